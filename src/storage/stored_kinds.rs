//! All entries on this device by kind, to list and delete them. The names of the kinds are in `words/device.rs`.

use super::entry::{self, OURS};
use super::games::{self, GameId, Listed, game_of};
use super::{ledger, mirror, quota, visit};
use std::collections::{BTreeMap, BTreeSet};

/// The kind of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum EntryKind {
    /// Saved games, with the records of ranked games in play.
    Games,
    /// Unreadable saved games.
    Unreadable,
    /// Finished ranked games.
    Attempts,
    /// Records of other ranked games.
    Ledger,
    /// Marks of seen deals.
    Seen,
    /// Boards that players brought.
    Boards,
    /// Counts of games from the box.
    Counts,
    /// Deals of challenges with their results.
    Deals,
    /// Puzzles of the player's games.
    Puzzles,
    /// Pars found by searches.
    Pars,
    /// Fields of bots' results.
    Fields,
    /// The journal of the last import, for undoing it.
    Import,
    /// The orientation of boards and sheets.
    Looks,
    /// The settings and the last choices.
    Preferences,
    /// Links that were opened in this window.
    Visits,
    /// The page's own notes.
    Page,
    /// Entries unknown to this version.
    Unknown,
}

/// The entries of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StoredKind {
    pub kind: EntryKind,
    /// The number of entries.
    pub entries: usize,
    /// Their size, in characters.
    pub size: usize,
}

/// Facts about games that decide the kind of an entry.
struct Sorting {
    broken: BTreeSet<GameId>,
    /// The starting times of ranked games in play.
    under_way: BTreeSet<u64>,
}

impl Sorting {
    fn of(games: &[Listed]) -> Sorting {
        let mut sorting = Sorting { broken: BTreeSet::new(), under_way: BTreeSet::new() };
        for game in games {
            match game {
                Listed::Broken(id, ..) => {
                    sorting.broken.insert(id.clone());
                }
                Listed::Good(_, save) if save.mode.is_strict() && !save.glance.over => {
                    sorting.under_way.insert(save.clock.begun_at);
                }
                Listed::Good(..) => {}
            }
        }
        sorting
    }

    /// Returns the kind of an entry; `None` for entries of other pages, the count of writes and the notes of deletions, which
    /// players cannot delete.
    fn kind(&self, name: &str) -> Option<EntryKind> {
        use EntryKind::*;
        let rest = name.strip_prefix(OURS)?;
        if ["alive", "deleted", "forgotten"].contains(&rest) {
            return None;
        }
        let (family, rest) = rest.split_once('.').unwrap_or((rest, ""));
        Some(match family {
            "game" if game_of(name).is_some_and(|id| !self.broken.contains(&id)) => Games,
            "game" => Unreadable,
            "attempt" => Attempts,
            "ledger" => {
                let begun_at = rest.split('.').next().and_then(|begun_at| begun_at.parse().ok());
                if begun_at.is_some_and(|it| self.under_way.contains(&it)) { Games } else { Ledger }
            }
            "seen" => Seen,
            "board" => Boards,
            "count" => Counts,
            "deal" => Deals,
            "puzzle" | "solved" => Puzzles,
            "par" => Pars,
            "field" => Fields,
            "import" => Import,
            "looks" | "turned" => Looks,
            "preferences" => Preferences,
            "visit" => Visits,
            "came" | "copied" | "front" | "noted" | "order" | "persistence" | "played" => Page,
            _ => Unknown,
        })
    }
}

/// Returns the sizes of all entries, including those that only the mirror has.
async fn entries() -> BTreeMap<String, usize> {
    let mut entries = quota::sizes();
    for (name, text) in mirror::entries().await {
        let size = quota::characters(&name, &text);
        entries.entry(name).or_insert(size);
    }
    entries.extend(visit::sizes());
    entries
}

/// Returns the number and size of entries for each kind that has some.
pub(crate) async fn stored_kinds() -> Vec<StoredKind> {
    let sorting = Sorting::of(&games::list());
    let mut kinds: BTreeMap<EntryKind, (usize, usize)> = BTreeMap::new();
    for (name, size) in entries().await {
        if let Some(kind) = sorting.kind(&name) {
            let (entries, sum) = kinds.entry(kind).or_default();
            (*entries, *sum) = (*entries + 1, *sum + size);
        }
    }
    kinds.into_iter().map(|(kind, (entries, size))| StoredKind { kind, entries, size }).collect()
}

/// Deletes all entries of a kind. Ranked games in play are thereby given up.
pub(crate) async fn delete_kind(kind: EntryKind) {
    if matches!(kind, EntryKind::Attempts | EntryKind::Ledger | EntryKind::Seen) {
        ledger::note_deletion();
    }
    let entries = entries().await;
    let games = games::list();
    let sorting = Sorting::of(&games);
    let of_kind = entries.into_keys().filter(|name| sorting.kind(name) == Some(kind));
    let (notes, names): (Vec<String>, Vec<String>) =
        of_kind.partition(|name| kind == EntryKind::Games && name.starts_with(ledger::ATTEMPT));
    notes.iter().for_each(|name| ledger::give_up(name));
    visit::remove_all(&names);
    entry::remove_all(&names).await;
}
