//! A judge that plays games on.

use super::{
    Bot, HasBots, Judging, Level, LineJudge, MOST_PLIES, Rerun, RerunStep, SearchProgress,
};
use crate::engine::game::{Boundary, Game, Rng, Seat};
use derive_where::derive_where;

/// The generator of a sample is forked with this for the bots that play it on.
const PLAYED_ON: u64 = 0x9A7E;

/// Plays games on after each line, all seats by bots of one level; the worth is the mean of the seat's results.
#[derive_where(Clone, Copy, Debug)]
pub struct Rollouts<G: Game> {
    /// The level of the bots.
    pub level: Level,
    /// The number of games after each line.
    pub games: u32,
    /// The point up to which a game is played.
    pub until: Until<G>,
}

/// The point up to which a judge plays a game.
#[derive_where(Clone, Copy, Debug)]
pub enum Until<G: Game> {
    /// Its end.
    End,
    /// The seat's next turn, or the end if that comes first. The function estimates the seat's result at that turn, in
    /// hundredths of a point. Estimates vary far less than results, so few games are enough.
    NextTurn(fn(&G::State, Seat) -> i64),
}

impl<G: HasBots + 'static> LineJudge<G> for Rollouts<G> {
    fn judge(
        &self,
        observation: G::Observation,
        lines: Vec<Vec<G::Action>>,
        chance: Rng,
    ) -> Box<dyn Judging> {
        let worths = vec![0; lines.len()];
        let bot = self.level.bot();
        let (games, until, done, game) = (self.games, self.until, 0, None);
        Box::new(PlayedOn::<G> {
            observation,
            lines,
            chance,
            bot,
            games,
            until,
            done,
            game,
            worths,
        })
    }
}

/// Games being played on, one after another.
struct PlayedOn<G: Game> {
    observation: G::Observation,
    lines: Vec<Vec<G::Action>>,
    chance: Rng,
    bot: Box<dyn Bot<G>>,
    games: u32,
    until: Until<G>,
    /// The number of games that have ended, over all lines.
    done: u32,
    game: Option<Rollout<G>>,
    /// The sum of the results after each line, in hundredths of a point.
    worths: Vec<i64>,
}

/// A game being played on.
struct Rollout<G: Game> {
    seat: Seat,
    state: G::State,
    ply: usize,
    rerun: Rerun<G>,
}

impl<G: Game> Judging for PlayedOn<G> {
    fn step(&mut self) -> SearchProgress {
        let of = self.games * self.lines.len() as u32;
        if self.done < of {
            let mut game = self.game.take().unwrap_or_else(|| self.begin());
            match game.step(&*self.bot, self.until) {
                None => self.game = Some(game),
                Some(ahead) => {
                    let at = self.done as usize % self.lines.len();
                    self.worths[at] += ahead;
                    self.done += 1;
                }
            }
        }
        SearchProgress { done: self.done, of }
    }

    fn worths(&self) -> Vec<i64> {
        let of = i64::from(self.games.max(1));
        self.worths.iter().map(|sum| sum / of).collect()
    }
}

impl<G: Game> PlayedOn<G> {
    fn begin(&self) -> Rollout<G> {
        let lines = self.lines.len() as u32;
        let mut chance = self.chance.fork(u64::from(self.done / lines));
        let mut state = G::determinize(&self.observation, &mut chance);
        let seat = G::to_act(&state).unwrap_or(Seat(0));
        let line = &self.lines[(self.done % lines) as usize];
        carry_out::<G>(&mut state, line);
        Rollout { seat, state, ply: 0, rerun: Rerun::new(chance.fork(PLAYED_ON)) }
    }
}

impl<G: Game> Rollout<G> {
    /// Continues for one slice. Returns the seat's result, or the estimate at its next turn, in hundredths of a point.
    fn step(&mut self, bot: &dyn Bot<G>, until: Until<G>) -> Option<i64> {
        if let Until::NextTurn(estimate) = until
            && G::to_act(&self.state) == Some(self.seat)
            && G::boundary(&self.state) == Boundary::Root
        {
            return Some(estimate(&self.state, self.seat));
        }
        if self.ply < MOST_PLIES && G::to_act(&self.state).is_some() {
            match self.rerun.step(bot, &self.state, self.ply) {
                RerunStep::Thinking(_) => return None,
                RerunStep::Decided(action) => {
                    let mut events = Vec::new();
                    G::apply_unchecked(&mut self.state, action, &mut events);
                    self.rerun.note(action, Some(action), &events);
                    self.ply += 1;
                    return None;
                }
                RerunStep::Lost => {}
            }
        }
        let scores = G::outcome(&self.state).map(|outcome| outcome.scores);
        Some(scores.map_or(0, |scores| 100 * i64::from(scores.result(self.seat))))
    }
}

/// Applies actions in a row, as far as they are legal.
fn carry_out<G: Game>(state: &mut G::State, line: &[G::Action]) {
    let mut events = Vec::new();
    for &action in line {
        if G::apply(state, action, &mut events).is_err() {
            return;
        }
    }
}
