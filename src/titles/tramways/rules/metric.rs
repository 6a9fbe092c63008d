//! What changes of a player in the course of a game.

use super::scoring::score;
use super::state::State;
use crate::engine::game::Seat;

/// Something that changes in the course of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Metric {
    /// What the seat would score.
    Score,
    /// Happiness Points.
    Happiness,
    /// Dollars.
    Money,
    /// The Stress level.
    Stress,
}

impl Metric {
    /// All metrics.
    pub(crate) const ALL: [Metric; 4] =
        [Metric::Score, Metric::Happiness, Metric::Money, Metric::Stress];

    /// Its value for a seat.
    pub(crate) fn of(self, state: &State, seat: Seat) -> i32 {
        let player = &state.players[seat];
        match self {
            Metric::Score => score(state, seat).total(),
            Metric::Happiness => player.happiness.into(),
            Metric::Money => player.money.into(),
            Metric::Stress => player.stress().into(),
        }
    }
}
