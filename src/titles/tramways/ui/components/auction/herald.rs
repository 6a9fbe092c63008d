//! Shows what the last decision of the auction brought.

use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::ui::components::card_chip::CardChip;
use crate::titles::tramways::view::auction::{News, news};
use crate::titles::tramways::view::model::GameModel;
use crate::words::Locale;
use yew::prelude::*;

/// The announcement; shown over the map, and then gone. The narrator reads it out.
pub(super) fn herald(model: &GameModel, locale: Locale) -> Html {
    let news = news(model.session());
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
