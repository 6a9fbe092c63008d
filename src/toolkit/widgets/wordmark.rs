//! The name of the page, hung on a catenary wire.

use crate::toolkit::widgets::lettering::{SignPlace, lettering};
use yew::prelude::*;

/// The page's name in capitals, for the drawing.
const LETTERS: &str = "CATENARY";
const NAME: &str = "Catenary";

/// Draws the page's name.
pub(crate) fn wordmark() -> Html {
    html! {
        <svg class="wordmark__art" viewBox="0 0 260 52" role="img" aria-label={NAME}>
            <path class="wordmark__wire" d="M0 5Q65 13 130 7T260 5" />
            <path class="wordmark__hanger" d="M42 8.500v9M86 10v7M130 7v10M174 5v12M218 4v13" />
            <path class="wordmark__track" d="M0 49h260" />
            { lettering(LETTERS, SignPlace { x: 130, y: 31, height: 24 }) }
        </svg>
    }
}
