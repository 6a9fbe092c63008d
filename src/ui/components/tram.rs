//! The picture of the home page.

use yew::prelude::*;

/// A tram in a small city; an ornament, with nothing to say.
pub fn tram() -> Html {
    html! {
        <svg class="tram" viewBox="0 0 920 300" aria-hidden="true" focusable="false">
            <use href="#s-tram" />
        </svg>
    }
}
