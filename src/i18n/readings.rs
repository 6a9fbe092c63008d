//! Our decisions where the printed rules are silent or contradict themselves.

use super::rules::Line;

/// The readings, in the order of the rules.
pub const READINGS: &[Line] = &[
    Line::new(
        "CARD-2",
        "The magnetic stripe does not take up one of a card's four icon slots.",
        "La banda magnética no ocupa ninguno de los cuatro huecos de icono.",
    ),
    Line::new("CARD-3", "There are $3 icons, too.", "También hay iconos de 3 $."),
    Line::new(
        "CARD-5",
        "The card discarded for a Void Ticket goes without its Consequence.",
        "La carta descartada por un Boleto vacío se va sin su Consecuencia.",
    ),
    Line::new(
        "PLAY-2",
        "Each icon is judged after its own extra Stress: at level 1, money first and Reduce Stress second is legal.",
        "Cada icono se juzga tras su propio Estrés: en el nivel 1, dinero y luego Reducir Estrés es legal.",
    ),
    Line::new(
        "PLAY-3",
        "A Consequence is paid from cash already held; the card's own Money icon cannot pay it.",
        "La Consecuencia se paga con efectivo ya disponible; el icono de Dinero de la carta no la paga.",
    ),
    Line::new(
        "STR-1",
        "The hard board's Stress track is 1 2 3 5 7 9 11 13 15 17 19 21.",
        "El track de Estrés del tablero difícil es 1 2 3 5 7 9 11 13 15 17 19 21.",
    ),
    Line::new(
        "STR-2",
        "+2 Stress is two steps; each step onto or past 21 costs 1 HP.",
        "+2 Estrés son dos pasos; cada paso a 21 o más cuesta 1 PF.",
    ),
    Line::new(
        "STR-4",
        "Happiness Points may go below 0.",
        "Los Puntos de Felicidad pueden bajar de 0.",
    ),
    Line::new(
        "SET-1",
        "The default rectangle's boards stand upright, three cells wide and five high.",
        "En el rectángulo habitual los tableros van de pie: tres casillas de ancho y cinco de alto.",
    ),
    Line::new(
        "SET-1",
        "A map laid by hand may have Buildings or boards that no rails can reach: the page warns, but it can be played.",
        "Un mapa hecho a mano puede tener Edificios o tableros a los que no llegue ningún riel: la página avisa, pero se puede jugar.",
    ),
    Line::new(
        "SET-3",
        "Rail Worker spaces start full.",
        "Los espacios de Trabajador empiezan llenos.",
    ),
    Line::new(
        "SET-4",
        "The order of the advanced deal is random, apart from the first turn order.",
        "El orden del reparto avanzado es aleatorio, aparte del primer orden de turno.",
    ),
    Line::new(
        "SET-9",
        "There are as many Ticket Books of 4 as players.",
        "Hay tantos Libros de 4 boletos como jugadores.",
    ),
    Line::new(
        "SET-12",
        "Passengers and money never run out.",
        "Los Pasajeros y el dinero no se agotan.",
    ),
    Line::new(
        "AUC-4",
        "No Money icon may be superfluous: without any one of them the price would not be paid.",
        "Ningún icono de Dinero puede sobrar: sin cualquiera de ellos el precio no estaría pagado.",
    ),
    Line::new(
        "ACT-2",
        "In the second half the action and the $2 come in either order.",
        "En la segunda mitad, la acción y los 2 $ van en cualquier orden.",
    ),
    Line::new(
        "RAIL-4",
        "A redirect comes first in its action, and costs 1 symbol on a mountain, too.",
        "La redirección va primero en su acción y cuesta 1 símbolo también en montaña.",
    ),
    Line::new(
        "RAIL-6",
        "A second tile on a mountain costs 2 again.",
        "Una segunda loseta en la misma montaña vuelve a costar 2.",
    ),
    Line::new(
        "RAIL-7",
        "A tile may point at a lake or at a full cell.",
        "Una loseta puede apuntar a un lago o a una casilla llena.",
    ),
    Line::new(
        "RAIL-9",
        "When an extension is lost, only its tiles go back; the complete Link before it is restored.",
        "Al perderse una prolongación solo vuelven sus losetas; se recupera el Enlace completo anterior.",
    ),
    Line::new(
        "RAIL-10",
        "Complete Links that end at the same or adjacent own Parcels are joined for one Destination icon; an incomplete and a complete Link join likewise. Tile ends of two players may not meet.",
        "Los Enlaces completos que acaban en el mismo Terreno propio o en contiguos se unen con un icono de Destino; igual uno incompleto y uno completo. Los extremos de dos jugadores no pueden tocarse.",
    ),
    Line::new(
        "RAIL-12",
        "A Link whose ends a later Building merges stays and scores, but carries no Passenger.",
        "Un Enlace cuyos extremos une un Edificio posterior permanece y puntúa, pero no lleva Pasajeros.",
    ),
    Line::new(
        "RAIL-13",
        "No tile may take another own Link's end, except by extending or joining it.",
        "Ninguna loseta puede quitar el extremo de otro Enlace propio, salvo al prolongarlo o unirlo.",
    ),
    Line::new(
        "BLD-5",
        "A Link cut by a Building counts as worked on this round, and its complete parts stay upgraded.",
        "Un Enlace cortado por un Edificio cuenta como trabajado esta ronda y sus partes completas siguen mejoradas.",
    ),
    Line::new(
        "MOV-8",
        "At a Commerce without Development cards you take $5. At a Leisure, icons of the cards used for the move may pay, too.",
        "En un Comercio sin cartas de Desarrollo tomas 5 $. En un Lúdico también pagan los iconos de las cartas usadas para mover.",
    ),
    Line::new(
        "ADM-1",
        "Administration is resolved in turn order.",
        "La Administración se resuelve en orden de turno.",
    ),
    Line::new(
        "ADM-3",
        "Nobody has to discard down to the hand limit.",
        "Nadie está obligado a descartar hasta el límite de mano.",
    ),
    Line::new(
        "END-1",
        "When deck and discard pile are empty, drawing stops.",
        "Si el mazo y los descartes están vacíos, se deja de robar.",
    ),
    Line::new(
        "R6-1",
        "The last hand is chosen before the last auction.",
        "La última mano se elige antes de la última subasta.",
    ),
    Line::new(
        "SOLO-4",
        "The solo player gets no first player's Stress, but +2 Stress at the start of round 6.",
        "En solitario no hay Estrés de primer jugador, pero sí +2 Estrés al empezar la ronda 6.",
    ),
    Line::new(
        "SET-10",
        "Which Building card goes with a Building tile is drawn at random among the four of its type.",
        "La carta de cada loseta de Edificio se saca al azar entre las cuatro de su tipo.",
    ),
    Line::new(
        "SOLO-1",
        "The solo game has no advanced deal.",
        "En solitario no hay reparto avanzado.",
    ),
    Line::new(
        "AUC-7",
        "Taking a card is compulsory, and the next cards lie open during the Actions phase.",
        "Tomar una carta es obligatorio, y las siguientes quedan a la vista durante las Acciones.",
    ),
    Line::new(
        "RAIL-5",
        "A Link that lies on a Parcel cannot end there too; it must go on. A Link may cross itself.",
        "Un Enlace que pasa por un Terreno no puede acabar en él; debe seguir. Un Enlace puede cruzarse a sí mismo.",
    ),
    Line::new(
        "RAIL-10",
        "A new run that meets an own open Link completes it with one Destination icon; only two incomplete Links need both. A run ends where it meets an own Link.",
        "Un tramo nuevo que se une a un Enlace propio abierto lo completa con un icono de Destino; solo dos Enlaces incompletos piden los dos. El tramo acaba donde se une.",
    ),
    Line::new(
        "RAIL-12",
        "A Link may not run over the Parcel at its other end.",
        "Un Enlace no puede pasar por el Terreno de su otro extremo.",
    ),
    Line::new(
        "RAIL-13",
        "The start of an incomplete Link can be neither extended nor joined; an upgraded Link neither.",
        "El comienzo de un Enlace incompleto no se extiende ni se une; un Enlace mejorado tampoco.",
    ),
    Line::new(
        "BLD-5",
        "A piece that leads from the new Building to itself stays and scores, but nobody rides it.",
        "Un trozo que va del Edificio nuevo a sí mismo se queda y puntúa, pero nadie viaja por él.",
    ),
    Line::new(
        "UPB-2",
        "The Passenger of an upgrade comes to the upgraded tile.",
        "El Pasajero de una mejora llega a la loseta mejorada.",
    ),
    Line::new(
        "ADM-2",
        "The $1 of a discard is paid before the card's Consequence.",
        "El 1 $ de un descarte se paga antes que la Consecuencia de la carta.",
    ),
    Line::new(
        "R6-1",
        "The last hand must be filled to the limit, before the Stress, decay and Passengers of the round's end.",
        "La última mano se llena hasta el límite, antes del Estrés, la retirada de rieles y los Pasajeros del final de ronda.",
    ),
    Line::new(
        "SOLO-3",
        "The line is skipped when deck and discards are empty.",
        "La fila se salta si el mazo y los descartes están vacíos.",
    ),
];
