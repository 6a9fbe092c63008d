//! The search for a better decision, in a review and in a puzzle.

use crate::engine::bots::Grading;
use crate::table::review::points;
use crate::words::{Locale, review as words};
use crate::worker::protocol::{JudgedPly, WorkerResponse};

/// The number of wrong answers after which the better decision is shown.
pub(crate) const TRIES: u8 = 2;

/// The player's progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnswerStage {
    /// The player looks for a better decision.
    Searching,
    /// The answer is being judged.
    Checking,
    /// The answer is no mistake.
    Right,
    /// The answer loses this many hundredths of a point.
    Wrong(i64),
    /// The better decision is shown.
    Shown,
}

impl AnswerStage {
    /// Returns the stage after a report; `None` if the report is not about an answer. If the bot cannot judge the
    /// answer, the better decision is shown.
    pub(crate) fn after(report: &WorkerResponse, grading: Option<Grading>) -> Option<AnswerStage> {
        match report {
            WorkerResponse::Answered(_, JudgedPly { lost, .. }) => {
                let is_mistake = grading.is_some_and(|it| it.is_mistake(*lost));
                Some(if is_mistake { AnswerStage::Wrong(*lost) } else { AnswerStage::Right })
            }
            WorkerResponse::Refused(..) => Some(AnswerStage::Shown),
            _ => None,
        }
    }

    /// Returns whether the better decision is shown, after `wrong` wrong answers.
    pub(crate) fn shows_better(self, wrong: u8) -> bool {
        wrong >= TRIES || matches!(self, AnswerStage::Right | AnswerStage::Shown)
    }

    /// Returns the text for the player; `question` is the task.
    pub(crate) fn says(self, question: String, locale: Locale) -> String {
        match self {
            AnswerStage::Searching | AnswerStage::Shown => question,
            AnswerStage::Checking => words::checking(locale).to_owned(),
            AnswerStage::Right => words::right(locale).to_owned(),
            AnswerStage::Wrong(lost) => words::wrong(points(lost), locale),
        }
    }
}
