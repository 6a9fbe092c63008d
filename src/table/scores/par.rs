//! The par of a ranked setup: the best score that a search has found.

use super::ParResults;
use super::proof::Prove;

impl ParResults {
    /// Returns the points of the best game, replayed; `None` if it is not a finished game of this setup.
    pub fn score(&self, setup: &str, prove: Prove) -> Option<i32> {
        let proof = prove(&self.link).ok()?;
        (proof.setup == setup).then_some(proof.points)
    }

    /// Returns the par after another search with this number of games and this best game.
    #[must_use]
    pub fn after(self, setup: &str, prove: Prove, games: u32, link: String) -> ParResults {
        let found = ParResults { games: self.games.saturating_add(games), link };
        if found.score(setup, prove) > self.score(setup, prove) {
            found
        } else {
            ParResults { link: self.link, ..found }
        }
    }
}
