//! Files of saved games and results, for backup or another device.

use super::{Save, SaveError};
use crate::engine::codec::MAX_LINK;
use crate::engine::json;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use thiserror::Error;

/// The format name of a file of games.
const FORMAT: &str = "catenary games";
/// The format name that older pages gave to files of ranked results.
const ATTEMPTS: &str = "catenary attempts";
/// The version of the file, raised when its fields change. Each save has its own version.
const VERSION: u16 = 1;
/// The largest file accepted, in bytes; browsers store less.
pub const MAX_FILE: usize = 16 << 20;
/// The largest number of games in a file.
const MAX_GAMES: usize = 5_000;
/// The largest number of entries in a file, and the size of an entry with its name in bytes: at most two links.
const MAX_ENTRIES: usize = 20_000;
const MAX_ENTRY: usize = 2 * MAX_LINK + 1024;

/// The fields of a file.
const FIELDS: [&str; 5] = ["format", "version", "exported_at", "games", "entries"];

#[derive(Serialize)]
struct ArchiveFile<'a> {
    format: &'static str,
    version: u16,
    exported_at: u64,
    games: Vec<ArchiveEntry<'a>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    entries: &'a BTreeMap<String, String>,
}

#[derive(Serialize)]
struct ArchiveEntry<'a> {
    id: &'a str,
    save: &'a Save,
}

/// A file with games and entries still unparsed, so that a bad one does not affect the others.
#[derive(Deserialize)]
struct ArchiveHead<'a> {
    format: Option<String>,
    version: u64,
    #[serde(borrow, default)]
    games: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    entries: Entries<'a>,
}

/// The entries in the order of the file; names may repeat.
#[derive(Default)]
struct Entries<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Entries<'a> {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Self, D::Error> {
        reader.deserialize_map(EntriesVisitor)
    }
}

struct EntriesVisitor;

impl<'de> Visitor<'de> for EntriesVisitor {
    type Value = Entries<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("entries by their names")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Entries<'de>, A::Error> {
        let mut list = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            list.push(entry);
        }
        Ok(Entries(list))
    }
}

/// Recognizes the file of a single save, which has no head.
#[derive(Deserialize)]
struct Bare<'a> {
    #[serde(borrow)]
    saved_at: Option<&'a RawValue>,
}

/// A game with its id.
#[derive(Deserialize)]
struct Numbered<'a> {
    #[serde(default)]
    id: Option<String>,
    #[serde(borrow)]
    save: &'a RawValue,
}

/// Why a file cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArchiveError {
    /// It is longer, in bytes, than anything a browser stores.
    #[error("the file is too long: {0} bytes")]
    TooLong(usize),
    /// It is invalid JSON from this position on.
    #[error("the file is damaged at line {line}, column {column}")]
    Malformed {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It is not a file of games.
    #[error("the file holds no saved games")]
    NoGames,
    /// It is a file of ranked results from an older page.
    #[error("the file holds ranked results of an older page")]
    Attempts,
    /// A newer version of the page has written it.
    #[error("the file has the newer version {0}")]
    Newer(u64),
    /// It has an unknown field.
    #[error("the file has a field that is not known here: {0}")]
    UnknownField(String),
    /// It has this number of games or entries, more than a browser stores.
    #[error("the file has too many games or entries: {0}")]
    TooMany(usize),
}

/// Why an entry other than a game cannot be imported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EntryError {
    /// It is longer, in bytes, than any entry.
    #[error("the entry has {0} bytes: {MAX_ENTRY} are the most")]
    TooLong(usize),
    /// It is damaged.
    #[error("the entry is damaged")]
    Malformed,
    /// Its name is in the file twice.
    #[error("the entry stands in the file twice")]
    Twice,
    /// A newer version of the page has written it.
    #[error("the entry has a field that is not known here")]
    Newer,
    /// Its name is of no kind that this page knows.
    #[error("the entry is of an unknown kind")]
    Unknown,
    /// Its claims do not match its game.
    #[error("the entry proves nothing")]
    Unproven,
}

