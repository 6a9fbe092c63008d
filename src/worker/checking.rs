//! Checks the games of a deal's results by asking their bots again.

use super::thinker::{RequestError, ThinkerAnswer, hundredths};
use crate::engine::bots::{BotCheck, Checker, HasBots};
use crate::engine::codec::{Coded, Results};

/// Games checked one after another.
pub(super) struct Checking<G: Coded + HasBots> {
    /// The games still to check, the next one last.
    left: Vec<Checker<G>>,
    checked: Vec<BotCheck>,
}

impl<G: Coded + HasBots> Checking<G> {
    pub(super) fn begin(link: &str) -> Result<Self, RequestError<G::SetupError>> {
        let results = Results::<G>::read(link).map_err(RequestError::Record)?;
        let checkers = results.games.iter().rev().map(|game| results.checker(game));
        let left = checkers.collect::<Result<_, _>>().map_err(RequestError::Setup)?;
        Ok(Checking { left, checked: Vec::new() })
    }

    /// Checks for one slice; returns all results at the end.
    pub(super) fn step(&mut self) -> Option<ThinkerAnswer> {
        let checked = self.left.last_mut().and_then(Checker::step);
        if let Some(checked) = checked {
            self.checked.push(checked);
            self.left.pop();
        }
        self.left.is_empty().then(|| ThinkerAnswer::Checked(std::mem::take(&mut self.checked)))
    }

    /// Returns the progress over all games in percent.
    pub(super) fn hundredths(&self) -> u8 {
        let progress = self.left.last().map(Checker::progress);
        let of_game = progress.map_or(0, |it| u128::from(hundredths(it.done.into(), it.of.into())));
        let (done, left) = (self.checked.len() as u128, self.left.len() as u128);
        hundredths(100 * done + of_game, 100 * (done + left))
    }
}
