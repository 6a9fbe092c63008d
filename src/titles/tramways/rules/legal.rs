//! Dispatch by decision: legal actions, refusals, and the effect of actions.

use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Decision, State};
use super::{
    actions_phase, administration, auction, building, deal, development, passenger, payment, round,
    solo_auction,
};
use crate::titles::tramways::network::CellId;

/// Collects all legal actions in ascending order.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    into.clear();
    match state.decision {
        Decision::Draft | Decision::Market => auction::market_actions(state, into),
        Decision::Keep => into.extend(state.player().offer.iter().map(|&card| Action::Take(card))),
        Decision::Book => development::book_actions(state, into),
        Decision::BookTake(book) => development::card_actions(state, book, into, Action::Take),
        Decision::BookTop(book) => development::card_actions(state, book, into, Action::Top),
        Decision::Bid => auction::actions(state, into),
        Decision::Void => solo_auction::void_actions(state, into),
        Decision::Line => solo_auction::actions(state, into),
        Decision::Money(payment) => payment::money_actions(state, payment, into),
        Decision::Task => actions_phase::actions(state, into),
        Decision::Head => actions_phase::head_actions(state, into),
        Decision::Lay => actions_phase::lay_actions(state, into),
        Decision::Upgrade => actions_phase::upgrade_actions(state, into),
        Decision::Site => building::site_actions(state, into),
        Decision::Kind(_) => building::kind_actions(state, into),
        Decision::UpgradeSite => building::upgrade_actions(state, into),
        Decision::Passenger => passenger::passenger_actions(state, into),
        Decision::Ride => passenger::ride_actions(state, into),
        Decision::Bill => payment::bill_actions(state, into),
        Decision::Bonus => development::bonus_actions(state, into),
        Decision::Buy => passenger::buy_actions(state, into),
        Decision::Administration => administration::actions(state, into),
        Decision::AddPassenger => administration::passenger_actions(state, into),
        Decision::Fill => round::fill_actions(state, into),
        Decision::Over => {}
    }
}

/// Checks that an action is legal.
pub(super) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    check_names(state, action)?;
    match (state.decision, action) {
        (Decision::Over, _) => Err(Refusal::GameOver),
        (Decision::Draft, Action::Take(card)) => deal::check_draft(state, card),
        (Decision::Market, Action::Take(card)) => auction::check_take(state, card),
        (Decision::Line, Action::Take(card)) => solo_auction::check_take(state, card),
        (Decision::Keep, Action::Take(card)) => deal::check_keep(state, card),
        (Decision::Book, Action::Book(book)) => development::check_book(state, book),
        (Decision::BookTake(book), Action::Take(card)) => {
            development::check_card(state, book, card)
        }
        (Decision::BookTop(book), Action::Top(card)) => development::check_card(state, book, card),
        (Decision::Bid, Action::Bid(bid)) => auction::check_bid(state, bid),
        (Decision::Bid, Action::Pass) => Ok(()),
        (Decision::Void, Action::Discard(card)) => solo_auction::check_void(state, card),
        (Decision::Line, Action::Reveal) => solo_auction::check_reveal(state),
        (Decision::Money(pay), Action::Play(card, slot)) => {
            payment::check_coin(state, pay, card, slot)
        }
        (Decision::Money(pay), Action::Cash) => payment::check_cash(state, pay),
        (Decision::Task, Action::Start(what)) => actions_phase::check_start(state, what),
        (Decision::Task, Action::Play(card, slot)) => payment::check_loose(state, card, slot),
        (Decision::Task, Action::TwoDollars) if state.turn.took_money => Err(Refusal::MoneyTaken),
        (Decision::Task, Action::TwoDollars) => Ok(()),
        (Decision::Task, Action::Done) => actions_phase::check_end_turn(state),
        (Decision::Head, Action::Head(port)) => actions_phase::check_head(state, port),
        (Decision::Lay, Action::Lay(exit)) => actions_phase::check_lay(state, exit),
        (Decision::Lay, Action::Done) => actions_phase::check_end_run(state),
        (Decision::Upgrade, Action::Link(port)) => actions_phase::check_upgrade(state, port),
        (Decision::Site, Action::Site(parcel)) => building::check_site(state, parcel),
        (Decision::Kind(_), Action::Kind(kind)) => building::check_kind(state, kind),
        (Decision::UpgradeSite, Action::Site(parcel)) => building::check_upgrade(state, parcel),
        (Decision::Passenger, Action::Cell(cell)) => passenger::check_passenger(state, cell),
        (Decision::Ride, Action::Link(port)) => passenger::check_ride(state, port),
        (Decision::Ride, Action::Done) => passenger::check_alight(state),
        (Decision::Bill, Action::Play(card, slot)) => payment::check_bill(state, card, slot),
        (Decision::Bonus, Action::Five) => Ok(()),
        (Decision::Bonus, Action::Book(book)) => development::check_book(state, book),
        (Decision::Bonus, Action::Take(card)) => development::check_open(state, card),
        (Decision::Bonus, Action::Blind) => development::check_blind(state),
        (Decision::Buy, Action::Buy(points)) => passenger::check_buy(state, points),
        (Decision::Administration, Action::Play(card, slot)) => {
            administration::check_play(state, card, slot)
        }
        (Decision::Administration, Action::Discard(card)) => {
            administration::check_discard(state, card)
        }
        (Decision::Administration, Action::Done) => Ok(()),
        (Decision::AddPassenger, Action::Cell(cell)) => {
            administration::check_passenger(state, cell)
        }
        (Decision::Fill, Action::Take(card)) => round::check_fill(state, card),
        _ => Err(Refusal::NotNow),
    }
}

