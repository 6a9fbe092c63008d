//! Attempts and pars, each in an entry of its own: a rotten one harms no other, and two windows
//! never write over each other.

use super::{StoreError, storage};
use crate::session::par::{self, Par};
use crate::session::{Attempt, Origin};
use crate::titles::tramways::rules::setup::Setup;

/// What the entries of attempts begin with; the link follows.
const ATTEMPT: &str = "catenary.attempt.";
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

/// All attempts that are stored, in no order. Of one whose entry is damaged the link is left.
pub fn load_attempts() -> Vec<Attempt> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|n| storage.key(n).ok().flatten());
    let links = keys.filter_map(|key| key.strip_prefix(ATTEMPT).map(str::to_owned));
    links.filter_map(|link| load(&link)).take(MOST).collect()
}

fn load(link: &str) -> Option<Attempt> {
    let text = storage()?.get_item(&key(link)).ok().flatten()?;
    let bare = || Attempt {
        link: link.to_owned(),
        begun_at: 0,
        finished_at: 0,
        spent: 0,
        origin: Origin::Imported,
    };
    let attempt = serde_json::from_str::<Attempt>(&text).unwrap_or_else(|_| bare());
    Some(Attempt { link: link.to_owned(), ..attempt })
}

/// Stores an attempt, unless it is there; the player's own takes the place of an imported one.
///
/// # Errors
/// The storage is full or missing.
pub fn store_attempt(attempt: &Attempt) -> Result<Noted, StoreError> {
    let storage = storage().ok_or(StoreError::NoStorage)?;
    if load(&attempt.link).is_some_and(|there| there.origin <= attempt.origin) {
        return Ok(Noted::Known);
    }
    let text = serde_json::to_string(attempt).unwrap_or_default();
    storage.set_item(&key(&attempt.link), &text).map_err(|_| StoreError::Full)?;
    Ok(Noted::New)
}

/// Deletes an attempt.
pub fn delete_attempt(attempt: &Attempt) {
    if let Some(storage) = storage() {
        // Where removing fails the attempt stays in the table, which is what the player sees.
        let _ = storage.remove_item(&key(&attempt.link));
    }
}

/// What searches have found for a set-up.
pub fn load_par(setup: &Setup) -> Option<Par> {
    let key = format!("{PAR}{}", par::name(setup)?);
    let text = storage()?.get_item(&key).ok().flatten()?;
    serde_json::from_str(&text).ok()
}

/// Adds to what was found for a set-up: so many games more, and the best of them.
///
/// # Errors
/// The storage is full or missing.
pub fn add_to_par(setup: &Setup, games: u32, link: String) -> Result<(), StoreError> {
    let storage = storage().ok_or(StoreError::NoStorage)?;
    let Some(name) = par::name(setup) else { return Ok(()) };
    let par = load_par(setup).unwrap_or_default().after(setup, games, link);
    let text = serde_json::to_string(&par).unwrap_or_default();
    storage.set_item(&format!("{PAR}{name}"), &text).map_err(|_| StoreError::Full)
}
