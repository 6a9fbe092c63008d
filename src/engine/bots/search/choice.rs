//! Compares choices whose worth shows only later: each is tried in a sample of the hidden state and followed by a narrow beam;
//! the better half is tried in the next sample.

use super::Effort;
use super::beam::Beam;
use super::expand::{Expansion, settle};
use crate::engine::bots::{NodeKind, Plan, PlanEvaluator, SearchProgress};
use crate::engine::game::{Game, Rng, Seat};

struct ChoiceCandidate<G: Game> {
    actions: Vec<G::Action>,
    /// The sum of worths over the samples so far.
    sum: i64,
    samples: u32,
}

impl<G: Game> ChoiceCandidate<G> {
    fn mean(&self) -> i64 {
        self.sum / i64::from(self.samples.max(1))
    }
}

/// Returns the number of candidates that stay for the next sample.
fn better_half(count: usize) -> usize {
    count.div_ceil(2).max(2).min(count)
}

/// A comparison of choices.
pub(super) struct Choices<G: Game> {
    seat: Seat,
    effort: Effort,
    observation: G::Observation,
    rng: Rng,
    /// The candidates still compared come first.
    candidates: Vec<ChoiceCandidate<G>>,
    compared: usize,
    /// Samples done, and candidates done in the present one.
    sample: u32,
    at: usize,
    /// Beams done, and the present one.
    beams: u32,
    beam: Option<Beam<G>>,
}

impl<G: Game> Choices<G> {
    /// Begins to compare the choices in a position.
    pub(super) fn new<J: PlanEvaluator<G>>(
        evaluator: &J,
        state: G::State,
        observation: G::Observation,
        seat: Seat,
        effort: Effort,
        rng: Rng,
    ) -> Self {
        let mut candidates = Vec::new();
        Expansion::new(state, seat).each(evaluator, &mut |_, actions| {
            candidates.push(ChoiceCandidate { actions: actions.to_vec(), sum: 0, samples: 0 });
        });
        let compared = candidates.len();
        let (sample, at, beams, beam) = (0, 0, 0, None);
        Choices { seat, effort, observation, rng, candidates, compared, sample, at, beams, beam }
    }

    fn is_finished(&self) -> bool {
        self.candidates.len() < 2 || self.sample >= self.effort.samples
    }

    /// Returns the number of beams in all samples.
    fn work(&self) -> u32 {
        let each = (0..self.effort.samples).scan(self.candidates.len(), |left, _| {
            let count = *left;
            *left = better_half(count);
            Some(count as u32)
        });
        each.sum()
    }

    /// Continues for one step.
    pub(super) fn step<J: PlanEvaluator<G>>(&mut self, evaluator: &J) -> SearchProgress {
        if self.is_finished() {
            return SearchProgress { done: 1, of: 1 };
        }
        let mut beam = self.beam.take().unwrap_or_else(|| self.begin(evaluator));
        beam.step(evaluator);
        let each = Beam::<G>::work(self.effort.follow_up);
        let started = if beam.is_finished() { 0 } else { beam.done().min(each - 1) };
        if beam.is_finished() {
            self.end(evaluator, beam)
        } else {
            self.beam = Some(beam)
        }
        SearchProgress { done: self.beams * each + started, of: self.work() * each }
    }

    /// Begins the beam of the present candidate: samples the hidden state, takes the candidate's actions and plays on to the next
    /// plan, which starts as if everything that can be gathered were there.
    fn begin<J: PlanEvaluator<G>>(&self, evaluator: &J) -> Beam<G> {
        let candidate = &self.candidates[self.at];
        let mut rng = self.rng.fork(u64::from(self.sample));
        let mut state = G::determinize(&self.observation, &mut rng);
        let mut events = Vec::new();
        for &action in &candidate.actions {
            if G::apply(&mut state, action, &mut events).is_err() {
                break;
            }
        }
        let passes =
            |stage| matches!(stage, NodeKind::Rollout | NodeKind::Choice | NodeKind::Within);
        settle(evaluator, &mut state, self.seat, &mut rng, passes);
        if evaluator.stage(&state, self.seat) == NodeKind::Gather {
            state = evaluator.imagine(&state, self.seat, &mut rng);
        }
        Beam::new(state, self.seat, self.effort.follow_up, rng)
    }

    fn end<J: PlanEvaluator<G>>(&mut self, evaluator: &J, beam: Beam<G>) {
        let candidate = &mut self.candidates[self.at];
        candidate.sum += beam.best_worth(evaluator);
        candidate.samples += 1;
        self.beams += 1;
        self.at += 1;
        if self.at == self.compared {
            let compared = &mut self.candidates[..self.compared];
            compared.sort_by_key(|candidate| std::cmp::Reverse(candidate.mean()));
            self.compared = better_half(self.compared);
            (self.sample, self.at) = (self.sample + 1, 0);
        }
    }

    /// Returns the best candidates so far.
    pub(super) fn plans(&self, most: usize) -> Vec<Plan<G>> {
        let plan = |c: &ChoiceCandidate<G>| Plan { actions: c.actions.clone(), worth: c.mean() };
        let is_new = self.sample == 0 && self.at == 0;
        let known = self.candidates.iter().filter(|c| c.samples > 0 || is_new);
        let mut plans: Vec<Plan<G>> = known.map(plan).collect();
        if self.sample == 0 {
            plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
        }
        plans.truncate(most.max(1));
        plans
    }
}
