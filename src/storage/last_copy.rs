//! Copies that the player downloads: one file of everything, and the number of decisions since.

use super::clock::now;
use super::{Listed, attempts, entry, folder, ledger, list};
use crate::engine::json;
use crate::table::archive;
use crate::table::scores::Attempt;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The entry about the last copy.
const TAKEN: &str = "catenary.copied";
/// The prefixes of further entries in a copy, besides those of games and ranked games.
const FURTHER: [&str; 4] =
    [super::boards::BOARD, super::counts::COUNT, super::deals::DEAL, super::puzzles::PUZZLE];

/// The last copy: its time in milliseconds since 1970, and the revision of each game in it.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct LastCopy {
    at: u64,
    games: BTreeMap<String, u64>,
}

/// The age of the last copy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CopyGap {
    /// The time of the last copy, in milliseconds since 1970; `None` if there is none.
    pub taken_at: Option<u64>,
    /// The number of decisions since.
    pub decisions: u64,
}

fn taken() -> LastCopy {
    entry::read(TAKEN).and_then(|text| json::read(&text).ok()).unwrap_or_default()
}

/// Returns the revisions of readable games; each decision adds one.
fn revisions(games: &[Listed]) -> BTreeMap<String, u64> {
    let revision = |game: &Listed| match game {
        Listed::Good(id, save) => Some((id.as_str().to_owned(), save.revision())),
        Listed::Broken(..) => None,
    };
    games.iter().filter_map(revision).collect()
}

/// Returns the time of the last copy and the number of decisions since.
pub(crate) fn missing(games: &[Listed]) -> CopyGap {
    let taken = taken();
    let since = |(id, revision): (String, u64)| {
        revision.saturating_sub(taken.games.get(&id).copied().unwrap_or(0))
    };
    let decisions = revisions(games).into_iter().map(since).sum();
    CopyGap { taken_at: Some(taken.at).filter(|at| *at > 0), decisions }
}

/// Notes that all games were copied now.
pub(crate) fn note_copy(games: &[Listed]) {
    let taken = LastCopy { at: now(), games: revisions(games) };
    if let Ok(text) = serde_json::to_string(&taken) {
        // Without the note the page offers another copy.
        let _ = entry::write(TAKEN, &text);
    }
}

/// Returns a file of everything: readable games, attempts, records, boards, counts, deals and puzzles.
pub(crate) fn file_of(games: &[Listed]) -> String {
    let good = games.iter().filter_map(|game| match game {
        Listed::Good(id, save) => Some((id.as_str(), &**save)),
        Listed::Broken(..) => None,
    });
    let is_beside = |name: &str| FURTHER.iter().any(|prefix| name.starts_with(prefix));
    let mut entries = entry::all();
    entries.retain(|name, _| attempts::is_of_scores(name) || is_beside(name));
    archive::write(good, &entries, now())
}

/// Returns a file of the attempts whose links are selected, and of the pars and records whose deals are.
pub(crate) fn file_of_scores(
    has_link: impl Fn(&str) -> bool,
    has_deal: impl Fn(&str) -> bool,
) -> String {
    let mut entries = entry::all();
    entries.retain(|name, _| match name.strip_prefix(Attempt::ENTRY) {
        Some(link) => has_link(link),
        None => attempts::par_of(name).or_else(|| ledger::deal_of(name)).is_some_and(&has_deal),
    });
    archive::write([], &entries, now())
}

/// Writes everything to the folder: a file for each game, and one for the rest.
pub(crate) fn write_all() {
    let games = list();
    for game in &games {
        if let Listed::Good(id, save) = game {
            folder::copy(id, save);
        }
    }
    folder::put("catenary-ledger.json", &file_of(&[]));
    note_copy(&games);
}
