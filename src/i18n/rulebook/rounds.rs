//! The round, its Administration and its end, and the last round.

use super::{Chapter, item, reading, rule, say, text};

pub(super) const ROUND: Chapter = Chapter {
    key: "round",
    title: text("A round", "Una ronda"),
    intro: &[],
    paragraphs: &[rule(
        "RND-1",
        text("The phases", "Las fases"),
        &[
            say(
                "Six rounds are played. Each has three phases: Auction, Actions, Administration. Rounds 1 to 5 finish with the End of Round; round 6 does not.",
                "Se juegan seis rondas. Cada una tiene tres fases: Subasta, Acciones y Administración. Las rondas 1 a 5 terminan con el Fin de ronda; la 6 no.",
            ),
            item(
                "Auction: bid for the turn order, then take a new card (AUC-1).",
                "Subasta: se puja por el orden de turno y se toma una carta nueva (AUC-1).",
            ),
            item(
                "Actions: up to three actions each, paid with cards (ACT-1).",
                "Acciones: hasta tres cada uno, pagadas con cartas (ACT-1).",
            ),
            item(
                "Administration: use other icons, discard (ADM-1).",
                "Administración: se usan otros iconos y se descarta (ADM-1).",
            ),
            item(
                "End of Round: new cards, forgotten rails go back, new Passengers come (END-1).",
                "Fin de ronda: cartas nuevas, se retiran los rieles olvidados y llegan Pasajeros (END-1).",
            ),
        ],
    )],
};

pub(super) const ADMINISTRATION: Chapter = Chapter {
    key: "administration",
    title: text("Administration", "Administración"),
    intro: &[],
    paragraphs: &[
        rule(
            "ADM-1",
            text("Icons of Administration", "Los iconos de Administración"),
            &[
                say(
                    "With the cards you still hold you may use these icons, in any order and as many as you like (PLAY-2 tells what they cost in Stress):",
                    "Con las cartas que aún tengas puedes usar estos iconos, en cualquier orden y cuantos quieras (PLAY-2 dice lo que cuestan en Estrés):",
                ),
                item("Money: take that amount;", "Dinero: toma esa cantidad;"),
                item(
                    "Rail Worker: one comes back, if a space is free;",
                    "Trabajador ferroviario: vuelve uno, si hay un espacio libre;",
                ),
                item(
                    "Reduce Stress: one space back, unless the marker stands leftmost;",
                    "Reducir Estrés: un espacio atrás, salvo que el marcador esté en el primero;",
                ),
                item(
                    "Add Passenger: one comes to a Building cell that has none.",
                    "Añadir Pasajero: llega uno a una casilla de Edificio sin ninguno.",
                ),
                reading(
                    "Players do this at the same time; the page goes through them in turn order.",
                    "Los jugadores lo hacen a la vez; la página los atiende en orden de turno.",
                ),
            ],
        ),
        rule(
            "ADM-2",
            text("Discarding", "Descartar"),
            &[
                say(
                    "You may discard cards: the first is free, each further one costs $1. The Consequence of a discarded card applies (CARD-4).",
                    "Puedes descartar cartas: la primera es gratis, cada una más cuesta 1 $. Se aplica la Consecuencia de la carta descartada (CARD-4).",
                ),
                reading(
                    "The $1 of a discard is paid before the card's Consequence.",
                    "El 1 $ de un descarte se paga antes que la Consecuencia de la carta.",
                ),
            ],
        ),
        rule(
            "ADM-3",
            text("Too many cards", "Demasiadas cartas"),
            &[reading(
                "Nobody has to discard down to the hand limit; who holds more simply draws nothing.",
                "Nadie está obligado a descartar hasta el límite de mano; quien tiene más, simplemente no roba.",
            )],
        ),
    ],
};

