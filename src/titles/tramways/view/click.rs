//! A click on the map.

use crate::titles::tramways::network::CellId;
use crate::titles::tramways::view::scene::TargetId;

/// A click on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Click {
    /// The cell, if it is one.
    pub cell: Option<CellId>,
    /// The choices there, the best first.
    pub targets: Vec<TargetId>,
    /// How it was made.
    pub by: ClickBy,
}

/// How a click was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickBy {
    /// A click or a key.
    Tap,
    /// A pointer that lays rails from cell to cell.
    Drag,
}
