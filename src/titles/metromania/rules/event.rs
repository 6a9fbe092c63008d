//! The events.

use super::destination::Destination;
use super::state::{LineId, Tunnel};
use crate::engine::game::Seat;
use crate::titles::metromania::boards::{Cell, SpotType, Vertex};
use serde::Serialize;

/// Something that happened, for the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The type that a player takes twice was settled: chosen, or the only one left (MSET-3).
    Doubled {
        /// The player.
        seat: Seat,
        /// The type.
        kind: SpotType,
    },
    /// The letters were dealt after these choices.
    Dealt,
    /// A turn began.
    Turn {
        /// The player.
        seat: Seat,
    },
    /// A tunnel was dug.
    Dug {
        /// The line.
        line: LineId,
        /// The tunnel.
        tunnel: Tunnel,
    },
    /// A Destination was placed.
    Placed {
        /// The player.
        seat: Seat,
        /// The Destination.
        destination: Destination,
        /// The cell.
        cell: Cell,
        /// True if its letter was secret.
        secret: bool,
    },
    /// A station was built.
    Built {
        /// The player.
        seat: Seat,
        /// The vertex.
        vertex: Vertex,
        /// The points for it (MSTAT-2).
        points: u8,
        /// The cause.
        reason: StationCause,
    },
    /// A line was finished.
    Finished {
        /// The line.
        line: LineId,
    },
    /// A player stopped before the third tunnel, or could dig no further.
    Stopped {
        /// The player.
        seat: Seat,
    },
    /// A turn was passed.
    Passed {
        /// The player.
        seat: Seat,
    },
    /// The last turns begin (MEND-1).
    LastTurns {
        /// The player who has no last turn.
        seat: Seat,
        /// The cause.
        ending: Ending,
    },
    /// Construction ended, and the test trips were made.
    Ended {
        /// True if secret letters are revealed.
        secret: bool,
    },
}

/// The cause of a station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum StationCause {
    /// Lines meet or part there (MSTAT-1).
    Junction,
    /// It is a turn of its own (MSTAT-4).
    Intermediate,
    /// A line was finished (MLINE-6).
    Bonus,
}

/// The cause of the end of construction (MEND-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The player has finished both lines.
    BothLines,
    /// No station is left.
    Stations,
    /// Enough lines are finished or blocked.
    Lines,
}
