//! Why a link could not be replayed to its end.

use crate::game::Rule;
use crate::i18n::Locale;
use crate::session::Stop;
use crate::ui::route::Route;
use yew::prelude::*;

/// The decision that the rules do not allow, with its rule.
pub(super) fn stop_notice(stop: &Stop, locale: Locale) -> Html {
    let rule = stop.refusal.rule();
    html! {
        <p class="notice notice--bad" role="alert" data-testid="stop">
            <span>
                <strong>{ locale.partial_link() }</strong>{ " " }
                { locale.stopped_at(stop.number, stop.of) }{ " " }
                <code class="stop__action">{ stop.action.clone() }</code>{ ". " }
                { locale.refusal(stop.refusal) }{ " " }
                <a class="prompt__rule" href={Route::Rules(Some(rule.to_owned())).address()} target="_blank">{ rule }</a>
            </span>
        </p>
    }
}
