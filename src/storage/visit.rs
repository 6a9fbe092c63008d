//! The links that this window has opened, under short names. A whole game is too long for an address, and a reload must show
//! it again. The link of a turn is stored until its game has taken it over.

use super::{GameId, quota};
use crate::engine::codec::crc32;
use std::cell::RefCell;
use std::collections::BTreeMap;

/// The prefix of the entries.
const PREFIX: &str = "catenary.visit.";

thread_local! {
    /// The same for browsers without storage, until a reload.
    static IN_MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// The name of an opened link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct VisitId(String);

impl VisitId {
    /// Parses a name: eight hexadecimal digits.
    pub(crate) fn parse(text: &str) -> Option<VisitId> {
        let plain = text.len() == 8 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        plain.then(|| VisitId(text.to_owned()))
    }

    /// The name as text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    fn key(&self) -> String {
        format!("{PREFIX}{}", self.0)
    }
}

/// Stores the text of a link while the window is open. Equal texts have equal names.
pub(crate) fn keep_visit(link: &str) -> VisitId {
    let id = VisitId(format!("{:08x}", crc32(link.as_bytes())));
    keep(id.key(), link);
    id
}

/// Stores the link of a setup that this window has made, like [`keep_visit`]; nobody has opened it.
pub(crate) fn keep_made(link: &str) -> VisitId {
    let id = keep_visit(link);
    keep(made_key(&id), "");
    id
}

/// Returns whether this window has made the link of a setup.
pub(crate) fn is_made(link: &str) -> bool {
    stored_text(&made_key(&keep_visit(link))).is_some()
}

fn made_key(id: &VisitId) -> String {
    format!("{PREFIX}made-{}", id.as_str())
}

/// Returns the text of a link that this window has opened.
pub(crate) fn visit_text(id: &VisitId) -> Option<String> {
    stored_text(&id.key())
}

/// Stores the link of a turn for its game, until [`forget_arrival`].
pub(crate) fn keep_arrival(game: &GameId, link: &str) {
    keep(arrival_key(game), link);
}

/// Returns the link of a turn that this window has opened for a game.
pub(crate) fn arrival(game: &GameId) -> Option<String> {
    stored_text(&arrival_key(game))
}

/// Forgets the link of a turn after its game has taken it over.
pub(crate) fn forget_arrival(game: &GameId) {
    forget(&arrival_key(game));
}

/// Stores the choices for a new game at an address, as a link, to restore them after a reload.
pub(crate) fn keep_set_up(address: &str, link: &str) {
    keep(set_up_key(address), link);
}

/// Returns and forgets the choices at an address from before a reload, as a link.
pub(crate) fn take_set_up(address: &str) -> Option<String> {
    let key = set_up_key(address);
    let link = stored_text(&key);
    forget(&key);
    link
}

fn set_up_key(address: &str) -> String {
    format!("{PREFIX}chosen-{address}")
}

fn arrival_key(game: &GameId) -> String {
    format!("{PREFIX}of-{}", game.as_str())
}

fn keep(key: String, text: &str) {
    let stored = storage().is_some_and(|storage| storage.set_item(&key, text).is_ok());
    if !stored {
        IN_MEMORY.with_borrow_mut(|kept| kept.insert(key, text.to_owned()));
    }
}

fn forget(key: &str) {
    if let Some(storage) = storage() {
        // If removing fails, a link arrives or choices are restored once more, which is harmless.
        let _ = storage.remove_item(key);
    }
    IN_MEMORY.with_borrow_mut(|kept| kept.remove(key));
}

fn stored_text(key: &str) -> Option<String> {
    let stored = storage().and_then(|storage| storage.get_item(key).ok().flatten());
    stored.or_else(|| IN_MEMORY.with_borrow(|kept| kept.get(key).cloned()))
}

/// Returns the sizes of stored links, by the names of their entries.
pub(super) fn sizes() -> BTreeMap<String, usize> {
    let Some(storage) = storage() else { return BTreeMap::new() };
    let names = (0..storage.length().unwrap_or(0)).filter_map(|n| storage.key(n).ok().flatten());
    let size = |name: String| {
        let text = storage.get_item(&name).ok().flatten()?;
        let size = quota::characters(&name, &text);
        Some((name, size))
    };
    names.filter(|name| name.starts_with(PREFIX)).filter_map(size).collect()
}

/// Deletes those of these entries that are links.
pub(super) fn remove_all(names: &[String]) {
    let Some(storage) = storage() else { return };
    for name in names.iter().filter(|name| name.starts_with(PREFIX)) {
        // If removing fails, the entry is listed again.
        let _ = storage.remove_item(name);
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}
