//! The pictures of the home page: the tram, and its conductor.

use yew::prelude::*;

/// A tram in a small city; an ornament, with nothing to say.
pub fn tram() -> Html {
    html! {
        <svg class="tram" viewBox="0 0 920 300" aria-hidden="true" focusable="false">
            <use href="#s-tram" />
        </svg>
    }
}

/// The conductor, who says everything in words.
pub fn conductor() -> Html {
    html! {
        <svg class="conductor" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            <use href="#g-conductor" />
        </svg>
    }
}
