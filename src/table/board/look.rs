//! The orientation and letter size of a board, for drawings that depend on them.

use super::lettering::Lettering;
use super::orientation::Turned;

/// The orientation and letter size of a board. Drawings outside of a board have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLook {
    /// The orientation of the board.
    pub turned: Turned,
    /// The size of letters.
    pub lettering: Lettering,
}
