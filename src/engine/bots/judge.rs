//! Compares lines of play by their worth in points.

use super::SearchProgress;
use crate::engine::game::{Game, Rng};

/// Judges the possible lines of one decision.
pub trait LineJudge<G: Game> {
    /// Begins to judge lines of one decision of the observing seat. A line is a row of actions, legal as far as can be known. All
    /// lines are judged in the same sampled states with the same chance. Equal arguments give equal worths, and the difference
    /// between two lines does not depend on a third.
    fn judge(
        &self,
        observation: G::Observation,
        lines: Vec<Vec<G::Action>>,
        chance: Rng,
    ) -> Box<dyn Judging>;
}

/// Lines being judged.
pub trait Judging {
    /// Continues for one slice, a few milliseconds at most.
    fn step(&mut self) -> SearchProgress;

    /// Returns the worth of each line to the seat, in hundredths of a point; comparable only within one judgement.
    fn worths(&self) -> Vec<i64>;
}

/// A title's thresholds for mistakes and blunders, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grading {
    /// Losing at least this is a mistake.
    pub mistake: i64,
    /// Losing at least this is a blunder.
    pub blunder: i64,
    /// Games with more seats are not judged.
    pub most_seats: usize,
}

/// The grade of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// It beats the bot's line by at least the threshold of a mistake.
    Better,
    /// Its loss is below [`Grading::mistake`].
    Good,
    /// Its loss is at least [`Grading::mistake`].
    Mistake,
    /// Its loss is at least [`Grading::blunder`].
    Blunder,
}

impl Grading {
    /// Returns true for a mistake or a blunder; `lost` is in hundredths of a point.
    pub fn is_mistake(self, lost: i64) -> bool {
        self.grade(lost) >= Grade::Mistake
    }

    /// Grades a decision by its loss in hundredths of a point.
    pub fn grade(self, lost: i64) -> Grade {
        match lost {
            _ if lost >= self.blunder => Grade::Blunder,
            _ if lost >= self.mistake => Grade::Mistake,
            _ if lost <= -self.mistake => Grade::Better,
            _ => Grade::Good,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_are_graded_by_their_loss() {
        let grading = Grading { mistake: 200, blunder: 600, most_seats: 5 };
        let grades = [-900, -200, -199, 0, 199, 200, 599, 600].map(|lost| grading.grade(lost));
        use Grade::{Better, Blunder, Good, Mistake};
        assert_eq!(grades, [Better, Better, Good, Good, Good, Mistake, Mistake, Blunder]);
    }
}
