//! How many attempts came to each rank.

use super::attempts::Attempts;
use crate::table::scores::results::Filter;
use crate::table::view::Ranks;
use crate::toolkit::preferences::use_locale;
use crate::words::Locale;
use yew::prelude::*;

/// The width of a column, with its gap.
const COLUMN: usize = 60;
/// The height of the highest bar.
const HEIGHT: usize = 110;
/// The room above the bars for their numbers.
const TOP: usize = 24;

#[derive(Properties, PartialEq)]
pub(super) struct HistogramProps {
    pub(super) attempts: Attempts,
    /// Which of them.
    pub(super) filter: Filter,
}

/// A column for each rank.
#[component]
pub(super) fn Histogram(props: &HistogramProps) -> Html {
    let locale = use_locale();
    let Some(ranks) = (props.attempts.rules.ranks)(0, locale) else { return Html::default() };
    let mut counts = vec![0; ranks.steps.len()];
    for entry in props.attempts.results.filtered(props.filter) {
        let ranks = (props.attempts.rules.ranks)(entry.proof.points, locale);
        let count = ranks.and_then(|ranks| counts.get_mut(ranks.here));
        count.into_iter().for_each(|count| *count += 1);
    }
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    let columns = counts.iter().zip(&ranks.steps).enumerate();
    let (width, height) = (COLUMN * counts.len(), TOP + HEIGHT + 30);
    html! {
        <figure class="histogram" data-testid="histogram">
            <figcaption>{ locale.histogram() }</figcaption>
            <svg viewBox={format!("0 0 {width} {height}")} role="img" aria-label={spoken(&ranks, &counts, locale)}>
                { for columns.map(|(at, (&count, step))| column(at, count, most, &step.range)) }
                <path class="histogram__ground" d={format!("M0 {}H{width}", TOP + HEIGHT)} />
            </svg>
        </figure>
    }
}

fn column(at: usize, count: usize, most: usize, label: &str) -> Html {
    let high = HEIGHT * count / most;
    let middle = (at * COLUMN + COLUMN / 2).to_string();
    let top = TOP + HEIGHT - high;
    html! {
        <g>
            <rect class="histogram__bar" x={(at * COLUMN + 8).to_string()} y={top.to_string()}
                width={(COLUMN - 16).to_string()} height={high.to_string()} />
            if count > 0 {
                <text class="histogram__count" x={middle.clone()} y={(top - 6).to_string()}>{ count }</text>
            }
            <text class="histogram__label" x={middle} y={(TOP + HEIGHT + 22).to_string()}>{ label.to_owned() }</text>
        </g>
    }
}

fn spoken(ranks: &Ranks, counts: &[usize], locale: Locale) -> String {
    let ranks = ranks.steps.iter().zip(counts);
    let parts = ranks.map(|(rank, &count)| locale.rank_count(&rank.name, count));
    format!("{}: {}", locale.histogram(), parts.collect::<Vec<_>>().join(", "))
}
