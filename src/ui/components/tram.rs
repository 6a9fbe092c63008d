//! The pictures of the home page: the tram, and its conductor.

use yew::prelude::*;

/// The poster of Tramways: a tram in a small city at nightfall.
pub fn poster_art() -> Html {
    html! {
        <svg class="tram" viewBox="0 0 300 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
            <path class="tram__sky" d="M0 0H300V200H0z" />
            <circle class="tram__moon" cx="252" cy="42" r="17" />
            <path class="tram__cloud" d="M24 62q4 -14 18 -11q8 -14 24 -6q14 -2 15 12q14 -2 15 9H18q-2 -5 6 -4zM182 84q3 -9 13 -7q7 -9 18 -3q10 0 11 8q9 0 9 6H178q-1 -4 4 -4z" />
            <use href="#s-tram" x="-98" y="38" width="497" height="162" />
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