pub(super) const END: Chapter = Chapter {
    key: "end",
    title: text("End of Round", "Fin de ronda"),
    intro: &[say(
        "Rounds 1 to 5 end with these four steps, in this order. Round 6 has none of them.",
        "Las rondas 1 a 5 acaban con estos cuatro pasos, en este orden. La ronda 6 no tiene ninguno.",
    )],
    paragraphs: &[
        rule(
            "END-1",
            text("New cards", "Cartas nuevas"),
            &[
                say(
                    "In rounds 1 to 4 everybody draws up to the hand limit. Where the deck runs out, the discard pile is shuffled into a new one and drawing goes on; it is never shuffled before a card must be drawn from it. After round 5 the last hand is chosen instead (R6-1).",
                    "En las rondas 1 a 4 todos roban hasta su límite de mano. Si el mazo se acaba, se barajan los descartes para formar otro y se sigue robando; nunca se barajan antes de que haga falta robar. Tras la ronda 5 se elige en cambio la última mano (R6-1).",
                ),
                reading(
                    "When deck and discard pile are both empty, drawing stops.",
                    "Si el mazo y los descartes están vacíos, se deja de robar.",
                ),
            ],
        ),
        rule(
            "END-2",
            text("Worn out", "Al límite"),
            &[say(
                "Whose Stress marker stands on 21 loses 1 HP (STR-3).",
                "Quien tiene el marcador de Estrés en 21 pierde 1 PF (STR-3).",
            )],
        ),
        rule(
            "END-3",
            text("Decay", "Retirada de rieles"),
            &[
                say(
                    "Every incomplete Link that its owner did not work on in this round goes back to the supply, tile by tile. Starting, continuing and redirecting are work. Rail Workers spent on it do not come back.",
                    "Todo Enlace incompleto en el que su dueño no haya trabajado esta ronda vuelve entero a la reserva. Empezar, continuar y redirigir es trabajar. Los Trabajadores ferroviarios gastados en él no vuelven.",
                ),
                say(
                    "Of a complete Link that was being extended only the extension goes (RAIL-9).",
                    "De un Enlace completo que se estaba prolongando solo se va la prolongación (RAIL-9).",
                ),
            ],
        ),
        rule(
            "END-4",
            text("New Passengers", "Nuevos Pasajeros"),
            &[say(
                "A Passenger comes to each empty cell of every Building of the type that this round's tile shows (SET-11), whoever built it.",
                "Llega un Pasajero a cada casilla vacía de todos los Edificios del tipo que muestra la loseta de la ronda (SET-11), los haya construido quien sea.",
            )],
        ),
    ],
};

pub(super) const LAST: Chapter = Chapter {
    key: "last",
    title: text("The last round", "La última ronda"),
    intro: &[],
    paragraphs: &[
        rule(
            "R6-1",
            text("The last hand", "La última mano"),
            &[
                say(
                    "After round 5 nobody draws. Each player looks through the whole deck and discard pile and fills the hand to its limit with cards of choice; all others leave the game. Cards still in hand stay there and count.",
                    "Tras la ronda 5 nadie roba. Cada jugador mira todo su mazo y sus descartes y completa su mano hasta el límite con las cartas que elija; las demás salen de la partida. Las que quedaban en la mano siguen en ella y cuentan.",
                ),
                reading(
                    "The last hand is chosen before the last auction.",
                    "La última mano se elige antes de la última subasta.",
                ),
                reading(
                    "The last hand must be filled to the limit, and it comes before the Stress, decay and Passengers of the round's end.",
                    "La última mano debe llenarse hasta el límite, y va antes del Estrés, la retirada de rieles y los Pasajeros del final de ronda.",
                ),
            ],
        ),
        rule(
            "R6-2",
            text("The last auction", "La última subasta"),
            &[say(
                "The auction decides the order alone: there is no card to take, and its first player gets +2 Stress. Actions and Administration follow as usual; then the game is over and scored (SCO-1).",
                "La subasta solo decide el orden: no hay carta que tomar, y el primero recibe +2 Estrés. Siguen las Acciones y la Administración como siempre; después la partida acaba y se puntúa (SCO-1).",
            )],
        ),
    ],
};
