//! Tunnels, whose cards are turned before the Route is taken (CBIG-9).

use super::action::{Action, Payment};
use super::card::{Card, Cards};
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Decision, State, TURNED, Tunnel};
use super::{claim, draw, turn};
use crate::titles::city::boards::RouteId;

/// Turns the cards for a tunnel that was paid for, and takes it if there is no extra cost.
pub(super) fn turn(state: &mut State, route: RouteId, laid: Payment, events: &mut Vec<Event>) {
    let seat = state.seat;
    let cards = laid.cards(length(state, route));
    let player = state.player_mut();
    player.known = player.known.with(&cards.without(&player.known));
    let mut turned = [None; TURNED];
    for card in &mut turned {
        *card = state.deck.pop();
        draw::shuffle_if_empty(state, events);
    }
    turned.into_iter().flatten().for_each(|card| state.discards[card] += 1);
    let tunnel = Tunnel { route, laid, turned };
    events.push(Event::Turned { seat, tunnel });
    draw::settle(state, events);
    if tunnel.costs() == 0 {
        claim::take(state, route, laid, cards, events);
    } else if further(state, tunnel).next().is_some() {
        state.decision = Decision::Tunnel(tunnel);
    } else {
        withdraw(state, events);
    }
}

fn length(state: &State, route: RouteId) -> u8 {
    state.data().routes[route.index()].length
}

/// Returns the cards laid for a tunnel.
pub(crate) fn laid(state: &State, tunnel: Tunnel) -> Cards {
    tunnel.laid.cards(length(state, tunnel.route))
}

/// Returns every payment of the extra cost, by rising number of wild cards.
fn further(state: &State, tunnel: Tunnel) -> impl Iterator<Item = Payment> + use<> {
    let left = state.player().hand.without(&laid(state, tunnel));
    let (card, costs) = (tunnel.laid.card, tunnel.costs());
    let colored = if card == Card::Wild { 0 } else { left[card] };
    let wilds = costs.saturating_sub(colored)..=left.wilds().min(costs);
    wilds.map(move |wilds| Payment { card: if wilds == costs { Card::Wild } else { card }, wilds })
}

/// Adds the legal answers to the extra cost of a tunnel.
pub(super) fn actions(state: &State, tunnel: Tunnel, into: &mut Vec<Action>) {
    into.extend(further(state, tunnel).map(Action::Pay));
    into.push(Action::Withdraw);
}

pub(super) fn check(state: &State, tunnel: Tunnel, paid: Payment) -> Result<(), Refusal> {
    let kind = state.data().routes[tunnel.route.index()].kind;
    if further(state, tunnel).any(|payment| payment == paid) {
        return Ok(());
    }
    let costs = tunnel.costs();
    let fits = paid.card == tunnel.laid.card && paid.wilds < costs
        || paid.card == Card::Wild && paid.wilds == costs;
    Err(if fits { Refusal::NotInHand(kind) } else { Refusal::NoPayment(kind) })
}

/// Pays the extra cost of a tunnel, and takes it.
pub(super) fn pay(state: &mut State, tunnel: Tunnel, paid: Payment, events: &mut Vec<Event>) {
    let cards = laid(state, tunnel).with(&paid.cards(tunnel.costs()));
    events.push(Event::PaidMore { seat: state.seat, tunnel, payment: paid });
    claim::take(state, tunnel.route, tunnel.laid, cards, events);
}

/// Takes back the cards laid for a tunnel; the turn ends.
pub(super) fn withdraw(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::Withdrew { seat: state.seat });
    turn::end(state, events);
}
