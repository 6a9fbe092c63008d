//! The rules of San Francisco and Berlin in our own words.

mod glossary;
mod own;
#[cfg(test)]
mod tests;

use super::lessons::GOAL;
use crate::titles::city::boards::OWN_KEY;
use crate::titles::city::bots::REFERENCE;
use crate::words::Text;
use crate::words::rulebook::{
    Chapter, Clause, Part, Rulebook, Table, chapter, clause, only, ours, reading, same, say, text,
};

/// Which titles have a rule that not all have.
const SAN_FRANCISCO: &[&str] = &[crate::titles::city::SAN_FRANCISCO.key];
const BERLIN: &[&str] = &[crate::titles::city::BERLIN.key];
const BUILT_IN: &[&str] = &[SAN_FRANCISCO[0], BERLIN[0]];
const SAN_FRANCISCO_AND_OWN: &[&str] = &[SAN_FRANCISCO[0], OWN_KEY];
const BERLIN_AND_OWN: &[&str] = &[BERLIN[0], OWN_KEY];

/// The rules of all titles.
pub const RULEBOOK: Rulebook = Rulebook {
    title: "",
    goal: GOAL,
    chapters: CHAPTERS,
    glossary: glossary::TERMS,
    reference: REFERENCE,
};

const CHAPTERS: &[Chapter] = &[
    chapter("setup", text("Setup", "Preparación"), SETUP),
    chapter("turn", text("A turn", "El turno"), TURN),
    chapter("cards", text("Drawing Transportation cards", "Robar cartas de Transporte"), CARDS),
    chapter("routes", text("Claiming Routes", "Cubrir Recorridos"), ROUTES),
    chapter("tickets", text("Destination Tickets", "Billetes de Destino"), TICKETS),
    chapter("end", text("End and final score", "Final y puntuación"), END),
    chapter("boards", text("Our boards", "Nuestros tableros"), BOARDS),
];

/// The Route scoring tables (CBOARD-4).
const LENGTHS: &[Text] =
    &[text("Spaces or cards", "Espacios o cartas"), same("1"), same("2"), same("3"), same("4")];
const SPACES: &[Text] = &[text("Spaces", "Espacios"), same("1"), same("2"), same("3"), same("4")];
const ROUTE_POINTS: &[Text] =
    &[text("Points", "Puntos"), same("1"), same("2"), same("4"), same("7")];
const TRAM_POINTS: &[Text] =
    &[text("Tram Route", "Recorrido de Tranvía"), same("1"), same("2"), same("4"), same("7")];
const METRO_POINTS: &[Text] =
    &[text("Metro Route", "Recorrido de Metro"), same("–"), same("1"), same("3"), same("5")];

