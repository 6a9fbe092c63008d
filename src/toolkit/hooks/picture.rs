//! What is to be read of the page just before it is painted.

use super::use_effect_on;
use gloo::render::request_animation_frame;
use yew::prelude::*;

/// Runs something before the next picture after a drawing in which what it depends on is not what it was. Boxes that are
/// read then are laid out for the picture in any case; an effect that reads them has all of the page laid out before the
/// others have changed it.
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
