//! Stored attempts at ranked games, this device's records of them, and the best results of searches. Titles decide what a
//! link proves.
//!
//! Attempts and records are frozen like saves: absent fields keep their meaning, and entries with unknown fields are left
//! untouched.

use crate::engine::json::{self, Unread};
use crate::table::Day;
use serde::{Deserialize, Serialize};

/// The origin of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AttemptOrigin {
    /// It was played on this device.
    Own,
    /// Brought from another device; its player says that it is theirs.
    Brought,
    /// Imported from a link or file of another player.
    Imported,
}

impl AttemptOrigin {
    /// Returns whether it belongs to the player of this device.
    pub fn is_mine(self) -> bool {
        self != AttemptOrigin::Imported
    }
}

/// A finished ranked game in its stored form. Everything else follows from the link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The whole game as a link.
    pub link: String,
    /// The start, in milliseconds since 1970; 0 if unknown.
    #[serde(default)]
    pub begun_at: u64,
    /// The end, in milliseconds since 1970; 0 if unknown.
    #[serde(default)]
    pub finished_at: u64,
    /// The time spent, in milliseconds; 0 if unknown.
    #[serde(default)]
    pub spent: u64,
    /// The origin.
    pub origin: AttemptOrigin,
    /// Its number in the order in which this device noted results, from 1; 0 if unknown. Results are ordered by it, because
    /// dates are not proven.
    #[serde(default)]
    pub place: u64,
}

impl Attempt {
    /// The prefix of entry names, before the link. Frozen.
    pub const ENTRY: &str = "catenary.attempt.";

    /// Makes an attempt from its link alone; everything else is unknown.
    pub fn of_link(link: String, origin: AttemptOrigin) -> Attempt {
        Attempt { link, begun_at: 0, finished_at: 0, spent: 0, origin, place: 0 }
    }

    /// Reads a stored attempt.
    ///
    /// # Errors
    /// It is damaged, or a newer page has written it.
    pub fn read(text: &str) -> Result<Attempt, Unread> {
        json::read_known(text)
    }

    /// Returns whether it was begun or finished on a day or later.
    pub fn is_fresh(&self, day: Day) -> bool {
        Day::of_millis(self.finished_at.max(self.begun_at)) >= day
    }
}

/// The progress of an attempt; the later value wins when ledgers are merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttemptProgress {
    /// It is in play.
    Open,
    /// Its game was deleted before the end.
    GivenUp,
    /// It is finished.
    Finished,
}

/// The ledger's evidence of an attempt: seen from its beginning or restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Evidence {
    /// Seen from the first decision.
    Whole,
    /// It came with an unknown save or from another ledger.
    Restored,
}

/// The state of this device's notes from before an attempt: kept or deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notes {
    /// Kept, as far as is known.
    #[default]
    Kept,
    /// Notes or results that could concern its deal were deleted.
    Deleted,
}

impl Notes {
    fn are_kept(&self) -> bool {
        *self == Notes::Kept
    }
}

/// The source of a note that a deal was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeenMark {
    /// This device.
    Here,
    /// A file imported on this day.
    Imported(Day),
}

impl SeenMark {
    /// Reads a mark: `seen`, in newer entries with the day, or `told` with the day.
    pub fn read(text: &str) -> SeenMark {
        let marked_on = text.strip_prefix("told ").and_then(|day| day.parse().ok());
        marked_on.map_or(SeenMark::Here, |day| SeenMark::Imported(Day(day)))
    }

    /// Returns the text of a mark made on a day.
    pub fn written(self, today: Day) -> String {
        match self {
            SeenMark::Here => format!("seen {}", today.0),
            SeenMark::Imported(day) => format!("told {}", day.0),
        }
    }

    /// Returns whether it counts for the deal of a day, or for other deals if `day` is `None`. A file cannot know the deals
    /// of later days.
    pub fn counts_for(self, day: Option<Day>) -> bool {
        match self {
            SeenMark::Here => true,
            SeenMark::Imported(marked_on) => day.is_none_or(|day| day <= marked_on),
        }
    }

