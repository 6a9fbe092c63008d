//! How a board is seen, for those of its drawings that depend on it.

use super::lettering::Lettering;
use super::turned::Turned;

/// How a board is seen: which way it lies, and how large its letters are. Drawings outside of a board
/// have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLook {
    /// Which way it lies.
    pub turned: Turned,
    /// How large letters are.
    pub lettering: Lettering,
}
