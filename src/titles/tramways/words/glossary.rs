//! The glossary: every icon, Consequence and term, with the rules that say more.

use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::Consequence;
use crate::titles::tramways::rules::icon::{Destination, Icon, ParcelId};
use crate::titles::tramways::words::legend::{consequence_text, icon_text};
use crate::words::Text;
use crate::words::rulebook::{Term, TermKind, term, text};

/// What stands beside a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emblem {
    None,
    /// Icons that do the same.
    Icons(&'static [Icon]),
    /// What a card costs besides.
    Cost(Consequence),
    Points,
    Stress,
    Money,
    Passenger,
    /// A Rail Worker.
    Worker,
    Card,
    /// A player's disc.
    Disc,
    Tiles,
}

/// The terms, without what stands beside them.
pub(super) const TERMS: &[Term] = &terms(GLOSSARY);

const fn terms<const N: usize>(glossary: [(Emblem, Term); N]) -> [Term; N] {
    let mut terms = [glossary[0].1; N];
    let mut at = 0;
    while at < N {
        terms[at] = glossary[at].1;
        at += 1;
    }
    terms
}

/// What stands beside a term.
pub fn emblem_of(key: &str) -> Emblem {
    GLOSSARY.iter().find(|(_, term)| term.key == key).map_or(Emblem::None, |(emblem, _)| *emblem)
}

const fn icons(
    key: &'static str,
    icons: &'static [Icon],
    name: Text,
    rules: &'static [&'static str],
) -> (Emblem, Term) {
    let text = icon_text(icons[0]);
    (Emblem::Icons(icons), Term { key, kind: TermKind::Icon, name, text, rules })
}

const fn cost(
    key: &'static str,
    cost: Consequence,
    name: Text,
    rules: &'static [&'static str],
) -> (Emblem, Term) {
    let text = consequence_text(cost);
    (Emblem::Cost(cost), Term { key, kind: TermKind::Icon, name, text, rules })
}

const fn word(
    key: &'static str,
    emblem: Emblem,
    name: Text,
    text: Text,
    rules: &'static [&'static str],
) -> (Emblem, Term) {
    (emblem, term(key, name, text, rules))
}

/// All Building types as Destinations.
const KINDS: &[Icon] = &[
    Icon::To(Destination::Kind(BuildingType::Residence)),
    Icon::To(Destination::Kind(BuildingType::Commerce)),
    Icon::To(Destination::Kind(BuildingType::Industry)),
    Icon::To(Destination::Kind(BuildingType::Leisure)),
];

