//! The bids that a seat may or may not make, why not, and what each costs.

use crate::engine::game::Game;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::cost::change::NumbersChange;
use crate::titles::tramways::view::cost::payment::{PaymentChoice, propose};

/// Dollars of the highest bid with a button of its own; higher bids are typed.
pub const MOST_CHIPS: u16 = 12;
/// Bids up to this many dollars above the highest one are always shown.
const ABOVE: u16 = 3;

/// A bid, legal or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bid {
    pub dollars: u16,
    /// Why it is illegal (AUC-2, AUC-3); `None` if it is legal.
    pub refusal: Option<Refusal>,
    /// Takes the first free place if nobody outbids it, legal or not.
    pub leads: bool,
    /// The cheapest payment; `None` if the bid is illegal.
    pub cost: Option<BidCost>,
}

impl Bid {
    /// Returns whether it is legal and takes the first free place if nobody outbids it.
    pub fn takes_lead(&self) -> bool {
        self.leads && self.refusal.is_none()
    }
}

/// The payment of a bid (AUC-4).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BidCost {
    /// Cash, in dollars.
    pub cash: u16,
    /// The Money icons played: card and dollars.
    pub coins: Vec<(CardId, u8)>,
    /// Change that the bank returns, in dollars.
    pub change: u16,
    /// Dollars for the Consequences of the cards.
    pub fees: u16,
    /// Change of Stress and Happiness Points by the icons.
    pub effect: NumbersChange,
}

/// Lists the bids from $1 on for the seat that decides. Nobody else may see them: they depend on its hand.
pub fn bids(state: &State) -> Vec<Bid> {
    let highest = state.auction.waiting().map(|seat| state.auction.bids[seat]).max();
    let top = (highest.unwrap_or(0) + ABOVE).max(most(state)).min(MOST_CHIPS);
    (1..=top).map(|dollars| bid(state, dollars)).collect()
}

fn bid(state: &State, dollars: u16) -> Bid {
    let refusal = Tramways::check(state, Action::Bid(dollars)).err();
    let cost = if refusal.is_none() { cost_of(state, dollars) } else { None };
    Bid { dollars, refusal, leads: would_lead(state, dollars), cost }
}

/// Returns the highest legal bid in dollars, or 0 if none is legal.
pub fn most(state: &State) -> u16 {
    let legal = Tramways::legal(state);
    let bid = |action: &Action| match action {
        Action::Bid(dollars) => Some(*dollars),
        _ => None,
    };
    legal.iter().filter_map(bid).max().unwrap_or(0)
}

/// Returns whether a bid is legal and takes the first free place if nobody outbids it.
pub fn takes_lead(state: &State, dollars: u16) -> bool {
    would_lead(state, dollars) && Tramways::check(state, Action::Bid(dollars)).is_ok()
}

fn would_lead(state: &State, dollars: u16) -> bool {
    let mut auction = state.auction.clone();
    auction.bids[state.seat] = dollars;
    auction.leads(state.seat)
}

fn cost_of(state: &State, dollars: u16) -> Option<BidCost> {
    let mut paying = state.clone();
    Tramways::apply(&mut paying, Action::Bid(dollars), &mut Vec::new()).ok()?;
    match cost(&paying, &PaymentChoice::default()) {
        None => Some(BidCost { cash: dollars, ..BidCost::default() }),
        cost => cost,
    }
}

