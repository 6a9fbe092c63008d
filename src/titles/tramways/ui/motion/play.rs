//! One movement of one element, through the browser's Web Animations.

use wasm_bindgen::JsCast;
use web_sys::{Animation, Element, KeyframeEffect};

/// How a movement speeds up and slows down.
#[derive(Clone, Copy)]
pub(super) enum Ease {
    Even,
    /// It arrives gently.
    Out,
    /// It leaves and arrives gently.
    InOut,
}

impl Ease {
    fn name(self) -> &'static str {
        match self {
            Ease::Even => "linear",
            Ease::Out => "cubic-bezier(0.2, 0.7, 0.2, 1)",
            Ease::InOut => "ease-in-out",
        }
    }
}

/// A movement: key frames in JSON, of transforms and opacity only.
pub(super) struct Move {
    /// The part of the element that moves, as a selector; the element itself where it is empty.
    pub part: &'static str,
    /// The key frames.
    pub frames: String,
    /// When it begins, and how long it takes, in milliseconds.
    pub time: (u32, u32),
    /// How it goes.
    pub ease: Ease,
}

impl Move {
    pub(super) fn new(frames: impl Into<String>, time: (u32, u32), ease: Ease) -> Move {
        Move { part: "", frames: frames.into(), time, ease }
    }

    pub(super) fn of(self, part: &'static str) -> Move {
        Move { part, ..self }
    }

    /// The time at which it has ended.
    pub(super) fn ends(&self) -> u32 {
        self.time.0 + self.time.1
    }

    /// Lets an element move, with what it shows before and after; nothing happens where the browser
    /// cannot.
    fn begin(&self, element: &Element, fill: &str, rate: f64) -> Option<Animation> {
        let target = match self.part {
            "" => element.clone(),
            part => element.query_selector(part).ok()??,
        };
        let (at, lasts, ease) = (self.time.0, self.time.1, self.ease.name());
        let options =
            format!(r#"{{"delay":{at},"duration":{lasts},"easing":"{ease}","fill":"{fill}"}}"#);
        let frames = js_sys::JSON::parse(&self.frames).ok()?;
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
}

/// Something that is drawn for a movement only.
pub(super) struct Item {
    /// The drawing: one element.
    pub markup: String,
    pub moves: Vec<Move>,
}

/// An element of the page that moves; it is where it belongs once it does not.
pub(super) struct Real {
    pub element: Element,
    pub moves: Move,
}

impl Item {
    /// Lets its drawing move; it stays as it ends.
    pub(super) fn begin(&self, element: &Element, rate: f64) -> Vec<Animation> {
        self.moves.iter().filter_map(|it| it.begin(element, "both", rate)).collect()
    }
}

impl Real {
    /// Lets it move.
    pub(super) fn begin(&self, rate: f64) -> Option<Animation> {
        self.moves.begin(&self.element, "backwards", rate)
    }
}
