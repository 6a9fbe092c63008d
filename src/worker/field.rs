//! Plays the games of a field one after another.

use super::protocol::{FieldGame, FieldRequest};
use super::thinker::{RequestError, ThinkerAnswer, hundredths};
use crate::engine::bots::{FieldGames, FieldStep, HasBots, Level};
use crate::engine::codec::{self, Coded};

/// Games of a deal under way.
pub(super) struct Fielding<G: Coded + HasBots> {
    games: FieldGames<G>,
    all: u32,
    left: u32,
}

impl<G: Coded + HasBots> Fielding<G> {
    pub(super) fn begin(request: &FieldRequest) -> Result<Self, RequestError<G::SetupError>> {
        let setup = codec::decode::<G>(&request.setup).map_err(RequestError::Record)?.setup;
        let level_of = |seat| request.levels.get(seat).copied().unwrap_or(Level::Medium);
        let games = FieldGames::new(&setup, level_of, request.from).map_err(RequestError::Setup)?;
        let all = request.games.max(1);
        Ok(Fielding { games, all, left: all })
    }

    /// Plays for one slice; returns the result of a game when it ends.
    pub(super) fn step(&mut self) -> Option<ThinkerAnswer> {
        match self.games.step() {
            FieldStep::Playing => None,
            FieldStep::Ended(number, outcome) => {
                self.left = self.left.saturating_sub(1);
                Some(ThinkerAnswer::Game(FieldGame {
                    number,
                    scores: outcome.scores,
                    left: self.left,
                }))
            }
            FieldStep::Lost => Some(ThinkerAnswer::Refused("the bot gives no answer".to_owned())),
        }
    }

    /// Returns the progress over all games in percent.
    pub(super) fn hundredths(&self) -> u8 {
        hundredths((self.all - self.left).into(), self.all.into())
    }
}
