//! Notes a ranked game in the table of attempts when it ends.

use crate::storage::{GameId, Listed, StoreError, load, store_attempt};
use crate::table::Replayed;
use crate::table::ranked::Attempt;
use crate::titles::tramways::ui::contexts::use_table_and_analysis;
use crate::toolkit::hooks::use_effect_on;
use yew::prelude::*;

/// Stores the attempt once the game has ended at this table and is saved; gives what went wrong, if
/// something did. A game that had ended before it was opened was noted then.
#[hook]
pub fn use_noting(id: &GameId, is_saved: bool) -> Option<StoreError> {
    let model = use_table_and_analysis().model;
    let over =
        model.session().state().decision == crate::titles::tramways::rules::state::Decision::Over;
    let was_over = use_mut_ref(|| over);
    let error = use_state_eq(|| None);
    {
        let error = error.clone();
        use_effect_on((id.clone(), over, is_saved), move |(id, over, is_saved)| {
            if *over && *is_saved && !*was_over.borrow() {
                error.set(note(id).err());
            }
        });
    }
    *error
}

/// Stores the attempt of a saved game, if it is one.
fn note(id: &GameId) -> Result<(), StoreError> {
    let Some(Listed::Good(_, save)) = load(id) else { return Ok(()) };
    let Ok((table, Replayed::Whole)) = save.open() else { return Ok(()) };
    let attempt = Attempt::of(&table, save.clock, save.saved_at);
    attempt.map_or(Ok(()), |attempt| store_attempt(&attempt).map(|_| ()))
}
