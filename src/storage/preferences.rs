//! The player's preferences.

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
    /// The tag of the chosen language; `None` follows the browser.
    pub language: Option<String>,
    /// The colour theme.
    pub theme: Theme,
    /// The setting of animations.
    pub motion: Motion,
    /// The setting of sounds.
    pub sound: Sound,
    /// The setting that keeps the screen on.
    pub screen: Screen,
    /// The aids and warnings that are off.
    pub assistance: Assistance,
    /// The speed of bots.
    pub pace: Pace,
    /// The last choices for a new game by key of the title; unreadable ones are dropped.
    #[serde(deserialize_with = "readable")]
    pub set_ups: BTreeMap<String, LastSetUp>,
}

fn readable<'de, D: Deserializer<'de>>(reader: D) -> Result<BTreeMap<String, LastSetUp>, D::Error> {
    let set_ups = BTreeMap::<String, Value>::deserialize(reader)?.into_iter();
    Ok(set_ups.filter_map(|(key, it)| Some((key, serde_json::from_value(it).ok()?))).collect())
}

/// Returns whether preferences are stored.
pub(crate) fn has_preferences() -> bool {
    entry::read(KEY).is_some()
}

/// Returns the stored preferences; the default ones if there are none or they are unreadable.
pub(crate) fn load_preferences() -> Preferences {
    entry::read(KEY).and_then(|text| json::read(&text).ok()).unwrap_or_default()
}

/// Stores the preferences; if that fails they last until the page is closed.
pub(crate) fn store_preferences(preferences: &Preferences) {
    if let Ok(text) = serde_json::to_string(preferences) {
        let _ = entry::write(KEY, &text);
    }
}
