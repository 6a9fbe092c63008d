//! Evaluates lines of actions by playing games out after each, counting points only.

use super::lookahead::{ahead, play_out};
use super::policy::Policy;
use crate::engine::bots::{Judging, LineJudge, SearchProgress};
use crate::engine::game::{Game, Rng};
use crate::titles::city::rules::action::Action;
use crate::titles::city::rules::{City, Observation};

/// A judge that plays games out after each line, from the same states and with the same randomness.
#[derive(Clone, Copy, Debug)]
pub struct Playouts {
    /// Number of games played out after each line.
    pub games: u32,
}

impl LineJudge<City> for Playouts {
    fn judge(
        &self,
        observation: Observation,
        lines: Vec<Vec<Action>>,
        chance: Rng,
    ) -> Box<dyn Judging> {
        let worths = vec![0; lines.len()];
        Box::new(PlayedOut { observation, lines, chance, games: self.games, done: 0, worths })
    }
}

/// The state of a judgement in progress.
struct PlayedOut {
    observation: Observation,
    lines: Vec<Vec<Action>>,
    chance: Rng,
    games: u32,
    done: u32,
    worths: Vec<i64>,
}

impl Judging for PlayedOut {
    /// Plays one game after each line, all from the same state.
    fn step(&mut self) -> SearchProgress {
        if self.done < self.games {
            let seat = self.observation.seat();
            let policy = Policy::of(self.observation.shown().board);
            let mut chance = self.chance.fork(u64::from(self.done));
            let state = City::determinize(&self.observation, &mut chance);
            for (line, worth) in self.lines.iter().zip(&mut self.worths) {
                let mut next = state.clone();
                for &action in line {
                    if City::apply(&mut next, action, &mut Vec::new()).is_err() {
                        break;
                    }
                }
                play_out(&mut next, policy, &mut chance.clone());
                *worth += ahead(&next, seat);
            }
            self.done += 1;
        }
        SearchProgress { done: self.done, of: self.games }
    }

    fn worths(&self) -> Vec<i64> {
        let games = i64::from(self.games.max(1));
        self.worths.iter().map(|sum| 100 * sum / games).collect()
    }
}
