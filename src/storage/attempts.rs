//! Attempts and pars, each in an entry of its own: a rotten one harms no other, and two windows
//! never write over each other.

use super::{StoreError, entry, places};
use crate::engine::json;
use crate::table::ranked::{Attempt, Origin, Par};

/// What the entries of attempts begin with; the link follows.
pub(super) const ATTEMPT: &str = "catenary.attempt.";
/// What the entries of pars begin with; the name of the set-up follows.
const PAR: &str = "catenary.par.";
/// The most attempts that are read; more would take long to replay.
const MOST: usize = 5_000;

/// What became of an attempt that was to be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noted {
    /// It is stored.
    New,
    /// It was there already.
    Known,
}

fn key(link: &str) -> String {
    format!("{ATTEMPT}{link}")
}

/// Whether an entry of the storage is an attempt or a par.
pub fn is_of_attempts(key: &str) -> bool {
    key.starts_with(ATTEMPT) || key.starts_with(PAR)
}

/// Whether an attempt is stored.
pub fn has_attempts() -> bool {
    entry::has_any(&[ATTEMPT])
}

/// All attempts that are stored, in no order. Of one whose entry is damaged the link is left.
pub fn load_attempts() -> Vec<Attempt> {
    let keys = entry::names().into_iter();
    let links = keys.filter_map(|key| key.strip_prefix(ATTEMPT).map(str::to_owned));
    links.filter_map(|link| load(&link)).take(MOST).collect()
}

fn load(link: &str) -> Option<Attempt> {
    let text = entry::read(&key(link))?;
    let bare = || Attempt {
        link: link.to_owned(),
        begun_at: 0,
        finished_at: 0,
        spent: 0,
        origin: Origin::Imported,
        place: 0,
    };
    let attempt = json::read::<Attempt>(&text).unwrap_or_else(|_| bare());
    Some(Attempt { link: link.to_owned(), ..attempt })
}

/// Stores an attempt, unless it is there; the player's own replaces an imported one. It comes after all that this device
/// has noted.
///
/// # Errors
/// The storage is full or missing.
pub fn store_attempt(attempt: &Attempt) -> Result<Noted, StoreError> {
    if load(&attempt.link).is_some_and(|there| there.origin <= attempt.origin) {
        return Ok(Noted::Known);
    }
    let attempt = Attempt { place: places::next(), ..attempt.clone() };
    let text = serde_json::to_string(&attempt).unwrap_or_default();
    entry::write(&key(&attempt.link), &text)?;
    Ok(Noted::New)
}

/// Takes an entry of another device: an attempt, or what was found there for a set-up of which nothing is known here;
/// whether the entry was one.
pub(super) fn take(name: &str, text: &str) -> Result<bool, StoreError> {
    if let Some(link) = name.strip_prefix(ATTEMPT) {
        let Ok(attempt) = json::read::<Attempt>(text) else { return Ok(false) };
        let origin = attempt.origin.max(Origin::Brought);
        return store_attempt(&Attempt { link: link.to_owned(), origin, ..attempt }).map(|_| true);
    }
    let is_par = name.starts_with(PAR) && json::read::<Par>(text).is_ok();
    if is_par && entry::read(name).is_none() {
        entry::write(name, text)?;
    }
    Ok(is_par)
}

/// Deletes an attempt.
pub fn delete_attempt(attempt: &Attempt) {
    entry::remove(&key(&attempt.link));
}

/// What searches have found for the set-up of this name.
pub fn load_par(name: &str) -> Option<Par> {
    json::read(&entry::read(&format!("{PAR}{name}"))?).ok()
}

/// Stores what searches have found for the set-up of this name.
///
/// # Errors
/// The storage is full or missing.
pub fn store_par(name: &str, par: &Par) -> Result<(), StoreError> {
    entry::write(&format!("{PAR}{name}"), &serde_json::to_string(par).unwrap_or_default())
}
