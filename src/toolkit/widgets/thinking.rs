//! The progress of a bot's search.

use crate::toolkit::hooks::LongThought;
use crate::words::{Locale, shell};
use yew::prelude::*;

/// Draws a progress bar; screen readers can find it but do not announce its changes.
pub(crate) fn progress_bar(hundredths: u8, locale: Locale) -> Html {
    html! { <progress class="thinking__bar" max="100" value={hundredths.to_string()} aria-label={shell::bot_progress(locale)} data-testid="bot-progress" /> }
}

/// Draws the progress of a bot's search with the button that ends it.
pub(crate) fn thinking(thought: &LongThought, locale: Locale) -> Html {
    let button = |enough: &Callback<()>| {
        let onclick = enough.reform(|_: MouseEvent| ());
        html! { <button type="button" class="button" {onclick} data-testid="move-now">{ shell::move_now(locale) }</button> }
    };
    html! {
        <div class="thinking">{ progress_bar(thought.progress, locale) }{ for thought.enough.as_ref().map(button) }</div>
    }
}
