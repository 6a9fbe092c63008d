//! The page: Yew components and nothing else.

pub mod components;
#[cfg(feature = "gallery")]
mod gallery;

use yew::prelude::*;

/// Mounts the page into the document's body.
pub fn mount() {
    yew::Renderer::<App>::new().render();
}

#[component]
fn App() -> Html {
    #[cfg(feature = "gallery")]
    return html! { <gallery::Gallery /> };
    #[cfg(not(feature = "gallery"))]
    html! {
        <main>{ "Catenary" }</main>
    }
}
