//! The notice at a ranked table that cannot be saved: new information stays hidden until it can.

use crate::storage::GameId;
use crate::storage::{Listed, StoreError, load};
use crate::table::Clock;
use crate::table::scores::SaveVerdict;
use crate::titles::TitleKey;
use crate::titles::load::{ledger_of, play};
use crate::toolkit::address::Address;
use crate::toolkit::border::table_ui::TableHandle;
use crate::toolkit::browser::guard::Guard;
use crate::toolkit::hooks::Saving;
use crate::toolkit::pending_game::PendingGame;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::export::export;
use crate::toolkit::widgets::spare_games::SpareGames;
use yew::prelude::*;

/// A table whose game may be ranked.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct RankedTable {
    pub id: GameId,
    /// The table on screen.
    pub table: TableHandle,
    /// The verdict of the ledger when the game was opened.
    pub verdict: SaveVerdict,
    /// The clock of its save.
    pub clock: Clock,
    /// The state of saving.
    pub saving: Saving,
    /// Shows the game that another window has saved.
    pub onload: Callback<()>,
}

/// The notice, if saving failed.
#[component]
pub(crate) fn UnsavedNotice(at: &RankedTable) -> Html {
    let locale = use_locale();
    let pending = use_context::<PendingGame>().unwrap_or_default();
    let guard = use_context::<Guard>().unwrap_or_default();
    let RankedTable { id, clock, saving, onload, .. } = at;
    let (Some(error), Some(rules)) = (saving.error, ledger_of(&at.table)) else {
        return Html::default();
    };
    let casually = {
        let (id, table, clock) = (id.clone(), at.table.clone(), *clock);
        let title = TitleKey::named(table.0.title());
        Callback::from(move |_: MouseEvent| {
            guard.lower();
            (rules.delete_game)(&id);
            if let Some((title, casual)) = title.zip((rules.play_on)(&table, clock)) {
                play(title, casual, &pending);
            }
        })
    };
    let as_file = {
        let (id, table, clock) = (id.clone(), at.table.clone(), *clock);
        Callback::from(move |_: MouseEvent| {
            let save = (rules.save)(&table, clock);
            export(
                &save
                    .map(|save| Listed::Good(id.clone(), Box::new(save)))
                    .into_iter()
                    .collect::<Vec<_>>(),
            );
        })
    };
    let again = saving.again.reform(|_: MouseEvent| ());
    let load_other = onload.reform(|_: MouseEvent| ());
    let text = match error {
        StoreError::Gone => locale.attempt_gone(),
        StoreError::Full | StoreError::NoStorage if at.table.0.waits_for_storage() => {
            locale.reveal_waits()
        }
        StoreError::Full | StoreError::NoStorage => locale.next_step_waits(),
        error => locale.trouble(error),
    };
    let other = error == StoreError::OtherWindow && matches!(load(id), Some(Listed::Good(..)));
    let is_refused = matches!(error, StoreError::Full | StoreError::NoStorage);
    html! {
        <div class="notice notice--bad" role="alert" data-testid="saving-trouble" data-waits={at.table.0.waits_for_storage().to_string()}>
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
