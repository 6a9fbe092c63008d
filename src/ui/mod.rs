//! The page: Yew components and nothing else.

pub mod address;
pub mod app;
pub mod components;
pub mod contexts;
pub mod guard;
pub mod hooks;
pub mod motion;
pub mod outlet;
pub mod pages;
pub mod parts;
pub mod print;
pub(crate) mod sound;

/// Mounts the page into the element `app` of index.html, beside the drawings it uses.
pub fn mount() {
    let body = || gloo::utils::body().into();
    let root = gloo::utils::document().get_element_by_id("app").unwrap_or_else(body);
    yew::Renderer::<app::App>::with_root(root).render();
}
