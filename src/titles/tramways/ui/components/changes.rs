//! Costs and gains as chips.

use crate::titles::tramways::view::cost::change::{ChangePart, NumbersChange};
use crate::words::Locale;
use yew::prelude::*;

/// Draws one chip for each part of a change.
pub(crate) fn changes(change: NumbersChange, locale: Locale) -> Html {
    html! {
        <>{ for change.parts(locale).into_iter().map(part) }</>
    }
}

/// Draws a part of a change.
pub(crate) fn part(part: ChangePart) -> Html {
    let class = if part.good { "chip chip--gain" } else { "chip chip--loss" };
    html! { <span {class}>{ part.text }</span> }
}
