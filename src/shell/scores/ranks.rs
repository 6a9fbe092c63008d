//! The number of attempts at each rank.

use super::attempts::Attempts;
use crate::table::scores::results::Filter;
use crate::toolkit::widgets::histogram::{Bar, histogram};
use crate::words::Locale;
use yew::prelude::*;

/// Draws a bar for each rank, of the attempts that pass a filter; draws nothing if the title has no ranks.
pub(super) fn ranks(attempts: &Attempts, filter: Filter, locale: Locale) -> Html {
    let Some(ranks) = (attempts.rules.ranks)(0, locale) else { return Html::default() };
    let mut bars = vec![Bar { has_label: true, ..Bar::default() }; ranks.steps.len()];
    for entry in attempts.results.filtered(filter) {
        let ranks = (attempts.rules.ranks)(entry.proof.points, locale);
        let bar = ranks.and_then(|ranks| bars.get_mut(ranks.here));
        bar.into_iter().for_each(|bar| bar.count += 1);
    }
    let spoken = ranks.steps.iter().zip(&bars);
    let spoken = spoken.map(|(rank, bar)| locale.rank_count(&rank.name, bar.count));
    let spoken = format!("{}: {}", locale.histogram(), spoken.collect::<Vec<_>>().join(", "));
    let step = 1000 / bars.len() as i32;
    let ticks = (0..).zip(ranks.steps).map(|(at, rank)| (at * step + step / 2, rank.range));
    html! {
        <figure class="rank-counts" role="img" aria-label={spoken} data-testid="histogram">
            <figcaption>{ locale.histogram() }</figcaption>
            { histogram(&bars, ticks.collect(), (1320, Html::default())) }
        </figure>
    }
}
