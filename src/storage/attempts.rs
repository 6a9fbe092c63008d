//! Attempts and pars, each in an entry of its own: a rotten one harms no other, and two windows
//! never write over each other.

use super::{StoreError, entry, ledger, places};
use crate::engine::json::{self, Unread};
use crate::table::scores::{Attempt, Origin, Par};

/// What the entries of pars begin with; the name of the set-up follows.
const PAR: &str = "catenary.par.";
/// The most attempts that are read; more would take long to replay.
const MOST: usize = 5_000;

fn key(link: &str) -> String {
    format!("{}{link}", Attempt::ENTRY)
}

/// Whether an entry of the storage is an attempt, what is known of one, or a par.
pub(crate) fn is_of_attempts(key: &str) -> bool {
    [Attempt::ENTRY, PAR, ledger::ATTEMPT].iter().any(|prefix| key.starts_with(prefix))
}

/// Whether an entry is of ranked games: one of these, or a mark of what was seen of a deal.
pub(crate) fn is_of_scores(key: &str) -> bool {
    is_of_attempts(key) || key.starts_with(ledger::SEEN)
}

/// Whether the attempt with this link is stored.
pub(crate) fn has_attempt(link: &str) -> bool {
    entry::read(&key(link)).is_some()
}

/// Whether an attempt is stored.
pub(crate) fn has_attempts() -> bool {
    entry::has_any(&[Attempt::ENTRY])
}

/// The links of all attempts that are stored, in no order.
pub(crate) fn attempt_links() -> Vec<String> {
    let keys = entry::names().into_iter();
    keys.filter_map(|key| key.strip_prefix(Attempt::ENTRY).map(str::to_owned)).take(MOST).collect()
}

/// All attempts that are stored, in no order.
pub(crate) fn load_attempts() -> Vec<Attempt> {
    attempt_links().iter().filter_map(|link| load_attempt(link)).collect()
}

/// The stored attempt of a link. Where its entry is damaged, or of a newer page, the link is left.
pub(crate) fn load_attempt(link: &str) -> Option<Attempt> {
    Some(read(link, &entry::read(&key(link))?))
}

/// The attempt of an entry's text; where that cannot be read the link is left.
fn read(link: &str, text: &str) -> Attempt {
    let bare = Attempt::of_link(String::new(), Origin::Imported);
    Attempt { link: link.to_owned(), ..Attempt::read(text).unwrap_or(bare) }
}

/// The entry of an attempt that ends now; nothing where it is there. The player's own replaces an imported one. It comes
/// after all that this device has noted.
pub(crate) fn attempt_entry(attempt: &Attempt) -> Option<(String, String)> {
    written(attempt, places::next(), entry::read)
}

/// The last place of an attempt in the order of this device.
pub(super) fn last_place() -> u64 {
    load_attempts().iter().map(|attempt| attempt.place).max().unwrap_or(0)
}

/// The entry of an attempt at a place in the order of this device; nothing where it is there already, or a newer page has
/// written what is there.
pub(super) fn written(
    attempt: &Attempt,
    place: u64,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = key(&attempt.link);
    let known = there(&key);
    if matches!(known.as_deref().map(Attempt::read), Some(Err(Unread::UnknownField(_)))) {
        return None;
    }
    let known = known.map(|text| read(&attempt.link, &text));
    let is_better = known.is_none_or(|known| attempt.origin < known.origin);
    let attempt = Attempt { place, ..attempt.clone() };
    is_better.then(|| (key, serde_json::to_string(&attempt).unwrap_or_default()))
}

/// The entry of what was found for a set-up elsewhere; nothing where something is known here.
pub(super) fn written_par(
    setup: &str,
    par: &Par,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = format!("{PAR}{setup}");
    there(&key).is_none().then(|| (key, serde_json::to_string(par).unwrap_or_default()))
}

/// The name of the set-up of which an entry is the par.
pub(super) fn par_of(key: &str) -> Option<&str> {
    key.strip_prefix(PAR)
}

pub(crate) fn delete_attempt(attempt: &Attempt) {
    entry::remove(&key(&attempt.link));
}

/// What searches have found for the set-up of this name.
pub(crate) fn load_par(name: &str) -> Option<Par> {
    json::read(&entry::read(&format!("{PAR}{name}"))?).ok()
}

/// Stores what searches have found for the set-up of this name.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn store_par(name: &str, par: &Par) -> Result<(), StoreError> {
    entry::write(&format!("{PAR}{name}"), &serde_json::to_string(par).unwrap_or_default())
}
