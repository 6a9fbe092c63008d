//! The table of rails on the map, and the run of tiles of one action.

use super::action::Port;
use super::link::{Link, LinkEnd, LinkIndex, TILES, Tile};
use crate::titles::tramways::network::{CellId, MAX_CELLS};
use arrayvec::ArrayVec;

/// Marks a side without a Link.
const NONE: LinkIndex = LinkIndex(u8::MAX);

/// The Link that touches each side of each cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rails(ArrayVec<[LinkIndex; 4], MAX_CELLS>);

impl Rails {
    /// Creates a table of `cells` cells without rails.
    pub(super) fn new(cells: usize) -> Rails {
        Rails(std::iter::repeat_n([NONE; 4], cells.min(MAX_CELLS)).collect())
    }

    /// Creates the table of the given Links.
    pub(super) fn of(cells: usize, links: &[Link]) -> Rails {
        let mut rails = Rails::new(cells);
        for (index, link) in links.iter().enumerate() {
            link.tiles.iter().for_each(|tile| rails.put(*tile, LinkIndex(index as u8)));
        }
        rails
    }

    /// Returns the Link that touches a side of a cell.
    pub fn link(&self, port: Port) -> Option<LinkIndex> {
        match self.0[port.cell.index()][port.side.index()] {
            NONE => None,
            index => Some(index),
        }
    }

    /// Returns whether a tile touches a side of a cell.
    pub fn is_taken(&self, port: Port) -> bool {
        self.0[port.cell.index()][port.side.index()] != NONE
    }

    /// Returns whether a cell has no tile.
    pub fn is_empty(&self, cell: CellId) -> bool {
        self.0[cell.index()] == [NONE; 4]
    }

    fn put(&mut self, tile: Tile, index: LinkIndex) {
        self.0[tile.cell.index()][tile.entry.index()] = index;
        self.0[tile.cell.index()][tile.exit.index()] = index;
    }
}

/// The start of a run (RAIL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// A new Link from this location.
    Location(CellId),
    /// The open end of this incomplete Link.
    Open(LinkIndex),
    /// The last tile of this incomplete Link, which is laid again (RAIL-4).
    Redirect(LinkIndex),
    /// An end of this complete Link, at an own Parcel (RAIL-9).
    Extend(LinkIndex, LinkEnd),
}

/// The place that a run's last tile points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Front {
    /// Nothing yet: no tile is laid.
    Start,
    /// A cell where the run may go on later.
    Open,
    /// An own Parcel: the run may end there or go on.
    Parcel(CellId),
    /// An own Parcel that this Link already crosses: the run must go on (RAIL-5).
    Crossing,
    /// A Building, by its location.
    Building(CellId),
    /// An end of this own Link (RAIL-10).
    Join(LinkIndex),
}

/// The tiles laid in one action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// Its start.
    pub base: Base,
    /// The new tiles in order.
    pub tiles: ArrayVec<Tile, TILES>,
    /// The rail symbols they cost (RAIL-1).
    pub cost: u8,
    /// The cell of the next tile, and the side where it enters. Meaningless once the run is closed.
    pub head: Port,
    /// The place that the last tile points to.
    pub front: Front,
}

impl Run {
    /// Returns whether no tile can follow: it points into a Building or meets an own Link.
    pub fn is_closed(&self) -> bool {
        matches!(self.front, Front::Building(_) | Front::Join(_))
    }

    /// Returns the existing Link that the run changes.
    pub fn link(&self) -> Option<LinkIndex> {
        match self.base {
            Base::Location(_) => None,
            Base::Open(i) | Base::Redirect(i) | Base::Extend(i, _) => Some(i),
        }
    }
}
