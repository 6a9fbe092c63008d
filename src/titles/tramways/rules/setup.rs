//! What is chosen before the first action (SET), and why a choice cannot be played.

use super::Tramways;
use super::start::Start;
use crate::engine::game::{Game, MAX_SEATS, Rule};
use crate::titles::tramways::edition;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most boards a map has.
pub const MAX_BOARDS: usize = 2 * MAX_SEATS;

/// Everything that is chosen before the first action.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Setup {
    /// The rules version that its games are played by ([`Game::rules_version`]); saves of before
    /// there were two do not say it.
    #[serde(default = "first_rules")]
    pub rules: u16,
    /// The edition's version ([`edition::VERSION`]).
    pub edition: u16,
    /// Where all chance comes from.
    pub seed: u64,
    /// The player board of each seat, 1 to 5 (SET-3).
    pub seats: ArrayVec<PlayerBoard, MAX_SEATS>,
    /// How the first Parcel cards are dealt (SET-4).
    pub deal: Deal,
    /// How Development cards are offered (SET-9).
    pub development: DevelopmentRule,
    /// The map (SET-1).
    pub map: MapChoice,
    /// The position from which the game begins, instead of the deal. Everything else follows from
    /// it then ([`Start::setup`]). Saves and links write it in their own way.
    #[serde(skip)]
    pub start: Option<Start>,
}

/// The rules version of a save that does not say it.
fn first_rules() -> u16 {
    1
}

/// A player board (SET-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerBoard {
    /// Two Rail Worker spaces and the long Stress track.
    Normal,
    /// One Rail Worker space and the short Stress track.
    Hard,
}

impl PlayerBoard {
    /// The number of Rail Worker spaces.
    pub fn workers(self) -> u8 {
        match self {
            PlayerBoard::Normal => 2,
            PlayerBoard::Hard => 1,
        }
    }

    /// The levels of the Stress track, left to right (STR-1).
    pub fn stress_track(self) -> &'static [u8] {
        match self {
            PlayerBoard::Normal => &edition::LONG_STRESS,
            PlayerBoard::Hard => &edition::SHORT_STRESS,
        }
    }
}

/// How the first four Parcel cards come to the players (SET-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Deal {
    /// Four at random.
    Normal,
    /// Chosen in pairs from all, face up.
    Advanced,
}

/// How Development cards are offered (SET-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DevelopmentRule {
    /// Ticket Books with a face-up top.
    Original,
    /// A deck with three cards face up.
    Alternative,
}

/// Where the map comes from (SET-1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MapChoice {
    /// Boards drawn at random from the seed, in the default rectangle.
    Random {
        /// Which sides may show.
        sides: Sides,
        /// How many boards.
        size: MapSize,
    },
    /// Boards laid by hand.
    Layout(ArrayVec<Placement, MAX_BOARDS>),
}

/// Which sides a random map may show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sides {
    /// Either side, at random.
    Mixed,
    /// The 1920 sides.
    Normal,
    /// The 1910 sides.
    Hard,
}

/// How many boards a random map has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum MapSize {
    /// Two boards a player; three in the solo game.
    Standard,
    /// Three boards for two expert players.
    Expert,
}

/// A side of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The normal, 1920 side.
    Normal,
    /// The hard, 1910 side.
    Hard,
}

/// One of the twelve boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BoardId(pub u8);

impl BoardId {
    /// The board's letter, A to L.
    pub fn name(self) -> &'static str {
        edition::BOARDS.get(usize::from(self.0)).map_or("?", |board| board.name)
    }
}

/// A board on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Placement {
    /// Which board.
    pub board: BoardId,
    /// The side that shows.
    pub side: Side,
    /// Quarter turns clockwise, 0 to 3; 0 has five columns and three rows.
    pub turn: u8,
    /// The column of its leftmost cells.
    pub x: i8,
    /// The row of its topmost cells.
    pub y: i8,
}

