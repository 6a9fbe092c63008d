//! The viewer's lines and the paths from their open ends, described on request.

use super::whereabouts::{free_spots, from_end, open_end, place};
use super::{panels, trips};
use crate::table::title::SeatView;
use crate::titles::metromania::boards::Cell;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::scoring::Test;
use crate::titles::metromania::rules::state::{LineId, Pattern};
use crate::titles::metromania::words::line_name;
use crate::titles::metromania::words::whereabouts::{self as words, Bearing};

/// Describes the paths from the open ends of the viewer's lines to the nearest of some cells.
fn from_own_lines(seen: &SeatView<Metromania>, cells: &[Cell]) -> Vec<String> {
    let way = |pattern: Pattern| -> Option<(Pattern, Bearing)> {
        Some((pattern, from_end(seen.state, LineId::of(seen.viewer?, pattern), cells)?))
    };
    let ways = Pattern::ALL.into_iter().filter_map(way);
    ways.map(|(pattern, way)| words::from_line(pattern, way, seen.locale)).collect()
}

/// Describes the path to the nearest Spot for a Destination, or the places of all such Spots before a line is begun.
pub fn to_spot(seen: &SeatView<Metromania>, destination: Destination) -> String {
    let spots = free_spots(seen.state, destination.kind());
    if spots.is_empty() {
        return words::no_spot(seen.locale).to_owned();
    }
    let ways = from_own_lines(seen, &spots);
    if ways.is_empty() {
        let places = spots.iter().map(|spot| place(seen.state, spot.vertices()[0], seen.locale));
        return words::free_spots(&places.collect::<Vec<_>>(), seen.locale);
    }
    words::nearest_spot(&ways, seen.locale)
}

/// Describes the paths to the ends of a test trip that are on the board.
pub fn to_ends(seen: &SeatView<Metromania>, test: Test) -> Vec<String> {
    let ends = trips::goals(seen.state, test).into_iter().map(|(end, cells)| {
        let name = words::name(end, seen.locale);
        let ways = from_own_lines(seen, &cells);
        if ways.is_empty() { name } else { format!("{name} {}", ways.join("; ")) }
    });
    ends.collect()
}

/// Describes the state and open end of each of the viewer's lines.
pub fn own_lines(seen: &SeatView<Metromania>) -> Vec<String> {
    let Some(seat) = seen.viewer else { return Vec::new() };
    let told = |pattern: Pattern| {
        let line = LineId::of(seat, pattern);
        let (name, state) = (line_name(pattern, seen.locale), panels::line(seen, line));
        match open_end(seen.state, line) {
            Some(head) => {
                let end = words::open_end(&place(seen.state, head, seen.locale), seen.locale);
                format!("{name}: {state}, {end}")
            }
            None => format!("{name}: {state}"),
        }
    };
    Pattern::ALL.map(told).to_vec()
}
