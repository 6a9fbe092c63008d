//! The frame of the table in this window.

use crate::titles::tramways::view::frame::Frame;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::window::page_size;
use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

/// How the areas of the table lie, kept up to date while the window changes.
#[hook]
pub fn use_frame() -> Frame {
    let frame = use_state_eq(|| Frame::of(page_size()));
    {
        let frame = frame.clone();
        use_effect_on((), move |()| {
            let heard = EventListener::new(&window(), "resize", move |_: &Event| {
                frame.set(Frame::of(page_size()));
            });
            move || drop(heard)
        });
    }
    *frame
}
