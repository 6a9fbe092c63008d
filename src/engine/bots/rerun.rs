//! What a bot decides follows from the record, the levels of the seats and the version of the bots
//! ([`HasBots::VERSION`]), and from nothing else. At a ply of its seat a bot takes
//!
//! 1. the only legal action, where there is only one;
//! 2. else the next action of its plan under way, while that is legal;
//! 3. else it thinks to the end, with a chance of its own for each ply, and takes the plan up.
//!
//! A plan ends where it is spent, where something was revealed and where another seat decides. So all
//! decisions of a seat since then, its *run*, are enough to say what it decides next. Whoever decided
//! them: where a recorded action is not the one reckoned, the plan is given up there.

use super::{Bot, HasBots, Level, PlanRunner, Progress, Thought};
use crate::engine::game::{BySeat, Game, Record, Rng, Seat};
use serde::{Deserialize, Serialize};

/// What the generator of a setup is forked with for its bots.
const BOTS: u64 = 0xB075;

/// Where the chance of the bots of a game begins.
pub fn chance_of<G: Game>(setup: &G::Setup) -> Rng {
    Rng::new(G::seed(setup)).fork(BOTS)
}

/// Reckons the bots' decisions of one game, ply by ply.
pub struct Rerun<G: Game> {
    chance: Rng,
    runner: PlanRunner<G>,
    thought: Option<Box<dyn Thought<G>>>,
    /// How many thoughts were begun.
    thoughts: u32,
    /// The legal actions where the thought under way was begun.
    legal: Vec<G::Action>,
}

/// How far a decision has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<A> {
    /// It is being thought about.
    Thinking(Progress),
    /// This is it.
    Decided(A),
    /// The bot gives no answer.
    Lost,
}

impl<G: Game> Rerun<G> {
    /// Nothing is under way yet; see [`chance_of`].
    pub fn new(chance: Rng) -> Self {
        let runner = PlanRunner::default();
        Rerun { chance, runner, thought: None, thoughts: 0, legal: Vec::new() }
    }

    /// Goes on for one slice with the decision of whoever decides in a position, which is the ply of
    /// this number. To be asked until it is decided.
    pub fn step(&mut self, bot: &dyn Bot<G>, state: &G::State, ply: usize) -> Step<G::Action> {
        let Some(seat) = G::to_act(state) else { return Step::Lost };
        let mut thought = match self.thought.take() {
            Some(thought) => thought,
            None => {
                G::legal_actions(state, &mut self.legal);
                if let Some(next) = self.runner.next(seat, &self.legal) {
                    return Step::Decided(next);
                }
                if self.legal.is_empty() {
                    return Step::Lost;
                }
                self.thoughts += 1;
                let chance = self.chance.fork(ply as u64);
                bot.think(G::observe(state, seat), &self.legal, chance)
            }
        };
        let progress = thought.step();
        if !progress.is_finished() {
            self.thought = Some(thought);
            return Step::Thinking(progress);
        }
        self.take_up(seat, &*thought)
    }

    /// The decision of whoever decides in a position, thought about to the end; `None` if the bot
    /// gives no answer.
    pub fn decide(&mut self, bot: &dyn Bot<G>, state: &G::State, ply: usize) -> Option<G::Action> {
        loop {
            match self.step(bot, state, ply) {
                Step::Thinking(_) => {}
                Step::Decided(action) => return Some(action),
                Step::Lost => return None,
            }
        }
    }

    /// Ends the thought under way, or begins one, and decides by what is known so far.
    pub fn decide_now(
        &mut self,
        bot: &dyn Bot<G>,
        state: &G::State,
        ply: usize,
    ) -> Step<G::Action> {
        if self.thought.is_none() {
            let step = self.step(bot, state, ply);
            if self.thought.is_none() {
                return step;
            }
        }
        match (self.thought.take(), G::to_act(state)) {
            (Some(thought), Some(seat)) => self.take_up(seat, &*thought),
            _ => Step::Lost,
        }
    }

    fn take_up(&mut self, seat: Seat, thought: &dyn Thought<G>) -> Step<G::Action> {
        let Some(plan) = thought.plans(1).into_iter().next() else { return Step::Lost };
        self.runner.take_up(seat, plan);
        self.runner.next(seat, &self.legal).map_or(Step::Lost, Step::Decided)
    }

