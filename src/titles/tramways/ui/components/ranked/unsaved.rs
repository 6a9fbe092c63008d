//! What is said at the table of a game that counts where it cannot be saved: what would be revealed waits.

use crate::storage::{Listed, StoreError, load};
use crate::table::open::OpenTable;
use crate::titles::tramways::ui::begun::{play_on_casually, save_of};
use crate::titles::tramways::ui::ledger::{delete_game, model};
use crate::toolkit::address::Address;
use crate::toolkit::begun::Begun;
use crate::toolkit::border::ledger::RankedTable;
use crate::toolkit::browser::guard::Guard;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::export::export;
use crate::toolkit::widgets::spare_games::SpareGames;
use yew::prelude::*;

/// The notice, where there is trouble with saving.
#[component]
pub(crate) fn UnsavedNotice(at: &RankedTable) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let guard = use_context::<Guard>().unwrap_or_default();
    let RankedTable { id, clock, saving, onload, .. } = at;
    let (Some(error), Some(model)) = (saving.error, model(&at.table)) else {
        return Html::default();
    };
    let casually = {
        let (id, table, clock) = (id.clone(), model.stored_table(), *clock);
        Callback::from(move |_: MouseEvent| {
            guard.lower();
            delete_game(&id);
            play_on_casually(&begun, table.clone(), clock);
        })
    };
    let as_file = {
        let (id, table, clock) = (id.clone(), model.table.clone(), *clock);
        Callback::from(move |_: MouseEvent| {
            export(&[Listed::Good(id.clone(), Box::new(save_of(&table, clock)))]);
        })
    };
    let again = saving.again.reform(|_: MouseEvent| ());
    let load_other = onload.reform(|_: MouseEvent| ());
    let text = match error {
        StoreError::Gone => locale.attempt_gone(),
        StoreError::Full | StoreError::NoStorage if model.waits_for_storage() => {
            locale.reveal_waits()
        }
        StoreError::Full | StoreError::NoStorage => locale.next_step_waits(),
        error => locale.trouble(error),
    };
    let other = error == StoreError::OtherWindow && matches!(load(id), Some(Listed::Good(..)));
    let is_refused = matches!(error, StoreError::Full | StoreError::NoStorage);
    html! {
        <div class="notice notice--bad" role="alert" data-testid="saving-trouble" data-waits={model.waits_for_storage().to_string()}>
            <span>{ text }</span>
            if other {
                <button type="button" class="button" onclick={load_other}>{ locale.load_other() }</button>
            }
            if is_refused {
                <button type="button" class="button" onclick={again} data-testid="save-again">{ locale.save_again() }</button>
                <a class="button" href={Address::Home.address()} target="_blank">{ locale.your_games() }</a>
                if error == StoreError::Full {
                    <SpareGames onfreed={saving.again.clone()} />
                }
                <button type="button" class="button" onclick={as_file} data-testid="save-as-file">{ locale.save_as_file() }</button>
            }
            if is_refused || error == StoreError::Gone {
                <button type="button" class="button" onclick={casually} data-testid="go-on-casually">{ locale.go_on_casually() }</button>
            }
            if is_refused {
                <span>{ locale.casually_for_good() }</span>
            }
        </div>
    }
}
