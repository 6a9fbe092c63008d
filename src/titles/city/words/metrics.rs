//! Names of the metrics shown throughout a game.

use crate::words::Text;

/// Points.
pub const SCORE: Text = Text::new("Score", "Puntos");
/// Claimed Routes.
pub const ROUTES: Text = Text::new("Routes", "Recorridos");
/// Trams and metro cars left.
pub const PIECES: Text = Text::new("Pieces left", "Piezas que quedan");
/// Completed Tickets.
pub const TICKETS: Text = Text::new("Tickets completed", "Billetes completados");
