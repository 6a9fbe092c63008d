//! The search for a better decision, in a review and in a puzzle.

use crate::engine::bots::Grading;
use crate::table::review::points;
use crate::words::{Locale, review as words};
use crate::worker::protocol::{JudgedPly, Report};

/// The number of wrong answers after which the better decision is shown.
pub(crate) const TRIES: u8 = 2;

/// The player's progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// The player looks for a better decision.
    Asked,
    /// The answer is being judged.
    Checking,
    /// The answer is no mistake.
    Right,
    /// The answer loses this many hundredths of a point.
    Wrong(i64),
    /// The better decision is shown.
    Shown,
}

impl Stage {
    /// Returns the stage after a report; `None` if the report is not about an answer. If the bot cannot judge the
    /// answer, the better decision is shown.
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

    /// Returns whether the better decision is shown, after `wrong` wrong answers.
    pub(crate) fn shows_better(self, wrong: u8) -> bool {
        wrong >= TRIES || matches!(self, Stage::Right | Stage::Shown)
    }

    /// Returns the text for the player; `question` is the task.
    pub(crate) fn says(self, question: String, locale: Locale) -> String {
        match self {
            Stage::Asked | Stage::Shown => question,
            Stage::Checking => words::checking(locale).to_owned(),
            Stage::Right => words::right(locale).to_owned(),
            Stage::Wrong(lost) => words::wrong(points(lost), locale),
        }
    }
}
