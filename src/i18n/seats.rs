//! Players: colours, names, levels of bots.

use super::Locale;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::session::{Chairs, Controller, PlayerColor};
use crate::table::{controller_name, level_name};

impl Locale {
    /// A colour.
    pub fn color(self, color: PlayerColor) -> &'static str {
        color.name_in(self)
    }

    /// What a player is called: the name, or the colour of who has none.
    pub fn player(self, chairs: &Chairs, seat: Seat) -> String {
        chairs.name_of(seat, self)
    }

    /// A level of bots.
    pub fn level(self, level: Level) -> &'static str {
        level_name(level, self)
    }

    /// Who decides for a seat.
    pub fn controller(self, controller: Controller) -> &'static str {
        controller_name(controller, self)
    }
}
