//! Text formats of attempts: a list of links to read, and a table for spreadsheets to write. Files of attempts are files of
//! the site ([`crate::table::archive`]).

use super::AttemptOrigin;
use super::proof::LinkClaims;
use super::results::Entry;
use crate::engine::codec::MAX_LINK;
use crate::table::Day;
use thiserror::Error;

/// The largest number of links in a list.
pub const MAX_LINKS: usize = 5_000;
/// The columns of the table.
const COLUMNS: [&str; 14] = [
    "finished", "begun", "seconds", "kind", "day", "family", "score", "lead", "bots", "undos",
    "hints", "hurried", "origin", "link",
];

/// A link that is claimed to be an attempt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttemptClaim {
    /// The number of its line, from 1.
    pub line: usize,
    /// The link or address.
    pub link: String,
}

/// Why a text is not a list of links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ListError {
    /// It has more links than may be replayed at a time.
    #[error("the text has {0} links: {MAX_LINKS} are the most")]
    TooMany(usize),
    /// It is our table for spreadsheets.
    #[error("the file is a table for spreadsheets, which is only written")]
    Table,
    /// It has no links.
    #[error("there is no link in the text")]
    Empty,
}

/// Writes attempts as comma-separated values. No field needs quotes.
pub fn write_csv<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let rows = entries.into_iter().map(row);
    let rows = std::iter::once(COLUMNS.join(",")).chain(rows);
    rows.fold(String::new(), |text, row| text + &row + "\r\n")
}

fn row(entry: &Entry) -> String {
    let Entry { attempt, proof, .. } = entry;
    let played = |count: fn(&LinkClaims) -> u32| {
        proof.played.as_ref().map_or_else(String::new, |it| count(it).to_string())
    };
    let kind = if entry.day().is_some() { "daily" } else { "ranked" };
    let origin = match attempt.origin {
        AttemptOrigin::Own => "own",
        AttemptOrigin::Brought => "brought",
        AttemptOrigin::Imported => "imported",
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

/// Formats a time as `2026-11-21T10:48:01Z`; empty if unknown.
fn moment(millis: u64) -> String {
    if millis == 0 {
        return String::new();
    }
    let day = Day::of_millis(millis);
    let seconds = millis.saturating_sub(day.begins()) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    format!("{day}T{hours:02}:{minutes:02}:{seconds:02}Z")
}

/// Reads a list with one link or address in each line, as its last word. Lines that begin with `# ` are comments.
///
/// # Errors
/// It has no links or too many, or it is a table.
pub fn read(text: &str) -> Result<Vec<AttemptClaim>, ListError> {
    let text = bare(text);
    if is_table(text) {
        return Err(ListError::Table);
    }
    let lines = (1..).zip(text.lines().map(str::trim));
    let links = lines.filter(|(_, line)| *line != "#" && !line.starts_with("# "));
    let last_word = |(line, text): (usize, &str)| {
        let word = text.split_whitespace().next_back()?;
        let most = word.len().min(2 * MAX_LINK);
        Some(AttemptClaim { line, link: word.get(..most).unwrap_or_default().to_owned() })
    };
    let claims: Vec<AttemptClaim> = links.filter_map(last_word).collect();
    match claims.len() {
        0 => Err(ListError::Empty),
        links if links > MAX_LINKS => Err(ListError::TooMany(links)),
        _ => Ok(claims),
    }
}

/// Returns the refused lines of a list, to correct them.
pub fn refused_part(text: &str, refused: &[usize]) -> String {
    let lines = (1..).zip(bare(text).lines()).filter(|(line, _)| refused.contains(line));
    lines.map(|(_, text)| text).collect::<Vec<_>>().join("\n")
}

/// Returns whether a text is a table of attempts. Older tables share the first columns.
fn is_table(text: &str) -> bool {
    let head = text.lines().next().unwrap_or_default();
    let columns = head.split([',', ';']).map(|it| it.trim_matches('"'));
    columns.take(3).eq(COLUMNS[..3].iter().copied())
}

/// Removes a byte order mark and blank lines at the beginning.
fn bare(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim_start()
}

#[cfg(test)]
mod tests {
    use super::moment;

    #[test]
    fn writes_times_as_iso_8601() {
        assert_eq!(moment(1_795_776_481_000), "2026-11-27T10:48:01Z");
        assert_eq!(moment(0), "");
    }
}
