//! The rules of Metromania in our own words.

use crate::words::Text;
use crate::words::rulebook::{Chapter, Clause, Kind};

const fn clause(id: &'static str, title: Text, text: Text, kind: Kind) -> Clause {
    Clause { id, title, text, kind }
}

const fn both(english: &'static str, spanish: &'static str) -> Text {
    Text::new(english, spanish)
}

/// The rulebook.
pub const RULEBOOK: &[Chapter] = &[
    Chapter {
        key: "setting-up",
        title: both("Setting up", "Preparación"),
        clauses: &[
            clause(
                "MSET-1",
                both("The city", "La ciudad"),
                both(
                    "2 to 4 players. Six districts, drawn and turned at random, make a hexagon. 30 stations are for all.",
                    "De 2 a 4 jugadores. Seis barrios, al azar y girados al azar, forman un hexágono. Hay 30 Estaciones para todos.",
                ),
                Kind::Rule,
            ),
            clause(
                "MSET-2",
                both("Lines", "Líneas"),
                both(
                    "You have a solid and a striped Line of 18 tunnels each; tunnels of one never serve the other.",
                    "Tienes una Línea continua y una discontinua de 18 Túneles cada una; los de una no sirven para la otra.",
                ),
                Kind::Reading,
            ),
            clause(
                "MSET-3",
                both("Destinations", "Destinos"),
                both(
                    "Twelve Destinations join two types each: A Housing and Work, B Work and Leisure, C Leisure and Housing, D Housing and Leisure, E Leisure and Work, F Work and Housing. Four players have one of each type, three have four, two have six. Types are open, letters are secret. With three players the doubled types are drawn at random.",
                    "Doce Destinos unen dos tipos: A Vivienda y Trabajo, B Trabajo y Ocio, C Ocio y Vivienda, D Vivienda y Ocio, E Ocio y Trabajo, F Trabajo y Vivienda. Con cuatro jugadores, uno de cada tipo; con tres, cuatro; con dos, seis. Los tipos se ven, las letras no. Con tres, los tipos dobles se sortean.",
                ),
                Kind::Reading,
            ),
            clause(
                "MSET-4",
                both("Municipality", "Municipio"),
                both(
                    "With two players and with set hands all letters are known; only where they will lie is not. Loyal municipality: all letters open. Strict municipality: set hands for four players.",
                    "Con dos jugadores y con manos fijas se conocen todas las letras; solo falta saber dónde irán. Municipio leal: letras a la vista. Municipio estricto: manos fijas para cuatro.",
                ),
                Kind::Rule,
            ),
            clause(
                "MSET-5",
                both("First player", "Primer jugador"),
                both(
                    "The first player is drawn; turns go clockwise.",
                    "El primer jugador se sortea; se juega en sentido horario.",
                ),
                Kind::Reading,
            ),
        ],
    },
    Chapter {
        key: "turn",
        title: both("A turn", "El turno"),
        clauses: &[
            clause(
                "MTURN-1",
                both("Dig or build", "Excavar o construir"),
                both(
                    "Dig three tunnels, shared between your two Lines as you like (fewer only if no more is possible), or build one station. If you can do neither you pass; if everybody passes in a row construction ends at once.",
                    "Excava tres Túneles, repartidos como quieras entre tus dos Líneas (menos solo si no caben más), o construye una Estación. Si no puedes hacer nada, pasas; si todos pasan seguidos, la construcción acaba al instante.",
                ),
                Kind::Reading,
            ),
            clause(
                "MTURN-2",
                both("Spots are free to avoid", "Los Lugares no obligan"),
                both(
                    "You never have to dig under a Spot: when only Spots remain you may stop, or pass if no station is possible either.",
                    "Nunca estás obligado a excavar bajo un Lugar: si solo quedan Lugares puedes parar, o pasar si tampoco cabe una Estación.",
                ),
                Kind::Reading,
            ),
        ],
    },
    Chapter {
        key: "lines",
        title: both("Lines", "Líneas"),
        clauses: &[
            clause(
                "MLINE-1",
                both("Start", "Inicio"),
                both(
                    "A Line starts on a free white arrow, along one of the two slanting sides of its space. In your first turn you start one Line only.",
                    "Una Línea empieza en una flecha blanca libre, por uno de los dos lados oblicuos de su casilla. En tu primer turno solo empiezas una Línea.",
                ),
                Kind::Reading,
            ),
            clause(
                "MLINE-2",
                both("The second start", "El segundo inicio"),
                both(
                    "Your second Line does not start on the side of the city of your first, nor on a neighbouring side, unless nothing else is free.",
                    "Tu segunda Línea no empieza en el lado de la ciudad de la primera ni en uno contiguo, salvo que no quede otro libre.",
                ),
                Kind::Rule,
            ),
            clause(
                "MLINE-3",
                both("Going on", "Continuar"),
                both(
                    "A tunnel goes on from the open end along an edge beside which a space is free. One tunnel a space; an edge carries two Lines at most. Lake and park are closed; arrows are for starts and ends only. No branches.",
                    "Un Túnel sigue desde el extremo por un borde con una casilla libre al lado. Un Túnel por casilla; un borde lleva dos Líneas como mucho. Lago y parque están cerrados; las flechas son solo inicios y finales. Sin ramas.",
                ),
                Kind::Rule,
            ),
            clause(
                "MLINE-4",
                both("Turns", "Giros"),
                both(
                    "Straight on and wide turns are always allowed, an acute angle only where a station stands already, turning back never.",
                    "Recto y giros abiertos, siempre; un ángulo agudo, solo donde ya hay una Estación; dar la vuelta, nunca.",
                ),
                Kind::Reading,
            ),
            clause(
                "MLINE-5",
                both("Itself", "Ella misma"),
                both(
                    "A Line never meets itself and never runs beside itself.",
                    "Una Línea nunca se toca ni corre junto a sí misma.",
                ),
                Kind::Rule,
            ),
            clause(
                "MLINE-6",
                both("End", "Final"),
                both(
                    "A Line ends on a free black arrow away from its start: not on its start's side nor a neighbouring one while another is free. Its owner may then build one station on it for free; what is declined is lost.",
                    "Una Línea acaba en una flecha negra libre lejos de su inicio: no en su lado ni en uno contiguo mientras haya otra. Su dueño puede construir entonces una Estación gratis en ella; si renuncia, la pierde.",
                ),
                Kind::Reading,
            ),
            clause(
                "MLINE-7",
                both("Blocked", "Bloqueada"),
                both(
                    "A Line is blocked when nothing at its open end can be dug, or no tunnel is left. This is judged by what everybody knows: a Spot is closed if the owner has no Destination of its type.",
                    "Una Línea está bloqueada si nada se puede excavar en su extremo o no le quedan Túneles. Se juzga por lo que todos saben: un Lugar está cerrado si su dueño no tiene Destinos de ese tipo.",
                ),
                Kind::Reading,
            ),
        ],
    },
    Chapter {
        key: "stations",
        title: both("Stations", "Estaciones"),
        clauses: &[
            clause(
                "MSTAT-1",
                both("Meeting and parting", "Encuentros y separaciones"),
                both(
                    "A tunnel makes a station where it leaves a Line that ran beside it, and where it comes to a Line that does not run beside it; at most two. Passing another Line's open end counts as parting.",
                    "Un Túnel crea una Estación donde se separa de una Línea que corría a su lado y donde llega a una que no corre a su lado; dos como mucho. Pasar el extremo de otra Línea cuenta como separarse.",
                ),
                Kind::Reading,
            ),
            clause(
                "MSTAT-2",
                both("Points", "Puntos"),
                both(
                    "Whoever digs scores 1 for each Spot around the new station, built over or not, and digs on.",
                    "Quien excava gana 1 por cada Lugar alrededor de la nueva Estación, cubierto o no, y sigue excavando.",
                ),
                Kind::Reading,
            ),
            clause(
                "MSTAT-3",
                both("None left", "Sin Estaciones"),
                both(
                    "A tunnel that would need more stations than are left cannot be dug.",
                    "Un Túnel que necesite más Estaciones de las que quedan no se puede excavar.",
                ),
                Kind::Rule,
            ),
            clause(
                "MSTAT-4",
                both("In between", "Intermedia"),
                both(
                    "A built station stands on your unfinished Line, strictly between two stations; the Line's start counts as one.",
                    "La Estación construida va en tu Línea sin terminar, entre dos Estaciones; el inicio de la Línea cuenta como una.",
                ),
                Kind::Rule,
            ),
        ],
    },
    Chapter {
        key: "destinations",
        title: both("Destinations", "Destinos"),
        clauses: &[clause(
            "MDEST-1",
            both("Placing", "Colocar"),
            both(
                "A tunnel under a Spot needs one of your Destinations of its type, letter up. One a turn; two equal letters never touch.",
                "Un Túnel bajo un Lugar exige un Destino tuyo de su tipo, con la letra a la vista. Uno por turno; dos letras iguales nunca se tocan.",
            ),
            Kind::Rule,
        )],
    },
    Chapter {
        key: "end",
        title: both("End of construction", "Fin de la construcción"),
        clauses: &[
            clause(
                "MEND-1",
                both("Last turns", "Últimos turnos"),
                both(
                    "When a player has finished both Lines, the last station stands, or five Lines (four with two players) are finished or blocked at the end of a turn, everyone else has one last turn.",
                    "Cuando un jugador termina sus dos Líneas, se coloca la última Estación o cinco Líneas (cuatro con dos jugadores) están terminadas o bloqueadas al final de un turno, los demás tienen un último turno.",
                ),
                Kind::Reading,
            ),
            clause(
                "MEND-2",
                both("Station points", "Puntos de Estaciones"),
                both(
                    "Two finished Lines: you keep your points. One: half, rounded down. None: 0.",
                    "Dos Líneas terminadas: conservas los puntos. Una: la mitad, hacia abajo. Ninguna: 0.",
                ),
                Kind::Rule,
            ),
        ],
    },
    Chapter {
        key: "journeys",
        title: both("Test journeys", "Trayectos de prueba"),
        clauses: &[
            clause(
                "MTEST-1",
                both("The fastest way", "La vía más rápida"),
                both(
                    "For each letter: the fastest journey between stations at the corners of its two Destinations. 1 minute a section, 3 minutes a change of Line; boarding is free and a Line's ends are no stations.",
                    "Por cada letra: el trayecto más rápido entre Estaciones en las esquinas de sus dos Destinos. 1 minuto por Tramo, 3 por cambio de Línea; subir es gratis y los extremos no son Estaciones.",
                ),
                Kind::Reading,
            ),
            clause(
                "MTEST-2",
                both("Who is paid", "Quién cobra"),
                both(
                    "Everyone with a section on a fastest journey scores once: 6 with one of the two Destinations, else 3.",
                    "Todo el que tenga un Tramo en un trayecto más rápido cobra una vez: 6 si puso uno de los dos Destinos; si no, 3.",
                ),
                Kind::Rule,
            ),
            clause(
                "MTEST-3",
                both("Impossible journeys", "Trayectos imposibles"),
                both(
                    "A Destination not placed: its holder is at fault; placed without a station at its corners: its placer; not connected: both placers. Each loses 6, once a journey.",
                    "Destino sin colocar: falla quien lo tiene; colocado sin Estación en sus esquinas: quien lo puso; sin conexión: los dos. Cada uno pierde 6, una vez por trayecto.",
                ),
                Kind::Rule,
            ),
            clause(
                "MTEST-4",
                both("Sunday", "Domingo"),
                both(
                    "From the park to the lake: 5 for everyone on a fastest journey; nobody loses.",
                    "Del parque al lago: 5 para cada uno que esté en un trayecto más rápido; nadie pierde.",
                ),
                Kind::Rule,
            ),
            clause(
                "MTEST-5",
                both("Two players", "Dos jugadores"),
                both(
                    "If both ride, nobody scores; if both are at fault, nobody loses. An option, on unless you change it.",
                    "Si ambos viajan, nadie cobra; si ambos fallan, nadie pierde. Es una opción, activa salvo que la cambies.",
                ),
                Kind::Reading,
            ),
            clause(
                "MTEST-6",
                both("Winner", "Ganador"),
                both(
                    "Most points; in a tie more finished Lines, then more tunnels laid; else the victory is shared.",
                    "Más puntos; en caso de empate, más Líneas terminadas y luego más Túneles; si no, victoria compartida.",
                ),
                Kind::Rule,
            ),
        ],
    },
    Chapter {
        key: "board",
        title: both("Our board", "Nuestro tablero"),
        clauses: &[
            clause(
                "MBOARD-1",
                both("The city", "La ciudad"),
                both(
                    "A hexagon of 150 triangular spaces, five to a side.",
                    "Un hexágono de 150 casillas triangulares, cinco por lado.",
                ),
                Kind::Edition,
            ),
            clause(
                "MBOARD-2",
                both("Districts", "Barrios"),
                both(
                    "Each district is a triangle of 25 spaces and can lie in any sector, turned by thirds.",
                    "Cada barrio es un triángulo de 25 casillas y puede ir en cualquier sector, girado por tercios.",
                ),
                Kind::Edition,
            ),
            clause(
                "MBOARD-3",
                both("Symbols", "Símbolos"),
                both(
                    "Where Spots, lake and park lie on the districts is ours.",
                    "Dónde están Lugares, lago y parque en los barrios es nuestro.",
                ),
                Kind::Edition,
            ),
            clause(
                "MBOARD-4",
                both("Arrows", "Flechas"),
                both(
                    "Thirty arrows around the city. With three and four players white and black alternate; with two, sides alternate.",
                    "Treinta flechas alrededor de la ciudad. Con tres y cuatro jugadores alternan blancas y negras; con dos, alternan los lados.",
                ),
                Kind::Edition,
            ),
            clause(
                "MBOARD-5",
                both("Distances", "Distancias"),
                both(
                    "No two Spots share an edge; lake and park never share a corner.",
                    "Dos Lugares nunca comparten borde; lago y parque nunca comparten esquina.",
                ),
                Kind::Edition,
            ),
        ],
    },
];
