//! What the guide has told at a table, and whether it goes on.

use crate::engine::bits::{Id, Set};
use serde::{Deserialize, Serialize};

/// Whether the guide speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Voice {
    /// It says nothing.
    #[default]
    Silent,
    /// It explains what is new.
    Speaking,
}

/// The number of a lesson, below 64.
impl Id for u8 {
    type Word = u64;

    fn index(self) -> usize {
        self.into()
    }
}

/// The guide of a game: it tells each lesson once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guide {
    /// Whether it speaks.
    pub voice: Voice,
    /// The numbers of the lessons that it has told.
    #[serde(default)]
    pub told: Set<u8>,
}

/// What a player wants of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teach {
    /// The lesson was understood.
    GotIt,
    /// No lessons any more.
    Skip,
    /// What is needed here, even if it was told before, and further lessons.
    Again,
}

impl Guide {
    /// A guide that has told nothing yet.
    pub const NEW: Guide = Guide { voice: Voice::Speaking, told: Set::EMPTY };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_told_one_by_one() {
        let told = Set::of(0).with(63);
        assert!(told.has(0) && told.has(63) && !told.has(1));
        assert_eq!(serde_json::to_string(&told).ok(), Some("9223372036854775809".to_owned()));
    }
}
