//! The title of the page.

use crate::i18n::Locale;
use crate::session::Turn;
use crate::ui::address::Address;
use crate::ui::contexts::use_locale;
use crate::view::model::GameModel;
use crate::view::phase::phase;
use gloo::events::EventListener;
use yew::prelude::*;

/// Gives the page its title; tables have their own.
#[hook]
pub fn use_page_title(address: &Address) {
    let locale = use_locale();
    use_effect_with((address.clone(), locale), |(address, locale)| {
        if let Some(title) = title(address, *locale) {
            gloo::utils::document().set_title(&title);
        }
    });
}

fn title(address: &Address, locale: Locale) -> Option<String> {
    let name = match address {
        Address::Home | Address::Shortcut(_) => return Some(locale.title_of(&[])),
        Address::New | Address::NewOf(_) => locale.new_game(),
        Address::Ranked | Address::Lacking(_) => locale.score_board(),
        Address::Rules(_) | Address::RulesOf(..) => locale.rules(),
        Address::Link(_) => locale.linked_game(),
        Address::Unknown => locale.no_such_page(),
        Address::Play(_) | Address::Visit(_) => locale.tramways(),
    };
    Some(locale.title_of(&[name]))
}

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
    use_effect_with(locale.title_of(&parts), |title| gloo::utils::document().set_title(title));
}

/// Whether the page is hidden and the player's turn has come since.
#[hook]
fn use_called(turn: Turn) -> bool {
    let called = use_state_eq(|| false);
    let is_yours = matches!(turn, Turn::Yours(_));
    {
        let (called, before) = (called.clone(), use_mut_ref(|| is_yours));
        use_effect_with(is_yours, move |&is_yours| {
            if is_yours && !before.replace(is_yours) {
                called.set(gloo::utils::document().hidden());
            }
        });
    }
    {
        let called = called.clone();
        use_effect_with((), move |()| {
            let document = gloo::utils::document();
            let listener =
                EventListener::new(&document, "visibilitychange", move |_| called.set(false));
            move || drop(listener)
        });
    }
    *called
}
