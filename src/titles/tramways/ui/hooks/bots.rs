//! Lets the bots at the table play.

use crate::engine::bots::{Level, Plan};
use crate::engine::game::Seat;
use crate::storage::{Lock, StoreError};
use crate::table::{Leave, Session, Turn};
use crate::titles::tramways::codec;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::ui::contexts::{use_act, use_model, use_stage};
use crate::titles::tramways::ui::hooks::advice::{Advice, Plans, use_advice};
use crate::titles::tramways::view::msg::Msg;
use crate::titles::tramways::view::playback::{Pinned, playback};
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_preferences;
use crate::worker::Asked;
use crate::worker::protocol::Purpose;
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use std::time::Duration;
use yew::prelude::*;

/// The longest time that a bot thinks about a decision.
const LIMIT: Duration = Duration::from_secs(1);

/// Bots play in the one window that plays the game, once that is known.
pub fn leave_of(lock: Lock, error: Option<StoreError>) -> Leave {
    let elsewhere = lock == Lock::Asked
        || matches!(error, Some(StoreError::OtherWindow | StoreError::LaterCopy));
    if elsewhere { Leave::Wait } else { Leave::Play }
}

/// A bot that decides now.
#[derive(Clone, PartialEq)]
pub struct Deciding {
    pub seat: Seat,
    pub level: Level,
    /// What it thinks about; nothing while it waits, or knows what to do.
    pub thinking: Option<Advice>,
}

/// Plays for the bots while they have leave to; gives the one that decides now.
#[hook]
pub fn use_bots(leave: Leave) -> Option<Deciding> {
    let (model, session) = (use_model(), use_model().session().clone());
    let pinned = use_state_eq(|| None::<Pinned>);
    let turn = match model.turn() {
        Turn::Bot(seat, level) => Some((seat, level)),
        _ => None,
    };
    let at_play = if leave == Leave::Play { turn } else { None };
    let next =
        use_memo((session.clone(), at_play, (*pinned).clone()), |(session, at_play, pinned)| {
            at_play.and_then(|(seat, _)| playback(session, seat, pinned.as_ref()))
        });
    let asked =
        use_memo((session.clone(), at_play, next.is_some()), |(session, at_play, known)| {
            match *at_play {
                Some((seat, level)) if !known => Some(ask(session, seat, level)),
                _ => None,
            }
        });
    let onplans = Callback::from({
        let session = session.clone();
        move |plans: Plans| {
            let any = || Some(Plan { actions: vec![session.any_action()?], worth: 0 });
            let plan = plans.into_iter().next().or_else(any);
            let pin = |(seat, _)| Some(Pinned { ply: session.ply(), seat, plan: Rc::new(plan?) });
            pinned.set(turn.and_then(pin));
        }
    });
    let advice = use_advice((*asked).clone(), onplans);
    use_playback(session.ply(), next);
    let thinking = asked.is_some().then_some(advice);
    turn.map(|(seat, level)| Deciding { seat, level, thinking })
}

/// Takes a bot's next decisions after a pause, once nothing moves any more. By then they may be too
/// late, which the table knows.
#[hook]
fn use_playback(ply: usize, next: Rc<Option<Vec<Action>>>) {
    let (act, stage, pace) = (use_act(), use_stage(), use_preferences().pace);
    use_effect_on((ply, next, pace), move |(ply, next, pace)| {
        let (ply, pause) = (*ply, pace.pause().as_millis() as u32);
        let play = |actions: Vec<Action>| {
            let play = move || act.emit(Msg::Bot(ply, actions));
            Timeout::new(pause, move || match stage.rest() {
                0 => play(),
                rest => drop(Timeout::new(rest, play).forget()),
            })
        };
        let timeout = Option::<Vec<Action>>::clone(next).map(play);
        move || drop(timeout)
    });
}

fn ask(session: &Session<Tramways>, seat: Seat, level: Level) -> Asked {
    let record = codec::encode(&session.record());
    Asked { record, seat, level, purpose: Purpose::Move, limit: LIMIT }
}
