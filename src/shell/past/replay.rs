//! The replay: plays the game on automatically from the current position.

use crate::shell::table::table_context::TableContext;
use crate::table::DeviceTurn;
use crate::table::intent::Intent;
use crate::table::past::PastStep;
use crate::toolkit::hooks::use_effect_on;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// The paces of a replay, in hundredths of the normal one.
pub(super) const PACES: [u32; 4] = [50, 100, 200, 400];
/// The time between two actions at the normal pace, in milliseconds.
const USUAL: u32 = 900;

/// While it runs, goes on one whole action at a time until the end of the line. Returns the callback that starts and
/// stops it; at the end it begins at the start.
#[hook]
pub(super) fn use_replay(
    at: &TableContext,
    runs: &UseStateHandle<bool>,
    pace: u32,
) -> Callback<()> {
    let past = &at.view.past;
    let (line, ply, length) = (past.line, past.ply, past.length);
    let is_held = ply >= length || matches!(at.view.turn, DeviceTurn::PassTo(_));
    {
        let (runs, onintent) = (runs.clone(), at.onintent.clone());
        let next = PastStep::On.from(past, &[]);
        use_effect_on(
            (line, ply, is_held, *runs, pace),
            move |&(line, _, is_held, running, pace)| {
                if running && is_held {
                    runs.set(false);
                }
                let timer = (running && !is_held).then(|| {
                    let go = Intent::GoTo { line, ply: next };
                    Timeout::new(USUAL * 100 / pace, move || onintent.emit(go))
                });
                move || drop(timer)
            },
        );
    }
    let (runs, onintent) = (runs.clone(), at.onintent.clone());
    Callback::from(move |()| {
        if !*runs && ply >= length {
            onintent.emit(Intent::GoTo { line, ply: 0 });
        }
        runs.set(!*runs);
    })
}
