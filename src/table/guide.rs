//! The guide of a table: lessons given and whether it goes on.

use crate::engine::bits::{Id, Set};
use serde::{Deserialize, Serialize};

/// The guide's state: on or off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Voice {
    /// It is off.
    #[default]
    Silent,
    /// It explains new things.
    Speaking,
}

/// A lesson, by its number below 64.
impl Id for u8 {
    type Word = u64;

    fn index(self) -> usize {
        self.into()
    }
}

/// The guide of a game; it gives each lesson once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guide {
    /// On or off.
    pub voice: Voice,
    /// The numbers of the lessons given; written as `told`.
    #[serde(default, rename = "told")]
    pub given: Set<u8>,
}

/// A player's answer to the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teach {
    /// Closes the lesson.
    GotIt,
    /// Ends all lessons.
    Skip,
    /// Turns the guide on and repeats the lesson needed here.
    Again,
}

impl Guide {
    /// A guide that has given no lesson.
    pub const NEW: Guide = Guide { voice: Voice::Speaking, given: Set::EMPTY };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remembers_each_given_lesson() {
        let given = Set::of(0).with(63);
        assert!(given.has(0) && given.has(63) && !given.has(1));
        assert_eq!(serde_json::to_string(&given).ok(), Some("9223372036854775809".to_owned()));
    }
}
