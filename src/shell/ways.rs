//! What is needed seldom at a table: printing, giving the game up, what it foretells.

use super::play::{At, Plays};
use crate::storage::Preferences;
use crate::table::intent::Intent;
use crate::table::{Fate, Forecast};
use crate::titles::{Capability, TitleKey};
use crate::ui::contexts::{use_preferences, use_set_preferences};
use crate::words::shell;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct WaysProps {
    pub at: At,
    pub title: TitleKey,
    pub plays: Plays,
}

/// The row of buttons below players and log.
#[component]
pub(super) fn Ways(props: &WaysProps) -> Html {
    let (at, locale) = (&props.at, props.at.locale);
    let (preferences, set) = (use_preferences(), use_set_preferences());
    let print = |_: MouseEvent| {
        // A browser that prints nothing goes on.
        let _ = gloo::utils::window().print();
    };
    let is_shown = preferences.forecast == Forecast::Shown;
    let turn = Callback::from(move |_: MouseEvent| {
        let forecast = if is_shown { Forecast::Hidden } else { Forecast::Shown };
        set.emit(Preferences { forecast, ..(*preferences).clone() });
    });
    let may_leave =
        props.plays == Plays::Here && !at.view.is_over() && at.view.fate == Fate::Played;
    let foretells = props.title.has(Capability::Forecast) && !at.view.terms.are_strict();
    html! {
        <div class="row table-of__ways">
            if foretells {
                <button type="button" class="button button--quiet" onclick={turn} aria-pressed={is_shown.to_string()} data-testid="forecast">{ shell::forecast(locale) }</button>
            }
            <button type="button" class="button button--quiet" onclick={print} data-testid="print">{ shell::print(locale) }</button>
            if may_leave {
                <button type="button" class="button button--quiet" onclick={at.intent(Intent::Fate(Fate::Abandoned))} data-testid="abandon">{ shell::abandon(locale) }</button>
            }
        </div>
    }
}

/// Tells the table whether it foretells.
#[hook]
pub(super) fn use_forecast(at: &At) {
    let (forecast, onintent) = (use_preferences().forecast, at.onintent.clone());
    use_effect_with(forecast, move |&forecast| onintent.emit(Intent::Forecast(forecast)));
}
