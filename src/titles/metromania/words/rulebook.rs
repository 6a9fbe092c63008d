//! The rules of Metromania in our own words.

mod glossary;

use super::lessons::GOAL;
use crate::titles::metromania::bots::REFERENCE;
use crate::words::Text;
use crate::words::rulebook::{
    Chapter, Clause, Part, Rulebook, Table, chapter, clause, ours, reading, same, say, text,
};

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
    chapter("lines", text("Lines", "Líneas"), LINES),
    chapter("stations", text("Stations", "Estaciones"), STATIONS),
    chapter("destinations", text("Destinations", "Destinos"), DESTINATIONS),
    chapter("end", text("End of construction", "Fin de las construcciones"), END),
    chapter("trips", text("Test trips", "Trayectos de prueba"), TRIPS),
    chapter("city", text("Our city", "Nuestra ciudad"), CITY),
];

const HOUSING: Text = Text::new("Residential", "Vivienda");
const WORK: Text = Text::new("Commercial", "Trabajo");
const LEISURE: Text = Text::new("Entertainment", "Ocio");
const FIRST_SEAT: Text = Text::new("Player 1", "Jugador 1");
const SECOND_SEAT: Text = Text::new("Player 2", "Jugador 2");

/// The hands of two players (MSET-3).
const TWO_COLUMNS: Table = Table {
    head: &[Text::new("Letter", "Letra"), FIRST_SEAT, SECOND_SEAT],
    rows: &[
        &[same("A"), HOUSING, WORK],
        &[same("B"), WORK, LEISURE],
        &[same("C"), LEISURE, HOUSING],
        &[same("D"), HOUSING, LEISURE],
        &[same("E"), LEISURE, WORK],
        &[same("F"), WORK, HOUSING],
    ],
};

/// The hands of the strict municipality (MSET-4).
const STRICT_HANDS: Table = Table {
    head: &[Text::new("Player", "Jugador"), HOUSING, WORK, LEISURE],
    rows: &[
        &[FIRST_SEAT, same("A"), same("B"), same("C")],
        &[SECOND_SEAT, same("D"), same("A"), same("E")],
        &[Text::new("Player 3", "Jugador 3"), same("F"), same("E"), same("B")],
        &[Text::new("Player 4", "Jugador 4"), same("C"), same("F"), same("D")],
    ],
};

const SETUP: &[Clause] = &[
    clause(
        "MSET-1",
        text("Table", "Mesa"),
        &[say(
            "2 to 4 players. Six districts fill the hexagon in any order, each turned at random. Each has three Spots, spaces with a symbol: one Residential (house), one Commercial (factory), one Entertainment (star). 30 stations are for everybody.",
            "De 2 a 4 jugadores. Seis barrios llenan el hexágono en cualquier orden, cada uno girado al azar. Cada uno tiene tres Lugares, casillas con un símbolo: Vivienda (casa), Trabajo (fábrica) y Ocio (estrella). Hay 30 estaciones para todos.",
        )],
    ),
    clause(
        "MSET-2",
        text("Tunnels", "Túneles"),
        &[
            say(
                "Each player has two lines, a solid and a striped one, of 18 tunnels each.",
                "Cada jugador tiene dos líneas, una lisa y otra rayada, de 18 túneles cada una.",
            ),
            reading(
                "Tunnels of one line are not used for the other.",
                "Los túneles de una línea no sirven para la otra.",
            ),
        ],
    ),
    clause(
        "MSET-3",
        text("Destinations", "Destinos"),
        &[
            say(
                "There are 12 Destinations, two of each letter with different types. With 4 players each has one of each type, with 3 four of which two share a type; all letters of a hand differ. With 3 players each, from the first player on, chooses the type that it takes twice, among those not chosen yet; the letters are dealt after that. With 2 players each has a column of the table. Types are public; the letters of 3 and 4 players are secret until they are placed.",
                "Hay 12 Destinos, dos de cada letra y de tipos distintos. Con 4 jugadores cada uno tiene uno de cada tipo; con 3, cuatro, dos de ellos de un mismo tipo; las letras de una mano son distintas. Con 3 jugadores cada uno, desde el inicial, elige el tipo que tendrá dos veces entre los no elegidos; después se reparten las letras. Con 2 jugadores cada uno tiene una columna de la tabla. Los tipos son públicos; las letras de 3 y 4 jugadores, secretas hasta colocarlas.",
            ),
            Part::Table(TWO_COLUMNS),
            reading(
                "The columns of D to F: the rulebook's table and its example of D differ.",
                "Las columnas de la D a la F: la tabla del reglamento y su ejemplo de la D no coinciden.",
            ),
        ],
    ),
    clause(
        "MSET-4",
        text("Loyal and strict municipality", "Municipio leal y estricto"),
        &[
            say(
                "Loyal municipality: all Destinations are letter side up. Strict municipality, for 4 players: the table sets the letters of each player. Columns and set hands follow the order around the table, whoever begins; everybody knows them.",
                "Municipio leal: todos los Destinos tienen la letra visible. Municipio estricto, para 4 jugadores: la tabla fija las letras de cada jugador. Las columnas y las manos fijas siguen el orden de la mesa, empiece quien empiece, y todos las conocen.",
            ),
            Part::Table(STRICT_HANDS),
        ],
    ),
    clause(
        "MSET-5",
        text("First player", "Jugador inicial"),
        &[reading(
            "The first player is drawn at random; turns go clockwise.",
            "El jugador inicial se decide al azar; se juega en el sentido del reloj.",
        )],
    ),
];

