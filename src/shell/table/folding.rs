//! Makes room in the column next to a board: the players fold for the log or the panel in its place, and the prompt uses
//! short words if its buttons need room.

use super::table_context::TableContext;
use crate::toolkit::browser::window::use_window_size;
use crate::toolkit::hooks::use_before_picture;
use web_sys::Element;
use yew::prelude::*;

/// The content of the column's box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Boxed {
    Log,
    /// The guide, over the log.
    Lesson,
    /// A panel that takes the whole box: a hint, the past, the final count.
    Panel,
}

/// The steps by which the column makes room: players' boards close, then players become a row of chips, then names and
/// explanations of the market are hidden (`styles/shell/wide.css`, which also has the box's least height).
const STEPS: u8 = 3;

/// Folds the column as far as its box needs, and shortens the prompt if it does not fit. Runs before each render of
/// another position, and when banners appear or disappear.
#[hook]
pub(crate) fn use_folding(at: &TableContext, nodes: [&NodeRef; 3], boxed: Boxed) {
    let [column, prompt, banners] = nodes;
    let sizes = [use_window_size(column.clone()), use_window_size(banners.clone())];
    let sizes = sizes.map(|size| (size.width as i32, size.height as i32));
    let (column, prompt) = (column.clone(), prompt.clone());
    let of = (at.table.clone(), at.locale, boxed, sizes);
    use_before_picture(of, move || {
        let nodes = (column.cast::<Element>(), prompt.cast::<Element>());
        let (Some(column), Some(prompt)) = nodes else { return };
        // Names of attributes and classes are valid, so setting them cannot fail.
        let _ = prompt.remove_attribute("data-words");
        if !holds(&prompt, "ask__words") {
            let _ = prompt.set_attribute("data-words", "short");
        }
        for step in 0..=STEPS {
            let _ = column.set_attribute("data-fold", &step.to_string());
            if has_room(&column) && holds(&column, "player-boards") {
                return;
            }
        }
    });
}

fn has_room(element: &Element) -> bool {
    element.scroll_height() <= element.client_height() + 1
}

/// Returns whether a part shows all its content.
fn holds(area: &Element, part: &str) -> bool {
    area.get_elements_by_class_name(part).item(0).is_none_or(|part| has_room(&part))
}
