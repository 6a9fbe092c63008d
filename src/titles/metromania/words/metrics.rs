//! The names of the metrics.

use crate::words::Text;

/// Points.
pub const SCORE: Text = Text::new("Score", "Puntos");
/// Stations on a player's lines.
pub const STATIONS: Text = Text::new("Stations", "Estaciones");
/// Tunnels that a player has dug.
pub const TUNNELS: Text = Text::new("Tunnels", "Túneles");
