//! Games that the storage has lost and the mirror still has.

use super::games::{key_of, listed};
use super::{GameId, Listed, StoreError, copies, entry, game_of, together};
use crate::table::GameEntry;
use std::collections::{BTreeMap, BTreeSet};

/// Entries of which the mirror has none: what is only about this device.
const NOT_MIRRORED: [&str; 2] = ["catenary.visit.", together::JOURNAL];

/// What the mirror has and the storage lacks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lost {
    /// The games as the mirror has them, the latest first.
    pub games: Vec<Listed>,
    /// All entries that would come back.
    entries: BTreeMap<String, String>,
}

/// Compares mirror and storage; what only the storage has is mirrored.
pub async fn find_lost() -> Lost {
    let mirrored = copies::mirrored().await;
    let here = entry::all();
    for (key, text) in &here {
        let wanted = !NOT_MIRRORED.iter().any(|prefix| key.starts_with(prefix));
        let is_older = game_of(key).is_some_and(|id| is_newer(&id, &mirrored, &here));
        if wanted && mirrored.get(key) != Some(text) && !is_older {
            copies::mirror(key, text);
        }
    }
    let ids: BTreeSet<GameId> = mirrored.keys().filter_map(|key| game_of(key)).collect();
    let lost: Vec<GameId> = ids.into_iter().filter(|id| is_newer(id, &mirrored, &here)).collect();
    let mut games: Vec<Listed> =
        lost.iter().filter_map(|id| Some(listed(id, &entry_of(id, &mirrored)?))).collect();
    games.sort_by_key(|game| match game {
        Listed::Good(_, save) => u64::MAX - save.saved_at,
        Listed::Broken(..) => u64::MAX,
    });
    // Attempts, the ledger and the preferences come back with the games.
    let comes_back = |key: &String| match game_of(key) {
        Some(id) => lost.contains(&id),
        None => !here.contains_key(key),
    };
    let entries = mirrored.into_iter().filter(|(key, _)| comes_back(key)).collect();
    Lost { games, entries }
}

/// Whether the first entries have a later save of a game than the second.
fn is_newer(
    id: &GameId,
    first: &BTreeMap<String, String>,
    second: &BTreeMap<String, String>,
) -> bool {
    let revision = |entries| entry_of(id, entries).map(|entry| entry.revision());
    revision(first) > revision(second)
}

fn entry_of(id: &GameId, entries: &BTreeMap<String, String>) -> Option<GameEntry> {
    entries.get(&key_of(id)).cloned().map(GameEntry::stored)
}

impl Lost {
    /// Whether nothing is lost.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Stores all of it again.
    ///
    /// # Errors
    /// The storage is full or missing; what was stored so far stays.
    pub fn bring_back(&self) -> Result<(), StoreError> {
        self.entries.iter().try_for_each(|(key, text)| entry::write(key, text))
    }

    /// Gives the games up.
    pub fn forget(&self) {
        for game in &self.games {
            copies::forget(&key_of(game.id()));
        }
    }
}
