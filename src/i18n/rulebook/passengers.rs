//! Moving Passengers, and who is paid for it.

use super::{Chapter, Figure, Paragraph, Part, item, reading, rule, say, text};

pub(super) const PASSENGERS: Chapter = Chapter {
    key: "passengers",
    title: text("Move a Passenger", "Mover un Pasajero"),
    intro: &[],
    paragraphs: PARAGRAPHS,
};

const PARAGRAPHS: &[Paragraph] = &[
    rule(
        "MOV-1",
        text("What it takes", "Qué hace falta"),
        &[say(
            "A magnetic stripe and a Destination icon: a type of Building, or the number of a Parcel. Both from one card cost 1 Stress. You may move any Passenger on the map, over anybody's complete Links. Void Tickets have no stripe.",
            "Una banda magnética y un icono de Destino: un tipo de Edificio o el número de un Terreno. Si las dos cosas son de la misma carta, cuesta 1 Estrés. Puedes mover cualquier Pasajero del mapa, por los Enlaces completos de cualquiera. Los Boletos vacíos no tienen banda.",
        )],
    ),
    rule(
        "MOV-2",
        text("Where it goes", "A dónde va"),
        &[
            say(
                "The Passenger may leave by any Link that touches any cell of its merged Building. It stops at the first location on its way that matches the Destination; it may not ride on past it.",
                "El Pasajero puede salir por cualquier Enlace que toque cualquier casilla de su Edificio unido. Se detiene en la primera localización del camino que coincide con el Destino; no puede pasar de largo.",
            ),
            reading(
                "A ride that cannot go on ends by itself.",
                "Un viaje que no puede seguir termina por sí solo.",
            ),
        ],
    ),
    rule(
        "MOV-3",
        text("No place twice", "Ningún sitio dos veces"),
        &[say(
            "No location is visited twice, the one it starts from included. Locations with other Passengers are no obstacle. It need not take the shortest way, nor a Link of yours.",
            "No se visita dos veces ninguna localización, tampoco la de salida. Las que tienen otros Pasajeros no estorban. No hace falta tomar el camino más corto ni un Enlace tuyo.",
        )],
    ),
    rule(
        "MOV-4",
        text("And it is gone", "Y se va"),
        &[say(
            "At its destination the Passenger leaves the map.",
            "Al llegar a su destino el Pasajero sale del mapa.",
        )],
    ),
    rule(
        "MOV-5",
        text("In which order", "En qué orden"),
        &[say(
            "First the Happiness Points for the Links (MOV-6), then the bonus of the destination (MOV-8), then the payments (MOV-7).",
            "Primero los Puntos de Felicidad por los Enlaces (MOV-6), después la bonificación del destino (MOV-8) y al final los pagos (MOV-7).",
        )],
    ),
    rule(
        "MOV-6",
        text("Happiness for the owners", "Felicidad para los dueños"),
        &[say(
            "Each Link that was travelled brings its owner 1 HP, once.",
            "Cada Enlace recorrido da 1 PF a su dueño, una vez.",
        )],
    ),
    rule(
        "MOV-7",
        text("Payments", "Pagos"),
        &[
            say(
                "Link by link, in the order of the ride, each Link pays its owner $1 for each of its tiles; an upgraded Link half as much again, rounded up for each Link. For your own Links the bank pays; for those of others you pay, whoever moved the Passenger.",
                "Enlace a Enlace, en el orden del viaje, cada Enlace paga a su dueño 1 $ por loseta; uno mejorado, la mitad más, redondeando hacia arriba en cada Enlace. Los tuyos los paga el banco; los de otros los paga quien mueve al Pasajero.",
            ),
            Part::Figure(Figure::Fares),
            say(
                "A mover who cannot pay gives all the cash there is, gets +1 Stress, and this move has no further payments of any kind, from the bank neither. Happiness Points and bonus stand.",
                "Si quien mueve no puede pagar, entrega todo su efectivo, recibe +1 Estrés y en ese movimiento ya no hay más pagos de ninguna clase, tampoco del banco. Los Puntos de Felicidad y la bonificación se mantienen.",
            ),
        ],
    ),
    rule(
        "MOV-8",
        text("The bonus of the destination", "La bonificación del destino"),
        &[
            item(
                "Residence: -1 Stress, unless the marker stands leftmost.",
                "Residencial: -1 Estrés, salvo que el marcador esté en el primer espacio.",
            ),
            item(
                "Commerce: +1 Stress, then $5 or a Development card. By the original rule you pick a Book, look at it, take one card and choose the new top; by the alternative one you take one of the three open cards or the top of the deck unseen (SET-9).",
                "Comercio: +1 Estrés y luego 5 $ o una carta de Desarrollo. Con la regla original eliges un Libro, lo miras, tomas una carta y eliges la nueva superior; con la alternativa tomas una de las tres a la vista o la superior del mazo a ciegas (SET-9).",
            ),
            item(
                "Industry: +1 Stress, then a Rail Worker comes back if a space is free.",
                "Industria: +1 Estrés y luego vuelve un Trabajador ferroviario si hay un espacio libre.",
            ),
            item(
                "Leisure: you may buy Happiness Points: 1 for $1, 2 for $3, 3 for $6, 4 for $10 and so on, each dearer by one than the one before; with cash, Money icons or both (AUC-4).",
                "Lúdico: puedes comprar Puntos de Felicidad: 1 por 1 $, 2 por 3 $, 3 por 6 $, 4 por 10 $ y así, cada uno un dólar más caro que el anterior; con efectivo, iconos de Dinero o ambos (AUC-4).",
            ),
            item("Parcel: nothing.", "Terreno: nada."),
            reading(
                "At a Commerce without Development cards you take $5.",
                "En un Comercio sin cartas de Desarrollo tomas 5 $.",
            ),
            reading(
                "At a Leisure, Money icons of the cards used for the move may pay, too, at the Stress of further icons (PLAY-2).",
                "En un Lúdico también pagan los iconos de Dinero de las cartas usadas para mover, con el Estrés de iconos adicionales (PLAY-2).",
            ),
        ],
    ),
    rule(
        "MOV-9",
        text("An example", "Un ejemplo"),
        &[
            say(
                "Orange moves a Passenger to a Leisure: first over Brown's Link of three tiles, then over an upgraded Link of Orange's of four tiles, then over another of two.",
                "Naranja lleva a un Pasajero a un Lúdico: primero por un Enlace de Marrón de tres losetas, después por uno propio mejorado de cuatro y después por otro propio de dos.",
            ),
            Part::Figure(Figure::Ride),
        ],
    ),
];
