//! Names of players, colours and levels of bots.

use crate::engine::bots::Level;
use crate::engine::game::Seat;
use crate::table::{Controller, PlayerColor, Players};
use crate::words::naming::folded;
use crate::words::{Locale, phrases, shell};

phrases! { locale:
    /// The name of a level of bots.
    level_name: Level {
        Level::Random => "Random bot" "Bot aleatorio",
        Level::Easy => "Easy bot" "Bot fácil",
        Level::Medium => "Medium bot" "Bot medio",
        Level::Hard => "Hard bot" "Bot difícil",
    }
    /// A description of a player's controller.
    controller_hint: Controller {
        Controller::Person => "Plays on this device." "Juega en este dispositivo.",
        Controller::Elsewhere => (locale.elsewhere_hint()),
        Controller::Bot(Level::Random) => "Plays at random." "Juega al azar.",
        Controller::Bot(Level::Easy) => "For a first game." "Para una primera partida.",
        Controller::Bot(Level::Medium) => "A fair opponent." "Un rival digno.",
        Controller::Bot(Level::Hard) => "Hard to beat." "Difícil de vencer.",
    }
}

impl PlayerColor {
    /// Returns the name of the colour.
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
    /// Returns the name of a player, or their colour if they have no name. Names that look or sound alike get a number, so no
    /// two players have the same name. A right-to-left name is isolated so that the text around it keeps its order.
    pub fn name_of(&self, seat: Seat, locale: Locale) -> String {
        let name = self.own_name(seat, locale);
        match self.number(seat, locale) {
            Some(number) => format!("{} ({number})", isolated(name)),
            None => isolated(name),
        }
    }

    /// Returns the only person among bots, whom the page calls "you".
    pub fn only_person(&self) -> Option<Seat> {
        let persons: Vec<Seat> = self.persons().collect();
        match persons[..] {
            [person] if self.count() > 1 => Some(person),
            _ => None,
        }
    }

    /// Returns the name of a player; `None` for the only person, who is addressed as "you".
    pub fn name_of_other(&self, seat: Seat, locale: Locale) -> Option<String> {
        (self.only_person() != Some(seat)).then(|| self.name_of(seat, locale))
    }

    /// Returns the heading for a player: "You" for the only person at this device, else the name.
    pub fn label(&self, seat: Seat, locale: Locale) -> String {
        let persons: Vec<Seat> = self.persons().collect();
        if persons == [seat] { shell::you(locale).to_owned() } else { self.name_of(seat, locale) }
    }

    /// Returns a sentence that names the winners.
    pub fn winners(&self, winners: &[Seat], locale: Locale) -> String {
        let alone = self.only_person();
        let names = winners.iter().filter_map(|&seat| self.name_of_other(seat, locale));
        let names: Vec<String> = names.collect();
        let you_win = alone.is_some_and(|person| winners.contains(&person));
        if you_win { shell::you_win(&names, locale) } else { shell::winners(&names, locale) }
    }

    fn own_name(&self, seat: Seat, locale: Locale) -> String {
        let name = self.get(seat).map(|player| player.name.shown()).unwrap_or_default();
        if name.is_empty() { self.color(seat).name_in(locale).to_owned() } else { name }
    }

    /// Returns the number that distinguishes a player from others with the same name; `None` if the name is unique.
    fn number(&self, seat: Seat, locale: Locale) -> Option<usize> {
        let names: Vec<String> =
            self.seats().map(|other| folded(&self.own_name(other, locale))).collect();
        let own = names.get(seat.index())?;
        let namesakes = names.iter().filter(|name| *name == own).count();
        let before = names[..seat.index()].iter().filter(|name| *name == own).count();
        // A player may really be called "Ana (1)".
        let is_free = |number: &usize| !names.contains(&format!("{own}({number})"));
        if namesakes > 1 { (1..).filter(is_free).nth(before) } else { None }
    }
}

fn isolated(name: String) -> String {
    if name.chars().any(is_from_the_right) { format!("\u{2068}{name}\u{2069}") } else { name }
}

