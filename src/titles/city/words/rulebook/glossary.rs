//! The words of San Francisco and Berlin. A title has the words whose rules it has.

use crate::words::rulebook::{Term, term, text};

pub(super) const TERMS: &[Term] = &[
    term(
        "transportation-card",
        text("Transportation card", "Carta de Transporte"),
        text(
            "A card of one of six colours, or a wild card. Cards of a Route's colour pay for it.",
            "Una carta de uno de seis colores o un comodín. Las del color de un Recorrido lo pagan.",
        ),
        &["CSET-2", "CDRAW-1", "CCLAIM-1"],
    ),
    term(
        "wild-card",
        text("Wild card", "Comodín"),
        text(
            "Stands for any colour when you pay. Taken face up it is your whole draw.",
            "Vale por cualquier color al pagar. Tomado boca arriba es todo tu robo.",
        ),
        &["CSET-2", "CDRAW-2", "CDRAW-5", "CCLAIM-1"],
    ),
    term(
        "face-up-cards",
        text("Face-up cards", "Cartas boca arriba"),
        text(
            "Five Transportation cards to choose from. One that is taken is replaced at once.",
            "Cinco cartas de Transporte para elegir. La que se toma se repone enseguida.",
        ),
        &["CSET-2", "CDRAW-1", "CDRAW-5"],
    ),
    term(
        "location",
        text("Location", "Localización"),
        text(
            "A named point of the map, where Routes begin and end.",
            "Un punto con nombre del mapa, donde empiezan y acaban los Recorridos.",
        ),
        &["CTICK-3"],
    ),
    term(
        "route",
        text("Route", "Recorrido"),
        text(
            "A row of spaces between two Locations. It is open until a player claims it with cards and pieces.",
            "Una fila de espacios entre dos Localizaciones. Está libre hasta que alguien lo cubre con cartas y piezas.",
        ),
        &["CCLAIM-1", "CCLAIM-3"],
    ),
    term(
        "double-route",
        text("Double Route", "Recorrido Doble"),
        text(
            "Two Routes with the same two ends. Nobody claims both; with few players only one of them can be claimed.",
            "Dos Recorridos con los mismos extremos. Nadie cubre los dos; con pocos jugadores solo se cubre uno.",
        ),
        &["CCLAIM-4"],
    ),
    term(
        "grey-route",
        text("Grey Route", "Recorrido gris"),
        text(
            "A Route without a colour: pay it with cards of any one colour.",
            "Un Recorrido sin color: se paga con cartas de un color cualquiera.",
        ),
        &["CCLAIM-1"],
    ),
    term(
        "ferry-route",
        text("Ferry Route", "Recorrido de Ferri"),
        text(
            "A Route over water. Each ferry symbol on it needs a wild card.",
            "Un Recorrido sobre el agua. Cada símbolo de Ferri pide un comodín.",
        ),
        &["CCLAIM-5"],
    ),
    term(
        "metro-route",
        text("Metro Route", "Recorrido de Metro"),
        text(
            "A Route that takes one metro car and costs as many cards as the number beside it.",
            "Un Recorrido que usa un vagón de metro y cuesta tantas cartas como indica su número.",
        ),
        &["CCLAIM-7"],
    ),
    term(
        "tourist-token",
        text("Tourist token", "Ficha de Turista"),
        text(
            "A token with a symbol. You win it with a Route to its Location; different symbols score at the end.",
            "Una ficha con un símbolo. La ganas con un Recorrido a su Localización; los símbolos distintos puntúan al final.",
        ),
        &["CSET-5", "CCLAIM-6"],
    ),
    term(
        "destination-ticket",
        text("Destination Ticket", "Billete de Destino"),
        text(
            "A secret aim: two Locations to join. Completed it adds its points at the end, otherwise it subtracts them.",
            "Un objetivo secreto: dos Localizaciones que unir. Completado suma sus puntos al final; si no, los resta.",
        ),
        &["CSET-3", "CTICK-1", "CTICK-2", "CTICK-3", "CEND-2"],
    ),
    term(
        "continuous-path",
        text("Continuous path", "Ruta Continua"),
        text(
            "Routes of one player that lead from one Location to the next without a gap.",
            "Recorridos de un jugador que llevan de una Localización a otra sin huecos.",
        ),
        &["CTICK-3"],
    ),
    term(
        "last-turn",
        text("Last turn", "Último turno"),
        text(
            "Everybody has one when a player is almost out of pieces.",
            "Lo tienen todos cuando a un jugador casi no le quedan piezas.",
        ),
        &["CEND-1", "CTURN-2"],
    ),
];