/// Refuses cells and cards that do not exist, which actions from outside may name.
fn check_names(state: &State, action: Action) -> Result<(), Refusal> {
    let known = |cell: CellId| cell.index() < state.map.lattice.count();
    match action {
        Action::Head(port) | Action::Link(port) if !known(port.cell) => Err(Refusal::NoSuchPlace),
        Action::Cell(cell) if !known(cell) => Err(Refusal::NoSuchPlace),
        Action::Take(card) | Action::Top(card) | Action::Discard(card) | Action::Play(card, _)
            if card.index() >= super::card::CARDS =>
        {
            Err(Refusal::NoSuchCard)
        }
        _ => Ok(()),
    }
}

/// Carries out a legal action.
pub(super) fn apply(state: &mut State, action: Action, events: &mut Vec<Event>) {
    let known = events.len();
    carry_out(state, action, events);
    state.note_seen(&events[known..]);
}

fn carry_out(state: &mut State, action: Action, events: &mut Vec<Event>) {
    match (state.decision, action) {
        (Decision::Draft, Action::Take(card)) => deal::draft(state, card, events),
        (Decision::Market, Action::Take(card)) => auction::take(state, card, events),
        (Decision::Line, Action::Take(card)) => solo_auction::take(state, card, events),
        (Decision::Keep, Action::Take(card)) => deal::keep(state, card, events),
        (Decision::Book | Decision::Bonus, Action::Book(book)) => {
            development::open_book(state, book, events)
        }
        (Decision::BookTake(book), Action::Take(card)) => {
            development::take(state, book, card, events)
        }
        (Decision::BookTop(book), Action::Top(card)) => {
            development::put_on_top(state, book, card, events)
        }
        (Decision::Bid, Action::Bid(bid)) => auction::bid(state, bid, events),
        (Decision::Bid, Action::Pass) => auction::pass(state, events),
        (Decision::Void, Action::Discard(card)) => {
            solo_auction::discard_for_void(state, card, events)
        }
        (Decision::Line, Action::Reveal) => solo_auction::pay_reveal(state, events),
        (Decision::Money(pay), Action::Play(card, slot)) => {
            payment::pay_coin(state, pay, card, slot, events)
        }
        (Decision::Money(pay), Action::Cash) => payment::settle(state, pay, events),
        (Decision::Task, Action::Start(what)) => actions_phase::start(state, what),
        (Decision::Task, Action::TwoDollars) => actions_phase::two_dollars(state, events),
        (Decision::Task, Action::Done) => actions_phase::end_turn(state, events),
        (Decision::Head, Action::Head(port)) => actions_phase::begin_run(state, port),
        (Decision::Lay, Action::Lay(exit)) => actions_phase::lay(state, exit),
        (Decision::Lay, Action::Done) => actions_phase::end_run(state),
        (Decision::Upgrade, Action::Link(port)) => actions_phase::choose_upgrade(state, port),
        (Decision::Site, Action::Site(parcel)) => building::choose_site(state, parcel),
        (Decision::Kind(parcel), Action::Kind(kind)) => building::choose_kind(state, parcel, kind),
        (Decision::UpgradeSite, Action::Site(parcel)) => building::choose_upgrade(state, parcel),
        (Decision::Passenger, Action::Cell(cell)) => passenger::choose_passenger(state, cell),
        (Decision::Ride, Action::Link(port)) => passenger::take_link(state, port),
        (Decision::Ride, Action::Done) => passenger::alight(state),
        (Decision::Bill, Action::Play(card, slot)) => payment::pay_bill(state, card, slot, events),
        (Decision::Bonus, Action::Five) => passenger::take_five(state, events),
        (Decision::Bonus, Action::Take(card)) => development::take_open(state, card, events),
        (Decision::Bonus, Action::Blind) => development::take_blind(state, events),
        (Decision::Buy, Action::Buy(points)) => passenger::buy(state, points, events),
        (Decision::Administration, Action::Play(card, slot)) => {
            administration::play(state, card, slot, events)
        }
        (Decision::Administration, Action::Discard(card)) => {
            administration::discard(state, card, events)
        }
        (Decision::Administration, Action::Done) => administration::done(state, events),
        (Decision::AddPassenger, Action::Cell(cell)) => {
            administration::add_passenger(state, cell, events)
        }
        (Decision::Fill, Action::Take(card)) => round::fill(state, card, events),
        _ => {}
    }
}
