//! Legal actions and their effects.

use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Decision, State};
use super::{claim, draw, ticket, tunnel, turn};

/// Replaces `into` with all legal actions, in ascending order.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    into.clear();
    match state.decision {
        Decision::Keep | Decision::KeepOther => ticket::actions(state, into),
        Decision::Place => turn::place_actions(state, into),
        Decision::Turn => turn_actions(state, into),
        Decision::SecondCard => draw::actions(state, into),
        Decision::Payment(route) => claim::payment_actions(state, route, into),
        Decision::Tunnel(tunnel) => tunnel::actions(state, tunnel, into),
        Decision::Token(route) => claim::token_actions(state, route, into),
        Decision::Over => {}
    }
}

fn turn_actions(state: &State, into: &mut Vec<Action>) {
    draw::actions(state, into);
    claim::actions(state, into);
    if ticket::check_draw(state).is_ok() {
        into.push(Action::Tickets);
    }
}

/// Checks an action; the error says why it is not legal.
pub(super) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    match (state.decision, action) {
        (Decision::Over, _) => Err(Refusal::GameOver),
        (Decision::Keep | Decision::KeepOther, Action::Keep(id)) => ticket::check_keep(state, id),
        (Decision::Keep, Action::Return) => Err(ticket::keep_first(state)),
        (Decision::KeepOther, Action::Return) => Ok(()),
        (Decision::Place, Action::Place(location)) => turn::check_place(state, location),
        (Decision::Turn | Decision::SecondCard, Action::Take(slot)) => {
            draw::check_take(state, slot)
        }
        (Decision::Turn | Decision::SecondCard, Action::Blind) => draw::check_blind(state),
        (Decision::SecondCard, Action::Claim(_) | Action::Tickets) => Err(Refusal::SecondCardFirst),
        (Decision::Turn, Action::Claim(route)) => claim::check(state, state.seat, route),
        (Decision::Turn, Action::Tickets) => ticket::check_draw(state),
        (Decision::Payment(route), Action::Pay(payment)) => {
            claim::check_payment(state, route, payment)
        }
        (Decision::Tunnel(tunnel), Action::Pay(payment)) => tunnel::check(state, tunnel, payment),
        (Decision::Tunnel(_), Action::Withdraw) => Ok(()),
        (Decision::Token(route), Action::Token(location)) => {
            claim::check_token(state, route, location)
        }
        _ => Err(Refusal::NotNow),
    }
}

/// Applies a legal action.
pub(super) fn apply(state: &mut State, action: Action, events: &mut Vec<Event>) {
    match (state.decision, action) {
        (_, Action::Keep(id)) => ticket::keep(state, id, events),
        (_, Action::Return) => ticket::put_back(state, events),
        (_, Action::Place(location)) => turn::place(state, location, events),
        (_, Action::Take(slot)) => draw::take(state, slot, events),
        (_, Action::Blind) => draw::blind(state, events),
        (_, Action::Claim(route)) => claim::claim(state, route, events),
        (_, Action::Tickets) => ticket::draw(state, events),
        (Decision::Payment(route), Action::Pay(paid)) => claim::pay(state, route, paid, events),
        (Decision::Tunnel(it), Action::Pay(paid)) => tunnel::pay(state, it, paid, events),
        (_, Action::Withdraw) => tunnel::withdraw(state, events),
        (_, Action::Token(location)) => claim::take_token(state, location, events),
        _ => {}
    }
}
