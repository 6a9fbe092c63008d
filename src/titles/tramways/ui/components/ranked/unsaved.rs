//! What is said at the table of a game that counts where it cannot be saved: what would be revealed waits.

use crate::storage::{GameId, Listed, StoreError, load};
use crate::table::Clock;
use crate::titles::tramways::ui::begun::play_on_casually;
use crate::titles::tramways::ui::contexts::use_table_and_analysis;
use crate::titles::tramways::ui::hooks::KeptTable;
use crate::titles::tramways::ui::ledger::delete_game;
use crate::toolkit::address::Address;
use crate::toolkit::begun::Begun;
use crate::toolkit::guard::Guard;
use crate::toolkit::hooks::{Kept, Saving};
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::export::export;
use crate::toolkit::widgets::spare_games::SpareGames;
use yew::prelude::*;

/// The notice, where there is trouble with saving. `clock` is the game's, `onload` shows the position that another window
/// has stored.
#[hook]
pub fn use_unsaved_notice(
    id: &GameId,
    clock: Clock,
    saving: &Saving,
    onload: &Callback<()>,
) -> Html {
    let locale = use_locale();
    let begun = use_context::<Begun>().unwrap_or_default();
    let guard = use_context::<Guard>().unwrap_or_default();
    let model = use_table_and_analysis().model;
    let Some(error) = saving.error else { return Html::default() };
    let casually = {
        let (id, table) = (id.clone(), model.kept().clone());
        Callback::from(move |_: MouseEvent| {
            guard.lower();
            delete_game(&id);
            play_on_casually(&begun, table.clone(), clock);
        })
    };
    let as_file = {
        let kept = KeptTable { table: model.table.clone(), prepared: model.prepared() };
        let id = id.clone();
        Callback::from(move |_: MouseEvent| {
            let now = js_sys::Date::now() as u64;
            let mut save = kept.save(1, now);
            save.clock = clock;
            export(&[Listed::Good(id.clone(), Box::new(save))]);
        })
    };
    let again = saving.again.reform(|_: MouseEvent| ());
    let load_other = onload.reform(|_: MouseEvent| ());
    let text = match error {
        StoreError::Gone => locale.attempt_gone(),
        StoreError::Full | StoreError::NoStorage if model.unshown.is_some() => {
            locale.reveal_waits()
        }
        error => locale.trouble(error),
    };
    let other = error == StoreError::OtherWindow && matches!(load(id), Some(Listed::Good(..)));
    let is_refused = matches!(error, StoreError::Full | StoreError::NoStorage);
    html! {
        <div class="notice notice--bad" role="alert" data-testid="saving-trouble" data-waits={model.unshown.is_some().to_string()}>
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
