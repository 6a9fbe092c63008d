//! Notices about a game that cannot be saved or that another window plays.

use crate::storage::{GameId, Listed, Lock, StoreError, load};
use crate::toolkit::address::Address;
use crate::toolkit::browser::guard::Guard;
use crate::toolkit::hooks::Saving;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::spare_games::SpareGames;
use crate::words::Locale;
use yew::prelude::*;

/// Says that another window plays the game, and offers to play here.
pub(crate) fn looking_on_notice(lock: Lock, take_over: &Callback<()>, locale: Locale) -> Html {
    let text = match lock {
        Lock::Elsewhere => locale.watching(),
        Lock::TakenOver => locale.taken_over(),
        Lock::Requested | Lock::Here | Lock::Unguarded => return Html::default(),
    };
    let take_over = take_over.reform(|_: MouseEvent| ());
    html! {
        <div class="notice" role="alert" data-testid="looking-on">
            <span>{ text }</span>
            <button type="button" class="button" onclick={take_over} data-testid="take-over">{ locale.take_over() }</button>
        </div>
    }
}

/// Shows a problem with saving and its remedies, if there is one: `onload` shows the position stored by the other window,
/// `onkeep` saves this window's position as a new game.
#[hook]
pub(crate) fn use_saving_notice(
    id: &GameId,
    saving: &Saving,
    onload: &Callback<()>,
    onkeep: &Callback<()>,
) -> Html {
    let locale = use_locale();
    let guard = use_context::<Guard>().unwrap_or_default();
    let keep = onkeep.reform(move |_: MouseEvent| {
        // The new game is now the one that would be lost.
        guard.lower();
    });
    let load_other = onload.reform(|_: MouseEvent| ());
    let again = saving.again.reform(|_: MouseEvent| ());
    let Some(error) = saving.error else { return Html::default() };
    let other = matches!(error, StoreError::OtherWindow | StoreError::LaterCopy)
        && matches!(load(id), Some(Listed::Good(..)));
    let full = matches!(error, StoreError::Full | StoreError::NoStorage);
    html! {
        <div class="notice notice--bad" role="alert" data-testid="saving-trouble">
            <span>{ locale.trouble(error) }</span>
            if other {
                <button type="button" class="button" onclick={load_other}>{ locale.load_other() }</button>
            }
            if full {
                <button type="button" class="button" onclick={again} data-testid="save-again">{ locale.save_again() }</button>
                <a class="button" href={Address::Home.address()} target="_blank">{ locale.your_games() }</a>
                if error == StoreError::Full {
                    <SpareGames onfreed={saving.again.clone()} />
                }
            } else {
                <button type="button" class="button" onclick={keep}>{ locale.keep_as_new() }</button>
            }
        </div>
    }
}
