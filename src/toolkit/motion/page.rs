//! Positions of things on the page.

use crate::engine::game::Seat;
use crate::toolkit::browser::window::{elements, page_size};
use web_sys::Element;

/// A rectangle of the window, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WindowRect {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl WindowRect {
    pub(super) fn middle(self) -> (f64, f64) {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// Returns whether its corner is more than 2 pixels from the other's.
    pub(super) fn is_separate(self, other: WindowRect) -> bool {
        (self.left - other.left).hypot(self.top - other.top) > 2.0
    }

    /// Returns the style that puts an element here.
    pub(super) fn style(self) -> String {
        let WindowRect { left, top, width, height } = self;
        format!("left:{left:.1}px;top:{top:.1}px;width:{width:.1}px;height:{height:.1}px")
    }
}

/// Returns the elements that are in the window, with their rectangles.
pub(super) fn in_sight(
    things: impl IntoIterator<Item = Element>,
) -> impl Iterator<Item = (Element, WindowRect)> {
    let (width, height) = page_size();
    let (width, height) = (f64::from(width), f64::from(height));
    things.into_iter().filter_map(move |element| {
        let it = element.get_bounding_client_rect();
        let rect =
            WindowRect { left: it.left(), top: it.top(), width: it.width(), height: it.height() };
        let inside =
            rect.left < width && rect.top < height && it.right() > 0.0 && it.bottom() > 0.0;
        let is_seen = inside && rect.width > 0.0 && rect.height > 0.0;
        is_seen.then_some((element, rect))
    })
}

/// Returns the first element in the window that matches a selector.
pub(super) fn seen(selector: &str) -> Option<(Element, WindowRect)> {
    in_sight(elements(selector)).next()
}

/// Returns the elements that show a number of a player.
pub(super) fn numbers(seat: Seat, key: &str) -> Vec<(Element, WindowRect)> {
    in_sight(elements(&format!("[data-tally=\"{key}-{}\"]", seat.0))).collect()
}

/// Returns the window position of a spot of the board, given in its drawing units as turned.
pub(super) fn on_screen((x, y): (i32, i32)) -> Option<(f64, f64)> {
    let (sheet, rect) = seen(".board-view__sheet")?;
    let frame = sheet.get_attribute("viewBox")?;
    // The browser's number parsing: Rust's would weigh more than all else here.
    let frame: Vec<f64> = frame.split(' ').map(js_sys::Number::parse_float).collect();
    let &[left, top, width, height] = frame.as_slice() else { return None };
    let scale = (rect.width / width).min(rect.height / height);
    let (x, y) = (f64::from(x) - left - width / 2.0, f64::from(y) - top - height / 2.0);
    let middle = rect.middle();
    Some((middle.0 + x * scale, middle.1 + y * scale))
}
