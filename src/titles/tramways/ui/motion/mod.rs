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
use crate::titles::tramways::ui::contexts::{use_model, use_stage};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::motion::{beats, tones};
use crate::toolkit::preferences::use_preferences;
use crate::toolkit::sound;
use gloo::events::{EventListener, EventListenerOptions};
use yew::prelude::*;

/// What ends all motion at once.
const TOUCHES: [&str; 4] = ["pointerdown", "keydown", "wheel", "resize"];

/// Moves and sounds what is decided at the table; below a table's provider.
#[hook]
pub fn use_motion() {
    let (model, stage, preferences) = (use_model(), use_stage(), use_preferences());
    let shown = use_mut_ref(|| model.clone());
    use_touches(&stage);
    let taste = (preferences.sound, preferences.pace);
    use_effect_with(model, move |model| {
        let before = shown.replace(model.clone());
        let Some(rate) = rate(model, taste.1) else { return };
        let Some(beats) = beats(&before, model) else { return };
        if taste.0 == Sound::On {
            sound::play(&tones(&beats), rate);
        }
        stage.play(model, &beats, rate);
    });
}

/// Any touch shows where everything is.
#[hook]
fn use_touches(stage: &Stage) {
    use_effect_with(stage.clone(), |stage| {
        let window = gloo::utils::window();
        let listeners = TOUCHES.map(|name| {
            let stage = stage.clone();
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, name, options, move |_| stage.finish())
        });
        move || drop(listeners)
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