    /// Parses the day of a stored mark; `None` in entries of older pages, which have no day.
    pub fn day_of(text: &str) -> Option<Day> {
        text.split_once(' ').and_then(|(_, day)| day.parse().ok()).map(Day)
    }
}

/// A setup's state on this device: new or seen before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Novelty {
    /// It was not seen.
    New,
    /// It was played or viewed in a game that did not count.
    SeenBefore,
}

/// The ledger's record of an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AttemptRecord {
    /// The name of its setup ([`super::log::attempt_name`]).
    pub setup: String,
    /// The start, in milliseconds since 1970; together with the name of the setup it identifies the attempt.
    pub begun_at: u64,
    /// The link of the decisions that are final.
    pub link: String,
    /// The number of those decisions.
    pub plies: usize,
    /// The progress.
    pub progress: AttemptProgress,
    /// The number of the attempt at its setup on this device, from 1.
    pub number: u32,
    /// The number of decisions taken back.
    pub undos: u32,
    /// The time spent, in milliseconds.
    pub spent: u64,
    /// The ledger's evidence; written as `witness`.
    #[serde(rename = "witness")]
    pub evidence: Evidence,
    /// Its setup's state: new or seen before.
    pub novelty: Novelty,
    /// The number of its end in this device's order ([`Attempt::place`]); 0 if it has not ended here.
    #[serde(default)]
    pub place: u64,
    /// The link of everything shown, if that is more than the final decisions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<String>,
    /// The state of the notes from before it.
    #[serde(default, skip_serializing_if = "Notes::are_kept")]
    pub notes: Notes,
}

/// Facts about an attempt that only this device knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceFacts {
    /// The ledger's evidence.
    pub evidence: Evidence,
    /// Its setup's state: new or seen before.
    pub novelty: Novelty,
    /// The state of the notes from before it.
    pub notes: Notes,
}

/// The ledger's facts about an attempt whose save is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenedAttempt {
    /// The ledger's evidence.
    pub evidence: Evidence,
    /// The number of decisions taken back, including shown ones that the save has lost.
    pub undos: u32,
}

/// A repair of a save by the mirrored copy since the page was loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveRepair {
    /// The save is as the storage had it.
    No,
    /// Its last decisions came from the mirrored copy.
    Yes,
}

/// The ledger's verdict on the save of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveVerdict {
    /// It continues everything that the ledger knows.
    GoesOn,
    /// The ledger knows more decisions or other ones.
    Lags,
    /// The attempt was given up.
    GivenUp,
    /// Its players have changed since the beginning.
    OtherSeats,
}

impl AttemptRecord {
    /// Reads a stored record.
    ///
    /// # Errors
    /// It is damaged, or a newer page has written it.
    pub fn read(text: &str) -> Result<AttemptRecord, Unread> {
        json::read_known(text)
    }

    /// Returns a record of another ledger for this one: without a place, and marked as not seen here.
    #[must_use]
    pub fn brought(self) -> AttemptRecord {
        AttemptRecord { place: 0, evidence: Evidence::Restored, ..self }
    }

    /// Returns the record with the stronger marks of either record.
    #[must_use]
    pub fn marked_by(self, other: &AttemptRecord) -> AttemptRecord {
        AttemptRecord {
            undos: self.undos.max(other.undos),
            spent: self.spent.max(other.spent),
            evidence: self.evidence.max(other.evidence),
            novelty: self.novelty.max(other.novelty),
            notes: self.notes.max(other.notes),
            ..self
        }
    }

