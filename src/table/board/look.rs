//! How a board is displayed, for drawings that depend on it.

use super::lettering::Lettering;
use super::turned::Turned;

/// How a board is displayed: its orientation and letter size. Drawings outside of a board have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLook {
    /// The orientation of the board.
    pub turned: Turned,
    /// The size of letters.
    pub lettering: Lettering,
}
