//! Saves and preferences in the browser's localStorage. Every failure is a value.

mod games;
mod hold;
mod preferences;
mod room;

pub use games::{
    GameId, Listed, StoreError, delete, fresh_id, game_of, is_torn, list, load, store,
};
pub use hold::{Claim, Hold, Manner, claim};
pub use preferences::{Preferences, Theme, load_preferences, store_preferences};
pub use room::{ask_to_keep, room, size_of};

use web_sys::Storage;

/// The storage; nothing where the browser refuses it.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
