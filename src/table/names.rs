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
    /// What a player is called: the name, or the colour of who has none. A name that is written from
    /// right to left keeps that to itself, so that what stands beside it stays in its order.
    pub fn name_of(&self, seat: Seat, locale: Locale) -> String {
        let name = self.get(seat).map_or("", |player| player.name.as_str());
        match name {
            "" => self.color(seat).name_in(locale).to_owned(),
            name if name.chars().any(is_from_the_right) => format!("\u{2068}{name}\u{2069}"),
            name => name.to_owned(),
        }
    }
}

/// Whether a letter is of a script that is written from right to left.
fn is_from_the_right(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::player::Name;

    #[test]
    fn a_name_from_the_right_keeps_its_direction_to_itself() {
        let names = ["", "Ana", "רחל", "سلمى 2"];
        let players = (0..).zip(names).fold(Players::people(4), |players, (seat, name)| {
            players.rename(Seat(seat), Name::from(name.to_owned()))
        });
        let shown = |seat| players.name_of(Seat(seat), Locale::English);
        assert_eq!((shown(0).as_str(), shown(1).as_str()), ("Orange", "Ana"));
        assert_eq!(shown(2), "\u{2068}רחל\u{2069}");
        assert_eq!(shown(3), "\u{2068}سلمى 2\u{2069}");
    }
}
