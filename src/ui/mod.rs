//! The page: Yew components and nothing else.

use yew::prelude::*;

/// Mounts the page into the document's body.
pub fn mount() {
    yew::Renderer::<App>::new().render();
}

#[component]
fn App() -> Html {
    html! {
        <main>{ "Catenary" }</main>
    }
}
