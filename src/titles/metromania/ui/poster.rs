//! The poster of the home page.

use yew::prelude::*;

/// A hexagon of a city with two lines that cross, in the game's own colours.
pub fn poster() -> Html {
    html! {
        <svg class="metro-poster" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">
            <rect class="metro-poster__sky" width="300" height="200" />
            <polygon class="metro-poster__city" points="60,100 105,22 195,22 240,100 195,178 105,178" />
            <path class="metro-poster__streets" d="M60 100H240M105 22L195 178M195 22L105 178M82 61H218M82 139H218M150 22L105 100L150 178M150 22L195 100L150 178" />
            <path class="metro-poster__lake" d="M165 124q14-10 28 0q8 12-6 20q-16 6-24-4z" />
            <path class="metro-poster__line" d="M82 178L105 139L150 139L172 100L218 100L240 61" />
            <path class="metro-poster__line metro-poster__line--other" d="M60 61L105 61L128 100L172 100L195 139L218 178" />
            <g class="metro-poster__stations"><circle cx="172" cy="100" r="9" /><circle cx="105" cy="61" r="7" /><circle cx="150" cy="139" r="7" /></g>
        </svg>
    }
}
