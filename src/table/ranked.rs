//! Ranked games as they are kept: finished attempts, what this device knows of each attempt, and the best that searches
//! have found. What a link proves is the title's matter.

use super::Day;
use serde::{Deserialize, Serialize};

/// Whose an attempt is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// It was played on this device.
    Own,
    /// Its player says that it is theirs: it was brought in from another device.
    Brought,
    /// It came in somebody's link or file.
    Imported,
}

impl Origin {
    /// Whether it is the player's, wherever it was played.
    pub fn is_mine(self) -> bool {
        self != Origin::Imported
    }
}

/// A finished ranked game as it is kept. Everything else follows from the link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The whole game as a link.
    pub link: String,
    /// When it was begun, in milliseconds since 1970; 0 where that is not known.
    #[serde(default)]
    pub begun_at: u64,
    /// When it was finished, the same way.
    #[serde(default)]
    pub finished_at: u64,
    /// The time spent on it, in milliseconds; 0 where that is not known.
    #[serde(default)]
    pub spent: u64,
    /// Whose it is.
    pub origin: Origin,
    /// Which of all that this device has noted it is, from 1: the order of results is this one and not that of their
    /// dates, which are only said. 0 where it is not known.
    #[serde(default)]
    pub place: u64,
}

impl Attempt {
    /// Whether it was begun or finished since a day began.
    pub fn is_fresh(&self, day: Day) -> bool {
        Day::of_millis(self.finished_at.max(self.begun_at)) >= day
    }
}

/// How far an attempt has come; a later one is stronger where two ledgers differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// It goes on.
    Open,
    /// Its game was deleted before its end.
    GivenUp,
    /// It was played to its end.
    Finished,
}

/// Whether the ledger saw an attempt begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Witness {
    /// From its first decision.
    Whole,
    /// It came with a save of which the ledger knew nothing, or with another ledger.
    Restored,
}

/// Whether its set-up was seen on this device before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Novelty {
    /// It was not.
    New,
    /// It was played or looked at in a game that did not count.
    SeenBefore,
}

/// What the ledger knows of an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttemptRecord {
    /// The name of its set-up ([`par::name`]).
    pub setup: String,
    /// When it was begun, in milliseconds since 1970; with the set-up's name it is the attempt's
    /// own name.
    pub begun_at: u64,
    /// The link of what can no more be taken back of it.
    pub link: String,
    /// How many decisions that are.
    pub plies: usize,
    /// How far it has come.
    pub progress: Progress,
    /// Which attempt at its set-up it is on this device, from 1.
    pub number: u32,
    /// How often something was taken back in it.
    pub undos: u32,
    /// The time spent on it, in milliseconds.
    pub spent: u64,
    /// Whether the ledger saw it begin.
    pub witness: Witness,
    /// Whether its set-up had been seen.
    pub novelty: Novelty,
    /// Which of all that this device has noted its end was ([`Attempt::place`]); 0 where it has not ended here.
    #[serde(default)]
    pub place: u64,
}

/// What the ledger says of a save of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It goes on from all that the ledger knows.
    GoesOn,
    /// The attempt has been further, or otherwise, than this copy.
    Lags,
    /// The attempt was given up.
    GivenUp,
}

impl AttemptRecord {
    /// Whether both are of one attempt.
    pub fn is_same(&self, other: &AttemptRecord) -> bool {
        (self.begun_at, &self.setup) == (other.begun_at, &other.setup)
    }

    /// The record of another ledger, as this one takes it: it has no place in this one's order.
    #[must_use]
    pub fn brought(self) -> AttemptRecord {
        AttemptRecord { place: 0, witness: Witness::Restored, ..self }
    }

    /// What two ledgers know of one attempt: the longer record, and each mark of either. What was
    /// given up stays so.
    #[must_use]
    pub fn joined(self, other: AttemptRecord) -> AttemptRecord {
        let place = self.place.max(other.place);
        let marks = (self.undos.max(other.undos), self.spent.max(other.spent));
        let witness = self.witness.min(other.witness);
        let novelty = self.novelty.max(other.novelty);
        let number = self.number.min(other.number);
        let given_up = [&self, &other].iter().any(|it| it.progress == Progress::GivenUp);
        let rank = |it: &AttemptRecord| (it.plies, it.progress);
        let longer = if rank(&other) > rank(&self) { other } else { self };
        let progress = match longer.progress {
            Progress::Open if given_up => Progress::GivenUp,
            progress => progress,
        };
        let (undos, spent) = marks;
        AttemptRecord { progress, number, undos, spent, witness, novelty, place, ..longer }
    }
}

/// What searches have found for a set-up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Par {
    /// How many games were tried.
    pub games: u32,
    /// The link of the best of them.
    pub link: String,
}
