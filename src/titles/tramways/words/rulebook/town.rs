//! Upgrading Links, and building and upgrading Buildings.

use super::{Figure, figure};
use crate::words::rulebook::{Chapter, clause, reading, say, text};

pub(super) const LINKS: Chapter = Chapter {
    key: "upgrade-link",
    title: text("Upgrade a Link", "Mejorar un Enlace"),
    intro: &[],
    clauses: &[clause(
        "UPL-1",
        text("An upgraded Link", "Un Enlace mejorado"),
        &[
            say(
                "Play Upgrade Link and a Destination icon of either end of a complete Link of yours that is not upgraded yet. Its tiles are turned to the upgraded side: +3\u{a0}HP. From now on it pays 50% more, rounded up for each Link (MOV-7). It needs no Rail Worker.",
                "Juega Mejorar Enlace y un icono de Destino de uno de los extremos de un Enlace tuyo completo y aún sin mejorar. Sus losetas se giran a su cara mejorada: +3\u{a0}PF. Desde entonces paga un 50\u{a0}% más, redondeado hacia arriba en cada Enlace (MOV-7). No gasta ningún Trabajador ferroviario.",
            ),
            figure(Figure::Upgraded),
        ],
    )],
};

pub(super) const BUILDING: Chapter = Chapter {
    key: "build",
    title: text("Build a Building", "Construir un Edificio"),
    intro: &[],
    clauses: &[
        clause(
            "BLD-1",
            text("What it takes", "Qué hace falta"),
            &[say(
                "Play Build Building and the number icon of an unbuilt Parcel of yours, and choose any type of which a tile is left.",
                "Juega Construir Edificio y el icono con el número de un Terreno tuyo sin edificar, y elige cualquier tipo del que quede una loseta.",
            )],
        ),
        clause(
            "BLD-2",
            text("What it brings", "Qué da"),
            &[say(
                "The tile covers the Parcel, with a Passenger on it. You take a Building card of that type, which you may use at once, and win 1\u{a0}HP.",
                "La loseta cubre el Terreno, con un Pasajero encima. Tomas una carta de Edificio de ese tipo, que puedes usar enseguida, y ganas 1\u{a0}PF.",
            )],
        ),
        clause(
            "BLD-3",
            text("Buildings that merge", "Edificios que se combinan"),
            &[
                say(
                    "Buildings of one type whose spaces touch by an edge are one Building, and one location: printed, built or upgraded, across boards, whoever owns them. Different types never merge, and adjacent Parcels are not connected.",
                    "Los Edificios de un mismo tipo cuyas casillas se tocan por un lado son un solo Edificio y una sola localización: impresos, construidos o mejorados, de un tablero a otro, sean de quien sean. Los de tipos distintos nunca se combinan, y los Terrenos contiguos no están conectados.",
                ),
                figure(Figure::Merged),
            ],
        ),
        clause(
            "BLD-4",
            text("Industry and the hand limit", "La Industria y el límite de mano"),
            &[say(
                "With your first Industry your hand limit is 8, with the second and more it is 9.",
                "Con tu primera Industria tu límite de mano es 8; con la segunda o más, 9.",
            )],
        ),
        clause(
            "BLD-5",
            text("Rails on the Parcel", "Rieles en el Terreno"),
            &[
                say(
                    "Your rails on the Parcel go back to the supply, and the Link is cut there. Each part of at least one tile that is left is a Link that ends at the new Building: complete if its other end is a location, else incomplete. A part without tiles is gone. This costs no icon and no Rail Worker.",
                    "Los rieles tuyos que haya en el Terreno vuelven a la reserva, y el Enlace se corta ahí. Cada parte restante de al menos una loseta es un Enlace que acaba en el Edificio nuevo: completo si su otro extremo es una localización; si no, incompleto. Una parte sin losetas desaparece. No cuesta ni iconos ni Trabajador ferroviario.",
                ),
                reading(
                    "An incomplete part counts as worked on this round, and complete parts stay upgraded if the Link was.",
                    "Una parte incompleta cuenta como trabajada esta ronda, y las partes completas siguen mejoradas si el Enlace lo estaba.",
                ),
                reading(
                    "A part that leads from the new Building to itself stays and scores, but carries no Passenger: in the rulebook's example a Link whose ends have become one Building stays as well, useless for Passengers, and nothing takes its points away (RAIL-12).",
                    "Una parte que va del Edificio nuevo a sí mismo se queda y puntúa, pero no lleva Pasajeros: en el ejemplo del reglamento también se queda un Enlace cuyos extremos son ya un solo Edificio, inútil para los Pasajeros, y nada le quita los puntos (RAIL-12).",
                ),
            ],
        ),
        clause(
            "BLD-6",
            text("No longer a Parcel", "Ya no es un Terreno"),
            &[say(
                "From then on it is no longer a Parcel: its number icon has no use, and its Building is reached by its type.",
                "Desde entonces el Terreno ya no lo es: su icono de número no sirve para nada, y a su Edificio se llega por el tipo.",
            )],
        ),
    ],
};

pub(super) const UPGRADING: Chapter = Chapter {
    key: "upgrade-building",
    title: text("Upgrade a Building", "Mejorar un Edificio"),
    intro: &[],
    clauses: &[
        clause(
            "UPB-1",
            text("What it takes", "Qué hace falta"),
            &[say(
                "Play Upgrade Building and the Destination icon of its type. Only a tile that you built yourself can be upgraded, and only once; printed Buildings and those of others never.",
                "Juega Mejorar Edificio y el icono de Destino de su tipo. Solo se mejora una loseta que construiste tú, y una sola vez; los Edificios impresos y los ajenos, nunca.",
            )],
        ),
        clause(
            "UPB-2",
            text("What it brings", "Qué da"),
            &[
                say(
                    "The tile is turned over: +3\u{a0}HP. If it has no Passenger, one arrives.",
                    "La loseta se da la vuelta: +3\u{a0}PF. Si no hay ningún Pasajero, llega uno.",
                ),
                reading(
                    "The Passenger comes to the upgraded tile itself, not to another space of the merged Building.",
                    "El Pasajero llega a la propia loseta mejorada, no a otra casilla del gran Edificio.",
                ),
            ],
        ),
    ],
};
