//! The rules of Metromania in our own words.

use super::lessons::GOAL;
use crate::words::rulebook::{Chapter, Clause, Kind, Rulebook, chapter, clause};
use Kind::{Edition, Reading, Rule};

/// The rules.
pub const RULEBOOK: Rulebook = Rulebook { goal: GOAL, chapters: CHAPTERS };

const CHAPTERS: &[Chapter] = &[
    chapter("setup", ("Setup", "Preparación"), SETUP),
    chapter("turn", ("A turn", "El turno"), TURN),
    chapter("lines", ("Lines", "Líneas"), LINES),
    chapter("stations", ("Stations", "Estaciones"), STATIONS),
    chapter("destinations", ("Destinations", "Destinos"), DESTINATIONS),
    chapter("end", ("End of construction", "Fin de las construcciones"), END),
    chapter("trips", ("Test trips", "Trayectos de prueba"), TRIPS),
    chapter("city", ("Our city", "Nuestra ciudad"), CITY),
];

const SETUP: &[Clause] = &[
    clause(
        "MSET-1",
        Rule,
        ("Table", "Mesa"),
        (
            "2 to 4 players. Six districts fill the hexagon in any order, each turned at random. Each has three Spots, spaces with a symbol: one Residential (house), one Commercial (factory), one Entertainment (star). 30 stations are for everybody.",
            "De 2 a 4 jugadores. Seis barrios llenan el hexágono en cualquier orden, cada uno girado al azar. Cada uno tiene tres Lugares, casillas con un símbolo: Vivienda (casa), Trabajo (fábrica) y Ocio (estrella). Hay 30 estaciones para todos.",
        ),
    ),
    clause(
        "MSET-2",
        Reading,
        ("Tunnels", "Túneles"),
        (
            "Each player has a solid and a striped line. Each line has 18 tunnels of its own: they are not exchanged.",
            "Cada jugador tiene una línea lisa y otra rayada. Cada línea tiene 18 túneles propios, que no se intercambian.",
        ),
    ),
    clause(
        "MSET-3",
        Reading,
        ("Destinations", "Destinos"),
        (
            "There are 12 Destinations, two of each letter with different types. With 4 players each has one of each type, with 3 four of which two share a type, drawn at random, all letters different. With 2 players each has one of every letter. The types are public, the letters of 3 and 4 players secret.",
            "Hay 12 Destinos, dos de cada letra y de tipos distintos. Con 4 jugadores cada uno tiene uno de cada tipo; con 3, cuatro, dos de ellos de un mismo tipo, al azar; todas las letras distintas. Con 2 jugadores cada uno tiene uno de cada letra. Los tipos son públicos; las letras de 3 y 4 jugadores, secretas.",
        ),
    ),
    clause(
        "MSET-4",
        Rule,
        ("Loyal and strict municipality", "Municipio leal y estricto"),
        (
            "Loyal municipality: all Destinations are letter side up. Strict municipality, for 4 players: the Destinations of each player are set. Where hands are set, everybody knows them.",
            "Municipio leal: todos los Destinos tienen la letra visible. Municipio estricto, para 4 jugadores: los Destinos de cada jugador están fijados. Donde están fijados, todos los conocen.",
        ),
    ),
    clause(
        "MSET-5",
        Reading,
        ("First player", "Jugador inicial"),
        (
            "The first player is drawn at random; turns go clockwise.",
            "El jugador inicial se decide al azar; se juega en el sentido del reloj.",
        ),
    ),
];

const TURN: &[Clause] = &[
    clause(
        "MTURN-1",
        Reading,
        ("Dig or build", "Excavar o construir"),
        (
            "A turn is one of two things: dig 3 tunnels, shared between both lines as you like, or build one intermediate station. Fewer tunnels only if no more is possible. Our reading: a possible start of the second line counts; who can do neither passes; if all pass in a row, construction ends at once without last turns.",
            "En un turno se hace una de dos cosas: excavar 3 túneles, repartidos entre las dos líneas, o construir una estación intermedia. Menos túneles solo si no se puede más. Nuestra lectura: también cuenta la salida posible de la segunda línea; quien no puede hacer nada, pasa; si todos pasan seguidos, las construcciones terminan sin últimos turnos.",
        ),
    ),
    clause(
        "MTURN-2",
        Reading,
        ("Spots are never forced", "Los Lugares no obligan"),
        (
            "Nobody must dig on a Spot. When only Spots are left, you may stop; before the first tunnel you may pass, but only if no intermediate station is possible.",
            "Nadie está obligado a excavar en un Lugar. Si solo quedan Lugares, puedes parar; antes del primer túnel puedes pasar, pero solo si no es posible ninguna estación intermedia.",
        ),
    ),
];