const TURN: &[Clause] = &[
    clause(
        "MTURN-1",
        text("Dig or build", "Excavar o construir"),
        &[
            say(
                "A turn is one of two things: dig 3 tunnels, shared between both lines as you like, or build one intermediate station. Fewer tunnels only if no more is possible. Who can do neither passes.",
                "En un turno se hace una de dos cosas: excavar 3 túneles, repartidos entre las dos líneas, o construir una estación intermedia. Menos túneles solo si no se puede más. Quien no puede hacer nada, pasa.",
            ),
            reading(
                "If all pass in a row, construction ends at once without last turns. A possible start of the second line counts as possible. Nobody must look ahead: any order of digging may be chosen, even one that leaves fewer than 3.",
                "Si todos pasan seguidos, las construcciones terminan sin últimos turnos. También cuenta la salida posible de la segunda línea. No hay que prever: vale cualquier orden, aunque deje menos de 3.",
            ),
        ],
    ),
    clause(
        "MTURN-2",
        text("Spots are never forced", "Los Lugares no obligan"),
        &[
            say("Nobody must dig on a Spot.", "Nadie está obligado a excavar en un Lugar."),
            reading(
                "When only Spots are left, you may stop. Before the first tunnel that is a pass, and only if no intermediate station is possible.",
                "Si solo quedan Lugares, puedes parar. Antes del primer túnel eso es pasar, y solo si no es posible ninguna estación intermedia.",
            ),
        ],
    ),
];

