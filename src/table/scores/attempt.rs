//! Ranked games as they are kept: finished attempts, what this device knows of each attempt, and the best that searches
//! have found. What a link proves is the title's matter.
//!
//! Attempts and records are frozen as saves are: what was absent keeps its meaning, what is not known is left as it is.

use crate::engine::json::{self, Unread};
use crate::table::Day;
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
    /// What the names of the stored entries begin with; the link follows. Frozen.
    pub const ENTRY: &str = "catenary.attempt.";

    /// The attempt of a link of which nothing else is known.
    pub fn of_link(link: String, origin: Origin) -> Attempt {
        Attempt { link, begun_at: 0, finished_at: 0, spent: 0, origin, place: 0 }
    }

    /// The attempt of an entry's text.
    ///
    /// # Errors
    /// It is damaged, or a newer page has written it.
    pub fn read(text: &str) -> Result<Attempt, Unread> {
        json::read_known(text)
    }

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

/// Whether the notes of this device go back to before an attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notes {
    /// They do, as far as anybody knows.
    #[default]
    Kept,
    /// Notes or results were deleted that could have told of its deal.
    Deleted,
}

impl Notes {
    fn are_kept(&self) -> bool {
        *self == Notes::Kept
    }
}

/// Who says that something of a deal was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenMark {
    /// It was seen on this device.
    Here,
    /// A file said so that came in on this day.
    Told(Day),
}

impl SeenMark {
    /// The mark of an entry's text: `seen`, with the day since it is written, or `told` with the day.
    pub fn read(text: &str) -> SeenMark {
        let told = text.strip_prefix("told ").and_then(|day| day.parse().ok());
        told.map_or(SeenMark::Here, |day| SeenMark::Told(Day(day)))
    }

    /// The text of a mark that is made on a day.
    pub fn written(self, today: Day) -> String {
        match self {
            SeenMark::Here => format!("seen {}", today.0),
            SeenMark::Told(day) => format!("told {}", day.0),
        }
    }

    /// Whether it counts for the deal of a day; other deals have none. No file knows the deals of days to come.
    pub fn counts_for(self, day: Option<Day>) -> bool {
        match self {
            SeenMark::Here => true,
            SeenMark::Told(told) => day.is_none_or(|day| day <= told),
        }
    }

    /// The day of an entry's text; `None` where older pages have written none.
    pub fn day_of(text: &str) -> Option<Day> {
        text.split_once(' ').and_then(|(_, day)| day.parse().ok()).map(Day)
    }
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
    /// The link of all that was shown of it, where that is more than what can no more be taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<String>,
    /// Whether the notes go back to before it.
    #[serde(default, skip_serializing_if = "Notes::are_kept")]
    pub notes: Notes,
}

/// What only this device knows of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// Whether the ledger saw it begin, and go on.
    pub witness: Witness,
    /// Whether its set-up had been seen.
    pub novelty: Novelty,
    /// Whether the notes go back to before it.
    pub notes: Notes,
}

/// How a save of an attempt goes on that is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    /// Whether the ledger has seen all of it.
    pub witness: Witness,
    /// How often something was taken back in it: also what had been shown and is gone.
    pub undos: u32,
}

/// Whether the second copy had to mend a save since the page was loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mended {
    /// It is as the storage had it.
    No,
    /// Its last decisions came from the second copy.
    Yes,
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
    /// Others sit at it than at its beginning.
    OtherSeats,
}

impl AttemptRecord {
    /// The record of an entry's text.
    ///
    /// # Errors
    /// It is damaged, or a newer page has written it.
    pub fn read(text: &str) -> Result<AttemptRecord, Unread> {
        json::read_known(text)
    }

    /// The record of another ledger, as this one takes it: it has no place in this one's order.
    #[must_use]
    pub fn brought(self) -> AttemptRecord {
        AttemptRecord { place: 0, witness: Witness::Restored, ..self }
    }

    /// This record with the marks of another one of the attempt: what that has shown was seen.
    #[must_use]
    pub fn marked_by(self, other: &AttemptRecord) -> AttemptRecord {
        AttemptRecord {
            undos: self.undos.max(other.undos),
            spent: self.spent.max(other.spent),
            witness: self.witness.max(other.witness),
            novelty: self.novelty.max(other.novelty),
            notes: self.notes.max(other.notes),
            ..self
        }
    }

