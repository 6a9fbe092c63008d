//! The rules of thumb used to play games out.
//!
//! A player who follows them pursues all Tickets at once, each by its cheapest path, and claims no other Route before
//! they are done. Then it draws more Tickets while there is time, or claims the longest Routes. Near the end it claims
//! whatever it can pay for.

use super::guests::lacks;
use crate::engine::game::{Game, Rng, Seat};
use crate::titles::city::boards::{Board, Habits, MAX_TICKETS, Route, RouteId, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::{Action, Slot};
use crate::titles::city::rules::card::{Card, Cards};
use crate::titles::city::rules::claim::{can_afford, closed_to, has_pieces, payments};
use crate::titles::city::rules::plan::{self, Prospect, Reach, prospect};
use crate::titles::city::rules::set::{RouteSet, TicketSet};
use crate::titles::city::rules::state::{Decision, State, TURNED};
use arrayvec::ArrayVec;

/// Value of a card whose colour a wanted Route requires, in addition to the number in hand.
const ASKED_FOR: i32 = 4;
/// Value of a face-up wild card; low, because it takes the whole draw.
const WILD: i32 = 1;

/// Parameters of the rules of thumb, tuned by playing them against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Once its Tickets are done, draws more while every player has at least this number of pieces; `None` for never.
    pub draws_tickets: Option<u8>,
    /// Claims whatever it can pay for as soon as a player has at most this number of pieces.
    pub hurries: u8,
    /// Once its Tickets are done, claims Routes of at least this number of points at once; `None` for the longest only.
    pub claims_at_once: Option<u8>,
    /// Value of a card for grey Routes, in addition to the number in hand.
    pub grey: i32,
    /// Highest value at which a face-up card is passed over for a card from the deck.
    pub blind: i32,
    /// Value of a face-up wild card while a wanted ferry lacks one.
    pub ferry: i32,
    /// Judges the Tickets to keep together, and takes whichever lane of a wanted link it can pay for.
    pub is_wide: bool,
}

impl Policy {
    /// Returns the parameters for a board.
    pub const fn of(board: Board) -> Policy {
        match board.sheet().habits {
            Habits::Usual => SAN_FRANCISCO,
            Habits::Metro => BERLIN,
            Habits::Big => BIG,
        }
    }

    /// Returns the chosen action; `None` if the game is over.
    pub(super) fn choose(
        self,
        state: &State,
        cache: &mut GoalCache,
        rng: &mut Rng,
    ) -> Option<Action> {
        let meant = match state.decision {
            Decision::Turn => {
                cache.look(state);
                let claim = self.claim(state, cache, rng).or_else(|| self.tickets(state, cache));
                claim.or_else(|| self.draw(state, cache.wanted))
            }
            Decision::SecondCard => {
                cache.look(state);
                self.draw(state, cache.wanted)
            }
            Decision::Keep | Decision::KeepOther if self.is_wide => keep_together(state),
            _ => None,
        };
        meant.or_else(|| pick(state, cache, rng))
    }

    /// Returns the most valuable claim among the wanted Routes, near the end among all.
    fn claim(self, state: &State, cache: &GoalCache, rng: &mut Rng) -> Option<Action> {
        let (data, player) = (state.data(), state.player());
        let closed = closed_to(state, state.seat);
        let is_late = state.turns_left.is_some() || fewest_pieces(state) <= self.hurries;
        let points = |id: RouteId| data.routes[id.index()].points;
        let is_tried = |id: &RouteId| {
            is_late
                || cache.wanted.has(*id)
                || cache.is_idle && self.claims_at_once.is_some_and(|from| points(*id) >= from)
        };
        let all = if is_late || cache.is_idle { data.route_set() } else { cache.wanted };
        let open = all.without(closed).iter().filter(is_tried);
        let payable = open.filter(|id| {
            let route = &data.routes[id.index()];
            can_afford(player, route) && (!route.is_tunnel || may_try(state, route))
        });
        // Lanes of one link are often alike: neither is preferred.
        let is_first = self.is_wide && rng.below(2) == 0;
        let order = |id: RouteId| if is_first { usize::MAX - id.index() } else { id.index() };
        payable.max_by_key(|&id| (cache.wanted.has(id), points(id), order(id))).map(Action::Claim)
    }

