//! The cheapest remaining path for a Destination Ticket.

use super::claim;
use super::set::RouteSet;
use super::state::{Decision, State, Tunnel};
use crate::engine::game::Seat;
use crate::titles::city::boards::{BoardData, Kind, LocationId, MAX_LOCATIONS, Route, RouteId};

/// A path between two Locations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// The Routes still to be claimed, without those already owned.
    pub routes: RouteSet,
    /// The total weight of those Routes.
    pub weight: u32,
}

/// The cards and pieces needed to claim some Routes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// Cards.
    pub cards: u32,
    /// Trams.
    pub trams: u32,
    /// Metro cars.
    pub metros: u32,
}

/// A player's prospect of completing a Ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Its Locations are connected.
    Completed,
    /// It can still be completed; this is the cheapest path.
    Possible(Way),
    /// Other players have closed every path.
    CutOff,
    /// A path is open, but the remaining pieces or turns do not suffice for it.
    OutOfReach,
}

/// The Routes a seat owns and those closed to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach {
    own: RouteSet,
    closed: RouteSet,
}

impl Reach {
    /// Returns the reach of a seat.
    pub fn of(state: &State, seat: Seat) -> Reach {
        Reach { own: state.players[seat].routes, closed: claim::closed_to(state, seat) }
    }

    /// Returns the reach as if the seat also owned these Routes.
    pub fn with(self, routes: RouteSet) -> Reach {
        Reach { own: self.own.or(routes), ..self }
    }

    /// Returns the Routes at a Location that the seat owns or may claim.
    fn usable(self, data: &BoardData, location: LocationId) -> RouteSet {
        data.routes_at[location.index()].without(self.closed.without(self.own))
    }

    /// Returns the path of least weight between two Locations; `None` if there is none. Own Routes weigh nothing.
    pub fn cheapest(
        self,
        state: &State,
        [from, to]: [LocationId; 2],
        weight: impl Fn(&Route) -> u32,
    ) -> Option<Way> {
        let data = state.data();
        let mut far = [u32::MAX; MAX_LOCATIONS];
        let mut last: [Option<RouteId>; MAX_LOCATIONS] = [None; MAX_LOCATIONS];
        let (mut reached, mut settled) = (1_u64 << from.index(), 0_u64);
        far[from.index()] = 0;
        while let Some(here) = nearest(reached & !settled, &far).filter(|&here| here != to) {
            settled |= 1 << here.index();
            for id in self.usable(data, here).iter() {
                let route = &data.routes[id.index()];
                let step = if self.own.has(id) { 0 } else { weight(route) };
                let Some(there) = route.beyond(here).map(LocationId::index) else { continue };
                if far[there] > far[here.index()] + step {
                    (far[there], last[there]) = (far[here.index()] + step, Some(id));
                    reached |= 1 << there;
                }
            }
        }
        if reached >> to.index() & 1 == 0 {
            return None;
        }
        let (mut here, mut routes) = (to, RouteSet::EMPTY);
        while let Some(id) = last[here.index()] {
            if !self.own.has(id) {
                routes.insert(id);
            }
            here = data.routes[id.index()].beyond(here)?;
        }
        Some(Way { routes, weight: far[to.index()] })
    }
}

impl Reach {
    /// Returns the path of fewest cards for which a player's pieces suffice; `None` if there is none. Slower than
    /// [`Reach::cheapest`], and needed only if trams and metro cars both run short.
    fn within(self, state: &State, seat: Seat, [from, to]: [LocationId; 2]) -> Option<Way> {
        let (data, player) = (state.data(), &state.players[seat]);
        if data.rules.pieces.metros == 0 {
            // Each card is a tram: no path needs fewer trams than the one of fewest cards.
            return None;
        }
        let most = (usize::from(player.trams), usize::from(player.metros));
        let mut ways = vec![None::<Way>; data.locations.len() * (most.0 + 1) * (most.1 + 1)];
        let at = |here: LocationId, (trams, metros): (usize, usize)| {
            (here.index() * (most.0 + 1) + trams) * (most.1 + 1) + metros
        };
        ways[at(from, (0, 0))] = Some(Way::default());
        let mut open = vec![(from, (0, 0))];
        while let Some((here, (trams, metros))) = open.pop() {
            let Some(way) = ways[at(here, (trams, metros))] else { continue };
            for id in self.usable(data, here).iter() {
                let route = &data.routes[id.index()];
                let Some(there) = route.beyond(here) else { continue };
                let mut then = way;
                let mut used = (trams, metros);
                if !self.own.has(id) && !then.routes.has(id) {
                    then.routes.insert(id);
                    then.weight += u32::from(route.length);
                    match route.kind {
                        Kind::Metro => used.1 += usize::from(route.pieces()),
                        Kind::Tram | Kind::Ferry => used.0 += usize::from(route.pieces()),
                    }
                }
                if used.0 > most.0 || used.1 > most.1 {
                    continue;
                }
                if ways[at(there, used)].is_none_or(|known| known.weight > then.weight) {
                    ways[at(there, used)] = Some(then);
                    open.push((there, used));
                }
            }
        }
        let ends = (0..=most.0).flat_map(|trams| (0..=most.1).map(move |metros| (trams, metros)));
        ends.filter_map(|used| ways[at(to, used)]).min_by_key(|way| way.weight)
    }
}

