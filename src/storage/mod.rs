//! Saves, attempts and preferences in the browser's localStorage. Every failure is a value.

mod attempts;
mod copies;
mod entry;
mod front;
mod games;
mod import;
mod kept;
mod ledger;
mod lock;
mod looks;
mod places;
mod played;
mod preferences;
mod quota;
mod recovered;
mod taken;
mod together;
mod visit;

pub use attempts::{
    delete_attempt, has_attempt, has_attempts, is_of_attempts, load_attempts, load_par,
    store_attempt, store_par,
};
pub use copies::{
    FOLDER_CHANGED, Folder, MIRROR_CHANGED, MirrorState, choose_folder, folder, hush_mirror,
    leave_folder, mirror_state, resume_folder, settle,
};
pub use front::{Last, note_front};
pub use games::{
    GameId, Listed, delete, fresh_id, game_of, has_records, ids, kept_title, list, load, store,
};
pub use import::{Brought, Intake, Stored};
pub use kept::{Kept, KeptKind, delete_kept, kept};
pub use ledger::{load_ledger, logged, next_place, was_seen, write_attempt, write_seen};
pub use lock::{Claim, Lock, Manner, claim};
pub use looks::{Look, keep_look, look_of};
pub use preferences::{Preferences, load_preferences, store_preferences};
pub use quota::{ask_to_keep, quota, size_of};
pub use recovered::{Recovered, forget_recovered, is_recovered, recovered};
pub use taken::{Missing, file_of, missing, note_copy, write_all};
pub use together::{
    LastImport, heal_import, is_import_torn, is_of_import, keep_import, last_import, undo_import,
};
pub use visit::{VisitId, keep_visit, kept_visit};

pub use crate::table::{Quota, StoreError};

use web_sys::Storage;

/// The storage; nothing where the browser refuses it.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
