//! A replay: the game goes on by itself from where one looks at it.

use crate::titles::tramways::view::history::next_action_start;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::hooks::use_effect_on;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// How fast a replay can run, in hundredths of the usual pace.
pub(super) const PACES: [u32; 4] = [50, 100, 200, 400];
/// The time between two actions at the usual pace, in milliseconds.
const USUAL: u32 = 900;

/// While it runs, goes on by one action after another up to the end of the line.
#[hook]
pub(super) fn use_replay(
    model: &Rc<GameModel>,
    act: &Callback<Msg>,
    runs: UseStateHandle<bool>,
    pace: u32,
) {
    let (session, act) = (model.session().clone(), act.clone());
    let place = (session.line(), session.ply(), session.length());
    use_effect_on((place, *runs, pace), move |&((line, ply, length), running, pace)| {
        if running && ply >= length {
            runs.set(false);
        }
        let timer = (running && ply < length).then(|| {
            let next = next_action_start(&session, ply);
            Timeout::new(USUAL * 100 / pace, move || act.emit(Msg::GoTo(line, next)))
        });
        move || drop(timer)
    });
}
