//! Interface to `static/copies.js`, which mirrors the storage into the browser's database and copies it into a folder on
//! disk. It is a script because database calls need many closures, which would take ten times the code and much more
//! WebAssembly.

use super::GameId;
use crate::table::{Save, archive};
use js_sys::{Array, Function, Promise, Reflect};
use std::collections::BTreeMap;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Calls a function of the script; `None` if it is missing.
fn call(group: &str, name: &str, arguments: &[&str]) -> Option<JsValue> {
    let scripts = Reflect::get(&gloo::utils::window(), &"catenary".into()).ok()?;
    let group = Reflect::get(&scripts, &group.into()).ok()?;
    let function: Function = Reflect::get(&group, &name.into()).ok()?.dyn_into().ok()?;
    let arguments: Array = arguments.iter().map(|text| JsValue::from_str(text)).collect();
    function.apply(&group, &arguments).ok()
}

async fn ask(group: &str, name: &str) -> Option<JsValue> {
    let promise: Promise = call(group, name, &[])?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

/// Writes an entry to the mirror soon.
pub(super) fn mirror(key: &str, text: &str) {
    call("mirror", "put", &[key, text]);
}

/// Removes an entry from the mirror.
pub(super) fn forget(key: &str) {
    call("mirror", "drop", &[key]);
}

/// Writes and removes entries in the mirror soon, all of them or none. Returns the promise of completion.
pub(super) fn mirror_all(entries: &BTreeMap<String, Option<String>>) -> Option<Promise> {
    let entries = serde_json::to_string(entries).unwrap_or_default();
    call("mirror", "change", &[&entries])?.dyn_into().ok()
}

/// Returns all entries of the mirror.
pub(super) async fn mirrored() -> BTreeMap<String, String> {
    ask("mirror", "all").await.map(pairs_of).unwrap_or_default().into_iter().collect()
}

/// Waits until storage and mirror both have the newer version of each entry, or until a timeout. What the mirror adds later
/// is handled like a save of another window.
pub(crate) async fn settle() {
    ask("mirror", "settled").await;
}

/// Returns the entries that came from the mirror and have not changed since.
pub(super) fn brought() -> Vec<(String, String)> {
    pairs("brought")
}

/// Returns whether an entry came from the mirror since the page was loaded.
pub(super) fn has_mended(key: &str) -> bool {
    call("mirror", "mended", &[key]).is_some_and(|mended| mended == JsValue::TRUE)
}

/// Returns the mirror's entries that the storage has no room for.
pub(super) fn unmirrored() -> Vec<(String, String)> {
    pairs("homeless")
}

/// Returns those of them that the player has not seen yet.
pub(super) fn untold() -> Vec<(String, String)> {
    pairs("untold")
}

/// Forgets that these entries came from the mirror.
pub(super) fn forget_restored(keys: &[&str]) {
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

/// The state of the folder for copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Folder {
    /// The browser cannot write to folders.
    Unknown,
    /// No folder is chosen.
    None,
    /// Every decision is written to the folder of this name.
    Writing(String),
    /// The player has to allow writing to the folder of this name again.
    Stopped(String),
}

/// The window event of a change of the folder.
pub(crate) const FOLDER_CHANGED: &str = "catenary-folder";

/// Returns the state of the folder.
pub(crate) fn folder() -> Folder {
    let attribute = gloo::utils::document_element().get_attribute("data-folder");
    let Some(attribute) = attribute else { return Folder::Unknown };
    let (state, name) = attribute.split_once(' ').unwrap_or((&attribute, ""));
    match state {
        "granted" => Folder::Writing(name.to_owned()),
        "stopped" => Folder::Stopped(name.to_owned()),
        _ => Folder::None,
    }
}

/// Lets the player choose a folder; returns whether there is one now.
pub(crate) async fn choose_folder() -> bool {
    ask("copies", "choose").await.is_some_and(|chosen| chosen == JsValue::TRUE)
}

/// Asks the player to allow writing again; returns whether they do.
pub(crate) async fn resume_folder() -> bool {
    ask("copies", "resume").await.is_some_and(|allowed| allowed == JsValue::TRUE)
}

/// Stops writing to the folder; its files stay.
pub(crate) async fn leave_folder() {
    ask("copies", "forget").await;
}

/// Writes a file to the folder, if there is one.
pub(super) fn put(name: &str, text: &str) {
    call("copies", "put", &[name, text]);
}

/// Writes a game to the folder, if there is one.
pub(super) fn copy(id: &GameId, save: &Save) {
    if matches!(folder(), Folder::Writing(_)) {
        let text = archive::write([(id.as_str(), save)], &BTreeMap::new(), save.saved_at);
        put(&format!("catenary-{}.json", id.as_str()), &text);
    }
}
