//! Why a link could not be replayed to its end.

use crate::engine::game::Rule;
use crate::titles::tramways::session::Visit;
use crate::titles::tramways::ui::components::rule_link::rule_link;
use crate::words::Locale;
use yew::prelude::*;

/// The decision that the rules do not allow, with its rule; nothing where there is none.
pub(super) fn stop_notice(visit: &Visit, locale: Locale) -> Html {
    let Some(broken) = &visit.broken else { return Html::default() };
    html! {
        <div class="notice notice--bad" data-testid="stop">
            <p role="alert">
                <strong>{ locale.partial_link() }</strong>{ " " }
                { locale.stopped_at(broken.ply + 1, visit.length) }{ " " }
                <code class="stop__action">{ broken.notation.clone() }</code>{ ". " }
                { locale.refusal(broken.refusal) }
            </p>
            { rule_link(locale, broken.refusal.rule()) }
        </div>
    }
}
