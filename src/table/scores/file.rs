//! Attempts as text: our own JSON, any list of links, and a table for spreadsheets, which is only written.

use super::proof::{Played, Proof, Refuted};
use super::results::{Entry, Ranking};
use super::{Attempt, AttemptRecord, Origin};
use crate::engine::codec::MAX_LENGTH;
use crate::engine::json::{self, Unread};
use crate::table::Day;
use crate::table::archive;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use thiserror::Error;

/// What a file of attempts calls itself.
const FORMAT: &str = archive::ATTEMPTS;
/// The version of the file; raised when its fields change.
const VERSION: u16 = 1;
/// The longest text that is read, in bytes.
pub const MAX_TEXT: usize = 4 << 20;
/// The most links of a text.
pub const MAX_LINKS: usize = 5_000;
/// The columns of a table of attempts.
const COLUMNS: [&str; 14] = [
    "finished", "begun", "seconds", "kind", "day", "family", "score", "lead", "bots", "undos",
    "hints", "hurried", "origin", "link",
];

/// A link that somebody says is an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Where it stands in the text, from 1.
    pub line: usize,
    /// The link or address.
    pub link: String,
    /// The score that is claimed.
    pub score: Option<i32>,
    /// When it is said to have been begun, in milliseconds since 1970; 0 where nothing is said.
    pub begun_at: u64,
    /// When it is said to have been finished, the same way.
    pub finished_at: u64,
    /// The time said to be spent on it, in milliseconds.
    pub spent: u64,
    /// What of it is not known here.
    pub unknown: Option<String>,
}

/// Why a text cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ScoreFileError {
    /// It is longer than any table: so many bytes.
    #[error("the text has {0} bytes: {MAX_TEXT} are the most")]
    TooLong(usize),
    /// It has more links, or records of a ledger, than are looked at at a time: so many.
    #[error("the text has {0} links: {MAX_LINKS} are the most")]
    TooMany(usize),
    /// It is meant to be JSON, and is not from a place on, both counted from 1.
    #[error("the text is damaged at line {line}, column {column}")]
    Malformed {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// It is a file of something else.
    #[error("the file holds no attempts")]
    OtherFile,
    /// It is a file of saved games.
    #[error("the file holds saved games, not attempts")]
    Games,
    /// It is our table for spreadsheets.
    #[error("the file is a table for spreadsheets, which is only written")]
    Table,
    /// A newer version of the page has written it.
    #[error("the file has the newer version {0}")]
    Newer(u64),
    /// It has a field that is not known here.
    #[error("the file has a field that is not known here: {0}")]
    UnknownField(String),
    /// There is nothing in it.
    #[error("there is no link in the text")]
    Empty,
}

impl Claim {
    /// A link without a claimed score.
    pub fn of_link(line: usize, link: &str) -> Claim {
        let link = link.to_owned();
        Claim { line, link, score: None, begun_at: 0, finished_at: 0, spent: 0, unknown: None }
    }

    /// Replays the link and compares the score.
    ///
    /// # Errors
    /// The link proves nothing, or another score.
    pub fn check(&self, title: Ranking) -> Result<Proof, Refuted> {
        if let Some(field) = &self.unknown {
            return Err(Refuted::UnknownField(field.clone()));
        }
        let proof = (title.prove)(&self.link)?;
        let replayed = proof.points;
        match self.score {
            Some(claimed) if claimed != replayed => Err(Refuted::Score(claimed, replayed)),
            _ => Ok(proof),
        }
    }

    /// What it claims of each result of its link: what it says besides is of the first.
    pub fn each(&self, each_result: fn(&str) -> Vec<String>) -> Vec<Claim> {
        let links = each_result(&self.link).into_iter().enumerate();
        let claim = |(at, link)| match at {
            0 => Claim { link, ..self.clone() },
            _ => Claim::of_link(self.line, &link),
        };
        links.map(claim).collect()
    }

