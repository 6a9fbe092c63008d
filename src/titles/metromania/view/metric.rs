//! The metrics of a game, all public.

use crate::engine::game::Seat;
use crate::table::title::Metrics;
use crate::table::view::{Better, Metric, Sight};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::scoring;
use crate::titles::metromania::rules::state::{Decision, LineId, Pattern, State};
use crate::titles::metromania::words::metrics as words;

#[derive(Clone, Copy)]
enum Counted {
    Score,
    /// Stations on the player's lines.
    Stations,
    Tunnels,
}

const COUNTED: [Counted; 3] = [Counted::Score, Counted::Stations, Counted::Tunnels];

impl Counted {
    const fn metric(self) -> Metric {
        let (key, name) = match self {
            Counted::Score => ("score", words::SCORE),
            Counted::Stations => ("stations", words::STATIONS),
            Counted::Tunnels => ("tunnels", words::TUNNELS),
        };
        Metric { key, name, better: Better::More }
    }
}

impl Metrics for Metromania {
    const METRICS: &'static [Metric] =
        &[COUNTED[0].metric(), COUNTED[1].metric(), COUNTED[2].metric()];

    fn measure(state: &State, seat: Seat, metric: usize, _: Sight) -> Option<i32> {
        match COUNTED.get(metric)? {
            Counted::Score => Some(score(state, seat)),
            Counted::Stations => i32::try_from(stations(state, seat)).ok(),
            Counted::Tunnels => i32::try_from(state.tunnels_laid(seat)).ok(),
        }
    }
}

/// Returns the points of a seat.
pub(super) fn score(state: &State, seat: Seat) -> i32 {
    match state.decision {
        Decision::Over => scoring::count(state).total[seat],
        _ => state.points[seat],
    }
}

/// Returns the number of stations on a player's lines.
fn stations(state: &State, seat: Seat) -> usize {
    let of = |pattern| state.line(LineId::of(seat, pattern)).vertices;
    let [solid, striped] = Pattern::ALL.map(of);
    solid.or(striped).and(state.stations).len()
}
