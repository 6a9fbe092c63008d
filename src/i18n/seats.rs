//! Players: colours, names, levels of bots.

use super::Locale;
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::session::{Chairs, Controller, Livery};

impl Locale {
    /// A colour.
    pub fn livery(self, livery: Livery) -> &'static str {
        match livery {
            Livery::Orange => self.pick("Orange", "Naranja"),
            Livery::Brown => self.pick("Brown", "Marrón"),
            Livery::Pink => self.pick("Pink", "Rosa"),
            Livery::Green => self.pick("Green", "Verde"),
            Livery::Purple => self.pick("Purple", "Morado"),
        }
    }

    /// What a player is called: the name, or the colour of who has none.
    pub fn player(self, chairs: &Chairs, seat: Seat) -> String {
        let name = chairs.get(seat).map_or("", |chair| chair.name.as_str());
        if name.is_empty() { self.livery(chairs.livery(seat)).to_owned() } else { name.to_owned() }
    }

    /// A level of bots.
    pub fn level(self, level: Level) -> &'static str {
        match level {
            Level::Random => self.pick("Random bot", "Bot aleatorio"),
            Level::Easy => self.pick("Easy bot", "Bot fácil"),
            Level::Medium => self.pick("Medium bot", "Bot medio"),
            Level::Hard => self.pick("Hard bot", "Bot difícil"),
        }
    }

    /// Who decides for a seat.
    pub fn controller(self, controller: Controller) -> &'static str {
        match controller {
            Controller::Person => self.pick("Person", "Persona"),
            Controller::Bot(level) => self.level(level),
        }
    }
}