const SETUP: &[Clause] = &[
    only(
        SAN_FRANCISCO,
        clause(
            "CSET-1",
            text("Players and pieces", "Jugadores y piezas"),
            &[say(
                "2 to 4 players, each with 20 trams.",
                "De 2 a 4 jugadores, cada uno con 20 tranvías.",
            )],
        ),
    ),
    only(
        BERLIN,
        clause(
            "CSET-1",
            text("Players and pieces", "Jugadores y piezas"),
            &[say(
                "2 to 4 players, each with 11 trams and 5 metro cars.",
                "De 2 a 4 jugadores, cada uno con 11 tranvías y 5 vagones de metro.",
            )],
        ),
    ),
    own::PIECES,
    only(
        SAN_FRANCISCO,
        clause(
            "CSET-2",
            text("Transportation cards", "Cartas de Transporte"),
            &[say(
                "There are 44 cards: 6 of each of the six colours and 8 Ferry cards, which are wild. Each player gets 2; five lie face up, the rest is the deck. If three or more of the five are wild, CDRAW-5 applies.",
                "Hay 44 cartas: 6 de cada uno de los seis colores y 8 de Ferri, que son comodines. Cada jugador recibe 2; cinco quedan boca arriba y las demás forman el mazo. Si tres o más de las cinco son comodines, se aplica CDRAW-5.",
            )],
        ),
    ),
    only(
        BERLIN,
        clause(
            "CSET-2",
            text("Transportation cards", "Cartas de Transporte"),
            &[say(
                "There are 44 cards: 6 of each of the six colours and 8 Bicycle cards, which are wild. Each player gets 2; five lie face up, the rest is the deck. If three or more of the five are wild, CDRAW-5 applies.",
                "Hay 44 cartas: 6 de cada uno de los seis colores y 8 de Bicicleta, que son comodines. Cada jugador recibe 2; cinco quedan boca arriba y las demás forman el mazo. Si tres o más de las cinco son comodines, se aplica CDRAW-5.",
            )],
        ),
    ),
    own::CARDS,
    clause(
        "CSET-3",
        text("First Tickets", "Primeros Billetes"),
        &[
            say(
                "Each player gets 2 Destination Tickets and keeps 1 or 2 in secret.",
                "Cada jugador recibe 2 Billetes de Destino y se queda en secreto con 1 o 2.",
            ),
            reading(
                "The players choose in turn, and a rejected Ticket goes under the deck at once.",
                "Se elige por turno y el Billete rechazado va enseguida bajo el mazo.",
            ),
        ],
    ),
    only(
        SAN_FRANCISCO,
        clause(
            "CSET-4",
            text("First player", "Jugador inicial"),
            &[
                say("Play goes round the table.", "Se juega por orden alrededor de la mesa."),
                reading(
                    "The first player is drawn at random, because the rulebook names two ways.",
                    "El jugador inicial se elige al azar, porque el reglamento da dos maneras.",
                ),
            ],
        ),
    ),
    only(
        BERLIN_AND_OWN,
        clause(
            "CSET-4",
            text("First player", "Jugador inicial"),
            &[say(
                "The first player is drawn at random. Play goes round the table.",
                "El jugador inicial se elige al azar. Se juega por orden alrededor de la mesa.",
            )],
        ),
    ),
    only(
        SAN_FRANCISCO,
        clause(
            "CSET-5",
            text("Tourist tokens", "Fichas de Turista"),
            &[
                say(
                    "Stacks of one symbol stand on Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset and Potrero Hill, 3 high with 4 players, else 2 high. Two more stacks are placed on Locations without one: with 3 or 4 players by the last player and the one before; with 2 players the second player places both, 1 high. The other tokens are out of the game.",
                    "Hay pilas de un símbolo en Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset y Potrero Hill, de 3 fichas con 4 jugadores y de 2 si son menos. Otras dos pilas van a Localizaciones sin ninguna: con 3 o 4 jugadores las ponen el último y el anterior; con 2, el segundo pone ambas, de 1 ficha. Las demás fichas no se usan.",
                ),
                reading(
                    "Which symbol stands where has no effect and is fixed.",
                    "Qué símbolo va en cada sitio no influye y está fijado.",
                ),
            ],
        ),
    ),
    own::TOKENS,
];

const TURN: &[Clause] = &[
    clause(
        "CTURN-1",
        text("One action", "Una acción"),
        &[say(
            "On your turn do exactly one thing: draw Transportation cards, claim a Route, or draw Destination Tickets.",
            "En tu turno haces exactamente una cosa: robar cartas de Transporte, cubrir un Recorrido o robar Billetes de Destino.",
        )],
    ),
    clause(
        "CTURN-2",
        text("Passing", "Pasar"),
        &[reading(
            "You pass only if you can do nothing at all; drawing Tickets counts as something you can do. If all players pass in a row, the game ends. A pass uses up a last turn.",
            "Solo pasas si no puedes hacer nada, y robar Billetes cuenta como poder. Si todos pasan seguidos, la partida termina. Pasar gasta un último turno.",
        )],
    ),
];

