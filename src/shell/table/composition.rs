//! Chooses the places of prompt and hand in a window, and sets them as a class of the table.

use crate::table::board::camera::Size;
use crate::table::board::composition::Composition;
use crate::toolkit::border::table_ui::BoardFacts;
use crate::toolkit::browser::window::{page_size, use_window_size};
use crate::toolkit::hooks::use_effect_on;
use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use yew::prelude::*;

/// The media query by which styles/frame.css calls a window wide, and the least size in `rem`: with larger letters the
/// table is a long page.
const WIDE: &str = "(orientation: landscape) and (min-height: 720px)";
const LEAST: Size = Size { width: 50.0, height: 38.0 };

/// Returns the composition for a board, updated when the window, its letters or the head's height change.
#[hook]
pub(crate) fn use_composition(facts: BoardFacts, head: &NodeRef) -> Composition {
    let composition = use_state_eq(|| reckoned(facts));
    let (setter, head) = (composition.setter(), use_window_size(head.clone()));
    use_effect_on((facts, head.height as i32), move |&(facts, _)| {
        setter.set(reckoned(facts));
        let listener =
            EventListener::new(&window(), "resize", move |_| setter.set(reckoned(facts)));
        move || drop(listener)
    });
    *composition
}

/// Returns the size of a board's drawing.
pub(crate) fn drawing(facts: BoardFacts) -> Size {
    let (width, height) = facts.extent;
    Size { width: width.into(), height: height.into() }
}

fn reckoned(facts: BoardFacts) -> Composition {
    let is_wide = window().match_media(WIDE).ok().flatten().is_some_and(|it| it.matches());
    if !is_wide {
        return Composition::Stacked;
    }
    let style = window().get_computed_style(&document_element()).ok().flatten();
    let letters = style.and_then(|it| it.get_property_value("font-size").ok());
    let letters = letters.and_then(|it| it.trim_end_matches("px").parse().ok());
    let unit = letters.unwrap_or(16.0) / 16.0;
    let (width, height) = page_size();
    let size = Size { width: f64::from(width) / unit, height: f64::from(height) / unit };
    if size.width < 16.0 * LEAST.width || size.height < 16.0 * LEAST.height {
        return Composition::Stacked;
    }
    Composition::of_wide(drawing(facts), size, facts.hand)
}

/// Returns the class of a table's frame.
pub(crate) fn class(composition: Composition) -> Option<&'static str> {
    match composition {
        Composition::Stacked => None,
        Composition::Below => Some("is-below"),
        Composition::Left => Some("is-left"),
    }
}