/// Returns the Location of a set with the least distance; `None` if none was reached.
fn nearest(set: u64, far: &[u32; MAX_LOCATIONS]) -> Option<LocationId> {
    let (mut left, mut best) = (set, None);
    let mut least = u32::MAX;
    while left != 0 {
        let at = left.trailing_zeros() as u8;
        left &= left - 1;
        if far[usize::from(at)] < least {
            (least, best) = (far[usize::from(at)], Some(LocationId(at)));
        }
    }
    best
}

/// Returns the cards and pieces needed to claim some Routes.
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

/// Returns whether a player's pieces suffice for some Routes.
pub fn has_pieces(state: &State, seat: Seat, routes: RouteSet) -> bool {
    let (needs, player) = (needs(state, routes), &state.players[seat]);
    needs.trams <= player.trams.into() && needs.metros <= player.metros.into()
}

/// Returns a seat's prospect of connecting two Locations, quickly, for bots: the path of fewest cards or, if the pieces do
/// not suffice for it, one that saves trams or metro cars.
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

/// Returns a seat's prospect of connecting two Locations, for people: unlike [`prospect`] it searches all paths for
/// which the remaining pieces and turns suffice, for the one of fewest cards.
pub fn outlook(state: &State, seat: Seat, ends: [LocationId; 2]) -> Prospect {
    let reach = Reach::of(state, seat);
    let way = match reach.cheapest(state, ends, |route| route.length.into()) {
        None => return Prospect::CutOff,
        Some(way) if way.weight == 0 => return Prospect::Completed,
        Some(_) if state.turns_left.is_some() => in_last_turn(state, seat, ends),
        Some(way) if has_pieces(state, seat, way.routes) => Some(way),
        Some(_) => reach.within(state, seat, ends),
    };
    way.map_or(Prospect::OutOfReach, Prospect::Possible)
}

/// Returns the cheapest Route that connects two Locations in a seat's last turn (CEND-1) and that its hand can pay for;
/// `None` if there is none.
fn in_last_turn(state: &State, seat: Seat, ends: [LocationId; 2]) -> Option<Way> {
    let (data, reach) = (state.data(), Reach::of(state, seat));
    let ways = data.all_routes().filter(|&(id, _)| may_still_claim(state, seat, id));
    let ways = ways.map(|(id, route)| Way {
        routes: std::iter::once(id).collect(),
        weight: route.length.into(),
    });
    let joins = |way: &Way| {
        let joined = reach.with(way.routes).cheapest(state, ends, |_| 1);
        joined.is_some_and(|rest| rest.weight == 0)
    };
    ways.filter(joins).min_by_key(|way| way.weight)
}

/// Returns whether a seat can claim a Route in its last turn.
fn may_still_claim(state: &State, seat: Seat, id: RouteId) -> bool {
    let count = state.players.count() as u8;
    let turns_before = (seat.0 + count - state.seat.0) % count;
    let has_turn = state.turns_left.is_some_and(|left| turns_before < left);
    let is_open = match state.decision {
        Decision::Turn => true,
        Decision::Payment(route) | Decision::Tunnel(Tunnel { route, .. }) if turns_before == 0 => {
            route == id
        }
        _ => turns_before > 0,
    };
    has_turn && is_open && claim::check(state, seat, id).is_ok()
}
