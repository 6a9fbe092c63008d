//! What is counted all through a game of Tramways.

use crate::titles::tramways::rules::metric::Metric;
use crate::words::Text;

/// What is counted all through a game.
pub(in crate::titles::tramways) const fn metric_name(metric: Metric) -> Text {
    match metric {
        Metric::Score => Text::new("Score", "Puntuación"),
        Metric::Happiness => Text::new("Happiness Points", "Puntos de Felicidad"),
        Metric::Money => Text::new("Money", "Dinero"),
        Metric::Stress => Text::new("Stress", "Estrés"),
    }
}
