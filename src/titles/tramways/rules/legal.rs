//! Which decisions are legal, why others are not, and what each one does: the dispatch.

use super::action::Action;
use super::event::Event;
use super::refusal::Refusal;
use super::state::{Ask, State};
use super::{
    actions_phase, administration, auction, building, deal, development, passenger, payment, round,
    solo_auction,
};
use crate::titles::tramways::network::CellId;

/// All legal actions in ascending order.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    into.clear();
    match state.ask {
        Ask::Draft | Ask::Market => auction::market_actions(state, into),
        Ask::Keep => into.extend(state.player().offer.iter().map(|&card| Action::Take(card))),
        Ask::Book => development::book_actions(state, into),
        Ask::BookTake(book) => development::card_actions(state, book, into, Action::Take),
        Ask::BookTop(book) => development::card_actions(state, book, into, Action::Top),
        Ask::Bid => auction::actions(state, into),
        Ask::Void => solo_auction::void_actions(state, into),
        Ask::Line => solo_auction::actions(state, into),
        Ask::Money(payment) => payment::money_actions(state, payment, into),
        Ask::Task => actions_phase::actions(state, into),
        Ask::Head => actions_phase::head_actions(state, into),
        Ask::Lay => actions_phase::lay_actions(state, into),
        Ask::Upgrade => actions_phase::upgrade_actions(state, into),
        Ask::Site => building::site_actions(state, into),
        Ask::Kind(_) => building::kind_actions(state, into),
        Ask::UpgradeSite => building::upgrade_actions(state, into),
        Ask::Passenger => passenger::passenger_actions(state, into),
        Ask::Ride => passenger::ride_actions(state, into),
        Ask::Bill => payment::bill_actions(state, into),
        Ask::Bonus => development::bonus_actions(state, into),
        Ask::Buy => passenger::buy_actions(state, into),
        Ask::Administration => administration::actions(state, into),
        Ask::AddPassenger => administration::passenger_actions(state, into),
        Ask::Fill => round::fill_actions(state, into),
        Ask::Over => {}
    }
}

/// Why an action is not legal.
pub(super) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    check_names(state, action)?;
    match (state.ask, action) {
        (Ask::Over, _) => Err(Refusal::GameOver),
        (Ask::Draft, Action::Take(card)) => deal::check_draft(state, card),
        (Ask::Market, Action::Take(card)) => auction::check_take(state, card),
        (Ask::Line, Action::Take(card)) => solo_auction::check_take(state, card),
        (Ask::Keep, Action::Take(card)) => deal::check_keep(state, card),
        (Ask::Book, Action::Book(book)) => development::check_book(state, book),
        (Ask::BookTake(book), Action::Take(card)) => development::check_card(state, book, card),
        (Ask::BookTop(book), Action::Top(card)) => development::check_card(state, book, card),
        (Ask::Bid, Action::Bid(bid)) => auction::check_bid(state, bid),
        (Ask::Bid, Action::Pass) => Ok(()),
        (Ask::Void, Action::Discard(card)) => solo_auction::check_void(state, card),
        (Ask::Line, Action::Reveal) => solo_auction::check_reveal(state),
        (Ask::Money(pay), Action::Play(card, slot)) => payment::check_coin(state, pay, card, slot),
        (Ask::Money(pay), Action::Cash) => payment::check_cash(state, pay),
        (Ask::Task, Action::Start(what)) => actions_phase::check_start(state, what),
        (Ask::Task, Action::Play(card, slot)) => payment::check_loose(state, card, slot),
        (Ask::Task, Action::TwoDollars) if state.turn.took_money => Err(Refusal::MoneyTaken),
        (Ask::Task, Action::TwoDollars) => Ok(()),
        (Ask::Task, Action::Done) => actions_phase::check_end_turn(state),
        (Ask::Head, Action::Head(port)) => actions_phase::check_head(state, port),
        (Ask::Lay, Action::Lay(exit)) => actions_phase::check_lay(state, exit),
        (Ask::Lay, Action::Done) => actions_phase::check_end_run(state),
        (Ask::Upgrade, Action::Link(port)) => actions_phase::check_upgrade(state, port),
        (Ask::Site, Action::Site(parcel)) => building::check_site(state, parcel),
        (Ask::Kind(_), Action::Kind(kind)) => building::check_kind(state, kind),
        (Ask::UpgradeSite, Action::Site(parcel)) => building::check_upgrade(state, parcel),
        (Ask::Passenger, Action::Cell(cell)) => passenger::check_passenger(state, cell),
        (Ask::Ride, Action::Link(port)) => passenger::check_ride(state, port),
        (Ask::Ride, Action::Done) => passenger::check_alight(state),
        (Ask::Bill, Action::Play(card, slot)) => payment::check_bill(state, card, slot),
        (Ask::Bonus, Action::Five) => Ok(()),
        (Ask::Bonus, Action::Book(book)) => development::check_book(state, book),
        (Ask::Bonus, Action::Take(card)) => development::check_open(state, card),
        (Ask::Bonus, Action::Blind) => development::check_blind(state),
        (Ask::Buy, Action::Buy(points)) => passenger::check_buy(state, points),
        (Ask::Administration, Action::Play(card, slot)) => {
            administration::check_play(state, card, slot)
        }
        (Ask::Administration, Action::Discard(card)) => administration::check_discard(state, card),
        (Ask::Administration, Action::Done) => Ok(()),
        (Ask::AddPassenger, Action::Cell(cell)) => administration::check_passenger(state, cell),
        (Ask::Fill, Action::Take(card)) => round::check_fill(state, card),
        _ => Err(Refusal::NotNow),
    }
}

