//! What must be seen: trouble with saving.

use crate::storage::{GameId, Listed, load};
use crate::table::words::Trouble;
use crate::titles::tramways::ui::begun::play;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::ui::hooks::Saving;
use crate::toolkit::address::Address;
use crate::toolkit::begun::Begun;
use crate::toolkit::guard::Guard;
use crate::toolkit::preferences::use_locale;
use crate::toolkit::widgets::spare_games::SpareGames;
use yew::prelude::*;

/// The properties of [`SavingNotice`].
#[derive(Properties, PartialEq)]
pub struct SavingNoticeProps {
    /// The game.
    pub id: GameId,
    /// How saving goes.
    pub saving: Saving,
    /// Shows the position that the other window has stored.
    pub onload: Callback<()>,
}

/// Trouble with saving and what can be done about it, if there is trouble.
#[component]
pub fn SavingNotice(props: &SavingNoticeProps) -> Html {
    let (model, locale) = (use_model(), use_locale());
    let begun = use_context::<Begun>().unwrap_or_default();
    let guard = use_context::<Guard>().unwrap_or_default();
    let keep = {
        let table = model.table.clone();
        Callback::from(move |_: MouseEvent| {
            // The new game is the one that would be lost.
            guard.lower();
            play(&begun, table.clone());
        })
    };
    let load_other = props.onload.reform(|_: MouseEvent| ());
    let again = props.saving.again.reform(|_: MouseEvent| ());
    let Some(trouble) = &props.saving.trouble else { return Html::default() };
    let other =
        *trouble == Trouble::OtherWindow && matches!(load(&props.id), Some(Listed::Good(..)));
    let full = matches!(trouble, Trouble::Full | Trouble::NoStorage);
    html! {
        <div class="notice notice--bad" role="alert" data-testid="saving-trouble">
            <span>{ locale.trouble(trouble) }</span>
            if other {
                <button type="button" class="button" onclick={load_other}>{ locale.load_other() }</button>
            }
            if full {
                <button type="button" class="button" onclick={again} data-testid="save-again">{ locale.save_again() }</button>
                <a class="button" href={Address::Home.address()} target="_blank">{ locale.your_games() }</a>
                if *trouble == Trouble::Full {
                    <SpareGames onfreed={props.saving.again.clone()} />
                }
            } else {
                <button type="button" class="button" onclick={keep}>{ locale.keep_as_new() }</button>
            }
        </div>
    }
}