const CARDS: &[Clause] = &[
    clause(
        "CDRAW-1",
        text("Two cards", "Dos cartas"),
        &[
            say(
                "Draw two cards, each one face up (it is replaced at once) or from the deck. You may hold any number of cards.",
                "Robas dos cartas, cada una boca arriba (se repone enseguida) o del mazo. Puedes tener cualquier número de cartas en la mano.",
            ),
            reading("You can't stop after the first.", "No puedes parar tras la primera."),
        ],
    ),
    clause(
        "CDRAW-2",
        text("Wild cards", "Comodines"),
        &[say(
            "A face-up wild card as the first card is your whole draw; it can't be the second card. A wild card from the deck is a card like any other.",
            "Un comodín boca arriba como primera carta es todo tu robo; no puede ser la segunda. Un comodín del mazo es una carta más.",
        )],
    ),
    clause(
        "CDRAW-3",
        text("Empty deck", "Mazo vacío"),
        &[
            say(
                "When the deck is empty, the discard pile is shuffled at once and becomes the deck, even within a turn. Everybody may look through the discards.",
                "Cuando el mazo se vacía, los descartes se barajan enseguida y forman el mazo, incluso a mitad de turno. Los descartes están boca arriba, y todos pueden verlos.",
            ),
            reading(
                "With no discards, fewer than five cards may lie face up until there are some.",
                "Sin descartes puede haber menos de cinco cartas boca arriba hasta que los haya.",
            ),
        ],
    ),
    clause(
        "CDRAW-4",
        text("No second card", "Sin segunda carta"),
        &[reading(
            "If you can take no second card, your turn ends after the first.",
            "Si no puedes tomar una segunda carta, tu turno acaba tras la primera.",
        )],
    ),
    clause(
        "CDRAW-5",
        text("Three wild cards", "Tres comodines"),
        &[
            say(
                "Whenever three or more of the five face-up cards are wild, all five are discarded and replaced.",
                "Si tres o más de las cinco cartas boca arriba son comodines, las cinco se descartan y se cambian.",
            ),
            reading(
                "At most three times in a row, and only while deck, discards and face-up cards hold at least three cards that are not wild. It is looked at after every draw and every payment, and the count of three begins anew each time.",
                "Como mucho tres veces seguidas, y solo si entre mazo, descartes y cartas boca arriba hay al menos tres que no sean comodines. Se mira tras cada robo y cada pago, y la cuenta de tres empieza de nuevo cada vez.",
            ),
        ],
    ),
];

