//! An answer where something better is to be found: in a review, and in a puzzle.

use crate::engine::bots::Grading;
use crate::table::review::points;
use crate::words::{Locale, review as words};
use crate::worker::protocol::{JudgedPly, Report};

/// After so many wrong answers the better decision is shown.
pub(crate) const TRIES: u8 = 2;

/// How far the player has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The player looks for something better.
    Asked,
    /// The answer is being judged.
    Checking,
    /// The answer is no mistake.
    Right,
    /// The answer loses so many hundredths of a point.
    Wrong(i64),
    /// The better decision is shown.
    Shown,
}

impl Stage {
    /// What a report makes of an answer; `None` if it is not about one. An answer that cannot be judged shows the better one.
    pub(crate) fn after(report: &Report, grading: Option<Grading>) -> Option<Stage> {
        match report {
            Report::Answered(_, JudgedPly { lost, .. }) => {
                let is_mistake = grading.is_some_and(|it| it.is_mistake(*lost));
                Some(if is_mistake { Stage::Wrong(*lost) } else { Stage::Right })
            }
            Report::Refused(..) => Some(Stage::Shown),
            _ => None,
        }
    }

    /// Whether the better decision is shown, after so many wrong answers.
    pub(crate) fn shows_better(self, wrong: u8) -> bool {
        wrong >= TRIES || matches!(self, Stage::Right | Stage::Shown)
    }

    /// What is said to the player; `question` is what is asked.
    pub(crate) fn says(self, question: String, locale: Locale) -> String {
        match self {
            Stage::Asked | Stage::Shown => question,
            Stage::Checking => words::checking(locale).to_owned(),
            Stage::Right => words::right(locale).to_owned(),
            Stage::Wrong(lost) => words::wrong(points(lost), locale),
        }
    }
}
