//! Claiming Routes (CCLAIM).

use super::action::{Action, Payment};
use super::card::{Card, Cards};
use super::draw;
use super::event::Event;
use super::refusal::Refusal;
use super::set::RouteSet;
use super::state::{Decision, PlayerState, Stack, State};
use super::{tunnel, turn};
use crate::engine::game::Seat;
use crate::titles::city::boards::{Color, Kind, LocationId, MAX_LANES, Route, RouteId};

/// Returns the Routes closed to a seat whatever its hand: claimed Routes, those parallel to its own, and those of links
/// without an open lane left (CCLAIM-4, CBIG-5).
pub fn closed_to(state: &State, seat: Seat) -> RouteSet {
    let (claimed, routes) = (state.claimed(), state.data().routes);
    let open = state.open_lanes();
    let own = if open == 1 { claimed } else { state.players[seat].routes };
    let lanes = |id: RouteId| routes[id.index()].lanes;
    let closed = own.iter().fold(claimed, |closed, id| closed.or(lanes(id)));
    if open == 1 || open >= MAX_LANES.into() {
        return closed;
    }
    let is_full = |lanes: &RouteSet| lanes.and(claimed).len() >= open;
    claimed.iter().map(lanes).filter(is_full).fold(closed, RouteSet::or)
}

/// Returns the Routes parallel to a Route.
fn parallel(state: &State, id: RouteId) -> RouteSet {
    state.data().routes[id.index()].lanes.without(RouteSet::of(id))
}

/// Returns the unclaimed Routes parallel to `id`, if the link has no open lane left (CCLAIM-4, CBIG-5); otherwise no
/// Route.
fn closed_beside(state: &State, id: RouteId) -> RouteSet {
    let (parallel, claimed) = (parallel(state, id), state.claimed());
    let taken = parallel.and(claimed).len() + usize::from(claimed.has(id));
    if taken < state.open_lanes() { RouteSet::EMPTY } else { parallel.without(claimed) }
}

/// Returns whether the parallel Routes of a Route close it to a seat (CCLAIM-4, CBIG-5).
pub(crate) fn is_closed(state: &State, seat: Seat, id: RouteId) -> bool {
    let parallel = parallel(state, id);
    let taken = parallel.and(state.claimed()).len();
    parallel.meets(state.players[seat].routes) || taken > 0 && taken >= state.open_lanes()
}

/// Returns the colours that can pay for a Route.
fn colors(route: &Route) -> &[Color] {
    match &route.color {
        Some(color) => std::slice::from_ref(color),
        None => &Color::ALL,
    }
}

/// Returns every payment a player can make for a Route: by colour with a rising number of wild cards, then all wild.
pub fn payments(player: &PlayerState, route: &Route) -> impl Iterator<Item = Payment> + use<> {
    let (wilds, length, least) = (player.hand.wilds(), route.length, route.symbols);
    let hand = player.hand;
    let colors = match route.color {
        Some(color) => color.index()..color.index() + 1,
        None => 0..Color::ALL.len(),
    };
    let colored = colors.flat_map(move |at| {
        let card = Card::ALL[at];
        let from = least.max(length.saturating_sub(hand[card]));
        let to = wilds.min(length.saturating_sub(1));
        (from..=to).map(move |wilds| Payment { card, wilds })
    });
    let all_wild = (wilds >= length).then_some(Payment { card: Card::Wild, wilds: length });
    colored.chain(all_wild)
}

/// Returns whether a player has the cards and pieces for a Route.
pub fn can_afford(player: &PlayerState, route: &Route) -> bool {
    has_pieces(player, route) && Lack::of(&player.hand, route).cards() == 0
}

fn pieces(player: &PlayerState, kind: Kind) -> u8 {
    match kind {
        Kind::Tram | Kind::Ferry => player.trams,
        Kind::Metro => player.metros,
    }
}

/// Returns whether a player has the pieces for a Route.
pub fn has_pieces(player: &PlayerState, route: &Route) -> bool {
    pieces(player, route.kind) >= route.pieces()
}

/// Adds the legal claims.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    let (closed, player) = (closed_to(state, state.seat), state.player());
    let (routes, most) = (state.data().routes, player.hand.most());
    let open = state.data().route_set().without(closed);
    for id in open.iter() {
        let route = &routes[id.index()];
        if route.length <= most + player.hand.wilds() && can_afford(player, route) {
            into.push(Action::Claim(id));
        }
    }
}

/// Checks that a seat may claim a Route and can pay for it.
///
/// # Errors
/// The first reason why not.
pub fn check(state: &State, seat: Seat, id: RouteId) -> Result<(), Refusal> {
    let route = state.data().route(id).ok_or(Refusal::NoSuchRoute)?;
    check_open(state, seat, id)?;
    let player = &state.players[seat];
    if !has_pieces(player, route) {
        let short = route.pieces() - pieces(player, route.kind);
        return Err(Refusal::PiecesShort { kind: route.kind, short });
    }
    if can_afford(player, route) { Ok(()) } else { Err(shortage(player, route)) }
}

fn check_open(state: &State, seat: Seat, id: RouteId) -> Result<(), Refusal> {
    if let Some(owner) = state.owner(id) {
        return Err(Refusal::Claimed(owner));
    }
    if !is_closed(state, seat, id) {
        return Ok(());
    }
    let (parallel, open) = (parallel(state, id), state.open_lanes());
    let lanes = parallel.len() as u8 + 1;
    if parallel.meets(state.players[seat].routes) {
        return Err(Refusal::OwnTwin { lanes });
    }
    let from = state.data().rules.open_lanes.more_from(open);
    Err(Refusal::TwinClosed { from, open: open as u8, lanes })
}

