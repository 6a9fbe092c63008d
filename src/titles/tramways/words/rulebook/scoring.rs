//! The final score.

use super::{Figure, figure};
use crate::words::rulebook::{Chapter, clause, item, say, text};

pub(super) const SCORING: Chapter = Chapter {
    key: "scoring",
    title: text("Final score", "Puntuación final"),
    intro: &[],
    clauses: &[
        clause(
            "SCO-1",
            text("Counting", "El recuento"),
            &[
                say("After round 6 add up:", "Tras la ronda 6 se suma:"),
                item("your Happiness Points;", "tus Puntos de Felicidad;"),
                item(
                    "3 for each complete Link of yours, upgraded or not;",
                    "3 por cada Enlace tuyo completo, mejorado o no;",
                ),
                item("1 for each whole $10;", "1 por cada 10\u{a0}$ completos;"),
                item("less your Stress level.", "menos tu nivel de Estrés."),
                say(
                    "The highest score wins. In a tie, the player with more money left after converting it to points wins; if still tied, they share the victory.",
                    "Gana la puntuación más alta. En caso de empate gana quien tenga más dinero tras la conversión; si sigue el empate, comparten la victoria.",
                ),
            ],
        ),
        clause(
            "SCO-2",
            text("An example", "Un ejemplo"),
            &[say("Three players at the end:", "Tres jugadores al final:"), figure(Figure::Score)],
        ),
    ],
};
