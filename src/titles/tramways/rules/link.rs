//! Links: unbroken runs of one player's rail tiles.

use super::action::Port;
use crate::engine::game::Seat;
use crate::titles::tramways::network::{CellId, Direction, RailShape};
use arrayvec::ArrayVec;

/// Number of tiles of a player (SET-3).
pub const TILES: usize = 24;

/// A rail tile that joins two sides of its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// Its cell.
    pub cell: CellId,
    /// The side nearer the Link's first end.
    pub entry: Direction,
    /// The side nearer the Link's last end.
    pub exit: Direction,
}

impl Tile {
    /// Returns the tile's shape.
    pub fn track(self) -> RailShape {
        RailShape::new(self.entry, self.exit)
            .unwrap_or_else(|| unreachable!("a tile has two sides"))
    }

    /// Returns whether the tile has an end here.
    pub fn touches(self, port: Port) -> bool {
        self.cell == port.cell && (self.entry == port.side || self.exit == port.side)
    }

    /// Returns the tile in the other direction.
    pub fn reversed(self) -> Tile {
        Tile { entry: self.exit, exit: self.entry, ..self }
    }
}

/// The status of a Link; only complete ones carry Passengers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinkStatus {
    /// Its first end is at a location, its last end is open.
    Incomplete {
        /// Number of its first tiles that were a complete Link before an extension (RAIL-9); 0 if none.
        kept: u8,
    },
    /// Both ends are at locations.
    Complete,
    /// Complete and upgraded (UPL).
    Upgraded,
}

/// The index of a Link in a position; it changes when Links are cut or joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkIndex(pub(super) u8);

impl LinkIndex {
    /// Returns the index in the list of Links.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

/// One end of a Link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LinkEnd {
    /// The end of the first tile.
    First,
    /// The end of the last tile.
    Last,
}

/// An unbroken run of one player's tiles, in order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// Its owner.
    pub owner: Seat,
    /// The tiles from the first end to the last; never empty.
    pub tiles: ArrayVec<Tile, TILES>,
    /// Its status.
    pub status: LinkStatus,
    /// When its owner last worked on it (END-3).
    pub worked: Worked,
}

/// When a Link was last worked on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Worked {
    /// In an earlier round.
    Before,
    /// In this round.
    ThisRound,
}

impl Link {
    /// Returns the outer side of the tile at an end.
    pub fn port(&self, end: LinkEnd) -> Port {
        match end {
            LinkEnd::First => Port { cell: self.tiles[0].cell, side: self.tiles[0].entry },
            LinkEnd::Last => {
                let tile = self.tiles[self.tiles.len() - 1];
                Port { cell: tile.cell, side: tile.exit }
            }
        }
    }

    /// Returns both outer sides, the first end first.
    pub fn ports(&self) -> [Port; 2] {
        [self.port(LinkEnd::First), self.port(LinkEnd::Last)]
    }

    /// Returns whether both ends are at locations.
    pub fn is_complete(&self) -> bool {
        !matches!(self.status, LinkStatus::Incomplete { .. })
    }

    /// Returns whether the Link has a tile on a cell.
    pub fn lies_on(&self, cell: CellId) -> bool {
        self.tiles.iter().any(|tile| tile.cell == cell)
    }

    /// Returns the fare of a Passenger's ride in dollars (MOV-7): 1 for each tile, and half as much
    /// again if upgraded, rounded up.
    pub fn fare(&self) -> u16 {
        let tiles = self.tiles.len() as u16;
        if self.status == LinkStatus::Upgraded { tiles + tiles.div_ceil(2) } else { tiles }
    }
}

/// The tiles of a run in the other direction.
pub(super) fn reversed(tiles: &[Tile]) -> impl Iterator<Item = Tile> + '_ {
    tiles.iter().rev().map(|tile| tile.reversed())
}
