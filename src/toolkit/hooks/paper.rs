//! Whether the page is being printed.

use super::use_effect_on;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

/// Whether what is drawn now goes on paper: drawings that know the window's size must know it.
#[hook]
pub(crate) fn use_paper() -> bool {
    let paper = use_state_eq(|| false);
    {
        let paper = paper.clone();
        use_effect_on((), move |()| {
            let turn = |event: &'static str, on: bool| {
                let paper = paper.clone();
                EventListener::new(&window(), event, move |_: &Event| paper.set(on))
            };
            let heard = [turn("beforeprint", true), turn("afterprint", false)];
            move || drop(heard)
        });
    }
    *paper
}
