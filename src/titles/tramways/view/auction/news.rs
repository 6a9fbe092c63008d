//! What the last decision of the auction brought, what happens by itself included.

use crate::engine::game::Seat;
use crate::table::Session;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::event::{Event, PlacedBy};
use crate::titles::tramways::rules::state::{Decision, LAST_ROUND, Seats, State};
use crate::titles::tramways::view::auction::{is_bidding, is_paying};
use crate::titles::tramways::view::history::is_past;
use crate::titles::tramways::view::model::GameModel;

/// Something to announce.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A seat bid so many dollars.
    Bid(Seat, u16),
    /// A seat leads with so many dollars and takes a place, by itself (AUC-1a).
    Leads(Seat, u16, u8),
    /// A seat passed and takes a place, after it had paid so many dollars.
    Passes(Seat, u16, u8),
    /// A seat is left, with a bid of so many dollars or none, and takes a place, by itself (AUC-5).
    Remains(Seat, u16, u8),
    /// The new order stands; its first player gets so much Stress (AUC-6).
    Order(Seats, u8),
    /// A seat took a card.
    Takes(Seat, CardId),
}

/// Whether it is the time for news: in the present of the game that counts.
pub fn is_time_for_news(model: &GameModel) -> bool {
    !model.device.tries() && !is_past(model.session())
}

/// What the last decision of the auction brought, in order; nothing after any other decision, nor before a bid is paid.
pub fn news(session: &Session<Tramways>) -> Vec<News> {
    let state = session.state();
    if is_paying(state.decision) {
        return Vec::new();
    }
    let Some(start) = start(session) else { return Vec::new() };
    let steps = &session.steps()[start..];
    let events = steps.iter().flat_map(|step| &step.events);
    let mut news: Vec<News> = events.filter_map(|event| told(state, event)).collect();
    let placed = news.iter().any(|it| !matches!(it, News::Bid(..) | News::Takes(..)));
    if placed && !is_bidding(state.decision) {
        let stress = if state.round == LAST_ROUND { 2 } else { 1 };
        news.push(News::Order(state.order.clone(), stress));
    }
    news
}

/// Where the last decision began: a bid begins before its payment.
fn start(session: &Session<Tramways>) -> Option<usize> {
    let last = session.ply().checked_sub(1)?;
    let start = (0..=last).rev().find(|&ply| !is_paying(session.state_at(ply).decision))?;
    let asked = session.state_at(start).decision;
    matches!(asked, Decision::Bid | Decision::Market | Decision::Void).then_some(start)
}

pub(super) fn told(state: &State, event: &Event) -> Option<News> {
    let auction = &state.auction;
    match *event {
        Event::Bid { seat, dollars } => Some(News::Bid(seat, dollars)),
        Event::Placed { seat, place, by } => Some(match by {
            PlacedBy::Passing => News::Passes(seat, auction.paid[seat], place),
            PlacedBy::Leading if !auction.was_left(seat) => {
                News::Leads(seat, auction.bids[seat], place)
            }
            PlacedBy::Leading | PlacedBy::Remaining => {
                News::Remains(seat, auction.bids[seat], place)
            }
        }),
        Event::Took { seat, card } => Some(News::Takes(seat, card)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::game;
    use super::*;
    use crate::engine::game::Game;
    use crate::table::{Device, Players, Questions, Table};
    use crate::titles::tramways::rules::action::Action;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::view::msg::{Msg, Walk};
    use crate::titles::tramways::view::payment::{PaymentChoice, propose};

    fn auction(players: usize) -> Session<Tramways> {
        game(Setup::standard(players, 1), |state| state.decision == Decision::Bid)
    }

    fn bid(session: &mut Session<Tramways>, dollars: u16) {
        session.play(Action::Bid(dollars)).expect("a legal bid");
        let payment = propose(session.state(), &PaymentChoice::default());
        for action in payment.into_iter().flat_map(|it| it.actions) {
            session.play(action).expect("a legal payment");
        }
    }

    #[test]
    fn a_bid_is_told_with_what_follows_by_itself() {
        let mut session = auction(3);
        let old = session.state().auction.old.clone();
        bid(&mut session, 2);
        assert_eq!(news(&session), [News::Bid(old[0], 2)]);
        session.play(Action::Pass).expect("legal");
        assert_eq!(news(&session), [News::Passes(old[1], 0, 3)]);
        bid(&mut session, 1);
        let told = news(&session);
        assert_eq!(told[..2], [News::Bid(old[2], 1), News::Leads(old[0], 2, 1)]);
        assert_eq!(told[2], News::Remains(old[2], 1, 2));
        let order = [old[0], old[2], old[1]].into_iter().collect();
        assert_eq!(told[3], News::Order(order, 1));
    }

    #[test]
    fn a_bid_that_is_not_paid_is_not_told() {
        let mut told = 0;
        for seed in 0..6 {
            let mut session =
                game(Setup::standard(3, seed), |state| state.decision == Decision::Bid);
            if session.play(Action::Bid(3)).is_ok() && is_paying(session.state().decision) {
                assert_eq!(news(&session), []);
                told += 1;
            }
        }
        assert!(told > 0);
    }

    #[test]
    fn news_are_of_the_present_and_of_no_plan() {
        let session = game(Setup::standard(3, 5), |state| state.round == 2);
        let table = Table::new(session, &Players::people(3), 3);
        let model = |device| GameModel::new(table.clone(), device, Questions::default());
        let now = model(Device::taken_by(table.session.state().seat));
        assert!(is_time_for_news(&now));
        let back = now.after(Msg::Walk(Walk::First));
        assert!(!is_time_for_news(&back));
        assert!(is_time_for_news(&back.after(Msg::Walk(Walk::Last))));
        assert!(!is_time_for_news(&model(Device::Trying(Seat(0)))));
    }

    #[test]
    fn who_remains_is_told() {
        let mut session = auction(2);
        let old = session.state().auction.old.clone();
        session.play(Action::Pass).expect("legal");
        assert_eq!(news(&session)[..2], [News::Passes(old[0], 0, 2), News::Remains(old[1], 0, 1)]);
    }

    #[test]
    fn a_card_that_is_taken_is_told_and_nothing_of_other_phases() {
        let mut session = game(Setup::standard(3, 5), |state| state.decision == Decision::Market);
        let (seat, card) = (session.state().seat, session.state().market.open[0]);
        session.play(Action::Take(card)).expect("legal");
        assert_eq!(news(&session)[0], News::Takes(seat, card));
        let session =
            game(Setup::standard(3, 5), |state| state.decision == Decision::Administration);
        assert!(news(&session).is_empty());
        assert!(Tramways::to_act(session.state()).is_some());
    }
}