/// Actions from outside may name cells that the map does not have, and cards that nobody has.
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
    match (state.ask, action) {
        (Ask::Draft, Action::Take(card)) => deal::draft(state, card, events),
        (Ask::Market, Action::Take(card)) => auction::take(state, card, events),
        (Ask::Line, Action::Take(card)) => solo_auction::take(state, card, events),
        (Ask::Keep, Action::Take(card)) => deal::keep(state, card, events),
        (Ask::Book | Ask::Bonus, Action::Book(book)) => development::open_book(state, book, events),
        (Ask::BookTake(book), Action::Take(card)) => development::take(state, book, card, events),
        (Ask::BookTop(book), Action::Top(card)) => {
            development::put_on_top(state, book, card, events)
        }
        (Ask::Bid, Action::Bid(bid)) => auction::bid(state, bid, events),
        (Ask::Bid, Action::Pass) => auction::pass(state, events),
        (Ask::Void, Action::Discard(card)) => solo_auction::discard_for_void(state, card, events),
        (Ask::Line, Action::Reveal) => solo_auction::pay_reveal(state, events),
        (Ask::Money(pay), Action::Play(card, slot)) => {
            payment::pay_coin(state, pay, card, slot, events)
        }
        (Ask::Money(pay), Action::Cash) => payment::settle(state, pay, events),
        (Ask::Task, Action::Start(what)) => actions_phase::start(state, what),
        (Ask::Task, Action::TwoDollars) => actions_phase::two_dollars(state, events),
        (Ask::Task, Action::Done) => actions_phase::end_turn(state, events),
        (Ask::Head, Action::Head(port)) => actions_phase::begin_run(state, port),
        (Ask::Lay, Action::Lay(exit)) => actions_phase::lay(state, exit),
        (Ask::Lay, Action::Done) => actions_phase::end_run(state),
        (Ask::Upgrade, Action::Link(port)) => actions_phase::choose_upgrade(state, port),
        (Ask::Site, Action::Site(parcel)) => building::choose_site(state, parcel),
        (Ask::Kind(parcel), Action::Kind(kind)) => building::choose_kind(state, parcel, kind),
        (Ask::UpgradeSite, Action::Site(parcel)) => building::choose_upgrade(state, parcel),
        (Ask::Passenger, Action::Cell(cell)) => passenger::choose_passenger(state, cell),
        (Ask::Ride, Action::Link(port)) => passenger::take_link(state, port),
        (Ask::Ride, Action::Done) => passenger::alight(state),
        (Ask::Bill, Action::Play(card, slot)) => payment::pay_bill(state, card, slot, events),
        (Ask::Bonus, Action::Five) => passenger::take_five(state, events),
        (Ask::Bonus, Action::Take(card)) => development::take_open(state, card, events),
        (Ask::Bonus, Action::Blind) => development::take_blind(state, events),
        (Ask::Buy, Action::Buy(points)) => passenger::buy(state, points, events),
        (Ask::Administration, Action::Play(card, slot)) => {
            administration::play(state, card, slot, events)
        }
        (Ask::Administration, Action::Discard(card)) => {
            administration::discard(state, card, events)
        }
        (Ask::Administration, Action::Done) => administration::done(state, events),
        (Ask::AddPassenger, Action::Cell(cell)) => {
            administration::add_passenger(state, cell, events)
        }
        (Ask::Fill, Action::Take(card)) => round::fill(state, card, events),
        _ => {}
    }
}