const LINES: &[Clause] = &[
    clause(
        "MLINE-1",
        text("Line start", "Salida de la línea"),
        &[
            say(
                "A line starts on a free space with a white arrow. This tunnel counts like any other. The first turn starts one line only.",
                "Una línea sale de una casilla libre con flecha blanca. Ese túnel cuenta como los demás. En el primer turno solo se empieza una línea.",
            ),
            reading(
                "It starts along one of the two slanting edges of that space.",
                "Sale por uno de los dos bordes inclinados de esa casilla.",
            ),
        ],
    ),
    clause(
        "MLINE-2",
        text("Second start", "Segunda salida"),
        &[say(
            "The second line starts neither on the edge of the city where the first one did nor on a neighbouring one, unless no white arrow is free elsewhere.",
            "La segunda línea no sale del borde de la ciudad de la primera ni de uno vecino, salvo que no quede libre ninguna flecha blanca en los demás.",
        )],
    ),
    clause(
        "MLINE-3",
        text("Going on", "Continuación"),
        &[say(
            "A tunnel goes on from the open end along an edge and fills a free space beside it. One tunnel a space, no branches, none in Lake and Park. Spaces with arrows are for starts and ends only. An edge may carry two lines, one on each side.",
            "Un túnel continúa desde el extremo abierto por un borde y ocupa una casilla libre a su lado. Un túnel por casilla, sin ramales, nunca en el Lago ni en el Parque. Las casillas con flecha son solo para salidas y finales. Por un borde pueden ir dos líneas, una a cada lado.",
        )],
    ),
    clause(
        "MLINE-4",
        text("Angles", "Ángulos"),
        &[
            say(
                "A line goes straight on or bends a little. It makes an acute angle only at a station. It never turns back.",
                "Una línea sigue recta o gira poco. Solo hace un ángulo agudo en una estación. Nunca retrocede.",
            ),
            reading(
                "The station must stand before the tunnel is dug.",
                "La estación tiene que estar antes de excavar el túnel.",
            ),
        ],
    ),
    clause(
        "MLINE-5",
        text("Own line", "La propia línea"),
        &[say(
            "A line never meets itself and never runs beside itself.",
            "Una línea nunca se encuentra consigo misma ni va junto a sí misma.",
        )],
    ),
    clause(
        "MLINE-6",
        text("Line end", "Final de la línea"),
        &[
            say(
                "A line ends on a free space with a black arrow, on one of the three edges of the city away from its start, unless none is free there. At once its owner may build one intermediate station on it for free. Once that station is built, its owner builds no other one on this line; stations of other lines may still be added to it.",
                "Una línea termina en una casilla libre con flecha negra, en uno de los tres bordes de la ciudad alejados de su salida, salvo que no quede ninguna. En ese momento su dueño puede construir en ella gratis una estación intermedia. Construida esa, su dueño no construye otra en esa línea; las de otras líneas aún pueden añadirse a ella.",
            ),
            reading(
                "Who declines may still build that one station later, as a turn. A station that its owner builds on another of its lines, as a turn or for that line's end, closes this line, too, if it stands on both.",
                "Quien renuncia puede construir esa única estación más tarde, como turno. Si su dueño construye una estación en otra línea suya, como turno o por el final de esa, y esta también pasa por ahí, vale para las dos.",
            ),
        ],
    ),
    clause(
        "MLINE-7",
        text("Blocked lines", "Líneas bloqueadas"),
        &[
            say(
                "A line is blocked when nothing beside its open end can be dug or no tunnels are left.",
                "Una línea está bloqueada cuando no se puede excavar nada junto a su extremo abierto o no le quedan túneles.",
            ),
            reading(
                "Only what everybody knows counts, with the stations as they stand: a Spot is closed if the owner has no Destination of its type left, whatever its letters, its neighbours and the limit of one a turn; a tunnel for which stations are lacking is closed. A line that is not begun is blocked only if no start is free for it.",
                "Solo cuenta lo que todos saben, con las estaciones tal como están: un Lugar está cerrado si al dueño no le queda ningún Destino de su tipo, sin mirar letras, vecinos ni el límite de uno por turno; un túnel para el que faltan estaciones está cerrado. Una línea sin empezar solo está bloqueada si no le queda ninguna salida libre.",
            ),
        ],
    ),
];

const STATIONS: &[Clause] = &[
    clause(
        "MSTAT-1",
        text("Where lines meet", "Donde las líneas se encuentran"),
        &[
            say(
                "A tunnel builds a station where its line parts from a line beside it, and where it comes to another line without running beside it. A station serves every line through its corner.",
                "Un túnel construye una estación donde su línea se separa de otra junto a la que iba, y donde llega a otra línea sin ir junto a ella. Una estación sirve a todas las líneas de su vértice.",
            ),
            reading(
                "Who goes past the open end of a line beside it parts from it.",
                "Quien pasa el extremo abierto de la línea de al lado se separa de ella.",
            ),
        ],
    ),
    clause(
        "MSTAT-2",
        text("Points", "Puntos"),
        &[
            say(
                "Whoever builds a station, by digging or as a turn, scores 1 for each Spot that it touches. Lake and Park give nothing.",
                "Quien construye una estación, al excavar o como turno, gana 1 punto por cada Lugar que toca. El Lago y el Parque no dan nada.",
            ),
            reading(
                "A Spot under a tunnel still counts.",
                "Un Lugar bajo un túnel sigue contando.",
            ),
        ],
    ),
    clause(
        "MSTAT-3",
        text("No stations left", "No quedan estaciones"),
        &[say(
            "A tunnel that needs more stations than are left cannot be dug.",
            "No se puede excavar un túnel que necesita más estaciones de las que quedan.",
        )],
    ),
    clause(
        "MSTAT-4",
        text("Intermediate station", "Estación intermedia"),
        &[say(
            "It is a whole turn and stands on a line of one's own, on a free corner between two of its stations; the line start counts as one, and so does the end of a finished line. A finished line takes one at most after its end (MLINE-6). It scores like any other.",
            "Es un turno entero y se construye en una línea propia, en un vértice libre entre dos estaciones de ella; la salida cuenta como estación, y también el final de una línea terminada. Una línea terminada admite como mucho una después de su final (MLINE-6). Puntúa como las demás.",
        )],
    ),
];

