//! Hints: what the hard bot would do in a player's place, as it is told.

use super::view::PieceId;

/// A plan of a bot, as it is told to whoever asks for a hint.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    /// Which of the plans it tells, by its place among them.
    pub plan: usize,
    /// What to do now, as an order, in a line.
    pub now: String,
    /// What it is for or brings, in a line; empty where `now` says it.
    pub why: String,
    /// The pieces beside the board that it speaks of.
    pub pieces: Vec<PieceId>,
}

impl Hint {
    /// All of it in one line. Hints that read alike are told once.
    pub fn text(&self) -> String {
        format!("{} {}", self.now, self.why)
    }
}

/// How a hint stands to the first one, which is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lag {
    /// It is the first.
    First,
    /// It is worth about as much.
    Even,
    /// It is worth about so many points less, at least one. What is hidden was drawn at random when it was judged, so more
    /// cannot be said.
    Points(u64),
}

impl Lag {
    /// How many hundredths of a point behind a hint is. Those that come later were dropped sooner and judged by less, so
    /// their worth may be higher by chance.
    pub fn of(hundredths: i64) -> Lag {
        match u64::try_from(hundredths.saturating_add(50) / 100) {
            Ok(0) | Err(_) => Lag::Even,
            Ok(points) => Lag::Points(points),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_behind_is_rounded_to_points() {
        let lags = [-230, 49, 50, 149, 150].map(Lag::of);
        assert_eq!(lags, [Lag::Even, Lag::Even, Lag::Points(1), Lag::Points(1), Lag::Points(2)]);
    }
}
