//! The choices off the map and the hand: cards on offer, Books, buttons.

use crate::engine::game::Game;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::{Action, BookId, Task};
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::rails::Front;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{CurrentAction, Decision, State};
use crate::titles::tramways::view::auction::bids;
use crate::titles::tramways::view::cost::change::NumbersChange;
use crate::words::Locale;

/// A choice on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub action: Action,
    /// Its look.
    pub face: OfferLook,
    /// Its immediate cost and gain.
    pub change: NumbersChange,
    /// Why it cannot be chosen now; `None` if it can.
    pub refusal: Option<Refusal>,
    /// The usual next choice.
    pub usual: bool,
}

/// The look of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferLook {
    Card(CardId),
    /// The newest card of the line.
    Newest(CardId),
    /// A Ticket Book: its top card and its number of cards.
    Book(BookId, CardId, u8),
    /// The back of a deck.
    Back,
    /// A button for an action of the Actions phase.
    Task(Task),
    /// A button for a Building type.
    Kind(BuildingType),
    /// A button with a text.
    Words,
}

impl OfferLook {
    /// Returns whether it is shown among the cards; others are buttons.
    pub fn is_card(self) -> bool {
        matches!(
            self,
            OfferLook::Card(_) | OfferLook::Newest(_) | OfferLook::Book(..) | OfferLook::Back
        )
    }
}

impl Offer {
    /// Returns the action in notation.
    pub fn notation(&self, state: &State) -> String {
        Tramways::notation(state, self.action)
    }

    pub fn label(&self, state: &State, locale: Locale) -> String {
        locale.action(state, self.action)
    }
}

/// Returns all choices in a fixed order, cards first.
pub fn offers(state: &State) -> Vec<Offer> {
    let legal = Tramways::legal(state);
    let mut offers: Vec<Offer> = match state.decision {
        Decision::Task | Decision::Bid => Vec::new(),
        Decision::Line => {
            state.market.open.iter().map(|&card| legal_offer(state, Action::Take(card))).collect()
        }
        Decision::Lay | Decision::Ride if !legal.contains(&Action::Done) => Vec::new(),
        _ => legal.iter().filter_map(|&action| shown(state, action)).collect(),
    };
    match state.decision {
        Decision::Task => {
            offers.extend(Task::ALL.map(|task| offer(state, Action::Start(task))));
            let rest = [Action::TwoDollars, Action::Done].into_iter();
            offers.extend(rest.filter(|action| legal.contains(action)).map(|a| offer(state, a)));
        }
        // Refused bids keep their places, so that a digit always means its amount.
        Decision::Bid => {
            offers.extend(bids(state).iter().map(|bid| offer(state, Action::Bid(bid.dollars))));
            offers.push(offer(state, Action::Pass));
        }
        Decision::Line => offers.push(offer(state, Action::Reveal)),
        Decision::Lay if !legal.contains(&Action::Done) => offers.push(offer(state, Action::Done)),
        _ => {}
    }
    offers.sort_by_key(|offer| !offer.face.is_card());
    offers
}

/// The offer of an action that is made neither on the map nor in the hand.
fn shown(state: &State, action: Action) -> Option<Offer> {
    let elsewhere = match action {
        Action::Play(..) | Action::Cash | Action::Discard(_) => true,
        Action::Head(_) | Action::Lay(_) | Action::Link(_) | Action::Site(_) | Action::Cell(_) => {
            true
        }
        Action::Done => matches!(state.decision, Decision::Ride),
        _ => false,
    };
    (!elsewhere).then(|| legal_offer(state, action))
}

fn legal_offer(state: &State, action: Action) -> Offer {
    Offer { refusal: None, ..offer(state, action) }
}

