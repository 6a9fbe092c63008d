//! Boards rotated by a quarter, so that long ones fill a tall window.

use crate::table::board::camera::Size;
use crate::table::board::strokes::Strokes;
use crate::table::view::Place;

/// The smallest ratio of the sides for a board to be rotated.
const LONG: f64 = 1.2;

/// Rotating must make the board larger by this factor.
const WORTHWHILE: f64 = 1.08;

/// The orientation of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Turned {
    /// Not rotated.
    #[default]
    Not,
    /// Rotated by a quarter, clockwise.
    Quarter,
}

impl Turned {
    /// Returns whether a drawing is long enough to be rotated.
    pub fn is_for(drawing: Size) -> bool {
        drawing.width > drawing.height * LONG || drawing.height > drawing.width * LONG
    }

    /// Returns the orientation in which a drawing fills a window best.
    pub fn fitting(drawing: Size, window: Size) -> Turned {
        let scale = |turned: Turned| {
            let size = turned.size(drawing);
            (window.width / size.width).min(window.height / size.height)
        };
        let is_larger = scale(Turned::Quarter) > scale(Turned::Not) * WORTHWHILE;
        if Turned::is_for(drawing) && is_larger { Turned::Quarter } else { Turned::Not }
    }

    /// The size of a drawing after the rotation.
    pub fn size(self, drawing: Size) -> Size {
        match self {
            Turned::Not => drawing,
            Turned::Quarter => Size { width: drawing.height, height: drawing.width },
        }
    }

    /// Returns the SVG transform that rotates the drawing; `None` if it is not rotated.
    pub fn transform(self, drawing: Size) -> Option<String> {
        match self {
            Turned::Not => None,
            Turned::Quarter => Some(format!("translate({} 0) rotate(90)", drawing.height)),
        }
    }

    /// Maps a spot of the drawing to its rotated position.
    pub fn spot(self, (x, y): (i32, i32), drawing: Size) -> (i32, i32) {
        match self {
            Turned::Not => (x, y),
            Turned::Quarter => (drawing.height as i32 - y, x),
        }
    }

    /// Maps a rotated position back to its spot of the drawing.
    pub fn back(self, (x, y): (i32, i32), drawing: Size) -> (i32, i32) {
        match self {
            Turned::Not => (x, y),
            Turned::Quarter => (y, drawing.height as i32 - 1 - x),
        }
    }

    /// Returns the strokes after the rotation.
    pub fn strokes(self, strokes: Strokes, drawing: Size) -> Strokes {
        match strokes {
            Strokes::Past(from) => {
                Strokes::Past(from.into_iter().map(|spot| self.spot(spot, drawing)).collect())
            }
            other => other,
        }
    }

    /// Returns the places after the rotation.
    pub fn places(self, places: &[Place], drawing: Size) -> Vec<Place> {
        let turn = |place: &Place| Place { at: self.spot(place.at, drawing), ..place.clone() };
        places.iter().map(turn).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::view::{PlaceId, PlaceState};

    const LONG_BOARD: Size = Size { width: 1000.0, height: 600.0 };

    fn fitting(width: f64, height: f64) -> Turned {
        Turned::fitting(LONG_BOARD, Size { width, height })
    }

    #[test]
    fn a_long_board_is_turned_where_the_window_is_high() {
        assert_eq!(fitting(390.0, 520.0), Turned::Quarter);
        assert_eq!(fitting(390.0, 464.0), Turned::Quarter, "the guide stands above the board");
        assert_eq!(fitting(390.0, 400.0), Turned::Not, "it would hardly be larger");
        assert_eq!(fitting(900.0, 600.0), Turned::Not);
        assert!(!Turned::is_for(Size { width: 110.0, height: 100.0 }));
    }

    #[test]
    fn places_turn_with_the_drawing() {
        let place = Place {
            id: PlaceId::of(0, 1),
            name: String::new(),
            at: (100, 20),
            state: PlaceState::Idle,
        };
        let at = |turned: Turned| turned.places(std::slice::from_ref(&place), LONG_BOARD)[0].at;
        assert_eq!((at(Turned::Not), at(Turned::Quarter)), ((100, 20), (580, 100)));
        assert_eq!(Turned::Quarter.size(LONG_BOARD).height, 1000.0);
    }
}
