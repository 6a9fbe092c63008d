//! The parts of a turn's link that are not the game: the table's name, the players and the version of the bots.
//!
//! Table and hands precede the setup, so that they can be read without any rules. Unassigned numbers, and with them the
//! link, are refused: a later page may give them a meaning.

use super::Part;
use super::model::Number;
use super::range::Coder;
use crate::engine::bots::Level;
use crate::engine::game::{BySeat, Seat};

/// The most characters of a name in a link; pages may show fewer.
pub const MAX_NAME: usize = 64;
/// Number of bits of a table's name.
const TABLE: u32 = 32;

/// The table and players in the link of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The random name of the table, the same in all links of a game.
    pub table: u32,
    /// The visibility of the players' hands.
    pub hands: LinkedHands,
    /// Version of the bots.
    pub bots: u16,
    /// The player of each seat.
    pub seats: BySeat<LinkedSeat>,
}

/// The visibility of the players' hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LinkedHands {
    /// Players see only their own hand.
    #[default]
    Hidden,
    /// All players see all hands.
    Open,
}

/// The player who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkedPlayer {
    /// A person.
    Person,
    /// A person playing at the device of this other seat; the seat itself if the other one is not known.
    Taken(Seat),
    /// A bot.
    Bot(Level),
}

/// The player of a seat, with colour and name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedSeat {
    /// The player who decides.
    pub player: LinkedPlayer,
    /// Number of its colour; pages replace unknown ones.
    pub color: u8,
    /// The player's name; may be empty.
    pub name: String,
}

impl LinkedSeat {
    /// Returns a person without a name.
    fn person(seat: Seat) -> LinkedSeat {
        LinkedSeat { player: LinkedPlayer::Person, color: seat.0, name: String::new() }
    }
}

/// Codes the name of the table and whether hands are open.
pub(super) fn code_table(
    coder: &mut dyn Coder,
    given: Option<&Seating>,
) -> (u32, Option<LinkedHands>) {
    let table = given.map_or(0, |it| it.table);
    let table = (0..TABLE)
        .rev()
        .fold(0, |found, level| found << 1 | u32::from(coder.plain(table >> level & 1 == 1)));
    let hands = given.map_or(LinkedHands::Hidden, |it| it.hands);
    let hands = match Number::new(0).code(coder, hands as u64) {
        0 => Some(LinkedHands::Hidden),
        1 => Some(LinkedHands::Open),
        _ => None,
    };
    (table, hands)
}

/// Codes the version of the bots and the player of each seat.
///
/// # Errors
/// The part with an impossible value.
pub(super) fn code_seats(
    coder: &mut dyn Coder,
    count: usize,
    given: Option<&Seating>,
) -> Result<(u16, BySeat<LinkedSeat>), Part> {
    let bots = Number::new(1).code(coder, given.map_or(0, |it| it.bots.into()));
    let bots = u16::try_from(bots).map_err(|_| Part::Players)?;
    let mut models = SeatModels::default();
    let mut seats = Vec::new();
    for seat in BySeat::new(count, |seat| seat).iter() {
        let own = given.and_then(|it| it.seats.get(*seat));
        let own = given.map(|_| own.cloned().unwrap_or_else(|| LinkedSeat::person(*seat)));
        seats.push(models.code(coder, count, own.as_ref())?);
    }
    Ok((bots, seats.into_iter().collect()))
}

/// The models of a seat's numbers; they learn from one seat to the next.
struct SeatModels {
    player: Number,
    taker: Number,
    color: Number,
    length: Number,
    letter: Number,
}

impl Default for SeatModels {
    fn default() -> SeatModels {
        let [player, taker, color, length, letter] = [1, 0, 2, 3, 7].map(Number::new);
        SeatModels { player, taker, color, length, letter }
    }
}

impl SeatModels {
    fn code(
        &mut self,
        coder: &mut dyn Coder,
        count: usize,
        given: Option<&LinkedSeat>,
    ) -> Result<LinkedSeat, Part> {
        let player = self.code_player(coder, count, given.map(|it| it.player))?;
        let color = self.color.code(coder, given.map_or(0, |it| it.color.into()));
        let color = u8::try_from(color).map_err(|_| Part::Players)?;
        let letters: Vec<char> =
            given.map(|it| it.name.chars().take(MAX_NAME).collect()).unwrap_or_default();
        let length = self.length.code(coder, letters.len() as u64);
        if length > MAX_NAME as u64 {
            return Err(Part::Players);
        }
        let mut name = String::new();
        for at in 0..length as usize {
            let letter = self.letter.code(coder, letters.get(at).map_or(0, |it| u64::from(*it)));
            let letter = u32::try_from(letter).ok().and_then(char::from_u32);
            name.push(letter.ok_or(Part::Players)?);
        }
        Ok(LinkedSeat { player, color, name })
    }

    fn code_player(
        &mut self,
        coder: &mut dyn Coder,
        count: usize,
        given: Option<LinkedPlayer>,
    ) -> Result<LinkedPlayer, Part> {
        let number = self.player.code(coder, given.map_or(0, number_of));
        if number != TAKEN {
            return player_of(number);
        }
        let taker = match given {
            Some(LinkedPlayer::Taken(taker)) => taker.0,
            _ => 0,
        };
        let taker = u8::try_from(self.taker.code(coder, taker.into())).ok();
        let taker = taker.map(Seat).filter(|taker| taker.index() < count);
        taker.map(LinkedPlayer::Taken).ok_or(Part::Players)
    }
}

/// The number of a person playing at another seat's device; the seat there follows.
const TAKEN: u64 = 5;

/// Returns the number of a seat's player in a link.
pub(super) fn number_of(player: LinkedPlayer) -> u64 {
    match player {
        LinkedPlayer::Person => 0,
        LinkedPlayer::Bot(Level::Random) => 1,
        LinkedPlayer::Bot(Level::Easy) => 2,
        LinkedPlayer::Bot(Level::Medium) => 3,
        LinkedPlayer::Bot(Level::Hard) => 4,
        LinkedPlayer::Taken(_) => TAKEN,
    }
}

pub(super) fn player_of(number: u64) -> Result<LinkedPlayer, Part> {
    let bots = Level::ALL.map(LinkedPlayer::Bot);
    let mut known = [LinkedPlayer::Person].into_iter().chain(bots);
    known.find(|player| number_of(*player) == number).ok_or(Part::Players)
}
