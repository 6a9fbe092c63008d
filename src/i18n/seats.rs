//! Players: colours, names, levels of bots.

use super::Locale;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::session::{Chairs, Controller, Livery};
use crate::table::{controller_name, level_name};

impl Locale {
    /// A colour.
    pub fn livery(self, livery: Livery) -> &'static str {
        livery.name(self)
    }

    /// What a player is called: the name, or the colour of who has none.
    pub fn player(self, chairs: &Chairs, seat: Seat) -> String {
        chairs.name_of(seat, self)
    }

    /// A level of bots.
    pub fn level(self, level: Level) -> &'static str {
<<<<<<< HEAD
        match level {
            Level::Random => self.pick("Random bot", "Bot aleatorio"),
            Level::Easy => self.pick("Easy bot", "Bot fácil"),
            Level::Medium => self.pick("Medium bot", "Bot medio"),
            Level::Hard => self.pick("Hard bot", "Bot difícil"),
        }
=======
        level_name(level, self)
>>>>>>> 4a546d9 (feat(titles): what home knows of each title; names of players in one place)
    }

    /// Who decides for a seat.
    pub fn controller(self, controller: Controller) -> &'static str {
        controller_name(controller, self)
    }
}