/// Returns the proposed payment, as close to the player's choice as possible; `None` if no money is asked for.
pub fn cost(state: &State, payment_choice: &PaymentChoice) -> Option<BidCost> {
    let Decision::Money(payment) = state.decision else { return None };
    let proposal = propose(state, payment_choice)?;
    let change = NumbersChange::of(state, &proposal.actions)?;
    let coin = |&(card, slot): &(CardId, _)| Some((card, card.card().icon(slot)?.money()));
    let coins: Vec<(CardId, u8)> = proposal.places.iter().filter_map(coin).collect();
    let played = state.coins.iter().chain(coins.iter().map(|(_, dollars)| dollars));
    let worth: u16 = played.map(|&dollars| u16::from(dollars)).sum();
    let mut cards: Vec<CardId> = coins.iter().map(|&(card, _)| card).collect();
    cards.retain(|&card| state.used(card).is_empty());
    cards.dedup();
    Some(BidCost {
        cash: payment.price.saturating_sub(worth),
        change: worth.saturating_sub(payment.price),
        fees: cards.iter().map(|card| card.card().fee()).sum(),
        coins,
        effect: NumbersChange { dollars: 0, workers: 0, ..change },
    })
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{game, play, rich};
    use super::super::is_bidding;
    use super::*;
    use crate::titles::tramways::rules::action::Action::{Bid, Pass};
    use crate::titles::tramways::rules::setup::Setup;

    fn refused(state: &State) -> Vec<(u16, Refusal)> {
        bids(state).iter().filter_map(|bid| Some((bid.dollars, bid.refusal?))).collect()
    }

    #[test]
    fn taken_bids_are_refused() {
        let state = play(rich(), &[Bid(4), Bid(1), Pass]);
        assert_eq!(refused(&state), [(1, Refusal::BidTaken), (4, Refusal::BidTaken)]);
        let lead: Vec<u16> =
            bids(&state).iter().filter(|bid| bid.leads).map(|bid| bid.dollars).collect();
        assert_eq!(lead, [5, 6, 7, 8, 9, 10]);
    }

    #[test]
    fn greys_the_players_latest_bid() {
        let state = play(rich(), &[Bid(4), Bid(1), Pass, Bid(3), Bid(2)]);
        assert_eq!(refused(&state)[0], (1, Refusal::BidRepeated));
        assert!(bids(&state)[2].leads, "3 to the left of Orange's 3 leads");
    }

    #[test]
    fn shows_at_most_three_bids_beyond_the_money() {
        let mut state = play(rich(), &[Bid(4)]);
        state.player_mut().money = 2;
        let all = bids(&state);
        assert_eq!(all.len(), 7);
        let dear = all.iter().filter(|bid| bid.refusal == Some(Refusal::NotEnoughMoney));
        assert_eq!(dear.map(|bid| bid.dollars).collect::<Vec<_>>(), [3, 5, 6, 7]);
        assert!(all.iter().all(|bid| bid.cost.is_some() == bid.refusal.is_none()));
    }

    #[test]
    fn a_bid_in_cash_costs_its_amount() {
        let state = rich();
        let cost = bids(&state)[2].cost.clone().expect("a legal bid");
        assert_eq!(cost, BidCost { cash: 3, ..BidCost::default() });
    }

    #[test]
    fn the_shown_cost_of_a_bid_is_its_payment() {
        for seed in 0..12 {
            let session = game(Setup::standard(3, seed), |state| is_bidding(state.decision));
            let mut state = State::clone(session.state());
            state.player_mut().money = 1;
            for bid in bids(&state).into_iter().filter(|bid| bid.refusal.is_none()) {
                let cost = bid.cost.expect("legal bids can be paid");
                let coins: u16 = cost.coins.iter().map(|&(_, dollars)| u16::from(dollars)).sum();
                assert_eq!(cost.cash + coins, bid.dollars + cost.change);
                let paying = play(state.clone(), &[Bid(bid.dollars)]);
                let proposal = propose(&paying, &PaymentChoice::default());
                let after = play(paying, &proposal.map(|it| it.actions).unwrap_or_default());
                let change = NumbersChange::between(&state, &after, state.seat);
                let spent = cost.cash + cost.fees;
                assert_eq!(change.dollars, i32::from(cost.change) - i32::from(spent));
                assert_eq!(change.stress, cost.effect.stress);
            }
        }
    }
}
