//! What the browser's storage had lost and the mirror brought back.

use super::games::{key_of, listed};
use super::{GameId, Listed, copies, game_of};
use crate::table::GameEntry;
use crate::table::scores::Mended;

/// Games that came from the mirror when the page was loaded.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Recovered {
    /// Those that are stored again, as they came.
    pub here: Vec<Listed>,
    /// Those for which there is no room.
    pub homeless: Vec<Listed>,
}

/// The games that came from the mirror, until the player has been told.
pub(crate) fn recovered() -> Recovered {
    Recovered { here: games(copies::brought()), homeless: games(copies::untold()) }
}

fn games(entries: Vec<(String, String)>) -> Vec<Listed> {
    let game =
        |(key, text): (String, String)| Some(listed(&game_of(&key)?, &GameEntry::stored(text)));
    entries.into_iter().filter_map(game).collect()
}

/// Whether a game is stored as the mirror brought it.
pub(crate) fn is_recovered(id: &GameId) -> bool {
    let key = key_of(id);
    copies::brought().iter().any(|(brought, _)| *brought == key)
}

/// Whether the mirror has brought a game, or its last decisions, since the page was loaded.
pub(crate) fn mended(id: &GameId) -> Mended {
    if copies::has_mended(&key_of(id)) { Mended::Yes } else { Mended::No }
}

/// The player has been told of these.
pub(crate) fn forget_recovered(ids: &[&GameId]) {
    let keys: Vec<String> = ids.iter().map(|id| key_of(id)).collect();
    copies::told(&keys.iter().map(String::as_str).collect::<Vec<_>>());
}
