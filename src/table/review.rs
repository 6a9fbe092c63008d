//! The review of a finished game: the loss of each decision of a seat.

use super::hint::Hint;
use crate::engine::bots::{Grade, Grading};
use crate::engine::game::Seat;

/// The key of a review: game, seat, grading and version of the bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewOf {
    /// The game as a link.
    pub record: String,
    /// The seat.
    pub seat: Seat,
    /// The thresholds of mistakes.
    pub grading: Grading,
    /// The version of the bots that evaluate.
    pub bots: u16,
}

/// A decision with its evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedDecision {
    /// Its first ply.
    pub ply: usize,
    /// The ply after it.
    pub upto: usize,
    /// A link of the game up to the ply, with the hard bot's choice after the cursor.
    pub best: String,
    /// The loss against the bot's choice, in hundredths of a point; negative if the decision is better.
    pub lost: i64,
}

/// A decision with its evaluation, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionInWords {
    /// The progress of the game at that point.
    pub when: String,
    /// The decision, as a hint.
    pub taken: Hint,
    /// The bot's choice, as a hint.
    pub best: Hint,
}

/// The evaluations so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    grading: Grading,
    decisions: Vec<JudgedDecision>,
    is_whole: bool,
}

impl Review {
    /// Creates a review without evaluations.
    pub fn new(grading: Grading) -> Review {
        Review { grading, decisions: Vec::new(), is_whole: false }
    }

    /// Adds a decision, if it comes after all others.
    pub fn add(&mut self, decision: JudgedDecision) {
        if decision.ply >= self.from() && decision.upto > decision.ply {
            self.decisions.push(decision);
        }
    }

    /// Marks the review as complete.
    pub fn end(&mut self) {
        self.is_whole = true;
    }

    /// Returns whether all decisions of the game are evaluated.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// The ply at which the review continues.
    pub fn from(&self) -> usize {
        self.decisions.last().map_or(0, |last| last.upto)
    }

    /// The evaluated decisions, in order.
    pub fn decisions(&self) -> &[JudgedDecision] {
        &self.decisions
    }

    /// The grade of a decision.
    pub fn grade(&self, decision: &JudgedDecision) -> Grade {
        self.grading.grade(decision.lost)
    }

    /// Returns the mistakes, the worst first.
    pub fn mistakes(&self) -> Vec<&JudgedDecision> {
        let is_mistake = |it: &&JudgedDecision| self.grade(it) >= Grade::Mistake;
        let mut mistakes: Vec<_> = self.decisions.iter().filter(is_mistake).collect();
        mistakes.sort_by_key(|it| std::cmp::Reverse(it.lost));
        mistakes
    }

    /// Returns the decisions that are better than the bot's, in order.
    pub fn better(&self) -> impl Iterator<Item = &JudgedDecision> {
        self.decisions.iter().filter(|it| self.grade(it) == Grade::Better)
    }

    /// The number of decisions that are not mistakes.
    pub fn good(&self) -> usize {
        self.decisions.len() - self.mistakes().len()
    }

    /// The percentage of decisions that are not mistakes, rounded down; `None` without decisions.
    pub fn accuracy(&self) -> Option<usize> {
        (100 * self.good()).checked_div(self.decisions.len())
    }

    /// The total loss of all mistakes in points: the sum of what the list shows.
    pub fn points_lost(&self) -> i64 {
        self.mistakes().iter().map(|it| points(it.lost)).sum()
    }
}

/// Rounds hundredths of a point to points.
pub fn points(hundredths: i64) -> i64 {
    hundredths.saturating_add(50).div_euclid(100)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRADING: Grading = Grading { mistake: 200, blunder: 600, most_seats: 5 };

    fn decision(ply: usize, lost: i64) -> JudgedDecision {
        JudgedDecision { ply, upto: ply + 2, best: String::new(), lost }
    }

    fn review(lost: &[i64]) -> Review {
        let mut review = Review::new(GRADING);
        (0..).step_by(3).zip(lost).for_each(|(ply, &lost)| review.add(decision(ply, lost)));
        review
    }

    #[test]
    fn lists_the_costliest_mistakes_first_and_sums_by_the_same_threshold() {
        let review = review(&[0, 199, 700, -30, 200, 250, -200]);
        let mistakes: Vec<i64> = review.mistakes().iter().map(|it| it.lost).collect();
        assert_eq!(mistakes, [700, 250, 200]);
        assert_eq!(
            (review.points_lost(), review.good(), review.accuracy()),
            (7 + 3 + 2, 4, Some(57))
        );
        assert_eq!(review.better().map(|it| it.ply).collect::<Vec<_>>(), [18]);
    }

    #[test]
    fn accuracy_needs_a_decision_and_is_100_only_without_a_loss() {
        assert_eq!(review(&[]).accuracy(), None);
        assert_eq!(review(&[0; 9]).accuracy(), Some(100));
        let mut most = [0; 200];
        most[7] = 300;
        assert_eq!(review(&most).accuracy(), Some(99));
    }

    #[test]
    fn resumes_a_stopped_review() {
        let mut review = review(&[0, 300]);
        assert_eq!(review.from(), 5);
        review.add(decision(3, 900));
        review.add(decision(4, 900));
        assert_eq!(review.decisions().len(), 2);
        review.add(decision(5, 0));
        review.end();
        assert!(review.is_whole() && review.decisions().len() == 3);
    }

    #[test]
    fn hundredths_are_rounded_to_points() {
        assert_eq!([49, 50, 149, 150, -30, -60].map(points), [0, 1, 1, 2, 0, -1]);
    }
}
