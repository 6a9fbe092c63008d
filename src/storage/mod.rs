//! Saves, attempts and preferences in the browser's localStorage. Every failure is a value.
//!
//! An entry is written to localStorage at once and then to the mirror, a store of IndexedDB (`static/copies.js`). The mirror
//! keeps up to half a minute of changes that localStorage loses when a browser is killed. Nothing reads the storage before
//! [`settle`] has compared both: games by revision, records by progress, other entries by a count of writes. If the mirror
//! answers later, its entries count as saves of another window. The mirror is written only after that comparison, in order,
//! and repeats a failed step with a new handle.
//!
//! Imported entries are written together (`import_transaction`), after a journal, so that a crash leaves all or none, and the import
//! can be undone. `stored_kinds` lists the kinds of entries; a new kind belongs there, so that players can delete it.

mod arrivals;
mod attempt_order;
mod attempts;
mod boards;
mod clock;
mod counts;
mod deals;
mod entry;
mod fields;
mod folder;
mod games;
mod import;
mod import_transaction;
mod last_copy;
mod ledger;
mod lock;
mod mirror;
mod order;
mod orientation;
mod played;
mod preferences;
mod puzzles;
mod quota;
mod recovered;
mod start_note;
mod stored_kinds;
mod visit;

pub(crate) use arrivals::arrived_within_a_day;
pub(crate) use attempts::{
    attempt_entry, attempt_links, delete_attempt, has_attempt, has_attempts, is_of_attempts,
    is_of_scores, load_attempt, load_attempts, load_par, store_par,
};
pub(crate) use boards::{delete_board, is_of_boards, keep_board, saved_board, saved_boards};
pub(crate) use clock::now;
pub(crate) use counts::{delete_count, is_of_counts, keep_count, saved_count, saved_counts};
pub(crate) use deals::{has_deals, keep_deal, saved_deal, saved_deals};
pub(crate) use fields::{keep_field, load_field};
pub(crate) use folder::{
    FOLDER_CHANGED, Folder, choose_folder, folder, leave_folder, resume_folder,
};
pub(crate) use games::{
    GameId, Listed, delete, fresh_id, game_of, has_records, ids, list, load, store, title_of_saved,
};
pub(crate) use import::{Brought, ImportBatch, Stored};
pub(crate) use import_transaction::{
    heal_import, is_import_torn, is_of_import, keep_import, keep_marks, last_import, undo_import,
};
pub(crate) use last_copy::{file_of, file_of_scores, missing, note_copy, write_all};
pub(crate) use ledger::{
    attempts_at, load_ledger, logged, next_place, notes_deleted_at, record_entry, seen_mark,
    write_attempt, write_seen,
};
pub(crate) use lock::{ClaimMode, Lock, claim};
pub(crate) use mirror::{MIRROR_CHANGED, MirrorState, hush_mirror, mirror_state, settle};
pub(crate) use orientation::{keep_turned, saved_orientation};
pub(crate) use preferences::{Preferences, has_preferences, load_preferences, store_preferences};
pub(crate) use puzzles::{
    answer_puzzle, due_puzzles, is_saved_puzzle, is_solved, keep_puzzle, note_solved, saved_puzzle,
    saved_puzzles,
};
pub(crate) use quota::{ask_to_keep, quota, size_of};
pub(crate) use recovered::{Recovered, dismiss_recovered, is_recovered, mended, recovered};
pub(crate) use start_note::{Last, note_front};
pub(crate) use stored_kinds::{EntryKind, StoredKind, delete_kind, stored_kinds};
pub(crate) use visit::{
    VisitId, arrival, forget_arrival, is_made, keep_arrival, keep_made, keep_set_up, keep_visit,
    take_set_up, visit_text,
};

pub(crate) use crate::table::{Quota, StoreError};

use web_sys::Storage;

/// Returns the storage; `None` if the browser refuses it.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
