//! What is chosen for a new game, but for chance and a map laid by hand: remembered for the next one.

use crate::engine::bots::Level;
use crate::engine::game::{Game, MAX_SEATS, Seat};
use crate::table::{Controller, Hands, LastSetUp, Player, PlayerColor, Players};
use crate::titles::tramways::edition;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::variants::{
    Deal, DevelopmentRule, MapChoice, MapSize, PlayerBoard, Sides,
};
use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeMap;

/// A seat as it is arranged: its player and the player board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub player: Player,
    /// The player board.
    pub board: PlayerBoard,
}

/// Who plays, and by which options: 1 to 5 seats, and no colour twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    places: ArrayVec<Place, MAX_SEATS>,
    /// Whether people see each other's hands.
    pub hands: Hands,
    /// How the first Parcel cards are dealt.
    pub deal: Deal,
    /// How Development cards are offered.
    pub development: DevelopmentRule,
    /// Which sides a random map shows.
    pub sides: Sides,
    /// How many boards a random map has.
    pub size: MapSize,
}

/// One person, and what suits a first game.
impl Default for Arrangement {
    fn default() -> Self {
        let alone = Setup::standard(1, 0);
        let arrangement = Arrangement {
            places: ArrayVec::new(),
            hands: Hands::default(),
            deal: Deal::Normal,
            development: DevelopmentRule::Original,
            sides: Sides::Normal,
            size: MapSize::Standard,
        };
        arrangement.seated(&Players::people(1), &alone.seats)
    }
}

/// The value of an option by its written name; the usual one where it has none such.
fn chosen<T: DeserializeOwned>(name: Option<&str>, usual: T) -> T {
    let read = |name: &str| serde_json::from_value(Value::from(name)).ok();
    name.and_then(read).unwrap_or(usual)
}

