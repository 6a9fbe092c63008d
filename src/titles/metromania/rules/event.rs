//! What happened and is worth telling.

use super::destination::Destination;
use super::state::{LineId, Tunnel};
use crate::engine::game::Seat;
use crate::titles::metromania::boards::{Cell, SpotType, Vertex};
use serde::Serialize;

/// Something that happened and is worth telling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A type was chosen, or was the only one left (MSET-3).
    Doubled {
        /// By whom.
        seat: Seat,
        /// Of which type the player takes two Destinations.
        kind: SpotType,
    },
    /// The letters were dealt after these choices.
    Dealt,
    /// A turn began.
    Turn {
        /// Whose.
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
        /// By whom.
        seat: Seat,
        /// Which one.
        destination: Destination,
        /// Where.
        cell: Cell,
        /// Whether its letter was secret.
        secret: bool,
    },
    /// A station was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Where.
        vertex: Vertex,
        /// The points for it (MSTAT-2).
        points: u8,
        /// Why.
        reason: StationCause,
    },
    /// A line was finished.
    Finished {
        /// Which one.
        line: LineId,
    },
    /// A player stopped before the third tunnel, or could dig no further.
    Stopped {
        /// Who.
        seat: Seat,
    },
    /// A turn was passed.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// The last turns begin (MEND-1).
    LastTurns {
        /// Who has none.
        seat: Seat,
        /// Why.
        ending: Ending,
    },
    /// Construction ended, and the test trips were made.
    Ended {
        /// Whether letters that were secret are shown.
        secret: bool,
    },
}

/// Why a station was built.
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

/// Why construction ends (MEND-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The player has finished both lines.
    BothLines,
    /// No station is left.
    Stations,
    /// So many lines are finished or blocked.
    Lines,
}
