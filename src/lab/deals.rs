//! Which deals a run of `lab arena` plays.

use crate::measure::LabError;
use sha2::{Digest, Sha256};

/// What nobody who plays may know while a run goes on: its seeds follow from it, and it follows from none of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Secret(String);

impl Secret {
    /// The secret of a word.
    pub(super) fn of(word: &str) -> Secret {
        Secret(word.to_owned())
    }

    /// A new one, from the randomness of the system.
    ///
    /// # Errors
    /// The system gives none.
    fn draw() -> Result<Secret, LabError> {
        let mut bytes = [0; 16];
        getrandom::getrandom(&mut bytes).map_err(|why| LabError::Randomness(why.to_string()))?;
        Ok(Secret(data_encoding::HEXLOWER.encode(&bytes)))
    }

    /// The seed of the game of a number, from 0: the first 8 bytes of SHA-256 of the text `SECRET NUMBER`, as
    /// tests/positions/TRACES.md tells.
    fn seed(&self, game: u64) -> u64 {
        let hash = Sha256::digest(format!("{} {game}", self.0));
        hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }

    /// The word that repeats it.
    pub(super) fn word(&self) -> &str {
        &self.0
    }
}

/// Where the deals of a run come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deals {
    /// Seeds that count up from this one, each dealt once for every rotation: nobody who plays has a memory.
    Counted(u64),
    /// A seed of its own for each game, from a secret that was drawn for this run: programs play.
    Drawn(Secret),
    /// The same, from the secret of an earlier run, which the programs may know.
    Repeated(Secret),
}

impl Deals {
    /// The deals of a run in which only levels play.
    ///
    /// # Errors
    /// A secret is asked for.
    pub(super) fn of_levels(seed: Option<u64>, secret: Option<&str>) -> Result<Deals, LabError> {
        match secret {
            Some(_) => Err(LabError::SecretOfLevels),
            None => Ok(Deals::Counted(seed.unwrap_or(1))),
        }
    }

    /// The deals of a run in which programs play.
    ///
    /// # Errors
    /// A seed is asked for, or there is no randomness.
    pub(super) fn of_programs(seed: Option<u64>, secret: Option<&str>) -> Result<Deals, LabError> {
        match (seed, secret) {
            (Some(_), _) => Err(LabError::SeedOfPrograms),
            (None, Some(word)) => Ok(Deals::Repeated(Secret::of(word))),
            (None, None) => Secret::draw().map(Deals::Drawn),
        }
    }

    /// The seed of the game of a number, from 0, among so many players.
    pub(super) fn seed(&self, game: u64, players: usize) -> u64 {
        match self {
            Deals::Counted(first) => first.wrapping_add(game / players.max(1) as u64),
            Deals::Drawn(secret) | Deals::Repeated(secret) => secret.seed(game),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// As `printf 'catenary 0' | sha256sum` says.
    #[test]
    fn anybody_can_reckon_the_seeds_of_a_secret() {
        let deals = Deals::Repeated(Secret::of("catenary"));
        assert_eq!(format!("{:016x}", deals.seed(0, 2)), "5882c606c8e155a2");
        assert_eq!(format!("{:016x}", deals.seed(1, 2)), "0355dfc54226d6f1");
    }

    #[test]
    fn no_deal_of_a_secret_comes_twice() {
        let secrets = [Secret::draw(), Secret::draw()].map(|drawn| drawn.expect("randomness"));
        assert_ne!(secrets[0], secrets[1]);
        let seeds = secrets
            .into_iter()
            .map(Deals::Drawn)
            .flat_map(|deals| (0..1000).map(move |game| deals.seed(game, 4)).collect::<Vec<_>>());
        assert_eq!(seeds.collect::<BTreeSet<_>>().len(), 2000);
    }
}
