//! A note for `static/first.js`, which draws the start page before the page runs.

use super::{Listed, entry};

/// The entry, which says if the last game is in play. It exists once there is a game.
const KEY: &str = "catenary.front";

/// The state of the last game, to which the start page may lead back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Last {
    /// The last game is in play.
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

/// Notes the state of the last game for the start page; removes the note if there are no games.
pub(crate) fn note_front(games: &[Listed], last: Last) {
    if games.is_empty() {
        return entry::remove(KEY);
    }
    if entry::read(KEY).as_deref() != Some(last.name()) {
        // Without it the start page has no way back to the game for a moment.
        let _ = entry::write(KEY, last.name());
    }
}
