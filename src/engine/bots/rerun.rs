//! A bot's decision depends only on the record, the levels of the seats and the version of the bots ([`HasBots::VERSION`]). At a
//! ply of its seat a bot takes
//!
//! 1. the only legal action, if there is only one;
//! 2. else the next action of its present plan, if that is legal;
//! 3. else it searches to the end, with its own chance for each ply, and takes up the best plan.
//!
//! A plan ends when it is used up, when something is revealed and when another seat decides. So a seat's decisions since then,
//! its *run*, determine its next one, no matter who made them: the plan is given up at a recorded action that differs from the
//! computed one.

use super::{Bot, HasBots, Level, PlanRunner, SearchProgress, Thought};
use crate::engine::game::{BySeat, Game, Record, Rng, Seat};
use serde::{Deserialize, Serialize};

/// The generator of a setup is forked with this for its bots.
const BOTS: u64 = 0xB075;

/// Returns the generator for the bots of a game.
pub fn chance_of<G: Game>(setup: &G::Setup) -> Rng {
    Rng::new(G::seed(setup)).fork(BOTS)
}

/// Computes the bots' decisions of one game, ply by ply.
pub struct Rerun<G: Game> {
    chance: Rng,
    runner: PlanRunner<G>,
    thought: Option<Box<dyn Thought<G>>>,
    /// The number of searches begun.
    thoughts: u32,
    /// The legal actions where the present search began.
    legal: Vec<G::Action>,
}

/// The progress of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RerunStep<A> {
    /// The bot is searching.
    Thinking(SearchProgress),
    /// The decision.
    Decided(A),
    /// The bot gives no answer.
    Lost,
}

impl<G: Game> Rerun<G> {
    /// Begins without a plan; see [`chance_of`].
    pub fn new(chance: Rng) -> Self {
        let runner = PlanRunner::default();
        Rerun { chance, runner, thought: None, thoughts: 0, legal: Vec::new() }
    }

    /// Continues for one slice with the decision in a position, which has this ply. Call it until decided.
    pub fn step(&mut self, bot: &dyn Bot<G>, state: &G::State, ply: usize) -> RerunStep<G::Action> {
        let Some(seat) = G::to_act(state) else { return RerunStep::Lost };
        let mut thought = match self.thought.take() {
            Some(thought) => thought,
            None => {
                G::legal_actions(state, &mut self.legal);
                if let Some(next) = self.runner.next(seat, &self.legal) {
                    return RerunStep::Decided(next);
                }
                if self.legal.is_empty() {
                    return RerunStep::Lost;
                }
                self.thoughts += 1;
                let chance = self.chance.fork(ply as u64);
                bot.think(G::observe(state, seat), &self.legal, chance)
            }
        };
        let progress = thought.step();
        if !progress.is_finished() {
            self.thought = Some(thought);
            return RerunStep::Thinking(progress);
        }
        self.take_up(seat, &*thought)
    }

    /// Computes the decision in a position to the end; `None` if the bot gives no answer.
    pub fn decide(&mut self, bot: &dyn Bot<G>, state: &G::State, ply: usize) -> Option<G::Action> {
        loop {
            match self.step(bot, state, ply) {
                RerunStep::Thinking(_) => {}
                RerunStep::Decided(action) => return Some(action),
                RerunStep::Lost => return None,
            }
        }
    }

    /// Ends the present search, or a new one, and decides by what is known so far.
    pub fn decide_now(
        &mut self,
        bot: &dyn Bot<G>,
        state: &G::State,
        ply: usize,
    ) -> RerunStep<G::Action> {
        if self.thought.is_none() {
            let step = self.step(bot, state, ply);
            if self.thought.is_none() {
                return step;
            }
        }
        match (self.thought.take(), G::to_act(state)) {
            (Some(thought), Some(seat)) => self.take_up(seat, &*thought),
            _ => RerunStep::Lost,
        }
    }

    fn take_up(&mut self, seat: Seat, thought: &dyn Thought<G>) -> RerunStep<G::Action> {
        let Some(plan) = thought.plans(1).into_iter().next() else { return RerunStep::Lost };
        self.runner.take_up(seat, plan);
        self.runner.next(seat, &self.legal).map_or(RerunStep::Lost, RerunStep::Decided)
    }

