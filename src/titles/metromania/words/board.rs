//! What things of the board are called.

use super::whereabouts::{Heading, heading, side};
use super::{line_name, spot_name, the_line};
use crate::titles::metromania::boards::SpotType;
use crate::titles::metromania::rules::state::Pattern;
use crate::words::{Locale, phrases};

phrases! { locale:
    /// An edge in a space with a black arrow.
    line_end "line end" "final de la línea"
    /// An edge along which lines run.
    along "along" "a lo largo de"
    /// An edge that leads to other lines.
    meets "meets" "se encuentra con"
    station "Station" "Estación"
    /// A corner on which a station can be built.
    site "Build a station" "Construir una estación"
    lake "the Lake" "el Lago"
    park "the Park" "el Parque"
    /// Where the districts meet.
    middle "the middle of the city" "el centro de la ciudad"
    /// The reader's lines, for the ear.
    own_lines "Your lines" "Tus líneas"
    /// A line by its owner; nobody where it is the reader's own.
    line_of(pattern: Pattern, owner: Option<&str>) [line = the_line(pattern, locale), bare = line.split_once(' ').map_or(line, |(_, bare)| bare)] => owner {
        Some(name) => "{line} of {name}" "{line} de {name}",
        None => "your {bare}" "tu {bare}",
    }
    /// What lies beside an edge or a corner.
    beside(things: &str) "beside {things}" "con {things} al lado"
    /// A station of some lines.
    station_of(lines: &str) "a station of {lines}" "una estación de {lines}"
    /// A way by the sixths of a turn to the left.
    turned: u8 {
        0 => "straight on" "recto",
        1 => "to the left" "a la izquierda",
        5 => "to the right" "a la derecha",
        2 => "sharply to the left" "muy a la izquierda",
        4 => "sharply to the right" "muy a la derecha",
        _ => "back" "atrás",
    }
    /// A space beside the chosen edge.
    space_at: Beside {
        Beside::Above => "Upper space" "Casilla de arriba",
        Beside::Below => "Lower space" "Casilla de abajo",
        Beside::Left => "Left space" "Casilla de la izquierda",
        Beside::Right => "Right space" "Casilla de la derecha",
    }
}

/// Where an edge at the open end of a line leads, by the sixths of a turn to the left.
pub fn onward(pattern: Pattern, turn: u8, locale: Locale) -> String {
    let way = turned(turn, locale);
    format!("{}, {way}", line_name(pattern, locale))
}

/// A start tunnel: on which side of the city, at which of its arrows, and where it leads.
pub fn start(of: Heading, (arrow, arrows): (usize, usize), to: Heading, locale: Locale) -> String {
    let (side, to) = (side(of, locale), heading(to, locale));
    phrases! { locale, "Line start, {side}, arrow {arrow} of {arrows} clockwise, {to}", "Salida de línea, {side}, flecha {arrow} de {arrows} en sentido horario, {to}" }
}

/// Several things in a row: "a, b and c".
pub fn list(things: &[String], locale: Locale) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            format!("{} {} {last}", first.join(", "), locale.pick("and", "y"))
        }
    }
}

/// A station that a tunnel would make, and its points.
pub fn new_station(spots: u8, locale: Locale) -> String {
    format!("{}: {}", station(locale), super::prompts::points(spots.into(), locale))
}

/// A space beside an edge, as it lies on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Beside {
    Left,
    Above,
    Below,
    Right,
}

/// A space beside the chosen edge, and the Spot that it is.
pub fn space(beside: Beside, spot: Option<SpotType>, locale: Locale) -> String {
    let space = space_at(beside, locale);
    match spot {
        Some(kind) => format!("{space}: {}", spot_name(kind, locale)),
        None => space.to_owned(),
    }
}