const LINES: &[Clause] = &[
    clause(
        "MLINE-1",
        Reading,
        ("Line start", "Salida de la línea"),
        (
            "A line starts on a free space with a white arrow; our reading: on one of its two slanting edges. This tunnel counts like any other. The first turn starts one line only.",
            "Una línea sale de una casilla libre con flecha blanca; nuestra lectura: por uno de sus dos bordes inclinados. Ese túnel cuenta como los demás. En el primer turno solo se empieza una línea.",
        ),
    ),
    clause(
        "MLINE-2",
        Rule,
        ("Second start", "Segunda salida"),
        (
            "The second line starts neither on the edge of the city where the first one did nor on a neighbouring one, unless no white arrow is free elsewhere.",
            "La segunda línea no sale del borde de la ciudad de la primera ni de uno vecino, salvo que no quede libre ninguna flecha blanca en los demás.",
        ),
    ),
    clause(
        "MLINE-3",
        Rule,
        ("Going on", "Continuación"),
        (
            "A tunnel goes on from the open end along an edge and fills a free space beside it. One tunnel a space, no branches, none in Lake and Park. Spaces with arrows are for starts and ends only. An edge may carry two lines, one on each side.",
            "Un túnel continúa desde el extremo abierto por un borde y ocupa una casilla libre a su lado. Un túnel por casilla, sin ramales, nunca en el Lago ni en el Parque. Las casillas con flecha son solo para salidas y finales. Por un borde pueden ir dos líneas, una a cada lado.",
        ),
    ),
    clause(
        "MLINE-4",
        Reading,
        ("Angles", "Ángulos"),
        (
            "A line goes straight on or bends a little. It makes an acute angle only where a station stands before the tunnel is dug. It never turns back.",
            "Una línea sigue recta o gira poco. Solo hace un ángulo agudo donde ya hay una estación antes de excavar el túnel. Nunca retrocede.",
        ),
    ),
    clause(
        "MLINE-5",
        Rule,
        ("Own line", "La propia línea"),
        (
            "A line never meets itself and never runs beside itself.",
            "Una línea nunca se encuentra consigo misma ni va junto a sí misma.",
        ),
    ),
    clause(
        "MLINE-6",
        Reading,
        ("Line end", "Final de la línea"),
        (
            "A line ends on a free space with a black arrow, on one of the three edges of the city away from its start, unless none is free there. At once its owner may build one intermediate station on it for free, for which the line end counts as a station. Our reading: who does not build it then loses that right.",
            "Una línea termina en una casilla libre con flecha negra, en uno de los tres bordes de la ciudad alejados de su salida, salvo que no quede ninguna. En ese momento su dueño puede construir en ella una estación intermedia adicional, para la que el final cuenta como estación. Nuestra lectura: quien no la construye entonces pierde ese derecho.",
        ),
    ),
    clause(
        "MLINE-7",
        Reading,
        ("Blocked lines", "Líneas bloqueadas"),
        (
            "A line is blocked when nothing beside its open end can be dug or no tunnels are left. Only what everybody knows counts: a Spot is closed if the owner has no Destination of its type.",
            "Una línea está bloqueada cuando no se puede excavar nada junto a su extremo abierto o no le quedan túneles. Solo cuenta lo que todos saben: un Lugar está cerrado si el dueño no tiene ningún Destino de su tipo.",
        ),
    ),
];

