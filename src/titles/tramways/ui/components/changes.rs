//! What something costs and brings, as chips.

use crate::titles::tramways::view::change::Change;
use crate::words::Locale;
use yew::prelude::*;

/// One chip for each part of a change.
pub fn changes(change: Change, locale: Locale) -> Html {
    let chip = |part: crate::titles::tramways::view::change::Part| {
        let class = if part.good { "chip chip--gain" } else { "chip chip--loss" };
        html! { <span {class}>{ part.text }</span> }
    };
    html! {
        <>{ for change.parts(locale).into_iter().map(chip) }</>
    }
}
