//! Positions as text: any position one can write down, checked before it is playable.
//!
//! The format is JSON and described in `tests/positions/README.md`. [`Position`] is the file as it
//! stands; [`Position::open`] makes a [`State`] of it or says what is wrong and where;
//! [`Position::of`] writes a state down again.

mod cards;
mod needs;
mod path;
mod read;
mod tell;
mod write;

pub use cards::Names;
pub use tell::tell;

use super::state::State;
use super::variants::{DevelopmentRule, PlayerBoard};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use thiserror::Error;

/// A position as it is written down. Everything but the map and the players may be left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What the position is for; of no meaning to the game.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// The map.
    pub map: MapText,
    /// 1 to 6; the first if left out.
    #[serde(default = "first_round")]
    pub round: u8,
    /// The decision that is asked for, by name; `task` if left out.
    #[serde(default = "task")]
    pub ask: String,
    /// Where the turn stands.
    #[serde(default)]
    pub turn: TurnText,
    /// The turn order, in seats counted from 0; the seats' own order if left out.
    #[serde(default)]
    pub order: Vec<u8>,
    /// The players, 1 to 5.
    pub players: Vec<PlayerText>,
    /// Parcel number and Building: a letter, then `+` where it is upgraded.
    #[serde(default)]
    pub buildings: BTreeMap<String, String>,
    /// The cells with a Passenger; every Building cell if left out.
    pub passengers: Option<Vec<String>>,
    /// The letters of the Building tiles left; those of the setup not yet built if left out.
    pub stock: Option<String>,
    /// The Building cards left; one for each tile left if left out.
    pub building_cards: Option<Vec<String>>,
    /// The auction under way.
    #[serde(default)]
    pub auction: AuctionText,
    /// The cards of the auction.
    #[serde(default)]
    pub market: MarketText,
    /// How Development cards are offered; `original` if left out.
    #[serde(default = "original")]
    pub development: DevelopmentRule,
    /// The Ticket Books, the top card last.
    #[serde(default)]
    pub books: Vec<Vec<String>>,
    /// The face-up Development cards of the alternative rule.
    #[serde(default)]
    pub display: Vec<String>,
    /// The Development deck of the alternative rule, the top card last.
    #[serde(default)]
    pub development_deck: Vec<String>,
    /// The letters of the Building Type tiles of rounds 1 to 5; `RCILR` if left out.
    #[serde(default = "supply_tiles")]
    pub supply_tiles: String,
    /// Where all chance to come starts from; 0 if left out.
    #[serde(default)]
    pub seed: u64,
}

fn first_round() -> u8 {
    1
}

fn task() -> String {
    "task".to_owned()
}

fn original() -> DevelopmentRule {
    DevelopmentRule::Original
}

fn supply_tiles() -> String {
    "RCILR".to_owned()
}

/// A map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a map is a list of rows, or a seed and a number of players")]
pub enum MapText {
    /// Its rows, from north to south: a word for each cell, `-` for a hole.
    Rows(Vec<String>),
    /// The map that a standard setup draws.
    Drawn {
        /// The setup's seed.
        seed: u64,
        /// The setup's number of players.
        players: usize,
    },
}

/// Where the turn stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TurnText {
    /// Who decides; the first of the turn order if left out.
    pub seat: Option<u8>,
    /// Action round 1 or 2; 1 if left out.
    pub half: Option<u8>,
    /// Actions done in this action round.
    pub actions: u8,
    /// Whether $2 were taken in this action round.
    pub took_money: bool,
    /// Cards discarded in this Administration.
    pub discards: u8,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerText {
    /// The player board.
    pub board: PlayerBoard,
    /// Dollars.
    pub money: u16,
    /// Happiness Points.
    pub happiness: i16,
    /// The Stress level.
    pub stress: u8,
    /// Rail Workers; all that the board holds if left out.
    pub workers: Option<u8>,
    /// The cards in hand.
    pub hand: Vec<String>,
    /// The deck, the top card last.
    pub deck: Vec<String>,
    /// The discard pile.
    pub discard: Vec<String>,
    /// The numbers of the Parcels owned.
    pub parcels: Vec<String>,
    /// The Links: the cells where each starts, turns and ends, then what is special about it.
    pub links: Vec<String>,
}

impl Default for PlayerText {
    fn default() -> Self {
        PlayerText {
            board: PlayerBoard::Normal,
            money: 3,
            happiness: 0,
            stress: 1,
            workers: None,
            hand: Vec::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            parcels: Vec::new(),
            links: Vec::new(),
        }
    }
}

/// The auction under way; seats are counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AuctionText {
    /// Each seat's standing bid, 0 for none; none at all if left out.
    pub bids: Vec<u16>,
    /// What each seat has paid in this auction; as much as it bids if left out.
    pub paid: Vec<u16>,
    /// The seats placed from the front, the first place first.
    pub front: Vec<u8>,
    /// The seats placed from the back, the last place first.
    pub back: Vec<u8>,
}

/// The cards of the auction.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MarketText {
    /// The cards face up; the solo line with the newest last.
    pub open: Vec<String>,
    /// The Auction deck, the top card last.
    pub deck: Vec<String>,
    /// The solo game's Auction discard pile.
    pub discard: Vec<String>,
}

/// A position that can be played, and what its file calls the cards.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The position.
    pub state: State,
    /// The file's own names of cards.
    pub names: Names,
}

/// What is wrong with a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}{colon}{what}", colon = if .at.is_empty() { "" } else { ": " })]
pub struct PositionError {
    /// The place in the file, such as `players[0].links[1]`; empty for the whole.
    pub at: String,
    /// What is wrong, in a sentence.
    pub what: String,
}

/// An error at a place.
fn wrong<T>(at: impl Into<String>, what: impl Into<String>) -> Result<T, PositionError> {
    Err(PositionError { at: at.into(), what: what.into() })
}
