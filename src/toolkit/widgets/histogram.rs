//! A histogram, hidden from screen readers: the words next to it say the same.

use yew::prelude::*;

// Sizes of the drawing, in tenths of a pixel of a phone.
pub(crate) const WIDTH: i32 = 3560;
const MARGIN: i32 = 60;
/// The base line of the bars.
pub(crate) const GROUND: i32 = 1130;
/// The height of the highest bar.
const HIGHEST: i32 = 820;
/// The scale shows at least this count, so that a bar of one is not tall.
const FEWEST: u32 = 4;

/// A bar.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Bar {
    /// The count it shows.
    pub count: u32,
    /// True if it is darker than others.
    pub is_marked: bool,
    /// True if its count is written above it.
    pub has_label: bool,
}

/// Returns the x position of a thousandth of the range.
pub(crate) fn x(thousandths: i32) -> i32 {
    MARGIN + (WIDTH - 2 * MARGIN) * thousandths / 1000
}

/// Draws bars of equal width, texts below at thousandths of the range, and further marks, on a drawing of this height.
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
                if bar.has_label { { text((from + to) / 2, GROUND - height - 50, bar.count.to_string()) } }
            </g>
        }
    };
    html! {
        <svg class="histogram" viewBox={format!("0 0 {WIDTH} {height}")} aria-hidden="true">
            { for bars.iter().enumerate().filter(|(_, bar)| bar.count > 0).map(bar) }
            <path class="histogram__ground" d={format!("M0 {GROUND}H{WIDTH}")} />
            { for ticks.into_iter().map(|(at, label)| text(at, GROUND + 140, label)) }
            { marks }
        </svg>
    }
}
