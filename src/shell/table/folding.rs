//! Makes room beside a board: players fold for the log and for what opens in its place, the words of the prompt are short where
//! its buttons need the room.

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
    /// Something that takes all of the box: a hint, the past, the final count.
    Panel,
}

/// The steps by which the column makes room: boards of players close, then all players become a row of chips, then names and
/// explanations of what is on offer go (`styles/shell/wide.css`, which has the least height of the box, too).
const STEPS: u8 = 3;

/// Folds the column as far as its box needs it, and says what is asked in short where its words leave no room, before each
/// picture of another position, and where banners come into the column or go.
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

/// Whether a part shows all that is in it.
fn holds(area: &Element, part: &str) -> bool {
    area.get_elements_by_class_name(part).item(0).is_none_or(|part| has_room(&part))
}
