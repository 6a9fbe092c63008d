//! What the start page shows, for the script that draws it before the page runs (`static/first.js`).

use super::{Listed, entry};
use crate::titles::TitleKey;

/// The entry: whether a game goes on, then the titles in their order, spaces between them. It is there once something
/// was played.
const KEY: &str = "catenary.front";

/// Whether the start page leads back to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// The game that was played last goes on.
    GoesOn,
    /// There is none, or it is over.
    Over,
}

impl Last {
    fn name(self) -> &'static str {
        match self {
            Last::GoesOn => "continue",
            Last::Over => "begin",
        }
    }
}

/// Notes what the start page shows.
pub fn note_front(games: &[Listed], last: Last, titles: &[TitleKey]) {
    if games.is_empty() {
        return entry::remove(KEY);
    }
    let titles = titles.iter().map(|title| title.key());
    let words: Vec<&str> = std::iter::once(last.name()).chain(titles).collect();
    let text = words.join(" ");
    if entry::read(KEY).as_deref() != Some(&text) {
        // Without it the start page stands in another order for a moment.
        let _ = entry::write(KEY, &text);
    }
}
