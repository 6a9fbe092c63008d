//! A field as a drawing: the games of Medium as bars, the own result as a pointer above them, Hard's range as a bracket below.
//! It is for the eye alone; the words beside it say the same.

use crate::table::field::{Field, Histogram, Marks};
use yew::prelude::*;

// The drawing, in tenths of a pixel of a phone.
const WIDTH: i32 = 3560;
const HEIGHT: i32 = 1500;
const MARGIN: i32 = 60;
/// Where the bars stand.
const GROUND: i32 = 1130;
/// The highest bar.
const HIGHEST: i32 = 820;
/// Where the pointer ends.
const POINT: i32 = 250;
/// A bar of one game is no taller than a part of this number.
const FEWEST: u32 = 4;

/// The bars, and what is marked on them. `told` writes a result as a number.
pub(crate) fn histogram(field: &Field, own: i32, told: &dyn Fn(i32) -> String) -> Html {
    let all = field.histogram(own);
    let at = |result: i32| x(all.place(result));
    html! {
        <svg class="bot-field__histogram" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true">
            { bars(&all, own) }
            <path class="bot-field__ground" d={format!("M0 {GROUND}H{WIDTH}")} />
            { for all.ticks().into_iter().map(|tick| html! {
                <text key={tick} class="bot-field__tick" x={at(tick).to_string()} y={(GROUND + 140).to_string()}>{ told(tick) }</text>
            }) }
            { own_mark(at(own), &told(own)) }
            if let Some(Marks { lowest, middle, highest }) = field.marks() {
                <path class="bot-field__bracket" d={bracket_path([lowest, middle, highest].map(at), 1400, 60)} />
            }
        </svg>
    }
}

/// Where a thousandth of the range lies.
fn x(thousandths: i32) -> i32 {
    MARGIN + (WIDTH - 2 * MARGIN) * thousandths / 1000
}

/// Bars that are wholly below the own result are darker: so many it is better than.
fn bars(all: &Histogram, own: i32) -> Html {
    let (count, most) = (all.bars.len() as i32, all.bars.iter().copied().max().unwrap_or(0));
    let bar = |(index, &games): (i32, &u32)| {
        let (left, right) = (x(1000 * index / count), x(1000 * (index + 1) / count));
        let height = HIGHEST * games as i32 / most.max(FEWEST) as i32;
        let is_below = all.from + (index + 1) * all.width <= own;
        html! {
            <rect key={index} class={if is_below { "bot-field__bar is-below" } else { "bot-field__bar" }} x={(left + 8).to_string()} width={(right - left - 16).to_string()} y={(GROUND - height).to_string()} height={height.to_string()} />
        }
    };
    html! { <g>{ for (0..).zip(&all.bars).filter(|(_, games)| **games > 0).map(bar) }</g> }
}

/// The own result: its number, a pointer and a line down to the ground.
fn own_mark(x: i32, number: &str) -> Html {
    // A number near an edge stands inside.
    let text = x.clamp(150, WIDTH - 150);
    html! {
        <g class="bot-field__own">
            <text x={text.to_string()} y="120">{ number.to_owned() }</text>
            <path class="bot-field__line" d={format!("M{x} {POINT}V{GROUND}")} />
            <path class="bot-field__pointer" d={format!("M{x} {POINT}l-70 -90h140z")} />
        </g>
    }
}

/// A line from the lowest to the highest with ends, and a lozenge in the middle.
fn bracket_path([lowest, middle, highest]: [i32; 3], y: i32, half: i32) -> String {
    let (top, height) = (y - half, 2 * half);
    format!(
        "M{lowest} {top}v{height}M{lowest} {y}H{highest}M{highest} {top}v{height}M{middle} {top}l{half} {half}l-{half} {half}l-{half} -{half}z"
    )
}

/// The pointer beside the words that it stands for.
pub(crate) fn pointer() -> Html {
    html! { <svg class="bot-field__sign" viewBox="0 0 200 160" aria-hidden="true"><path class="bot-field__pointer" d="M100 150l-90 -130h180z" /></svg> }
}

/// The bracket beside the words that it stands for.
pub(crate) fn bracket() -> Html {
    html! { <svg class="bot-field__sign" viewBox="0 0 300 160" aria-hidden="true"><path class="bot-field__bracket" d={bracket_path([15, 150, 285], 80, 60)} /></svg> }
}
