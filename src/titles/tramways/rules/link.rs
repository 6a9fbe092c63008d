//! Links: unbroken runs of one player's rail tiles.

use super::action::Port;
use crate::engine::game::Seat;
use crate::titles::tramways::network::{CellId, Direction, Track};
use arrayvec::ArrayVec;

/// The most tiles a player has (SET-3).
pub const TILES: usize = 24;

/// A rail tile, entered and left by two of its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile {
    /// Where it lies.
    pub cell: CellId,
    /// The side nearer the Link's first end.
    pub entry: Direction,
    /// The side nearer the Link's last end.
    pub exit: Direction,
}

impl Tile {
    /// The tile's shape.
    pub fn track(self) -> Track {
        Track::new(self.entry, self.exit).unwrap_or_else(|| unreachable!("a tile has two sides"))
    }

    /// Whether one of the tile's two ends is here.
    pub fn touches(self, port: Port) -> bool {
        self.cell == port.cell && (self.entry == port.side || self.exit == port.side)
    }

    /// The same tile seen from the other end.
    pub fn reversed(self) -> Tile {
        Tile { entry: self.exit, exit: self.entry, ..self }
    }
}

/// Whether a Link can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Its first end is at a location, its last end is open. So many of its first tiles were a
    /// complete Link before they were extended (RAIL-9).
    Incomplete {
        /// The length of the complete Link that is remembered; 0 for none.
        kept: u8,
    },
    /// Both ends are at locations.
    Complete,
    /// Complete and upgraded (UPL).
    Upgraded,
}

/// The place of a Link among the Links of a position; it changes when Links are cut or joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkIndex(pub(super) u8);

impl LinkIndex {
    /// The same place as an index of a list.
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
    /// Whose it is.
    pub owner: Seat,
    /// The tiles from the first end to the last; never empty.
    pub tiles: ArrayVec<Tile, TILES>,
    /// Whether it can be used.
    pub status: Status,
    /// Whether its owner worked on it this round (END-3).
    pub worked: Worked,
}

/// Whether a Link was worked on in the present round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Worked {
    /// In an earlier round.
    Before,
    /// In this round.
    ThisRound,
}

impl Link {
    /// The outer side of the tile at an end.
    pub fn port(&self, end: LinkEnd) -> Port {
        match end {
            LinkEnd::First => Port { cell: self.tiles[0].cell, side: self.tiles[0].entry },
            LinkEnd::Last => {
                let tile = self.tiles[self.tiles.len() - 1];
                Port { cell: tile.cell, side: tile.exit }
            }
        }
    }

    /// Both outer sides, the first first.
    pub fn ports(&self) -> [Port; 2] {
        [self.port(LinkEnd::First), self.port(LinkEnd::Last)]
    }

    /// Whether both ends are at locations.
    pub fn is_complete(&self) -> bool {
        !matches!(self.status, Status::Incomplete { .. })
    }

    /// Whether a tile of the Link lies on a cell.
    pub fn lies_on(&self, cell: CellId) -> bool {
        self.tiles.iter().any(|tile| tile.cell == cell)
    }

    /// What a Passenger's ride pays the owner (MOV-7): $1 a tile, half as much again where upgraded,
    /// rounded up.
    pub fn fare(&self) -> u16 {
        let tiles = self.tiles.len() as u16;
        if self.status == Status::Upgraded { tiles + tiles.div_ceil(2) } else { tiles }
    }
}

/// The tiles of a run in the other direction.
pub(super) fn reversed(tiles: &[Tile]) -> impl Iterator<Item = Tile> + '_ {
    tiles.iter().rev().map(|tile| tile.reversed())
}
