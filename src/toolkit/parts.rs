//! The parts of the page that any page may need later.

// What the macro of the split points writes is unsafe; here and in the other files of parts alone.
#![allow(unsafe_code)]

use super::fetching::parts;
use super::widgets::settings::Settings;
use super::widgets::spare_games::SpareList;
use crate::storage::{Preferences, load_preferences, store_preferences};
use yew::prelude::*;

parts! {
    /// The stored preferences.
    ///
    /// # Errors
    /// The part cannot be fetched.
    preferences: fn stored_preferences() -> Preferences {
        load_preferences()
    }

    /// Stores the preferences.
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

    /// Draws what makes room: the oldest finished games, to be exported and deleted. It calls what it gets when they are.
    ///
    /// # Errors
    /// The part cannot be fetched.
    sparing: fn spare_games() -> fn(Callback<()>) -> Html {
        |onfreed| html! { <SpareList {onfreed} /> }
    }
}