const ROUTES: &[Clause] = &[
    only(
        SAN_FRANCISCO,
        clause(
            "CCLAIM-1",
            text("Paying", "Pagar"),
            &[say(
                "Only an open Route can be claimed. Discard as many cards as the Route has spaces, all of its colour; a grey one takes any one colour. Wild cards stand for any colour and may pay alone. Put one of your trams on each space. One Route a turn; it need not touch your others. A Ferry Route is paid by CCLAIM-5.",
                "Solo se cubren Recorridos libres. Descartas tantas cartas como espacios tiene el Recorrido, todas de su color; uno gris admite un color cualquiera. Los comodines valen por cualquiera y pueden pagar solos. Pones un tranvía tuyo en cada espacio. Un Recorrido por turno; no tiene que tocar los tuyos. Los de Ferri se pagan según CCLAIM-5.",
            )],
        ),
    ),
    only(
        BERLIN,
        clause(
            "CCLAIM-1",
            text("Paying", "Pagar"),
            &[say(
                "Only an open Route can be claimed. Discard as many cards as the tram Route has spaces, all of its colour; a grey one takes any one colour. Wild cards stand for any colour and may pay alone. Put one of your trams on each space. One Route a turn; it need not touch your others. A metro Route is paid by CCLAIM-7.",
                "Solo se cubren Recorridos libres. Descartas tantas cartas como espacios tiene el Recorrido de Tranvía, todas de su color; uno gris admite un color cualquiera. Los comodines valen por cualquiera y pueden pagar solos. Pones un tranvía tuyo en cada espacio. Un Recorrido por turno; no tiene que tocar los tuyos. Los de Metro se pagan según CCLAIM-7.",
            )],
        ),
    ),
    own::PAYING,
    only(
        SAN_FRANCISCO,
        clause(
            "CCLAIM-2",
            text("Enough pieces", "Piezas suficientes"),
            &[say(
                "Without a tram for each space you can't claim the Route.",
                "Sin un tranvía para cada espacio no puedes cubrir el Recorrido.",
            )],
        ),
    ),
    only(
        BERLIN_AND_OWN,
        clause(
            "CCLAIM-2",
            text("Enough pieces", "Piezas suficientes"),
            &[say(
                "Without enough pieces of the right kind you can't claim the Route. Trams and metro cars never replace each other.",
                "Sin piezas suficientes de su clase no puedes cubrir el Recorrido. Tranvías y vagones de metro no se sustituyen.",
            )],
        ),
    ),
    clause(
        "CCLAIM-3",
        text("Points at once", "Puntos al momento"),
        &[say(
            "A claimed Route scores at once by its length (CBOARD-4).",
            "Un Recorrido cubierto puntúa al momento según su longitud (CBOARD-4).",
        )],
    ),
    only(
        BUILT_IN,
        clause(
            "CCLAIM-4",
            text("Double Routes", "Recorridos Dobles"),
            &[say(
                "Two Routes with the same two ends are a Double Route; they are equally long and of one kind. You can't claim both of them. With two players, once one is claimed the other is closed.",
                "Dos Recorridos con los mismos extremos forman un Recorrido Doble; tienen la misma longitud y son de la misma clase. No puedes cubrir los dos. Con dos jugadores, cubierto uno, el otro queda cerrado.",
            )],
        ),
    ),
    own::DOUBLE_ROUTES,
    only(
        SAN_FRANCISCO,
        clause(
            "CCLAIM-5",
            text("Ferry Routes", "Recorridos de Ferri"),
            &[say(
                "Each ferry symbol needs one Ferry card; the other spaces are paid as in CCLAIM-1, where further Ferry cards may stand for the colour.",
                "Cada símbolo de Ferri pide una carta de Ferri; los demás espacios se pagan como en CCLAIM-1, y ahí otras cartas de Ferri valen por el color.",
            )],
        ),
    ),
    own::FERRIES,
    only(
        SAN_FRANCISCO_AND_OWN,
        clause(
            "CCLAIM-6",
            text("Taking a Tourist token", "Tomar una ficha de Turista"),
            &[say(
                "If an end of the Route you claimed has a Tourist token with a symbol you lack, you take one; with one at both ends you choose. At most one a Route. Tokens are face up in front of their owners.",
                "Si un extremo del Recorrido cubierto tiene una ficha de Turista con un símbolo que te falta, la tomas; si la hay en ambos, eliges. Como mucho una por Recorrido. Las fichas quedan boca arriba delante de su dueño.",
            )],
        ),
    ),
    only(
        BERLIN_AND_OWN,
        clause(
            "CCLAIM-7",
            text("Metro Routes", "Recorridos de Metro"),
            &[
                say(
                    "A metro Route costs as many cards as the number printed beside it, all of its colour; a grey one takes any one colour. Wild cards stand for any colour. It scores by its own table (CBOARD-4). Tram Routes take trams only.",
                    "Un Recorrido de Metro cuesta tantas cartas como indica el número impreso a su lado, todas de su color; uno gris admite un color cualquiera. Los comodines valen por cualquiera. Puntúa con su propia tabla (CBOARD-4). Los de Tranvía solo llevan tranvías.",
                ),
                reading(
                    "It takes one metro car, as the rulebook says in one place and not in the other.",
                    "Usa un vagón de metro, como dice el reglamento en un lugar y no en el otro.",
                ),
            ],
        ),
    ),
];

