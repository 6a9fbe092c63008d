//! The players of a table: names, colours and controllers.

use crate::engine::bots::Level;
use crate::engine::game::{BySeat, Seat};
use crate::table::PlayerColor;
use crate::words::naming;
use serde::{Deserialize, Serialize};

/// The longest name, in characters.
pub const MAX_NAME: usize = 20;

/// The stored name of a player or a line: no control characters, at most [`MAX_NAME`] characters. If it is empty the page
/// shows a default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(String);

impl From<String> for Name {
    fn from(text: String) -> Name {
        let plain = text.chars().filter(|letter| !letter.is_control());
        let short: String = plain.take(MAX_NAME).collect();
        Name(short.trim().to_owned())
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl Name {
    /// Makes a name of typed text, without invisible characters.
    pub fn typed(text: &str) -> Name {
        Name(naming::clipped(text, MAX_NAME))
    }

    /// The stored name, which may contain invisible characters from links and saves.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the visible name; may be empty.
    pub fn shown(&self) -> String {
        naming::clean(&self.0)
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Controller {
    /// A person at this device.
    Person,
    /// A person at another device, who gets links.
    Elsewhere,
    /// A bot.
    Bot(Level),
}

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: Name,
    /// The colour.
    #[serde(rename = "livery")]
    pub color: PlayerColor,
    /// Who decides for the seat.
    pub controller: Controller,
}

/// The visibility of hands between people at one device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hands {
    /// Each sees only their own hand.
    #[default]
    Hidden,
    /// All hands are open.
    Open,
}

/// The players at a table, each with a different colour.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Players {
    seats: BySeat<Player>,
    hands: Hands,
}

impl Players {
    /// Creates people without names, in the default colours.
    pub fn people(players: usize) -> Players {
        let person = |seat| Player {
            name: Name::default(),
            color: PlayerColor::of(seat),
            controller: Controller::Person,
        };
        Players { seats: BySeat::new(players, person), hands: Hands::Hidden }
    }

    /// Collects players; repeated colours are replaced by free ones.
    pub fn of(players: impl IntoIterator<Item = Player>, hands: Hands) -> Players {
        let mut taken: Vec<PlayerColor> = Vec::new();
        let seats = players.into_iter().map(|player| {
            let free = PlayerColor::ALL.into_iter().find(|color| !taken.contains(color));
            let own = (!taken.contains(&player.color)).then_some(player.color);
            let color = own.or(free).unwrap_or(player.color);
            taken.push(color);
            Player { color, ..player }
        });
        Players { seats: seats.collect(), hands }
    }

    /// Returns the players for a table with this number of seats: extra ones leave, new people are added.
    pub fn fit(&self, players: usize) -> Players {
        let more = Players::people(players).seats;
        let more = more.iter().skip(self.seats.count()).cloned();
        Players::of(self.seats.iter().take(players).cloned().chain(more), self.hands)
    }

    /// Returns the players with another controller for a seat.
    pub fn hand_over(&self, seat: Seat, controller: Controller) -> Players {
        self.replace(seat, |player| Player { controller, ..player })
    }

    /// Returns the players with a person at this seat and medium bots at all others.
    pub fn against_bots(&self, seat: Seat) -> Players {
        self.seats().fold(self.clone(), |players, other| {
            let bot = Controller::Bot(Level::Medium);
            players.hand_over(other, if other == seat { Controller::Person } else { bot })
        })
    }

    /// Returns the players with another name for a seat.
    pub fn rename(&self, seat: Seat, name: Name) -> Players {
        self.replace(seat, |player| Player { name: name.clone(), ..player })
    }

    /// Returns the players with another colour for a seat; a player who had it gets the old one.
    pub fn paint(&self, seat: Seat, color: PlayerColor) -> Players {
        let own = self.color(seat);
        let players = self.seats.seats().zip(self.seats.iter().cloned());
        let players = players.map(|(other, player)| {
            if other == seat {
                Player { color, ..player }
            } else if player.color == color {
                Player { color: own, ..player }
            } else {
                player
            }
        });
        Players::of(players, self.hands)
    }

    /// Returns the players with the first seats in these colours.
    pub fn first_in(&self, colors: &[PlayerColor]) -> Players {
        let painted = self.seats.seats().zip(colors);
        painted.fold(self.clone(), |players, (seat, &color)| players.paint(seat, color))
    }

    /// Returns the players without one.
    pub fn without(&self, seat: Seat) -> Players {
        let others = self.seats.seats().zip(self.seats.iter().cloned());
        Players::of(
            others.filter(|(other, _)| *other != seat).map(|(_, player)| player),
            self.hands,
        )
    }

    fn replace(&self, seat: Seat, change: impl Fn(Player) -> Player) -> Players {
        let players = self.seats.seats().zip(self.seats.iter().cloned());
        let players =
            players.map(|(other, player)| if other == seat { change(player) } else { player });
        Players::of(players, self.hands)
    }

    /// Returns the players with hidden or open hands.
    pub fn with_hands(self, hands: Hands) -> Players {
        Players { hands, ..self }
    }

    /// The visibility of hands between people at one device.
    pub fn hands(&self) -> Hands {
        self.hands
    }

    /// The number of seats.
    pub fn count(&self) -> usize {
        self.seats.count()
    }

    /// All seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.seats.seats()
    }

    /// The player of a seat; `None` if there is no such seat.
    pub fn get(&self, seat: Seat) -> Option<&Player> {
        self.seats.get(seat)
    }