/// The written name of an option's value.
fn name_of<T: Serialize>(value: T) -> String {
    let name = serde_json::to_value(value).ok();
    name.and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

/// As a new game is remembered.
impl From<&Arrangement> for LastSetUp {
    fn from(arrangement: &Arrangement) -> LastSetUp {
        let Arrangement { places, deal, development, sides, size, .. } = arrangement;
        let boards: Vec<String> = places.iter().map(|place| name_of(place.board)).collect();
        let options = [
            ("boards", boards.join(" ")),
            ("deal", name_of(deal)),
            ("development", name_of(development)),
            ("sides", name_of(sides)),
            ("size", name_of(size)),
        ];
        let options: BTreeMap<String, String> =
            options.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        LastSetUp { players: arrangement.players(), options, seats: Vec::new() }
    }
}

/// What is remembered, as far as it is understood; the rest is as usual.
impl From<&LastSetUp> for Arrangement {
    fn from(set_up: &LastSetUp) -> Arrangement {
        let option = |key: &str| set_up.options.get(key).map(String::as_str);
        let boards = option("boards").unwrap_or_default().split(' ');
        let boards: Vec<PlayerBoard> =
            boards.map(|name| chosen(Some(name), PlayerBoard::Normal)).collect();
        let usual = Arrangement::default();
        let players = set_up.players.fit(set_up.players.count().max(1));
        Arrangement {
            hands: players.hands(),
            deal: chosen(option("deal"), usual.deal),
            development: chosen(option("development"), usual.development),
            sides: chosen(option("sides"), usual.sides),
            size: chosen(option("size"), usual.size),
            ..usual
        }
        .seated(&players, &boards)
    }
}

impl Arrangement {
    /// The places, in the order of the seats.
    pub fn places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        (0..).map(Seat).zip(&self.places)
    }

    /// The number of seats.
    pub fn count(&self) -> usize {
        self.places.len()
    }

    pub fn players(&self) -> Players {
        Players::of(self.places.iter().map(|place| place.player.clone()), self.hands)
    }

    /// The number of people.
    pub fn people(&self) -> usize {
        self.players().persons().count()
    }

    /// The setup on a random map.
    pub fn setup(&self, seed: u64) -> Setup {
        Setup {
            rules: Tramways::RULES_VERSION,
            edition: edition::VERSION,
            seed,
            seats: self.places.iter().map(|place| place.board).collect(),
            deal: self.deal,
            development: self.development,
            map: MapChoice::Random { sides: self.sides, size: self.size },
            start: None,
        }
    }

    /// The same arrangement for a setup: its seats and options, and as far as they fit the players.
    pub fn fit(&self, setup: &Setup) -> Arrangement {
        let (sides, size) = match setup.map {
            MapChoice::Random { sides, size } => (sides, size),
            MapChoice::Layout(_) => (self.sides, MapSize::Standard),
        };
        let players = self.players().fit(setup.players().max(1));
        let (deal, development) = (setup.deal, setup.development);
        let same = self.clone();
        Arrangement { deal, development, sides, size, ..same }.seated(&players, &setup.seats)
    }

    /// The first person alone, by options that suit one.
    pub fn solo(&self) -> Arrangement {
        self.with_bots(0, Level::Medium)
    }

    /// The first person with so many bots, by options that suit any number of players.
    pub fn with_bots(&self, bots: usize, level: Level) -> Arrangement {
        let first = self.places.iter().find(|it| it.player.controller == Controller::Person);
        let first = first.or(self.places.first()).cloned();
        let board = first.as_ref().map_or(PlayerBoard::Normal, |place| place.board);
        let me = first.map(|place| Player { controller: Controller::Person, ..place.player });
        let others = Players::people(MAX_SEATS);
        let bot = |seat: Seat| {
            let player = others.get(seat).cloned()?;
            Some(Player { controller: Controller::Bot(level), ..player })
        };
        let table = me.into_iter().chain(others.seats().skip(1).take(bots).filter_map(bot));
        let deal = if bots == 0 { Deal::Normal } else { self.deal };
        let same = self.clone();
        Arrangement { deal, size: MapSize::Standard, ..same }
            .seated(&Players::of(table, self.hands), &[board])
    }

    /// Adds a seat for a person; a full table stays as it is.
    pub fn add_seat(&mut self) {
        let players = self.players().fit((self.count() + 1).min(MAX_SEATS));
        *self = self.clone().seated(&players, &self.setup(0).seats);
    }

    /// Takes a seat away; the last one stays.
    pub fn remove_seat(&mut self, seat: Seat) {
        if self.count() > 1 && seat.index() < self.count() {
            self.places.remove(seat.index());
        }
    }

    /// A seat's player, to change. Colours are for [`Arrangement::paint`].
    pub fn place_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.places.get_mut(seat.index())
    }

    /// Gives a seat a colour; who has it now gets that seat's.
    pub fn paint(&mut self, seat: Seat, color: PlayerColor) {
        let Some(own) = self.places.get(seat.index()).map(|place| place.player.color) else {
            return;
        };
        for (other, place) in (0..).map(Seat).zip(&mut self.places) {
            match place.player.color {
                _ if other == seat => place.player.color = color,
                taken if taken == color => place.player.color = own,
                _ => {}
            }
        }
    }

    /// The same options with these players; where a player board is missing it is a normal one.
    fn seated(self, players: &Players, boards: &[PlayerBoard]) -> Arrangement {
        let boards = boards.iter().copied().chain(std::iter::repeat(PlayerBoard::Normal));
        let players = players.seats().filter_map(|seat| players.get(seat).cloned());
        let places = players.zip(boards).map(|(player, board)| Place { player, board }).collect();
        Arrangement { places, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colors(arrangement: &Arrangement) -> Vec<PlayerColor> {
        arrangement.places().map(|(_, place)| place.player.color).collect()
    }

    #[test]
    fn what_was_chosen_is_read_again() {
        let mut chosen = Arrangement::default().with_bots(3, Level::Hard);
        chosen.paint(Seat(0), PlayerColor::Purple);
        chosen.sides = Sides::Hard;
        if let Some(place) = chosen.place_mut(Seat(2)) {
            place.board = PlayerBoard::Hard;
        }
        assert_eq!(Arrangement::from(&LastSetUp::from(&chosen)), chosen);
    }

    #[test]
    fn what_is_not_understood_is_as_usual() {
        let usual = Arrangement::default();
        let mut kept = LastSetUp::from(&usual);
        for (key, value) in [("deal", "lavish"), ("boards", "soft hard hard"), ("weather", "fine")]
        {
            kept.options.insert(key.to_owned(), value.to_owned());
        }
        assert_eq!(Arrangement::from(&kept), usual);
        kept.options.insert("sides".to_owned(), "hard".to_owned());
        assert_eq!(Arrangement::from(&kept), Arrangement { sides: Sides::Hard, ..usual.clone() });
        kept =
            LastSetUp { players: Players::people(0), options: BTreeMap::new(), seats: Vec::new() };
        assert_eq!(Arrangement::from(&kept), usual);
    }

    #[test]
    fn a_taken_colour_is_swapped() {
        let mut three = Arrangement::default().with_bots(2, Level::Easy);
        three.paint(Seat(2), PlayerColor::Orange);
        assert_eq!(colors(&three), [PlayerColor::Pink, PlayerColor::Brown, PlayerColor::Orange]);
        three.paint(Seat(0), PlayerColor::Green);
        assert_eq!(colors(&three), [PlayerColor::Green, PlayerColor::Brown, PlayerColor::Orange]);
    }

    #[test]
    fn seats_come_and_go() {
        let mut table = Arrangement::default();
        (0..7).for_each(|_| table.add_seat());
        assert_eq!(table.count(), 5);
        table.remove_seat(Seat(1));
        assert_eq!(colors(&table)[1], PlayerColor::Pink);
        table.add_seat();
        assert_eq!(colors(&table)[4], PlayerColor::Brown);
        (0..7).for_each(|_| table.remove_seat(Seat(0)));
        assert_eq!(table.count(), 1);
    }

    #[test]
    fn an_arrangement_fits_a_setup() {
        let mut setup = Setup { deal: Deal::Advanced, ..Setup::standard(4, 9) };
        setup.seats[3] = PlayerBoard::Hard;
        let fitted = Arrangement::default().with_bots(1, Level::Hard).fit(&setup);
        assert_eq!(fitted.setup(9), setup);
        assert_eq!(fitted.players().bot(Seat(1)), Some(Level::Hard));
        assert_eq!((fitted.count(), fitted.people()), (4, 3));
        assert_eq!(fitted.solo().deal, Deal::Normal);
    }
}
