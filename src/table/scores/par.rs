//! The mark of a ranked set-up: the best score that a search has found.

use super::Par;
use super::proof::Prove;

impl Par {
    /// The points of the best game, replayed; `None` where it is no finished game of this set-up, given as a link.
    pub fn score(&self, setup: &str, prove: Prove) -> Option<i32> {
        let proof = prove(&self.link).ok()?;
        (proof.setup == setup).then_some(proof.points)
    }

    /// The same after another search that tried so many games and found this one.
    #[must_use]
    pub fn after(self, setup: &str, prove: Prove, games: u32, link: String) -> Par {
        let found = Par { games: self.games.saturating_add(games), link };
        if found.score(setup, prove) > self.score(setup, prove) {
            found
        } else {
            Par { link: self.link, ..found }
        }
    }
}
