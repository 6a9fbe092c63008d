//! Hints: the hard bot's plan for a player, in words.

use super::view::PieceId;

/// A bot's plan, in words for the player who asks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hint {
    /// The index of the plan.
    pub plan: usize,
    /// An instruction of what to do now, in one line.
    pub now: String,
    /// The reason, in one line; empty if `now` includes it.
    pub why: String,
    /// The pieces outside of the board that it mentions.
    pub pieces: Vec<PieceId>,
}

impl Hint {
    /// The whole hint in one line. Hints with equal texts are shown once.
    pub fn text(&self) -> String {
        format!("{} {}", self.now, self.why)
    }
}

/// How far a hint is behind the first one, which is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gap {
    /// It is the first hint.
    First,
    /// It is worth about the same.
    Even,
    /// It is worth this number of points less, at least one. Hidden information was sampled, so the value is not exact.
    Points(u64),
}

impl Gap {
    /// Converts a difference in hundredths of a point. A later hint was evaluated with fewer samples and may seem better by
    /// chance; it then counts as even.
    pub fn of(hundredths: i64) -> Gap {
        match u64::try_from(hundredths.saturating_add(50) / 100) {
            Ok(0) | Err(_) => Gap::Even,
            Ok(points) => Gap::Points(points),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_are_rounded_to_points() {
        let lags = [-230, 49, 50, 149, 150].map(Gap::of);
        assert_eq!(lags, [Gap::Even, Gap::Even, Gap::Points(1), Gap::Points(1), Gap::Points(2)]);
    }
}
