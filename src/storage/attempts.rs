//! Attempts and pars. Each has an entry of its own, so that a damaged one does not affect the others, and two windows never
//! overwrite each other's.

use super::{StoreError, attempt_order, entry, ledger};
use crate::engine::json::{self, Unread};
use crate::table::scores::{Attempt, AttemptOrigin, ParResults};

/// The prefix of entries of pars, before the name of the setup.
const PAR: &str = "catenary.par.";
/// The largest number of attempts read; more would take long to replay.
const MOST: usize = 5_000;

fn key(link: &str) -> String {
    format!("{}{link}", Attempt::ENTRY)
}

/// Returns whether an entry is an attempt, a record of one, or a par.
pub(crate) fn is_of_attempts(key: &str) -> bool {
    [Attempt::ENTRY, PAR, ledger::ATTEMPT].iter().any(|prefix| key.starts_with(prefix))
}

/// Returns whether an entry is about ranked games: an attempt, a record, a par, or a mark of a seen deal.
pub(crate) fn is_of_scores(key: &str) -> bool {
    is_of_attempts(key) || key.starts_with(ledger::SEEN)
}

/// Returns whether the attempt with this link is stored.
pub(crate) fn has_attempt(link: &str) -> bool {
    entry::read(&key(link)).is_some()
}

/// Returns whether any attempt is stored.
pub(crate) fn has_attempts() -> bool {
    entry::has_any(&[Attempt::ENTRY])
}

/// Returns the links of all stored attempts, in no order.
pub(crate) fn attempt_links() -> Vec<String> {
    let keys = entry::names().into_iter();
    keys.filter_map(|key| key.strip_prefix(Attempt::ENTRY).map(str::to_owned)).take(MOST).collect()
}

/// Returns all stored attempts, in no order.
pub(crate) fn load_attempts() -> Vec<Attempt> {
    attempt_links().iter().filter_map(|link| load_attempt(link)).collect()
}

/// Returns the stored attempt of a link. Of a damaged entry, or one from a newer page, only the link remains.
pub(crate) fn load_attempt(link: &str) -> Option<Attempt> {
    Some(read(link, &entry::read(&key(link))?))
}

/// Reads an attempt; if the text is unreadable, only the link remains.
fn read(link: &str, text: &str) -> Attempt {
    let bare = Attempt::of_link(String::new(), AttemptOrigin::Imported);
    Attempt { link: link.to_owned(), ..Attempt::read(text).unwrap_or(bare) }
}

/// Returns the entry of an attempt that ends now, with the next place in this device's order; `None` if it is already stored.
/// The player's own attempt replaces an imported one.
pub(crate) fn attempt_entry(attempt: &Attempt) -> Option<(String, String)> {
    written(attempt, attempt_order::next(), entry::read)
}

/// Returns the last place of an attempt in this device's order.
pub(super) fn last_place() -> u64 {
    load_attempts().iter().map(|attempt| attempt.place).max().unwrap_or(0)
}

/// Returns the entry of an attempt with a place in this device's order; `None` if it is already stored, or a newer page has
/// written the stored one.
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

/// Returns the entry of an imported par; `None` if the setup already has one.
pub(super) fn written_par(
    setup: &str,
    par: &ParResults,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = format!("{PAR}{setup}");
    there(&key).is_none().then(|| (key, serde_json::to_string(par).unwrap_or_default()))
}

/// Extracts the name of the setup from a par's entry name; `None` for other entries.
pub(super) fn par_of(key: &str) -> Option<&str> {
    key.strip_prefix(PAR)
}

pub(crate) fn delete_attempt(attempt: &Attempt) {
    entry::remove(&key(&attempt.link));
}

/// Returns the par of a setup.
pub(crate) fn load_par(name: &str) -> Option<ParResults> {
    json::read(&entry::read(&format!("{PAR}{name}"))?).ok()
}

/// Stores the par of a setup.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn store_par(name: &str, par: &ParResults) -> Result<(), StoreError> {
    entry::write(&format!("{PAR}{name}"), &serde_json::to_string(par).unwrap_or_default())
}