fn offer(state: &State, action: Action) -> Offer {
    let refusal = Tramways::check(state, action).err();
    let change = match action {
        // Changes that come later in the ride or in the next round are left out.
        Action::Start(_) | Action::Five | Action::Buy(0) => NumbersChange::default(),
        Action::Take(_) if state.decision == Decision::Fill => NumbersChange::default(),
        Action::Take(_) | Action::Top(_) | Action::Blind
            if matches!(state.work, CurrentAction::Ride(_)) =>
        {
            NumbersChange::default()
        }
        // The button's name says it all.
        Action::TwoDollars => NumbersChange::default(),
        Action::Buy(points) => price_of(points),
        Action::Reveal => {
            NumbersChange { dollars: -(state.market.open.len() as i32), ..NumbersChange::default() }
        }
        _ => NumbersChange::of(state, &[action]).unwrap_or_default(),
    };
    let usual = action == Action::Done && is_usual_end(state);
    Offer { action, face: face(state, action), change, refusal, usual }
}

/// Returns whether ending is usual: not for a Link that stops in the open, nor with an action left.
fn is_usual_end(state: &State) -> bool {
    match (state.decision, &state.work) {
        (Decision::Lay, CurrentAction::Rails(run)) => {
            !matches!(run.front, Front::Open | Front::Start)
        }
        (Decision::Task, _) => {
            Task::ALL.into_iter().all(|task| Tramways::check(state, Action::Start(task)).is_err())
        }
        _ => true,
    }
}

/// The price of Happiness Points (MOV-8), in dollars.
fn price_of(points: u8) -> NumbersChange {
    let price = i32::from(crate::titles::tramways::rules::happiness_price(points));
    NumbersChange { dollars: -price, ..NumbersChange::default() }
}

fn face(state: &State, action: Action) -> OfferLook {
    match action {
        Action::Take(card)
            if state.decision == Decision::Line && state.market.open.last() == Some(&card) =>
        {
            OfferLook::Newest(card)
        }
        Action::Take(card) | Action::Top(card) => OfferLook::Card(card),
        Action::Book(book) => {
            let pages = &state.books.books[usize::from(book.0)];
            let top = pages.last().map(|&top| OfferLook::Book(book, top, pages.len() as u8));
            top.unwrap_or(OfferLook::Words)
        }
        Action::Blind => OfferLook::Back,
        Action::Start(task) => OfferLook::Task(task),
        Action::Kind(kind) => OfferLook::Kind(kind),
        _ => OfferLook::Words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::view::fixture::walk;
    use crate::titles::tramways::view::map::meaning::{Meaning, choices};

    /// Every legal action has its place on the page: an offer, the map or the hand.
    #[test]
    fn every_legal_action_can_be_reached() {
        for state in (0..6).flat_map(walk) {
            let offered: Vec<Action> = offers(&state)
                .into_iter()
                .filter(|offer| offer.refusal.is_none())
                .map(|offer| offer.action)
                .collect();
            let on_map = matches!(
                state.decision,
                Decision::Head
                    | Decision::Upgrade
                    | Decision::Site
                    | Decision::UpgradeSite
                    | Decision::Passenger
                    | Decision::Ride
            );
            for action in Tramways::legal(&state) {
                let elsewhere = matches!(
                    action,
                    Action::Play(..)
                        | Action::Cash
                        | Action::Discard(_)
                        | Action::Lay(_)
                        | Action::Cell(_)
                );
                assert!(
                    on_map || elsewhere || offered.contains(&action),
                    "{action:?} at {:?}",
                    state.decision
                );
            }
            if matches!(state.decision, Decision::Lay | Decision::AddPassenger) {
                for choice in choices(&state, None) {
                    assert!(matches!(choice.meaning, Meaning::Play(_)));
                }
            }
        }
    }

    #[test]
    fn impossible_offers_give_their_reason() {
        let tasks = (0..6).flat_map(walk).filter(|state| state.decision == Decision::Task);
        for state in tasks {
            for offer in offers(&state) {
                assert_eq!(offer.refusal, Tramways::check(&state, offer.action).err());
            }
        }
    }
}
