//! Searches for a high score in a solo game.
//!
//! The game is played again and again, by the bots in turn, each time with new chance. Every second try goes back to some
//! decision of the best game so far, takes another plan there and plays on. Each bot decides honestly, but the search as a whole
//! knows the earlier outcomes: its result is a benchmark, neither a fair score nor the highest possible one.

use super::{Bot, MOST_PLIES, PlanRunner, Thought};
use crate::engine::game::{Game, Record, Rng, Seat};

/// The number of plans considered where a try leaves the best game.
const PLANS: usize = 4;

/// A search for a high score; runs for as long as it is stepped. Equal setups, bots and generators take equal steps on every
/// machine.
pub struct ParSearch<G: Game> {
    setup: G::Setup,
    bots: Vec<Box<dyn Bot<G>>>,
    rng: Rng,
    tried: u32,
    best: Option<(i32, Vec<G::Action>)>,
    walk: Option<ParTry<G>>,
}

/// A try under way.
struct ParTry<G: Game> {
    state: G::State,
    actions: Vec<G::Action>,
    bot: usize,
    runner: PlanRunner<G>,
    thought: Option<Box<dyn Thought<G>>>,
    /// The action of the best game at the point where this try leaves it; `None` once it has.
    fork: Option<G::Action>,
}

impl<G: Game> ParSearch<G> {
    /// A search before its first try. Without bots every game is given up at its first decision.
    pub fn new(setup: G::Setup, bots: Vec<Box<dyn Bot<G>>>, rng: Rng) -> Self {
        ParSearch { setup, bots, rng, tried: 0, best: None, walk: None }
    }

    /// Starts from a known game, if that is legal and finished.
    #[must_use]
    pub fn knowing(mut self, record: &Record<G>) -> Self {
        let replay = record.replay().ok().filter(|replay| replay.refusal.is_none());
        let outcome = replay.and_then(|replay| G::outcome(&replay.state));
        if record.setup == self.setup
            && let Some(outcome) = outcome
        {
            self.best = Some((outcome.scores[Seat(0)], record.actions.clone()));
        }
        self
    }

    /// Returns the number of games tried.
    pub fn tried(&self) -> u32 {
        self.tried
    }

    /// Returns the best score so far with its game.
    pub fn best(&self) -> Option<(i32, Record<G>)> {
        let (score, actions) = self.best.as_ref()?;
        Some((*score, Record { setup: self.setup.clone(), actions: actions.clone() }))
    }

    /// Continues for one slice, a few milliseconds at most; returns whether a try ended.
    pub fn step(&mut self) -> bool {
        let Some(mut walk) = self.walk.take().or_else(|| self.begin()) else { return true };
        let goes_on = match walk.thought.take() {
            Some(thought) => walk.think(thought, &mut self.rng),
            None => walk.walk(&self.bots, &mut self.rng),
        };
        if goes_on {
            self.walk = Some(walk);
            return false;
        }
        self.tried += 1;
        let score = G::outcome(&walk.state).map(|outcome| outcome.scores[Seat(0)]);
        let least = self.best.as_ref().map(|(best, _)| *best);
        if let Some(score) = score.filter(|&score| least.is_none_or(|least| score > least)) {
            self.best = Some((score, walk.actions));
        }
        true
    }

    /// Begins the next try, from the start or from a decision of the best game.
    fn begin(&mut self) -> Option<ParTry<G>> {
        let bot = (self.tried / 2) as usize % self.bots.len().max(1);
        let mut walk = ParTry {
            state: G::new(&self.setup).ok()?,
            actions: Vec::new(),
            bot,
            runner: PlanRunner::default(),
            thought: None,
            fork: None,
        };
        if self.tried % 2 == 1
            && let Some((_, best)) = &self.best
        {
            let ply = self.rng.below(best.len());
            best[..ply].iter().for_each(|&action| walk.take(action));
            walk.fork = best.get(ply).copied();
        }
        Some(walk)
    }
}

impl<G: Game> ParTry<G> {
    fn take(&mut self, action: G::Action) {
        let mut events = Vec::new();
        G::apply_unchecked(&mut self.state, action, &mut events);
        self.runner.note(&events);
        self.actions.push(action);
    }