const STATIONS: &[Clause] = &[
    clause(
        "MSTAT-1",
        Reading,
        ("Where lines meet", "Donde las líneas se encuentran"),
        (
            "A tunnel builds a station where its line parts from a line beside it, and where it comes to another line without running beside it. Our reading: who goes past the open end of a line beside it parts from it. A station serves every line through its corner.",
            "Un túnel construye una estación donde su línea se separa de otra junto a la que iba, y donde llega a otra línea sin ir junto a ella. Nuestra lectura: quien pasa el extremo abierto de la línea de al lado se separa de ella. Una estación sirve a todas las líneas de su vértice.",
        ),
    ),
    clause(
        "MSTAT-2",
        Reading,
        ("Points", "Puntos"),
        (
            "Whoever builds a station, by digging or as a turn, scores 1 for each Spot that it touches, also under a tunnel. Lake and Park give nothing.",
            "Quien construye una estación, al excavar o como turno, gana 1 punto por cada Lugar que toca, también bajo un túnel. El Lago y el Parque no dan nada.",
        ),
    ),
    clause(
        "MSTAT-3",
        Rule,
        ("No stations left", "No quedan estaciones"),
        (
            "A tunnel that needs more stations than are left cannot be dug.",
            "No se puede excavar un túnel que necesita más estaciones de las que quedan.",
        ),
    ),
    clause(
        "MSTAT-4",
        Rule,
        ("Intermediate station", "Estación intermedia"),
        (
            "It is a whole turn and stands on an unfinished line of one's own, between two of its stations; the line start counts as one. It scores like any other.",
            "Es un turno entero y se construye en una línea propia sin terminar, entre dos estaciones de ella; la salida cuenta como estación. Puntúa como las demás.",
        ),
    ),
];

const DESTINATIONS: &[Clause] = &[clause(
    "MDEST-1",
    Rule,
    ("Placing a Destination", "Colocar un Destino"),
    (
        "A tunnel on a Spot needs at once one of your Destinations of its type, letter side up. One a turn. Two equal letters never touch, by edge or corner.",
        "Un túnel en un Lugar necesita en el acto un Destino tuyo de su tipo, con la letra visible. Uno por turno. Dos letras iguales nunca se tocan, ni por un borde ni por un vértice.",
    ),
)];

const END: &[Clause] = &[
    clause(
        "MEND-1",
        Reading,
        ("Last turns", "Últimos turnos"),
        (
            "When at the end of a turn a player has finished both lines, no stations are left, or 5 lines (4 with 2 players) are finished or blocked, everybody else has one last turn, which cannot be declined.",
            "Cuando al final de un turno un jugador ha terminado sus dos líneas, no quedan estaciones o hay 5 líneas (4 con 2 jugadores) terminadas o bloqueadas, los demás tienen un último turno, al que no se puede renunciar.",
        ),
    ),
    clause(
        "MEND-2",
        Rule,
        ("Points for lines", "Puntos por líneas"),
        (
            "With two finished lines you keep all points for stations, with one half of them, rounded down, with none nothing.",
            "Con dos líneas terminadas conservas todos los puntos por estaciones; con una, la mitad, redondeada hacia abajo; con ninguna, nada.",
        ),
    ),
];

