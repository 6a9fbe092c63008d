//! The searching bot: whole plans, one after the other, as far as its judge can see.

mod beam;
mod choice;
mod expand;

pub use beam::Width;

use super::{Bot, Judge, Plan, Progress, Stage, Thought};
use crate::game::{Game, Rng, Seat};
use beam::Beam;
use choice::Choices;

/// How much is thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How plans are looked for.
    pub plans: Width,
    /// What follows a choice, in each sample.
    pub follow_up: Width,
    /// How often the hidden things are drawn for a choice.
    pub samples: u32,
}

/// A bot that searches.
#[derive(Clone, Copy, Debug)]
pub struct Searcher<J> {
    judge: J,
    effort: Effort,
}

impl<J> Searcher<J> {
    /// A bot with its judge.
    pub fn new(judge: J, effort: Effort) -> Self {
        Searcher { judge, effort }
    }
}

impl<G, J> Bot<G> for Searcher<J>
where
    G: Game<Action: 'static, Event: 'static, State: 'static, Observation: 'static> + 'static,
    J: Judge<G> + Clone + 'static,
{
    fn think(
        &self,
        observation: G::Observation,
        legal: &[G::Action],
        mut rng: Rng,
    ) -> Box<dyn Thought<G>> {
        let state = G::determinize(&observation, &mut rng);
        let seat = G::to_act(&state).unwrap_or(Seat(0));
        let stage = self.judge.stage(&state, seat);
        let first = match stage {
            Stage::Reflex => Some(self.judge.reflex(&state, legal, &mut rng)),
            _ => legal.first().copied(),
        };
        let work = match stage {
            Stage::Reflex | Stage::End => Work::None,
            Stage::Choice => {
                Work::Choices(Choices::new(&self.judge, state, observation, seat, self.effort, rng))
            }
            _ => Work::Beam(Beam::new(state, seat, self.effort.plans, rng)),
        };
        Box::new(Search { judge: self.judge.clone(), first, work })
    }
}

/// A thought of the searching bot.
struct Search<G: Game, J> {
    judge: J,
    /// What is done if nothing better is found.
    first: Option<G::Action>,
    work: Work<G>,
}

enum Work<G: Game> {
    None,
    Beam(Beam<G>),
    Choices(Choices<G>),
}

impl<G: Game, J: Judge<G>> Thought<G> for Search<G, J> {
    fn step(&mut self) -> Progress {
        match &mut self.work {
            Work::None => Progress { done: 1, of: 1 },
            Work::Beam(beam) => {
                beam.step(&self.judge);
                beam.progress()
            }
            Work::Choices(choices) => choices.step(&self.judge),
        }
    }

    fn plans(&self, most: usize) -> Vec<Plan<G>> {
        let mut plans = match &self.work {
            Work::None => Vec::new(),
            Work::Beam(beam) => beam.plans(most),
            Work::Choices(choices) => choices.plans(most),
        };
        if plans.is_empty() {
            let fallback = |action| Plan { actions: vec![action], worth: i64::MIN };
            plans.extend(self.first.map(fallback));
        }
        plans
    }
}
