//! Everything that the page keeps on this device, by kind: it can be seen and deleted.

use super::entry::{self, OURS};
use super::games::{self, GameId, Listed, game_of};
use super::{copies, ledger, quota, visit};
use std::collections::{BTreeMap, BTreeSet};

/// What an entry is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum KeptKind {
    /// Saved games, with the notes on those ranked games that are under way.
    Games,
    /// Saved games that cannot be read.
    Unreadable,
    /// Finished ranked games.
    Attempts,
    /// Notes on ranked games that are not under way here.
    Ledger,
    /// Set-ups that were seen.
    Seen,
    /// Boards that players brought.
    Boards,
    /// Games from the box that are counted.
    Counts,
    /// Results on deals that friends have played, too.
    Deals,
    /// Puzzles of the player's games.
    Puzzles,
    /// What searches have found.
    Pars,
    /// What bots have reached with the deals of games.
    Fields,
    /// The last import, to be taken back.
    Import,
    /// How boards and sheets lie.
    Looks,
    /// The settings, and what was chosen last.
    Preferences,
    /// Links that were opened in this window.
    Visits,
    /// The page's own notes.
    Page,
    /// Something that this version does not know.
    Unknown,
}

/// How much is kept of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Kept {
    pub kind: KeptKind,
    /// The number of entries.
    pub entries: usize,
    /// What they take, in characters.
    pub size: usize,
}

/// What tells kinds apart that have one name.
struct Sorting {
    broken: BTreeSet<GameId>,
    /// When the ranked games that are under way were begun.
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

    /// The kind of an entry; nothing of one that is not the page's, of the count of writes and the notes of what was
    /// deleted, which go by themselves, and of when notes were deleted, which stays.
    fn kind(&self, name: &str) -> Option<KeptKind> {
        use KeptKind::*;
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
            "puzzle" => Puzzles,
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

/// All entries with what they take, those too that only the second copy has.
async fn entries() -> BTreeMap<String, usize> {
    let mut entries = quota::sizes();
    for (name, text) in copies::mirrored().await {
        let size = name.len() + text.len();
        entries.entry(name).or_insert(size);
    }
    entries.extend(visit::sizes());
    entries
}

/// What is kept of each kind of which there is something.
pub(crate) async fn kept() -> Vec<Kept> {
    let sorting = Sorting::of(&games::list());
    let mut kinds: BTreeMap<KeptKind, (usize, usize)> = BTreeMap::new();
    for (name, size) in entries().await {
        if let Some(kind) = sorting.kind(&name) {
            let (entries, sum) = kinds.entry(kind).or_default();
            (*entries, *sum) = (*entries + 1, *sum + size);
        }
    }
    kinds.into_iter().map(|(kind, (entries, size))| Kept { kind, entries, size }).collect()
}

/// Deletes all entries of a kind. Ranked games that are under way are given up by it.
pub(crate) async fn delete_kept(kind: KeptKind) {
    if matches!(kind, KeptKind::Attempts | KeptKind::Ledger | KeptKind::Seen) {
        ledger::note_deletion();
    }
    let entries = entries().await;
    let games = games::list();
    let sorting = Sorting::of(&games);
    let of_kind = entries.into_keys().filter(|name| sorting.kind(name) == Some(kind));
    let (notes, names): (Vec<String>, Vec<String>) =
        of_kind.partition(|name| kind == KeptKind::Games && name.starts_with(ledger::ATTEMPT));
    notes.iter().for_each(|name| ledger::give_up(name));
    visit::remove_all(&names);
    entry::remove_all(&names).await;
}
