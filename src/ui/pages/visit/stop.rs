//! Why a link could not be replayed to its end.

use crate::game::Rule;
use crate::i18n::Locale;
use crate::session::Visit;
use crate::ui::route::Route;
use yew::prelude::*;

/// The decision that the rules do not allow, with its rule; nothing where there is none.
pub(super) fn stop_notice(visit: &Visit, locale: Locale) -> Html {
    let Some(broken) = &visit.broken else { return Html::default() };
    let rule = broken.refusal.rule();
    html! {
        <p class="notice notice--bad" role="alert" data-testid="stop">
            <span>
                <strong>{ locale.partial_link() }</strong>{ " " }
                { locale.stopped_at(broken.ply + 1, visit.length) }{ " " }
                <code class="stop__action">{ broken.notation.clone() }</code>{ ". " }
                { locale.refusal(broken.refusal) }{ " " }
                <a class="prompt__rule" href={Route::Rules(Some(rule.to_owned())).address()} target="_blank">{ rule }</a>
            </span>
        </p>
    }
}
