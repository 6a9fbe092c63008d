//! Draws what moves: laid over the page, gone at the first touch. The page below shows the final
//! state all the while.

mod cards;
mod marks;
mod page;
mod play;
mod rails;
mod stage;
mod tallies;
mod tram;

pub use stage::Stage;

use crate::table::{Pace, Sound};
use crate::titles::tramways::ui::contexts::{use_map_turn, use_model, use_stage};
use crate::titles::tramways::ui::parts;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::motion::{beats, tones};
use crate::titles::tramways::view::scene::Turn;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::{use_locale, use_preferences};
use crate::toolkit::sound;
use crate::words::Locale;
use gloo::events::{EventListener, EventListenerOptions};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What ends all motion at once.
const TOUCHES: [&str; 4] = ["pointerdown", "keydown", "wheel", "resize"];

/// What has come later than so many milliseconds after a decision does not move any more: everything has been seen in its
/// place.
const LATE: f64 = 400.0;

/// Moves and sounds what was decided: the game before and after it, where it moves, and how.
pub type Moves = fn(&GameModel, &GameModel, &Stage, Manner);

/// How things move and sound.
#[derive(Clone, Copy)]
pub struct Manner {
    sound: Sound,
    /// The language of what is told on the way.
    locale: Locale,
    /// How many times quicker than usual.
    rate: f64,
    /// Which way the map lies.
    turn: Turn,
}

/// Moves and sounds what is decided at the table; below a table's provider. What draws it is a part of the page, which is
/// fetched with the first touch: a table that is only opened does without.
#[hook]
pub fn use_motion() {
    let (model, stage, preferences) = (use_model(), use_stage(), use_preferences());
    let shown = use_mut_ref(|| model.clone());
    use_touches(&stage);
    let (sound, pace, locale) = (preferences.sound, preferences.pace, use_locale());
    let turn = use_map_turn().map_or(Turn::Upright, |map| map.turn);
    use_effect_on(model, move |model| {
        let (before, model) = (shown.replace(model.clone()), model.clone());
        if Rc::ptr_eq(&before, &model) {
            return;
        }
        let Some(rate) = rate(&model, pace) else { return };
        let decided = js_sys::Date::now();
        spawn_local(async move {
            // Without it nothing moves, and the page shows what is so all the same.
            let Ok(moves) = parts::motion().await else { return };
            if Rc::ptr_eq(&*shown.borrow(), &model) && js_sys::Date::now() - decided < LATE {
                moves(&before, &model, &stage, Manner { sound, locale, rate, turn });
            }
        });
    });
}

/// Moves what was decided, in the part of the page that draws it.
pub fn moved(before: &GameModel, after: &GameModel, stage: &Stage, manner: Manner) {
    let Some(beats) = beats(before, after) else { return };
    if manner.sound == Sound::On {
        sound::play(&tones(&beats), manner.rate);
    }
    stage.play(&beats, manner);
}

/// Any touch shows where everything is, and the first fetches what moves.
#[hook]
fn use_touches(stage: &Stage) {
    use_effect_on(stage.clone(), |stage| {
        let window = gloo::utils::window();
        let listeners = TOUCHES.map(|name| {
            let stage = stage.clone();
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, name, options, move |_| stage.finish())
        });
        let fetch = |_: &Event| {
            spawn_local(async {
                // Where it does not come it is asked for again when something moves.
                let _ = parts::motion().await;
            });
        };
        let first = TOUCHES.map(|name| EventListener::once(&window, name, fetch));
        move || drop((listeners, first))
    });
}

/// How many times quicker than usual things move: bots are followed at the pace that is chosen;
/// nothing moves for those that play in an instant.
fn rate(model: &GameModel, pace: Pace) -> Option<f64> {
    let bot = model.session().last_seat().and_then(|seat| model.players().bot(seat));
    match (bot, pace) {
        (Some(_), Pace::Instant) => None,
        (Some(_), Pace::Fast) => Some(1.5),
        _ => Some(1.0),
    }
}