const TRIPS: &[Clause] = &[
    clause(
        "MTEST-1",
        Reading,
        ("Fastest trip", "Trayecto más rápido"),
        (
            "From Monday to Saturday, A to F: the fastest trip between stations that touch the two Destinations of the letter. A section takes 1 minute, a change of line 3; the first line is boarded without waiting.",
            "De lunes a sábado, de la A a la F: el trayecto más rápido entre estaciones que tocan los dos Destinos de la letra. Un tramo dura 1 minuto; un cambio de línea, 3; a la primera línea se sube sin esperar.",
        ),
    ),
    clause(
        "MTEST-2",
        Rule,
        ("Who scores", "Quién puntúa"),
        (
            "Everybody with a section on a fastest trip scores once: 6 with a Destination of the letter, else 3.",
            "Todos los que tienen un tramo en un trayecto más rápido puntúan una vez: 6 si colocaron un Destino de la letra; si no, 3.",
        ),
    ),
    clause(
        "MTEST-3",
        Rule,
        ("Impossible trips", "Trayectos imposibles"),
        (
            "At fault is who did not place a Destination, who placed one that no station touches, and both where the two are not connected. Each player at fault loses 6, once a trip.",
            "Es culpable quien no colocó un Destino, quien colocó uno que ninguna estación toca, y ambos si no hay conexión. Cada culpable pierde 6 puntos, una vez por trayecto.",
        ),
    ),
    clause(
        "MTEST-4",
        Rule,
        ("Sunday", "Domingo"),
        (
            "From Park to Lake: 5 for everybody on a fastest trip; nobody loses.",
            "Del Parque al Lago: 5 para todos los que están en un trayecto más rápido; nadie pierde.",
        ),
    ),
    clause(
        "MTEST-5",
        Reading,
        ("Two players", "Dos jugadores"),
        (
            "With 2 players nobody scores a test for which both have a section on a fastest trip, the same one or not, and nobody loses where both are at fault. The setup can switch this off.",
            "Con 2 jugadores nadie puntúa una prueba si los dos tienen un tramo en un trayecto más rápido, el mismo u otro, y nadie pierde si los dos son culpables. Se puede desactivar en la preparación.",
        ),
    ),
    clause(
        "MTEST-6",
        Rule,
        ("Victory", "Victoria"),
        (
            "Most points win; then more finished lines, then more tunnels; else the victory is shared.",
            "Gana quien tenga más puntos; después, más líneas terminadas; después, más túneles; si no, se comparte la victoria.",
        ),
    ),
];

const CITY: &[Clause] = &[
    clause(
        "MBOARD-1",
        Edition,
        ("Hexagon", "Hexágono"),
        (
            "The city is a hexagon of 150 spaces with 91 corners, five edges on each side.",
            "La ciudad es un hexágono de 150 casillas con 91 vértices, cinco bordes por lado.",
        ),
    ),
    clause(
        "MBOARD-2",
        Edition,
        ("Districts", "Barrios"),
        (
            "A district is a triangle of 25 spaces and can be turned by thirds.",
            "Un barrio es un triángulo de 25 casillas y se puede girar por tercios.",
        ),
    ),
    clause(
        "MBOARD-3",
        Edition,
        ("Symbols", "Símbolos"),
        (
            "Each district has one Spot of each type; one has the Lake, another one the Park. Where they lie is our own.",
            "Cada barrio tiene un Lugar de cada tipo; uno tiene el Lago y otro el Parque. Su posición es nuestra.",
        ),
    ),
    clause(
        "MBOARD-4",
        Edition,
        ("Arrows", "Flechas"),
        (
            "Five arrows lie along each edge of the city. With 3 and 4 players white and black take turns; with 2 players white edges and black edges do.",
            "Cinco flechas bordean cada lado de la ciudad. Con 3 y 4 jugadores alternan blancas y negras; con 2, alternan lados blancos y lados negros.",
        ),
    ),
    clause(
        "MBOARD-5",
        Edition,
        ("Distances", "Distancias"),
        (
            "No two Spots share an edge; Lake and Park never touch.",
            "Dos Lugares nunca comparten un borde; el Lago y el Parque nunca se tocan.",
        ),
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Rule;
    use crate::titles::metromania::rules::refusal::Refusal;

    fn has(id: &str) -> bool {
        CHAPTERS.iter().flat_map(|chapter| chapter.clauses).any(|clause| clause.id == id)
    }

    #[test]
    fn every_rule_that_refuses_has_its_paragraph() {
        assert!(Refusal::ALL.len() > 20);
        for refusal in Refusal::ALL {
            assert!(has(refusal.rule()), "{}", refusal.rule());
        }
    }

    /// How many rules of each kind there are.
    const NUMBERED: [(&str, usize); 8] = [
        ("MSET", 5),
        ("MTURN", 2),
        ("MLINE", 7),
        ("MSTAT", 4),
        ("MDEST", 1),
        ("MEND", 2),
        ("MTEST", 6),
        ("MBOARD", 5),
    ];

    #[test]
    fn every_numbered_rule_has_its_paragraph() {
        for (kind, count) in NUMBERED {
            for number in 1..=count {
                assert!(has(&format!("{kind}-{number}")), "{kind}-{number}");
            }
        }
    }
}
