//! The numbers of a player.

use crate::words::Text;

/// The score at the current state.
pub const SCORE: Text = Text::new("Score", "Puntuación");
/// Happiness Points.
pub const HAPPINESS: Text = Text::new("Happiness Points", "Puntos de Felicidad");
/// Dollars.
pub const MONEY: Text = Text::new("Money", "Dinero");
/// Levels of the Stress track.
pub const STRESS: Text = Text::new("Stress", "Estrés");
/// Rail Workers.
pub const WORKERS: Text = Text::new("Rail Workers", "Trabajadores ferroviarios");