    /// Applies actions until one needs a search; returns whether one does.
    fn walk(&mut self, bots: &[Box<dyn Bot<G>>], rng: &mut Rng) -> bool {
        let mut legal = Vec::new();
        while let Some(seat) = G::to_act(&self.state) {
            G::legal_actions(&self.state, &mut legal);
            let Some(action) = self.runner.next(seat, &legal) else {
                let goes_on = self.actions.len() < MOST_PLIES && !legal.is_empty();
                let bot = if goes_on { bots.get(self.bot) } else { None };
                self.thought = bot.map(|bot| {
                    let observation = G::observe(&self.state, seat);
                    bot.think(observation, &legal, Rng::new(rng.next_u64()))
                });
                return self.thought.is_some();
            };
            self.take(action);
        }
        false
    }

    /// Searches for one slice more; takes up a plan when finished.
    fn think(&mut self, mut thought: Box<dyn Thought<G>>, rng: &mut Rng) -> bool {
        if !thought.step().is_finished() {
            self.thought = Some(thought);
            return true;
        }
        let mut plans = thought.plans(if self.fork.is_some() { PLANS } else { 1 });
        if let Some(old) = self.fork.take() {
            let is_new = |plan: &super::Plan<G>| plan.actions.first() != Some(&old);
            if plans.iter().any(is_new) {
                plans.retain(is_new);
            }
        }
        let chosen = rng.below(plans.len());
        let (Some(seat), true) = (G::to_act(&self.state), chosen < plans.len()) else {
            return false;
        };
        self.runner.take_up(seat, plans.swap_remove(chosen));
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::bots::Level;
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;

    type Solo = ParSearch<Tramways>;

    fn search(seed: u64) -> Solo {
        let bots = vec![Level::Easy.bot(), Level::Random.bot()];
        Solo::new(Setup::standard(1, 4), bots, Rng::new(seed))
    }

    /// Plays this number of games; returns the best score after each.
    fn scores(search: &mut Solo, games: u32) -> Vec<i32> {
        let mut scores = Vec::new();
        while search.tried() < games {
            if search.step() {
                scores.push(search.best().expect("a finished game").0);
            }
        }
        scores
    }

    #[test]
    fn the_best_score_never_falls_and_its_game_replays() {
        let mut search = search(1);
        let scores = scores(&mut search, 30);
        assert_eq!(scores.len(), 30);
        assert!(scores.is_sorted());
        let (score, record) = search.best().expect("a game");
        let replay = record.replay().expect("a legal setup");
        assert_eq!(replay.refusal, None);
        let outcome = Tramways::outcome(&replay.state).expect("a finished game");
        assert_eq!((outcome.scores[Seat(0)], scores.last()), (score, Some(&score)));
    }

    #[test]
    fn backtracking_finds_more_than_a_single_game() {
        let better = (0..6).filter(|&seed| {
            let scores = scores(&mut search(seed), 24);
            scores.last() > scores.first()
        });
        assert!(better.count() >= 4);
    }

    #[test]
    fn the_same_generator_takes_the_same_steps() {
        let [mut one, mut same] = [search(5), search(5)];
        for _ in 0..4000 {
            assert_eq!((one.step(), one.tried()), (same.step(), same.tried()));
        }
        assert_eq!(one.best(), same.best());
        assert!(one.tried() > 0);
    }

    #[test]
    fn a_known_game_is_the_best_until_a_better_one_is_found() {
        let mut first = search(5);
        scores(&mut first, 20);
        let (score, record) = first.best().expect("a game");
        let mut next = search(6).knowing(&record);
        assert_eq!((next.tried(), next.best()), (0, Some((score, record.clone()))));
        assert!(scores(&mut next, 4).iter().all(|&later| later >= score));
        let mut open = record.clone();
        open.actions.pop();
        assert_eq!(search(6).knowing(&open).best(), None);
        let foreign = Record { setup: Setup::standard(1, 5), ..record };
        assert_eq!(search(6).knowing(&foreign).best(), None);
    }
}
