//! Saves and preferences in the browser's localStorage. Every failure is a value.

mod games;
mod preferences;

pub use games::{GameId, Listed, StoreError, delete, fresh_id, key_of, list, load, store};
pub use preferences::{Preferences, Theme, load_preferences, store_preferences};

use web_sys::Storage;

/// The storage; nothing where the browser refuses it.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