/// The contents of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Archive {
    /// Its games.
    pub games: Vec<Import>,
    /// Its other entries, by name.
    pub entries: Vec<(String, Result<String, EntryError>)>,
}

/// An unparsed game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Import {
    /// The id of the exported game, if the file has one.
    pub id: Option<String>,
    text: Result<String, SaveError>,
}

impl Import {
    /// Parses the game. Only its rules can say whether its decisions are legal.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn read(&self) -> Result<Save, SaveError> {
        Save::read(self.text.as_ref().map_err(SaveError::clone)?)
    }
}

/// How to import a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImportPlan {
    /// It keeps its id, which is free.
    Keep,
    /// It gets a new id.
    Rename,
    /// It is already here.
    Known,
}

/// The games on this device before and during an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    ids: BTreeSet<String>,
    games: BTreeSet<String>,
}

impl Shelf {
    /// Adds a stored game; `save` is `None` if it is unreadable.
    pub fn add(&mut self, id: &str, save: Option<&Save>) {
        self.ids.insert(id.to_owned());
        self.games.extend(save.map(Save::identity));
    }

    /// Decides how to import a game with an id, and counts it as here from then on.
    pub fn place(&mut self, id: Option<&str>, save: &Save) -> ImportPlan {
        if !self.games.insert(save.identity()) {
            return ImportPlan::Known;
        }
        match id {
            Some(id) if self.ids.insert(id.to_owned()) => ImportPlan::Keep,
            _ => ImportPlan::Rename,
        }
    }
}

/// Writes a file of games and other stored entries, by their names; `exported_at` is in milliseconds since 1970.
pub fn write<'a>(
    games: impl IntoIterator<Item = (&'a str, &'a Save)>,
    entries: &'a BTreeMap<String, String>,
    exported_at: u64,
) -> String {
    let games = games.into_iter().map(|(id, save)| ArchiveEntry { id, save }).collect();
    let file = ArchiveFile { format: FORMAT, version: VERSION, exported_at, games, entries };
    serde_json::to_string(&file).unwrap_or_default()
}

/// Returns whether a text looks like a file: it begins like JSON.
pub fn is_file(text: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '['])
}

/// Reads a file. Each game and entry is read separately, so a bad one does not affect the others. The text of a single save
/// counts as a file with one game.
///
/// # Errors
/// The text is not a file of games.
pub fn read(text: &str) -> Result<Archive, ArchiveError> {
    if text.len() > MAX_FILE {
        return Err(ArchiveError::TooLong(text.len()));
    }
    let text = text.trim_start_matches('\u{feff}');
    let bare = serde_json::from_str::<Bare<'_>>(text);
    let is_object = text.trim_start().starts_with('{');
    if is_object && bare.is_ok_and(|bare| bare.saved_at.is_some()) {
        let games = vec![Import { id: None, text: Ok(text.to_owned()) }];
        return Ok(Archive { games, entries: Vec::new() });
    }
    let head: ArchiveHead<'_> = serde_json::from_str(text).map_err(|error| {
        let (line, column) = (error.line(), error.column());
        if error.is_data() {
            ArchiveError::NoGames
        } else {
            ArchiveError::Malformed { line, column }
        }
    })?;
    let Entries(entries) = head.entries;
    let unknown = json::unknown_field(text, &FIELDS);
    match head.format.as_deref() {
        Some(FORMAT) if head.version > VERSION.into() => Err(ArchiveError::Newer(head.version)),
        Some(FORMAT) if unknown.is_some() => {
            Err(ArchiveError::UnknownField(unknown.unwrap_or_default()))
        }
        Some(FORMAT) if head.games.len() > MAX_GAMES => {
            Err(ArchiveError::TooMany(head.games.len()))
        }
        Some(FORMAT) if entries.len() > MAX_ENTRIES => Err(ArchiveError::TooMany(entries.len())),
        Some(FORMAT) if !head.games.is_empty() || !entries.is_empty() => Ok(Archive {
            games: head.games.into_iter().map(game).collect(),
            entries: read_entries(entries),
        }),
        Some(ATTEMPTS) => Err(ArchiveError::Attempts),
        _ => Err(ArchiveError::NoGames),
    }
}

