//! Turns and rounds of a game.

use super::{Game, Seat};

/// Rules with rounds and turns.
pub trait Turns: Game {
    /// Returns whether the last turns have begun: the code for the final count is fetched then.
    fn is_ending(state: &Self::State) -> bool;

    /// Returns the round, from 1; `None` if the rules count none.
    fn round(_: &Self::State) -> Option<u16> {
        None
    }

    /// Returns the number, from 1, that the past shows instead of a round in games without rounds. If `None`, the past counts one
    /// each time the starting player comes to decide again.
    fn turns_as_rounds(_: &Self::State) -> Option<u16> {
        None
    }

    /// Returns whether a player has hidden knowledge in a position; if nobody has, people at one device need not pass it.
    fn has_secrets(_: &Self::State) -> bool {
        true
    }

    /// Returns the position with a seat to act and nothing under way, to try moves out of turn; `None` if that is not possible.
    fn as_if_to_act(_state: &Self::State, _seat: Seat) -> Option<Self::State> {
        None
    }
}
