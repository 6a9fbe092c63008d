//! What the start page shows, for the script that draws it before the page runs (`static/first.js`).

use super::{Listed, entry};

/// The entry: whether a game goes on. It is there once something was played.
const KEY: &str = "catenary.front";

/// Whether the start page leads back to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Last {
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
pub(crate) fn note_front(games: &[Listed], last: Last) {
    if games.is_empty() {
        return entry::remove(KEY);
    }
    if entry::read(KEY).as_deref() != Some(last.name()) {
        // Without it the start page has no way back to the game for a moment.
        let _ = entry::write(KEY, last.name());
    }
}
