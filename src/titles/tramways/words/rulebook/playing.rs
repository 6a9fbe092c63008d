//! Playing cards, Stress, and the Actions phase.

use super::{Figure, figure};
use crate::words::rulebook::{Chapter, clause, item, reading, say, text};

pub(super) const PLAYING: Chapter = Chapter {
    key: "playing",
    title: text("Playing cards", "Jugar cartas"),
    intro: &[],
    clauses: &[
        clause(
            "PLAY-1",
            text("To play a card", "Jugar una carta"),
            &[say(
                "A card is played from hand by using at least one of its icons. Then it goes to your discard pile, even with icons unused.",
                "Una carta se juega de la mano usando al menos uno de sus iconos. Después va a tus descartes, aunque le queden iconos sin usar.",
            )],
        ),
        clause(
            "PLAY-2",
            text("The first icon is free", "El primer icono es gratis"),
            &[
                say(
                    "One icon of a card costs no Stress. Each extra icon of the same card, when it is played, is +1\u{a0}Stress at once. You choose the order.",
                    "Un icono de la carta no cuesta Estrés. Cada icono adicional de la misma carta, al jugarla, es +1\u{a0}Estrés al momento. El orden lo eliges tú.",
                ),
                reading(
                    "Whether an icon can be used is decided after its extra Stress: at level 1 you may use Money, then Reduce Stress, but not the other way round.",
                    "Si un icono se puede usar se decide tras su Estrés adicional: en el nivel 1 puedes usar Dinero y luego Reducir Estrés, pero no al revés.",
                ),
            ],
        ),
        clause(
            "PLAY-3",
            text("Consequences come first", "Primero, la Consecuencia"),
            &[
                say(
                    "A card's Consequence is applied once, before its first icon. If you cannot pay it in full, you may neither play the card nor choose to discard it.",
                    "La Consecuencia de una carta se aplica una vez, antes de su primer icono. Si no puedes pagarla entera, no puedes jugar la carta ni decidir descartarla.",
                ),
                reading(
                    "A Consequence is paid with cash you already have; the card's own Money icon cannot pay for it.",
                    "La Consecuencia se paga con efectivo ya disponible; el icono de Dinero de la propia carta no la paga.",
                ),
            ],
        ),
        clause(
            "PLAY-4",
            text("Several cards, one action", "Varias cartas, una acción"),
            &[
                say(
                    "Icons of several cards may pay for one action together. Icons of one card never pay for two actions, and different icons never make two actions one: Build Rails and Upgrade Link in a single action is not possible. In Administration you may use all suitable icons of a card together.",
                    "Los iconos de varias cartas pueden pagar juntos una acción. Los de una carta nunca pagan dos acciones, y dos iconos distintos nunca hacen de dos acciones una: no se puede Construir rieles y Mejorar Enlace en la misma acción. En la Administración se pueden usar juntos todos los iconos de una carta que entonces sirvan.",
                ),
                reading(
                    "The icons of an action are played in a fixed order; that does not change what is legal or what it costs.",
                    "Los iconos de una acción se juegan en un orden fijo; eso no cambia lo que es legal ni lo que cuesta.",
                ),
            ],
        ),
        clause(
            "PLAY-5",
            text("Nothing is wasted", "Nada se malgasta"),
            &[say(
                "A card may be played only if everything that you choose on it can be carried out in full. Rail symbols, money and Destinations must match exactly.",
                "Una carta solo se juega si todo lo que eliges en ella se puede realizar por completo. Los símbolos de riel, el dinero y los Destinos deben coincidir exactamente.",
            )],
        ),
        clause(
            "PLAY-6",
            text("No new cards before the end", "Sin cartas nuevas antes del final"),
            &[say(
                "Hands are not refilled before the Administration is over (END-1).",
                "Las manos no se reponen antes de terminar la Administración (END-1).",
            )],
        ),
    ],
};

