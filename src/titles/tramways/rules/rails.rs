//! The table of rails on the map, and the tiles that one action lays.

use super::action::Port;
use super::link::{Link, LinkEnd, LinkIndex, TILES, Tile};
use crate::titles::tramways::network::{CellId, MAX_CELLS};
use arrayvec::ArrayVec;

/// No Link touches this side.
const NONE: LinkIndex = LinkIndex(u8::MAX);

/// Which Link touches which side of which cell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rails(ArrayVec<[LinkIndex; 4], MAX_CELLS>);

impl Rails {
    /// A table of `cells` cells without rails.
    pub(super) fn new(cells: usize) -> Rails {
        Rails(std::iter::repeat_n([NONE; 4], cells.min(MAX_CELLS)).collect())
    }

    /// The table of the given Links.
    pub(super) fn of(cells: usize, links: &[Link]) -> Rails {
        let mut rails = Rails::new(cells);
        for (index, link) in links.iter().enumerate() {
            link.tiles.iter().for_each(|tile| rails.put(*tile, LinkIndex(index as u8)));
        }
        rails
    }

    /// The Link that touches a side of a cell.
    pub fn link(&self, port: Port) -> Option<LinkIndex> {
        match self.0[port.cell.index()][port.side.index()] {
            NONE => None,
            index => Some(index),
        }
    }

    /// Whether a tile touches a side of a cell.
    pub fn is_taken(&self, port: Port) -> bool {
        self.0[port.cell.index()][port.side.index()] != NONE
    }

    /// Whether no tile lies on a cell.
    pub fn is_empty(&self, cell: CellId) -> bool {
        self.0[cell.index()] == [NONE; 4]
    }

    fn put(&mut self, tile: Tile, index: LinkIndex) {
        self.0[tile.cell.index()][tile.entry.index()] = index;
        self.0[tile.cell.index()][tile.exit.index()] = index;
    }
}

/// Where a run starts (RAIL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Base {
    /// A new Link from this location.
    Location(CellId),
    /// The open end of this incomplete Link.
    Open(LinkIndex),
    /// The last tile of this incomplete Link, which is laid anew (RAIL-4).
    Redirect(LinkIndex),
    /// An end of this complete Link, at an own Parcel (RAIL-9).
    Extend(LinkIndex, LinkEnd),
}

/// What the front of a run points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Front {
    /// Nothing yet: no tile is laid.
    Start,
    /// A cell where the run may go on later.
    Open,
    /// An own Parcel: the run may end there or go on.
    Parcel(CellId),
    /// An own Parcel that this Link already lies on: the run must go on (RAIL-5).
    Crossing,
    /// A Building, by its location.
    Building(CellId),
    /// An end of this own Link (RAIL-10).
    Join(LinkIndex),
}

/// The tiles laid in one action.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// Where it starts.
    pub base: Base,
    /// The new tiles in order.
    pub tiles: ArrayVec<Tile, TILES>,
    /// The rail symbols they cost (RAIL-1).
    pub cost: u8,
    /// Where the next tile goes: its cell and the side it is entered from. Meaningless once the
    /// run is closed.
    pub head: Port,
    /// What the last tile points to.
    pub front: Front,
}

impl Run {
    /// Whether no further tile can follow: it points into a Building or meets an own Link.
    pub fn is_closed(&self) -> bool {
        matches!(self.front, Front::Building(_) | Front::Join(_))
    }

    /// The Link that is worked on, if there was one before.
    pub fn link(&self) -> Option<LinkIndex> {
        match self.base {
            Base::Location(_) => None,
            Base::Open(i) | Base::Redirect(i) | Base::Extend(i, _) => Some(i),
        }
    }
}
