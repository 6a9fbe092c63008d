//! The final score (CEND).

use super::set::{RouteSet, TicketSet};
use super::state::{PlayerState, State};
use crate::engine::game::{BySeat, Outcome, Seat};
use crate::titles::city::boards::{BoardData, LocationId, MAX_LOCATIONS, Ticket};

/// Points by the number of Tourist tokens (CEND-2).
pub const TOKEN_POINTS: [u8; 8] = [0, 0, 1, 2, 4, 6, 9, 12];

/// The connected groups of Locations: for each Location the index of its group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Groups([u8; MAX_LOCATIONS]);

impl Groups {
    /// Returns the groups that some Routes of a board form.
    pub fn of(data: &BoardData, routes: RouteSet) -> Groups {
        let mut groups = Groups([0; MAX_LOCATIONS]);
        let count = data.locations.len();
        for at in 0..count {
            groups.0[at] = at as u8;
        }
        for route in routes.iter() {
            let [a, b] = data.routes[route.index()].ends.map(|end| groups.root(end.0));
            groups.0[usize::from(a.max(b))] = a.min(b);
        }
        // A root is the lowest index of its group, so it is known before the others.
        for at in 0..count {
            groups.0[at] = groups.0[usize::from(groups.0[at])];
        }
        groups
    }

    fn root(&self, mut at: u8) -> u8 {
        while self.0[usize::from(at)] != at {
            at = self.0[usize::from(at)];
        }
        at
    }

    /// Returns whether two Locations are connected.
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
    /// Points for the longest path (CBIG-7).
    pub longest_path: i32,
    /// Number of completed Tickets; breaks ties (CEND-3).
    pub completed_count: u32,
}

impl Score {
    /// Returns the sum of all parts.
    pub fn total(&self) -> i32 {
        self.routes + self.completed + self.failed + self.tokens + self.longest_path
    }
}

/// Returns the score of a seat if the game ended now.
pub fn score(state: &State, seat: Seat) -> Score {
    score_with(state, seat, &path_points(state))
}

/// Returns the scores of all seats if the game ended now.
pub fn scores(state: &State) -> BySeat<Score> {
    let path_points = path_points(state);
    BySeat::new(state.players.count(), |seat| score_with(state, seat, &path_points))
}

fn score_with(state: &State, seat: Seat, path_points: &BySeat<i32>) -> Score {
    let player = &state.players[seat];
    let tokens = player.tokens.len() as u8;
    let score = score_of(state.data(), player.routes, player.tickets, tokens);
    Score { routes: player.points.into(), longest_path: path_points[seat], ..score }
}

/// Returns the score of these Routes, Tickets and number of Tourist tokens, without the longest path.
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

/// Returns the longest path of each seat; all 0 on boards that do not score it (CBIG-7).
pub fn paths(state: &State) -> BySeat<u32> {
    let counts = state.data().rules.longest_path > 0;
    let length = |seat: Seat| state.data().longest_path(state.players[seat].routes, 0).length;
    BySeat::new(state.players.count(), |seat| if counts { length(seat) } else { 0 })
}

/// Returns the points that each seat would get now for the longest path; on a tie each gets them (CBIG-7).
///
/// Paths that are shorter than an earlier seat's are not measured.
fn path_points(state: &State) -> BySeat<i32> {
    let (data, count) = (state.data(), state.players.count());
    let points = i32::from(data.rules.longest_path);
    if points == 0 {
        return BySeat::new(count, |_| 0);
    }
    let mut best = 1;
    let paths = BySeat::new(count, |seat| {
        let known = best - 1;
        let length = data.longest_path(state.players[seat].routes, known).length;
        best = best.max(length);
        length
    });
    points_for(&paths, data)
}

/// Returns the points for the longest path by the length of each seat's path.
fn points_for(paths: &BySeat<u32>, data: &BoardData) -> BySeat<i32> {
    let (best, points) = (paths.iter().copied().max().unwrap_or(0), data.rules.longest_path.into());
    let is_best = |length: u32| length > 0 && length == best;
    BySeat::new(paths.count(), |seat| if is_best(paths[seat]) { points } else { 0 })
}

/// Returns the points for a player's Tourist tokens (CEND-2).
pub fn token_points(player: &PlayerState) -> i32 {
    worth(player.tokens.len() as u8)
}

/// Returns the final scores and winners; `None` before the end.
pub(super) fn outcome(state: &State) -> Option<Outcome> {
    if !state.is_over() {
        return None;
    }
    let paths = paths(state);
    let path_points = points_for(&paths, state.data());
    let scores = BySeat::new(paths.count(), |seat| score_with(state, seat, &path_points));
    // On boards that score it, the longer path breaks ties (CBIG-8).
    let rank = |seat: Seat| (scores[seat].total(), scores[seat].completed_count, paths[seat]);
    let best = state.players.seats().map(rank).max();
    let winners = state.players.seats().filter(|&seat| Some(rank(seat)) == best).collect();
    let scores = scores.iter().map(Score::total).collect();
    Some(Outcome { scores, winners })
}
