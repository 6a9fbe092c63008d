//! The last hand (R6-1): its cards are chosen by playing the last round with all cards in hand.

use super::{POINT, cards, rollout::rollout_move};
use crate::engine::game::{Game, Rng, Seat};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::card::CardId;
use crate::titles::tramways::rules::state::{Decision, Payment, PaymentPurpose, State};

/// Limit of decisions until the last Actions phase.
const MOST_PLIES: usize = 400;

/// Plays to the seat's first action of the last round and gives it its whole deck.
pub(super) fn imagine(state: &State, seat: Seat, rng: &mut Rng) -> State {
    let player = &state.players[seat];
    let mut all: Vec<CardId> = player.deck.iter().chain(&player.discard).copied().collect();
    let mut next = state.clone();
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..MOST_PLIES {
        let started = next.decision == Decision::Task && next.seat == seat;
        Tramways::legal_actions(&next, &mut legal);
        if started || legal.is_empty() {
            break;
        }
        let action = rollout_move(&next, &legal, rng);
        Tramways::apply_unchecked(&mut next, action, &mut events);
    }
    all.retain(|card| !next.players[seat].hand.contains(card));
    all.into_iter().for_each(|card| next.players[seat].take(card));
    next
}

/// The penalty for using more cards in the last round than the hand limit (R6-1); 0 before the hand is filled.
pub(super) fn excess(state: &State, seat: Seat) -> i64 {
    let player = &state.players[seat];
    if matches!(state.decision, Decision::Bid | Decision::Fill)
        || matches!(state.decision, Decision::Money(Payment { purpose: PaymentPurpose::Bid, .. }))
    {
        return 0;
    }
    let in_play = if state.seat == seat { state.played.len() } else { 0 };
    let used = player.discard.len() + in_play;
    10 * POINT * used.saturating_sub(player.hand_limit()) as i64
}

/// Takes the cards that the imagined round used, then the best of the others.
pub(super) fn gather(state: &State, seat: Seat, imagined: &State) -> Vec<Action> {
    let player = &state.players[seat];
    let used = &imagined.players[seat].discard;
    let mut cards: Vec<CardId> = player.deck.iter().chain(&player.discard).copied().collect();
    cards.sort_by_key(|card| (!used.contains(card), -cards::value(*card), card.0));
    let room = player.hand_limit().saturating_sub(player.hand.len());
    cards.into_iter().take(room).map(Action::Take).collect()
}