    /// Records the action taken, with its events. `reckoned` is the action that [`Rerun::step`] returned; `None` for a player who
    /// was not asked, such as a person.
    pub fn note(&mut self, action: G::Action, reckoned: Option<G::Action>, events: &[G::Event]) {
        self.thought = None;
        self.runner.note(events);
        if reckoned != Some(action) {
            self.runner.give_up();
        }
    }

    /// Returns the number of searches begun.
    pub fn thoughts(&self) -> u32 {
        self.thoughts
    }

    /// Returns the rest of the present plan.
    pub fn rest(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.runner.rest()
    }
}

/// The result of checking a game's bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BotCheck {
    /// All bots decide as recorded.
    Same,
    /// The bot decides otherwise at this ply.
    Differs {
        /// The ply, from 0.
        ply: usize,
    },
    /// The action of this ply is not legal.
    Illegal {
        /// The ply, from 0.
        ply: usize,
    },
    /// The bots had another version, which is no longer available.
    OtherBots {
        /// The version; 0 if there were several.
        theirs: u16,
    },
    /// A bot was cut short or too slow: its decision does not follow from the game.
    Hurried,
}

/// Checks in slices that the bots of a game decide as recorded.
pub struct Checker<G: Game> {
    record: Record<G>,
    bots: BySeat<Option<Box<dyn Bot<G>>>>,
    rerun: Rerun<G>,
    state: G::State,
    /// The next action to check.
    ply: usize,
    checked: Option<BotCheck>,
}

impl<G: HasBots> Checker<G> {
    /// Begins with the first action of a game; `bots` is the version of its bots, `hurried` how often they were cut short.
    ///
    /// # Errors
    /// The setup cannot be played.
    pub fn new(
        record: Record<G>,
        levels: &BySeat<Option<Level>>,
        bots: u16,
        hurried: u32,
    ) -> Result<Checker<G>, G::SetupError> {
        let state = G::new(&record.setup)?;
        let checked = match levels.iter().any(Option::is_some) {
            true if bots != G::VERSION => Some(BotCheck::OtherBots { theirs: bots }),
            true if hurried > 0 => Some(BotCheck::Hurried),
            _ => None,
        };
        let bots = levels.iter().map(|level| level.map(Level::bot)).collect();
        let rerun = Rerun::new(chance_of::<G>(&record.setup));
        Ok(Checker { record, bots, rerun, state, ply: 0, checked })
    }

    /// Continues for one slice, a few milliseconds at most; returns the result once known.
    pub fn step(&mut self) -> Option<BotCheck> {
        if self.checked.is_none() {
            self.checked = self.check_next();
        }
        self.checked
    }

    /// Continues to the end and returns the result.
    pub fn finish(mut self) -> BotCheck {
        loop {
            if let Some(checked) = self.step() {
                return checked;
            }
        }
    }

    /// Returns the number of actions checked so far, of all.
    pub fn progress(&self) -> SearchProgress {
        let of = self.record.actions.len() as u32;
        SearchProgress { done: if self.checked.is_some() { of } else { self.ply as u32 }, of }
    }

    fn check_next(&mut self) -> Option<BotCheck> {
        let ply = self.ply;
        let Some(&action) = self.record.actions.get(ply) else { return Some(BotCheck::Same) };
        let Some(seat) = G::to_act(&self.state) else { return Some(BotCheck::Illegal { ply }) };
        let mut reckoned = None;
        if let Some(bot) = self.bots.get(seat).and_then(Option::as_ref) {
            reckoned = match self.rerun.step(&**bot, &self.state, ply) {
                RerunStep::Thinking(_) => return None,
                RerunStep::Decided(decided) if decided == action => Some(decided),
                RerunStep::Decided(_) | RerunStep::Lost => return Some(BotCheck::Differs { ply }),
            };
        }
        let mut events = Vec::new();
        if G::apply(&mut self.state, action, &mut events).is_err() {
            return Some(BotCheck::Illegal { ply });
        }
        self.rerun.note(action, reckoned, &events);
        self.ply += 1;
        None
    }
}

/// Checks that the bots of a game decide as recorded; `bots` is their version.
///
/// # Errors
/// The setup cannot be played.
pub fn check<G: HasBots>(
    record: &Record<G>,
    levels: &BySeat<Option<Level>>,
    bots: u16,
) -> Result<BotCheck, G::SetupError> {
    Ok(Checker::new(record.clone(), levels, bots, 0)?.finish())
}
