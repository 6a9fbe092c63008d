//! Names of things on the board.

use super::whereabouts::{Heading, heading, side};
use super::{line_name, spot_name, the_line};
use crate::titles::metromania::boards::SpotType;
use crate::titles::metromania::rules::state::Pattern;
use crate::words::{Locale, phrases};

phrases! { locale:
    /// An edge in a cell with a black arrow.
    line_end "line end" "final de la línea"
    /// An edge used by lines.
    along "along" "a lo largo de"
    /// An edge that leads to other lines.
    meets "meets" "se encuentra con"
    station "Station" "Estación"
    /// A corner where a station can be built.
    site "Build a station" "Construir una estación"
    lake "the Lake" "el Lago"
    park "the Park" "el Parque"
    /// The point where the districts meet.
    middle "the middle of the city" "el centro de la ciudad"
    /// The reader's lines, for screen readers.
    own_lines "Your lines" "Tus líneas"
    /// A line by its owner; `None` is the reader.
    line_of(pattern: Pattern, owner: Option<&str>) [line = the_line(pattern, locale), bare = line.split_once(' ').map_or(line, |(_, bare)| bare)] => owner {
        Some(name) => "{line} of {name}" "{line} de {name}",
        None => "your {bare}" "tu {bare}",
    }
    /// The things next to an edge or a corner.
    beside(things: &str) "beside {things}" "con {things} al lado"
    /// A station of some lines.
    station_of(lines: &str) "a station of {lines}" "una estación de {lines}"
    /// A direction by the sixths of a left turn.
    turned: u8 {
        0 => "straight on" "recto",
        1 => "to the left" "a la izquierda",
        5 => "to the right" "a la derecha",
        2 => "sharply to the left" "muy a la izquierda",
        4 => "sharply to the right" "muy a la derecha",
        _ => "back" "atrás",
    }
    /// A cell next to the chosen edge.
    space_at: EdgeSide {
        EdgeSide::Above => "Upper space" "Casilla de arriba",
        EdgeSide::Below => "Lower space" "Casilla de abajo",
        EdgeSide::Left => "Left space" "Casilla de la izquierda",
        EdgeSide::Right => "Right space" "Casilla de la derecha",
    }
}

/// Names the direction of an edge at the open end of a line, by the sixths of a left turn.
pub fn onward(pattern: Pattern, turn: u8, locale: Locale) -> String {
    let way = turned(turn, locale);
    format!("{}, {way}", line_name(pattern, locale))
}

/// Names a start tunnel: its side of the city, its arrow there, and its direction.
pub fn start(of: Heading, (arrow, arrows): (usize, usize), to: Heading, locale: Locale) -> String {
    let (side, to) = (side(of, locale), heading(to, locale));
    phrases! { locale, "Line start, {side}, arrow {arrow} of {arrows} clockwise, {to}", "Salida de línea, {side}, flecha {arrow} de {arrows} en sentido horario, {to}" }
}

/// Lists several things: "a, b and c".
pub fn list(things: &[String], locale: Locale) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            format!("{} {} {last}", first.join(", "), locale.pick("and", "y"))
        }
    }
}

/// Names a station that a tunnel would make, with its points.
pub fn new_station(spots: u8, locale: Locale) -> String {
    format!("{}: {}", station(locale), super::prompts::points(spots.into(), locale))
}

/// The place of a cell relative to its edge on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EdgeSide {
    Left,
    Above,
    Below,
    Right,
}

/// Names a cell next to the chosen edge, with its Spot.
pub fn space(beside: EdgeSide, spot: Option<SpotType>, locale: Locale) -> String {
    let space = space_at(beside, locale);
    match spot {
        Some(kind) => format!("{space}: {}", spot_name(kind, locale)),
        None => space.to_owned(),
    }
}
