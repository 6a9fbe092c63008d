//! Whether the page is being printed.

use super::use_effect_on;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

/// Whether what is drawn now goes on paper: drawings that know the window's size must know it.
#[hook]
pub(crate) fn use_paper() -> bool {
    let paper = use_state_eq(|| false);
    let setter = paper.setter();
    use_effect_on((), move |()| {
        let turn = |event: &'static str, on: bool| {
            let setter = setter.clone();
            EventListener::new(&window(), event, move |_: &Event| setter.set(on))
        };
        let heard = [turn("beforeprint", true), turn("afterprint", false)];
        move || drop(heard)
    });
    *paper
}
