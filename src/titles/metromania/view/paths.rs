//! The viewer's lines and the paths from their open ends, described on request.

use super::whereabouts::{describe_place, free_spots, from_end, open_end};
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
fn from_own_lines(view: &SeatView<Metromania>, cells: &[Cell]) -> Vec<String> {
    let way = |pattern: Pattern| -> Option<(Pattern, Bearing)> {
        Some((pattern, from_end(view.state, LineId::of(view.viewer?, pattern), cells)?))
    };
    let ways = Pattern::ALL.into_iter().filter_map(way);
    ways.map(|(pattern, way)| words::from_line(pattern, way, view.locale)).collect()
}

/// Describes the path to the nearest Spot for a Destination, or the places of all such Spots before a line is begun.
pub fn to_spot(view: &SeatView<Metromania>, destination: Destination) -> String {
    let spots = free_spots(view.state, destination.kind());
    if spots.is_empty() {
        return words::no_spot(view.locale).to_owned();
    }
    let ways = from_own_lines(view, &spots);
    if ways.is_empty() {
        let places =
            spots.iter().map(|spot| describe_place(view.state, spot.vertices()[0], view.locale));
        return words::free_spots(&places.collect::<Vec<_>>(), view.locale);
    }
    words::nearest_spot(&ways, view.locale)
}

/// Describes the paths to the ends of a test trip that are on the board.
pub fn to_ends(view: &SeatView<Metromania>, test: Test) -> Vec<String> {
    let ends = trips::goals(view.state, test).into_iter().map(|(end, cells)| {
        let name = words::name(end, view.locale);
        let ways = from_own_lines(view, &cells);
        if ways.is_empty() { name } else { format!("{name} {}", ways.join("; ")) }
    });
    ends.collect()
}

/// Describes the state and open end of each of the viewer's lines.
pub fn own_lines(view: &SeatView<Metromania>) -> Vec<String> {
    let Some(seat) = view.viewer else { return Vec::new() };
    let text = |pattern: Pattern| {
        let line = LineId::of(seat, pattern);
        let (name, state) = (line_name(pattern, view.locale), panels::line(view, line));
        match open_end(view.state, line) {
            Some(head) => {
                let end =
                    words::open_end(&describe_place(view.state, head, view.locale), view.locale);
                format!("{name}: {state}, {end}")
            }
            None => format!("{name}: {state}"),
        }
    };
    Pattern::ALL.map(text).to_vec()
}
