//! The rules in which games on boards that players bring differ.

use crate::titles::city::boards::OWN_KEY;
use crate::words::Text;
use crate::words::rulebook::{Clause, Part, Table, clause, only, ours, reading, same, say, text};

const OWN: &[&str] = &[OWN_KEY];

pub(super) const PIECES: Clause = only(
    OWN,
    clause(
        "CSET-1",
        text("Players and pieces", "Jugadores y piezas"),
        &[say(
            "2 to 4 players. The board says how many trams and metro cars each has.",
            "De 2 a 4 jugadores. El tablero dice cuántos tranvías y vagones de metro tiene cada uno.",
        )],
    ),
);

pub(super) const CARDS: Clause = only(
    OWN,
    clause(
        "CSET-2",
        text("Transportation cards", "Cartas de Transporte"),
        &[say(
            "There are 44 cards: 6 of each of the six colours and 8 wild cards. Each player gets 2, unless the board says otherwise; five lie face up, the rest is the deck. If three or more of the five are wild, CDRAW-5 applies.",
            "Hay 44 cartas: 6 de cada uno de los seis colores y 8 comodines. Cada jugador recibe 2, si el tablero no dice otra cosa; cinco quedan boca arriba y las demás forman el mazo. Si tres o más de las cinco son comodines, se aplica CDRAW-5.",
        )],
    ),
);

pub(super) const TOKENS: Clause = only(
    OWN,
    clause(
        "CSET-5",
        text("Tourist tokens", "Fichas de Turista"),
        &[
            say(
                "Only on boards that have them. Five stacks of one symbol stand where the board says, 3 high with 4 players, else 2 high. Two more stacks are placed on Locations without one: with 3 or 4 players by the last player and the one before; with 2 players the second player places both, 1 high. The other tokens are out of the game.",
                "Solo en los tableros que las tienen. Cinco pilas de un símbolo van donde dice el tablero, de 3 fichas con 4 jugadores y de 2 si son menos. Otras dos pilas van a Localizaciones sin ninguna: con 3 o 4 jugadores las ponen el último y el anterior; con 2, el segundo pone ambas, de 1 ficha. Las demás fichas no se usan.",
            ),
            reading(
                "Which symbol stands where has no effect and is fixed.",
                "Qué símbolo va en cada sitio no influye y está fijado.",
            ),
        ],
    ),
);

pub(super) const PAYING: Clause = only(
    OWN,
    clause(
        "CCLAIM-1",
        text("Paying", "Pagar"),
        &[say(
            "Only an open Route can be claimed. Discard as many cards as the tram Route has spaces, all of its colour; a grey one takes any one colour. Wild cards stand for any colour and may pay alone. Put one of your trams on each space. One Route a turn; it need not touch your others. A Ferry Route is paid by CCLAIM-5, a metro Route by CCLAIM-7.",
            "Solo se cubren Recorridos libres. Descartas tantas cartas como espacios tiene el Recorrido de Tranvía, todas de su color; uno gris admite un color cualquiera. Los comodines valen por cualquiera y pueden pagar solos. Pones un tranvía tuyo en cada espacio. Un Recorrido por turno; no tiene que tocar los tuyos. Los de Ferri se pagan según CCLAIM-5 y los de Metro según CCLAIM-7.",
        )],
    ),
);

pub(super) const DOUBLE_ROUTES: Clause = only(
    OWN,
    clause(
        "CCLAIM-4",
        text("Double Routes", "Recorridos Dobles"),
        &[say(
            "Two Routes with the same two ends are a Double Route; they are equally long and of one kind. You can't claim both of them. The board says with how many players both can be used; with fewer, once one is claimed the other is closed. In a file that says nothing both are open with four players.",
            "Dos Recorridos con los mismos extremos forman un Recorrido Doble; tienen la misma longitud y son de la misma clase. No puedes cubrir los dos. El tablero dice con cuántos jugadores se usan los dos; con menos, cubierto uno, el otro queda cerrado. En un archivo que no lo dice, los dos se usan con cuatro jugadores.",
        )],
    ),
);

pub(super) const FERRIES: Clause = only(
    OWN,
    clause(
        "CCLAIM-5",
        text("Ferry Routes", "Recorridos de Ferri"),
        &[say(
            "Each ferry symbol needs one wild card; the other spaces are paid as in CCLAIM-1, where further wild cards may stand for the colour.",
            "Cada símbolo de Ferri pide un comodín; los demás espacios se pagan como en CCLAIM-1, y ahí otros comodines valen por el color.",
        )],
    ),
);

pub(super) const LAST_TURNS: Clause = only(
    OWN,
    clause(
        "CEND-1",
        text("Last turns", "Últimos turnos"),
        &[say(
            "When you have as few pieces left after your turn as the board says, usually 2, trams and metro cars together, everyone plays one last turn, you last.",
            "Cuando tras tu turno te quedan tan pocas piezas como dice el tablero, normalmente 2, entre tranvías y vagones, todos juegan un último turno, tú el último.",
        )],
    ),
);

/// The points of Routes where the board says nothing else.
const LENGTHS: &[Text] = &[
    text("Spaces or cards", "Espacios o cartas"),
    same("1"),
    same("2"),
    same("3"),
    same("4"),
    same("5"),
    same("6"),
];
pub(super) const TRAM_POINTS: &[Text] = &[
    text("Tram Route", "Recorrido de Tranvía"),
    same("1"),
    same("2"),
    same("4"),
    same("7"),
    same("10"),
    same("15"),
];
pub(super) const METRO_POINTS: &[Text] = &[
    text("Metro Route", "Recorrido de Metro"),
    same("0"),
    same("1"),
    same("3"),
    same("5"),
    same("7"),
    same("10"),
];

pub(super) const POINTS: Clause = only(
    OWN,
    clause(
        "CBOARD-4",
        text("Route scoring table", "Tabla de Puntuación por Recorrido"),
        &[
            ours(
                "Tram and Ferry Routes score by the number of their spaces, metro Routes by the number of cards that they cost; the board may have a table of its own.",
                "Los Recorridos de Tranvía y de Ferri puntúan por su número de espacios; los de Metro, por las cartas que cuestan. El tablero puede tener su propia tabla.",
            ),
            Part::Table(Table { head: LENGTHS, rows: &[TRAM_POINTS, METRO_POINTS] }),
        ],
    ),
);
