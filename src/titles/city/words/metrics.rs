//! What is counted all through a game.

use crate::words::Text;

/// Points.
pub const SCORE: Text = Text::new("Score", "Puntos");
/// Routes that a player has claimed.
pub const ROUTES: Text = Text::new("Routes", "Recorridos");
/// Trams and metro cars that a player has left.
pub const PIECES: Text = Text::new("Pieces left", "Piezas que quedan");
/// Tickets that a player has completed.
pub const TICKETS: Text = Text::new("Tickets completed", "Billetes completados");
