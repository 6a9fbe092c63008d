//! The games of a deal's results, whose bots are asked again.

use super::thinker::{RequestError, Told, hundredths};
use crate::engine::bots::{Checked, Checker, HasBots};
use crate::engine::codec::{Coded, Results};

/// Games that are checked one after the other.
pub(super) struct Checking<G: Coded + HasBots> {
    /// Those that are not checked yet, the next one last.
    left: Vec<Checker<G>>,
    checked: Vec<Checked>,
}

impl<G: Coded + HasBots> Checking<G> {
    pub(super) fn begin(link: &str) -> Result<Self, RequestError<G::SetupError>> {
        let results = Results::<G>::read(link).map_err(RequestError::Record)?;
        let checkers = results.games.iter().rev().map(|game| results.checker(game));
        let left = checkers.collect::<Result<_, _>>().map_err(RequestError::Setup)?;
        Ok(Checking { left, checked: Vec::new() })
    }

    /// Checks a little; what was found of all games in the end.
    pub(super) fn step(&mut self) -> Option<Told> {
        let checked = self.left.last_mut().and_then(Checker::step);
        if let Some(checked) = checked {
            self.checked.push(checked);
            self.left.pop();
        }
        self.left.is_empty().then(|| Told::Checked(std::mem::take(&mut self.checked)))
    }

    /// How far all games have come.
    pub(super) fn hundredths(&self) -> u8 {
        let progress = self.left.last().map(Checker::progress);
        let of_game = progress.map_or(0, |it| u128::from(hundredths(it.done.into(), it.of.into())));
        let (done, left) = (self.checked.len() as u128, self.left.len() as u128);
        hundredths(100 * done + of_game, 100 * (done + left))
    }
}