const TICKETS: &[Clause] = &[
    clause(
        "CTICK-1",
        text("Drawing Tickets", "Robar Billetes"),
        &[say(
            "Draw 2 and keep at least 1; the other goes under the deck. If only one is left, you keep it. With none left you can't draw. You may hold any number of Tickets and never give one back.",
            "Robas 2 y te quedas al menos con 1; el otro va bajo el mazo. Si solo queda uno, te lo quedas. Si no queda ninguno, no puedes robar. Puedes tener cualquier número de Billetes y nunca se devuelven.",
        )],
    ),
    only(
        SAN_FRANCISCO,
        clause(
            "CTICK-2",
            text("Secret", "En secreto"),
            &[
                say(
                    "Kept Tickets stay secret to the end.",
                    "Los Billetes guardados son secretos hasta el final.",
                ),
                reading(
                    "So does their number. Everybody knows only who drew Tickets, that the deck is empty, and that a draw was of a single Ticket. Hands of Transportation cards are secret, their size is public.",
                    "También su número. Solo se sabe quién robó Billetes, que el mazo está vacío y que un robo fue de un solo Billete. Las manos de cartas de Transporte son secretas y su tamaño, público.",
                ),
            ],
        ),
    ),
    only(
        BERLIN_AND_OWN,
        clause(
            "CTICK-2",
            text("Secret", "En secreto"),
            &[
                say(
                    "Kept Tickets and their number stay secret to the end.",
                    "Los Billetes guardados y su número son secretos hasta el final.",
                ),
                reading(
                    "Everybody knows only who drew Tickets, that the deck is empty, and that a draw was of a single Ticket. Hands of Transportation cards are secret, their size is public.",
                    "Solo se sabe quién robó Billetes, que el mazo está vacío y que un robo fue de un solo Billete. Las manos de cartas de Transporte son secretas y su tamaño, público.",
                ),
            ],
        ),
    ),
    only(
        SAN_FRANCISCO,
        clause(
            "CTICK-3",
            text("Completing a Ticket", "Completar un Billete"),
            &[say(
                "A Ticket is completed if a continuous path of your own Routes joins its two Locations.",
                "Un Billete está completado si una Ruta Continua de Recorridos tuyos une sus dos Localizaciones.",
            )],
        ),
    ),
    only(
        BERLIN_AND_OWN,
        clause(
            "CTICK-3",
            text("Completing a Ticket", "Completar un Billete"),
            &[say(
                "A Ticket is completed if a continuous path of your own Routes joins its two Locations; trams and metro may mix.",
                "Un Billete está completado si una Ruta Continua de Recorridos tuyos une sus dos Localizaciones; tranvía y metro pueden mezclarse.",
            )],
        ),
    ),
];

const END: &[Clause] = &[
    only(
        SAN_FRANCISCO,
        clause(
            "CEND-1",
            text("Last turns", "Últimos turnos"),
            &[say(
                "When you have 2 or fewer trams left after your turn, everyone plays one last turn, you last.",
                "Cuando tras tu turno te quedan 2 tranvías o menos, todos juegan un último turno, tú el último.",
            )],
        ),
    ),
    only(
        BERLIN,
        clause(
            "CEND-1",
            text("Last turns", "Últimos turnos"),
            &[say(
                "When you have 1 or no piece left after your turn, trams and metro cars together, everyone plays one last turn, you last.",
                "Cuando tras tu turno te queda 1 pieza o ninguna, entre tranvías y vagones, todos juegan un último turno, tú el último.",
            )],
        ),
    ),
    own::LAST_TURNS,
    only(
        SAN_FRANCISCO_AND_OWN,
        clause(
            "CEND-2",
            text("Final score", "Puntuación final"),
            &[
                say(
                    "Add your Routes and completed Tickets, subtract the Tickets you did not complete, add your Tourist tokens. A score may be below 0.",
                    "Suma tus Recorridos y Billetes completados, resta los que no completaste y suma tus fichas de Turista. La puntuación puede ser negativa.",
                ),
                reading(
                    "The printed table says one thing twice: 2 to 7 tokens score 1, 2, 4, 6, 9 and 12 points, one token none.",
                    "La tabla impresa repite un valor: de 2 a 7 fichas dan 1, 2, 4, 6, 9 y 12 puntos; una sola, ninguno.",
                ),
            ],
        ),
    ),
    only(
        BERLIN,
        clause(
            "CEND-2",
            text("Final score", "Puntuación final"),
            &[
                say(
                    "Add your Routes and completed Tickets, subtract the Tickets you did not complete.",
                    "Suma tus Recorridos y Billetes completados y resta los que no completaste.",
                ),
                reading("A score may be below 0.", "La puntuación puede ser negativa."),
            ],
        ),
    ),
    clause(
        "CEND-3",
        text("Ties", "Empates"),
        &[say(
            "In a tie, whoever completed more Tickets wins; if still tied, the players share the victory.",
            "En caso de empate gana quien completó más Billetes; si sigue el empate, se comparte la victoria.",
        )],
    ),
];

