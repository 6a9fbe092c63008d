//! How cells are counted: as the map lies in front of the reader, so that a cell is called by the letters and numbers that
//! stand beside it.

use crate::titles::tramways::network::{Direction, Point, column_name};
use crate::words::Locale;
use std::cell::Cell;

thread_local! {
    /// A page has one reader. Everywhere else (links, saves, position files) cells are counted as the map is printed.
    static COUNTING: Cell<Counting> = const { Cell::new(Counting::Printed) };
}

/// How the map lies in front of the reader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Counting {
    #[default]
    Printed,
    /// A quarter turned clockwise; printed, it has so many rows.
    Quarter(i16),
}

impl Counting {
    /// From now on this is how the reader counts.
    pub fn begin(self) {
        COUNTING.set(self);
    }

    /// How the reader counts now.
    pub fn now() -> Counting {
        COUNTING.get()
    }

    /// Where a cell lies for the reader.
    pub fn point(self, at: Point) -> Point {
        match self {
            Counting::Printed => at,
            Counting::Quarter(rows) => Point { x: rows - 1 - at.y, y: at.x },
        }
    }

    /// Which side of a cell this is for the reader.
    pub fn side(self, side: Direction) -> Direction {
        match self {
            Counting::Printed => side,
            Counting::Quarter(_) => side.turned(1),
        }
    }
}

/// A cell as the reader counts it, such as "4c": the number first, so that it is neither to the eye nor to the ear what a
/// Parcel or a card is called.
pub(in crate::titles::tramways) fn cell_counted(at: Point) -> String {
    let at = Counting::now().point(at);
    format!("{}{}", at.y + 1, column_name(at.x).to_ascii_lowercase())
}

impl Locale {
    /// A cell as the reader counts it, such as "4c".
    pub fn cell_at(self, at: Point) -> String {
        cell_counted(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_map_is_counted_from_its_upper_left_corner() {
        // Nine columns and five rows: turned, the lower left corner comes to lie at the upper left.
        let turned = Counting::Quarter(5);
        turned.begin();
        let named = |x, y| Locale::English.cell_at(Point { x, y });
        let named = [named(0, 4), named(0, 0), named(8, 4), named(8, 0)];
        Counting::Printed.begin();
        assert_eq!(named, ["1a", "1e", "9a", "9e"]);
        assert_eq!(turned.side(Direction::North), Direction::East);
        assert_eq!(Locale::Spanish.cell_at(Point { x: 2, y: 3 }), "4c");
    }
}