    /// The attempt of a claim that was checked.
    pub fn attempt(&self, proof: &Proof, origin: Origin) -> Attempt {
        let Claim { begun_at, finished_at, spent, .. } = *self;
        Attempt { link: proof.link.clone(), begun_at, finished_at, spent, origin, place: 0 }
    }
}

#[derive(Serialize)]
struct File<'a> {
    format: &'static str,
    version: u16,
    attempts: Vec<Written>,
    ledger: &'a [AttemptRecord],
}

/// A file whose entries are still text, so that a bad one harms no other.
#[derive(Deserialize)]
struct Head<'a> {
    format: Option<String>,
    version: u64,
    #[serde(borrow, default)]
    attempts: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    ledger: Vec<&'a RawValue>,
}

/// What a text holds, each entry still to be replayed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreText {
    /// What is said to be attempts.
    pub claims: Vec<Claim>,
    /// What the ledger of another device knows, entry by entry; nothing of one that cannot be read.
    pub ledger: Vec<Option<AttemptRecord>>,
}

/// One attempt of a file; whatever is missing is not claimed.
#[derive(Serialize, Deserialize)]
struct Written {
    link: String,
    #[serde(default)]
    score: Option<i32>,
    #[serde(default)]
    begun_at: u64,
    #[serde(default)]
    finished_at: u64,
    #[serde(default)]
    spent: u64,
}

/// Attempts as a JSON file, with what the ledger of this device knows.
pub fn write_json<'a>(
    entries: impl IntoIterator<Item = &'a Entry>,
    ledger: &[AttemptRecord],
) -> String {
    let attempts = entries.into_iter().map(|entry| {
        let Attempt { begun_at, finished_at, spent, .. } = entry.attempt;
        let (link, score) = (entry.proof.link.clone(), Some(entry.proof.points));
        Written { link, score, begun_at, finished_at, spent }
    });
    let attempts = attempts.collect();
    let file = File { format: FORMAT, version: VERSION, attempts, ledger };
    serde_json::to_string(&file).unwrap_or_default()
}

/// Attempts as a table with commas, for a spreadsheet. No field needs quotes.
pub fn write_csv<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let rows = entries.into_iter().map(row);
    let rows = std::iter::once(COLUMNS.join(",")).chain(rows);
    rows.fold(String::new(), |text, row| text + &row + "\r\n")
}

fn row(entry: &Entry) -> String {
    let Entry { attempt, proof, .. } = entry;
    let played = |count: fn(&Played) -> u32| {
        proof.played.as_ref().map_or_else(String::new, |it| count(it).to_string())
    };
    let kind = if entry.day().is_some() { "daily" } else { "ranked" };
    let origin = match attempt.origin {
        Origin::Own => "own",
        Origin::Brought => "brought",
        Origin::Imported => "imported",
    };
    let fields: [String; COLUMNS.len()] = [
        moment(attempt.finished_at),
        moment(attempt.begun_at),
        (attempt.spent / 1000).to_string(),
        kind.to_owned(),
        entry.day().map_or_else(String::new, |day| day.to_string()),
        proof.category.key.to_owned(),
        proof.points.to_string(),
        proof.lead.map_or_else(String::new, |lead| lead.to_string()),
        played(|it| it.bots.into()),
        played(|it| it.undos),
        played(|it| it.hints),
        played(|it| it.hurried),
        origin.to_owned(),
        proof.link.clone(),
    ];
    fields.join(",")
}

/// A moment as `2026-11-21T10:48:01Z`; an unknown one as nothing.
fn moment(millis: u64) -> String {
    if millis == 0 {
        return String::new();
    }
    let day = Day::of_millis(millis);
    let seconds = millis.saturating_sub(day.begins()) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{day}T{hours:02}:{minutes:02}:{seconds:02}Z")
}