const DESTINATIONS: &[Clause] = &[clause(
    "MDEST-1",
    text("Placing a Destination", "Colocar un Destino"),
    &[say(
        "A tunnel on a Spot needs at once one of your Destinations of its type, letter side up. One a turn. Two equal letters never touch, by edge or corner.",
        "Un túnel en un Lugar necesita en el acto un Destino tuyo de su tipo, con la letra visible. Uno por turno. Dos letras iguales nunca se tocan, ni por un borde ni por un vértice.",
    )],
)];

const END: &[Clause] = &[
    clause(
        "MEND-1",
        text("Last turns", "Últimos turnos"),
        &[
            say(
                "When a player has finished both lines, no stations are left, or 5 lines are finished or blocked, everybody else may have one last turn, in order. Who does not want it passes before it is begun.",
                "Cuando un jugador ha terminado sus dos líneas, no quedan estaciones o hay 5 líneas terminadas o bloqueadas, los demás pueden jugar por orden un último turno. Quien no lo quiere, pasa antes de empezarlo.",
            ),
            reading(
                "With 2 players 4 lines are enough. It is looked at when a turn has ended, and in the last turns no more.",
                "Con 2 jugadores bastan 4 líneas. Se mira al acabar cada turno, y en los últimos turnos ya no.",
            ),
        ],
    ),
    clause(
        "MEND-2",
        text("Points for lines", "Puntos por líneas"),
        &[say(
            "With two finished lines you keep all points for stations, with one half of them, rounded down, with none nothing.",
            "Con dos líneas terminadas conservas todos los puntos por estaciones; con una, la mitad, redondeada hacia abajo; con ninguna, nada.",
        )],
    ),
];

const TRIPS: &[Clause] = &[
    clause(
        "MTEST-1",
        text("Fastest trip", "Trayecto más rápido"),
        &[
            say(
                "From Monday to Saturday, A to F: the fastest trip between stations that touch the two Destinations of the letter. A section between two stations takes 1 minute, a change of line 3. Line ends are no stations.",
                "De lunes a sábado, de la A a la F: el trayecto más rápido entre estaciones que tocan los dos Destinos de la letra. Un tramo entre dos estaciones dura 1 minuto; un cambio de línea, 3. Los extremos de las líneas no son estaciones.",
            ),
            reading(
                "The first line is boarded without waiting.",
                "A la primera línea se sube sin esperar.",
            ),
        ],
    ),
    clause(
        "MTEST-2",
        text("Who scores", "Quién puntúa"),
        &[say(
            "Everybody with a section on a fastest trip scores once: 6 with a Destination of the letter, else 3.",
            "Todos los que tienen un tramo en un trayecto más rápido puntúan una vez: 6 si colocaron un Destino de la letra; si no, 3.",
        )],
    ),
    clause(
        "MTEST-3",
        text("Impossible trips", "Trayectos imposibles"),
        &[say(
            "At fault is who did not place a Destination, who placed one that no station touches, and both where the two are touched but not connected. Each player at fault loses 6, once a trip. A score may be below 0.",
            "Es culpable quien no colocó un Destino, quien colocó uno que ninguna estación toca, y ambos si los dos tienen estación pero no conexión. Cada culpable pierde 6 puntos, una vez por trayecto. La puntuación puede ser negativa.",
        )],
    ),
    clause(
        "MTEST-4",
        text("Sunday", "Domingo"),
        &[say(
            "From Park to Lake: 5 for everybody on a fastest trip; nobody loses.",
            "Del Parque al Lago: 5 para todos los que están en un trayecto más rápido; nadie pierde.",
        )],
    ),
    clause(
        "MTEST-5",
        text("Two players", "Dos jugadores"),
        &[
            say(
                "With 2 players nobody scores a test for which both have a section on a fastest trip, and nobody loses where both are at fault.",
                "Con 2 jugadores nadie puntúa una prueba si los dos tienen un tramo en un trayecto más rápido, y nadie pierde si los dos son culpables.",
            ),
            reading(
                "It need not be the same trip, and it holds on Sunday, too. The setup can switch it off.",
                "No hace falta que sea el mismo trayecto, y también vale el domingo. Se puede desactivar en la preparación.",
            ),
        ],
    ),
    clause(
        "MTEST-6",
        text("Victory", "Victoria"),
        &[say(
            "Most points win; then more finished lines, then more tunnels; else the victory is shared.",
            "Gana quien tenga más puntos; después, más líneas terminadas; después, más túneles; si no, se comparte la victoria.",
        )],
    ),
];

