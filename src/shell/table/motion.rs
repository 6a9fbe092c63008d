//! What moves and sounds at a table.

use super::table_context::TableContext;
use crate::shell::overlays;
use crate::table::Pace;
use crate::table::Sound;
use crate::table::board::camera::Size;
use crate::table::motion::{Beat, Cue, counts};
use crate::table::tone::{Tone, tones};
use crate::titles::TitleKey;
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::browser::sound;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::motion::{Manner, Stage, board_lies, play};
use crate::toolkit::preferences::use_preferences;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// What ends all motion at once.
const TOUCHES: [&str; 4] = ["pointerdown", "keydown", "wheel", "resize"];

/// What has come later than so many milliseconds after a decision does not move any more: everything has been seen in its
/// place.
const LATE: f64 = 400.0;

/// Two tables of which the first was shown before the other.
pub(crate) struct Done {
    before: TableContext,
    after: TableContext,
    sound: Sound,
    /// How many times quicker than usual things move; nothing where they do not.
    rate: Option<f64>,
}

/// Moves and sounds what is done at the table. What draws it is a part of the page, which is fetched with the first touch: a
/// table that is only opened does without.
#[hook]
pub(crate) fn use_motion(at: &TableContext) {
    let title = at.title;
    let shown = use_mut_ref(|| at.clone());
    let preferences = use_preferences();
    let (sound, pace) = (preferences.sound, preferences.pace);
    use_touches(&at.stage, title);
    let after = at.clone();
    use_effect_on(at.table.clone(), move |_| {
        let before = shown.replace(after.clone());
        if before.table == after.table {
            return;
        }
        let (rate, now) = (rate(&before, pace), js_sys::Date::now());
        spawn_local(async move {
            // Without it nothing moves, and the page shows what is so all the same.
            let Ok((moves, faces)) = overlays::motion_of(title).await else { return };
            let is_shown = shown.borrow().table == after.table;
            if is_shown && js_sys::Date::now() - now < LATE {
                moves(&Done { before, after, sound, rate }, faces);
            }
        });
    });
}

/// Any touch shows where everything is, and the first fetches what moves.
#[hook]
fn use_touches(stage: &Stage, title: TitleKey) {
    use_effect_on((stage.clone(), title), |(stage, title)| {
        let (window, title) = (gloo::utils::window(), *title);
        let listeners = TOUCHES.map(|name| {
            let stage = stage.clone();
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, name, options, move |_| stage.finish())
        });
        let fetch = move |_: &Event| {
            spawn_local(async move {
                // Where it does not come it is asked for again when something moves.
                let _ = overlays::motion_of(title).await;
            });
        };
        let first = TOUCHES.map(|name| EventListener::once(&window, name, fetch));
        move || drop((listeners, first))
    });
}

/// How many times quicker than usual things move: bots are followed at the pace that is chosen; nothing moves for those that
/// play in an instant.
fn rate(before: &TableContext, pace: Pace) -> Option<f64> {
    let view = &before.view;
    let bot = view.to_act().and_then(|seat| view.players.bot(seat));
    match (bot, pace) {
        (Some(_), Pace::Instant) => None,
        (Some(_), Pace::Fast) => Some(1.5),
        _ => Some(1.0),
    }
}

/// Moves and sounds what was done, in the part of the page that draws it.
pub(crate) fn moved(done: &Done, faces: LateFaces) {
    let Done { before, after, sound, rate } = done;
    let turned = board_lies();
    let told = rate.and_then(|_| (faces.beats)(&before.table, &after.table, turned, after.locale));
    if *sound == Sound::On {
        sound::play(&heard(done, told.as_deref()), rate.unwrap_or(1.0));
    }
    let (Some(rate), Some(mut beats)) = (*rate, told) else { return };
    beats.extend(counts(&before.view.panels, &after.view.panels, &beats));
    let (width, height) = after.table.0.facts().extent;
    let drawing = Size { width: f64::from(width), height: f64::from(height) };
    let manner = Manner { rate, locale: after.locale, turned, drawing };
    play(&after.stage, &beats, manner);
}

/// The sounds of the title, or those of any table.
fn heard(done: &Done, told: Option<&[Beat]>) -> Vec<(u32, Tone)> {
    let tone = |beat: &Beat| match beat.cue {
        Cue::Tone(tone) => Some((beat.at, tone)),
        _ => None,
    };
    let own: Vec<(u32, Tone)> = told.unwrap_or_default().iter().filter_map(tone).collect();
    if own.is_empty() { tones(&done.before.view, &done.after.view) } else { own }
}
