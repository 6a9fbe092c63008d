//! How a bot's plan is carried out before people's eyes: a few decisions at a time.

use crate::engine::bots::{Plan, PlanRunner};
use crate::engine::game::{Game, Seat};
use crate::table::Session;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::State;
use std::rc::Rc;

/// A plan, the seat that made it, and the ply at which it did.
#[derive(Clone)]
pub struct Pinned {
    pub ply: usize,
    /// Whose plan it is.
    pub seat: Seat,
    pub plan: Rc<Plan<Tramways>>,
}

impl PartialEq for Pinned {
    fn eq(&self, other: &Self) -> bool {
        self.ply == other.ply && self.seat == other.seat && Rc::ptr_eq(&self.plan, &other.plan)
    }
}

impl Pinned {
    /// What is left of the plan; nothing once something else was decided, something was revealed,
    /// or another seat decided.
    fn rest(&self, session: &Session<Tramways>) -> Option<Plan<Tramways>> {
        let since = session.steps().get(self.ply..)?;
        let (done, rest) = self.plan.actions.split_at_checked(since.len())?;
        let as_planned = since.iter().zip(done).all(|(step, planned)| {
            step.action == *planned && step.seat == Some(self.seat) && !step.reveals()
        });
        as_planned.then(|| Plan { actions: rest.to_vec(), worth: self.plan.worth })
    }
}

/// The next decisions of a bot's seat that are shown together: one, and those behind it that pay for
/// it or are the only legal ones, up to a revelation. Nothing where the bot has to think first.
pub fn playback(
    session: &Session<Tramways>,
    seat: Seat,
    pinned: Option<&Pinned>,
) -> Option<Vec<Action>> {
    let mut runner = PlanRunner::<Tramways>::default();
    let rest = pinned.filter(|pinned| pinned.seat == seat).and_then(|pinned| pinned.rest(session));
    rest.into_iter().for_each(|plan| runner.take_up(seat, plan));
    let mut state = State::clone(session.state());
    let mut actions = Vec::new();
    let mut legal = Vec::new();
    while Tramways::to_act(&state) == Some(seat) {
        Tramways::legal_actions(&state, &mut legal);
        let goes_along = state.decision.is_payment() || legal.len() == 1;
        if !actions.is_empty() && !goes_along {
            break;
        }
        let Some(action) = runner.next(seat, &legal) else { break };
        let mut events = Vec::new();
        Tramways::apply_unchecked(&mut state, action, &mut events);
        actions.push(action);
        if events.iter().any(Tramways::reveals) {
            break;
        }
    }
    (!actions.is_empty()).then_some(actions)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bots::{Level, best_plan};
    use crate::engine::game::Rng;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::state::Decision;

    fn think(session: &Session<Tramways>, seat: Seat, rng: &mut Rng) -> Pinned {
        let observation = Tramways::observe(session.state(), seat);
        let bot = Level::Easy.bot();
        let mut thought =
            bot.think(observation, &Tramways::legal(session.state()), Rng::new(rng.next_u64()));
        let plan = Rc::new(best_plan(&mut *thought).expect("a plan"));
        Pinned { ply: session.ply(), seat, plan }
    }

    /// Plays a whole game of bots stride by stride and looks at each.
    fn watch(seed: u64, look: impl Fn(&Session<Tramways>, &[Action])) -> (usize, usize) {
        let mut session = Session::new(Setup::standard(3, seed)).expect("a legal setup");
        let (mut rng, mut pinned, mut strides, mut thoughts) = (Rng::new(seed), None, 0, 0);
        while let Some(seat) = Tramways::to_act(session.state()) {
            let Some(actions) = playback(&session, seat, pinned.as_ref()) else {
                pinned = Some(think(&session, seat, &mut rng));
                thoughts += 1;
                continue;
            };
            look(&session, &actions);
            session.play_together(&actions).expect("legal decisions");
            strides += 1;
        }
        (strides, thoughts)
    }

    #[test]
    fn bots_play_whole_games_stride_by_stride_with_fewer_thoughts_than_decisions() {
        let (strides, thoughts) = watch(3, |_, _| {});
        assert!(strides > 100 && thoughts < strides, "{strides} strides, {thoughts} thoughts");
    }

    #[test]
    fn only_payments_and_what_is_forced_go_along() {
        watch(4, |session, actions| {
            let mut session = session.clone();
            for (at, &action) in actions.iter().enumerate() {
                let pays = session.state().decision.is_payment();
                assert!(
                    at == 0 || pays || Tramways::legal(session.state()) == [action],
                    "{actions:?}"
                );
                session.play(action).expect("a legal action");
                let step = session.steps().last().expect("a step");
                assert!(!step.reveals() || at + 1 == actions.len(), "{actions:?}");
            }
        });
    }

    #[test]
    fn a_plan_is_given_up_once_something_else_happens() {
        let mut session = Session::new(Setup::standard(1, 5)).expect("a legal setup");
        let mut rng = Rng::new(1);
        let pinned = loop {
            let pinned = think(&session, Seat(0), &mut rng);
            if session.state().decision == Decision::Task && pinned.plan.actions.len() > 2 {
                break pinned;
            }
            let first = pinned.plan.actions[0];
            session.play(first).expect("a legal action");
        };
        assert!(playback(&session, Seat(0), Some(&pinned)).is_some());
        assert_eq!(playback(&session, Seat(1), Some(&pinned)), None, "it is not its turn");
        assert_eq!(playback(&session, Seat(0), None), None, "there is a choice");
        let other =
            Tramways::legal(session.state()).into_iter().find(|it| *it != pinned.plan.actions[0]);
        session.play(other.expect("a choice")).expect("a legal action");
        assert_eq!(pinned.rest(&session).map(|plan| plan.actions), None);
    }
}
