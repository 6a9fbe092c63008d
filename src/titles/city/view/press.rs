//! Responses to presses on the board and pieces.

use super::Draft;
use super::claims::{ways_to_pay, why_not, why_not_claimed};
use super::ids::{OnBoard, TablePiece};
use crate::engine::game::Game;
use crate::table::title::{Presses, Response, SeatView};
use crate::table::view::{Gesture, Pressed, Reason};
use crate::titles::city::boards::{LocationId, RouteId, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::refusal::Refusal;
use crate::titles::city::rules::state::{Decision, State};
use crate::titles::city::words::refusals;
use crate::words::Locale;

impl Presses for City {
    fn press(view: &SeatView<Self>, pressed: Pressed, by: Gesture) -> Response<Self> {
        let data = view.state.data();
        match pressed {
            _ if by == Gesture::Ask => Response::Nothing,
            Pressed::Spot(..) => Response::Nothing,
            Pressed::Back => Response::Prepare(Draft::Nothing),
            Pressed::Choice(id) => view.chosen(id),
            Pressed::Place(id) => match OnBoard::of(id, data) {
                Some(OnBoard::Route(route)) => press_route(view, route),
                Some(OnBoard::Location(location)) => press_location(view, location),
                None => Response::Nothing,
            },
            Pressed::Piece(id) => match TablePiece::of(id, data) {
                Some(TablePiece::Slot(slot)) => act(view, Action::Take(slot)),
                Some(TablePiece::Deck) => act(view, Action::Blind),
                Some(TablePiece::TicketDeck) => press_ticket_deck(view),
                Some(TablePiece::Ticket(ticket)) => press_ticket(view, ticket),
                None => Response::Nothing,
            },
        }
    }

    fn why_not(
        state: &State,
        refused: &[Action],
        refusal: &Self::Refusal,
        locale: Locale,
    ) -> Reason {
        match *refused {
            [Action::Claim(route), ..] if state.decision == Decision::Turn => {
                why_not_claimed(state, route, *refusal, locale)
            }
            _ => why_not(*refusal, locale),
        }
    }
}

/// Takes an action or shows why it is not legal; does nothing if another seat decides.
pub(super) fn act(view: &SeatView<City>, action: Action) -> Response<City> {
    if !view.may_act() {
        return Response::Nothing;
    }
    match City::check(view.state, action) {
        Ok(()) => Response::Act(vec![action]),
        Err(refusal) => Response::Refuse(not_now(view, refusal)),
    }
}

/// Returns the reason for a refusal; if another decision is pending, the reason names it.
fn not_now(view: &SeatView<City>, refusal: Refusal) -> Reason {
    let why = why_not(refusal, view.locale);
    match refusals::first(view.state.decision, view.state.player().offer.len(), view.locale) {
        Some(text) if refusal == Refusal::NotNow => Reason { text: text.to_owned(), ..why },
        _ => why,
    }
}

/// The first press prepares the Route; a second one claims it if the payment is clear.
fn press_route(view: &SeatView<City>, route: RouteId) -> Response<City> {
    let state = view.state;
    if !view.may_act() || matches!(state.decision, Decision::Keep | Decision::KeepOther) {
        return Response::Nothing;
    }
    if let Err(refusal) = City::check(state, Action::Claim(route)) {
        let why = match state.decision {
            Decision::Turn => why_not_claimed(state, route, refusal, view.locale),
            _ => not_now(view, refusal),
        };
        return refuse(view, why);
    }
    if *view.draft == Draft::Route(route) && is_sure(state, route) {
        return Response::Act(vec![Action::Claim(route)]);
    }
    Response::Prepare(Draft::Route(route))
}

/// Refuses a press; this also dismisses a draft that waits for a second press, but not a Ticket's path.
fn refuse(view: &SeatView<City>, why: Reason) -> Response<City> {
    match view.draft {
        Draft::Route(_) | Draft::TicketDeck => Response::Dismiss(why),
        Draft::Nothing | Draft::Ticket(_) => Response::Refuse(why),
    }
}

/// Returns whether a Route has only one payment, with no wild cards except for its ferry symbols.
fn is_sure(state: &State, route: RouteId) -> bool {
    let symbols = state.data().routes[route.index()].symbols;
    matches!(ways_to_pay(state, route).as_slice(), [only] if only.wilds <= symbols)
}

/// Returns the action of pressing a Location in the pending decision.
pub(super) fn location_action(state: &State, location: LocationId) -> Option<Action> {
    match state.decision {
        Decision::Place => Some(Action::Place(location)),
        Decision::Token(_) => Some(Action::Token(location)),
        _ => None,
    }
}

fn press_location(view: &SeatView<City>, location: LocationId) -> Response<City> {
    location_action(view.state, location).map_or(Response::Nothing, |action| act(view, action))
}

/// Prepares on the first press and draws on the second, because Tickets take the whole turn and cannot be undone.
fn press_ticket_deck(view: &SeatView<City>) -> Response<City> {
    match act(view, Action::Tickets) {
        Response::Act(_) if *view.draft != Draft::TicketDeck => {
            Response::Prepare(Draft::TicketDeck)
        }
        answer => answer,
    }
}

/// Shows a Ticket's path. A second press keeps a Ticket on offer, or hides the path of another one.
fn press_ticket(view: &SeatView<City>, ticket: TicketId) -> Response<City> {
    if *view.draft == Draft::Ticket(ticket) {
        let keep = Action::Keep(ticket);
        let is_offered = view.may_act() && City::check(view.state, keep).is_ok();
        return if is_offered { act(view, keep) } else { Response::Prepare(Draft::Nothing) };
    }
    Response::Prepare(Draft::Ticket(ticket))
}
