//! Hints: the advised action, its purpose, its gain and its cost.

use super::claims::ways_to_pay;
use super::ids::TablePiece;
use super::tickets::{Held, held, lanes};
use crate::engine::bots::Plan;
use crate::table::hint::Hint;
use crate::table::title::{Hints, SeatView};
use crate::titles::city::boards::{RouteId, TicketId};
use crate::titles::city::rules::City;
use crate::titles::city::rules::action::{Action, Payment};
use crate::titles::city::rules::card::Card;
use crate::titles::city::rules::plan::{Prospect, Way};
use crate::titles::city::rules::state::Decision;
use crate::titles::city::words::{self, deeds};

impl Hints for City {
    fn hints(view: &SeatView<Self>, plans: &[Plan<Self>]) -> Vec<Hint> {
        plans.iter().enumerate().map(|it| hint(view, it)).collect()
    }
}

/// Returns the hint for a plan, with the Ticket that it brings closer.
fn hint(view: &SeatView<City>, (at, plan): (usize, &Plan<City>)) -> Hint {
    let Some(&first) = plan.actions.first() else { return Hint::default() };
    let towards = |(id, cards): (TicketId, u32)| {
        let data = view.state.data();
        let (name, points) = (words::ticket(data, id), data.tickets[id.index()].points);
        deeds::towards(&name, points, cards, view.locale)
    };
    let now = format!("{}.", run(view, first, &plan.actions));
    let pieces = piece(first).map(TablePiece::id).into_iter().collect();
    let why = aim(view, first).map(towards).unwrap_or_default();
    Hint { plan: at, now, why, pieces }
}

/// Returns the piece next to the board that an action takes.
fn piece(action: Action) -> Option<TablePiece> {
    match action {
        Action::Take(slot) => Some(TablePiece::Slot(slot)),
        Action::Blind => Some(TablePiece::Deck),
        Action::Tickets => Some(TablePiece::TicketDeck),
        Action::Keep(ticket) => Some(TablePiece::Ticket(ticket)),
        _ => None,
    }
}

fn run(view: &SeatView<City>, action: Action, plan: &[Action]) -> String {
    let (state, data, locale) = (view.state, view.state.data(), view.locale);
    match action {
        Action::Take(slot) => {
            let card = state.display.get(usize::from(slot.0)).copied().flatten();
            deeds::advise_card(state.board, card.unwrap_or(Card::Wild), locale)
        }
        Action::Blind => deeds::advise_blind(locale).to_owned(),
        Action::Tickets => deeds::advise_tickets(locale).to_owned(),
        Action::Claim(id) => {
            let route = &data.routes[id.index()];
            let cost = match paid(view, id, plan) {
                Some(paid) => words::payment(route, paid, locale),
                None => words::price(route, locale),
            };
            deeds::advise_claim(&words::ends(data, route.ends), &cost, route.points, locale)
        }
        Action::Pay(paid) => {
            let cards = match state.decision {
                Decision::Payment(id) => words::payment(&data.routes[id.index()], paid, locale),
                Decision::Tunnel(it) => words::cards(&paid.cards(it.costs()), locale),
                _ => return String::new(),
            };
            deeds::advise_payment(&cards, locale)
        }
        Action::Token(location) | Action::Place(location) => {
            deeds::advise_location(data.name(location), locale)
        }
        Action::Keep(ticket) => deeds::advise_keep(&words::ticket(data, ticket), locale),
        Action::Return => deeds::advise_return(state.player().offer.len(), locale).to_owned(),
        Action::Withdraw => deeds::advise_withdraw(locale).to_owned(),
    }
}

/// Returns the payment for a Route: the plan's, or the only possible one.
fn paid(view: &SeatView<City>, route: RouteId, plan: &[Action]) -> Option<Payment> {
    let said = plan.iter().find_map(|action| match action {
        Action::Pay(paid) => Some(*paid),
        _ => None,
    });
    let only = match ways_to_pay(view.state, route)[..] {
        [only] => Some(only),
        _ => None,
    };
    said.or(only)
}

/// Returns the Ticket that an action serves, with the number of cards its path still costs.
pub fn aim(view: &SeatView<City>, action: Action) -> Option<(TicketId, u32)> {
    let open = held(view).into_iter().filter_map(|held: Held| match held.prospect {
        Prospect::Possible(way) => Some((held.id, way)),
        Prospect::Completed | Prospect::CutOff | Prospect::OutOfReach => None,
    });
    let served = open.filter(|(_, way)| serves(view, action, way));
    served.map(|(id, way)| (id, way.weight)).min_by_key(|&(_, cards)| cards)
}

fn serves(view: &SeatView<City>, action: Action, way: &Way) -> bool {
    let lanes = lanes(view, way.routes);
    match action {
        Action::Claim(route) => lanes.has(route),
        Action::Take(slot) => {
            let card = view.state.display.get(usize::from(slot.0)).copied().flatten();
            card.is_some_and(|card| lanes.iter().any(|route| takes(view, route, card)))
        }
        Action::Blind => true,
        _ => false,
    }
}

/// Returns whether a card can pay for a Route.
fn takes(view: &SeatView<City>, route: RouteId, card: Card) -> bool {
    let color = view.state.data().routes[route.index()].color;
    card == Card::Wild || color.is_none_or(|color| Card::of(color) == card)
}
