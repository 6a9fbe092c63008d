//! The field of a game, for its final count.

use super::TableModel;
use crate::engine::bots::Level;
use crate::engine::codec::{self, Link};
use crate::engine::game::{BySeat, Seat};
use crate::table::field::{Aids, Begins, FieldOf, FieldSize};
use crate::table::title::Title;

impl<G: Title> TableModel<G> {
    /// Returns the field of this game's deal for a seat.
    pub(super) fn field_of(&self, seat: Seat) -> FieldOf {
        let setup = self.table.session.setup();
        let (players, is_position) = (G::players(setup), G::is_position(setup));
        let link = if is_position { Link::position } else { Link::setup };
        let hard_is_fast = players <= G::MOST_SEATS_OF_HARD;
        FieldOf {
            setup: codec::write::<G>(&link(setup.clone())),
            seat,
            others: BySeat::new(players, |seat| self.players().bot(seat).unwrap_or(Level::Medium)),
            bots: G::VERSION,
            aim: if hard_is_fast { FieldSize::WHOLE } else { FieldSize::MEDIUM_ONLY },
            begins: if is_position { Begins::AtPosition } else { Begins::Dealt },
            aids: Aids { undos: self.table.undos, hints: self.table.hints },
        }
    }
}
