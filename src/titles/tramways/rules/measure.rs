//! What changes of a player in the course of a game.

use super::scoring::score;
use super::state::State;
use crate::engine::game::Seat;

/// Something that changes in the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// What the seat would score.
    Score,
    /// Happiness Points.
    Happiness,
    /// Dollars.
    Money,
    /// The Stress level.
    Stress,
}

impl Measure {
    /// All measures.
    pub const ALL: [Measure; 4] =
        [Measure::Score, Measure::Happiness, Measure::Money, Measure::Stress];

    /// Its value for a seat.
    pub fn of(self, state: &State, seat: Seat) -> i32 {
        let player = &state.players[seat];
        match self {
            Measure::Score => score(state, seat).total(),
            Measure::Happiness => player.happiness.into(),
            Measure::Money => player.money.into(),
            Measure::Stress => player.stress().into(),
        }
    }
}
