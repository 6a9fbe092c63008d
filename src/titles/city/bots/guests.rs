//! Bots for comparison, after the four agents of "AI-based playtesting of contemporary board games" (de Mesentier
//! Silva, Lee, Togelius and Nealen, 2017). Only its abstract was available, so their play is our reading of the names.
//! `lab arena` knows them by name; the page does not offer them.

use crate::engine::bots::{Bot, Plan, SearchProgress, Thought};
use crate::engine::game::{Rng, Seat};
use crate::titles::city::boards::{LocationId, Route, RouteId, TicketId};
use crate::titles::city::rules::action::{Action, Slot};
use crate::titles::city::rules::card::Card;
use crate::titles::city::rules::claim::closed_to;
use crate::titles::city::rules::plan::{Prospect, Reach, prospect};
use crate::titles::city::rules::set::RouteSet;
use crate::titles::city::rules::state::{Decision, State};
use crate::titles::city::rules::{City, Observation};

/// Number of Tickets at which the Hungry agent stops drawing.
const HUNGER: usize = 4;

/// A bot with a simple style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guest {
    /// Completes one Ticket after the other by its shortest path; then claims the most valuable Routes.
    Path,
    /// Claims the most valuable Route now; Routes on a Ticket's path count more.
    OneStep,
    /// Prefers the longest Routes, and Tickets whose paths use them.
    LongRoute,
    /// Draws many Tickets first, then completes them.
    Hungry,
}

impl Guest {
    /// Returns the bot with this name.
    pub fn named(name: &str) -> Option<Guest> {
        match name {
            "path" => Some(Guest::Path),
            "one-step" => Some(Guest::OneStep),
            "long-route" => Some(Guest::LongRoute),
            "hungry" => Some(Guest::Hungry),
            _ => None,
        }
    }

    /// Chooses an action, given the Routes it wants next.
    fn choose(self, state: &State, legal: &[Action], wanted: RouteSet, rng: &mut Rng) -> Action {
        let seat = state.seat;
        let best = match state.decision {
            Decision::Turn if self.draws_tickets(state, seat) => {
                legal.iter().copied().find(|action| *action == Action::Tickets)
            }
            Decision::Turn => {
                self.claim(state, legal, wanted).or_else(|| draw(state, legal, wanted))
            }
            Decision::SecondCard => draw(state, legal, wanted),
            Decision::Keep | Decision::KeepOther => self.keep(state, legal),
            // Fewest wild cards, then the card needed least.
            Decision::Payment(_) | Decision::Tunnel(_) => {
                legal.iter().copied().min_by_key(|action| match action {
                    Action::Pay(paid) => (paid.wilds, lacks(state, wanted, paid.card)),
                    _ => (u8::MAX, 0),
                })
            }
            Decision::Token(_) | Decision::Place | Decision::Over => None,
        };
        best.unwrap_or_else(|| legal[rng.below(legal.len())])
    }

    /// Returns the Routes that the bot wants next.
    fn wanted(self, state: &State, seat: Seat) -> RouteSet {
        let data = state.data();
        let open = |id: TicketId| match prospect(state, seat, data.tickets[id.index()].ends) {
            Prospect::Possible(way) => Some((data.tickets[id.index()].points, way)),
            Prospect::Completed | Prospect::CutOff | Prospect::OutOfReach => None,
        };
        let ways: Vec<(u8, _)> = state.players[seat].tickets.iter().filter_map(open).collect();
        let all = ways.iter().fold(RouteSet::EMPTY, |all, (_, way)| all.or(way.routes));
        match self {
            Guest::Path => {
                let first = ways.iter().max_by_key(|(points, _)| *points);
                first.map_or_else(|| longest(state, seat), |(_, way)| way.routes)
            }
            Guest::LongRoute => long_ways(state, seat).or(longest(state, seat)),
            Guest::OneStep | Guest::Hungry if all.is_empty() => longest(state, seat),
            Guest::OneStep | Guest::Hungry => all,
        }
    }

    fn draws_tickets(self, state: &State, seat: Seat) -> bool {
        let count = state.players[seat].tickets.len();
        self == Guest::Hungry && count < HUNGER && state.turns_left.is_none()
    }

    fn claim(self, state: &State, legal: &[Action], wanted: RouteSet) -> Option<Action> {
        let data = state.data();
        let value = |id: RouteId| {
            let points = i32::from(data.routes[id.index()].points);
            points + if wanted.has(id) { 6 } else { 0 }
        };
        let claims = legal.iter().filter_map(|action| match *action {
            Action::Claim(id) => Some(id),
            _ => None,
        });
        let is_late = state.turns_left.is_some();
        let fits =
            |id: &RouteId| self == Guest::OneStep && value(*id) >= 4 || wanted.has(*id) || is_late;
        claims.filter(fits).max_by_key(|&id| value(id)).map(Action::Claim)
    }

