//! The rules behind prompts, questions and offers.

use crate::engine::game::Rule;
use crate::table::title::SeatView;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::state::{CurrentAction, Decision, Half, PaymentPurpose, State};
use crate::titles::tramways::rules::why_not::why_not;
use crate::titles::tramways::view::prompts::offer::{Offer, OfferLook};
use crate::titles::tramways::words::QuestionKind;

/// Returns the rule shown next to the prompt; a chosen start of rails has its own.
pub fn rule_of_prompt(view: &SeatView<Tramways>) -> &'static str {
    match view.draft.start_location {
        Some(_) => "RAIL-2",
        None => rule_of_decision(view.state),
    }
}

fn rule_of_decision(state: &State) -> &'static str {
    match state.decision {
        Decision::Draft => "SET-4",
        Decision::Keep | Decision::Book => "SET-9",
        Decision::BookTake(_) | Decision::BookTop(_) => "SET-9",
        Decision::Bid => "AUC-2",
        Decision::Market => "AUC-7",
        Decision::Void => "CARD-5",
        Decision::Line => "SOLO-3",
        Decision::Money(payment) => rule_of_price(payment.purpose),
        Decision::Task if state.turn.half == Half::First => "ACT-1",
        Decision::Task => "ACT-2",
        Decision::Head => "RAIL-2",
        Decision::Lay => "RAIL-3",
        Decision::Upgrade => "UPL-1",
        Decision::Site | Decision::Kind(_) => "BLD-1",
        Decision::UpgradeSite => "UPB-1",
        Decision::Passenger => "MOV-1",
        Decision::Ride => "MOV-2",
        Decision::Bill if matches!(state.work, CurrentAction::Rails(_)) => "RAIL-1",
        Decision::Bill => "PLAY-2",
        Decision::Bonus | Decision::Buy => "MOV-8",
        Decision::Administration | Decision::AddPassenger => "ADM-1",
        Decision::Fill => "R6-1",
        Decision::Over => "SCO-1",
    }
}

fn rule_of_price(purpose: PaymentPurpose) -> &'static str {
    match purpose {
        PaymentPurpose::Bid | PaymentPurpose::Reveal => "AUC-4",
        PaymentPurpose::Happiness(_) => "MOV-8",
    }
}

/// Returns the rule about what a question warns of.
pub fn rule_of_question(question: QuestionKind) -> &'static str {
    match question {
        QuestionKind::Line => "SOLO-3",
        QuestionKind::Book => "SET-9",
        QuestionKind::Development => "MOV-8",
        QuestionKind::Market => "AUC-7",
        QuestionKind::Round => "RND-1",
        QuestionKind::Cut => "BLD-5",
    }
}

/// Returns the rule that forbids an offer; `None` if it is allowed.
pub fn rule_of_offer(offer: &Offer, state: &State) -> Option<&'static str> {
    match (offer.refusal?, offer.face) {
        (Refusal::NothingToDo, OfferLook::Task(task)) => Some(why_not(state, task).rule(task)),
        (refusal, _) => Some(refusal.rule()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::view::prompts::offer::offers;
    use crate::titles::tramways::words::RULEBOOK;

    #[test]
    fn every_decision_has_a_rule() {
        for seats in [1, 3] {
            let mut rng = Rng::new(seats as u64);
            let mut state = Tramways::new(&Setup::standard(seats, 7)).expect("a legal setup");
            let mut legal = Vec::new();
            loop {
                assert!(
                    RULEBOOK.clause(rule_of_decision(&state)).is_some(),
                    "{:?}",
                    state.decision
                );
                let ruled = offers(&state).into_iter().filter_map(|it| rule_of_offer(&it, &state));
                assert!(ruled.into_iter().all(|rule| RULEBOOK.clause(rule).is_some()));
                Tramways::legal_actions(&state, &mut legal);
                if legal.is_empty() {
                    break;
                }
                let action = legal[rng.below(legal.len())];
                Tramways::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
            }
            assert_eq!(state.decision, Decision::Over);
        }
    }

    #[test]
    fn every_confirmation_has_a_rule() {
        use QuestionKind::{Book, Cut, Development, Line, Market, Round};
        let all = [Line, Book, Development, Market, Round, Cut];
        assert!(all.into_iter().all(|it| RULEBOOK.clause(rule_of_question(it)).is_some()));
    }
}
