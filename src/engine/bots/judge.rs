//! Compares lines of play by their worth in points.

use super::Progress;
use crate::engine::game::{Game, Rng};

/// Judges what a seat could do in one decision.
pub trait Judge<G: Game> {
    /// Begins to judge lines of one decision of the observation's seat: decisions in a row, legal as far as anybody
    /// can know. All of them are judged in the same states and with the same chance. Equal arguments give equal worths,
    /// and what a line is worth beside another one does not depend on a third.
    fn judge(
        &self,
        seen: G::Observation,
        lines: Vec<Vec<G::Action>>,
        chance: Rng,
    ) -> Box<dyn Judging>;
}

/// Lines that are being judged.
pub trait Judging {
    /// Goes on for one slice, a few thousandths of a second at most.
    fn step(&mut self) -> Progress;

    /// The worth of each line to the seat, in hundredths of a point. Worths of different calls cannot be compared.
    fn worths(&self) -> Vec<i64>;
}

/// The limits of mistakes and blunders of a title, in hundredths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grading {
    /// A decision that lost so much is a mistake.
    pub mistake: i64,
    /// One that lost so much is a blunder.
    pub blunder: i64,
    /// With more seats nothing is judged.
    pub most_seats: usize,
}

/// The grade of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// It is worth more than what the bot found, by so much that it would be a mistake the other way round.
    Better,
    /// It lost nothing worth telling.
    Good,
    /// It lost something.
    Mistake,
    /// It lost much.
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
    fn decisions_are_graded_by_what_they_lost() {
        let grading = Grading { mistake: 200, blunder: 600, most_seats: 5 };
        let grades = [-900, -200, -199, 0, 199, 200, 599, 600].map(|lost| grading.grade(lost));
        use Grade::{Better, Blunder, Good, Mistake};
        assert_eq!(grades, [Better, Better, Good, Good, Good, Mistake, Mistake, Blunder]);
    }
}
