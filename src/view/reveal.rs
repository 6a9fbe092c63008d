//! Which decisions ask first, because they reveal something.

use crate::game::Game;
use crate::games::tramways::Tramways;
use crate::games::tramways::action::Action;
use crate::games::tramways::state::{Ask, Purpose, State};
use crate::session::Question;

/// The question to ask before these decisions; nothing where they reveal nothing.
pub fn question(state: &State, actions: &[Action]) -> Option<Question> {
    let mut state = state.clone();
    for &action in actions {
        let ask = state.ask;
        let warned = Tramways::will_reveal(&state, action);
        Tramways::apply(&mut state, action, &mut Vec::new()).ok()?;
        match (ask, action) {
            (Ask::Line, Action::Reveal) if matches!(state.ask, Ask::Money(_)) => {}
            (Ask::Line, Action::Reveal) => return Some(Question::Line),
            (Ask::Money(payment), _)
                if payment.purpose == Purpose::Reveal && state.ask == Ask::Line =>
            {
                return Some(Question::Line);
            }
            _ if !warned => {}
            (_, Action::Book(_)) => return Some(Question::Book),
            (Ask::Administration, _) => return Some(Question::Round),
            _ => return Some(Question::Development),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::fixture::{legal, play, walk};

    #[test]
    fn what_reveals_unforeseen_asks_first() {
        for state in (0..8).flat_map(walk) {
            for action in legal(&state) {
                let mut events = Vec::new();
                let mut after = state.clone();
                Tramways::apply(&mut after, action, &mut events).expect("a legal action");
                let shows = events.iter().any(Tramways::reveals);
                let chosen = matches!(
                    state.ask,
                    Ask::BookTake(_) | Ask::BookTop(_) | Ask::Fill | Ask::Void | Ask::Line
                );
                let asked = question(&state, &[action]).is_some();
                assert!(!shows || asked || chosen && action != Action::Reveal, "{action:?}");
            }
        }
    }

    #[test]
    fn a_reveal_that_is_still_to_be_paid_asks_at_the_payment() {
        for state in (0..8).flat_map(walk).filter(|state| state.ask == Ask::Line) {
            if !legal(&state).contains(&Action::Reveal) {
                continue;
            }
            let paying = play(&state, &[Action::Reveal]);
            let at_once = question(&state, &[Action::Reveal]);
            assert_eq!(at_once.is_none(), matches!(paying.ask, Ask::Money(_)));
            if let Some(payment) = crate::view::payment::propose(&paying, &Default::default()) {
                assert_eq!(question(&paying, &payment.actions), Some(Question::Line));
            }
        }
    }
}
