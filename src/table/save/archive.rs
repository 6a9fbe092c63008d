//! Saved games as a file, to keep elsewhere or to take to another device.

use super::{Save, SaveError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use thiserror::Error;

/// What a file of games calls itself.
const FORMAT: &str = "catenary games";
/// The version of the file; raised when its fields change. Each save has a version of its own.
const VERSION: u16 = 1;
/// The longest file that is read, in bytes; the browser stores less than that.
pub const MAX_FILE: usize = 16 << 20;
/// The most games of a file.
const MAX_GAMES: usize = 5_000;
/// The most entries of a file, and the most bytes of one.
const MAX_ENTRIES: usize = 20_000;
const MAX_ENTRY: usize = 100_000;

#[derive(Serialize)]
struct File<'a> {
    format: &'static str,
    version: u16,
    exported_at: u64,
    games: Vec<Entry<'a>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    entries: &'a BTreeMap<String, String>,
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    save: &'a Save,
}

#[derive(Deserialize)]
struct Head {
    format: Option<String>,
    version: u16,
    games: Option<Vec<Value>>,
}

/// Why a file cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArchiveError {
    /// It is longer than all that a browser stores: so many bytes.
    #[error("the file is too long: {0} bytes")]
    TooLong(usize),
    /// It is no JSON from a place on, both counted from 1.
    #[error("the file is damaged at line {line}, column {column}")]
    Malformed {
        /// The line.
        line: usize,
        /// The column in it.
        column: usize,
    },
    /// It is something else.
    #[error("the file holds no saved games")]
    NoGames,
    /// A newer version of the page has written it.
    #[error("the file has the newer version {0}")]
    Newer(u16),
    /// It has more games than a browser stores: so many.
    #[error("the file has too many games: {0}")]
    TooMany(usize),
}

/// A game of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The id under which it was exported, if the file names one.
    pub id: Option<String>,
    /// The game, or why it cannot be read. Whether its decisions are legal is for its rules to say.
    pub save: Result<Save, SaveError>,
}

/// What becomes of an imported game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plan {
    /// It keeps its id, which is free.
    Keep,
    /// It gets a new id.
    Rename,
    /// It is here already.
    Known,
}

/// The text of a file with these games, and with entries of the storage beside them, by their names; `exported_at` is in
/// milliseconds since 1970.
pub fn write<'a>(
    games: impl IntoIterator<Item = (&'a str, &'a Save)>,
    entries: &'a BTreeMap<String, String>,
    exported_at: u64,
) -> String {
    let games = games.into_iter().map(|(id, save)| Entry { id, save }).collect();
    let file = File { format: FORMAT, version: VERSION, exported_at, games, entries };
    serde_json::to_string(&file).unwrap_or_default()
}

/// The games of a file, each on its own: a bad one harms no other. The bare text of a save counts
/// as a file with one game.
///
/// # Errors
/// The text is no file of games.
pub fn read(text: &str) -> Result<Vec<Import>, ArchiveError> {
    if text.len() > MAX_FILE {
        return Err(ArchiveError::TooLong(text.len()));
    }
    let malformed = |error: serde_json::Error| ArchiveError::Malformed {
        line: error.line(),
        column: error.column(),
    };
    let value: Value = serde_json::from_str(text).map_err(malformed)?;
    if value.get("saved_at").is_some() {
        return Ok(vec![import(None, text)]);
    }
    let has_entries = value.get("entries").is_some_and(Value::is_object);
    let head: Head = serde_json::from_value(value).map_err(|_| ArchiveError::NoGames)?;
    match head.games {
        _ if head.format.as_deref() != Some(FORMAT) => Err(ArchiveError::NoGames),
        _ if head.version > VERSION => Err(ArchiveError::Newer(head.version)),
        Some(games) if games.len() > MAX_GAMES => Err(ArchiveError::TooMany(games.len())),
        Some(games) if !games.is_empty() || has_entries => Ok(games.iter().map(entry).collect()),
        _ => Err(ArchiveError::NoGames),
    }
}

/// The entries of a file that are short enough to be some; none where it has none. Whoever knows what they are judges
/// them.
pub fn read_entries(text: &str) -> Vec<(String, String)> {
    let file = if text.len() > MAX_FILE { None } else { serde_json::from_str::<Value>(text).ok() };
    let entries = file.and_then(|mut file| match file.get_mut("entries").map(Value::take) {
        Some(Value::Object(entries)) => Some(entries),
        _ => None,
    });
    let entry = |(name, text): (String, Value)| match text {
        Value::String(text) if name.len() + text.len() <= MAX_ENTRY => Some((name, text)),
        _ => None,
    };
    entries.into_iter().flatten().take(MAX_ENTRIES).filter_map(entry).collect()
}

fn entry(entry: &Value) -> Import {
    let id = entry.get("id").and_then(Value::as_str).map(str::to_owned);
    let save = entry.get("save").unwrap_or(&Value::Null);
    import(id, &save.to_string())
}

fn import(id: Option<String>, text: &str) -> Import {
    Import { id, save: Save::read(text) }
}

