//! The numbers of a player.

use crate::words::Text;

/// What a player would score.
pub const SCORE: Text = Text::new("Score", "Puntuación");
/// Happiness Points.
pub const HAPPINESS: Text = Text::new("Happiness Points", "Puntos de Felicidad");
/// Dollars.
pub const MONEY: Text = Text::new("Money", "Dinero");
/// The Stress level.
pub const STRESS: Text = Text::new("Stress", "Estrés");
/// Rail Workers.
pub const WORKERS: Text = Text::new("Rail Workers", "Trabajadores ferroviarios");
