//! The mirror of the storage in the browser's database, written by `static/copies.js`. It is a script because database calls
//! need many closures, which would take ten times the code and much more WebAssembly.

use js_sys::{Array, Function, Promise, Reflect};
use std::collections::BTreeMap;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Calls a function of the script; `None` if it is missing.
pub(super) fn call(group: &str, name: &str, arguments: &[&str]) -> Option<JsValue> {
    let scripts = Reflect::get(&gloo::utils::window(), &"catenary".into()).ok()?;
    let group = Reflect::get(&scripts, &group.into()).ok()?;
    let function: Function = Reflect::get(&group, &name.into()).ok()?.dyn_into().ok()?;
    let arguments: Array = arguments.iter().map(|text| JsValue::from_str(text)).collect();
    function.apply(&group, &arguments).ok()
}

/// Calls a function of the script and waits for its answer; `None` if it fails.
pub(super) async fn ask(group: &str, name: &str) -> Option<JsValue> {
    let promise: Promise = call(group, name, &[])?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

/// Writes an entry to the mirror soon.
pub(super) fn put(key: &str, text: &str) {
    call("mirror", "put", &[key, text]);
}

/// Removes an entry from the mirror.
pub(super) fn remove(key: &str) {
    call("mirror", "drop", &[key]);
}

/// Writes and removes entries in the mirror soon, all of them or none. Returns the promise of completion.
pub(super) fn change(entries: &BTreeMap<String, Option<String>>) -> Option<Promise> {
    let entries = serde_json::to_string(entries).unwrap_or_default();
    call("mirror", "change", &[&entries])?.dyn_into().ok()
}

/// Returns all entries of the mirror.
pub(super) async fn entries() -> BTreeMap<String, String> {
    ask("mirror", "all").await.map(pairs_of).unwrap_or_default().into_iter().collect()
}

/// Waits until storage and mirror both have the newer version of each entry, or until a timeout. What the mirror adds later
/// is handled like a save of another window.
pub(crate) async fn settle() {
    ask("mirror", "settled").await;
}

/// Returns the entries that came from the mirror and have not changed since.
pub(super) fn restored() -> Vec<(String, String)> {
    pairs("brought")
}

/// Returns whether an entry came from the mirror since the page was loaded.
pub(super) fn has_restored(key: &str) -> bool {
    call("mirror", "mended", &[key]).is_some_and(|answer| answer == JsValue::TRUE)
}

/// Returns the mirror's entries that the storage has no room for.
pub(super) fn unstored() -> Vec<(String, String)> {
    pairs("homeless")
}

/// Returns the entries of [`unstored`] that no message has shown to the player yet.
pub(super) fn unannounced() -> Vec<(String, String)> {
    pairs("untold")
}

/// Notes that the player knows about these entries, which came from the mirror or had no room.
pub(super) fn mark_announced(keys: &[&str]) {
    call("mirror", "told", keys);
}

fn pairs(name: &str) -> Vec<(String, String)> {
    call("mirror", name, &[]).map(pairs_of).unwrap_or_default()
}

fn pairs_of(pairs: JsValue) -> Vec<(String, String)> {
    let pairs = pairs.dyn_into::<Array>().ok();
    let pair = |pair: JsValue| {
        let pair: Array = pair.dyn_into().ok()?;
        Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
    };
    pairs.map(|pairs| pairs.iter().filter_map(pair).collect()).unwrap_or_default()
}

/// The state of the mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MirrorState {
    /// It has the contents of the storage, or soon will.
    Current,
    /// It lacks several decisions.
    Behind,
}

/// The window event of a change of [`MirrorState`].
pub(crate) const MIRROR_CHANGED: &str = "catenary-mirror";

/// Returns the state of the mirror.
pub(crate) fn mirror_state() -> MirrorState {
    let attribute = gloo::utils::document_element().get_attribute("data-mirror");
    if attribute.as_deref() == Some("behind") { MirrorState::Behind } else { MirrorState::Current }
}

/// Hides the warning that the mirror is behind until it has caught up.
pub(crate) fn hush_mirror() {
    call("mirror", "hush", &[]);
}
