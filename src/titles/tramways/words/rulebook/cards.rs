//! What the cards are.

use super::{Figure, figure};
use crate::words::rulebook::{Chapter, Clause, clause, item, ours, reading, say, text};

pub(super) const CARDS: Chapter = Chapter {
    key: "cards",
    title: text("What is on the table", "Qué hay en la mesa"),
    intro: &[
        say(
            "The map is made of boards of 15 spaces. A space is a plain, a mountain, a lake, a grey Parcel with a number such as A1, or part of a Building: Residence (R, green), Commerce (C, blue), Industry (I, yellow) or Leisure (L, red). An unbuilt Parcel, and a whole Building, are locations: there a Link can end.",
            "El mapa se compone de tableros de 15 casillas. Una casilla es llanura, montaña, lago, un Terreno gris con un número como A1, o parte de un Edificio: Residencia (R, verde), Comercio (C, azul), Industria (I, amarillo) o Lúdico (L, rojo). Un Terreno sin edificar y un Edificio entero son localizaciones: ahí puede acabar un Enlace.",
        ),
        say(
            "Each player has rail tiles, straight and curved, with a normal and an upgraded side; a player board with the hand limit, the Rail Workers and the Stress track; a deck, a hand and a discard pile; money and Happiness Points, which everybody can see. White figures are Passengers, grey ones Rail Workers.",
            "Cada jugador tiene losetas de riel, rectas y curvas, con una cara normal y otra mejorada; un tablero con el límite de mano, los Trabajadores ferroviarios y el medidor de Estrés; un mazo, una mano y unos descartes; y dinero y Puntos de Felicidad, que todos pueden ver. Las figuras blancas son Pasajeros; las grises, Trabajadores ferroviarios.",
        ),
    ],
    clauses: CLAUSES,
};

const CLAUSES: &[Clause] = &[
    clause(
        "CARD-1",
        text("The Tickets", "Los Boletos"),
        &[
            say("There are 101 cards, all of them Tickets:", "Hay 101 cartas, todas Boletos:"),
            item("20 Development cards;", "20 cartas de Desarrollo;"),
            item(
                "25 Parcel cards, one for each numbered Parcel and the J;",
                "25 cartas de Terreno, una por cada Terreno numerado y la J;",
            ),
            item("16 Building cards, 4 of each type;", "16 cartas de Edificio, 4 de cada tipo;"),
            item("30 Auction cards;", "30 cartas de Subasta;"),
            item("10 Generic cards, two for each player.", "10 cartas Genéricas, dos por jugador."),
        ],
    ),
    clause(
        "CARD-2",
        text("The parts of a card", "Las partes de una carta"),
        &[
            say(
                "A card has up to four action icons. Along its foot runs the magnetic stripe, which is also an icon; only Void Tickets, which are all Auction cards, have none. A card has at most one Consequence (CARD-4).",
                "Una carta tiene hasta cuatro iconos de acción. En su pie lleva la banda magnética, que también es un icono; solo les falta a los Boletos vacíos, que son todos cartas de Subasta. Una carta tiene como mucho una Consecuencia (CARD-4).",
            ),
            reading(
                "The stripe does not take up one of the four slots.",
                "La banda no ocupa ninguno de los cuatro huecos.",
            ),
            figure(Figure::Card),
        ],
    ),
    clause(
        "CARD-3",
        text("The icons", "Los iconos"),
        &[
            say(
                "The icons are: Build 1, 2 or 3 Rails; Upgrade Link; Build Building; Upgrade Building; a Destination (Residence, Commerce, Industry, Leisure, or the number of a Parcel); the magnetic stripe; Money; Rail Worker; Add Passenger; Reduce Stress. The glossary says what each one does.",
                "Los iconos son: Construir 1, 2 o 3 rieles; Mejorar Enlace; Construir Edificio; Mejorar Edificio; un Destino (Residencia, Comercio, Industria, Lúdico o el número de un Terreno); la banda magnética; Dinero; Trabajador ferroviario; Añadir Pasajero; Reducir Estrés. El glosario dice para qué sirve cada uno.",
            ),
            reading(
                "Money comes as $1, $2 and $3.",
                "Hay iconos de 1\u{a0}$, 2\u{a0}$ y 3\u{a0}$.",
            ),
        ],
    ),
    clause(
        "CARD-4",
        text("Consequences", "Consecuencias"),
        &[say(
            "A Consequence is an extra cost of the card: pay $3, or +1\u{a0}Stress. You pay it each time the card is played or discarded (PLAY-3, ADM-2). The third one, Void, is described in CARD-5.",
            "Una Consecuencia es un coste añadido de la carta: pagar 3\u{a0}$ o +1\u{a0}Estrés. Se paga cada vez que la carta se juega o se descarta (PLAY-3, ADM-2). La tercera, Vacío, se explica en CARD-5.",
        )],
    ),
    clause(
        "CARD-5",
        text("Void Tickets", "Boletos vacíos"),
        &[
            say(
                "When you take a Void Ticket, you discard a card from your hand that is not a Void Ticket. That happens once, when you take it; with no such card in hand nothing happens. Later the Void Ticket is played and discarded without any Consequence.",
                "Al tomar un Boleto vacío descartas de tu mano una carta que no sea un Boleto vacío. Ocurre una sola vez, al tomarlo; sin una carta así en la mano no pasa nada. Después el Boleto vacío se juega y se descarta sin Consecuencia alguna.",
            ),
            reading(
                "You do not pay the Consequence of the card that you discard for a Void Ticket. The rulebook asks for Consequences of cards that are played or discarded in Administration; this discard is itself a Consequence, it is not voluntary, and it happens at once, whether you could pay or not.",
                "No se paga la Consecuencia de la carta que se descarta por un Boleto vacío. El reglamento pide las Consecuencias de las cartas jugadas o descartadas en la Administración; este descarte es en sí una Consecuencia, no es voluntario y ocurre en el acto, se pueda pagar o no.",
            ),
        ],
    ),
    clause(
        "CARD-6",
        text("Generic cards", "Cartas Genéricas"),
        &[say(
            "All players start with the same two: Build 2 Rails with a Rail Worker, and $1 with Build Building.",
            "Todos empiezan con las dos mismas: Construir 2 rieles con un Trabajador ferroviario, y 1\u{a0}$ con Construir Edificio.",
        )],
    ),
    clause(
        "CARD-7",
        text("Parcel and Building cards", "Cartas de Terreno y de Edificio"),
        &[say(
            "A Parcel card has the number of its Parcel among its icons. The type in the corner of a Building card is a mark, not an icon: such a card need not have the Destination of its own type.",
            "Una carta de Terreno lleva el número de su Terreno entre sus iconos. El tipo en la esquina de una carta de Edificio es una marca, no un icono: la carta no tiene por qué llevar el Destino de su propio tipo.",
        )],
    ),
    clause(
        "CARD-8",
        text("Which Auction cards are used", "Qué cartas de Subasta se usan"),
        &[
            say(
                "Auction cards are marked 2, 3, 4 or 5. A game uses those with a mark up to the number of players.",
                "Las cartas de Subasta están marcadas con 2, 3, 4 o 5. Se usan las que llevan como mucho el número de jugadores.",
            ),
            ours(
                "There are 12 marked 2, and 6 each marked 3, 4 and 5.",
                "Hay 12 con un 2, y 6 con cada uno de 3, 4 y 5.",
            ),
        ],
    ),
];
