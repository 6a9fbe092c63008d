//! The decisions that can be taken.

use super::destination::Letter;
use super::state::Pattern;
use crate::titles::metromania::boards::{Edge, Flank, SpotType, Vertex};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Choose the type of which one takes two Destinations (MSET-3).
    Double(SpotType),
    /// Dig along an edge with a line, its start included (MLINE-1, MLINE-3, MLINE-6).
    Dig(Pattern, Edge),
    /// Choose the cell beside the edge (MLINE-3).
    Lay(Flank),
    /// Choose the Destination by its letter (MDEST-1).
    Place(Letter),
    /// Build an intermediate station (MSTAT-4, MLINE-6).
    Station(Vertex),
    /// Dig no further, because only Spots are left (MTURN-2).
    Stop,
    /// Do nothing, because only Spots are left (MTURN-2) or it is the last turn (MEND-1).
    Pass,
    /// Build no station on a finished line (MLINE-6).
    Decline,
}
