//! Tramways as it is saved, and what a list of games shows of it.

use super::rules::Tramways;
use super::rules::scoring;
use super::rules::setup::Setup;
use crate::engine::game::Game;
use crate::table::{Save, Session, Summary, Table};

/// What a list of games shows of a game, without its picture.
pub fn glance(session: &Session<Tramways>) -> Summary {
    let state = session.head();
    let score = |seat| scoring::score(state, seat).total();
    let to_act = Tramways::to_act(state);
    Summary {
        round: state.round,
        scores: state.players.seats().map(score).collect(),
        to_act,
        over: to_act.is_none(),
        picture: None,
    }
}

/// A game as it is now, without its picture and its clock.
pub fn save(table: &Table<Tramways>, revision: u64, saved_at: u64) -> Save {
    Save::of(Tramways::KEY, table, glance(&table.session), revision, saved_at)
}

/// The set-up of a save of Tramways; nothing where it is none.
pub fn setup(save: &Save) -> Option<Setup> {
    save.record::<Tramways>().ok().map(|record| record.setup)
}
