//! Deals that friends play one after the other, each with all its known results in an entry of its own: a rotten one harms
//! no other.

use super::{StoreError, entry};
use crate::engine::json::Unread;
use crate::table::scores::challenge::KeptDeal;

/// The prefix of entries of deals; the deal's name follows.
pub(super) const DEAL: &str = "catenary.deal.";
/// The most deals that are kept.
const MOST: usize = 100;

fn key(name: &str) -> String {
    format!("{DEAL}{name}")
}

/// The name of the deal of an entry.
pub(super) fn name_of(key: &str) -> Option<&str> {
    entry::checksum_in(key, DEAL)
}

/// The stored entry of a deal; `None` if there is none or it cannot be read.
pub(crate) fn kept_deal(name: &str) -> Option<KeptDeal> {
    KeptDeal::read(&entry::read(&key(name))?).ok()
}

/// Whether results of deals are kept.
pub(crate) fn has_deals() -> bool {
    entry::has_any(&[DEAL])
}

/// All deals that can be read.
pub(crate) fn kept_deals() -> Vec<(String, KeptDeal)> {
    let names = entry::names();
    let names = names.iter().filter_map(|key| name_of(key));
    names.filter_map(|name| Some((name.to_owned(), kept_deal(name)?))).collect()
}

/// Keeps a deal; where there are too many the oldest goes. What a newer page has written of it stays.
///
/// # Errors
/// The storage is full or missing.
pub(crate) fn keep_deal(name: &str, deal: &KeptDeal) -> Result<(), StoreError> {
    let Some((key, text)) = written(name, deal, entry::read) else { return Ok(()) };
    entry::write(&key, &text)?;
    let mut others = kept_deals();
    others.retain(|(other, _)| other != name);
    others.sort_by_key(|(_, deal)| deal.at);
    for (other, _) in others.iter().take((others.len() + 1).saturating_sub(MOST)) {
        entry::remove(&self::key(other));
    }
    Ok(())
}

/// The entry of a deal; `None` where it is there already, or a newer page has written what is there.
pub(super) fn written(
    name: &str,
    deal: &KeptDeal,
    there: impl Fn(&str) -> Option<String>,
) -> Option<(String, String)> {
    let key = key(name);
    match there(&key).map(|text| KeptDeal::read(&text)) {
        Some(Err(Unread::UnknownField(_))) => None,
        Some(Ok(known)) if (&known.link, known.mine) == (&deal.link, deal.mine) => None,
        _ => Some((key, serde_json::to_string(deal).unwrap_or_default())),
    }
}
