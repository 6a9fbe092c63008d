//! The folder of the disk that gets a copy of every game, written by `static/copies.js`.

use super::GameId;
use super::mirror::{ask, call};
use crate::table::{Save, archive};
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;

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
