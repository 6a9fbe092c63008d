//! The title of a table.

use crate::table::Turn;
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::phase::phase;
use crate::toolkit::hooks::use_effect_on;
use crate::toolkit::preferences::use_locale;
use gloo::events::EventListener;
use yew::prelude::*;

/// Gives a table its title: its round and phase, and a mark while the player is elsewhere and bots have come to the
/// player's turn.
#[hook]
pub fn use_table_title(model: &GameModel) {
    let locale = use_locale();
    let called = use_called(model.turn());
    let state = model.state();
    let now = locale.table_title(state.round, phase(state).map(|phase| locale.phase(phase)));
    let mark = called.then(|| format!("\u{25cf} {}", locale.your_turn()));
    let parts: Vec<&str> =
        mark.as_deref().into_iter().chain([now.as_str(), locale.tramways()]).collect();
    use_effect_on(locale.title_of(&parts), |title| gloo::utils::document().set_title(title));
}

/// Whether the page is hidden and the player's turn has come since.
#[hook]
fn use_called(turn: Turn) -> bool {
    let called = use_state_eq(|| false);
    let is_yours = matches!(turn, Turn::Yours(_));
    {
        let (called, before) = (called.clone(), use_mut_ref(|| is_yours));
        use_effect_on(is_yours, move |&is_yours| {
            if is_yours && !before.replace(is_yours) {
                called.set(gloo::utils::document().hidden());
            }
        });
    }
    {
        let called = called.clone();
        use_effect_on((), move |()| {
            let document = gloo::utils::document();
            let listener =
                EventListener::new(&document, "visibilitychange", move |_| called.set(false));
            move || drop(listener)
        });
    }
    *called
}
