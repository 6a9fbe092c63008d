//! Whose turn it is, and how a game is divided into turns.

use super::{Game, Seat};

/// Rules that know rounds and turns.
pub trait Turns: Game {
    /// Whether the last turns have begun: what counts the points is fetched meanwhile.
    fn is_ending(state: &Self::State) -> bool;

    /// The round of a position, from 1 on; `None` where the rules count none.
    fn round(_: &Self::State) -> Option<u16> {
        None
    }

    /// For games without rounds: the number, from 1 on, that the past shows in the place of a round. With `None` the past
    /// counts one each time the player who began comes to decide again.
    fn turns_as_rounds(_: &Self::State) -> Option<u16> {
        None
    }

    /// Whether a player knows at a position what others may not; where nobody does, people at one device need not pass it.
    fn has_secrets(_: &Self::State) -> bool {
        true
    }

    /// The position as if it were a seat's turn, with nothing under way, to try moves out of turn; `None` where that cannot
    /// be.
    fn as_if_to_act(_state: &Self::State, _seat: Seat) -> Option<Self::State> {
        None
    }
}
