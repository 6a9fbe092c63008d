//! Playing cards, Stress, and the Actions phase.

use super::{Chapter, Figure, Part, item, reading, rule, say, text};

pub(super) const PLAYING: Chapter = Chapter {
    key: "playing",
    title: text("Playing cards", "Jugar cartas"),
    intro: &[],
    paragraphs: &[
        rule(
            "PLAY-1",
            text("To play a card", "Jugar una carta"),
            &[say(
                "A card is played from hand by using at least one of its icons. Then it goes to your discard pile, whatever else was on it.",
                "Una carta se juega de la mano usando al menos uno de sus iconos. Después va a tus descartes, sea lo que sea lo demás que lleve.",
            )],
        ),
        rule(
            "PLAY-2",
            text("The first icon is free", "El primer icono es gratis"),
            &[
                say(
                    "One icon of a card costs no Stress. Each further icon of the same card, in the same play, is +1 Stress at once. You choose the order.",
                    "Un icono de la carta no cuesta Estrés. Cada icono más de la misma carta, en la misma jugada, es +1 Estrés al momento. El orden lo eliges tú.",
                ),
                reading(
                    "Each icon is judged after its own extra Stress: at level 1, Money first and Reduce Stress second is legal, the other way round it is not.",
                    "Cada icono se juzga tras su propio Estrés: en el nivel 1, Dinero y luego Reducir Estrés es legal; al revés, no.",
                ),
            ],
        ),
        rule(
            "PLAY-3",
            text("Consequences come first", "Primero, la Consecuencia"),
            &[
                say(
                    "A card's Consequence is applied once, before its first icon. If you cannot pay it in full, you may neither play the card nor choose to discard it.",
                    "La Consecuencia de una carta se aplica una vez, antes de su primer icono. Si no puedes pagarla entera, no puedes jugar la carta ni decidir descartarla.",
                ),
                reading(
                    "A Consequence is paid from cash already held; the card's own Money icon cannot pay for it.",
                    "La Consecuencia se paga con efectivo ya disponible; el icono de Dinero de la propia carta no la paga.",
                ),
            ],
        ),
        rule(
            "PLAY-4",
            text("Several cards, one action", "Varias cartas, una acción"),
            &[
                say(
                    "Icons of several cards may pay for one action together. Icons of one card never serve two actions, and unlike icons never make two actions one: Build Rails and Upgrade Link in a single action is not possible. In Administration any icons of a card that can be used then go together.",
                    "Los iconos de varias cartas pueden pagar juntos una acción. Los de una carta nunca sirven para dos acciones, y dos iconos distintos nunca hacen de dos acciones una: no se puede Construir Rieles y Mejorar Enlace en la misma acción. En la Administración se pueden usar juntos todos los iconos de una carta que entonces sirvan.",
                ),
                reading(
                    "The page plays the icons of an action in a fixed order; it makes no difference to what is legal or what it costs.",
                    "La página juega los iconos de una acción en un orden fijo; no cambia lo que es legal ni lo que cuesta.",
                ),
            ],
        ),
        rule(
            "PLAY-5",
            text("Nothing is wasted", "Nada se malgasta"),
            &[say(
                "A card may be played only if everything that you choose on it can be carried out in full. Rail symbols, money and Destinations must come out even.",
                "Una carta solo se juega si todo lo que eliges en ella se puede realizar por completo. Los símbolos de riel, el dinero y los Destinos deben cuadrar.",
            )],
        ),
        rule(
            "PLAY-6",
            text("No new cards in between", "Sin cartas nuevas entre medias"),
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
    paragraphs: &[
        rule(
            "STR-1",
            text("The track", "El medidor"),
            &[
                say(
                    "Stress is a marker on a track with the levels 1 to 21; it starts leftmost, on 1. +1 Stress moves it one space to the right, -1 one space to the left. At the end the level under the marker is taken off your score.",
                    "El Estrés es un marcador en un medidor con los niveles 1 a 21; empieza en el primero, el 1. +1 Estrés lo mueve un espacio a la derecha, -1 uno a la izquierda. Al final el nivel en que está el marcador se resta de tu puntuación.",
                ),
                Part::Figure(Figure::Tracks),
                reading(
                    "The hard player board's track is 1 2 3 5 7 9 11 13 15 17 19 21: one space can mean two levels.",
                    "El medidor del tablero difícil es 1 2 3 5 7 9 11 13 15 17 19 21: un espacio puede ser dos niveles.",
                ),
            ],
        ),
        rule(
            "STR-2",
            text("Onto 21 and beyond", "En el 21 y más allá"),
            &[
                say(
                    "Each step onto 21, or beyond it, costs 1 HP; the marker stays on 21.",
                    "Cada paso que llega al 21, o que lo pasaría, cuesta 1 PF; el marcador se queda en el 21.",
                ),
                reading("+2 Stress is two steps.", "+2 Estrés son dos pasos."),
            ],
        ),
        rule(
            "STR-3",
            text("Staying on 21", "Seguir en el 21"),
            &[say(
                "At the end of each of the rounds 1 to 5 a marker on 21 costs 1 HP.",
                "Al final de cada ronda de la 1 a la 5, un marcador en el 21 cuesta 1 PF.",
            )],
        ),
        rule(
            "STR-4",
            text("Below nothing", "Bajo cero"),
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
    paragraphs: &[
        rule(
            "ACT-1",
            text("First turn", "Primer turno"),
            &[say(
                "In turn order each player does one action, or takes $2.",
                "En orden de turno cada jugador hace una acción o toma 2 $.",
            )],
        ),
        rule(
            "ACT-2",
            text("Second turn", "Segundo turno"),
            &[
                say(
                    "Then, in turn order again, each player does two actions, or one action and takes $2, or only takes $2.",
                    "Después, otra vez en orden de turno, cada jugador hace dos acciones, o una acción y toma 2 $, o solo toma 2 $.",
                ),
                reading(
                    "The action and the $2 come in either order.",
                    "La acción y los 2 $ van en cualquier orden.",
                ),
            ],
        ),
        rule(
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
        rule(
            "ACT-4",
            text("Icons that must wait", "Iconos que deben esperar"),
            &[say(
                "Money, Rail Worker, Add Passenger and Reduce Stress icons may not be played in this phase; Money may only to buy Happiness Points at a Leisure (MOV-8).",
                "En esta fase no se pueden jugar iconos de Dinero, Trabajador ferroviario, Añadir Pasajero ni Reducir Estrés; los de Dinero, solo para comprar Puntos de Felicidad en un Lúdico (MOV-8).",
            )],
        ),
    ],
};
