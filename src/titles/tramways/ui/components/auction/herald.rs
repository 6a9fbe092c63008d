//! Shows what the last decision of the auction brought.

use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::ui::components::card_chip::CardChip;
use crate::titles::tramways::view::auction::{News, is_time_for_news, news};
use crate::titles::tramways::view::history::Place;
use crate::titles::tramways::view::model::GameModel;
use crate::words::Locale;
use yew::prelude::*;

/// The announcement; shown over the map, and then gone: whoever comes back from the past or from a plan has seen it. The
/// narrator reads it out.
#[hook]
pub(super) fn use_herald(model: &GameModel, locale: Locale) -> Html {
    let (last, left) = (use_mut_ref(|| None), use_mut_ref(|| None));
    let here = Some(Place::here(model.session()));
    let is_time = is_time_for_news(model);
    if is_time {
        last.replace(here);
    } else {
        left.replace(*last.borrow());
    }
    let is_new = is_time && *left.borrow() != here;
    let news = if is_new { news(model.session()) } else { Vec::new() };
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