    fn keep(self, state: &State, legal: &[Action]) -> Option<Action> {
        let data = state.data();
        let worth = |id: TicketId| {
            let ticket = &data.tickets[id.index()];
            let points = i32::from(ticket.points);
            match prospect(state, state.seat, ticket.ends) {
                Prospect::Completed => 100 + points,
                Prospect::CutOff | Prospect::OutOfReach => -100 - points,
                Prospect::Possible(way) => match self {
                    Guest::LongRoute => {
                        let routes = way.routes.iter().map(|id| data.routes[id.index()].length);
                        i32::from(routes.max().unwrap_or(0)) * 10 - way.weight as i32
                    }
                    _ => points * 10 / (way.weight as i32 + 1),
                },
            }
        };
        let keeps = legal.iter().filter_map(|action| match *action {
            Action::Keep(id) => Some(id),
            _ => None,
        });
        let best = keeps.max_by_key(|&id| worth(id))?;
        let is_second = state.decision == Decision::KeepOther;
        let greedy = self == Guest::Hungry && worth(best) > -100 || worth(best) >= 100;
        if is_second && !greedy { Some(Action::Return) } else { Some(Action::Keep(best)) }
    }
}

/// Returns the longest Routes that a seat may still claim.
fn longest(state: &State, seat: Seat) -> RouteSet {
    let closed = closed_to(state, seat);
    let data = state.data();
    let has = |route: &Route| state.players[seat].pieces() >= route.pieces();
    let open = || data.all_routes().filter(|(id, route)| !closed.has(*id) && has(route));
    let most = open().map(|(_, route)| route.points).max().unwrap_or(0);
    open().filter(|(_, route)| route.points == most).map(|(id, _)| id).collect()
}

/// Returns the paths of a seat's Tickets that prefer long Routes.
fn long_ways(state: &State, seat: Seat) -> RouteSet {
    let data = state.data();
    let reach = Reach::of(state, seat);
    let ends = state.players[seat].tickets.iter().map(|id| data.tickets[id.index()].ends);
    let weight = |route: &Route| 8 - u32::from(route.length);
    let way = |ends: [LocationId; 2]| reach.cheapest(state, ends, weight).map(|way| way.routes);
    ends.filter_map(way).fold(RouteSet::EMPTY, RouteSet::or)
}

/// Returns the number of cards of a kind that some Routes need and the hand lacks.
pub(super) fn lacks(state: &State, routes: RouteSet, card: Card) -> u8 {
    let needs = routes.iter().map(|id| &state.data().routes[id.index()]);
    let of = needs.filter(|route| route.color.is_some_and(|color| Card::of(color) == card));
    of.map(|route| route.length).sum::<u8>().saturating_sub(state.player().hand[card])
}

/// Takes the face-up card needed most; for grey Routes a wild card or a colour frequent in hand. Otherwise draws from
/// the deck.
fn draw(state: &State, legal: &[Action], wanted: RouteSet) -> Option<Action> {
    let grey = wanted.iter().any(|id| state.data().routes[id.index()].color.is_none());
    let value = |slot: Slot| {
        let card = state.display[usize::from(slot.0)]?;
        let held = state.player().hand[card];
        let value = match card {
            Card::Wild => 3,
            _ if lacks(state, wanted, card) > 0 => 4 + held,
            _ if grey => held,
            _ => 0,
        };
        Some(value)
    };
    let takes = legal.iter().filter_map(|action| match *action {
        Action::Take(slot) => value(slot).map(|value| (value, *action)),
        _ => None,
    });
    let best = takes.max_by_key(|(value, _)| *value);
    let blind = legal.iter().copied().find(|action| *action == Action::Blind);
    match best {
        Some((value, action)) if value > 1 || blind.is_none() => Some(action),
        _ => blind,
    }
}

impl Bot<City> for Guest {
    fn think(
        &self,
        observation: Observation,
        legal: &[Action],
        mut rng: Rng,
    ) -> Box<dyn Thought<City>> {
        let state = observation.shown();
        let wanted = self.wanted(state, state.seat);
        Box::new(Decided(self.choose(state, legal, wanted, &mut rng)))
    }
}

/// A thought that is already finished.
struct Decided(Action);

impl Thought<City> for Decided {
    fn step(&mut self) -> SearchProgress {
        SearchProgress { done: 1, of: 1 }
    }

    fn plans(&self, _most: usize) -> Vec<Plan<City>> {
        vec![Plan { actions: vec![self.0], worth: 0 }]
    }
}