/// Why a setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The setup names rules that this program does not have.
    #[error("version {0} of the rules is not known")]
    Rules(u16),
    /// The setup names an edition that this program does not have.
    #[error("edition {0} of the cards and boards is not known")]
    Edition(u16),
    /// There must be 1 to 5 players.
    #[error("{0} players: 1 to 5 can play")]
    Seats(usize),
    /// The wrong number of boards lies on the table: needed and found.
    #[error("{1} boards on the table: {0} are needed")]
    BoardCount(usize, usize),
    /// There is no such board.
    #[error("there is no board number {0}")]
    NoSuchBoard(u8),
    /// A turn must be 0 to 3 quarters.
    #[error("a turn of {0} quarters: 0 to 3 are possible")]
    Turn(u8),
    /// A board lies on the table twice.
    #[error("board {} is used twice", .0.name())]
    BoardTwice(BoardId),
    /// More than one board with the J Parcel.
    #[error("more than one board with the J Parcel")]
    TwoJs,
    /// Two boards overlap.
    #[error("boards {} and {} overlap", .0.name(), .1.name())]
    Overlap(BoardId, BoardId),
    /// The layout is wider or higher than can be shown.
    #[error("the boards lie too far apart")]
    TooWide,
    /// Fewer Parcels on the map than needed: needed and found.
    #[error("{1} Parcels on the map: {0} are needed")]
    TooFewParcels(usize, usize),
    /// The expert map is for two players.
    #[error("the expert map is for 2 players, not {0}")]
    ExpertSeats(usize),
    /// The solo game deals its Parcel cards at random.
    #[error("the solo game deals its Parcel cards at random")]
    SoloDeal,
    /// The position from which the game begins is another setup's.
    #[error("the game begins at a position of another setup")]
    Start,
}

impl Rule for SetupError {
    fn rule(&self) -> &'static str {
        match self {
            SetupError::SoloDeal => "SOLO-1",
            SetupError::Rules(_) => "RND-1",
            SetupError::Edition(_) | SetupError::NoSuchBoard(_) => "BOARD-1",
            _ => "SET-1",
        }
    }
}

impl Setup {
    /// The usual setup: normal player boards, normal deal, original Development rule, a random map
    /// of either side.
    pub fn standard(players: usize, seed: u64) -> Setup {
        Setup {
            rules: Tramways::RULES_VERSION,
            edition: edition::VERSION,
            seed,
            seats: std::iter::repeat_n(PlayerBoard::Normal, players.min(MAX_SEATS)).collect(),
            deal: Deal::Normal,
            development: DevelopmentRule::Original,
            map: MapChoice::Random { sides: Sides::Mixed, size: MapSize::Standard },
            start: None,
        }
    }

    /// Whether nothing but the rules version differs. By all of them a solo game has the same actions
    /// and end (R6-1).
    pub fn is_like(&self, other: &Setup) -> bool {
        Setup { rules: other.rules, ..self.clone() } == *other
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.seats.len()
    }

    /// How many boards the map may have (SET-1, SOLO-1).
    pub fn board_count(&self) -> usize {
        let expert = match &self.map {
            MapChoice::Random { size, .. } => *size == MapSize::Expert,
            MapChoice::Layout(placements) => self.players() == 2 && placements.len() == 3,
        };
        if self.players() == 1 || expert { 3 } else { 2 * self.players() }
    }

    /// How many Parcels the map must have (SET-1).
    pub fn parcels_needed(&self) -> usize {
        4 * self.players()
    }

    /// Checks what needs no map.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        self.faults().into_iter().next().map_or(Ok(()), Err)
    }

    /// All that is wrong and needs no map to be seen.
    pub(super) fn faults(&self) -> Vec<SetupError> {
        let players = self.players();
        let mut faults = Vec::new();
        if !(1..=Tramways::RULES_VERSION).contains(&self.rules) {
            faults.push(SetupError::Rules(self.rules));
        }
        if self.edition != edition::VERSION {
            faults.push(SetupError::Edition(self.edition));
        }
        if players == 0 {
            faults.push(SetupError::Seats(players));
        }
        if players == 1 && self.deal == Deal::Advanced {
            faults.push(SetupError::SoloDeal);
        }
        faults.extend(self.map_fault());
        faults
    }

    fn map_fault(&self) -> Option<SetupError> {
        let players = self.players();
        match &self.map {
            MapChoice::Random { size: MapSize::Expert, .. } if players != 2 => {
                Some(SetupError::ExpertSeats(players))
            }
            MapChoice::Layout(placements) if placements.len() != self.board_count() => {
                Some(SetupError::BoardCount(self.board_count(), placements.len()))
            }
            _ => None,
        }
    }
}
