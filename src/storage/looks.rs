//! How games are looked at on this device: small things that no save holds, such as which way the map lies.

use super::{GameId, storage};
use crate::engine::json;

const KEY: &str = "catenary.looks";

/// So many notes are kept; the oldest make room.
const MOST: usize = 200;

/// What is kept of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Which way its map lies.
    Map,
    /// How high its sheets stand.
    Sheet,
}

impl Look {
    fn name(self) -> &'static str {
        match self {
            Look::Map => "map",
            Look::Sheet => "sheet",
        }
    }
}

/// A game, what is kept of it, and how it is.
type Note = (String, String, String);

fn notes() -> Vec<Note> {
    let text = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
    text.and_then(|text| json::read(&text).ok()).unwrap_or_default()
}

fn is_of(note: &Note, game: &GameId, look: Look) -> bool {
    note.0 == game.as_str() && note.1 == look.name()
}

/// What was noted of a game.
pub fn look_of(game: &GameId, look: Look) -> Option<String> {
    notes().into_iter().find(|note| is_of(note, game, look)).map(|note| note.2)
}

/// Notes something of a game; where nothing can be stored it lasts until the page is closed.
pub fn keep_look(game: &GameId, look: Look, how: &str) {
    let mut notes = notes();
    notes.retain(|note| !is_of(note, game, look));
    notes.push((game.as_str().to_owned(), look.name().to_owned(), how.to_owned()));
    let newest = &notes[notes.len().saturating_sub(MOST)..];
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(newest)) {
        let _ = storage.set_item(KEY, &text);
    }
}
