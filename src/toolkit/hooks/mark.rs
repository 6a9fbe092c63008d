//! What the areas of a table tell each other.

use super::use_effect_on;
use web_sys::Element;
use yew::prelude::*;

/// The root of a table.
const FRAME: &str = ".frame";

/// Marks the root of the table with an attribute as long as it has a value and the component is there: what one area shows,
/// and others are laid out by. Styles could ask with `:has()`, but then whatever changes anywhere at the table restyles all
/// that any such rule may match.
#[hook]
pub fn use_frame_mark(name: &'static str, value: Option<AttrValue>) {
    use_effect_on(value, move |value| {
        let marked = value.as_ref().and_then(|value| mark(name, value));
        move || {
            if let Some(frame) = marked {
                // It cannot fail, nor can setting it: all names are valid.
                let _ = frame.remove_attribute(name);
            }
        }
    });
}

/// Gives the root of the table that is shown, where there is one, the attribute.
fn mark(name: &str, value: &str) -> Option<Element> {
    let frame = gloo::utils::document().query_selector(FRAME).ok()??;
    let _ = frame.set_attribute(name, value);
    Some(frame)
}
