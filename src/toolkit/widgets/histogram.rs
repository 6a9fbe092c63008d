//! A histogram, for the eye alone: the words beside it say the same.

use yew::prelude::*;

// The drawing, in tenths of a pixel of a phone.
pub(crate) const WIDTH: i32 = 3560;
const MARGIN: i32 = 60;
/// Where the bars stand.
pub(crate) const GROUND: i32 = 1130;
/// The highest bar.
const HIGHEST: i32 = 820;
/// A bar of one is no taller than a part of this number.
const FEWEST: u32 = 4;

/// A bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bar {
    /// How many it stands for.
    pub count: u32,
    /// Whether it is darker than others.
    pub is_marked: bool,
    /// Whether its number stands above it.
    pub is_told: bool,
}

/// Where a thousandth of the range lies.
pub(crate) fn x(thousandths: i32) -> i32 {
    MARGIN + (WIDTH - 2 * MARGIN) * thousandths / 1000
}

/// Bars of one width, texts below thousandths of the range, and what is marked besides, on a drawing of this height.
pub(crate) fn histogram(
    bars: &[Bar],
    ticks: Vec<(i32, String)>,
    (height, marks): (i32, Html),
) -> Html {
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(FEWEST) as i32;
    let text = |at: i32, y: i32, text: String| html! { <text class="histogram__text" x={x(at).to_string()} y={y.to_string()}>{ text }</text> };
    let left = |index: usize| 1000 * index as i32 / bars.len() as i32;
    let bar = |(index, bar): (usize, &Bar)| {
        let (from, to) = (left(index), left(index + 1));
        let height = HIGHEST * bar.count as i32 / most;
        html! {
            <g key={index}>
                <rect class={classes!("histogram__bar", bar.is_marked.then_some("is-marked"))} x={(x(from) + 8).to_string()} width={(x(to) - x(from) - 16).to_string()} y={(GROUND - height).to_string()} height={height.to_string()} />
                if bar.is_told { { text((from + to) / 2, GROUND - height - 50, bar.count.to_string()) } }
            </g>
        }
    };
    html! {
        <svg class="histogram" viewBox={format!("0 0 {WIDTH} {height}")} aria-hidden="true">
            { for bars.iter().enumerate().filter(|(_, bar)| bar.count > 0).map(bar) }
            <path class="histogram__ground" d={format!("M0 {GROUND}H{WIDTH}")} />
            { for ticks.into_iter().map(|(at, told)| text(at, GROUND + 140, told)) }
            { marks }
        </svg>
    }
}
