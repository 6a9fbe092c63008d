//! A replay: the game goes on by itself from where one looks at it.

use crate::shell::table::table_context::TableContext;
use crate::table::Turn;
use crate::table::intent::Intent;
use crate::table::past::Walk;
use crate::toolkit::hooks::use_effect_on;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// How fast a replay can run, in hundredths of the usual pace.
pub(super) const PACES: [u32; 4] = [50, 100, 200, 400];
/// The time between two actions at the usual pace, in milliseconds.
const USUAL: u32 = 900;

/// While it runs, goes on by one whole action after another up to the end of the line. Gives what starts and halts it: at the
/// end it begins at the start.
#[hook]
pub(super) fn use_replay(
    at: &TableContext,
    runs: &UseStateHandle<bool>,
    pace: u32,
) -> Callback<()> {
    let past = &at.view.past;
    let (line, ply, length) = (past.line, past.ply, past.length);
    let is_held = ply >= length || matches!(at.view.turn, Turn::PassTo(_));
    {
        let (runs, onintent) = (runs.clone(), at.onintent.clone());
        let next = Walk::On.from(past, &[]);
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
