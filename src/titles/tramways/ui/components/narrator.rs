//! The one voice of the table: it says what has happened, and what is asked now.

use crate::titles::tramways::ui::contexts::use_model;
use crate::titles::tramways::view::narration::{Heard, asked, happened};
use crate::toolkit::preferences::use_locale;
use yew::prelude::*;

/// A live region that nobody sees. Nothing else at the table speaks of decisions, so nothing is said twice.
#[component]
pub fn Narrator() -> Html {
    let (model, locale) = (use_model(), use_locale());
    let heard = use_mut_ref(|| Heard::of(&model));
    let said = use_memo((model, locale), |(model, locale)| {
        let before = heard.replace(Heard::of(model));
        (happened(model, before, *locale), asked(model, *locale))
    });
    html! {
        <div class="spoken" role="status" data-testid="narrator">
            <p>{ &said.0 }</p>
            <p>{ &said.1 }</p>
        </div>
    }
}
