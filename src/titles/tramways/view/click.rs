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
}
