//! The actions that ask first, because they reveal something.

use crate::engine::game::Game;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::words::QuestionKind;

/// Returns the question before actions; `None` if they reveal nothing.
pub fn question(state: &State, actions: &[Action]) -> Option<QuestionKind> {
    let mut state = state.clone();
    for &action in actions {
        let (decision, round) = (state.decision, state.round);
        let mut events = Vec::new();
        Tramways::apply(&mut state, action, &mut events).ok()?;
        if events.iter().any(Tramways::reveals) {
            return Some(kind(decision, action, state.round > round));
        }
    }
    None
}

/// The kind of revelation, by the decision and by whether a round begins.
fn kind(decision: Decision, action: Action, begins_round: bool) -> QuestionKind {
    match (decision, action) {
        _ if begins_round => QuestionKind::Round,
        (Decision::Line | Decision::Money(_), _) => QuestionKind::Line,
        (Decision::Market | Decision::Void, _) => QuestionKind::Market,
        (_, Action::Book(_)) => QuestionKind::Book,
        _ => QuestionKind::Development,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::view::fixture::{play, walk};

    #[test]
    fn asks_before_each_reveal_and_nothing_else() {
        for state in (0..8).flat_map(walk) {
            for action in Tramways::legal(&state) {
                let mut events = Vec::new();
                let mut after = state.clone();
                Tramways::apply(&mut after, action, &mut events).expect("a legal action");
                let shows = events.iter().any(Tramways::reveals);
                assert_eq!(question(&state, &[action]).is_some(), shows, "{action:?}");
            }
        }
    }

    #[test]
    fn a_reveal_with_a_price_asks_at_its_payment() {
        let (mut at_once, mut paid) = (0, 0);
        for state in (0..8).flat_map(walk).filter(|state| state.decision == Decision::Line) {
            if !Tramways::legal(&state).contains(&Action::Reveal) {
                continue;
            }
            let paying = play(&state, &[Action::Reveal]);
            let asked = question(&state, &[Action::Reveal]).is_some();
            assert_eq!(asked, !matches!(paying.decision, Decision::Money(_)));
            if let Some(payment) =
                crate::titles::tramways::view::cost::payment::propose(&paying, &Default::default())
            {
                assert_eq!(question(&paying, &payment.actions), Some(QuestionKind::Line));
                paid += 1;
            }
            at_once += u32::from(asked);
        }
        assert!(at_once > 3 && paid > 30, "{at_once} {paid}");
    }
}