/// What a text holds: our JSON, or one link or address a line, the last word of it. Lines that begin with `# ` are
/// comments.
///
/// # Errors
/// The text cannot be read, is too long, or has nothing in it.
pub fn read(text: &str) -> Result<ScoreText, ScoreFileError> {
    if text.len() > MAX_TEXT {
        return Err(ScoreFileError::TooLong(text.len()));
    }
    let text = bare(text);
    let read = match Shape::of(text) {
        Shape::Json => read_json(text)?,
        Shape::Table => return Err(ScoreFileError::Table),
        Shape::Lines => ScoreText { claims: read_lines(text), ledger: Vec::new() },
    };
    match read.claims.len().max(read.ledger.len()) {
        0 => Err(ScoreFileError::Empty),
        entries if entries > MAX_LINKS => Err(ScoreFileError::TooMany(entries)),
        _ => Ok(read),
    }
}

/// What of a text is left to be mended once the claims on these lines were refused: the lines of a
/// list of links, all of any other text, nothing where nothing was refused.
pub fn refused_part(text: &str, refused: &[usize]) -> String {
    let text = bare(text);
    if refused.is_empty() || Shape::of(text) != Shape::Lines {
        return if refused.is_empty() { String::new() } else { text.to_owned() };
    }
    let lines = (1..).zip(text.lines()).filter(|(line, _)| refused.contains(line));
    lines.map(|(_, text)| text).collect::<Vec<_>>().join("\n")
}

/// How a text tells its attempts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Json,
    Table,
    Lines,
}

impl Shape {
    fn of(text: &str) -> Shape {
        match text.lines().next() {
            _ if text.starts_with(['{', '[']) => Shape::Json,
            // Older tables have the first columns alike.
            Some(head)
                if head
                    .split([',', ';'])
                    .map(|it| it.trim_matches('"'))
                    .take(3)
                    .eq(COLUMNS[..3].iter().copied()) =>
            {
                Shape::Table
            }
            _ => Shape::Lines,
        }
    }
}

/// A text without what stands before its first line.
fn bare(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim_start()
}

fn read_json(text: &str) -> Result<ScoreText, ScoreFileError> {
    let head: Head<'_> = serde_json::from_str(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        if error.is_data() {
            ScoreFileError::OtherFile
        } else {
            ScoreFileError::Malformed { line, column }
        }
    })?;
    let unknown = json::unknown_field(text, &["format", "version", "attempts", "ledger"]);
    match head.format.as_deref() {
        Some(FORMAT) if head.version > VERSION.into() => Err(ScoreFileError::Newer(head.version)),
        Some(FORMAT) if unknown.is_some() => {
            Err(ScoreFileError::UnknownField(unknown.unwrap_or_default()))
        }
        Some(FORMAT) => Ok(ScoreText {
            claims: (1..).zip(&head.attempts).map(written).collect(),
            ledger: head.ledger.iter().map(|it| AttemptRecord::read(it.get()).ok()).collect(),
        }),
        Some(archive::FORMAT) => Err(ScoreFileError::Games),
        _ => Err(ScoreFileError::OtherFile),
    }
}

fn written((line, entry): (usize, &&RawValue)) -> Claim {
    match json::read_known(entry.get()) {
        Ok(Written { link, score, begun_at, finished_at, spent }) => {
            Claim { line, link, score, begun_at, finished_at, spent, unknown: None }
        }
        Err(Unread::UnknownField(field)) => {
            Claim { unknown: Some(field), ..Claim::of_link(line, "") }
        }
        Err(Unread::Malformed(_)) => Claim::of_link(line, ""),
    }
}

fn read_lines(text: &str) -> Vec<Claim> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let links = lines.filter(|(_, line)| *line != "#" && !line.starts_with("# "));
    let last_word = |(number, line): (usize, &str)| {
        let word = line.split_whitespace().next_back()?;
        let most = word.len().min(2 * MAX_LENGTH);
        Some(Claim::of_link(number, word.get(..most).unwrap_or_default()))
    };
    links.filter_map(last_word).collect()
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn moments_stand_in_a_table_as_text() {
        assert_eq!(moment(1_795_776_481_000), "2026-11-27T10:48:01Z");
        assert_eq!(moment(0), "");
    }
}
