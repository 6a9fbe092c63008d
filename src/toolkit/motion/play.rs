//! One movement of one element, by the browser's Web Animations.

use crate::table::motion::{Ease, Move};
use wasm_bindgen::JsCast;
use web_sys::{Animation, Element, KeyframeEffect};

fn name(ease: Ease) -> &'static str {
    match ease {
        Ease::Even => "linear",
        Ease::Out => "cubic-bezier(0.2, 0.7, 0.2, 1)",
        Ease::InOut => "ease-in-out",
    }
}

/// Animates an element with this fill mode; `None` if the browser cannot.
fn begin(it: &Move, element: &Element, fill: &str, rate: f64) -> Option<Animation> {
    let target = match it.part {
        "" => element.clone(),
        part => element.query_selector(part).ok()??,
    };
    let (at, lasts, ease) = (it.time.0, it.time.1, name(it.ease));
    let options =
        format!(r#"{{"delay":{at},"duration":{lasts},"easing":"{ease}","fill":"{fill}"}}"#);
    let frames = js_sys::JSON::parse(&it.frames).ok()?;
    let options = js_sys::JSON::parse(&options).ok()?;
    let effect = KeyframeEffect::new_with_opt_element_and_keyframes_and_keyframe_effect_options(
        Some(&target),
        frames.dyn_ref(),
        options.unchecked_ref(),
    );
    let animation = Animation::new_with_effect(Some(&effect.ok()?.into())).ok()?;
    animation.set_playback_rate(rate);
    animation.play().ok()?;
    Some(animation)
}

/// An element drawn only for a movement.
pub(super) struct MotionElement {
    /// Its markup: one element.
    pub markup: String,
    pub moves: Vec<Move>,
}

/// An element of the page that moves; it stays in its place afterwards.
pub(super) struct Real {
    pub element: Element,
    pub moves: Move,
}

impl MotionElement {
    /// Animates its drawing, which stays as it ends.
    pub(super) fn begin(&self, element: &Element, rate: f64) -> Vec<Animation> {
        self.moves.iter().filter_map(|it| begin(it, element, "both", rate)).collect()
    }
}

impl Real {
    /// Makes an element of the page move.
    pub(super) fn new(element: Element, moves: Move) -> Real {
        Real { element, moves }
    }

    /// Animates it.
    pub(super) fn begin(&self, rate: f64) -> Option<Animation> {
        begin(&self.moves, &self.element, "backwards", rate)
    }
}
