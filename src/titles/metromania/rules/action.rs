//! The actions.

use super::destination::Letter;
use super::state::Pattern;
use crate::titles::metromania::boards::{Edge, Flank, SpotType, Vertex};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Chooses the type of two of the player's Destinations (MSET-3).
    Double(SpotType),
    /// Digs along an edge with a line, or starts it (MLINE-1, MLINE-3, MLINE-6).
    Dig(Pattern, Edge),
    /// Chooses the cell next to the edge (MLINE-3).
    Lay(Flank),
    /// Chooses the Destination by its letter (MDEST-1).
    Place(Letter),
    /// Builds an intermediate station (MSTAT-4, MLINE-6).
    Station(Vertex),
    /// Stops digging, because only Spots are left (MTURN-2).
    Stop,
    /// Passes, because only Spots are left (MTURN-2) or it is the last turn (MEND-1).
    Pass,
    /// Builds no station on a finished line (MLINE-6).
    Decline,
}
