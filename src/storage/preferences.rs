//! What the player prefers.

use super::entry;
use crate::engine::json;
use crate::table::{Assistance, LastSetUp, Motion, Pace, Screen, Sound, Theme};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

const KEY: &str = "catenary.preferences";

/// The preferences of this device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Preferences {
    /// The tag of the chosen language; nothing follows the browser.
    pub language: Option<String>,
    /// Day or night.
    pub theme: Theme,
    /// Whether things move.
    pub motion: Motion,
    /// Whether the table can be heard.
    pub sound: Sound,
    /// Whether the screen goes dark at a table.
    pub screen: Screen,
    /// What tables do not reckon for the players.
    pub assistance: Assistance,
    /// How fast bots play.
    pub pace: Pace,
    /// What was last chosen for a new game of each title, by its key, as far as it can be read.
    #[serde(deserialize_with = "readable")]
    pub set_ups: BTreeMap<String, LastSetUp>,
}

fn readable<'de, D: Deserializer<'de>>(reader: D) -> Result<BTreeMap<String, LastSetUp>, D::Error> {
    let set_ups = BTreeMap::<String, Value>::deserialize(reader)?.into_iter();
    Ok(set_ups.filter_map(|(key, it)| Some((key, serde_json::from_value(it).ok()?))).collect())
}

/// Whether any are stored.
pub(crate) fn has_preferences() -> bool {
    entry::read(KEY).is_some()
}

/// The stored preferences; the usual ones where there are none that can be read.
pub(crate) fn load_preferences() -> Preferences {
    entry::read(KEY).and_then(|text| json::read(&text).ok()).unwrap_or_default()
}

/// Stores the preferences; where that fails they last until the page is closed.
pub(crate) fn store_preferences(preferences: &Preferences) {
    if let Ok(text) = serde_json::to_string(preferences) {
        let _ = entry::write(KEY, &text);
    }
}