    /// Merges two ledgers' records of an attempt: the longer one, with the marks of both. An attempt that was given up stays
    /// so, unless it has ended on this device.
    #[must_use]
    pub fn joined(self, other: AttemptRecord) -> AttemptRecord {
        let place = self.place.max(other.place);
        let number = self.number.min(other.number);
        let given_up = [&self, &other].iter().any(|it| it.progress == AttemptProgress::GivenUp);
        let rank = |it: &AttemptRecord| (it.plies, it.progress);
        let (longer, shorter) =
            if rank(&other) > rank(&self) { (other, self) } else { (self, other) };
        let progress = match longer.progress {
            AttemptProgress::Finished if place > 0 => AttemptProgress::Finished,
            _ if given_up => AttemptProgress::GivenUp,
            progress => progress,
        };
        AttemptRecord { progress, number, place, ..longer.marked_by(&shorter) }
    }
}

/// The results of searches for a setup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ParResults {
    /// The number of games tried.
    pub games: u32,
    /// The link of the best game.
    pub link: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// Texts of the first release.
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

    /// Frozen: stored texts keep their meaning for ever.
    #[test]
    fn attempts_and_records_round_trip() {
        let attempt = Attempt {
            link: "g2AA".to_owned(),
            begun_at: 5,
            finished_at: 9,
            spent: 3,
            origin: AttemptOrigin::Own,
            place: 2,
        };
        assert_eq!(Attempt::read(ATTEMPT).expect("an attempt"), attempt);
        assert_eq!(serde_json::to_string(&attempt).expect("a text"), ATTEMPT);
        let record = AttemptRecord {
            setup: "hard.7".to_owned(),
            begun_at: 5,
            link: "g2AA".to_owned(),
            plies: 4,
            progress: AttemptProgress::GivenUp,
            number: 2,
            undos: 1,
            spent: 3,
            evidence: Evidence::Whole,
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
        let names = [
            json!(AttemptOrigin::Brought),
            json!(AttemptOrigin::Imported),
            json!(AttemptProgress::Open),
        ];
        assert_eq!(names, ["brought", "imported", "open"].map(Value::from));
        let names =
            [json!(AttemptProgress::Finished), json!(Evidence::Restored), json!(Novelty::New)];
        assert_eq!(names, ["finished", "restored", "new"].map(Value::from));
    }

    #[test]
    fn reads_attempts_without_optional_fields() {
        let bare = without(ATTEMPT, &["begun_at", "finished_at", "spent", "place"]);
        let attempt = Attempt::read(&bare).expect("an attempt");
        let Attempt { begun_at, finished_at, spent, place, .. } = attempt;
        assert_eq!((begun_at, finished_at, spent, place), (0, 0, 0, 0));
        let record = AttemptRecord::read(&without(RECORD, &["place"])).expect("a record");
        assert_eq!((record.place, record.plies), (0, 4));
        assert!(matches!(Attempt::read(&without(ATTEMPT, &["origin"])), Err(Unread::Malformed(_))));
    }

    #[test]
    fn imported_seen_marks_do_not_count_for_later_days() {
        let marks = ["seen", "seen 20800", "told 20800"].map(SeenMark::read);
        assert_eq!(marks, [SeenMark::Here, SeenMark::Here, SeenMark::Imported(Day(20_800))]);
        let counts = |mark: SeenMark| {
            [None, Some(20_799), Some(20_800), Some(20_801)]
                .map(|day| mark.counts_for(day.map(Day)))
        };
        assert_eq!(counts(SeenMark::Here), [true; 4]);
        assert_eq!(counts(SeenMark::Imported(Day(20_800))), [true, true, true, false]);
        for mark in [SeenMark::Here, SeenMark::Imported(Day(20_800))] {
            let text = mark.written(Day(20_800));
            assert_eq!((SeenMark::read(&text), SeenMark::day_of(&text)), (mark, Some(Day(20_800))));
        }
        assert_eq!(SeenMark::day_of("seen"), None);
    }

    #[test]
    fn names_an_unknown_field() {
        let refused = [
            Attempt::read(&with(ATTEMPT, "hurried")).map(drop),
            AttemptRecord::read(&with(RECORD, "hurried")).map(drop),
        ];
        for refused in refused {
            assert!(matches!(refused, Err(Unread::UnknownField(field)) if field == "hurried"));
        }
    }
}
