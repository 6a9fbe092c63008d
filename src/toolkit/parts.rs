//! Parts that any page may fetch later.

// The generated split points are unsafe; allowed only in files of parts.
#![allow(unsafe_code)]

use super::fetching::parts;
use super::widgets::settings::Settings;
use super::widgets::spare_games::SpareList;
use crate::storage::{Preferences, load_preferences, store_preferences};
use yew::prelude::*;

parts! {
    /// Returns the stored preferences.
    ///
    /// # Errors
    /// The part cannot be fetched.
    preferences: fn stored_preferences() -> Preferences {
        load_preferences()
    }

    /// Returns the function that stores the preferences.
    ///
    /// # Errors
    /// The part cannot be fetched.
    preferences: fn preferences_store() -> fn(&Preferences) {
        store_preferences
    }

    /// Draws the dialog of the settings.
    ///
    /// # Errors
    /// The part cannot be fetched.
    settings: fn settings() -> fn(Callback<()>) -> Html {
        |onclose| html! { <Settings {onclose} /> }
    }

    /// Draws the oldest finished games, to be exported and deleted; the callback is called when they were.
    ///
    /// # Errors
    /// The part cannot be fetched.
    sparing: fn spare_games() -> fn(Callback<()>) -> Html {
        |onfreed| html! { <SpareList {onfreed} /> }
    }
}
