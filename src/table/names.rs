//! What players, colours and levels of bots are called.

use super::{Controller, PlayerColor, Players};
use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::words::Locale;

impl PlayerColor {
    /// The colour's name.
    pub fn name_in(self, locale: Locale) -> &'static str {
        match self {
            PlayerColor::Orange => locale.pick("Orange", "Naranja"),
            PlayerColor::Brown => locale.pick("Brown", "Marrón"),
            PlayerColor::Pink => locale.pick("Pink", "Rosa"),
            PlayerColor::Green => locale.pick("Green", "Verde"),
            PlayerColor::Purple => locale.pick("Purple", "Morado"),
        }
    }
}

impl Players {
    /// What a player is called: the name, or the colour of who has none.
    pub fn name_of(&self, seat: Seat, locale: Locale) -> String {
        let name = self.get(seat).map_or("", |player| player.name.as_str());
        if name.is_empty() { self.color(seat).name_in(locale).to_owned() } else { name.to_owned() }
    }
}

/// What a level of bots is called.
pub fn level_name(level: Level, locale: Locale) -> &'static str {
    match level {
        Level::Random => locale.pick("Random bot", "Bot aleatorio"),
        Level::Easy => locale.pick("Easy bot", "Bot fácil"),
        Level::Medium => locale.pick("Medium bot", "Bot medio"),
        Level::Hard => locale.pick("Hard bot", "Bot difícil"),
    }
}

/// Who decides for a seat.
pub fn controller_name(controller: Controller, locale: Locale) -> &'static str {
    match controller {
        Controller::Person => locale.pick("Person", "Persona"),
        Controller::Bot(level) => level_name(level, locale),
    }
}

/// How a player plays.
pub fn controller_hint(controller: Controller, locale: Locale) -> &'static str {
    match controller {
        Controller::Person => locale.pick("Plays on this device.", "Juega en este dispositivo."),
        Controller::Bot(Level::Random) => locale.pick("Plays at random.", "Juega al azar."),
        Controller::Bot(Level::Easy) => {
            locale.pick("For a first game.", "Para una primera partida.")
        }
        Controller::Bot(Level::Medium) => locale.pick("A fair opponent.", "Un rival digno."),
        Controller::Bot(Level::Hard) => locale.pick("Hard to beat.", "Difícil de vencer."),
    }
}