    fn tickets(self, state: &State, cache: &GoalCache) -> Option<Action> {
        let draws = cache.is_idle
            && self.draws_tickets.is_some_and(|from| fewest_pieces(state) >= from)
            && !state.tickets.is_empty();
        if draws { Some(Action::Tickets) } else { None }
    }

    /// Takes the face-up card of the highest value, or draws from the deck.
    fn draw(self, state: &State, wanted: RouteSet) -> Option<Action> {
        let (data, hand) = (state.data(), &state.player().hand);
        let (mut asked, mut is_grey, mut symbols) = (Cards::default(), false, 0);
        for route in wanted.iter().map(|id| &data.routes[id.index()]) {
            symbols += route.symbols;
            match route.color {
                Some(color) => asked[Card::of(color)] += route.length,
                None => is_grey = true,
            }
        }
        let value = |card: Card| match card {
            Card::Wild if symbols > hand.wilds() => self.ferry,
            Card::Wild => WILD,
            _ if asked[card] > hand[card] => ASKED_FOR + i32::from(hand[card]),
            _ if is_grey => self.grey + i32::from(hand[card]),
            _ => 0,
        };
        let is_second = state.decision == Decision::SecondCard;
        let face_up = (0..).map(Slot).zip(&state.display);
        let free = face_up.filter_map(|(slot, card)| Some((slot, (*card)?)));
        let free = free.filter(|&(_, card)| !(is_second && card == Card::Wild));
        let best = free.map(|(slot, card)| (value(card), slot)).max();
        let is_blind = !state.deck.is_empty();
        match best {
            Some((value, slot)) if value > self.blind || !is_blind => Some(Action::Take(slot)),
            _ if is_blind => Some(Action::Blind),
            _ => None,
        }
    }
}

const SAN_FRANCISCO: Policy = Policy {
    draws_tickets: None,
    hurries: 5,
    claims_at_once: None,
    grey: -2,
    blind: 4,
    ferry: WILD,
    is_wide: false,
};
const BERLIN: Policy = Policy {
    draws_tickets: Some(7),
    hurries: 2,
    claims_at_once: Some(3),
    grey: 1,
    blind: 1,
    ..SAN_FRANCISCO
};
const BIG: Policy = Policy {
    draws_tickets: Some(15),
    hurries: 8,
    claims_at_once: Some(7),
    ferry: 5,
    is_wide: true,
    ..SAN_FRANCISCO
};

/// Chooses within a turn: the Ticket to keep, the payment; at random if no rule applies.
fn pick(state: &State, cache: &mut GoalCache, rng: &mut Rng) -> Option<Action> {
    let legal = City::legal(state);
    if legal.len() < 2 {
        return legal.first().copied();
    }
    let meant = match state.decision {
        Decision::Keep | Decision::KeepOther => keep(state, &legal),
        Decision::Payment(_) | Decision::Tunnel(_) => {
            cache.look(state);
            payment(state, &legal, cache.wanted)
        }
        _ => None,
    };
    meant.or_else(|| Some(legal[rng.below(legal.len())]))
}

/// A cache of a seat's goals and their inputs; only goals whose inputs have changed are computed again.
#[derive(Default)]
pub(super) struct GoalCache {
    /// True once the goals have been computed.
    has_looked: bool,
    own: RouteSet,
    tickets: TicketSet,
    /// The Routes each Ticket still needs; empty if it is completed or cut off.
    ways: ArrayVec<(TicketId, RouteSet), MAX_TICKETS>,
    wanted: RouteSet,
    /// True if no Ticket remains to be completed.
    is_idle: bool,
}

