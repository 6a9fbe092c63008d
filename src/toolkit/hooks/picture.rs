//! Reads layout just before it is painted.

use super::use_effect_on;
use gloo::render::request_animation_frame;
use yew::prelude::*;

/// Runs a closure in the next animation frame after a render whose dependencies changed. Layout read there is computed for the
/// paint anyway; an effect that reads it forces a layout before other effects have changed the page.
#[hook]
pub(crate) fn use_before_picture<T>(deps: T, run: impl FnOnce() + 'static)
where
    T: PartialEq + 'static,
{
    use_effect_on(deps, move |_| {
        let frame = request_animation_frame(move |_| run());
        move || drop(frame)
    });
}
