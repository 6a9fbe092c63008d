//! Saved games as a file, to keep elsewhere or to take to another device.

use super::{Clock, Save, SaveError};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

/// What a file of games calls itself.
const FORMAT: &str = "catenary games";
/// The version of the file; raised when its fields change. Each save has a version of its own.
const VERSION: u16 = 1;
/// The longest file that is read, in bytes; the browser stores less than that.
pub const MAX_FILE: usize = 16 << 20;
/// The most games of a file.
const MAX_GAMES: usize = 5_000;

#[derive(Serialize)]
struct File<'a> {
    format: &'static str,
    version: u16,
    exported_at: u64,
    games: Vec<Entry<'a>>,
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArchiveError {
    /// It is longer than all that a browser stores: so many bytes.
    TooLong(usize),
    /// It is not the text of a file of games; the sentence says where.
    Malformed(String),
    /// It is something else.
    NoGames,
    /// A newer version of the page has written it.
    Newer(u16),
    /// It has more games than a browser stores: so many.
    TooMany(usize),
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchiveError::TooLong(bytes) => write!(f, "the file is too long: {bytes} bytes"),
            ArchiveError::Malformed(what) => write!(f, "the file is damaged: {what}"),
            ArchiveError::NoGames => write!(f, "the file holds no saved games"),
            ArchiveError::Newer(version) => write!(f, "the file has the newer version {version}"),
            ArchiveError::TooMany(count) => write!(f, "the file has too many games: {count}"),
        }
    }
}

impl std::error::Error for ArchiveError {}

/// A game of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Import {
    /// The id under which it was exported, if the file names one.
    pub id: Option<String>,
    /// The game, or why it cannot be read.
    pub save: Result<Save, SaveError>,
    /// The first decision that the rules do not allow, counted from 1; the game opens up to there.
    pub illegal: Option<usize>,
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

/// The text of a file with these games; `exported_at` is in milliseconds since 1970.
pub fn write<'a>(games: impl IntoIterator<Item = (&'a str, &'a Save)>, exported_at: u64) -> String {
    let games = games.into_iter().map(|(id, save)| Entry { id, save }).collect();
    let file = File { format: FORMAT, version: VERSION, exported_at, games };
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
    let malformed = |error: serde_json::Error| ArchiveError::Malformed(error.to_string());
    let value: Value = serde_json::from_str(text).map_err(malformed)?;
    if value.get("actions").is_some() {
        return Ok(vec![import(None, text)]);
    }
    let head: Head = serde_json::from_value(value).map_err(|_| ArchiveError::NoGames)?;
    match head.games {
        _ if head.format.as_deref() != Some(FORMAT) => Err(ArchiveError::NoGames),
        _ if head.version > VERSION => Err(ArchiveError::Newer(head.version)),
        Some(games) if games.len() > MAX_GAMES => Err(ArchiveError::TooMany(games.len())),
        Some(games) if !games.is_empty() => Ok(games.iter().map(entry).collect()),
        _ => Err(ArchiveError::NoGames),
    }
}

fn entry(entry: &Value) -> Import {
    let id = entry.get("id").and_then(Value::as_str).map(str::to_owned);
    let save = entry.get("save").unwrap_or(&Value::Null);
    import(id, &save.to_string())
}

fn import(id: Option<String>, text: &str) -> Import {
    match Save::read(text).and_then(|save| save.open().map(|opened| (save, opened))) {
        Ok((save, (table, whole))) => {
            let illegal = (!whole).then(|| table.session.length() + 1);
            Import { id, save: Ok(save), illegal }
        }
        Err(error) => Import { id, save: Err(error), illegal: None },
    }
}

/// What becomes of a game, where these are stored; those that cannot be read have no save.
pub fn plan(id: Option<&str>, save: &Save, stored: &[(String, Option<Save>)]) -> Plan {
    let is_stored = |(_, other): &(String, Option<Save>)| {
        other.as_ref().is_some_and(|other| is_same(save, other))
    };
    let is_taken = |id: &str| stored.iter().any(|(taken, _)| taken == id);
    match id {
        _ if stored.iter().any(is_stored) => Plan::Known,
        Some(id) if !is_taken(id) => Plan::Keep,
        _ => Plan::Rename,
    }
}

