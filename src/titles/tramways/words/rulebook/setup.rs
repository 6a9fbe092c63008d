//! Set-up, for one to five players, with its variants.

use crate::words::rulebook::{Chapter, Clause, clause, item, reading, say, text};

pub(super) const SETUP: Chapter = Chapter {
    key: "setup",
    title: text("Setup", "Preparación"),
    intro: &[say(
        "All of this is done for you when a game starts. The differences of the solo game have their own chapter (SOLO-1).",
        "Todo esto se hace por ti al empezar una partida. Las diferencias de la partida en solitario tienen su propio capítulo (SOLO-1).",
    )],
    clauses: CLAUSES,
};

const CLAUSES: &[Clause] = &[
    clause(
        "SET-1",
        text("The map", "El mapa"),
        &[
            say(
                "Take twice as many boards as there are players. A board has 5 × 3 spaces and two sides: the normal one, 1920, and the hard one, 1910. Usually the boards form a rectangle of two rows, but any layout is allowed, also with holes.",
                "Se toman el doble de tableros que jugadores. Un tablero tiene 5 × 3 casillas y dos caras: la normal, 1920, y la difícil, 1910. Lo habitual es un rectángulo de dos filas, pero vale cualquier disposición, también con huecos.",
            ),
            item(
                "A board may be given a half turn, and a quarter turn where it fits.",
                "Un tablero puede girarse media vuelta, o un cuarto donde quepa.",
            ),
            item("At most one board has a J Parcel.", "Como mucho un tablero tiene un Terreno J."),
            item(
                "The map has at least four Parcels for each player; otherwise boards are drawn again.",
                "El mapa tiene al menos cuatro Terrenos por jugador; si no, se sacan otros tableros.",
            ),
            item(
                "Expert map for two: three boards in a row, also with at least eight Parcels.",
                "Mapa experto para dos: tres tableros en fila, e igualmente al menos ocho Terrenos.",
            ),
            reading(
                "In the usual rectangle the boards stand upright: three spaces wide, five high.",
                "En el rectángulo habitual los tableros van de pie: tres casillas de ancho y cinco de alto.",
            ),
            reading(
                "A custom map may have Buildings or boards that no rails can reach: you are warned, but you can play it.",
                "Un mapa a medida puede tener Edificios o tableros a los que no llegue ningún riel: se te avisa, pero se puede jugar.",
            ),
        ],
    ),
    clause(
        "SET-2",
        text("Which Parcel cards are used", "Qué cartas de Terreno se usan"),
        &[say(
            "The cards of the Parcels on the map are in the game, the others are not.",
            "Entran en juego las cartas de los Terrenos que están en el mapa; las demás no.",
        )],
    ),
    clause(
        "SET-3",
        text("What each player gets", "Qué recibe cada jugador"),
        &[
            say(
                "A colour, 12 straight and 12 curved rail tiles, $3, and a player board. The normal board has two Rail Worker spaces and the long Stress track; the hard board has one space and a shorter track (STR-1). The hand limit is 7.",
                "Un color, 12 losetas rectas y 12 curvas, 3\u{a0}$ y un tablero. El tablero normal tiene dos espacios de Trabajador ferroviario y el medidor de Estrés largo; el difícil, un espacio y un medidor más corto (STR-1). El límite de mano es 7.",
            ),
            reading(
                "Rail Worker spaces start full.",
                "Los espacios de Trabajador ferroviario empiezan llenos.",
            ),
        ],
    ),
    clause(
        "SET-4",
        text("Dealing the Parcels", "El reparto de Terrenos"),
        &[
            say(
                "Normal deal: four random Parcel cards each. Discs mark on the map whose Parcels they are; the cards stay in hand.",
                "Reparto normal: cuatro cartas de Terreno al azar para cada uno. Unos discos marcan en el mapa de quién es cada Terreno; las cartas se quedan en la mano.",
            ),
            say(
                "Advanced deal: all Parcel cards are face up. In a random order each player but the last takes two, the last takes four, and then the others take two more, in reverse.",
                "Reparto avanzado: todas las cartas de Terreno quedan boca arriba. En un orden al azar cada jugador menos el último toma dos, el último toma cuatro, y después los demás toman dos más en orden inverso.",
            ),
            reading(
                "The order of the advanced deal is random, independent of the first turn order (SET-7).",
                "El orden del reparto avanzado sale al azar, aparte del primer orden de turno (SET-7).",
            ),
        ],
    ),
    clause(
        "SET-5",
        text("The Auction deck", "El mazo de Subasta"),
        &[say(
            "The Parcel cards left over and random Auction cards of this number of players (CARD-8) make a deck of exactly five cards for each player. It is shuffled, and as many cards as there are players are revealed.",
            "Las cartas de Terreno que sobran y cartas de Subasta al azar para ese número de jugadores (CARD-8) forman un mazo de exactamente cinco cartas por jugador. Se baraja y se revelan tantas cartas como jugadores.",
        )],
    ),
    clause(
        "SET-6",
        text("Generic cards", "Cartas Genéricas"),
        &[say(
            "Each player takes both Generic cards (CARD-6).",
            "Cada jugador toma las dos cartas Genéricas (CARD-6).",
        )],
    ),
    clause(
        "SET-7",
        text("Turn order and tracks", "Orden de turno y marcadores"),
        &[say(
            "The first turn order is random. Happiness Points start at 0, Stress at level 1.",
            "El primer orden de turno es al azar. Los Puntos de Felicidad empiezan en 0 y el Estrés en el nivel 1.",
        )],
    ),
    clause(
        "SET-8",
        text("The first Passengers", "Los primeros Pasajeros"),
        &[say(
            "There is one Passenger on every Building space of the map, so a Building of two spaces starts with two.",
            "Hay un Pasajero en cada casilla de Edificio del mapa, así que un Edificio de dos casillas empieza con dos.",
        )],
    ),
    clause(
        "SET-9",
        text("Development cards", "Cartas de Desarrollo"),
        &[
            say(
                "Original rule: the 20 Development cards are shuffled and dealt into Ticket Books of four; the rest leave the game. The top card of a Book is face up. In reverse turn order each player chooses a Book, looks through it in secret, keeps one card, and puts the rest back with any of them on top.",
                "Regla original: las 20 cartas de Desarrollo se barajan y se reparten en Libros de boletos de cuatro cartas; el resto sale de la partida. La carta superior de cada Libro queda boca arriba. En orden de turno inverso cada jugador elige un Libro, lo mira entero en secreto, se queda una carta y devuelve las demás con la que quiera encima.",
            ),
            reading(
                "There are as many Ticket Books as players.",
                "Hay tantos Libros de boletos como jugadores.",
            ),
            say(
                "Alternative rule: each player gets four cards and keeps one in secret. The others are shuffled into a deck, and three cards are revealed beside it; a face-up card that is taken is replaced at once.",
                "Regla alternativa: cada uno recibe cuatro cartas y se queda una en secreto. Las demás se barajan en un mazo, y se revelan tres cartas a su lado; si se toma una carta boca arriba, se repone enseguida.",
            ),
        ],
    ),
    clause(
        "SET-10",
        text("Building tiles and cards", "Losetas y cartas de Edificio"),
        &[
            say(
                "There are as many Building tiles of each type as players, less one. With two players and in the solo game there are one Residence, one Commerce, two Industry and one Leisure tile. Each tile has its Building card and a Passenger.",
                "De cada tipo hay tantas losetas de Edificio como jugadores menos una. Con dos jugadores y en la partida en solitario hay una loseta de Residencia, una de Comercio, dos de Industria y una de Edificio Lúdico. Cada loseta tiene su carta de Edificio y un Pasajero.",
            ),
            reading(
                "The card of each tile is chosen at random among the four of its type.",
                "La carta de cada loseta se saca al azar entre las cuatro de su tipo.",
            ),
        ],
    ),
    clause(
        "SET-11",
        text("Building Type tiles", "Losetas de tipo de Edificio"),
        &[say(
            "Of 20 Building Type tiles, five of each type, five are drawn at random, one for the end of each of rounds 1 to 5. All five are face up from the start; they show where new Passengers will arrive (END-4).",
            "De 20 losetas de tipo de Edificio, cinco de cada tipo, se sacan cinco al azar, una para el final de cada ronda de la 1 a la 5. Las cinco están boca arriba desde el principio y dicen dónde llegarán nuevos Pasajeros (END-4).",
        )],
    ),
    clause(
        "SET-12",
        text("No shortage", "No falta de nada"),
        &[reading(
            "Passengers and money never run out.",
            "Los Pasajeros y el dinero no se agotan.",
        )],
    ),
];
