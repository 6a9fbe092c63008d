//! The texts of the guide.

use crate::words::{Locale, Text};

/// The lessons in the order of their numbers, each with at most 30 words.
const LESSONS: [Text; 11] = [
    Text::new(
        "Dig two lines from a white arrow to a black one. Finally test trips are ridden, 1 minute a section, 3 a change: lines on the fastest score most.",
        "Excava dos líneas, de flecha blanca a negra. Al final se hacen trayectos de prueba (1 minuto por tramo, 3 por cambio): puntúan más las líneas de los más rápidos.",
    ),
    Text::new(
        "Choose a highlighted edge beside a white arrow: your line starts there. Plan three tunnels, then confirm them together.",
        "Elige un borde resaltado junto a una flecha blanca: ahí sale tu línea. Planea tres túneles y confírmalos juntos.",
    ),
    Text::new(
        "Each turn digs three tunnels, shared between your two lines as you like. One tunnel fills one space beside its edge.",
        "En cada turno se excavan tres túneles, repartidos entre tus dos líneas como quieras. Un túnel ocupa una casilla junto a su borde.",
    ),
    Text::new(
        "Where lines meet or part, the player who digs builds a station and scores 1 for each Spot that it touches. All lines use it.",
        "Donde las líneas se encuentran o se separan, quien excava construye una estación y gana 1 punto por cada Lugar que toca. La usan todas las líneas.",
    ),
    Text::new(
        "A tunnel on a Spot needs one of your Destinations of its type, one a turn. Place them all, and touch each with a station.",
        "Un túnel en un Lugar necesita un Destino tuyo de su tipo, uno por turno. Colócalos todos y toca cada uno con una estación.",
    ),
    Text::new(
        "Your open end stands on a station: from here the line may make an acute angle.",
        "Tu extremo abierto está en una estación: desde aquí la línea puede hacer un ángulo agudo.",
    ),
    Text::new(
        "Instead of digging you can build one intermediate station between two stations of a line of yours; on a finished line only once. It scores in the same way.",
        "En vez de excavar puedes construir una estación intermedia entre dos estaciones de una línea tuya; en una terminada, solo una vez. Puntúa igual.",
    ),
    Text::new(
        "End each line on a black arrow, on a side away from its start. With one line finished you keep half of your station points, with none nothing.",
        "Termina cada línea en una flecha negra, en un borde alejado de su salida. Con una sola conservas la mitad de los puntos por estaciones; con ninguna, nada.",
    ),
    Text::new(
        "The row of trips shows what each day would pay now. A section takes 1 minute, a change of line 3.",
        "La fila de trayectos muestra lo que pagaría ahora cada día. Un tramo dura 1 minuto; un cambio de línea, 3.",
    ),
    Text::new(
        "Construction ends. This is your last turn, and you may decline it; after everyone's last turn come the test trips.",
        "Las construcciones acaban. Este es tu último turno y puedes renunciar a él; después de los de todos se hacen los trayectos de prueba.",
    ),
    Text::new(
        "You get four Destinations, two of one type. Choose a type whose Spots lie well for two lines; the letters come afterwards.",
        "Recibes cuatro Destinos, dos de un mismo tipo. Elige un tipo con Lugares bien situados para dos líneas; las letras llegan después.",
    ),
];

/// Returns the text of a lesson.
pub fn text(number: usize, locale: Locale) -> &'static str {
    LESSONS.get(number).map_or("", |lesson| lesson.of(locale))
}
