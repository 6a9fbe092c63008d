//! A judge that searches for the best continuation of each line.

use super::Searcher;
use super::beam::{Beam, Width};
use super::expand::settle;
use crate::engine::bots::{Judging, LineJudge, NodeKind, PlanEvaluator, SearchProgress};
use crate::engine::game::{Game, Rng, Seat};

/// The number of samples of the hidden state in which lines of a choice are judged, each with a full beam. With the narrow beam
/// that the search uses there, luck in finding plans would outweigh the choice.
const CHOICE_SAMPLES: u32 = 2;

impl<G, J> LineJudge<G> for Searcher<J>
where
    G: Game<Action: 'static, Event: 'static, State: 'static, Observation: 'static> + 'static,
    J: PlanEvaluator<G> + Clone + 'static,
{
    fn judge(
        &self,
        observation: G::Observation,
        lines: Vec<Vec<G::Action>>,
        mut chance: Rng,
    ) -> Box<dyn Judging> {
        let state = G::determinize(&observation, &mut chance);
        let seat = G::to_act(&state).unwrap_or(Seat(0));
        let stage = self.evaluator.stage(&state, seat);
        let is_choice = matches!(stage, NodeKind::Choice | NodeKind::Gather);
        let width = self.effort.plans;
        let samples = if is_choice { CHOICE_SAMPLES } else { 1 };
        let worths = vec![0; lines.len()];
        let evaluator = self.evaluator.clone();
        let (done, beam) = (0, None);
        Box::new(Beams {
            evaluator,
            observation,
            seat,
            stage,
            lines,
            chance,
            width,
            samples,
            done,
            beam,
            worths,
        })
    }
}

/// The beams after each line in each sample, one after another.
struct Beams<G: Game, J> {
    evaluator: J,
    observation: G::Observation,
    seat: Seat,
    /// The kind of the decision.
    stage: NodeKind,
    lines: Vec<Vec<G::Action>>,
    chance: Rng,
    width: Width,
    samples: u32,
    /// The number of lines judged, over all samples.
    done: u32,
    beam: Option<Box<Beam<G>>>,
    worths: Vec<i64>,
}

/// The continuation of a line.
enum After<G: Game> {
    Beam(Box<Beam<G>>),
    /// No search is needed; this is its worth.
    Known(i64),
}

impl<G: Game, J: PlanEvaluator<G>> Judging for Beams<G, J> {
    fn step(&mut self) -> SearchProgress {
        let of = self.samples * self.lines.len() as u32;
        if self.done < of {
            let after = self.beam.take().map_or_else(|| self.begin(), After::Beam);
            match after {
                After::Known(worth) => self.end(worth),
                After::Beam(mut beam) => {
                    beam.step(&self.evaluator);
                    if beam.is_finished() {
                        self.end(beam.best_worth(&self.evaluator));
                    } else {
                        self.beam = Some(beam);
                    }
                }
            }
        }
        SearchProgress { done: self.done, of }
    }

    fn worths(&self) -> Vec<i64> {
        let samples = i64::from(self.samples.max(1));
        self.worths.iter().map(|sum| sum / samples).collect()
    }
}

impl<G: Game, J: PlanEvaluator<G>> Beams<G, J> {
    fn end(&mut self, worth: i64) {
        let at = self.done as usize % self.lines.len();
        self.worths[at] += worth;
        self.done += 1;
    }

    /// Begins the search after a line in a sample. A plan left unfinished by the line counts as the first one; after a finished
    /// plan the beam looks one plan less ahead.
    fn begin(&self) -> After<G> {
        let lines = self.lines.len() as u32;
        let mut rng = self.chance.fork(u64::from(self.done / lines));
        let mut state = G::determinize(&self.observation, &mut rng);
        let mut events = Vec::new();
        for &action in &self.lines[(self.done % lines) as usize] {
            let before = state.clone();
            if G::apply(&mut state, action, &mut events).is_err() {
                break;
            }
            // Small steps end where they lead to another stage, and are judged there.
            if self.stage == NodeKind::Step && self.stage_of(&state) != NodeKind::Step {
                return After::Known(self.evaluator.worth(&before, self.seat));
            }
        }
        let is_choice = matches!(self.stage, NodeKind::Choice | NodeKind::Gather);
        let passes = |stage| match stage {
            NodeKind::Rollout => true,
            NodeKind::Choice | NodeKind::Within => is_choice,
            _ => false,
        };
        settle(&self.evaluator, &mut state, self.seat, &mut rng, passes);
        if is_choice && self.stage_of(&state) == NodeKind::Gather {
            state = self.evaluator.imagine(&state, self.seat, &mut rng);
        }
        let is_unfinished = is_choice || self.stage_of(&state) == NodeKind::Within;
        let plans = self.width.plans - u32::from(!is_unfinished && self.width.plans > 0);
        After::Beam(Box::new(Beam::new(state, self.seat, Width { plans, ..self.width }, rng)))
    }

    fn stage_of(&self, state: &G::State) -> NodeKind {
        self.evaluator.stage(state, self.seat)
    }
}
