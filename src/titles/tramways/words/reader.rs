//! The reader of texts: cells and sides are named as the map is turned on the screen, by the
//! letters and numbers at its edge. Links, saves and files name them as printed.

use crate::table::board::orientation::Turned;
use crate::titles::tramways::network::{CellId, Direction, GridPoint, MapTurn, column_name};
use crate::titles::tramways::rules::icon::Destination;
use crate::titles::tramways::rules::state::State;
use crate::words::Locale;
use std::ops::Deref;

/// A reader's language, and the turn of the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reader {
    /// The language.
    pub locale: Locale,
    /// The turn of the map.
    pub turn: MapTurn,
}

impl Deref for Reader {
    type Target = Locale;

    fn deref(&self) -> &Locale {
        &self.locale
    }
}

impl MapTurn {
    /// Returns the turn of a map with this many columns and rows.
    pub fn of(turned: Turned, size: (i32, i32)) -> MapTurn {
        match turned {
            Turned::Not => MapTurn::Upright,
            Turned::Quarter => MapTurn::quarter(size),
        }
    }
}

impl Reader {
    /// Creates a reader for the map of a position.
    pub fn new(locale: Locale, turned: Turned, state: &State) -> Reader {
        let (columns, rows) = state.map.lattice.size();
        Reader { locale, turn: MapTurn::of(turned, (columns.into(), rows.into())) }
    }

    /// Names a cell, such as "4c": number first, which no Parcel or card has.
    pub fn cell_at(self, at: GridPoint) -> String {
        let at = self.turn.point(at);
        format!("{}{}", at.y + 1, column_name(at.x).to_ascii_lowercase())
    }

    /// Names a cell of the map.
    pub fn cell(self, state: &State, cell: CellId) -> String {
        self.cell_at(state.map.lattice.point(cell))
    }

    /// Names a location with its cell, such as "Commerce 4c".
    pub fn place(self, state: &State, cell: CellId) -> String {
        let name = self.cell(state, cell);
        let location = state.location(cell).and_then(|at| state.destination(at));
        match location {
            None => name,
            Some(it @ Destination::Parcel(_)) => format!("{} ({name})", self.destination(it)),
            Some(it) => format!("{} {name}", self.destination(it)),
        }
    }

    /// Names a side of a cell.
    pub fn direction(self, side: Direction) -> &'static str {
        match self.turn.side(side) {
            Direction::North => self.pick("north", "norte"),
            Direction::East => self.pick("east", "este"),
            Direction::South => self.pick("south", "sur"),
            Direction::West => self.pick("west", "oeste"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_map_is_counted_from_its_upper_left_corner() {
        // Nine columns and five rows: a turn brings the lower left corner to the upper left.
        let turned = Reader { locale: Locale::English, turn: MapTurn::Quarter { rows: 5 } };
        let named = |x, y| turned.cell_at(GridPoint { x, y });
        assert_eq!([named(0, 4), named(0, 0), named(8, 4), named(8, 0)], ["1a", "1e", "9a", "9e"]);
        assert_eq!(turned.direction(Direction::North), "east");
        let printed = Reader { locale: Locale::Spanish, turn: MapTurn::Upright };
        assert_eq!(printed.cell_at(GridPoint { x: 2, y: 3 }), "4c");
        assert_eq!(printed.direction(Direction::North), "norte");
    }
}