/// The glossary: icons, Consequences, then words.
const GLOSSARY: [(Emblem, Term); 40] = [
    icons(
        "icon-rails",
        &[Icon::Rails(1), Icon::Rails(2), Icon::Rails(3)],
        text("Build 1, 2 or 3 Rails", "Construir 1, 2 o 3 rieles"),
        &["CARD-3", "RAIL-1", "RAIL-4"],
    ),
    icons(
        "icon-upgrade-link",
        &[Icon::UpgradeLink],
        text("Upgrade Link", "Mejorar Enlace"),
        &["CARD-3", "UPL-1"],
    ),
    icons(
        "icon-build",
        &[Icon::Build],
        text("Build Building", "Construir Edificio"),
        &["CARD-3", "BLD-1"],
    ),
    icons(
        "icon-upgrade-building",
        &[Icon::UpgradeBuilding],
        text("Upgrade Building", "Mejorar Edificio"),
        &["CARD-3", "UPB-1"],
    ),
    icons(
        "icon-destination",
        KINDS,
        text("Destination", "Destino"),
        &["CARD-3", "RAIL-3", "MOV-1", "UPL-1", "UPB-1"],
    ),
    icons(
        "icon-parcel",
        &[Icon::To(Destination::Parcel(ParcelId(0)))],
        text("Parcel number", "Número de Terreno"),
        &["CARD-3", "CARD-7", "BLD-1", "MOV-1"],
    ),
    icons(
        "icon-stripe",
        &[Icon::Stripe],
        text("Magnetic stripe", "Banda magnética"),
        &["CARD-2", "CARD-3", "MOV-1"],
    ),
    icons(
        "icon-money",
        &[Icon::Money(1), Icon::Money(2), Icon::Money(3)],
        text("Money icon", "Icono de Dinero"),
        &["CARD-3", "AUC-4", "MOV-8", "ADM-1"],
    ),
    icons(
        "icon-worker",
        &[Icon::Worker],
        text("Rail Worker icon", "Icono de Trabajador ferroviario"),
        &["CARD-3", "ADM-1"],
    ),
    icons(
        "icon-passenger",
        &[Icon::Passenger],
        text("Add Passenger", "Añadir Pasajero"),
        &["CARD-3", "ADM-1"],
    ),
    icons(
        "icon-calm",
        &[Icon::Calm],
        text("Reduce Stress", "Reducir Estrés"),
        &["CARD-3", "ADM-1", "STR-1"],
    ),
    cost(
        "cost-pay",
        Consequence::Pay3,
        text("Consequence: pay $3", "Consecuencia: paga 3\u{a0}$"),
        &["CARD-4", "PLAY-3", "ADM-2"],
    ),
    cost(
        "cost-stress",
        Consequence::Stress,
        text("Consequence: +1\u{a0}Stress", "Consecuencia: +1\u{a0}Estrés"),
        &["CARD-4", "PLAY-3", "ADM-2"],
    ),
    cost(
        "cost-void",
        Consequence::Void,
        text("Consequence: Void", "Consecuencia: Vacío"),
        &["CARD-5"],
    ),
    word(
        "action-icon",
        Emblem::None,
        text("Action icon", "Icono de acción"),
        text(
            "One of a card's up to four signs, or its magnetic stripe. You can use each once when you play the card.",
            "Cada signo de una carta, cuatro como mucho, o su banda magnética. Cada uno se usa una vez al jugar la carta.",
        ),
        &["CARD-2", "CARD-3", "PLAY-2"],
    ),
    word(
        "book",
        Emblem::Card,
        text("Ticket Book", "Libro de boletos"),
        text(
            "A pile of Development cards whose top card is face up. To take one, you look through all of it and choose the new top card.",
            "Una pila de cartas de Desarrollo con la superior boca arriba. Para tomar una, la miras entera y eliges la nueva superior.",
        ),
        &["SET-9", "MOV-8"],
    ),
    word(
        "building",
        Emblem::None,
        text("Building", "Edificio"),
        text(
            "A coloured space or tile: Residence (green, R), Commerce (blue, C), Industry (yellow, I) or Leisure (red, L). Some are printed on the map, others are built by players.",
            "Una casilla o loseta de color: Residencia (verde, R), Comercio (azul, C), Industria (amarillo, I) o Lúdico (rojo, L). Unos están impresos en el mapa, otros los construyen los jugadores.",
        ),
        &["SET-8", "SET-10", "BLD-1", "BLD-3"],
    ),
    word(
        "consequence",
        Emblem::None,
        text("Consequence", "Consecuencia"),
        text(
            "What a card costs besides the Stress of its icons. It is paid before the first icon, and also when the card is discarded.",
            "Lo que cuesta una carta además del Estrés de sus iconos. Se paga antes del primer icono, y también al descartar la carta.",
        ),
        &["CARD-4", "PLAY-3", "ADM-2"],
    ),
    word(
        "crossing",
        Emblem::None,
        text("Crossing", "Cruce"),
        text(
            "Two straight tiles in one space, one north to south, one east to west. Two curves can share a space, too.",
            "Dos losetas rectas en una casilla, una de norte a sur y otra de este a oeste. También dos curvas pueden compartirla.",
        ),
        &["RAIL-6"],
    ),
    word(
        "decay",
        Emblem::None,
        text("Removal of idle Links", "Retirada de Enlaces"),
        text(
            "At the end of a round an incomplete Link that nobody worked on goes back to its owner's supply.",
            "Al final de la ronda, un Enlace incompleto en el que no se trabajó vuelve a la reserva de su dueño.",
        ),
        &["END-3", "RAIL-9", "RAIL-11"],
    ),
    word(
        "disc",
        Emblem::Disc,
        text("Disc", "Disco"),
        text(
            "A player's piece: on the turn order, on the player's Parcels and Buildings.",
            "La pieza de un jugador: en el orden de turno, en sus Terrenos y en sus Edificios.",
        ),
        &["SET-4", "AUC-1"],
    ),
    word(
        "extension",
        Emblem::None,
        text("Extension", "Prolongación"),
        text(
            "Tiles that continue a complete Link over the Parcel at its end. Until it has a new end, the whole Link counts as incomplete.",
            "Losetas que prolongan un Enlace completo por el Terreno de su extremo. Hasta que tenga otro extremo, todo el Enlace cuenta como incompleto.",
        ),
        &["RAIL-9", "END-3"],
    ),
    word(
        "hand-limit",
        Emblem::Card,
        text("Hand limit", "Límite de mano"),
        text(
            "The number of cards you draw up to: 7; with one Industry of yours 8, with two or more 9.",
            "Las cartas hasta las que robas: 7; con una Industria tuya, 8; con dos o más, 9.",
        ),
        &["SET-3", "BLD-4", "END-1", "ADM-3"],
    ),
    word(
        "hp",
        Emblem::Points,
        text("Happiness Points, HP", "Puntos de Felicidad, PF"),
        text(
            "Most of your score: won with upgrades, Buildings and Links travelled. Everybody can see them.",
            "La mayor parte de tu puntuación: los dan mejoras, Edificios y Enlaces recorridos. Todos pueden verlos.",
        ),
        &["MOV-6", "MOV-8", "UPL-1", "BLD-2", "UPB-2", "SCO-1", "STR-4"],
    ),
    word(
        "link",
        Emblem::None,
        text("Link", "Enlace"),
        text(
            "An unbroken run of one player's rail tiles. Complete: its ends point into two different locations. Incomplete: it has an open end.",
            "Una serie sin cortes de losetas de un jugador. Completo: sus extremos apuntan a dos localizaciones distintas. Incompleto: tiene un extremo abierto.",
        ),
        &["RAIL-2", "RAIL-3", "RAIL-12", "UPL-1", "SCO-1"],
    ),
    word(
        "line",
        Emblem::Card,
        text("Line", "Fila"),
        text(
            "In the solo game, cards revealed one by one; you take one of them each round.",
            "En la partida en solitario, cartas que se revelan una a una; tomas una en cada ronda.",
        ),
        &["SOLO-3"],
    ),
    word(
        "location",
        Emblem::None,
        text("Location", "Localización"),
        text(
            "An unbuilt Parcel, or a whole Building with all its merged spaces: where Links end and Passengers stop.",
            "Un Terreno sin edificar o un Edificio entero con todas sus casillas combinadas: donde acaban los Enlaces y se detienen los Pasajeros.",
        ),
        &["BLD-3", "RAIL-12", "MOV-2", "MOV-3"],
    ),
    word(
        "merged",
        Emblem::None,
        text("Merged Building", "Gran Edificio"),
        text(
            "Building spaces of one type that touch by an edge count as one Building, whoever owns them.",
            "Las casillas de Edificio de un tipo que se tocan por un lado cuentan como un solo Edificio, sean de quien sean.",
        ),
        &["BLD-3", "MOV-2", "RAIL-12"],
    ),
    word(
        "money",
        Emblem::Money,
        text("Money, $", "Dinero, $"),
        text(
            "Pays for bids, the line, Consequences, travel over other players' Links and Happiness Points. At the end each $10 is 1 point.",
            "Paga pujas, la fila, Consecuencias, viajes por Enlaces ajenos y Puntos de Felicidad. Al final cada 10\u{a0}$ son 1 punto.",
        ),
        &["AUC-4", "MOV-7", "MOV-8", "ADM-1", "SCO-1", "SET-12"],
    ),
    word(
        "parcel",
        Emblem::None,
        text("Parcel", "Terreno"),
        text(
            "A grey space with a number such as A1. It belongs to whoever has its card; there you may build, and your Links may end.",
            "Una casilla gris con un número como A1. Es de quien tiene su carta; ahí puedes edificar y pueden acabar tus Enlaces.",
        ),
        &["CARD-7", "SET-4", "BLD-1", "RAIL-5", "RAIL-7"],
    ),
    word(
        "passenger",
        Emblem::Passenger,
        text("Passenger", "Pasajero"),
        text(
            "A white figure that waits at a Building and leaves the map when it arrives at its destination.",
            "Una figura blanca que espera en un Edificio y sale del mapa al llegar a su destino.",
        ),
        &["MOV-1", "MOV-4", "END-4", "SET-8", "SET-12"],
    ),
    word(
        "redirect",
        Emblem::None,
        text("Redirect", "Redirección"),
        text(
            "To exchange the last tile of an incomplete Link for one with another exit.",
            "Cambiar la última loseta de un Enlace incompleto por otra con distinta salida.",
        ),
        &["RAIL-4"],
    ),
    word(
        "stress-level",
        Emblem::Stress,
        text("Stress", "Estrés"),
        text(
            "The price of using several icons of one card. Your level is subtracted from your score; on 21 it costs Happiness Points.",
            "El precio de usar varios iconos de una carta. Tu nivel se resta de la puntuación; en el 21 cuesta Puntos de Felicidad.",
        ),
        &["STR-1", "STR-2", "STR-3", "PLAY-2", "AUC-6", "SCO-1"],
    ),
    word(
        "ticket",
        Emblem::Card,
        text("Ticket", "Boleto"),
        text("Any card that can be played.", "Cualquier carta que se puede jugar."),
        &["CARD-1", "PLAY-1"],
    ),
    word(
        "tile",
        Emblem::Tiles,
        text("Rail tile", "Loseta de riel"),
        text(
            "A straight or a curve with a normal and an upgraded side. A player has twelve of each shape.",
            "Una recta o una curva con una cara normal y otra mejorada. Cada jugador tiene doce de cada forma.",
        ),
        &["RAIL-1", "RAIL-6", "RAIL-8"],
    ),
    word(
        "turn-order",
        Emblem::Disc,
        text("Turn order", "Orden de turno"),
        text(
            "The order of the discs. The auction sets it each round, and the first player gets Stress.",
            "El orden de los discos. La subasta lo fija en cada ronda, y el primer jugador recibe Estrés.",
        ),
        &["SET-7", "AUC-1", "AUC-6"],
    ),
    word(
        "type-tile",
        Emblem::None,
        text("Building Type tile", "Loseta de tipo de Edificio"),
        text(
            "Shows at which Buildings new Passengers arrive at the end of a round.",
            "Dice a qué Edificios llegan nuevos Pasajeros al final de una ronda.",
        ),
        &["SET-11", "END-4"],
    ),
    word(
        "upgrade",
        Emblem::None,
        text("Upgrade", "Mejora"),
        text(
            "Turns a Link or Building of yours to its upgraded side, once, for +3\u{a0}HP.",
            "Da la vuelta a un Enlace o Edificio tuyo a su cara mejorada, una vez, por +3\u{a0}PF.",
        ),
        &["UPL-1", "UPB-1", "UPB-2", "MOV-7"],
    ),
    word(
        "void",
        Emblem::None,
        text("Void Ticket", "Boleto vacío"),
        text(
            "An Auction card without a magnetic stripe. When you take it, discard a card that is not a Void Ticket.",
            "Una carta de Subasta sin banda magnética. Al tomarla, descarta una carta que no sea un Boleto vacío.",
        ),
        &["CARD-5", "CARD-2", "MOV-1"],
    ),
    word(
        "worker",
        Emblem::Worker,
        text("Rail Worker", "Trabajador ferroviario"),
        text(
            "A grey figure on your player board. Building rails spends one; Administration and Passengers to an Industry bring one back.",
            "Una figura gris de tu tablero. Construir rieles gasta uno; vuelve uno en la Administración o al llevar un Pasajero a una Industria.",
        ),
        &["RAIL-1", "SET-3", "ADM-1", "MOV-8"],
    ),
];

#[cfg(test)]
mod tests;