const CITY: &[Clause] = &[
    clause(
        "MBOARD-1",
        text("Hexagon", "Hexágono"),
        &[ours(
            "The city is a hexagon of 150 spaces with 91 corners, five edges on each side.",
            "La ciudad es un hexágono de 150 casillas con 91 vértices, cinco bordes por lado.",
        )],
    ),
    clause(
        "MBOARD-2",
        text("Districts", "Barrios"),
        &[ours(
            "A district is a triangle of 25 spaces and can be turned by thirds.",
            "Un barrio es un triángulo de 25 casillas y se puede girar por tercios.",
        )],
    ),
    clause(
        "MBOARD-3",
        text("Symbols", "Símbolos"),
        &[ours(
            "Each district has one Spot of each type; one has the Lake, another one the Park. Where they lie is our own.",
            "Cada barrio tiene un Lugar de cada tipo; uno tiene el Lago y otro el Parque. Su posición es nuestra.",
        )],
    ),
    clause(
        "MBOARD-4",
        text("Arrows", "Flechas"),
        &[ours(
            "Five arrows lie along each edge of the city. With 3 and 4 players white and black take turns; with 2 players white edges and black edges do.",
            "Cinco flechas bordean cada lado de la ciudad. Con 3 y 4 jugadores alternan blancas y negras; con 2, alternan lados blancos y lados negros.",
        )],
    ),
    clause(
        "MBOARD-5",
        text("Distances", "Distancias"),
        &[ours(
            "No two Spots share an edge; Lake and Park never touch.",
            "Dos Lugares nunca comparten un borde; el Lago y el Parque nunca se tocan.",
        )],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rule};
    use crate::titles::metromania::boards::SpotType;
    use crate::titles::metromania::rules::Metromania;
    use crate::titles::metromania::rules::destination::Letter;
    use crate::titles::metromania::rules::refusal::Refusal;
    use crate::titles::metromania::rules::setup::Setup;
    use crate::titles::metromania::rules::variants::Municipality;
    use crate::titles::metromania::words::spot_name;
    use crate::words::Locale;

    fn has(id: &str) -> bool {
        CHAPTERS.iter().flat_map(|chapter| chapter.clauses).any(|clause| clause.id == id)
    }

    /// The tables say what is dealt.
    #[test]
    fn tables_tell_the_hands_that_are_dealt() {
        let hands = |players, municipality| {
            let setup = Setup { municipality, ..Setup::standard(players, 1) };
            Metromania::new(&setup).expect("a game").hands
        };
        let two = hands(2, Municipality::Usual);
        let strict = hands(4, Municipality::Strict);
        for locale in Locale::ALL {
            for (row, letter) in TWO_COLUMNS.rows.iter().zip(Letter::ALL) {
                assert_eq!(row[0].of(locale), letter.name().to_string());
                for (hand, cell) in two.iter().zip(&row[1..]) {
                    let held = hand.iter().find(|it| it.letter() == letter).expect("a letter");
                    assert_eq!(cell.of(locale), spot_name(held.kind(), locale));
                }
            }
            for (hand, row) in strict.iter().zip(STRICT_HANDS.rows) {
                for (kind, at) in SpotType::ALL.into_iter().zip(1..) {
                    assert_eq!(STRICT_HANDS.head[at].of(locale), spot_name(kind, locale));
                    let held = hand.of_type(kind).iter().next().expect("a type");
                    assert_eq!(row[at].of(locale), held.letter().name().to_string());
                }
            }
        }
    }

    #[test]
    fn every_rule_that_refuses_has_its_paragraph() {
        assert!(Refusal::ALL.len() > 20);
        for refusal in Refusal::ALL {
            assert!(has(refusal.rule()), "{}", refusal.rule());
        }
    }

    /// What the rules have to say, in both languages, and what of it is our reading.
    const SAID: [(&str, bool, &str, &str); 11] = [
        ("MTEST-1", false, "Line ends are no stations", "no son estaciones"),
        ("MTEST-1", true, "boarded without waiting", "se sube sin esperar"),
        ("MSET-3", false, "chooses the type", "elige el tipo"),
        ("MLINE-6", false, "builds no other one", "no construye otra"),
        ("MLINE-6", true, "later, as a turn", "más tarde, como turno"),
        ("MEND-1", false, "passes before it is begun", "pasa antes de empezarlo"),
        ("MLINE-7", true, "limit of one a turn", "límite de uno por turno"),
        ("MLINE-7", true, "stations are lacking", "faltan estaciones"),
        ("MLINE-7", true, "not begun is blocked only if", "sin empezar solo está bloqueada"),
        ("MSET-2", false, "18 tunnels", "18 túneles"),
        ("MSET-2", true, "not used for the other", "no sirven para la otra"),
    ];

    #[test]
    fn readings_are_marked_by_sentence() {
        for (id, is_ours, english, spanish) in SAID {
            let mut clauses = CHAPTERS.iter().flat_map(|chapter| chapter.clauses);
            let clause = clauses.find(|it| it.id == id).expect("a rule");
            for (locale, said) in [(Locale::English, english), (Locale::Spanish, spanish)] {
                let is_reading = clause.readings().any(|it| it.of(locale).contains(said));
                assert!(clause.texts().any(|it| it.of(locale).contains(said)), "{id}: {said}");
                assert_eq!(is_reading, is_ours, "{id}: {said}");
            }
        }
    }

    /// What the rule that a refusal names has to speak of.
    fn subject(refusal: Refusal) -> &'static str {
        match refusal {
            Refusal::NotNow | Refusal::DigOrBuild => "one of two things",
            Refusal::GameOver => "points win",
            Refusal::TypeTaken => "chooses the type",
            Refusal::MustDig | Refusal::MustPlay => "may stop",
            Refusal::LineFinished => "A line ends",
            Refusal::NoTunnelLeft => "18 tunnels",
            Refusal::NotAtHead | Refusal::NoCellFree => "open end",
            Refusal::NotAStart | Refusal::ArrowTaken => "white arrow",
            Refusal::OneLineFirst => "first turn",
            Refusal::StartTooClose => "second line",
            Refusal::TurnsBack => "never turns back",
            Refusal::SharpAngle => "acute angle",
            Refusal::MeetsItself => "meets itself",
            Refusal::EndTaken | Refusal::NotAnEnd => "black arrow",
            Refusal::EndTooClose => "away from its start",
            Refusal::LakeOrPark => "Lake and Park",
            Refusal::NoDestination | Refusal::NotThatLetter => "one of your Destinations",
            Refusal::OneDestination => "One a turn",
            Refusal::LettersTouch => "never touch",
            Refusal::NoStationLeft => "more stations than are left",
            Refusal::SupplyEmpty => "30 stations",
            Refusal::StationThere => "free corner",
            Refusal::NotOnOwnLine => "line of one's own",
            Refusal::LineClosed => "builds no other one",
            Refusal::NotBetween => "between two of its stations",
        }
    }

    #[test]
    fn every_refusal_names_the_rule_that_speaks_of_it() {
        for &refusal in Refusal::ALL {
            let clauses = || CHAPTERS.iter().flat_map(|chapter| chapter.clauses);
            let named = clauses().find(|clause| clause.id == refusal.rule()).expect("a rule");
            let texts: Vec<&str> = named.texts().map(|it| it.of(Locale::English)).collect();
            let speaks = texts.iter().any(|text| text.contains(subject(refusal)));
            assert!(speaks, "{refusal:?}: {texts:?}");
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
