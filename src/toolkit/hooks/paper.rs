//! Detects printing.

use super::use_effect_on;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

/// Returns whether the page is being printed: drawings that depend on the size of the window have to know.
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