    /// Takes in what was decided, with what happened. `reckoned` is what [`Rerun::step`] said it would
    /// be; `None` for whoever was not asked, such as a person.
    pub fn note(&mut self, action: G::Action, reckoned: Option<G::Action>, events: &[G::Event]) {
        self.thought = None;
        self.runner.note(events);
        if reckoned != Some(action) {
            self.runner.give_up();
        }
    }

    /// How many thoughts were begun.
    pub fn thoughts(&self) -> u32 {
        self.thoughts
    }

    /// What is left of the plan under way.
    pub fn rest(&self) -> impl Iterator<Item = G::Action> + '_ {
        self.runner.rest()
    }
}

/// What a check of a game's bots has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Checked {
    /// All of them decided so.
    Same,
    /// The bot's action of this ply is another one.
    Differs {
        /// Its number, from 0.
        ply: usize,
    },
    /// The action of this ply is not legal.
    Illegal {
        /// Its number, from 0.
        ply: usize,
    },
    /// They were bots of another version, which are not kept.
    OtherBots {
        /// The version; 0 where they were of several.
        theirs: u16,
    },
    /// A bot was cut short, or gave no answer in time: what it decided does not follow from the game.
    Hurried,
}

/// Checks in slices that the bots of a game decided what is recorded.
pub struct Checker<G: Game> {
    record: Record<G>,
    bots: BySeat<Option<Box<dyn Bot<G>>>>,
    rerun: Rerun<G>,
    state: G::State,
    /// The next action to check.
    ply: usize,
    checked: Option<Checked>,
}

impl<G: HasBots> Checker<G> {
    /// Begins with the first action of a game whose bots were of this version, and were cut short so often.
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
            true if bots != G::VERSION => Some(Checked::OtherBots { theirs: bots }),
            true if hurried > 0 => Some(Checked::Hurried),
            _ => None,
        };
        let bots = levels.iter().map(|level| level.map(Level::bot)).collect();
        let rerun = Rerun::new(chance_of::<G>(&record.setup));
        Ok(Checker { record, bots, rerun, state, ply: 0, checked })
    }

    /// Goes on for one slice, a few thousandths of a second at most; what was found, once that is known.
    pub fn step(&mut self) -> Option<Checked> {
        if self.checked.is_none() {
            self.checked = self.check_next();
        }
        self.checked
    }

    /// Goes on to the end; what was found.
    pub fn finish(mut self) -> Checked {
        loop {
            if let Some(checked) = self.step() {
                return checked;
            }
        }
    }

    /// Returns the number of actions checked so far, of all.
    pub fn progress(&self) -> Progress {
        let of = self.record.actions.len() as u32;
        Progress { done: if self.checked.is_some() { of } else { self.ply as u32 }, of }
    }

    fn check_next(&mut self) -> Option<Checked> {
        let ply = self.ply;
        let Some(&action) = self.record.actions.get(ply) else { return Some(Checked::Same) };
        let Some(seat) = G::to_act(&self.state) else { return Some(Checked::Illegal { ply }) };
        let mut reckoned = None;
        if let Some(bot) = self.bots.get(seat).and_then(Option::as_ref) {
            reckoned = match self.rerun.step(&**bot, &self.state, ply) {
                Step::Thinking(_) => return None,
                Step::Decided(decided) if decided == action => Some(decided),
                Step::Decided(_) | Step::Lost => return Some(Checked::Differs { ply }),
            };
        }
        let mut events = Vec::new();
        if G::apply(&mut self.state, action, &mut events).is_err() {
            return Some(Checked::Illegal { ply });
        }
        self.rerun.note(action, reckoned, &events);
        self.ply += 1;
        None
    }
}

/// Checks that the bots of a game, which were of this version, decided what is recorded.
///
/// # Errors
/// The setup cannot be played.
pub fn check<G: HasBots>(
    record: &Record<G>,
    levels: &BySeat<Option<Level>>,
    bots: u16,
) -> Result<Checked, G::SetupError> {
    Ok(Checker::new(record.clone(), levels, bots, 0)?.finish())
}
