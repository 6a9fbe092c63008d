//! Moving Passengers, and who is paid for it.

use super::{Figure, figure};
use crate::words::rulebook::{Chapter, Clause, clause, item, reading, say, text};

pub(super) const PASSENGERS: Chapter = Chapter {
    key: "passengers",
    title: text("Move a Passenger", "Mover un Pasajero"),
    intro: &[],
    clauses: CLAUSES,
};

const CLAUSES: &[Clause] = &[
    clause(
        "MOV-1",
        text("What it takes", "Qué hace falta"),
        &[say(
            "A magnetic stripe and a Destination icon: a type of Building, or the number of a Parcel. Both from one card cost +1\u{a0}Stress. You may move any Passenger on the map, over anybody's complete Links. Void Tickets have no stripe.",
            "Una banda magnética y un icono de Destino: un tipo de Edificio o el número de un Terreno. Si los dos iconos son de la misma carta, cuestan +1\u{a0}Estrés. Puedes mover cualquier Pasajero del mapa, por los Enlaces completos de cualquiera. Los Boletos vacíos no tienen banda.",
        )],
    ),
    clause(
        "MOV-2",
        text("Where it goes", "A dónde va"),
        &[
            say(
                "The Passenger may leave by any Link that touches any space of its merged Building. It stops at the first location on its route that matches the Destination; it may not travel past it.",
                "El Pasajero puede salir por cualquier Enlace que toque cualquier casilla de su gran Edificio. Se detiene en la primera localización de la ruta que coincide con el Destino; no puede pasar de largo.",
            ),
            reading(
                "A move that cannot continue ends by itself.",
                "Un viaje que no puede seguir termina por sí solo.",
            ),
        ],
    ),
    clause(
        "MOV-3",
        text("No location twice", "Ninguna localización dos veces"),
        &[say(
            "No location is visited twice, the one it starts from included. Locations with other Passengers are not an obstacle. The route need not be the shortest, nor use a Link of yours.",
            "No se visita dos veces ninguna localización, tampoco la de salida. Las que tienen otros Pasajeros no estorban. La ruta no tiene que ser la más corta ni usar un Enlace tuyo.",
        )],
    ),
    clause(
        "MOV-4",
        text("Arrival", "La llegada"),
        &[say(
            "At its destination the Passenger leaves the map.",
            "Al llegar a su destino el Pasajero sale del mapa.",
        )],
    ),
    clause(
        "MOV-5",
        text("In which order", "En qué orden"),
        &[say(
            "First the Happiness Points for the Links (MOV-6), then the bonus of the destination (MOV-8), then the payments (MOV-7).",
            "Primero los Puntos de Felicidad por los Enlaces (MOV-6), después la bonificación del destino (MOV-8) y al final los pagos (MOV-7).",
        )],
    ),
    clause(
        "MOV-6",
        text("Happiness for the owners", "Felicidad para los dueños"),
        &[say(
            "Each Link that was travelled brings its owner 1\u{a0}HP, once.",
            "Cada Enlace recorrido da 1\u{a0}PF a su dueño, una vez.",
        )],
    ),
    clause(
        "MOV-7",
        text("Payments", "Pagos"),
        &[
            say(
                "In the order of the route, each Link pays its owner $1 for each of its tiles; an upgraded Link 50% more, rounded up for each Link. When you move a Passenger, the bank pays you for your own Links and you pay the other owners for theirs.",
                "En el orden de la ruta, cada Enlace paga a su dueño 1\u{a0}$ por loseta; uno mejorado, un 50\u{a0}% más, redondeado hacia arriba en cada Enlace. Cuando mueves un Pasajero, el banco te paga por tus Enlaces y tú pagas a los otros dueños por los suyos.",
            ),
            figure(Figure::Fares),
            say(
                "If you cannot pay, you hand over all your cash and get +1\u{a0}Stress; nothing more is paid in this move, not even by the bank. Happiness Points and bonus stand.",
                "Si no puedes pagar, entregas todo tu efectivo y recibes +1\u{a0}Estrés; en ese movimiento no se paga nada más, tampoco el banco. Los Puntos de Felicidad y la bonificación se mantienen.",
            ),
        ],
    ),
    clause(
        "MOV-8",
        text("The bonus of the destination", "La bonificación del destino"),
        &[
            item(
                "Residence: −1\u{a0}Stress, unless the marker is on the first space.",
                "Residencia: −1\u{a0}Estrés, salvo que el marcador esté en el primer espacio.",
            ),
            item(
                "Commerce: +1\u{a0}Stress, then $5 or a Development card. By the original rule you choose a Ticket Book, look through it, take one card and choose the new top card; by the alternative rule you take one of the three face-up cards, or the top card of the deck unseen (SET-9).",
                "Comercio: +1\u{a0}Estrés y luego 5\u{a0}$ o una carta de Desarrollo. Con la regla original eliges un Libro de boletos, lo miras, tomas una carta y eliges la nueva superior; con la alternativa tomas una de las tres boca arriba o, a ciegas, la superior del mazo (SET-9).",
            ),
            item(
                "Industry: +1\u{a0}Stress, then a Rail Worker comes back if a space is free.",
                "Industria: +1\u{a0}Estrés y luego vuelve un Trabajador ferroviario si hay un espacio libre.",
            ),
            item(
                "Leisure: you may buy HP: 1 for $1, 2 for $3, 3 for $6, 4 for $10 and so on, each $1 more than the one before; with cash, Money icons or both (AUC-4).",
                "Lúdico: puedes comprar PF: 1 por 1\u{a0}$, 2 por 3\u{a0}$, 3 por 6\u{a0}$, 4 por 10\u{a0}$ y así, cada uno 1\u{a0}$ más que el anterior; con efectivo, iconos de Dinero o ambos (AUC-4).",
            ),
            item("Parcel: nothing.", "Terreno: nada."),
            reading(
                "At a Commerce Building without Development cards you take $5.",
                "En un Comercio sin cartas de Desarrollo tomas 5\u{a0}$.",
            ),
            reading(
                "At a Leisure Building you may also use Money icons of the cards played for the move, with the Stress of extra icons (PLAY-2).",
                "En un Edificio Lúdico también sirven los iconos de Dinero de las cartas jugadas para mover, con el Estrés de iconos adicionales (PLAY-2).",
            ),
        ],
    ),
    clause(
        "MOV-9",
        text("An example", "Un ejemplo"),
        &[
            say(
                "Orange moves a Passenger to a Leisure Building: first over Brown's Link of three tiles, then over an upgraded Link of Orange's of four tiles, then over another of two.",
                "Naranja lleva a un Pasajero a un Edificio Lúdico: primero por un Enlace de Marrón de tres losetas, después por uno propio mejorado de cuatro y después por otro propio de dos.",
            ),
            figure(Figure::Ride),
        ],
    ),
];
