//! The players' boards and the final count.

use super::spot_name;
use crate::titles::metromania::boards::SpotType;
use crate::words::{Locale, phrases};

phrases! { locale:
    finished "finished" "terminada"
    /// A line without a start.
    not_begun "not started" "sin empezar"
    blocked "blocked" "bloqueada"
    /// No type is chosen.
    not_chosen "not chosen yet" "sin elegir"
    /// The letters are not dealt.
    undealt "Types are chosen" "Se eligen los tipos"
    /// No Destination in hand.
    none "none" "ninguno"
    destinations "Destinations to place" "Destinos por colocar"
    finished_lines "Finished lines" "Líneas terminadas"
    /// The present pay of the test trips.
    trips_now "Test trips now" "Trayectos ahora"
    /// The row of the points for stations.
    lines_row "Points for lines" "Puntos por líneas"
    /// Explains a broken tie.
    tie_broken "The tie goes to more finished lines, then to more tunnels." "El empate se decide por más líneas terminadas y después por más túneles."
    /// The number of finished lines, of all.
    finished_of(finished: usize, all: usize) "{finished} of {all}" "{finished} de {all}"
    /// The tunnels left to a line.
    tunnels_left(count: i64) => count {
        1 => "1 tunnel left" "queda 1 túnel",
        _ => [count = locale.number(count)] "{count} tunnels left" "quedan {count} túneles",
    }
    stations_left(count: i64) => count {
        0 => "No stations left" "No quedan estaciones",
        1 => "1 station left" "Queda 1 estación",
        _ => "{count} stations left" "Quedan {count} estaciones",
    }
    /// A player with an unfinished line keeps fewer points.
    lost_points(name: Option<&str>, finished: usize) => (name, finished) {
        (Some(name), 0) => "{name} finished no line and keeps no points for stations." "{name} no terminó ninguna línea y no conserva puntos por estaciones.",
        (Some(name), _) => "{name} finished one line and keeps half of the points for stations." "{name} terminó una línea y conserva la mitad de los puntos por estaciones.",
        (None, 0) => "You finished no line and keep no points for stations." "No terminaste ninguna línea y no conservas puntos por estaciones.",
        (None, _) => "You finished one line and keep half of the points for stations." "Terminaste una línea y conservas la mitad de los puntos por estaciones.",
    }
}

/// Says how many Destinations of a type are still to place.
pub fn to_place(kind: SpotType, locale: Locale) -> String {
    format!("{}: {}", destinations(locale), spot_name(kind, locale))
}