const BOARDS: &[Clause] = &[
    only(
        SAN_FRANCISCO,
        clause(
            "CBOARD-1",
            text("San Francisco", "San Francisco"),
            &[ours(
                "Our own board: 19 Locations, 44 Routes with 8 Double Routes among them, four Ferry Routes, 24 Destination Tickets.",
                "Tablero propio: 19 Localizaciones, 44 Recorridos con 8 Dobles, cuatro Recorridos de Ferri y 24 Billetes de Destino.",
            )],
        ),
    ),
    only(
        BERLIN,
        clause(
            "CBOARD-2",
            text("Berlin", "Berlín"),
            &[ours(
                "Our own board: 20 Locations, a ring of metro Routes, tram Routes in the centre, 22 Destination Tickets.",
                "Tablero propio: 20 Localizaciones, un anillo de Recorridos de Metro, Recorridos de Tranvía en el centro y 22 Billetes de Destino.",
            )],
        ),
    ),
    only(
        BUILT_IN,
        clause(
            "CBOARD-3",
            text("No dead ends", "Sin cortes"),
            &[ours(
                "Without any one connection all Locations are still joined, and no Route crosses another.",
                "Sin una conexión cualquiera todas las Localizaciones siguen unidas, y ningún Recorrido cruza otro.",
            )],
        ),
    ),
    only(
        SAN_FRANCISCO,
        clause(
            "CBOARD-4",
            text("Route scoring table", "Tabla de Puntuación por Recorrido"),
            &[
                ours(
                    "Routes score by the number of their spaces.",
                    "Los Recorridos puntúan por su número de espacios.",
                ),
                Part::Table(Table { head: SPACES, rows: &[ROUTE_POINTS] }),
            ],
        ),
    ),
    only(
        BERLIN,
        clause(
            "CBOARD-4",
            text("Route scoring table", "Tabla de Puntuación por Recorrido"),
            &[
                ours(
                    "Tram Routes score by the number of their spaces, metro Routes by the number of cards that they cost.",
                    "Los Recorridos de Tranvía puntúan por su número de espacios; los de Metro, por las cartas que cuestan.",
                ),
                Part::Table(Table { head: LENGTHS, rows: &[TRAM_POINTS, METRO_POINTS] }),
            ],
        ),
    ),
    own::POINTS,
    only(
        BUILT_IN,
        clause(
            "CBOARD-5",
            text("What Tickets are worth", "Valor de los Billetes"),
            &[ours(
                "A Ticket is worth what its cheapest path costs in cards, give or take 1. Each has two paths that share no connection.",
                "Un Billete vale lo que cuesta en cartas su camino más barato, con 1 de diferencia como mucho. Cada uno tiene dos caminos sin conexiones comunes.",
            )],
        ),
    ),
];
