//! Games that the storage had lost and the mirror brought back.

use super::games::{key_of, listed};
use super::{GameId, Listed, game_of, mirror};
use crate::table::GameEntry;
use crate::table::scores::SaveRepair;

/// The games that came from the mirror when the page was loaded.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Recovered {
    /// Those that are stored again, unchanged since.
    pub restored: Vec<Listed>,
    /// Those that the storage has no room for.
    pub mirror_only: Vec<Listed>,
}

/// Returns the games that came from the mirror, until the player has seen the message.
pub(crate) fn recovered() -> Recovered {
    Recovered { restored: games(mirror::restored()), mirror_only: games(mirror::unannounced()) }
}

fn games(entries: Vec<(String, String)>) -> Vec<Listed> {
    let game =
        |(key, text): (String, String)| Some(listed(&game_of(&key)?, &GameEntry::stored(text)));
    entries.into_iter().filter_map(game).collect()
}

/// Returns whether a game came from the mirror and has not changed since.
pub(crate) fn is_recovered(id: &GameId) -> bool {
    let key = key_of(id);
    mirror::restored().iter().any(|(other, _)| *other == key)
}

/// Returns whether a game, or its last decisions, came from the mirror since the page was loaded.
pub(crate) fn mended(id: &GameId) -> SaveRepair {
    if mirror::has_restored(&key_of(id)) { SaveRepair::Yes } else { SaveRepair::No }
}

/// Notes that the player has seen the message about these games.
pub(crate) fn dismiss_recovered(ids: &[&GameId]) {
    let keys: Vec<String> = ids.iter().map(|id| key_of(id)).collect();
    mirror::mark_announced(&keys.iter().map(String::as_str).collect::<Vec<_>>());
}