impl GoalCache {
    /// Updates the goals for the position of the seat to decide.
    fn look(&mut self, state: &State) {
        let (seat, player) = (state.seat, state.player());
        let closed = closed_to(state, seat);
        let (own, tickets) = (player.routes, player.tickets);
        let is_same = self.has_looked && (self.own, self.tickets) == (own, tickets);
        if is_same && !self.wanted.meets(closed) {
            return;
        }
        let gained = own.without(self.own);
        let before = std::mem::take(&mut self.ways);
        for id in tickets.iter() {
            let known = before.iter().find(|(known, _)| *known == id);
            let known = known.and_then(|&(_, way)| rest(way, gained, closed));
            self.ways.push((id, known.unwrap_or_else(|| way(state, seat, id))));
        }
        let all = self.ways.iter().fold(RouteSet::EMPTY, |all, (_, way)| all.or(*way));
        self.is_idle = all.is_empty();
        let wanted = if self.is_idle { longest(state, seat, closed) } else { all };
        self.wanted = if Policy::of(state.board).is_wide {
            let lanes = |id: RouteId| state.data().routes[id.index()].lanes;
            let all = wanted.iter().fold(wanted, |all, id| all.or(lanes(id)));
            all.without(closed)
        } else {
            wanted
        };
        (self.has_looked, self.own, self.tickets) = (true, own, tickets);
    }
}

/// Returns the Routes a Ticket still needs on its cheapest path.
fn way(state: &State, seat: Seat, ticket: TicketId) -> RouteSet {
    match prospect(state, seat, state.data().tickets[ticket.index()].ends) {
        Prospect::Possible(way) => way.routes,
        Prospect::Completed | Prospect::CutOff | Prospect::OutOfReach => RouteSet::EMPTY,
    }
}

/// Returns the rest of a path if it is still the cheapest for certain: none of its Routes was closed, and the Routes
/// gained since are part of it. Closing other Routes cannot make another path cheaper.
fn rest(way: RouteSet, gained: RouteSet, closed: RouteSet) -> Option<RouteSet> {
    let rest = way.without(gained);
    let is_plain = !rest.meets(closed) && gained.without(way).is_empty();
    if is_plain || way.is_empty() { Some(rest) } else { None }
}

/// Returns the smallest number of pieces that any player has.
fn fewest_pieces(state: &State) -> u8 {
    state.players.iter().map(|player| player.pieces()).min().unwrap_or(0)
}

/// Returns whether to try a tunnel (CBIG-9): if the hand can pay its highest price, or if the deck is empty or large.
/// Without this condition, failed attempts could repeat for ever.
fn may_try(state: &State, route: &Route) -> bool {
    const LARGE: usize = 10;
    let dearest = Route { length: route.length + TURNED as u8, ..*route };
    state.deck.is_empty()
        || state.deck.len() >= LARGE
        || payments(state.player(), &dearest).next().is_some()
}

/// Returns the Routes of most points that a seat may still claim.
fn longest(state: &State, seat: Seat, closed: RouteSet) -> RouteSet {
    let (data, player) = (state.data(), &state.players[seat]);
    let (mut most, mut longest) = (0, RouteSet::EMPTY);
    for id in data.route_set().without(closed).iter() {
        let route = &data.routes[id.index()];
        if route.points < most || !has_pieces(player, route) {
            continue;
        }
        if route.points > most {
            (most, longest) = (route.points, RouteSet::EMPTY);
        }
        longest.insert(id);
    }
    longest
}

/// Keeps the Ticket with the most points per card, and another only if it is completed.
fn keep(state: &State, legal: &[Action]) -> Option<Action> {
    let worth = |id: TicketId| {
        let ticket = &state.data().tickets[id.index()];
        let points = i64::from(ticket.points);
        match prospect(state, state.seat, ticket.ends) {
            Prospect::Completed => (2, points),
            Prospect::Possible(way) => (1, points * 100 / (i64::from(way.weight) + 1)),
            Prospect::CutOff | Prospect::OutOfReach => (0, -points),
        }
    };
    let keeps = legal.iter().filter_map(|action| match *action {
        Action::Keep(id) => Some(id),
        _ => None,
    });
    let best = keeps.max_by_key(|&id| worth(id))?;
    let is_done = worth(best).0 == 2;
    let returns = state.decision == Decision::KeepOther && !is_done;
    Some(if returns { Action::Return } else { Action::Keep(best) })
}

