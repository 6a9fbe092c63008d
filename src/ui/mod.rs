//! The page: Yew components and nothing else.

pub mod components;
#[cfg(feature = "gallery")]
mod gallery;

use yew::prelude::*;

/// Mounts the page into the element `app` of index.html, beside the drawings it uses.
pub fn mount() {
    let body = || gloo::utils::body().into();
    let root = gloo::utils::document().get_element_by_id("app").unwrap_or_else(body);
    yew::Renderer::<App>::with_root(root).render();
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