    /// The colour of a seat.
    pub fn color(&self, seat: Seat) -> PlayerColor {
        self.get(seat).map_or(PlayerColor::of(seat), |player| player.color)
    }

    /// The level of a seat's bot; `None` if a person plays it.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        match self.get(seat)?.controller {
            Controller::Bot(level) => Some(level),
            Controller::Person | Controller::Elsewhere => None,
        }
    }

    /// Returns whether the seat to move is a bot's.
    pub fn is_bots(&self, to_act: Option<Seat>) -> bool {
        to_act.is_some_and(|seat| self.bot(seat).is_some())
    }

    /// Returns whether a person at another device plays a seat.
    pub fn is_elsewhere(&self, seat: Seat) -> bool {
        self.get(seat).is_some_and(|player| player.controller == Controller::Elsewhere)
    }

    /// The seats of people at other devices.
    pub fn elsewhere(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.is_elsewhere(seat))
    }

    /// Returns whether a person at this device plays a seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        self.get(seat).is_some_and(|player| player.controller == Controller::Person)
    }

    /// The seats of people at this device.
    pub fn persons(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.is_person(seat))
    }

    /// The seat of the only person at this device; `None` for none or several.
    pub fn only_here(&self) -> Option<Seat> {
        let mut persons = self.persons();
        match (persons.next(), persons.next()) {
            (only, None) => only,
            _ => None,
        }
    }

    /// The seats of people at any device.
    pub fn people_anywhere(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|&seat| self.bot(seat).is_none())
    }

    /// Returns whether people play, but none of them at this device.
    pub fn are_all_elsewhere(&self) -> bool {
        self.persons().next().is_none() && self.people_anywhere().next().is_some()
    }

    /// Returns the players with all people at this device.
    pub fn all_here(&self) -> Players {
        self.elsewhere()
            .fold(self.clone(), |players, seat| players.hand_over(seat, Controller::Person))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_short_line() {
        let name = Name::from("  Ana\n\t\u{7}María de la Concepción Ruiz ".to_owned());
        assert_eq!(name.as_str(), "AnaMaría de la Con");
        assert!(name.as_str().chars().count() <= MAX_NAME);
        let read: Name = serde_json::from_str("\"x\\ny\"").expect("a name");
        assert_eq!(read.as_str(), "xy");
    }

    #[test]
    fn typed_names_are_cleaned_and_stored_names_are_unchanged() {
        assert_eq!(Name::typed(" An\u{200B}a\n María\u{202E} ").as_str(), "Ana María");
        assert_eq!(Name::typed("\u{3164}"), Name::default());
        let kept = Name::from("An\u{200B}a".to_owned());
        assert_eq!((kept.as_str(), kept.shown().as_str()), ("An\u{200B}a", "Ana"));
        assert_eq!(serde_json::to_string(&kept).expect("text"), "\"An\u{200B}a\"");
    }

    #[test]
    fn gives_each_player_their_own_colour() {
        let orange = |n| Player {
            color: PlayerColor::Orange,
            ..Players::people(5).get(Seat(n)).cloned().expect("a seat")
        };
        let players = Players::of((0..5).map(orange), Hands::Hidden);
        let mut colors: Vec<PlayerColor> =
            players.seats().map(|seat| players.color(seat)).collect();
        colors.sort_unstable();
        assert_eq!(colors, PlayerColor::ALL);
    }

    #[test]
    fn rename_changes_one_player() {
        let players = Players::people(3);
        let named = players.rename(Seat(1), Name::from("Ana".to_owned()));
        assert_eq!(named.get(Seat(1)).map(|player| player.name.as_str()), Some("Ana"));
        assert_eq!(named.rename(Seat(1), Name::default()), players);
    }

    #[test]
    fn fit_adds_or_removes_players() {
        let bots = Players::people(3).hand_over(Seat(1), Controller::Bot(Level::Hard));
        assert_eq!(bots.fit(5).count(), 5);
        assert_eq!(bots.fit(5).fit(3), bots);
        assert_eq!(bots.fit(2).bot(Seat(1)), Some(Level::Hard));
        assert_eq!(bots.fit(1).persons().collect::<Vec<_>>(), [Seat(0)]);
    }

    #[test]
    fn detects_that_all_people_are_elsewhere() {
        let seated = |controllers: &[Controller]| {
            let people = Players::people(controllers.len());
            let seats = people.seats().zip(controllers);
            seats.fold(people.clone(), |players, (seat, &it)| players.hand_over(seat, it))
        };
        use Controller::{Bot, Elsewhere, Person};
        let bot = Bot(Level::Easy);
        for nobody in [&[Elsewhere, bot][..], &[Elsewhere; 3], &[bot, bot, Elsewhere]] {
            assert!(seated(nobody).are_all_elsewhere(), "{nobody:?}");
        }
        for somebody in [&[Elsewhere, Person][..], &[bot, bot], &[Person], &[Person, bot]] {
            assert!(!seated(somebody).are_all_elsewhere(), "{somebody:?}");
        }
    }

    #[test]
    fn the_first_seats_have_the_colours_of_their_game() {
        use PlayerColor::{Brown, Green, Orange, Pink, Purple};
        let colors = |players: usize| -> Vec<PlayerColor> {
            let players = Players::people(players).first_in(&[Brown, Pink]);
            players.seats().map(|seat| players.color(seat)).collect()
        };
        assert_eq!(colors(1), [Brown]);
        assert_eq!(colors(5), [Brown, Pink, Orange, Green, Purple]);
        assert_eq!(Players::people(2).first_in(&[]), Players::people(2));
    }
}
