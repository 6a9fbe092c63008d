//! Odds of the deck's next card, as a viewer may know them.

use crate::engine::game::Seat;
use crate::titles::city::rules::card::{Card, Cards};
use crate::titles::city::rules::state::State;

/// Returns the cards that the top of the deck can be, with their numbers: the deck and the cards in other hands that
/// were not taken openly.
pub fn unseen(state: &State, viewer: Option<Seat>) -> Cards {
    let deck: Cards = state.deck.iter().copied().collect();
    let others = state.players.seats().filter(|&seat| Some(seat) != viewer && !state.is_over());
    let secret = others.map(|seat| state.players[seat].hand.without(&state.players[seat].known));
    secret.fold(deck, |all, hand| all.with(&hand))
}

/// Returns the chance of each card to be on top of the deck, in percent; all 0 if the deck is empty.
pub fn odds(state: &State, viewer: Option<Seat>) -> [u8; Card::ALL.len()] {
    let unseen = unseen(state, viewer);
    let count = u32::from(unseen.count());
    if state.deck.is_empty() || count == 0 {
        return [0; Card::ALL.len()];
    }
    Card::ALL.map(|card| ((u32::from(unseen[card]) * 100 + count / 2) / count) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::city::boards::Board;
    use crate::titles::city::rules::setup::Setup;
    use crate::titles::city::rules::{City, shown_to};

    #[test]
    fn odds_ignore_what_the_viewer_may_not_know() {
        for seed in 0..20 {
            let mut state = City::new(&Setup::standard(Board::BERLIN, 3, seed)).expect("a game");
            let mut rng = Rng::new(seed);
            let mut legal = Vec::new();
            while City::to_act(&state).is_some() {
                City::legal_actions(&state, &mut legal);
                let action = legal[rng.below(legal.len())];
                City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
                for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
                    let shown = shown_to(&state, viewer);
                    assert_eq!(odds(&state, viewer), odds(&shown, viewer), "nothing hidden counts");
                    let sum: u32 = odds(&state, viewer).into_iter().map(u32::from).sum();
                    assert!(state.deck.is_empty() || (97..=103).contains(&sum), "{sum}");
                }
            }
        }
    }
}
