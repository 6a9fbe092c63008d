//! Shows what the last decision of the auction brought.

use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::ui::components::card_chip::CardChip;
use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::auction::{News, news};
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

/// The announcement; shown over the map, and then gone. The narrator reads it out.
#[component]
pub(super) fn Herald() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let news = use_memo(model.session().clone(), |session| news(session));
    let line = news.iter().map(|it| it.text(model.players(), locale)).collect::<Vec<_>>().join(" ");
    let taken = news.iter().filter_map(|it| match it {
        News::Takes(_, card) => Some(*card),
        _ => None,
    });
    let taken: Vec<CardId> = taken.collect();
    html! {
        <div class="herald" aria-hidden="true" data-testid="herald">
            if !line.is_empty() {
                <p class="herald__line" key={model.session().ply()}>
                    { line }
                    { for taken.into_iter().map(|card| html! { <CardChip {card} /> }) }
                </p>
            }
        </div>
    }
}
