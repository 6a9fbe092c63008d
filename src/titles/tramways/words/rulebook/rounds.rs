//! The round, its Administration and its end, and the last round.

use crate::words::rulebook::{Chapter, clause, item, reading, say, text};

pub(super) const ROUND: Chapter = Chapter {
    key: "round",
    title: text("A round", "Una ronda"),
    intro: &[],
    clauses: &[clause(
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
                "End of Round: new cards, idle Links are removed, new Passengers arrive (END-1).",
                "Fin de ronda: cartas nuevas, se retiran los Enlaces sin trabajar y llegan Pasajeros (END-1).",
            ),
        ],
    )],
};

pub(super) const ADMINISTRATION: Chapter = Chapter {
    key: "administration",
    title: text("Administration", "Administración"),
    intro: &[],
    clauses: &[
        clause(
            "ADM-1",
            text("Icons of Administration", "Los iconos de Administración"),
            &[
                say(
                    "With your remaining cards you may use these icons, in any order and number (PLAY-2 says what Stress they cost):",
                    "Con las cartas que te quedan puedes usar estos iconos, en cualquier orden y número (PLAY-2 dice qué Estrés cuestan):",
                ),
                item("Money: take that amount;", "Dinero: toma esa cantidad;"),
                item(
                    "Rail Worker: one comes back, if you have an empty space;",
                    "Trabajador ferroviario: vuelve uno, si tienes un espacio vacío;",
                ),
                item(
                    "Reduce Stress: −1\u{a0}Stress, unless the marker is on the first space;",
                    "Reducir Estrés: −1\u{a0}Estrés, salvo que el marcador esté en el primer espacio;",
                ),
                item(
                    "Add Passenger: one comes to a Building space that has none.",
                    "Añadir Pasajero: llega uno a una casilla de Edificio sin ninguno.",
                ),
                reading(
                    "Players do this at the same time; here they go one by one, in turn order.",
                    "Los jugadores lo hacen a la vez; aquí van uno tras otro, en orden de turno.",
                ),
            ],
        ),
        clause(
            "ADM-2",
            text("Discarding", "Descartar"),
            &[
                say(
                    "You may discard cards: the first is free, each extra discard costs $1. You pay the Consequence of a discarded card (CARD-4).",
                    "Puedes descartar cartas: la primera es gratis, cada descarte adicional cuesta 1\u{a0}$. Pagas la Consecuencia de la carta descartada (CARD-4).",
                ),
                reading(
                    "The $1 of a discard is paid before the card's Consequence.",
                    "El 1\u{a0}$ de un descarte se paga antes que la Consecuencia de la carta.",
                ),
            ],
        ),
        clause(
            "ADM-3",
            text("Too many cards", "Demasiadas cartas"),
            &[reading(
                "You need not discard down to the hand limit; with more cards you simply draw none.",
                "No tienes que descartar hasta el límite de mano; con más cartas simplemente no robas.",
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
    clauses: &[
        clause(
            "END-1",
            text("New cards", "Cartas nuevas"),
            &[
                say(
                    "In rounds 1 to 4 all players draw up to the hand limit. If the deck runs out, the discard pile is shuffled into a new deck and drawing continues; it is never shuffled before a card must be drawn from it. After round 5 nobody draws: the last hand is chosen (R6-1).",
                    "En las rondas 1 a 4 todos roban hasta su límite de mano. Si el mazo se acaba, se barajan los descartes para formar otro y se sigue robando; nunca se barajan antes de que haga falta robar. Tras la ronda 5 nadie roba: se elige la última mano (R6-1).",
                ),
                reading(
                    "When deck and discard pile are both empty, drawing stops.",
                    "Si el mazo y los descartes están vacíos, se deja de robar.",
                ),
            ],
        ),
        clause(
            "END-2",
            text("Stress at 21", "Estrés en 21"),
            &[say(
                "If your Stress marker is on 21, you lose 1\u{a0}HP (STR-3).",
                "Si tu marcador de Estrés está en 21, pierdes 1\u{a0}PF (STR-3).",
            )],
        ),
        clause(
            "END-3",
            text("Removal of idle Links", "Retirada de Enlaces"),
            &[
                say(
                    "Every incomplete Link that its owner did not work on in this round is removed: all its tiles go back to the supply. Starting, continuing and redirecting are work. Rail Workers spent on it do not come back.",
                    "Todo Enlace incompleto en el que su dueño no haya trabajado esta ronda se retira: sus losetas vuelven a la reserva. Empezar, continuar y redirigir es trabajar. Los Trabajadores ferroviarios gastados en él no vuelven.",
                ),
                say(
                    "Of a complete Link that was being extended, only the extension is removed (RAIL-9).",
                    "De un Enlace completo que se estaba prolongando solo se retira la prolongación (RAIL-9).",
                ),
                reading(
                    "In round 6 incomplete Links stay on the map, worked on or not: the game ends before this step (R6-2).",
                    "En la ronda 6 los Enlaces incompletos se quedan en el mapa, se haya trabajado en ellos o no: la partida acaba antes de este paso (R6-2).",
                ),
            ],
        ),
        clause(
            "END-4",
            text("New Passengers", "Nuevos Pasajeros"),
            &[say(
                "A Passenger arrives on each empty space of every Building of the type that this round's tile shows (SET-11), whoever built it.",
                "Llega un Pasajero a cada casilla vacía de todos los Edificios del tipo que muestra la loseta de la ronda (SET-11), los haya construido quien sea.",
            )],
        ),
    ],
};

pub(super) const LAST: Chapter = Chapter {
    key: "last",
    title: text("The last round", "La última ronda"),
    intro: &[],
    clauses: &[
        clause(
            "R6-1",
            text("The last hand", "La última mano"),
            &[
                say(
                    "After round 5 nobody draws. Round 6 begins with its auction (R6-2), which you pay with cash and with the cards left in your hand. Once the new turn order is known, look through your whole deck and discard pile and fill your hand to its limit with cards you choose; all others leave the game. Cards still in your hand stay there and count.",
                    "Tras la ronda 5 nadie roba. La ronda 6 empieza con su subasta (R6-2), que pagas con efectivo y con las cartas que queden en tu mano. Conocido el nuevo orden de turno, mira todo tu mazo y tus descartes y completa tu mano hasta el límite con las cartas que elijas; las demás salen de la partida. Las que quedaban en tu mano siguen en ella y cuentan.",
                ),
                say(
                    "The solo game has no last auction: there you fill your hand at the start of round 6, before the +2\u{a0}Stress (SOLO-4).",
                    "La partida en solitario no tiene última subasta: ahí completas tu mano al empezar la ronda 6, antes del +2\u{a0}Estrés (SOLO-4).",
                ),
                reading(
                    "The last hand is filled after the last auction, because the rulebook lists the two in this order; cards that paid in that auction are in the discard pile and can be chosen.",
                    "La última mano se completa después de la última subasta, porque el reglamento las nombra en este orden; las cartas que pagaron en ella están en los descartes y se pueden elegir.",
                ),
                reading(
                    "The rulebook lays deck and discard pile face up. Here only their owner sees them, so that filling the hand earlier or later gives nobody an advantage.",
                    "El reglamento pone el mazo y los descartes boca arriba. Aquí solo los ve su dueño, para que completar la mano antes o después no dé ventaja a nadie.",
                ),
                reading(
                    "The hands are filled one after the other in the new turn order, each to its limit.",
                    "Las manos se completan una tras otra en el nuevo orden de turno, cada una hasta su límite.",
                ),
            ],
        ),
        clause(
            "R6-2",
            text("The last auction", "La última subasta"),
            &[
                say(
                    "The auction only decides the turn order: there is no card to take, and its first player gets +2\u{a0}Stress. The last hand follows (R6-1), then Actions and Administration as usual; then the game ends and is scored (SCO-1).",
                    "La subasta solo decide el orden de turno: no hay carta que tomar, y el primer jugador recibe +2\u{a0}Estrés. Siguen la última mano (R6-1), las Acciones y la Administración como siempre; después la partida acaba y se puntúa (SCO-1).",
                ),
                reading(
                    "Round 6 has no End of Round: no Links are removed (END-3) and no Passengers come (END-4).",
                    "La ronda 6 no tiene Fin de ronda: no se retiran Enlaces (END-3) ni llegan Pasajeros (END-4).",
                ),
            ],
        ),
    ],
};
