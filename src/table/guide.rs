//! What the guide has told at a table, and whether it goes on.

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

/// Lessons that were told, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told(u64);

/// The guide of a game: it tells each lesson once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Guide {
    /// Whether it speaks.
    pub voice: Voice,
    /// What it has told.
    #[serde(default)]
    pub told: Told,
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

impl Told {
    /// Whether the lesson of a number below 64 was told.
    pub fn has(self, lesson: u8) -> bool {
        self.0 & (1 << lesson) != 0
    }

    /// With a lesson more.
    pub fn with(self, lesson: u8) -> Told {
        Told(self.0 | (1 << lesson))
    }

    /// As if a lesson had not been told.
    pub fn without(self, lesson: u8) -> Told {
        Told(self.0 & !(1 << lesson))
    }
}

impl Guide {
    /// A guide that has told nothing yet.
    pub const NEW: Guide = Guide { voice: Voice::Speaking, told: Told(0) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_are_told_one_by_one() {
        let told = Told::default().with(0).with(63);
        assert!(told.has(0) && told.has(63) && !told.has(1));
        assert_eq!(told.without(63), Told::default().with(0));
    }
}
