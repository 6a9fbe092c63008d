//! Deals of challenges with all their known results. Each has an entry of its own, so that a damaged one does not affect the
//! others.

use super::{StoreError, entry};
use crate::engine::json::Unread;
use crate::table::scores::challenge::SavedDeal;

/// The prefix of entries of deals, before the deal's name.
pub(super) const DEAL: &str = "catenary.deal.";
/// The largest number of deals stored.
const MOST: usize = 100;

fn key(name: &str) -> String {
    format!("{DEAL}{name}")
}

/// Returns the deal's name of an entry.
pub(super) fn name_of(key: &str) -> Option<&str> {
    entry::checksum_in(key, DEAL)
}

/// Returns the stored deal of a name; `None` if it is missing or unreadable.
pub(crate) fn saved_deal(name: &str) -> Option<SavedDeal> {
    SavedDeal::read(&entry::read(&key(name))?).ok()
}

/// Returns whether any deal is stored.
pub(crate) fn has_deals() -> bool {
    entry::has_any(&[DEAL])
}

/// Returns all readable deals with their names.
pub(crate) fn saved_deals() -> Vec<(String, SavedDeal)> {
    let names = entry::names();
    let names = names.iter().filter_map(|key| name_of(key));
    names.filter_map(|name| Some((name.to_owned(), saved_deal(name)?))).collect()
}

/// Stores a deal, unless a newer page has written its entry, and deletes the oldest if there are too many.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn keep_deal(name: &str, deal: &SavedDeal) -> Result<(), StoreError> {
    let Some((key, text)) = written(name, deal, entry::read) else { return Ok(()) };
    entry::write(&key, &text)?;
    let mut others = saved_deals();
    others.retain(|(other, _)| other != name);
    others.sort_by_key(|(_, deal)| deal.at);
    for (other, _) in others.iter().take((others.len() + 1).saturating_sub(MOST)) {
        entry::remove(&self::key(other));
    }
    Ok(())
}

/// Returns the entry of a deal; `None` if it is already stored, or a newer page has written the stored one.
pub(super) fn written(
    name: &str,
    deal: &SavedDeal,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = key(name);
    match there(&key).map(|text| SavedDeal::read(&text)) {
        Some(Err(Unread::UnknownField(_))) => None,
        Some(Ok(known)) if (&known.link, known.mine) == (&deal.link, deal.mine) => None,
        _ => Some((key, serde_json::to_string(deal).unwrap_or_default())),
    }
}