/// The cards that a hand is short of for a Route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lack {
    /// Wild cards missing for the ferry symbols.
    wilds: u8,
    /// Cards missing for the other spaces, of the colour or wild.
    others: u8,
}

impl Lack {
    /// Uses the most frequent colour in hand if the Route takes any.
    fn of(hand: &Cards, route: &Route) -> Self {
        let (wilds, symbols) = (hand.wilds(), route.symbols);
        let most = colors(route).iter().map(|&color| hand[Card::of(color)]).max().unwrap_or(0);
        Lack {
            wilds: symbols.saturating_sub(wilds),
            others: (route.length - symbols).saturating_sub(most + wilds.saturating_sub(symbols)),
        }
    }

    fn cards(self) -> u8 {
        self.wilds + self.others
    }
}

/// Returns whether one more `card` would bring a hand closer to paying for a Route.
pub fn would_help(hand: &Cards, route: &Route, card: Card) -> bool {
    let mut more = *hand;
    more[card] += 1;
    Lack::of(&more, route).cards() < Lack::of(hand, route).cards()
}

/// Returns the refusal for a player who cannot pay for a Route.
fn shortage(player: &PlayerState, route: &Route) -> Refusal {
    let (Lack { wilds, others }, color) = (Lack::of(&player.hand, route), route.color);
    if wilds > 0 {
        Refusal::FerryShort { wilds, color, others }
    } else {
        Refusal::CardsShort { kind: route.kind, color, short: others }
    }
}

/// Chooses a Route to claim; pays at once if only one payment is possible.
pub(super) fn claim(state: &mut State, id: RouteId, events: &mut Vec<Event>) {
    let Some(route) = state.data().route(id) else { return };
    let mut ways = payments(state.player(), route);
    match (ways.next(), ways.next()) {
        (Some(only), None) => pay(state, id, only, events),
        _ => state.decision = Decision::Payment(id),
    }
}

/// Adds the legal payments.
pub(super) fn payment_actions(state: &State, id: RouteId, into: &mut Vec<Action>) {
    into.extend(payments(state.player(), &state.data().routes[id.index()]).map(Action::Pay));
}

pub(super) fn check_payment(state: &State, id: RouteId, paid: Payment) -> Result<(), Refusal> {
    let route = &state.data().routes[id.index()];
    let is_all_wild = paid.card == Card::Wild && paid.wilds == route.length;
    let fits = colors(route).iter().any(|&color| Card::of(color) == paid.card);
    let mixed = fits && (route.symbols..route.length).contains(&paid.wilds);
    if !mixed && !is_all_wild {
        return Err(Refusal::NoPayment(route.kind));
    }
    let held = state.player().hand.holds(&paid.cards(route.length));
    if held { Ok(()) } else { Err(Refusal::NotInHand(route.kind)) }
}

/// Pays for a Route and takes it; for a tunnel, turns its cards first (CBIG-9).
pub(super) fn pay(state: &mut State, id: RouteId, payment: Payment, events: &mut Vec<Event>) {
    let route = &state.data().routes[id.index()];
    if route.is_tunnel {
        return tunnel::turn(state, id, payment, events);
    }
    take(state, id, payment, payment.cards(route.length), events);
}

/// Takes a Route for `cards`.
pub(super) fn take(
    state: &mut State,
    id: RouteId,
    payment: Payment,
    cards: Cards,
    events: &mut Vec<Event>,
) {
    let (seat, route) = (state.seat, &state.data().routes[id.index()]);
    state.discards = state.discards.with(&cards);
    let player = state.player_mut();
    player.hand = player.hand.without(&cards);
    player.known = player.known.without(&cards);
    match route.kind {
        Kind::Metro => player.metros -= route.pieces(),
        Kind::Tram | Kind::Ferry => player.trams -= route.pieces(),
    }
    player.routes.insert(id);
    player.points += u16::from(route.points);
    events.push(Event::Claimed { seat, route: id, payment, points: route.points });
    events.extend(closed_beside(state, id).iter().map(|route| Event::Closed { route }));
    draw::settle(state, events);
    offer_token(state, id, events);
}

/// Returns whether the player to move can take a token from a Location (CCLAIM-6).
fn gives_token(state: &State, location: LocationId) -> bool {
    state.stack(location).is_some_and(|stack| !state.player().tokens.has(stack.symbol))
}

/// Takes the token of a claimed Route, or asks which end if both have one.
fn offer_token(state: &mut State, id: RouteId, events: &mut Vec<Event>) {
    let ends = state.data().routes[id.index()].ends;
    match ends.map(|end| gives_token(state, end)) {
        [true, true] => state.decision = Decision::Token(id),
        [true, false] => take_token(state, ends[0], events),
        [false, true] => take_token(state, ends[1], events),
        [false, false] => turn::end(state, events),
    }
}

/// Adds the legal choices of a token.
pub(super) fn token_actions(state: &State, id: RouteId, into: &mut Vec<Action>) {
    let mut ends = state.data().routes[id.index()].ends;
    ends.sort_unstable();
    into.extend(ends.map(Action::Token));
}

pub(super) fn check_token(state: &State, id: RouteId, location: LocationId) -> Result<(), Refusal> {
    let ends = state.data().routes[id.index()].ends;
    if ends.contains(&location) { Ok(()) } else { Err(Refusal::NoToken) }
}

pub(super) fn take_token(state: &mut State, location: LocationId, events: &mut Vec<Event>) {
    let (seat, stack) = (state.seat, &mut state.stacks[location.index()]);
    let symbol = stack.symbol;
    *stack =
        if stack.height > 1 { Stack { height: stack.height - 1, ..*stack } } else { Stack::NONE };
    state.player_mut().tokens.insert(symbol);
    events.push(Event::TookToken { seat, location, symbol });
    turn::end(state, events);
}
