//! Speech for screen readers: one live region on the page and one in each dialog, since an open dialog hides all others.

use yew::prelude::*;

/// The live regions: the open dialog's, else the page's.
const PLACES: [&str; 2] = ["dialog:modal [data-heard]", "[data-heard]"];

/// Draws a live region.
pub(crate) fn hearing() -> Html {
    html! { <p class="spoken" role="status" aria-live="polite" data-heard=""></p> }
}

/// Announces a text in place of the last one; equal texts are announced again.
pub(crate) fn say(text: &str) {
    let document = gloo::utils::document();
    let place = PLACES.iter().find_map(|place| document.query_selector(place).ok().flatten());
    let words = document.create_element("span").ok();
    if let (Some(place), Some(words)) = (place, words) {
        words.set_text_content(Some(text));
        // A new element counts as news, even with the same text.
        place.set_text_content(None);
        // Never fails for a new element.
        let _ = place.append_child(&words);
    }
}
