//! Positions as text and in files (`tests/positions/README.md`).
//!
//! [`Position::open`] makes a state or says what is wrong and where; [`Position::of`] writes a state.

mod cards;
mod needs;
mod path;
mod read;
mod under_way;
mod write;

use crate::titles::tramways::rules::variants::{DevelopmentRule, PlayerBoard};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A written position. Everything but the map and the players may be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Position {
    /// The purpose of the position; the game ignores it.
    #[serde(skip_serializing_if = "String::is_empty")]
    about: String,
    /// The map.
    pub(super) map: MapText,
    /// 1 to 6; the first if left out.
    round: Option<u8>,
    /// The decision, by name; `task` if left out.
    ask: Option<String>,
    /// The progress of the turn.
    turn: TurnText,
    /// The turn order, in seats counted from 0; the seats' own order if left out.
    order: Vec<u8>,
    /// The players, 1 to 5.
    players: Vec<PlayerText>,
    /// Parcel number and Building: a letter, then `+` if upgraded.
    buildings: BTreeMap<String, String>,
    /// The cells with a Passenger; every Building cell if left out.
    passengers: Option<Vec<String>>,
    /// The letters of the Building tiles left; the setup's unbuilt ones if left out.
    stock: Option<String>,
    /// The Building cards left; one for each tile left if left out.
    building_cards: Option<Vec<String>>,
    /// The current auction.
    auction: AuctionText,
    /// The cards of the auction.
    market: MarketText,
    /// The rule for Development cards; `original` if left out.
    development: Option<DevelopmentRule>,
    /// The Ticket Books, the top card last.
    books: Vec<Vec<String>>,
    /// The face-up Development cards of the alternative rule.
    display: Vec<String>,
    /// The Development deck of the alternative rule, the top card last.
    development_deck: Vec<String>,
    /// The letters of the Building Type tiles of rounds 1 to 5; `RCILR` if left out.
    supply_tiles: Option<String>,
    /// The state of the random generator; 0 if left out.
    seed: u64,
    /// Choices, plays and offers within an action; positions with these cannot be opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    in_play: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    offers: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    open_book: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    work: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bill: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    payment: Option<Value>,
}

/// A map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a map is a list of rows, or a seed and a number of players")]
pub(super) enum MapText {
    /// Its rows, from north to south: a word for each cell, `-` for a hole.
    Rows(Vec<String>),
    /// The map of a standard setup.
    Drawn {
        /// The setup's seed.
        seed: u64,
        /// The setup's number of players.
        players: usize,
    },
}

/// The progress of the turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct TurnText {
    /// The seat that decides; the first of the turn order if left out.
    seat: Option<u8>,
    /// Action round 1 or 2; 1 if left out.
    half: Option<u8>,
    /// Actions done in this action round.
    actions: u8,
    /// $2 were taken in this action round.
    took_money: bool,
    /// Cards discarded in this Administration.
    discards: u8,
}

impl Default for MapText {
    fn default() -> MapText {
        MapText::Rows(Vec::new())
    }
}

/// A player's position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct PlayerText {
    /// The player board.
    board: Option<PlayerBoard>,
    /// Dollars.
    money: Option<u16>,
    /// Happiness Points.
    happiness: i16,
    /// The Stress level.
    stress: Option<u8>,
    /// Rail Workers; the board's maximum if left out.
    workers: Option<u8>,
    /// The cards in hand.
    hand: Vec<String>,
    /// The deck, the top card last.
    deck: Vec<String>,
    /// The discard pile.
    discard: Vec<String>,
    /// The numbers of the Parcels owned.
    parcels: Vec<String>,
    /// The Links: the cells where each starts, turns and ends, then its special words.
    links: Vec<String>,
}

/// The current auction; seats are counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct AuctionText {
    /// Each seat's current bid, 0 for none; no bids if left out.
    bids: Vec<u16>,
    /// Dollars that each seat has paid in this auction; its bid if left out.
    paid: Vec<u16>,
    /// The seats placed from the front, the first place first.
    front: Vec<u8>,
    /// The seats placed from the back, the last place first.
    back: Vec<u8>,
}

/// The cards of the auction.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct MarketText {
    /// The cards face up; the solo line with the newest last.
    open: Vec<String>,
    /// The Auction deck, the top card last.
    deck: Vec<String>,
    /// The solo game's Auction discard pile.
    discard: Vec<String>,
}
