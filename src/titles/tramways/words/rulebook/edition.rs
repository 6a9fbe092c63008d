//! Our edition of the components.

use crate::words::rulebook::{Chapter, Clause, clause, ours, say, text};

pub(super) const EDITION: Chapter = Chapter {
    key: "edition",
    title: text("Our edition", "Nuestra edición"),
    intro: &[ours(
        "This edition was made from the rules, without the printed components. All cards, boards and tracks here are our own. They keep every number that the rules give, but they are not the published ones.",
        "Esta edición se hizo con las reglas, sin los componentes impresos. Todas las cartas, tableros y medidores son propios. Cumplen cada cantidad que dan las reglas, pero no son los publicados.",
    )],
    clauses: CLAUSES,
};

const CLAUSES: &[Clause] = &[
    clause(
        "BOARD-1",
        text("Boards and Parcels", "Tableros y Terrenos"),
        &[
            say(
                "There are 12 boards with two sides each. Nine of them, A to I, carry the 24 numbered Parcels, one to four on a side; the other three carry the single J. That makes 25 Parcel cards.",
                "Hay 12 tableros de dos caras. Nueve, de la A a la I, llevan los 24 Terrenos numerados, de uno a cuatro por cara; los otros tres llevan la única J. Son así 25 cartas de Terreno.",
            ),
            ours(
                "A number is found on one board only, perhaps on both of its sides.",
                "Un número está en un solo tablero, quizá en sus dos caras.",
            ),
        ],
    ),
    clause(
        "BOARD-2",
        text("What is on a side", "Qué hay en una cara"),
        &[ours(
            "Each side has 15 spaces: plains, mountains, lakes, Parcels, and printed Buildings of one space or two. The hard side of a board has more mountains and lakes and fewer Building spaces than its normal side.",
            "Cada cara tiene 15 casillas: llanuras, montañas, lagos, Terrenos y Edificios impresos de una o dos casillas. La cara difícil tiene más montañas y lagos y menos casillas de Edificio que la normal.",
        )],
    ),
    clause(
        "BOARD-3",
        text("Every random map can be played", "Todo mapa al azar se puede jugar"),
        &[ours(
            "From each printed Building at least one other location of another type can be reached over spaces where rails can be built.",
            "Desde cada Edificio impreso se llega, por casillas donde caben rieles, al menos a otra localización de otro tipo.",
        )],
    ),
    clause(
        "BOARD-4",
        text("Balance is measured", "El equilibrio se mide"),
        &[ours(
            "Cards and boards are balanced by measurement: bots play many games, the results are counted, and the tables keep what proves good.",
            "Las cartas y tableros se equilibran midiendo: los bots juegan muchas partidas, se cuentan los resultados y en las tablas queda lo que da buen resultado.",
        )],
    ),
];