/// A malformed game keeps its text, so that parsing it reports the error.
fn game(text: &RawValue) -> Import {
    match serde_json::from_str::<Numbered<'_>>(text.get()) {
        Ok(Numbered { id, save }) => {
            let text = match json::unknown_field(text.get(), &["id", "save"]) {
                None => Ok(save.get().to_owned()),
                Some(field) => Err(SaveError::UnknownField(field)),
            };
            Import { id, text }
        }
        Err(_) => Import { id: None, text: Ok(text.get().to_owned()) },
    }
}

fn read_entries(entries: Vec<(String, &RawValue)>) -> Vec<(String, Result<String, EntryError>)> {
    let mut names = BTreeSet::new();
    let read = |(name, text): (String, &RawValue)| {
        let length = name.len() + text.get().len();
        let read = match json::read::<String>(text.get()) {
            _ if length > MAX_ENTRY => Err(EntryError::TooLong(length)),
            _ if !names.insert(name.clone()) => Err(EntryError::Twice),
            read => read.map_err(|_| EntryError::Malformed),
        };
        (name, read)
    };
    entries.into_iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::save::tests::{self, toy};
    use std::time::Instant;

    fn save(seed: u64, plies: usize) -> Save {
        tests::save(&toy(seed, plies), 3, 4)
    }

    fn games(text: &str) -> Vec<Import> {
        read(text).expect("a file").games
    }

    fn good(import: &Import) -> Save {
        import.read().expect("a good save")
    }

    #[test]
    fn games_round_trip_through_a_file() {
        let (one, other) = (save(1, 9), save(2, 0));
        let text = write([("a1", &one), ("b2", &other)], &BTreeMap::new(), 77);
        let imports = games(&text);
        let ids: Vec<_> = imports.iter().map(|import| import.id.as_deref()).collect();
        assert_eq!(ids, [Some("a1"), Some("b2")]);
        assert_eq!((good(&imports[0]), good(&imports[1])), (one, other));
    }

    #[test]
    fn accepts_the_bare_text_of_a_save() {
        let save = save(1, 3);
        let imports = games(&format!("\u{feff}{}", save.write()));
        assert_eq!((imports.len(), good(&imports[0]), &imports[0].id), (1, save, &None));
    }

    #[test]
    fn reads_the_good_games_around_bad_ones() {
        let text = write(
            [("a1", &save(1, 9)), ("b2", &save(2, 0)), ("c3", &save(3, 0))],
            &BTreeMap::new(),
            77,
        );
        let text = text.replacen("\"cursor\":9", "\"cursor\":\"x\"", 1);
        let text = text.replacen("\"version\":3,\"title\"", "\"version\":99,\"title\"", 2);
        let imports = games(&text);
        assert!(imports[0].read().is_err());
        assert_eq!(imports[1].read(), Err(SaveError::Newer(99)));
        assert!(imports[2].read().is_ok());
        let holes = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"games\":[7,{{\"id\":4}}]}}");
        assert!(games(&holes).iter().all(|import| import.read().is_err()));
    }

    #[test]
    fn reports_a_mangled_game_and_reads_the_others() {
        let text = write([("a1", &save(1, 9)), ("b2", &save(2, 0))], &BTreeMap::new(), 77);
        let nested = format!("\"cursor\":{}9{}", "[".repeat(500), "]".repeat(500));
        let mangled = [
            ("\"cursor\":9", "\"cursor\":9,\"cursor\":9"),
            ("\"cursor\":9", nested.as_str()),
            ("\"cursor\":9", "\"cursor\":1e999"),
            ("\"cursor\":9", "\"cursor\":99999999999999999999999"),
            ("\"id\":\"a1\"", "\"id\":\"a1\",\"id\":\"a2\""),
            ("\"seats\":[", "\"seats\":[null,"),
            ("\"title\":\"toy\"", "\"title\":\"t\\u0000oy\""),
        ];
        for (part, other) in mangled {
            let text = text.replacen(part, other, 1);
            let imports = games(&text);
            assert!(imports[0].read().is_err() && imports[1].read().is_ok(), "{other:.60}");
        }
    }

    #[test]
    fn a_truncated_file_is_an_error() {
        let entries = [("catenary.seen.a".to_owned(), "seen".to_owned())].into();
        let text = write([("a1", &save(1, 9))], &entries, 77);
        assert!(read(&text).is_ok());
        for at in 0..text.len() {
            assert!(matches!(read(&text[..at]), Err(ArchiveError::Malformed { .. })), "{at}");
        }
        assert!(matches!(read(&format!("{text}\0")), Err(ArchiveError::Malformed { .. })));
    }

    #[test]
    fn a_file_holds_entries_together_with_games() {
        let long = "x".repeat(90_000);
        let entries = [("catenary.seen.a", "seen"), ("long", &long)];
        let entries = entries.map(|(name, text)| (name.to_owned(), text.to_owned())).into();
        let text = write([("a1", &save(1, 9))], &entries, 77);
        let seen = ("catenary.seen.a".to_owned(), Ok("seen".to_owned()));
        let refused = ("long".to_owned(), Err(EntryError::TooLong(90_006)));
        let archive = read(&text).expect("a good file");
        assert_eq!((archive.games.len(), archive.entries), (1, vec![seen, refused]));
        let alone = read(&write([], &entries, 77)).expect("a good file");
        assert_eq!((alone.games.len(), alone.entries.len()), (0, 2));
        let file = |entries: &str| {
            let text = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"entries\":{entries}}}");
            read(&text).map(|archive| archive.entries)
        };
        let twice = file("{\"a\":\"1\",\"a\":\"2\",\"b\":{}}").expect("a file");
        assert_eq!(twice[1], ("a".to_owned(), Err(EntryError::Twice)));
        assert_eq!(twice[2], ("b".to_owned(), Err(EntryError::Malformed)));
        assert_eq!(file("[1]"), Err(ArchiveError::NoGames));
        let many: Vec<String> = (0..=MAX_ENTRIES).map(|n| format!("\"{n}\":\"\"")).collect();
        let many = file(&format!("{{{}}}", many.join(",")));
        assert_eq!(many, Err(ArchiveError::TooMany(MAX_ENTRIES + 1)));
    }

    #[test]
    fn reports_unknown_fields_of_a_file() {
        let text = write([("a1", &save(1, 9)), ("b2", &save(2, 0))], &BTreeMap::new(), 77);
        let boards = text.replacen("\"games\":", "\"boards\":[],\"games\":", 1);
        assert_eq!(read(&boards), Err(ArchiveError::UnknownField("boards".to_owned())));
        let folder = text.replacen("\"id\":\"a1\"", "\"id\":\"a1\",\"folder\":\"cup\"", 1);
        let deeper = text.replacen("\"cursor\":9", "\"cursor\":9,\"duel\":{}", 1);
        for (text, field) in [(folder, "folder"), (deeper, "duel")] {
            let imports = games(&text);
            assert_eq!(imports[0].read(), Err(SaveError::UnknownField(field.to_owned())));
            assert!(imports[1].read().is_ok());
        }
    }

    /// Absent optional fields have their old meaning.
    #[test]
    fn reads_a_file_without_optional_fields() {
        let text = write([("a1", &save(1, 9))], &BTreeMap::new(), 77);
        let plain = text.replacen("\"id\":\"a1\",", "", 1).replacen("\"exported_at\":77,", "", 1);
        assert!(text.len() > plain.len() + 15);
        let archive = read(&plain).expect("a file");
        assert_eq!((archive.games.len(), archive.games[0].id.clone()), (1, None));
        assert_eq!((good(&archive.games[0]), archive.entries), (save(1, 9), Vec::new()));
    }

    #[test]
    fn says_why_other_files_are_refused() {
        let newer = format!("{{\"format\":\"{FORMAT}\",\"version\":9,\"games\":[]}}");
        let none = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"games\":[]}}");
        assert_eq!(read(&newer), Err(ArchiveError::Newer(9)));
        assert_eq!(read(&none), Err(ArchiveError::NoGames));
        assert_eq!(read("{\"version\":1,\"games\":[]}"), Err(ArchiveError::NoGames));
        assert_eq!(read("[1, 2]"), Err(ArchiveError::NoGames));
        let attempts = "{\"format\":\"catenary attempts\",\"version\":1,\"attempts\":[]}";
        assert_eq!(read(attempts), Err(ArchiveError::Attempts));
        let twice = format!("{{\"format\":\"{FORMAT}\",\"version\":1,\"games\":[],\"games\":[7]}}");
        assert_eq!(read(&twice), Err(ArchiveError::NoGames));
        let huge = format!("{{\"format\":\"{FORMAT}\",\"version\":1e9,\"games\":[7]}}");
        assert_eq!(read(&huge), Err(ArchiveError::NoGames));
        assert_eq!(read("seed 7"), Err(ArchiveError::Malformed { line: 1, column: 1 }));
        assert_eq!(read(&"[".repeat(10_000)), Err(ArchiveError::NoGames));
        let long = " ".repeat(MAX_FILE + 1);
        assert_eq!(read(&long), Err(ArchiveError::TooLong(MAX_FILE + 1)));
    }

    #[test]
    fn nothing_is_overwritten_and_the_same_game_is_recognised() {
        let (mine, other) = (save(1, 9), save(1, 4));
        let mut later = mine.clone().at_revision(40);
        later.saved_at = 50;
        let place = |id: Option<&str>, save: &Save| {
            let mut shelf = Shelf::default();
            shelf.add("a1", Some(&mine));
            shelf.add("broken", None);
            (shelf.place(id, save), shelf.place(id, save))
        };
        assert_eq!(place(Some("a1"), &later), (ImportPlan::Known, ImportPlan::Known));
        assert_eq!(place(Some("zz"), &later), (ImportPlan::Known, ImportPlan::Known));
        assert_eq!(place(Some("a1"), &other), (ImportPlan::Rename, ImportPlan::Known));
        assert_eq!(place(Some("broken"), &other), (ImportPlan::Rename, ImportPlan::Known));
        assert_eq!(place(Some("zz"), &other), (ImportPlan::Keep, ImportPlan::Known));
        assert_eq!(place(None, &other), (ImportPlan::Rename, ImportPlan::Known));
    }

    /// Checks that the time grows in proportion to the number of games, not to its square.
    #[test]
    fn import_time_grows_linearly() {
        let saves: Vec<Save> = (0..5_000).map(|seed| save(seed, 0)).collect();
        let time = |saves: &[Save]| {
            let ids: Vec<String> = (0..saves.len()).map(|n| format!("g{n}")).collect();
            let text = write(ids.iter().map(String::as_str).zip(saves), &BTreeMap::new(), 1);
            let started = Instant::now();
            let mut shelf = Shelf::default();
            for import in games(&text) {
                assert_eq!(shelf.place(import.id.as_deref(), &good(&import)), ImportPlan::Keep);
            }
            started.elapsed()
        };
        let least = |saves: &[Save]| (0..3).map(|_| time(saves)).min().expect("a time");
        let (few, many) = (least(&saves[..500]), least(&saves));
        assert!(many < 40 * few, "{few:?} for 500, {many:?} for 5,000");
    }
}
