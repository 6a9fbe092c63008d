//! How far one undo goes back: to before everything that one click did, and never past what is
//! settled.

use crate::table::Session;
use crate::titles::tramways::rules::Tramways;

/// The ply that one undo goes back to from another, not before `floor`.
pub fn ply_before(session: &Session<Tramways>, from: usize, floor: usize) -> usize {
    let mut ply = from.saturating_sub(1).max(floor);
    while ply > floor && goes_on(session, ply) {
        ply -= 1;
    }
    ply
}

/// The ply that one redo goes on to from another.
pub fn ply_after(session: &Session<Tramways>, from: usize) -> usize {
    let mut ply = (from + 1).min(session.length());
    while ply < session.length() && goes_on(session, ply) {
        ply += 1;
    }
    ply
}

/// Whether the decision after so many others belongs to the one before it: it was taken by the same
/// click, or both are of one payment, which the record alone tells.
fn goes_on(session: &Session<Tramways>, ply: usize) -> bool {
    let decision = session.state_at(ply).decision;
    let pays = decision.is_payment();
    session.goes_on(ply) || (pays && ply > 0 && session.state_at(ply - 1).decision == decision)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::titles::tramways::rules::action::{Action, Task};
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::state::Decision;
    use crate::titles::tramways::view::payment::{PaymentChoice, propose};

    fn back(session: &Session<Tramways>) -> usize {
        ply_before(session, session.ply(), 0)
    }

    /// Sessions before the payment of a bill with several icons, and that payment.
    fn bills() -> Vec<(Session<Tramways>, Vec<Action>)> {
        let found: Vec<_> = (0..12).filter_map(first_bill).collect();
        assert!(!found.is_empty(), "no such bill");
        found
    }

    fn first_bill(seed: u64) -> Option<(Session<Tramways>, Vec<Action>)> {
        let mut rng = crate::engine::game::Rng::new(seed);
        let mut session =
            Session::<Tramways>::new(Setup::standard(1, seed)).expect("a legal setup");
        loop {
            let actions = propose(session.state(), &PaymentChoice::default()).map(|it| it.actions);
            let begins =
                session.state().decision == Decision::Bill && !goes_on(&session, session.ply());
            if let Some(actions) = actions.filter(|actions| begins && actions.len() > 1) {
                return Some((session, actions));
            }
            let legal = Tramways::legal(session.state());
            let action = *legal.get(rng.below(legal.len().max(1)))?;
            session.play(action).expect("a legal action");
        }
    }

    #[test]
    fn a_payment_is_taken_back_and_again_as_a_whole() {
        for (mut session, actions) in bills() {
            let before = session.ply();
            session.play_together(&actions).expect("a legal payment");
            let after = session.ply();
            assert_eq!(back(&session), before);
            session.go_to(before);
            assert_eq!((session.ply(), ply_after(&session, session.ply())), (before, after));
        }
    }

    #[test]
    fn a_reloaded_payment_is_taken_back_as_a_whole() {
        for (mut session, actions) in bills() {
            let before = session.ply();
            session.play_together(&actions).expect("a legal payment");
            let record = session.whole_record();
            let (resumed, _) = Session::resume(&record, session.ply()).expect("a legal setup");
            assert!(!resumed.goes_on(before + 1));
            assert_eq!(back(&resumed), before);
        }
    }

    #[test]
    fn what_one_click_began_is_one_undo_and_other_steps_stay_single() {
        let (mut session, _) = bills().remove(0);
        session.go_to(0);
        while session.state().decision != Decision::Task
            || !Tramways::legal(session.state()).contains(&Action::Start(Task::Rails))
        {
            let action = Tramways::legal(session.state())[0];
            session.play(action).expect("a legal action");
        }
        let before = session.ply();
        let mut single = session.clone();
        single.play(Action::Start(Task::Rails)).expect("a legal action");
        let head = Tramways::legal(single.state())[0];
        single.play(head).expect("a legal action");
        assert_eq!(back(&single), before + 1);
        session.play_together(&[Action::Start(Task::Rails), head]).expect("legal actions");
        assert_eq!(back(&session), before);
        session.go_to(before);
        assert_eq!(ply_after(&session, session.ply()), before + 2);
    }
}
