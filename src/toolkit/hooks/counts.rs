//! The counts of games from the box, kept current.

use super::use_storage_changes;
use crate::storage::{GameId, is_of_counts, saved_counts};
use crate::table::SavedCount;
use std::rc::Rc;
use yew::prelude::*;

/// Returns the counts saved on this device, latest first, and a callback that rereads them; changes of other windows arrive
/// anyway.
#[hook]
pub(crate) fn use_saved_counts() -> (Rc<Vec<(GameId, SavedCount)>>, Callback<()>) {
    let counts = use_state_eq(|| Rc::new(saved_counts()));
    let recount = use_callback(counts.setter(), |(), counts| counts.set(Rc::new(saved_counts())));
    use_storage_changes(is_of_counts, recount.clone());
    ((*counts).clone(), recount)
}
