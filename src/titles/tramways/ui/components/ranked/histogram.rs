//! How many attempts came to each rank.

use crate::titles::tramways::rules::scoring::Rank;
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
    /// How many, the lowest rank first.
    pub(super) counts: [usize; Rank::TABLE.len()],
}

/// A column for each rank.
#[component]
pub(super) fn Histogram(props: &HistogramProps) -> Html {
    let locale = use_locale();
    let most = props.counts.iter().copied().max().unwrap_or(0).max(1);
    let columns = props.counts.iter().enumerate();
    let (width, height) = (COLUMN * props.counts.len(), TOP + HEIGHT + 30);
    html! {
        <figure class="histogram" data-testid="histogram">
            <figcaption>{ locale.histogram() }</figcaption>
            <svg viewBox={format!("0 0 {width} {height}")} role="img" aria-label={spoken(&props.counts, locale)}>
                { for columns.map(|(at, &count)| column(at, count, most)) }
                <path class="histogram__ground" d={format!("M0 {}H{width}", TOP + HEIGHT)} />
            </svg>
        </figure>
    }
}

fn column(at: usize, count: usize, most: usize) -> Html {
    let high = HEIGHT * count / most;
    let middle = (at * COLUMN + COLUMN / 2).to_string();
    let top = TOP + HEIGHT - high;
    let label = match at {
        0 => "<20".to_owned(),
        _ => format!("{}+", Rank::TABLE[at].1),
    };
    html! {
        <g>
            <rect class="histogram__bar" x={(at * COLUMN + 8).to_string()} y={top.to_string()}
                width={(COLUMN - 16).to_string()} height={high.to_string()} />
            if count > 0 {
                <text class="histogram__count" x={middle.clone()} y={(top - 6).to_string()}>{ count }</text>
            }
            <text class="histogram__label" x={middle} y={(TOP + HEIGHT + 22).to_string()}>{ label }</text>
        </g>
    }
}

fn spoken(counts: &[usize], locale: Locale) -> String {
    let ranks = Rank::TABLE.iter().zip(counts);
    let parts = ranks.map(|((rank, _), &count)| locale.rank_count(*rank, count));
    format!("{}: {}", locale.histogram(), parts.collect::<Vec<_>>().join(", "))
}
