//! What the player prefers: how fast bots play, what to be asked before it is revealed.

mod taste;
pub mod tone;

pub use taste::{Aid, Assistance, Motion, Screen, Sound, Theme};

use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How fast bots play before people's eyes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Every decision can be followed.
    Slow,
    /// Their course can be followed.
    #[default]
    Fast,
    /// As soon as they have decided.
    Instant,
}

impl Pace {
    /// All paces.
    pub const ALL: [Pace; 3] = [Pace::Slow, Pace::Fast, Pace::Instant];

    /// The pause before a decision.
    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Slow => 1500,
            Pace::Fast => 400,
            Pace::Instant => 0,
        })
    }
}

/// A kind of decision that asks first, because it reveals something or takes rails off the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Question {
    /// Turning over the next card of the line.
    Line,
    /// Looking into a Ticket Book.
    Book,
    /// Taking a Development card, after which others are turned over.
    Development,
    /// Taking the last Auction card of a round, after which others are turned over.
    Market,
    /// Ending the round, after which cards are drawn.
    Round,
    /// Taking rails off the map.
    Cut,
}

impl Question {
    /// All kinds.
    pub const ALL: [Question; 6] = [
        Question::Line,
        Question::Book,
        Question::Development,
        Question::Market,
        Question::Round,
        Question::Cut,
    ];
}

/// Which kinds are not asked about any more.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Questions {
    silent: Vec<Question>,
}

impl Questions {
    /// Whether to ask before a decision of this kind.
    pub fn asks(&self, question: Question) -> bool {
        !self.silent.contains(&question)
    }

    /// Asks before such decisions no more.
    pub fn silence(&mut self, question: Question) {
        if self.asks(question) {
            self.silent.push(question);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silenced_kind_is_not_asked_about() {
        let mut questions = Questions::default();
        questions.silence(Question::Book);
        assert!(!questions.asks(Question::Book) && questions.asks(Question::Line));
        questions = Questions::default();
        assert!(Question::ALL.into_iter().all(|question| questions.asks(question)));
    }
}
