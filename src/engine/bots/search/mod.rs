//! The searching bot: looks whole plans ahead, as far as its evaluator allows.

mod beam;
mod choice;
mod expand;
mod judge;

pub use beam::Width;

use super::{Bot, NodeKind, Plan, PlanEvaluator, SearchProgress, Thought};
use crate::engine::game::{Game, Rng, Seat};
use beam::Beam;
use choice::Choices;

/// The effort of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The beam for plans.
    pub plans: Width,
    /// The beam after a choice, in each sample.
    pub follow_up: Width,
    /// The number of samples of the hidden state for a choice.
    pub samples: u32,
}

/// A searching bot.
#[derive(Clone, Copy, Debug)]
pub struct Searcher<J> {
    evaluator: J,
    effort: Effort,
}

impl<J> Searcher<J> {
    /// Makes a bot with an evaluator.
    pub fn new(evaluator: J, effort: Effort) -> Self {
        Searcher { evaluator, effort }
    }
}

impl<G, J> Bot<G> for Searcher<J>
where
    G: Game<Action: 'static, Event: 'static, State: 'static, Observation: 'static> + 'static,
    J: PlanEvaluator<G> + Clone + 'static,
{
    fn think(
        &self,
        observation: G::Observation,
        legal: &[G::Action],
        mut rng: Rng,
    ) -> Box<dyn Thought<G>> {
        let state = G::determinize(&observation, &mut rng);
        let seat = G::to_act(&state).unwrap_or(Seat(0));
        let stage = self.evaluator.stage(&state, seat);
        let first = match stage {
            NodeKind::Rollout => Some(self.evaluator.rollout_move(&state, legal, &mut rng)),
            _ => legal.first().copied(),
        };
        let work = match stage {
            NodeKind::Rollout | NodeKind::End => SearchWork::None,
            NodeKind::Choice => SearchWork::Choices(Choices::new(
                &self.evaluator,
                state,
                observation,
                seat,
                self.effort,
                rng,
            )),
            NodeKind::Gather => {
                let imagined = self.evaluator.imagine(&state, seat, &mut rng);
                let beam = Beam::new(imagined, seat, self.effort.plans, rng);
                SearchWork::Gather(state, seat, beam)
            }
            _ => SearchWork::Beam(Beam::new(state, seat, self.effort.plans, rng)),
        };
        Box::new(PlanSearch { evaluator: self.evaluator.clone(), first, work })
    }
}

struct PlanSearch<G: Game, J> {
    evaluator: J,
    /// The action taken if nothing better is found.
    first: Option<G::Action>,
    work: SearchWork<G>,
}

enum SearchWork<G: Game> {
    None,
    Beam(Beam<G>),
    Choices(Choices<G>),
    /// The state and seat, and a beam whose end shows which things are needed.
    Gather(G::State, Seat, Beam<G>),
}

impl<G: Game, J: PlanEvaluator<G>> Thought<G> for PlanSearch<G, J> {
    fn step(&mut self) -> SearchProgress {
        match &mut self.work {
            SearchWork::None => SearchProgress { done: 1, of: 1 },
            SearchWork::Beam(beam) | SearchWork::Gather(_, _, beam) => {
                beam.step(&self.evaluator);
                beam.progress()
            }
            SearchWork::Choices(choices) => choices.step(&self.evaluator),
        }
    }

    fn plans(&self, most: usize) -> Vec<Plan<G>> {
        let mut plans = match &self.work {
            SearchWork::None => Vec::new(),
            SearchWork::Beam(beam) => beam.plans(most),
            SearchWork::Choices(choices) => choices.plans(most),
            SearchWork::Gather(state, seat, beam) => self.gathering(state, *seat, beam),
        };
        if plans.is_empty() {
            let fallback = |action| Plan { actions: vec![action], worth: i64::MIN };
            plans.extend(self.first.map(fallback));
        }
        plans
    }
}

impl<G: Game, J: PlanEvaluator<G>> PlanSearch<G, J> {
    fn gathering(&self, state: &G::State, seat: Seat, beam: &Beam<G>) -> Vec<Plan<G>> {
        let plan = beam.best_state().map(|(imagined, worth)| Plan {
            actions: self.evaluator.gather(state, seat, imagined),
            worth,
        });
        plan.into_iter().filter(|plan| !plan.actions.is_empty()).collect()
    }
}
