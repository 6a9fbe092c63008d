//! How far one undo goes back: to before everything that one click did.

use crate::games::tramways::Tramways;
use crate::games::tramways::state::Ask;
use crate::session::Session;

/// The ply that one undo goes back to.
pub fn ply_before(session: &Session<Tramways>) -> usize {
    let mut ply = session.ply().saturating_sub(1);
    while ply > session.floor() && goes_on(session, ply) {
        ply -= 1;
    }
    ply
}

/// The ply that one redo goes on to.
pub fn ply_after(session: &Session<Tramways>) -> usize {
    let mut ply = session.ply() + 1;
    while ply < session.length() && goes_on(session, ply) {
        ply += 1;
    }
    ply
}

/// Whether the decision after so many others belongs to the one before it: it was taken by the same
/// click, or both are of one payment, which the record alone tells.
fn goes_on(session: &Session<Tramways>, ply: usize) -> bool {
    let ask = session.state_at(ply).ask;
    let pays = matches!(ask, Ask::Bill | Ask::Money(_));
    session.goes_on(ply) || (pays && ply > 0 && session.state_at(ply - 1).ask == ask)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tramways::action::{Action, Task};
    use crate::games::tramways::setup::Setup;
    use crate::view::fixture::legal;
    use crate::view::payment::{Wishes, propose};

    /// Sessions before the payment of a bill with several icons, and that payment.
    fn bills() -> Vec<(Session<Tramways>, Vec<Action>)> {
        let found: Vec<_> = (0..12).filter_map(first_bill).collect();
        assert!(!found.is_empty(), "no such bill");
        found
    }

    fn first_bill(seed: u64) -> Option<(Session<Tramways>, Vec<Action>)> {
        let mut rng = crate::game::Rng::new(seed);
        let mut session =
            Session::<Tramways>::new(Setup::standard(1, seed)).expect("a legal setup");
        loop {
            let actions = propose(session.state(), &Wishes::default()).map(|it| it.actions);
            let begins = session.state().ask == Ask::Bill && !goes_on(&session, session.ply());
            if let Some(actions) = actions.filter(|actions| begins && actions.len() > 1) {
                return Some((session, actions));
            }
            let legal = legal(session.state());
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
            assert_eq!(ply_before(&session), before);
            session.rewind(before);
            assert_eq!((session.ply(), ply_after(&session)), (before, after));
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
            assert_eq!(ply_before(&resumed), before);
        }
    }

    #[test]
    fn what_one_click_began_is_one_undo_and_other_steps_stay_single() {
        let (mut session, _) = bills().remove(0);
        session.rewind(session.floor());
        while session.state().ask != Ask::Task
            || !legal(session.state()).contains(&Action::Start(Task::Rails))
        {
            let action = legal(session.state())[0];
            session.play(action).expect("a legal action");
        }
        let before = session.ply();
        let mut single = session.clone();
        single.play(Action::Start(Task::Rails)).expect("a legal action");
        let head = legal(single.state())[0];
        single.play(head).expect("a legal action");
        assert_eq!(ply_before(&single), before + 1);
        session.play_together(&[Action::Start(Task::Rails), head]).expect("legal actions");
        assert_eq!(ply_before(&session), before);
        session.rewind(before);
        assert_eq!(ply_after(&session), before + 2);
    }
}
