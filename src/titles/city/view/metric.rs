//! Metrics shown throughout a game.

use crate::engine::game::Seat;
use crate::table::title::Metrics;
use crate::table::view::{Better, Metric, Sight};
use crate::titles::city::rules::City;
use crate::titles::city::rules::scoring;
use crate::titles::city::rules::state::State;
use crate::titles::city::words::metrics as words;

#[derive(Clone, Copy)]
enum Counted {
    Score,
    Routes,
    /// Pieces left; fewer is better.
    Pieces,
    /// Completed Tickets; hidden until the end.
    Tickets,
}

const COUNTED: [Counted; 4] = [Counted::Score, Counted::Routes, Counted::Pieces, Counted::Tickets];

impl Counted {
    const fn metric(self) -> Metric {
        let (key, name, better) = match self {
            Counted::Score => ("score", words::SCORE, Better::More),
            Counted::Routes => ("routes", words::ROUTES, Better::More),
            Counted::Pieces => ("pieces", words::PIECES, Better::Less),
            Counted::Tickets => ("tickets", words::TICKETS, Better::More),
        };
        Metric { key, name, better }
    }
}

impl Metrics for City {
    const METRICS: &'static [Metric] =
        &[COUNTED[0].metric(), COUNTED[1].metric(), COUNTED[2].metric(), COUNTED[3].metric()];

    fn measure(state: &State, seat: Seat, metric: usize, sight: Sight) -> Option<i32> {
        let player = &state.players[seat];
        match COUNTED.get(metric)? {
            Counted::Score => Some(score(state, seat, sight)),
            Counted::Routes => i32::try_from(player.routes.len()).ok(),
            Counted::Pieces => Some(i32::from(player.trams) + i32::from(player.metros)),
            Counted::Tickets if sight == Sight::Public => None,
            Counted::Tickets => i32::try_from(scoring::score(state, seat).completed_count).ok(),
        }
    }
}

/// Returns a seat's score; before the end only the public points on the track.
pub(super) fn score(state: &State, seat: Seat, sight: Sight) -> i32 {
    match sight {
        Sight::Public => state.players[seat].points.into(),
        Sight::Whole => scoring::score(state, seat).total(),
    }
}