/// Keeps the Ticket with the most points per card beside those that are kept, and another only if it is completed or
/// lies almost on their paths.
fn keep_together(state: &State) -> Option<Action> {
    /// Cards of a turn in which a Ticket is completed.
    const TURN: i64 = 4;
    let (data, seat) = (state.data(), state.seat);
    let length = |route: &Route| u32::from(route.length);
    let ends = |id: TicketId| data.tickets[id.index()].ends;
    let (mut reach, mut plan) = (Reach::of(state, seat), RouteSet::EMPTY);
    for id in state.player().tickets.iter() {
        if let Some(way) = reach.cheapest(state, ends(id), length) {
            (reach, plan) = (reach.with(way.routes), plan.or(way.routes));
        }
    }
    let worth = |id: TicketId| {
        let points = i64::from(data.tickets[id.index()].points);
        match reach.cheapest(state, ends(id), length) {
            Some(way) if way.weight == 0 => (2, points),
            Some(way) if plan::has_pieces(state, seat, plan.or(way.routes)) => {
                (1, points * 100 / (i64::from(way.weight) + TURN))
            }
            _ => (0, -points),
        }
    };
    let offer = state.player().offer.iter().copied();
    let best = offer.max_by_key(|&id| worth(id))?;
    let returns = state.decision == Decision::KeepOther && worth(best) < (1, 200);
    Some(if returns { Action::Return } else { Action::Keep(best) })
}

/// Chooses the payment with the fewest wild cards, then of the cards needed least.
fn payment(state: &State, legal: &[Action], wanted: RouteSet) -> Option<Action> {
    legal.iter().copied().min_by_key(|action| match action {
        Action::Pay(paid) => (paid.wilds, lacks(state, wanted, paid.card)),
        _ => (u8::MAX, 0),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::city::rules::plan::needs;
    use crate::titles::city::rules::setup::{MAX_PLAYERS, Setup};

    /// Plays a game by the rules of thumb, calling `see` before each decision of a turn.
    fn play(board: Board, seed: u64, mut see: impl FnMut(&State, &GoalCache)) -> State {
        let players = 2 + (seed % 3) as u8;
        let mut state = City::new(&Setup::standard(board, players, seed)).expect("a game");
        let mut caches: [GoalCache; MAX_PLAYERS] = Default::default();
        let mut rng = Rng::new(seed);
        while !state.is_over() {
            let cache = &mut caches[state.seat.index()];
            let action = Policy::of(board).choose(&state, cache, &mut rng).expect("an action");
            if state.decision == Decision::Turn {
                see(&state, cache);
            }
            City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
        }
        state
    }

    /// Counts the cached paths of 39 games, and those for which a fresh search finds a cheaper one, which can happen with
    /// two kinds of pieces.
    fn remembered(board: Board) -> (u32, u32) {
        let (mut all, mut dearer) = (0, 0);
        for seed in 1..40 {
            play(board, seed, |state, cache| {
                for &(id, known) in cache.ways.iter().filter(|(_, way)| !way.is_empty()) {
                    let anew = needs(state, way(state, state.seat, id)).cards;
                    let cards = needs(state, known).cards;
                    assert!(cards >= anew, "{board:?} {seed}");
                    (all, dearer) = (all + 1, dearer + u32::from(cards > anew));
                }
            });
        }
        (all, dearer)
    }

    #[test]
    fn cached_paths_match_a_fresh_search() {
        let [(all, dearer), (all_berlin, dearer_berlin)] = Board::BUILT_IN.map(remembered);
        assert!(all > 500 && all_berlin > 500, "{all} {all_berlin}");
        assert_eq!(dearer, 0);
        assert!(dearer_berlin * 20 < all_berlin, "{dearer_berlin} of {all_berlin}");
    }

    #[test]
    fn games_by_rules_of_thumb_end_when_pieces_run_out() {
        for board in Board::BUILT_IN {
            let ended = (1..100).filter(|&seed| play(board, seed, |_, _| ()).turns_left == Some(0));
            assert!(ended.count() >= 98, "{board:?}");
        }
    }
}
