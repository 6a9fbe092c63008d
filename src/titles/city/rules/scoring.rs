//! The final score (CEND).

use super::set::{RouteSet, TicketSet};
use super::state::{PlayerState, State};
use crate::engine::game::{Outcome, Seat};
use crate::titles::city::boards::{BoardData, LocationId, MAX_LOCATIONS, Ticket};

/// The points for so many Tourist tokens (CEND-2).
pub const TOKEN_POINTS: [u8; 8] = [0, 0, 1, 2, 4, 6, 9, 12];

/// Which Locations some Routes join: each has the mark of its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Groups([u8; MAX_LOCATIONS]);

impl Groups {
    /// The groups that Routes of a board join.
    pub fn of(data: &BoardData, routes: RouteSet) -> Groups {
        let mut groups = Groups(std::array::from_fn(|at| at as u8));
        for route in routes.iter() {
            let [a, b] = data.routes[route.index()].ends.map(|end| groups.root(end.0));
            groups.0[usize::from(a.max(b))] = a.min(b);
        }
        Groups(std::array::from_fn(|at| groups.root(at as u8)))
    }

    fn root(&self, mut at: u8) -> u8 {
        while self.0[usize::from(at)] != at {
            at = self.0[usize::from(at)];
        }
        at
    }

    /// Whether two Locations are joined.
    pub fn joins(&self, ends: [LocationId; 2]) -> bool {
        self.0[ends[0].index()] == self.0[ends[1].index()]
    }
}

/// A player's score, part by part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Points for Routes.
    pub routes: i32,
    /// Points for completed Tickets.
    pub completed: i32,
    /// Points lost for the other Tickets; 0 or less.
    pub failed: i32,
    /// Points for Tourist tokens.
    pub tokens: i32,
    /// How many Tickets are completed, which breaks ties (CEND-3).
    pub completed_count: u32,
}

impl Score {
    /// All points.
    pub fn total(&self) -> i32 {
        self.routes + self.completed + self.failed + self.tokens
    }
}

/// The score of a seat if the game ended now.
pub fn score(state: &State, seat: Seat) -> Score {
    let player = &state.players[seat];
    let tokens = player.tokens.len() as u8;
    let score = score_of(state.data(), player.routes, player.tickets, tokens);
    Score { routes: player.points.into(), ..score }
}

/// The score of these Routes, Tickets and kinds of Tourist tokens.
pub fn score_of(data: &BoardData, routes: RouteSet, tickets: TicketSet, tokens: u8) -> Score {
    let groups = Groups::of(data, routes);
    let points = routes.iter().map(|id| i32::from(data.routes[id.index()].points));
    let mut score = Score { routes: points.sum(), tokens: worth(tokens), ..Score::default() };
    for Ticket { ends, points } in tickets.iter().map(|id| data.tickets[id.index()]) {
        if groups.joins(ends) {
            score.completed += i32::from(points);
            score.completed_count += 1;
        } else {
            score.failed -= i32::from(points);
        }
    }
    score
}

fn worth(tokens: u8) -> i32 {
    TOKEN_POINTS.get(usize::from(tokens)).copied().unwrap_or(0).into()
}

/// What the Tourist tokens of a player are worth (CEND-2).
pub fn token_points(player: &PlayerState) -> i32 {
    worth(player.tokens.len() as u8)
}

/// The final scores; nothing before the end.
pub(super) fn outcome(state: &State) -> Option<Outcome> {
    if !state.is_over() {
        return None;
    }
    let rank = |seat| {
        let score = score(state, seat);
        (score.total(), score.completed_count)
    };
    let best = state.players.seats().map(rank).max();
    let winners = state.players.seats().filter(|&seat| Some(rank(seat)) == best).collect();
    let scores = state.players.seats().map(|seat| score(state, seat).total()).collect();
    Some(Outcome { scores, winners })
}
