//! The motion and the sounds of a table.

use super::table_context::TableContext;
use crate::shell::overlays;
use crate::table::Pace;
use crate::table::Sound;
use crate::table::board::camera::Size;
use crate::table::motion::{Beat, Cue, counts};
use crate::table::sounds::{Tone, tones};
use crate::titles::TitleKey;
use crate::toolkit::border::late::LateFaces;
use crate::toolkit::browser::sound;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::motion::{MotionStyle, Stage, board_lies, play};
use crate::toolkit::preferences::use_preferences;
use gloo::events::{EventListener, EventListenerOptions};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The events that end all motion at once.
const TOUCHES: [&str; 4] = ["pointerdown", "keydown", "wheel", "resize"];

/// The delay in milliseconds after which motion is skipped: by then the player has seen the result.
const LATE: f64 = 400.0;

/// Two consecutive tables.
pub(crate) struct TablePair {
    before: TableContext,
    after: TableContext,
    sound: Sound,
    /// The speed of motion, as a factor; `None` if nothing moves.
    rate: Option<f64>,
}

/// Animates the actions at the table and plays their sounds. That code is a part of the page, fetched with the first
/// touch, so a table that is only looked at does without.
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
            // Without this part nothing moves, but the page shows the result.
            let Ok((moves, faces)) = overlays::motion_of(title).await else { return };
            let is_shown = shown.borrow().table == after.table;
            if is_shown && js_sys::Date::now() - now < LATE {
                moves(&TablePair { before, after, sound, rate }, faces);
            }
        });
    });
}

/// Ends motion with any touch, and fetches the part with the first.
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
                // After a failure it is requested again when something moves.
                let _ = overlays::motion_of(title).await;
            });
        };
        let first = TOUCHES.map(|name| EventListener::once(&window, name, fetch));
        move || drop((listeners, first))
    });
}

/// Returns the speed of motion, as a factor: bots' actions follow the chosen pace; `None` for bots that play in an
/// instant.
fn rate(before: &TableContext, pace: Pace) -> Option<f64> {
    let view = &before.view;
    let bot = view.to_act().and_then(|seat| view.players.bot(seat));
    match (bot, pace) {
        (Some(_), Pace::Instant) => None,
        (Some(_), Pace::Fast) => Some(1.5),
        _ => Some(1.0),
    }
}

/// Animates actions and plays their sounds; runs in the part of the page for motion.
pub(crate) fn moved(done: &TablePair, faces: LateFaces) {
    let TablePair { before, after, sound, rate } = done;
    let turned = board_lies();
    let title_beats =
        rate.and_then(|_| (faces.beats)(&before.table, &after.table, turned, after.locale));
    if *sound == Sound::On {
        sound::play(&cues(done, title_beats.as_deref()), rate.unwrap_or(1.0));
    }
    let (Some(rate), Some(mut beats)) = (*rate, title_beats) else { return };
    beats.extend(counts(&before.view.panels, &after.view.panels, &beats));
    let (width, height) = after.table.0.facts().extent;
    let drawing = Size { width: f64::from(width), height: f64::from(height) };
    let style = MotionStyle { rate, locale: after.locale, turned, drawing };
    play(&after.stage, &beats, style);
}

/// Returns the title's sounds, or else those of any table.
fn cues(done: &TablePair, title_beats: Option<&[Beat]>) -> Vec<(u32, Tone)> {
    let tone = |beat: &Beat| match beat.cue {
        Cue::Tone(tone) => Some((beat.at, tone)),
        _ => None,
    };
    let own: Vec<(u32, Tone)> = title_beats.unwrap_or_default().iter().filter_map(tone).collect();
    if own.is_empty() { tones(&done.before.view, &done.after.view) } else { own }
}
