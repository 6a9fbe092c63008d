//! The poster for the home page: two lines that share stations under a city at night.

use yew::prelude::*;

/// The poster.
pub fn poster() -> Html {
    html! {
        <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" class="metro-poster" aria-hidden="true">
            <rect class="metro-poster__sky" width="300" height="200" />
            <path class="metro-poster__city" d="M0 92V62h22V40h26v22h20V30h14V18h16v12h14v44h22V50h30v18h18V36h24v30h16V44h28v22h20V54h30v38z" />
            <rect class="metro-poster__earth" y="92" width="300" height="108" />
            <path class="metro-poster__line metro-poster__line--a" d="M0 176 60 176 105 116 195 116 240 176 300 176" />
            <path class="metro-poster__line metro-poster__line--b" d="M0 116 60 116 105 176 195 176 240 116 300 116" />
            <path class="metro-poster__stripe" d="M0 116 60 116 105 176 195 176 240 116 300 116" />
            <circle class="metro-station" cx="82" cy="146" r="10" />
            <circle class="metro-station" cx="218" cy="146" r="10" />
            <circle class="metro-station" cx="150" cy="116" r="10" />
        </svg>
    }
}
