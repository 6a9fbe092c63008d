//! The saved games, kept current.

use crate::storage::{Listed, Quota, game_of, list, quota};
use crate::toolkit::hooks::use_storage_changes;
use std::rc::Rc;
use yew::prelude::*;

/// The saved games of this device and the storage they leave.
#[derive(Clone, PartialEq)]
pub(crate) struct SavedGames {
    /// The games, latest first.
    pub list: Rc<Vec<Listed>>,
    /// How full the storage is.
    pub quota: Quota,
    /// Rereads them after changes by this window.
    pub refresh: Callback<()>,
}

/// Returns the saved games; changes of other windows arrive on their own.
#[hook]
pub(crate) fn use_games() -> SavedGames {
    let read = || (Rc::new(list()), quota());
    let games = use_state_eq(read);
    let refresh = use_callback(games.setter(), move |(), games| games.set(read()));
    use_storage_changes(|key| game_of(key).is_some(), refresh.clone());
    let (list, quota) = (*games).clone();
    SavedGames { list, quota, refresh }
}
