//! The auction for the turn order.

use super::{Figure, figure};
use crate::words::rulebook::{Chapter, Clause, clause, item, reading, say, text};

pub(super) const AUCTION: Chapter = Chapter {
    key: "auction",
    title: text("Auction", "Subasta"),
    intro: &[say(
        "The auction decides in which order players choose a card and act. The solo game has none: cards come from a line (SOLO-3).",
        "La subasta decide en qué orden se elige carta y se actúa. La partida en solitario no la tiene: las cartas salen de una fila (SOLO-3).",
    )],
    clauses: CLAUSES,
};

const CLAUSES: &[Clause] = &[
    clause(
        "AUC-1",
        text("How it goes", "Cómo se hace"),
        &[
            say(
                "The discs are in the old turn order. In that order, again and again, each player without a new place does one of three things:",
                "Los discos están en el orden de turno anterior. En ese orden, una y otra vez, cada jugador que aún no tiene puesto hace una de tres cosas:",
            ),
            item(
                "Leads: if your bid is the highest of the players still without a place, with no equal bid to its left, you take the first free place. This is not a choice.",
                "Va en cabeza: si tu puja es la más alta de los que siguen sin puesto, sin otra igual a su izquierda, ocupas el primer puesto libre. No se elige.",
            ),
            item("Passes: you take the last free place.", "Pasa: ocupas el último puesto libre."),
            item(
                "Bids: you name an amount and pay it (AUC-2, AUC-3).",
                "Puja: dices una cantidad y la pagas (AUC-2, AUC-3).",
            ),
        ],
    ),
    clause(
        "AUC-2",
        text("What may be bid", "Qué se puede pujar"),
        &[say(
            "A bid is at least $1. It differs from your own last bid and from every bid that still stands to your left, that is, of players earlier in the old turn order who have no place yet. It may be lower than your last one, and there is no upper limit.",
            "Una puja es de al menos 1\u{a0}$. Es distinta de tu última puja y de todas las que siguen en pie a tu izquierda, es decir, las de jugadores anteriores en el antiguo orden de turno que aún no tienen puesto. Puede ser menor que tu última puja, y no hay máximo.",
        )],
    ),
    clause(
        "AUC-3",
        text("Bids add up", "Las pujas se acumulan"),
        &[say(
            "Every bid is paid in full at once, and nothing is ever given back. If you bid $4 and later $5, you have paid $9.",
            "Cada puja se paga entera al momento y nunca se devuelve nada. Si pujas 4\u{a0}$ y después 5\u{a0}$, has pagado 9\u{a0}$.",
        )],
    ),
    clause(
        "AUC-4",
        text("How it is paid", "Cómo se paga"),
        &[
            say(
                "With cash, with Money icons from hand (which are played like any others, PLAY-2), or with both. The bank gives change only if icons alone pay the whole bid.",
                "Con efectivo, con iconos de Dinero de la mano (que se juegan como cualquier otro, PLAY-2) o con ambos. El banco solo da cambio si toda la puja se paga con iconos.",
            ),
            reading(
                "You may not pay with more Money icons than the price needs: without any one of them it would not be paid.",
                "No puede sobrar ningún icono de Dinero: sin cualquiera de ellos el precio no estaría pagado.",
            ),
            reading(
                "If only cash can pay, it is paid without asking.",
                "Si solo se puede pagar en efectivo, se paga sin preguntar.",
            ),
        ],
    ),
    clause(
        "AUC-5",
        text("The last place left", "El último puesto libre"),
        &[say(
            "The last player left, without a bid, takes the last place left, free.",
            "El último jugador que queda, si no ha pujado, ocupa gratis el último puesto libre.",
        )],
    ),
    clause(
        "AUC-6",
        text("The price of being first", "El precio de ser el primero"),
        &[say(
            "The first player of the new turn order gets +1\u{a0}Stress; in round 6, +2.",
            "El primer jugador del nuevo orden de turno recibe +1\u{a0}Estrés; en la ronda 6, +2.",
        )],
    ),
    clause(
        "AUC-7",
        text("A card for everybody", "Una carta para cada uno"),
        &[
            say(
                "In rounds 1 to 5 each player, in the new order, takes one of the face-up Auction cards; the hand limit does not matter now. With a Parcel card its Parcel becomes yours. A Void Ticket costs a card (CARD-5). Then as many new cards are revealed as there are players, except after round 5.",
                "En las rondas 1 a 5 cada jugador, en el nuevo orden, toma una de las cartas de Subasta boca arriba; ahora no importa el límite de mano. Con una carta de Terreno, ese Terreno pasa a ser tuyo. Un Boleto vacío cuesta una carta (CARD-5). Después se revelan tantas cartas nuevas como jugadores, salvo tras la ronda 5.",
            ),
            reading(
                "Taking a card is compulsory, and the next cards are face up during the Actions phase.",
                "Tomar una carta es obligatorio, y las siguientes quedan boca arriba durante la fase de Acciones.",
            ),
        ],
    ),
    clause(
        "AUC-8",
        text("An example", "Un ejemplo"),
        &[
            say(
                "Five players, in the old turn order Brown, Pink, Green, Orange, Purple. Read the table from left to right, row by row.",
                "Cinco jugadores, en el antiguo orden de turno Marrón, Rosa, Verde, Naranja, Morado. La tabla se lee de izquierda a derecha, fila a fila.",
            ),
            figure(Figure::Auction),
            say(
                "When Orange first bids, $4 and $1 stand to the left and are not allowed; Pink, whose turn comes again after Brown has taken the first place, may bid $2 although Purple's $2 still stands: it lies to the right.",
                "Cuando Naranja puja por primera vez, a su izquierda siguen 4\u{a0}$ y 1\u{a0}$, que no se permiten; Rosa, a quien le toca de nuevo cuando Marrón ya tiene el primer puesto, puede pujar 2\u{a0}$ aunque sigan los 2\u{a0}$ de Morado: quedan a su derecha.",
            ),
        ],
    ),
];
