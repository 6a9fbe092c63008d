//! A player that follows hints: before each action it asks the hard bot again and plays the first
//! action of its best plan, like a player who plays each hint of the page.

use crate::engine::bots::{Bot, Level, Plan, SearchProgress, Thought};
use crate::engine::game::{Game, Rng};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::State;

/// Follows the hints of the hard bot.
pub(super) struct Follower(Box<dyn Bot<Tramways>>);

impl Follower {
    /// Creates a player that follows hints.
    pub(super) fn new() -> Follower {
        Follower(Level::Hard.bot())
    }
}

impl Bot<Tramways> for Follower {
    fn think(
        &self,
        observation: <Tramways as Game>::Observation,
        legal: &[Action],
        rng: Rng,
    ) -> Box<dyn Thought<Tramways>> {
        let state = Tramways::determinize(&observation, &mut rng.clone());
        Box::new(Advice { state, thought: self.0.think(observation, legal, rng) })
    }
}

/// The hard bot's thought, with only the first action of its plans.
struct Advice {
    /// A position that the seat cannot tell from the real one.
    state: State,
    thought: Box<dyn Thought<Tramways>>,
}

impl Thought<Tramways> for Advice {
    fn step(&mut self) -> SearchProgress {
        self.thought.step()
    }

    fn plans(&self, most: usize) -> Vec<Plan<Tramways>> {
        let mut plans = self.thought.plans(most);
        for plan in &mut plans {
            plan.actions.truncate(first_action(&self.state, &plan.actions));
        }
        plans
    }
}

/// Returns how many decisions the first action of a plan has.
fn first_action(state: &State, plan: &[Action]) -> usize {
    let mut state = state.clone();
    for (at, &action) in plan.iter().enumerate() {
        let begins_another = at > 0 && state.decision.begins_whole_action();
        if begins_another || Tramways::check(&state, action).is_err() {
            return at.max(1);
        }
        Tramways::apply_unchecked(&mut state, action, &mut Vec::new());
    }
    plan.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bots::best_plan;
    use crate::titles::tramways::rules::setup::Setup;

    #[test]
    fn plans_one_action_at_a_time() {
        let mut state = Tramways::new(&Setup::standard(1, 3)).expect("a legal setup");
        let (mut rng, mut plans, mut longer) = (Rng::new(1), 0, 0);
        while let Some(seat) = Tramways::to_act(&state) {
            let legal = Tramways::legal(&state);
            let observation = Tramways::observe(&state, seat);
            let mut thought = Follower::new().think(observation, &legal, Rng::new(rng.next_u64()));
            let plan = best_plan(&mut *thought).expect("a plan");
            plans += 1;
            longer += usize::from(plan.actions.len() > 1);
            for (at, &action) in plan.actions.iter().enumerate() {
                assert!(at == 0 || !state.decision.begins_whole_action(), "one action only");
                if Tramways::check(&state, action).is_err() {
                    break;
                }
                let mut events = Vec::new();
                Tramways::apply_unchecked(&mut state, action, &mut events);
                if events.iter().any(Tramways::reveals) {
                    break;
                }
            }
            if state.round > 1 {
                break;
            }
        }
        assert!(plans > 3 && longer > 0);
    }
}
