//! A field as a drawing: the games of Medium as bars, the own result as a pointer above them, Hard's range as a bracket below.

use crate::table::field::{Field, Marks};
use crate::toolkit::widgets::histogram::{self, Bar, GROUND, WIDTH, x};
use yew::prelude::*;

/// Where the pointer ends.
const POINT: i32 = 250;

/// The bars, and what is marked on them; those are darker that are wholly below the own result. `told` writes a result as a
/// number.
pub(crate) fn histogram(field: &Field, own: i32, told: &dyn Fn(i32) -> String) -> Html {
    let all = field.histogram(own);
    let is_below = |index: i32| all.from + (index + 1) * all.width <= own;
    let bar = |(index, &count)| Bar { count, is_marked: is_below(index), is_told: false };
    let bars: Vec<Bar> = (0..).zip(&all.bars).map(bar).collect();
    let at = |result: i32| x(all.place(result));
    let ticks = all.ticks().into_iter().map(|tick| (all.place(tick), told(tick))).collect();
    let marks = html! {
        <>
            { own_mark(at(own), &told(own)) }
            if let Some(Marks { lowest, middle, highest }) = field.marks() {
                <path class="bot-field__bracket" d={bracket_path([lowest, middle, highest].map(at), 1400, 60)} />
            }
        </>
    };
    histogram::histogram(&bars, ticks, (1500, marks))
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
