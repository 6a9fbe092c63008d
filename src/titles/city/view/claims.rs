//! Routes as the viewer can claim them: status, payments and reasons.

use super::Draft;
use super::tickets::{Effect, begins_last_turns, effects};
use crate::engine::game::{Game, Rule, Seat};
use crate::table::Aid;
use crate::table::title::SeatView;
use crate::table::view::Reason;
use crate::titles::city::boards::{Route, RouteId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::{Action, Payment};
use crate::titles::city::rules::claim::{check, closed_to, payments, would_help};
use crate::titles::city::rules::refusal::Refusal;
use crate::titles::city::rules::state::{Decision, State};
use crate::titles::city::words::{self, prompts, refusals};
use crate::words::{Locale, uncapitalized};

/// The status of a Route for the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A seat owns it.
    Owned(Seat),
    /// It can no longer be claimed.
    Closed,
    /// It can be claimed now.
    Payable,
    /// One card is missing.
    Near,
    Open,
}

/// Returns the status of a Route for the viewer.
pub fn status(view: &SeatView<City>, id: RouteId) -> Status {
    let state = view.state;
    if let Some(owner) = state.owner(id) {
        return Status::Owned(owner);
    }
    let is_closed = match view.viewer {
        Some(seat) => closed_to(state, seat).has(id),
        None => state.players.seats().all(|seat| closed_to(state, seat).has(id)),
    };
    if is_closed {
        return Status::Closed;
    }
    let Some(seat) = view.viewer else { return Status::Open };
    let mine = view.may_act() && state.seat == seat && state.decision == Decision::Turn;
    // During setup nothing can be claimed, so no Route is marked.
    let playing = state.turn > 0 && !state.is_over();
    match check(state, seat, id) {
        Ok(()) if mine => Status::Payable,
        Err(
            Refusal::CardsShort { short: 1, .. } | Refusal::FerryShort { wilds: 1, others: 0, .. },
        ) if playing => Status::Near,
        _ => Status::Open,
    }
}

/// Returns the Route whose payment is pending.
pub fn asked_route(view: &SeatView<City>) -> Option<RouteId> {
    match (view.state.decision, *view.draft) {
        _ if !view.may_act() => None,
        (Decision::Payment(route), _) | (Decision::Turn, Draft::Route(route)) => Some(route),
        _ => None,
    }
}

/// Returns the payments for a Route: fewest wild cards first, then the colour most frequent in hand.
pub fn ways_to_pay(state: &State, id: RouteId) -> Vec<Payment> {
    let player = state.player();
    let mut ways: Vec<Payment> = payments(player, &state.data().routes[id.index()]).collect();
    ways.sort_by_key(|way| (way.wilds, std::cmp::Reverse(player.hand[way.card])));
    ways
}

/// Returns the actions that claim a Route with this payment, one of `ways` possible ones.
pub fn claim_with(state: &State, id: RouteId, paid: Payment, ways: usize) -> Vec<Action> {
    match state.decision {
        Decision::Payment(_) => vec![Action::Pay(paid)],
        _ if ways == 1 => vec![Action::Claim(id)],
        _ => vec![Action::Claim(id), Action::Pay(paid)],
    }
}

/// Describes the effects of claiming a Route: the last turns and, if the viewer shows the plan, the viewer's Tickets.
pub fn told_effects(view: &SeatView<City>, seat: Seat, id: RouteId) -> Vec<String> {
    let (data, locale) = (view.state.data(), view.locale);
    let last = begins_last_turns(view.state, seat, id);
    let mut lines: Vec<String> =
        last.then(|| prompts::begins_last_turns(locale).to_owned()).into_iter().collect();
    if !view.shows(Aid::Plan) {
        return lines;
    }
    let line = |(ticket, effect)| {
        let name = words::ticket(data, ticket);
        match effect {
            Effect::Completes => format!("{} {name}", prompts::completes(locale)),
            Effect::Leaves(cards) => prompts::brings_nearer(&name, cards, locale),
            Effect::CutsOff => format!("{} {name}", prompts::cuts_off(locale)),
        }
    };
    lines.extend(effects(view.state, seat, id).into_iter().map(line));
    lines
}

/// Returns the reason behind a refusal.
pub fn why_not(refusal: Refusal, locale: Locale) -> Reason {
    Reason { text: refusals::refusal(refusal, locale), rule: refusal.rule() }
}

/// Returns the reason why a Route cannot be claimed, with its name and the face-up cards that would help.
pub fn why_not_claimed(state: &State, id: RouteId, refusal: Refusal, locale: Locale) -> Reason {
    let Some(route) = state.data().route(id) else { return why_not(refusal, locale) };
    let name = words::ends(state.data(), route.ends);
    let text = refusals::refusal(refusal, locale);
    let text = match refusal {
        Refusal::CardsShort { .. } | Refusal::FerryShort { .. } => {
            let hand = &state.player().hand;
            let shown = state.display.iter().flatten().copied();
            let helpful = shown.filter(|&card| would_help(hand, route, card)).collect();
            format!("{text} {}", refusals::face_up(&helpful, locale))
        }
        _ => text,
    };
    Reason { text: format!("{name}: {}", uncapitalized(&text)), rule: refusal.rule() }
}

/// Returns the reason why an action is not legal; `None` if it is legal.
pub fn barred(view: &SeatView<City>, action: Action) -> Option<Reason> {
    let refused = City::check(view.state, action).err();
    refused.map(|refusal| why_not(refusal, view.locale))
}

/// Describes a Route for its tooltip and for screen readers.
pub fn described(view: &SeatView<City>, id: RouteId) -> String {
    let (data, locale) = (view.state.data(), view.locale);
    let route: &Route = &data.routes[id.index()];
    let mut head =
        format!("{}: {}", words::ends(data, route.ends), words::kind_name(route.kind, locale));
    if route.is_tunnel {
        head = format!("{head}, {}", words::tunnel(locale));
    }
    let price = words::price(route, locale);
    let points = words::points(route.points.into(), locale);
    match status(view, id) {
        Status::Owned(owner) => format!("{head}, {}", view.players.name_of(owner, locale)),
        Status::Closed => format!("{head}, {price}, {points}, {}", words::closed(locale)),
        _ => format!("{head}, {price}, {points}"),
    }
}
