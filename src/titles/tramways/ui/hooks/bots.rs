//! Lets the bots at the table play.

use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::storage::{Lock, StoreError};
use crate::table::{BotPermission, Turn};
use crate::titles::tramways::codec;
use crate::titles::tramways::ui::contexts::{use_act, use_adviser, use_model, use_stage};
use crate::titles::tramways::view::msg::Msg;
use crate::toolkit::hooks::{BotQuestion, BotThought, use_bot};
use yew::prelude::*;

/// Bots play in the one window that plays the game, once that is known.
pub fn leave_of(lock: Lock, error: Option<StoreError>) -> BotPermission {
    let elsewhere = lock == Lock::Asked
        || matches!(error, Some(StoreError::OtherWindow | StoreError::LaterCopy));
    if elsewhere { BotPermission::Wait } else { BotPermission::Play }
}

/// A bot that decides now.
#[derive(Clone, PartialEq)]
pub struct Deciding {
    pub seat: Seat,
    pub level: Level,
    /// How far it is; nothing while it waits.
    pub thought: Option<BotThought>,
}

/// Plays for the bots while they have leave to; gives the one that decides now.
#[hook]
pub fn use_bots(leave: BotPermission) -> Option<Deciding> {
    let (model, adviser, act, stage) = (use_model(), use_adviser(), use_act(), use_stage());
    let turn = match model.turn() {
        Turn::Bot(seat, level) => Some((seat, level)),
        _ => None,
    };
    let plays = turn.is_some() && leave == BotPermission::Play;
    let table = (model.session().clone(), model.players().clone(), model.table.mode);
    let question = use_memo((table, plays), |((session, players, mode), plays)| {
        let record = || codec::encode(&session.record());
        plays.then(|| BotQuestion::new(session.ply(), record(), players, *mode))
    });
    let onplay = Callback::from(move |(ply, answer)| act.emit(Msg::Bot(ply, answer)));
    let thought = use_bot((*question).clone(), &adviser, move || stage.rest(), onplay);
    turn.map(|(seat, level)| Deciding { seat, level, thought })
}