    /// What two ledgers know of one attempt: the longer record, and each mark of either. What was given up stays so,
    /// unless it has ended on this device.
    #[must_use]
    pub fn joined(self, other: AttemptRecord) -> AttemptRecord {
        let place = self.place.max(other.place);
        let number = self.number.min(other.number);
        let given_up = [&self, &other].iter().any(|it| it.progress == Progress::GivenUp);
        let rank = |it: &AttemptRecord| (it.plies, it.progress);
        let (longer, shorter) =
            if rank(&other) > rank(&self) { (other, self) } else { (self, other) };
        let progress = match longer.progress {
            Progress::Finished if place > 0 => Progress::Finished,
            _ if given_up => Progress::GivenUp,
            progress => progress,
        };
        AttemptRecord { progress, number, place, ..longer.marked_by(&shorter) }
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

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// An attempt and a record as the first release writes them.
    const ATTEMPT: &str =
        r#"{"link":"g2AA","begun_at":5,"finished_at":9,"spent":3,"origin":"own","place":2}"#;
    const RECORD: &str = r#"{"setup":"hard.7","begun_at":5,"link":"g2AA","plies":4,"progress":"given-up","number":2,"undos":1,"spent":3,"witness":"whole","novelty":"seen-before","place":6}"#;

    fn without(text: &str, fields: &[&str]) -> String {
        let mut object: Value = serde_json::from_str(text).expect("JSON");
        for field in fields {
            object.as_object_mut().and_then(|it| it.remove(*field)).expect("a field");
        }
        object.to_string()
    }

    fn with(text: &str, field: &str) -> String {
        let mut object: Value = serde_json::from_str(text).expect("JSON");
        object[field] = json!(1);
        object.to_string()
    }

    /// Frozen: what was written is read for ever and means the same.
    #[test]
    fn attempts_and_records_are_read_as_they_were_written() {
        let attempt = Attempt {
            link: "g2AA".to_owned(),
            begun_at: 5,
            finished_at: 9,
            spent: 3,
            origin: Origin::Own,
            place: 2,
        };
        assert_eq!(Attempt::read(ATTEMPT).expect("an attempt"), attempt);
        assert_eq!(serde_json::to_string(&attempt).expect("a text"), ATTEMPT);
        let record = AttemptRecord {
            setup: "hard.7".to_owned(),
            begun_at: 5,
            link: "g2AA".to_owned(),
            plies: 4,
            progress: Progress::GivenUp,
            number: 2,
            undos: 1,
            spent: 3,
            witness: Witness::Whole,
            novelty: Novelty::SeenBefore,
            place: 6,
            shown: None,
            notes: Notes::Kept,
        };
        assert_eq!(AttemptRecord::read(RECORD).expect("a record"), record);
        assert_eq!(serde_json::to_string(&record).expect("a text"), RECORD);
        let noted =
            AttemptRecord { shown: Some("g2AB".to_owned()), notes: Notes::Deleted, ..record };
        let text = RECORD.replace("6}", r#"6,"shown":"g2AB","notes":"deleted"}"#);
        assert_eq!(AttemptRecord::read(&text).expect("a record"), noted);
        assert_eq!(serde_json::to_string(&noted).expect("a text"), text);
        let names = [json!(Origin::Brought), json!(Origin::Imported), json!(Progress::Open)];
        assert_eq!(names, ["brought", "imported", "open"].map(Value::from));
        let names = [json!(Progress::Finished), json!(Witness::Restored), json!(Novelty::New)];
        assert_eq!(names, ["finished", "restored", "new"].map(Value::from));
    }

    #[test]
    fn what_is_absent_has_its_old_meaning() {
        let bare = without(ATTEMPT, &["begun_at", "finished_at", "spent", "place"]);
        let attempt = Attempt::read(&bare).expect("an attempt");
        let Attempt { begun_at, finished_at, spent, place, .. } = attempt;
        assert_eq!((begun_at, finished_at, spent, place), (0, 0, 0, 0));
        let record = AttemptRecord::read(&without(RECORD, &["place"])).expect("a record");
        assert_eq!((record.place, record.plies), (0, 4));
        assert!(matches!(Attempt::read(&without(ATTEMPT, &["origin"])), Err(Unread::Malformed(_))));
    }

    #[test]
    fn what_a_file_says_was_seen_counts_for_no_day_to_come() {
        let marks = ["seen", "seen 20800", "told 20800"].map(SeenMark::read);
        assert_eq!(marks, [SeenMark::Here, SeenMark::Here, SeenMark::Told(Day(20_800))]);
        let counts = |mark: SeenMark| {
            [None, Some(20_799), Some(20_800), Some(20_801)]
                .map(|day| mark.counts_for(day.map(Day)))
        };
        assert_eq!(counts(SeenMark::Here), [true; 4]);
        assert_eq!(counts(SeenMark::Told(Day(20_800))), [true, true, true, false]);
        for mark in [SeenMark::Here, SeenMark::Told(Day(20_800))] {
            let text = mark.written(Day(20_800));
            assert_eq!((SeenMark::read(&text), SeenMark::day_of(&text)), (mark, Some(Day(20_800))));
        }
        assert_eq!(SeenMark::day_of("seen"), None);
    }

    #[test]
    fn what_a_newer_page_has_added_is_refused_by_name() {
        let refused = [
            Attempt::read(&with(ATTEMPT, "hurried")).map(drop),
            AttemptRecord::read(&with(RECORD, "hurried")).map(drop),
        ];
        for refused in refused {
            assert!(matches!(refused, Err(Unread::UnknownField(field)) if field == "hurried"));
        }
    }
}