/// Whether two saves hold the same game, whenever they were saved.
fn is_same(one: &Save, other: &Save) -> bool {
    let timeless = |save: &Save| {
        let mut save = save.clone();
        (save.revision, save.saved_at, save.clock) = (0, 0, Clock::default());
        save
    };
    timeless(one) == timeless(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::session::{Chairs, Session, Table};
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;

    fn save(seed: u64, plies: usize) -> Save {
        let mut session =
            Session::<Tramways>::new(Setup::standard(2, seed)).expect("a legal setup");
        for _ in 0..plies {
            let mut legal = Vec::new();
            Tramways::legal_actions(session.state(), &mut legal);
            session.play(legal[0]).expect("a legal action");
        }
        Save::of(&Table::new(session, &Chairs::people(2), 2), 3, 4)
    }

    fn good(import: &Import) -> &Save {
        import.save.as_ref().expect("a good save")
    }

    #[test]
    fn a_file_holds_its_games_as_they_were() {
        let (one, other) = (save(1, 9), save(2, 0));
        let text = write([("a1", &one), ("b2", &other)], 77);
        let imports = read(&text).expect("a good file");
        let ids: Vec<_> = imports.iter().map(|import| import.id.as_deref()).collect();
        assert_eq!(ids, [Some("a1"), Some("b2")]);
        assert_eq!((good(&imports[0]), good(&imports[1])), (&one, &other));
        assert!(imports.iter().all(|import| import.illegal.is_none()));
    }

    #[test]
    fn the_bare_text_of_a_save_is_a_file_too() {
        let save = save(1, 3);
        let imports = read(&save.write()).expect("a good file");
        assert_eq!((imports.len(), good(&imports[0]), &imports[0].id), (1, &save, &None));
    }

    #[test]
    fn a_bad_game_harms_no_other() {
        let text = write([("a1", &save(1, 9)), ("b2", &save(2, 0)), ("c3", &save(3, 0))], 77);
        let text = text.replacen("\"seed\":1", "\"seed\":\"x\"", 1);
        let text = text.replacen("\"version\":2,\"game\"", "\"version\":99,\"game\"", 2);
        let imports = read(&text).expect("a file");
        assert!(imports[0].save.is_err());
        assert_eq!(imports[1].save, Err(SaveError::Newer(99)));
        assert!(imports[2].save.is_ok());
        let holes = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"games\":[7,{{\"id\":4}}]}}");
        assert!(read(&holes).expect("a file").iter().all(|import| import.save.is_err()));
    }

    #[test]
    fn an_impossible_decision_is_named() {
        let text = save(1, 9).write();
        let at = text.find("\"actions\":[").expect("actions") + "\"actions\":[".len();
        let (before, after) = text.split_at(at);
        let imports = read(&format!("{before}\"Done\",{after}")).expect("a file");
        assert_eq!(imports[0].illegal, Some(1));
    }

    #[test]
    fn other_files_say_what_is_wrong() {
        let newer = format!("{{\"format\":\"{FORMAT}\",\"version\":9,\"games\":[]}}");
        let none = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"games\":[]}}");
        assert_eq!(read(&newer), Err(ArchiveError::Newer(9)));
        assert_eq!(read(&none), Err(ArchiveError::NoGames));
        assert_eq!(read("{\"version\":1,\"games\":[]}"), Err(ArchiveError::NoGames));
        assert_eq!(read("[1, 2]"), Err(ArchiveError::NoGames));
        assert!(matches!(read("seed 7"), Err(ArchiveError::Malformed(_))));
        assert!(matches!(read(&"[".repeat(10_000)), Err(ArchiveError::Malformed(_))));
        let long = " ".repeat(MAX_FILE + 1);
        assert_eq!(read(&long), Err(ArchiveError::TooLong(MAX_FILE + 1)));
    }

    #[test]
    fn nothing_is_overwritten_and_the_same_game_is_recognised() {
        let (mine, other) = (save(1, 9), save(1, 4));
        let mut later = mine.clone();
        (later.revision, later.saved_at) = (40, 50);
        let stored = [("a1".to_owned(), Some(mine)), ("broken".to_owned(), None)];
        assert_eq!(plan(Some("a1"), &later, &stored), Plan::Known);
        assert_eq!(plan(Some("zz"), &later, &stored), Plan::Known);
        assert_eq!(plan(Some("a1"), &other, &stored), Plan::Rename);
        assert_eq!(plan(Some("broken"), &other, &stored), Plan::Rename);
        assert_eq!(plan(Some("zz"), &other, &stored), Plan::Keep);
        assert_eq!(plan(None, &other, &stored), Plan::Rename);
    }
}
