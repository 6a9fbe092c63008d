//! Games as plain data, for programs that do not have our rules.

use crate::engine::game::Game;
use serde_json::{Map, Value};

/// A game that tells its boards, positions and decisions as JSON. Field names are for ever: they are
/// described beside the position files (`tests/positions/TRACES.md`).
pub trait Traced: Game {
    /// The keys of the titles that have these rules, such as `tramways`.
    const TITLES: &'static [&'static str];

    /// The key of a setup's title, one of [`Traced::TITLES`].
    fn title(setup: &Self::Setup) -> &'static str;

    /// The usual setup of a title; nothing where it has none for so many players.
    fn usual(title: &str, players: usize, seed: u64) -> Option<Self::Setup>;

    /// What stays the same for the whole game: an object.
    fn board(setup: &Self::Setup) -> Value;

    /// The whole position, hidden things included: an object.
    fn position(state: &Self::State) -> Value;

    /// What a seat may know of a position: an object like [`Traced::position`], where what is hidden
    /// is left out, or told only as far as it is known.
    fn known(observation: &Self::Observation) -> Value;

    /// A decision in a position: an object that needs no position to be understood.
    fn action(state: &Self::State, action: Self::Action) -> Value;

    /// Something that happened, and the position after it.
    fn event(state: &Self::State, event: &Self::Event) -> Value;

    /// What is told of a finished game beside its totals and winners: `parts`, an array with the
    /// parts of each seat's score in seat order, and what else the title has to tell.
    fn result(state: &Self::State) -> Map<String, Value>;
}
