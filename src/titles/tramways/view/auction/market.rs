//! The cards at stake, who picks when (AUC-7), and the turns of the advanced deal (SET-4).

use crate::engine::game::Seat;
use crate::table::PlayedStep;
use crate::titles::tramways::network::CellId;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::card::{CardId, Family};
use crate::titles::tramways::rules::event::{Event, Phase};
use crate::titles::tramways::rules::icon::ParcelId;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::auction::is_bidding;
use std::rc::Rc;

/// An open card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stake {
    pub card: CardId,
    /// The Parcel that comes with the card, and its cell.
    pub parcel: Option<(ParcelId, CellId)>,
}

/// Lists the open cards in market order.
pub fn stakes(state: &State) -> Vec<Stake> {
    let parcel = |card: CardId| match card.family() {
        (Family::Parcel(parcel), _) => Some((parcel, state.map.parcels[parcel.index()]?)),
        _ => None,
    };
    let mut cards = state.market.open.to_vec();
    cards.sort_unstable();
    cards.into_iter().map(|card| Stake { card, parcel: parcel(card) }).collect()
}

/// When a seat has its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BidTurn {
    /// Over.
    Past,
    Now,
    /// Right after the current turn.
    Next,
    /// After the next turn.
    Later,
}

/// A seat's pick of an Auction card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    pub seat: Seat,
    /// When the seat picks.
    pub turn: BidTurn,
    /// The card picked, if any.
    pub card: Option<CardId>,
}

/// Lists the picks of this round in the order that the auction decided; empty during bidding.
pub fn picks(steps: &[Rc<PlayedStep<Tramways>>], state: &State) -> Vec<Pick> {
    if is_bidding(state.decision) || !matches!(state.decision, Decision::Market | Decision::Void) {
        return Vec::new();
    }
    let taken = taken(steps);
    let now = usize::from(state.turn.position);
    let pick = |(at, &seat): (usize, &Seat)| {
        let card = taken.iter().find(|(other, _)| *other == seat).map(|(_, card)| *card);
        Pick { seat, turn: turn(at, now), card }
    };
    state.order.iter().enumerate().map(pick).collect()
}

fn turn(at: usize, now: usize) -> BidTurn {
    match at {
        at if at < now => BidTurn::Past,
        at if at == now => BidTurn::Now,
        at if at == now + 1 => BidTurn::Next,
        _ => BidTurn::Later,
    }
}

/// The cards taken since the auction began, with their takers.
fn taken(steps: &[Rc<PlayedStep<Tramways>>]) -> Vec<(Seat, CardId)> {
    let begins = |event: &Event| matches!(event, Event::Phase { phase: Phase::Auction });
    let mut taken = Vec::new();
    for event in steps.iter().rev().flat_map(|step| step.events.iter().rev()) {
        match event {
            event if begins(event) => break,
            Event::Took { seat, card } => taken.push((*seat, *card)),
            _ => {}
        }
    }
    taken
}

/// A seat's turn in the advanced deal, in which it takes cards one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub seat: Seat,
    /// Number of cards to take.
    pub cards: u8,
    /// Number of cards taken.
    pub taken: u8,
    /// When the turn is.
    pub turn: BidTurn,
}

/// Lists the turns of the advanced deal (SET-4); empty outside it.
pub fn shares(state: &State) -> Vec<Share> {
    if state.decision != Decision::Draft {
        return Vec::new();
    }
    let order = &state.auction.old;
    let there = order.iter().copied();
    let back = order.iter().rev().skip(1).copied();
    let last = order.last().copied();
    let cards = |seat| if Some(seat) == last { 4 } else { 2 };
    let mut before = 0;
    let mut shares: Vec<Share> = Vec::new();
    for seat in there.chain(back) {
        let taken = state.turn.position.saturating_sub(before).min(cards(seat));
        shares.push(Share { seat, cards: cards(seat), taken, turn: BidTurn::Later });
        before += cards(seat);
    }
    let now = shares.iter().position(|share| share.taken < share.cards).unwrap_or(shares.len());
    for (at, share) in shares.iter_mut().enumerate() {
        share.turn = turn(at, now);
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{game, play, rich};
    use super::*;
    use crate::engine::game::Game;
    use crate::titles::tramways::rules::action::Action;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::variants::Deal;
    use crate::titles::tramways::view::prompts::offer::offers;

    #[test]
    fn the_turns_of_the_draft_agree_with_the_game() {
        for players in 2..=5 {
            let setup = Setup { deal: Deal::Advanced, ..Setup::standard(players, 3) };
            let mut state = Tramways::new(&setup).expect("a legal setup");
            while state.decision == Decision::Draft {
                let now: Vec<Share> =
                    shares(&state).into_iter().filter(|it| it.turn == BidTurn::Now).collect();
                let &[share] = now.as_slice() else { panic!("one seat takes a card") };
                assert_eq!(share.seat, state.seat);
                let total: u8 = shares(&state).iter().map(|share| share.taken).sum();
                assert_eq!(total, state.turn.position);
                let card = stakes(&state)[0];
                assert!(card.parcel.is_some());
                state = play(state, &[Action::Take(card.card)]);
            }
            assert!(shares(&state).is_empty());
        }
    }

    #[test]
    fn the_picks_follow_the_new_order_and_name_what_was_taken() {
        let mut session = game(Setup::standard(3, 5), |state| state.decision == Decision::Market);
        assert!(picks(session.steps(), &rich()).is_empty());
        let state = State::clone(session.state());
        let turns: Vec<BidTurn> =
            picks(session.steps(), &state).iter().map(|pick| pick.turn).collect();
        assert_eq!(turns, [BidTurn::Now, BidTurn::Next, BidTurn::Later]);
        let plain = stakes(&state).into_iter().find(|stake| !stake.card.card().is_void());
        let card = plain.expect("a card that is not void").card;
        session.play(Action::Take(card)).expect("a legal action");
        let after = picks(session.steps(), session.state());
        assert_eq!(after[0], Pick { seat: state.order[0], turn: BidTurn::Past, card: Some(card) });
        assert_eq!((after[1].turn, after[1].card), (BidTurn::Now, None));
    }

    #[test]
    fn lists_every_card_that_can_be_taken() {
        for seed in 0..4 {
            let advanced = Setup { deal: Deal::Advanced, ..Setup::standard(3, seed) };
            for setup in [Setup::standard(3, seed), advanced] {
                let takes =
                    |state: &State| matches!(state.decision, Decision::Market | Decision::Draft);
                let session = game(setup, takes);
                let open: Vec<Action> =
                    stakes(session.state()).iter().map(|stake| Action::Take(stake.card)).collect();
                let all = offers(session.state()).into_iter();
                let cards: Vec<Action> =
                    all.filter(|offer| offer.face.is_card()).map(|offer| offer.action).collect();
                assert!(!cards.is_empty());
                assert!(cards.iter().all(|card| open.contains(card)), "{cards:?} of {open:?}");
            }
        }
    }
}
