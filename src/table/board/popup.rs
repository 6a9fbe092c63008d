//! Places popups next to the board piece that they are about.

use super::camera::Size;

/// The gap between a popup and its target or the edge of the board, in pixels.
const AIR: f64 = 8.0;

/// A rectangle on the page, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its right edge.
    pub right: f64,
    /// Its lower edge.
    pub bottom: f64,
}

impl Rect {
    /// Returns whether two rectangles overlap.
    pub fn meets(self, other: Rect) -> bool {
        let across = self.left < other.right && other.left < self.right;
        across && self.top < other.bottom && other.top < self.bottom
    }

    fn middle(self) -> (f64, f64) {
        (f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }

    /// The rectangle of the thing with its neighbours of the same size on all sides.
    fn with_neighbours(self) -> Rect {
        let (width, height) = (self.right - self.left, self.bottom - self.top);
        Rect {
            left: self.left - width,
            top: self.top - height,
            right: self.right + width,
            bottom: self.bottom + height,
        }
    }
}

/// Returns the upper left corner for a popup of `size` over the board. For a place on the board the popup is right, left,
/// below or above its neighbours; for other things it is at the nearest edge of the board. `None` if there is no room.
pub fn popup_corner(thing: Rect, size: Size, board: Rect) -> Option<(f64, f64)> {
    let last = (board.right - size.width - AIR, board.bottom - size.height - AIR);
    let first = (board.left + AIR, board.top + AIR);
    if last.0 < first.0 || last.1 < first.1 {
        return None;
    }
    let inside = |(x, y): (f64, f64)| (x.clamp(first.0, last.0), y.clamp(first.1, last.1));
    let (x, y) = thing.middle();
    let level = (x - size.width / 2.0, y - size.height / 2.0);
    if !thing.meets(board) {
        return Some(inside(level));
    }
    let around = thing.with_neighbours();
    let places = [
        (around.right + AIR, level.1),
        (around.left - AIR - size.width, level.1),
        (level.0, around.bottom + AIR),
        (level.0, around.top - AIR - size.height),
    ];
    places.into_iter().map(inside).find(|&(left, top)| {
        let own = Rect { left, top, right: left + size.width, bottom: top + size.height };
        !own.meets(around)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Rect = Rect { left: 100.0, top: 50.0, right: 900.0, bottom: 650.0 };
    const SIZE: Size = Size { width: 288.0, height: 200.0 };

    /// A square of 60 pixels around a spot.
    fn thing(x: f64, y: f64) -> Rect {
        Rect { left: x - 30.0, top: y - 30.0, right: x + 30.0, bottom: y + 30.0 }
    }

    #[test]
    fn keeps_on_the_board_and_off_the_place_and_its_neighbours() {
        for x in (130..900).step_by(35) {
            for y in (80..650).step_by(35) {
                let place = thing(x.into(), y.into());
                let found = popup_corner(place, SIZE, BOARD).expect("there is room");
                let own = Rect {
                    left: found.0,
                    top: found.1,
                    right: found.0 + SIZE.width,
                    bottom: found.1 + SIZE.height,
                };
                assert!(!own.meets(place.with_neighbours()), "{place:?}: {own:?}");
                assert!(own.left >= BOARD.left && own.right <= BOARD.right, "{own:?}");
                assert!(own.top >= BOARD.top && own.bottom <= BOARD.bottom, "{own:?}");
            }
        }
    }

    #[test]
    fn opens_at_the_nearest_edge_for_a_place_off_the_board() {
        assert_eq!(popup_corner(thing(1000.0, 300.0), SIZE, BOARD), Some((604.0, 200.0)));
        assert_eq!(popup_corner(thing(50.0, 60.0), SIZE, BOARD), Some((108.0, 58.0)));
        assert_eq!(popup_corner(thing(400.0, 700.0), SIZE, BOARD), Some((256.0, 442.0)));
    }

    #[test]
    fn returns_none_on_a_small_board() {
        let small = Rect { right: 380.0, bottom: 330.0, ..BOARD };
        assert_eq!(popup_corner(thing(200.0, 200.0), SIZE, small), None);
        let narrow = Rect { right: 300.0, ..BOARD };
        assert_eq!(popup_corner(thing(200.0, 200.0), SIZE, narrow), None);
    }
}
