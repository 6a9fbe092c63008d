//! Origins of analysis: positions with any seat to move.

use super::Tramways;
use super::state::{CurrentAction, Decision, LAST_ROUND, State, Turn};
use crate::engine::game::{Seat, Turns};

impl Turns for Tramways {
    fn is_ending(state: &State) -> bool {
        state.round == LAST_ROUND
    }

    fn round(state: &State) -> Option<u16> {
        Some(state.round.into()).filter(|&round| round > 0)
    }

    /// ACT-1. `None` outside the actions of a round: before its next action the seat still has
    /// other decisions, such as an auction, which brings it a card.
    fn as_if_to_act(state: &State, seat: Seat) -> Option<State> {
        if state.round == 0
            || state.decision != Decision::Task
            || state.work != CurrentAction::Nothing
        {
            return None;
        }
        let position = state.order.iter().position(|&other| other == seat)?;
        let turn = Turn::begin(position as u8, state.turn.half);
        Some(State { seat, turn, decision: Decision::Task, ..state.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::tramways::rules::setup::Setup;

    /// Plays at random to the end and checks every position.
    fn play_out(mut state: State, rng: &mut Rng) {
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        loop {
            Tramways::check_invariants(&state).expect("a sound position");
            Tramways::legal_actions(&state, &mut legal);
            if legal.is_empty() {
                return assert_eq!(state.decision, Decision::Over);
            }
            let action = legal[rng.below(legal.len())];
            Tramways::apply(&mut state, action, &mut events).expect("a legal action");
        }
    }

    #[test]
    fn a_game_with_another_seat_to_act_can_be_played_on() {
        let (mut rng, mut legal, mut imagined) = (Rng::new(4), Vec::new(), 0);
        for players in 2..=5 {
            let mut state = Tramways::new(&Setup::standard(players, 7)).expect("a legal setup");
            while state.decision != Decision::Over {
                for seat in state.players.seats().filter(|&seat| seat != state.seat) {
                    if let Some(other) = Tramways::as_if_to_act(&state, seat)
                        && rng.below(9) == 0
                    {
                        assert_eq!(
                            (Tramways::to_act(&other), other.decision),
                            (Some(seat), Decision::Task)
                        );
                        play_out(other, &mut rng);
                        imagined += 1;
                    }
                }
                Tramways::legal_actions(&state, &mut legal);
                let action = legal[rng.below(legal.len())];
                Tramways::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
            }
            assert!(
                state.players.seats().all(|seat| Tramways::as_if_to_act(&state, seat).is_none())
            );
        }
        assert!(imagined > 50, "only {imagined}");
    }
}