/// Returns whether a letter belongs to a right-to-left script.
fn is_from_the_right(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Name;

    /// Returns the names of players with these names, in a language.
    fn called(names: &[&str], locale: Locale) -> Vec<String> {
        let players =
            (0..).zip(names).fold(Players::people(names.len()), |players, (seat, name)| {
                players.rename(Seat(seat), Name::from((*name).to_owned()))
            });
        players.seats().map(|seat| players.name_of(seat, locale)).collect()
    }

    #[test]
    fn isolates_right_to_left_names() {
        let shown = called(&["", "Ana", "רחל", "سلمى 2", "רחל"], Locale::English);
        let rachel = ["\u{2068}רחל\u{2069} (1)", "\u{2068}רחל\u{2069} (2)"];
        let expected = ["Orange", "Ana", rachel[0], "\u{2068}سلمى 2\u{2069}", rachel[1]];
        assert_eq!(shown, expected);
    }

    #[test]
    fn numbers_names_that_look_or_sound_alike() {
        for (names, expected) in [
            (&["Ana", "Ana"][..], &["Ana (1)", "Ana (2)"][..]),
            (&["Ana", "Bea", "ANA"], &["Ana (1)", "Bea", "ANA (2)"]),
            (&["José", "jose", "Jose\u{301}"], &["José (1)", "jose (2)", "José (3)"]),
            (&["A  B", "A B\u{200B}"], &["A B (1)", "A B (2)"]),
            (&["\u{202E}Ana", "An\u{AD}a"], &["Ana (1)", "Ana (2)"]),
            (
                &["علی", "علی\u{200C}"],
                &["\u{2068}علی\u{2069} (1)", "\u{2068}علی\u{200C}\u{2069} (2)"],
            ),
            (&["\u{301}\u{3164}", "\u{2800}"], &["Orange", "Brown"]),
            (&["Ana", "Ana (1)", "ana"], &["Ana (2)", "Ana (1)", "ana (3)"]),
            (&["Ana (1)", "ana (1)", "Ana"], &["Ana (1) (1)", "ana (1) (2)", "Ana"]),
            (&["Straße", "STRASSE"], &["Straße (1)", "STRASSE (2)"]),
            (&["Nguyễn", "nguyen"], &["Nguyễn (1)", "nguyen (2)"]),
            (&["Αλέξης", "ΑΛΕΞΗΣ"], &["Αλέξης (1)", "ΑΛΕΞΗΣ (2)"]),
            (&["Андрей", "андреи"], &["Андрей (1)", "андреи (2)"]),
            (&["ＡＮＡ", "ana"], &["ＡＮＡ (1)", "ana (2)"]),
            (&["brown", ""], &["brown (1)", "Brown (2)"]),
            (&["Marrón", ""], &["Marrón", "Brown"]),
            (&["\u{200B}", "Orange"], &["Orange (1)", "Orange (2)"]),
            (&["", "", ""], &["Orange", "Brown", "Pink"]),
        ] {
            assert_eq!(called(names, Locale::English), expected, "{names:?}");
        }
        assert_eq!(called(&["marron", ""], Locale::Spanish), ["marron (1)", "Marrón (2)"]);
    }

    #[test]
    fn the_only_person_among_bots_wins_as_you() {
        let victory = |persons: usize, winners: &[u8], locale| {
            let players = (persons..3).fold(Players::people(3), |players, seat| {
                players.hand_over(Seat(seat as u8), Controller::Bot(Level::Easy))
            });
            let named = players.rename(Seat(0), Name::from("Ana".to_owned()));
            let winners: Vec<Seat> = winners.iter().copied().map(Seat).collect();
            named.winners(&winners, locale)
        };
        assert_eq!(victory(1, &[0], Locale::English), "You win");
        assert_eq!(victory(1, &[0], Locale::Spanish), "Ganas");
        assert_eq!(victory(1, &[0, 2], Locale::English), "You share the victory with Pink");
        assert_eq!(victory(1, &[0, 2], Locale::Spanish), "Compartes la victoria con Rosa");
        assert_eq!(victory(1, &[1], Locale::English), "Brown wins");
        assert_eq!(victory(1, &[1], Locale::Spanish), "Gana Marrón");
        assert_eq!(victory(2, &[0], Locale::English), "Ana wins");
        assert_eq!(victory(2, &[0, 1], Locale::Spanish), "Ana y Marrón comparten la victoria");
    }

    #[test]
    fn labels_the_only_person_you() {
        let label = |persons: usize, seat: u8, locale| {
            let players = (persons..3).fold(Players::people(3), |players, seat| {
                players.hand_over(Seat(seat as u8), Controller::Bot(Level::Easy))
            });
            players.rename(Seat(0), Name::from("Ana".to_owned())).label(Seat(seat), locale)
        };
        assert_eq!(label(1, 0, Locale::English), "You");
        assert_eq!(label(1, 0, Locale::Spanish), "Tú");
        assert_eq!(label(1, 1, Locale::English), "Brown");
        assert_eq!(label(2, 0, Locale::English), "Ana");
        assert_eq!(Players::people(1).label(Seat(0), Locale::English), "You");
    }

    #[test]
    fn no_two_players_are_called_the_same() {
        let names = ["Ana", "ana", "Ana (1)", "Ana (2)", "ana (1)", "Ana (1) (1)"];
        let mut rng = crate::engine::game::Rng::new(5);
        for _ in 0..5_000 {
            let chosen: Vec<&str> = (0..5).map(|_| names[rng.below(names.len())]).collect();
            let mut shown = called(&chosen, Locale::English);
            shown.iter_mut().for_each(|name| *name = folded(name));
            shown.sort_unstable();
            shown.dedup();
            assert_eq!(shown.len(), 5, "{chosen:?}");
        }
    }
}
