//! What is said by ear: one place of the page, and one in each dialog, because nothing outside of an open dialog is heard.

use yew::prelude::*;

/// Where something is said: in the dialog that is open, else on the page.
const PLACES: [&str; 2] = ["dialog:modal [data-heard]", "[data-heard]"];

/// A place in which something can be said.
pub(crate) fn hearing() -> Html {
    html! { <p class="spoken" role="status" aria-live="polite" data-heard=""></p> }
}

/// Says something, which takes the place of what was said before. The same words again are said again.
pub(crate) fn say(text: &str) {
    let document = gloo::utils::document();
    let place = PLACES.iter().find_map(|place| document.query_selector(place).ok().flatten());
    let words = document.create_element("span").ok();
    if let (Some(place), Some(words)) = (place, words) {
        words.set_text_content(Some(text));
        // Another element is heard as news, whatever is in it.
        place.set_text_content(None);
        // It fails for no element that was just made.
        let _ = place.append_child(&words);
    }
}
