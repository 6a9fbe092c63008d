//! Places a popup next to the element that it is about.

use crate::table::board::camera::Size;
use crate::table::board::popup::{Rect, popup_corner};
use crate::table::view::Pressed;
use gloo::utils::document;
use web_sys::{Element, HtmlElement};
use yew::prelude::NodeRef;

/// Returns the selector of a drawn thing; `None` for spots.
fn selector(thing: Pressed) -> Option<String> {
    match thing {
        Pressed::Place(id) => Some(format!(".board-view__sheet [data-place='{id}']")),
        // A piece drawn in a description is not the piece itself.
        Pressed::Piece(id) => {
            Some(format!(":is(.table-of__market, .table-of__own) [data-piece='{id}']"))
        }
        Pressed::Choice(id) => Some(format!(":is(.ask, .table-of__market) [data-choice='{id}']")),
        Pressed::Spot(..) | Pressed::Back => None,
    }
}

fn found(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

fn rect(element: &Element) -> Rect {
    let at = element.get_bounding_client_rect();
    Rect { left: at.left(), top: at.top(), right: at.right(), bottom: at.bottom() }
}

/// Places a popup of the board's area next to its thing. If the board has no room, it may go into the column's box;
/// otherwise the styles place it.
pub(crate) fn place(node: &NodeRef, thing: Option<Pressed>, otherwise: Otherwise) {
    let Some(open) = node.cast::<HtmlElement>() else { return };
    let (style, classes) = (open.style(), open.class_list());
    let pixels = |value: f64| format!("{value:.0}px");
    // Custom properties accept any value.
    let corner = |left: f64, top: f64| {
        let _ = style.set_property("--x", &pixels(left));
        let _ = style.set_property("--y", &pixels(top));
    };
    // Names without spaces can be added and removed.
    let _ = classes.remove_2("is-beside", "is-in-box");
    let area = found(".frame__board").map(|it| rect(&it));
    let thing = thing.and_then(selector).and_then(|it| found(&it)).map(|it| rect(&it));
    let (Some(area), Some(thing)) = (area, thing) else { return };
    let size =
        Size { width: f64::from(open.offset_width()), height: f64::from(open.offset_height()) };
    let Some(sheet) = found(".board-view").map(|it| rect(&it)) else { return };
    if let Some((left, top)) = popup_corner(thing, size, sheet) {
        corner(left - area.left, top - area.top);
        let _ = classes.add_1("is-beside");
        return;
    }
    let log = found(".panel--log").map(|it| rect(&it)).filter(|it| it.right > it.left);
    if let (Otherwise::Box, Some(log)) = (otherwise, log) {
        corner(log.left - area.left, log.top - area.top);
        let _ = style.set_property("--width", &pixels(log.right - log.left));
        let _ = style.set_property("--height", &pixels(log.bottom - log.top));
        let _ = classes.add_1("is-in-box");
    }
}

/// The place of a popup without room next to its thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Otherwise {
    /// The place of the log.
    Box,
    /// The place in the styles.
    Usual,
}