pub(super) const STRESS: Chapter = Chapter {
    key: "stress",
    title: text("Stress", "Estrés"),
    intro: &[],
    clauses: &[
        clause(
            "STR-1",
            text("The track", "El medidor"),
            &[
                say(
                    "Stress is a marker on a track with the levels 1 to 21; it starts on the first space, on 1. +1\u{a0}Stress moves it one space to the right, −1\u{a0}Stress one space to the left. At the end your level is subtracted from your score.",
                    "El Estrés es un marcador en un medidor con los niveles 1 a 21; empieza en el primer espacio, el 1. +1\u{a0}Estrés lo mueve un espacio a la derecha; −1\u{a0}Estrés, uno a la izquierda. Al final tu nivel se resta de tu puntuación.",
                ),
                figure(Figure::Tracks),
                reading(
                    "The hard player board's track is 1 2 3 5 7 9 11 13 15 17 19 21: one space can mean two levels.",
                    "El medidor del tablero difícil es 1 2 3 5 7 9 11 13 15 17 19 21: un espacio puede ser dos niveles.",
                ),
            ],
        ),
        clause(
            "STR-2",
            text("Onto 21 and beyond", "En el 21 y más allá"),
            &[
                say(
                    "Each step onto 21, or beyond it, costs 1\u{a0}HP; the marker stays on 21.",
                    "Cada paso que llega al 21, o que lo pasaría, cuesta 1\u{a0}PF; el marcador se queda en el 21.",
                ),
                reading("+2\u{a0}Stress is two steps.", "+2\u{a0}Estrés son dos pasos."),
            ],
        ),
        clause(
            "STR-3",
            text("Staying on 21", "Seguir en el 21"),
            &[say(
                "At the end of each of rounds 1 to 5 a marker on 21 costs 1\u{a0}HP.",
                "Al final de cada ronda de la 1 a la 5, un marcador en el 21 cuesta 1\u{a0}PF.",
            )],
        ),
        clause(
            "STR-4",
            text("Below 0", "Por debajo de 0"),
            &[reading(
                "Happiness Points may go below 0.",
                "Los Puntos de Felicidad pueden bajar de 0.",
            )],
        ),
    ],
};

pub(super) const ACTIONS: Chapter = Chapter {
    key: "actions",
    title: text("Actions", "Acciones"),
    intro: &[],
    clauses: &[
        clause(
            "ACT-1",
            text("Action round 1", "Ronda de acciones 1"),
            &[say(
                "In turn order each player takes one action or $2.",
                "En orden de turno cada jugador hace una acción o toma 2\u{a0}$.",
            )],
        ),
        clause(
            "ACT-2",
            text("Action round 2", "Ronda de acciones 2"),
            &[
                say(
                    "Then, again in turn order, each player takes two actions, or one action and $2, or only $2.",
                    "Después, otra vez en orden de turno, cada jugador hace dos acciones, o una acción y toma 2\u{a0}$, o solo toma 2\u{a0}$.",
                ),
                reading(
                    "You may take the action and the $2 in either order.",
                    "La acción y los 2\u{a0}$ se toman en cualquier orden.",
                ),
            ],
        ),
        clause(
            "ACT-3",
            text("The five actions", "Las cinco acciones"),
            &[
                item("Build rails (RAIL-1).", "Construir rieles (RAIL-1)."),
                item("Upgrade a Link (UPL-1).", "Mejorar un Enlace (UPL-1)."),
                item("Build a Building (BLD-1).", "Construir un Edificio (BLD-1)."),
                item("Upgrade a Building (UPB-1).", "Mejorar un Edificio (UPB-1)."),
                item("Move a Passenger (MOV-1).", "Mover un Pasajero (MOV-1)."),
            ],
        ),
        clause(
            "ACT-4",
            text("Icons that must wait", "Iconos que deben esperar"),
            &[say(
                "Money, Rail Worker, Add Passenger and Reduce Stress icons may not be played in this phase, except Money to buy HP at a Leisure Building (MOV-8).",
                "En esta fase no se pueden jugar iconos de Dinero, Trabajador ferroviario, Añadir Pasajero ni Reducir Estrés, salvo los de Dinero para comprar PF en un Edificio Lúdico (MOV-8).",
            )],
        ),
    ],
};