/// What becomes of a game, where these are stored; those that cannot be read have no save.
pub fn plan(id: Option<&str>, save: &Save, stored: &[(String, Option<Save>)]) -> Plan {
    let is_stored = |(_, other): &(String, Option<Save>)| {
        other.as_ref().is_some_and(|other| save.is_same(other))
    };
    let is_taken = |id: &str| stored.iter().any(|(taken, _)| taken == id);
    match id {
        _ if stored.iter().any(is_stored) => Plan::Known,
        Some(id) if !is_taken(id) => Plan::Keep,
        _ => Plan::Rename,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::table::{Players, Session, Table};
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::saves;

    fn save(seed: u64, plies: usize) -> Save {
        let mut session =
            Session::<Tramways>::new(Setup::standard(2, seed)).expect("a legal setup");
        for _ in 0..plies {
            let legal = Tramways::legal(session.state());
            session.play(legal[0]).expect("a legal action");
        }
        saves::save(&Table::new(session, &Players::people(2), 2), 3, 4)
    }

    fn good(import: &Import) -> &Save {
        import.save.as_ref().expect("a good save")
    }

    #[test]
    fn a_file_holds_its_games_as_they_were() {
        let (one, other) = (save(1, 9), save(2, 0));
        let text = write([("a1", &one), ("b2", &other)], &BTreeMap::new(), 77);
        let imports = read(&text).expect("a good file");
        let ids: Vec<_> = imports.iter().map(|import| import.id.as_deref()).collect();
        assert_eq!(ids, [Some("a1"), Some("b2")]);
        assert_eq!((good(&imports[0]), good(&imports[1])), (&one, &other));
    }

    #[test]
    fn the_bare_text_of_a_save_is_a_file_too() {
        let save = save(1, 3);
        let imports = read(&save.write()).expect("a good file");
        assert_eq!((imports.len(), good(&imports[0]), &imports[0].id), (1, &save, &None));
    }

    #[test]
    fn a_bad_game_harms_no_other() {
        let text = write(
            [("a1", &save(1, 9)), ("b2", &save(2, 0)), ("c3", &save(3, 0))],
            &BTreeMap::new(),
            77,
        );
        let text = text.replacen("\"cursor\":9", "\"cursor\":\"x\"", 1);
        let text = text.replacen("\"version\":3,\"title\"", "\"version\":99,\"title\"", 2);
        let imports = read(&text).expect("a file");
        assert!(imports[0].save.is_err());
        assert_eq!(imports[1].save, Err(SaveError::Newer(99)));
        assert!(imports[2].save.is_ok());
        let holes = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"games\":[7,{{\"id\":4}}]}}");
        assert!(read(&holes).expect("a file").iter().all(|import| import.save.is_err()));
    }

    #[test]
    fn entries_stand_beside_the_games() {
        let long = "x".repeat(MAX_ENTRY);
        let entries = [("catenary.seen.a", "seen"), ("long", &long)];
        let entries = entries.map(|(name, text)| (name.to_owned(), text.to_owned())).into();
        let text = write([("a1", &save(1, 9))], &entries, 77);
        assert_eq!(read(&text).expect("a good file").len(), 1);
        assert_eq!(read_entries(&text), [("catenary.seen.a".to_owned(), "seen".to_owned())]);
        let alone = write([], &entries, 77);
        assert_eq!(read(&alone), Ok(Vec::new()));
        for odd in ["", "[]", "{\"entries\":[1]}", "{\"entries\":{\"a\":{}}}"] {
            assert_eq!(read_entries(odd), [], "{odd}");
        }
    }

    #[test]
    fn other_files_say_what_is_wrong() {
        let newer = format!("{{\"format\":\"{FORMAT}\",\"version\":9,\"games\":[]}}");
        let none = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"games\":[]}}");
        assert_eq!(read(&newer), Err(ArchiveError::Newer(9)));
        assert_eq!(read(&none), Err(ArchiveError::NoGames));
        assert_eq!(read("{\"version\":1,\"games\":[]}"), Err(ArchiveError::NoGames));
        assert_eq!(read("[1, 2]"), Err(ArchiveError::NoGames));
        assert_eq!(read("seed 7"), Err(ArchiveError::Malformed { line: 1, column: 1 }));
        assert!(matches!(read(&"[".repeat(10_000)), Err(ArchiveError::Malformed { .. })));
        let long = " ".repeat(MAX_FILE + 1);
        assert_eq!(read(&long), Err(ArchiveError::TooLong(MAX_FILE + 1)));
    }

    #[test]
    fn nothing_is_overwritten_and_the_same_game_is_recognised() {
        let (mine, other) = (save(1, 9), save(1, 4));
        let mut later = mine.clone().at_revision(40);
        later.saved_at = 50;
        let stored = [("a1".to_owned(), Some(mine)), ("broken".to_owned(), None)];
        assert_eq!(plan(Some("a1"), &later, &stored), Plan::Known);
        assert_eq!(plan(Some("zz"), &later, &stored), Plan::Known);
        assert_eq!(plan(Some("a1"), &other, &stored), Plan::Rename);
        assert_eq!(plan(Some("broken"), &other, &stored), Plan::Rename);
        assert_eq!(plan(Some("zz"), &other, &stored), Plan::Keep);
        assert_eq!(plan(None, &other, &stored), Plan::Rename);
    }
}
