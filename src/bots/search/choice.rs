//! Choices whose worth shows only in what follows: each is tried in several samples of what is
//! hidden, and followed up by a narrow beam.

use super::Effort;
use super::beam::Beam;
use super::expand::{Expansion, settle};
use crate::bots::{Judge, Plan, Progress, Stage};
use crate::game::{Game, Rng, Seat};

struct Candidate<G: Game> {
    actions: Vec<G::Action>,
    /// The sum over the samples so far.
    sum: i64,
    samples: u32,
}

/// The comparison of choices.
pub(super) struct Choices<G: Game> {
    seat: Seat,
    effort: Effort,
    observation: G::Observation,
    rng: Rng,
    candidates: Vec<Candidate<G>>,
    /// Jobs done: sample by sample, candidate by candidate.
    job: usize,
    beam: Option<Beam<G>>,
}

impl<G: Game> Choices<G> {
    /// The comparison of what can be chosen in a position.
    pub(super) fn new<J: Judge<G>>(
        judge: &J,
        state: G::State,
        observation: G::Observation,
        seat: Seat,
        effort: Effort,
        rng: Rng,
    ) -> Self {
        let mut candidates = Vec::new();
        Expansion::new(state, seat).each(judge, &mut |_, actions| {
            candidates.push(Candidate { actions: actions.to_vec(), sum: 0, samples: 0 });
        });
        Choices { seat, effort, observation, rng, candidates, job: 0, beam: None }
    }

    fn jobs(&self) -> usize {
        if self.candidates.len() < 2 {
            0
        } else {
            self.candidates.len() * self.effort.samples as usize
        }
    }

    /// Goes on with one job.
    pub(super) fn step<J: Judge<G>>(&mut self, judge: &J) -> Progress {
        if self.job < self.jobs() {
            let mut beam = self.beam.take().unwrap_or_else(|| self.begin(judge));
            beam.step(judge);
            if beam.is_finished() { self.end(judge, beam) } else { self.beam = Some(beam) }
        }
        let each = Beam::<G>::work(self.effort.follow_up);
        let begun = self.beam.as_ref().map_or(0, Beam::done);
        Progress { done: self.job as u32 * each + begun, of: self.jobs() as u32 * each }
    }

    /// A sample of what is hidden in which a candidate was chosen, up to the next plan.
    fn begin<J: Judge<G>>(&self, judge: &J) -> Beam<G> {
        let sample = self.job / self.candidates.len();
        let candidate = &self.candidates[self.job % self.candidates.len()];
        let mut rng = self.rng.fork(sample as u64);
        let mut state = G::determinize(&self.observation, &mut rng);
        let mut events = Vec::new();
        for &action in &candidate.actions {
            if G::apply(&mut state, action, &mut events).is_err() {
                break;
            }
        }
        let passes = |stage| matches!(stage, Stage::Reflex | Stage::Choice | Stage::Within);
        settle(judge, &mut state, self.seat, &mut rng, passes);
        Beam::new(state, self.seat, self.effort.follow_up, rng)
    }

    fn end<J: Judge<G>>(&mut self, judge: &J, beam: Beam<G>) {
        let count = self.candidates.len();
        let candidate = &mut self.candidates[self.job % count];
        candidate.sum += beam.best_worth(judge);
        candidate.samples += 1;
        self.job += 1;
    }

    /// The best candidates so far.
    pub(super) fn plans(&self, most: usize) -> Vec<Plan<G>> {
        let mean = |c: &Candidate<G>| c.sum / i64::from(c.samples.max(1));
        let plan = |c: &Candidate<G>| Plan { actions: c.actions.clone(), worth: mean(c) };
        let rounds = self.candidates.iter().map(|c| c.samples).max().unwrap_or(0);
        let known = self.candidates.iter().filter(|c| c.samples > 0 || rounds == 0);
        let mut plans: Vec<Plan<G>> = known.map(plan).collect();
        plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
        plans.truncate(most.max(1));
        plans
    }
}
