//! Games as plain data, for programs without our rules.

use crate::engine::game::Game;
use serde_json::{Map, Value};

/// A game that exports its boards, positions and actions as JSON. Field names are frozen; they are documented next to the
/// position files (`tests/positions/TRACES.md`).
pub trait Traced: Game {
    /// The keys of the titles with these rules, such as `tramways`.
    const TITLES: &'static [&'static str];

    /// Returns the key of a setup's title, one of [`Traced::TITLES`].
    fn title(setup: &Self::Setup) -> &'static str;

    /// Returns the usual setup of a title; `None` if it has none for this number of players.
    fn usual(title: &str, players: usize, seed: u64) -> Option<Self::Setup>;

    /// Returns the part that stays the same for the whole game: an object.
    fn board(setup: &Self::Setup) -> Value;

    /// Returns the whole position, including hidden things: an object.
    fn position(state: &Self::State) -> Value;

    /// Returns a seat's knowledge of a position: an object like [`Traced::position`] with hidden things left out, or given as far
    /// as they are known.
    fn known(observation: &Self::Observation) -> Value;

    /// Returns an action in a position: an object that can be understood without the position.
    fn action(state: &Self::State, action: Self::Action) -> Value;

    /// Returns an event as an object; `state` is the position after its decision.
    fn event(state: &Self::State, event: &Self::Event) -> Value;

    /// Returns a finished game's details besides its totals and winners: `parts`, an array with the parts of each seat's score in
    /// seat order, and further fields of the title.
    fn result(state: &Self::State) -> Map<String, Value>;
}
