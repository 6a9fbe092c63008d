//! The cheapest way that is left for a Destination Ticket.

use super::claim;
use super::set::RouteSet;
use super::state::State;
use crate::engine::game::Seat;
use crate::titles::city::boards::{Kind, LocationId, MAX_LOCATIONS, Route, RouteId};

/// A way between two Locations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// The Routes still to be claimed; own Routes on the way are not among them.
    pub routes: RouteSet,
    /// What they weigh together.
    pub weight: u32,
}

/// What claiming some Routes takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Cards.
    pub cards: u32,
    /// Trams.
    pub trams: u32,
    /// Metro cars.
    pub metros: u32,
}

/// How a Ticket stands for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Its Locations are joined.
    Completed,
    /// It can still be completed; this is the cheapest way.
    Possible(Way),
    /// No way is left, or the pieces do not suffice.
    CutOff,
}

/// The Routes of a seat's network to come: what it has, what it may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    own: RouteSet,
    closed: RouteSet,
}

impl Reach {
    /// The reach of a seat.
    pub fn of(state: &State, seat: Seat) -> Reach {
        Reach { own: state.players[seat].routes, closed: claim::closed_to(state, seat) }
    }

    /// The same, as if some Routes were the seat's own.
    pub fn with(self, routes: RouteSet) -> Reach {
        Reach { own: self.own.or(routes), ..self }
    }

    /// The way of least weight between two Locations; own Routes weigh nothing.
    pub fn cheapest(
        self,
        state: &State,
        [from, to]: [LocationId; 2],
        weight: impl Fn(&Route) -> u32,
    ) -> Option<Way> {
        let mut reached: [Option<(u32, Option<RouteId>)>; MAX_LOCATIONS] = [None; MAX_LOCATIONS];
        reached[from.index()] = Some((0, None));
        let mut changed = true;
        while changed {
            changed = false;
            for (id, route) in state.data().all_routes() {
                let is_own = self.own.has(id);
                if !is_own && self.closed.has(id) {
                    continue;
                }
                let step = if is_own { 0 } else { weight(route) };
                let [a, b] = route.ends;
                for (here, there) in [(a, b), (b, a)] {
                    let Some((far, _)) = reached[here.index()] else { continue };
                    if reached[there.index()].is_none_or(|(known, _)| known > far + step) {
                        reached[there.index()] = Some((far + step, Some(id)));
                        changed = true;
                    }
                }
            }
        }
        self.trace(state, &reached, to)
    }

    fn trace(
        self,
        state: &State,
        reached: &[Option<(u32, Option<RouteId>)>; MAX_LOCATIONS],
        to: LocationId,
    ) -> Option<Way> {
        let (weight, mut last) = reached[to.index()]?;
        let (mut here, mut routes) = (to, RouteSet::default());
        while let Some(id) = last {
            if !self.own.has(id) {
                routes.add(id);
            }
            here = state.data().routes[id.index()].beyond(here)?;
            last = reached[here.index()].and_then(|(_, last)| last);
        }
        Some(Way { routes, weight })
    }
}

/// What claiming some Routes takes.
pub fn needs(state: &State, routes: RouteSet) -> Needs {
    let mut needs = Needs::default();
    for route in routes.iter().map(|id| &state.data().routes[id.index()]) {
        needs.cards += u32::from(route.length);
        match route.kind {
            Kind::Metro => needs.metros += u32::from(route.pieces()),
            Kind::Tram | Kind::Ferry => needs.trams += u32::from(route.pieces()),
        }
    }
    needs
}

/// Whether a player's pieces suffice for some Routes.
pub fn has_pieces(state: &State, seat: Seat, routes: RouteSet) -> bool {
    let (needs, player) = (needs(state, routes), &state.players[seat]);
    needs.trams <= player.trams.into() && needs.metros <= player.metros.into()
}

/// How two Locations stand for a seat: by cards first, and where the pieces do not suffice for that
/// way, by pieces.
pub fn prospect(state: &State, seat: Seat, ends: [LocationId; 2]) -> Prospect {
    let reach = Reach::of(state, seat);
    let by_cards = reach.cheapest(state, ends, |route| route.length.into());
    let Some(way) = by_cards else { return Prospect::CutOff };
    if way.weight == 0 {
        return Prospect::Completed;
    }
    let weights: [fn(&Route) -> u32; 2] = [
        |route| if route.kind == Kind::Metro { 0 } else { route.length.into() },
        |route| if route.kind == Kind::Metro { 100 } else { route.length.into() },
    ];
    let others = weights.into_iter().filter_map(|weight| reach.cheapest(state, ends, weight));
    let ways = std::iter::once(way).chain(others);
    let mut fitting = ways.filter(|way| has_pieces(state, seat, way.routes));
    fitting.next().map_or(Prospect::CutOff, |way| {
        Prospect::Possible(Way { weight: needs(state, way.routes).cards, ..way })
    })
}
