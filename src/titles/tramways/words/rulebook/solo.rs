//! The solo game.

use super::{Figure, figure};
use crate::words::rulebook::{Chapter, Clause, clause, reading, say, text};

pub(super) const SOLO: Chapter = Chapter {
    key: "solo",
    title: text("The solo game", "La partida en solitario"),
    intro: &[say(
        "In the solo game you play against the city: six rounds, and a rank for your score. Everything is as with several players, except these rules.",
        "En la partida en solitario juegas contra la ciudad: seis rondas y un rango para tu puntuación. Todo es como con varios jugadores salvo estas reglas.",
    )],
    clauses: CLAUSES,
};

const CLAUSES: &[Clause] = &[
    clause(
        "SOLO-1",
        text("Setup", "Preparación"),
        &[
            say(
                "Three random boards in a row, with at least four Parcels. Buildings as for two players (SET-10). You get four random Parcel cards and both Generic cards.",
                "Tres tableros al azar en fila, con al menos cuatro Terrenos. Edificios como para dos jugadores (SET-10). Recibes cuatro cartas de Terreno al azar y las dos Genéricas.",
            ),
            reading("There is no advanced deal.", "No hay reparto avanzado."),
        ],
    ),
    clause(
        "SOLO-2",
        text("The cards", "Las cartas"),
        &[say(
            "The Auction deck has all leftover Parcel cards and all 30 Auction cards. By the original rule there are two Ticket Books of three cards; the alternative rule is as with several players (SET-9).",
            "El mazo de Subasta tiene todas las cartas de Terreno sobrantes y las 30 de Subasta. Con la regla original hay dos Libros de boletos de tres cartas; la regla alternativa es como con varios jugadores (SET-9).",
        )],
    ),
    clause(
        "SOLO-3",
        text("The line instead of the auction", "La fila en lugar de la subasta"),
        &[
            say(
                "In rounds 1 to 5, pay $1 for each card already in the line (so nothing for the first) and reveal one more. Then take the newest card with +1\u{a0}Stress, or an earlier one without, or pay to reveal the next. If you can't pay, you must take a card. A single first card is the newest.",
                "En las rondas 1 a 5, paga 1\u{a0}$ por cada carta que ya esté en la fila (nada por la primera) y revela una más. Después toma la más nueva con +1\u{a0}Estrés, o una anterior sin él, o paga para revelar la siguiente. Si no puedes pagar, debes tomar una carta. Una primera carta sola es la más nueva.",
            ),
            say(
                "The card has the same effects as in the auction (AUC-7); the rest of the line goes to the Auction discards, which are shuffled when the deck is empty. Payment is as for bids (AUC-4).",
                "La carta tiene los mismos efectos que en la subasta (AUC-7); el resto de la fila va a los descartes de Subasta, que se barajan cuando el mazo se vacía. Se paga como las pujas (AUC-4).",
            ),
            reading(
                "The line is skipped when deck and discards are empty.",
                "La fila se salta si el mazo y los descartes están vacíos.",
            ),
        ],
    ),
    clause(
        "SOLO-4",
        text("Stress of the last round", "El Estrés de la última ronda"),
        &[
            say(
                "Round 6 has no line; it starts with +2\u{a0}Stress.",
                "La ronda 6 no tiene fila; empieza con +2\u{a0}Estrés.",
            ),
            reading(
                "There is no first player's Stress (AUC-6) in the other rounds.",
                "En las demás rondas no hay Estrés de primer jugador (AUC-6).",
            ),
        ],
    ),
    clause(
        "SOLO-5",
        text("Your rank", "Tu rango"),
        &[
            say(
                "The final score (SCO-1) gives a rank; below 0 it is the lowest.",
                "La puntuación final (SCO-1) da un rango; por debajo de 0, el más bajo.",
            ),
            figure(Figure::Ranks),
        ],
    ),
];
