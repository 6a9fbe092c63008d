//! What things of the board are called.

use super::{line_name, spot_name};
use crate::titles::metromania::boards::{Cell, Edge, Flank, Ground, Vertex};
use crate::titles::metromania::rules::refusal::Refusal;
use crate::titles::metromania::rules::state::{LineId, Pattern, State};
use crate::words::Locale;

/// An edge along which a line may be dug, and why it may not.
pub fn edge(
    state: &State,
    pattern: Pattern,
    edge: Edge,
    closed: Option<Refusal>,
    locale: Locale,
) -> String {
    let line = LineId::of(state.seat, pattern);
    let own = state.line(line);
    let Some((head, last)) = own.head().zip(own.direction()) else {
        return start(edge, locale);
    };
    let way = match edge.direction_from(head).turn_from(last) {
        0 => locale.pick("straight on", "recto"),
        1 => locale.pick("to the left", "a la izquierda"),
        5 => locale.pick("to the right", "a la derecha"),
        2 => locale.pick("sharply to the left", "muy a la izquierda"),
        4 => locale.pick("sharply to the right", "muy a la derecha"),
        _ => locale.pick("back", "atrás"),
    };
    let mut name = format!("{}, {way}", line_name(pattern, locale));
    if edge.arrow_cell().is_some() {
        name += locale.pick(": line end", ": final de la línea");
    }
    for kind in Flank::ALL.into_iter().filter_map(|flank| edge.cell(head, flank)) {
        if let Some(kind) = state.spot(kind) {
            name += &format!(", {} {}", locale.pick("Spot:", "Lugar:"), spot_name(kind, locale));
        }
    }
    if let Some(refusal) = closed {
        name += &format!(". {}", super::refusals::refusal(refusal).of(locale));
    }
    name
}

fn start(edge: Edge, locale: Locale) -> String {
    let cell = edge.arrow_cell();
    let side = cell.and_then(Cell::side).map_or(0, |side| i64::from(side.0) + 1);
    let place = cell.and_then(Cell::place_on_side).map_or(0, |place| place as i64 + 1);
    let half = if edge.index().is_multiple_of(2) { 1 } else { 2 };
    locale.pick(
        format!("Line start: city side {side}, arrow {place}, edge {half}"),
        format!("Salida de línea: lado {side} de la ciudad, flecha {place}, borde {half}"),
    )
}

/// A station, with the lines that it serves.
pub fn station(state: &State, vertex: Vertex, locale: Locale) -> String {
    let lines = state.lines_at(vertex).iter().count() as i64;
    let lines = locale.many(lines, ["line", "lines"], ["línea", "líneas"]);
    format!("{}, {lines}", locale.pick("Station", "Estación"))
}

/// A station that a tunnel would make, and its points.
pub fn new_station(state: &State, vertex: Vertex, locale: Locale) -> String {
    let points = super::prompts::points(state.city.spots_at(vertex).into(), locale);
    format!("{}: {points}", locale.pick("Station", "Estación"))
}

/// A vertex on which a station can be built.
pub fn site(state: &State, vertex: Vertex, locale: Locale) -> String {
    let points = super::prompts::points(state.city.spots_at(vertex).into(), locale);
    format!("{}: {points}", locale.pick("Build a station here", "Construir aquí una estación"))
}

/// A cell.
pub fn cell(state: &State, cell: Cell, locale: Locale) -> String {
    match state.city.ground(cell) {
        Ground::Spot(kind) => {
            format!("{}: {}", locale.pick("Spot", "Lugar"), spot_name(kind, locale))
        }
        Ground::Lake => locale.pick("Lake", "Lago").to_owned(),
        Ground::Park => locale.pick("Park", "Parque").to_owned(),
        Ground::Plain => locale.pick("Free space", "Casilla libre").to_owned(),
    }
}
