//! The results of bots as a drawing: Medium's games as bars, the player's own result as a pointer above, Hard's range
//! as a bracket below.

use crate::table::field::{Field, FieldMarks};
use crate::toolkit::widgets::histogram::{self, Bar, GROUND, WIDTH, x};
use yew::prelude::*;

/// The vertical position of the pointer's tip.
const POINT: i32 = 250;

/// Draws the bars with their marks; bars wholly below the player's result are darker. `told` writes a result as a number.
pub(crate) fn histogram(field: &Field, own: i32, label: &dyn Fn(i32) -> String) -> Html {
    let all = field.histogram(own);
    let is_below = |index: i32| all.from + (index + 1) * all.width <= own;
    let bar = |(index, &count)| Bar { count, is_marked: is_below(index), has_label: false };
    let bars: Vec<Bar> = (0..).zip(&all.bars).map(bar).collect();
    let at = |result: i32| x(all.place(result));
    let ticks = all.ticks().into_iter().map(|tick| (all.place(tick), label(tick))).collect();
    let marks = html! {
        <>
            { own_mark(at(own), &label(own)) }
            if let Some(FieldMarks { lowest, middle, highest }) = field.marks() {
                <path class="bot-field__bracket" d={bracket_path([lowest, middle, highest].map(at), 1400, 60)} />
            }
        </>
    };
    histogram::histogram(&bars, ticks, (1500, marks))
}

/// Draws the player's result: its number, a pointer, and a line down to the axis.
fn own_mark(x: i32, number: &str) -> Html {
    // Keeps the number inside the drawing.
    let text = x.clamp(150, WIDTH - 150);
    html! {
        <g class="bot-field__own">
            <text x={text.to_string()} y="120">{ number.to_owned() }</text>
            <path class="bot-field__line" d={format!("M{x} {POINT}V{GROUND}")} />
            <path class="bot-field__pointer" d={format!("M{x} {POINT}l-70 -90h140z")} />
        </g>
    }
}

/// Returns the path of a line from the lowest to the highest value with end marks, and a diamond at the middle one.
fn bracket_path([lowest, middle, highest]: [i32; 3], y: i32, half: i32) -> String {
    let (top, height) = (y - half, 2 * half);
    format!(
        "M{lowest} {top}v{height}M{lowest} {y}H{highest}M{highest} {top}v{height}M{middle} {top}l{half} {half}l-{half} {half}l-{half} -{half}z"
    )
}

/// Draws the pointer for the legend.
pub(crate) fn pointer() -> Html {
    html! { <svg class="bot-field__sign" viewBox="0 0 200 160" aria-hidden="true"><path class="bot-field__pointer" d="M100 150l-90 -130h180z" /></svg> }
}

/// Draws the bracket for the legend.
pub(crate) fn bracket() -> Html {
    html! { <svg class="bot-field__sign" viewBox="0 0 300 160" aria-hidden="true"><path class="bot-field__bracket" d={bracket_path([15, 150, 285], 80, 60)} /></svg> }
}
