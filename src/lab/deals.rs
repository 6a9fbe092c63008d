//! The deals of a run of `lab arena`.

use crate::measure::LabError;
use sha2::{Digest, Sha256};

/// A value unknown to the players during a run: all its seeds follow from it, and it cannot be computed from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Secret(String);

impl Secret {
    /// Makes a secret from a word.
    pub(super) fn of(word: &str) -> Secret {
        Secret(word.to_owned())
    }

    /// Draws a new secret from the system's randomness.
    ///
    /// # Errors
    /// The system provides none.
    fn draw() -> Result<Secret, LabError> {
        let mut bytes = [0; 16];
        getrandom::getrandom(&mut bytes).map_err(|why| LabError::Randomness(why.to_string()))?;
        Ok(Secret(data_encoding::HEXLOWER.encode(&bytes)))
    }

    /// Returns the seed of a game, counted from 0: the first 8 bytes of SHA-256 of the text `SECRET NUMBER`, as documented in
    /// tests/positions/TRACES.md.
    fn seed(&self, game: u64) -> u64 {
        let hash = Sha256::digest(format!("{} {game}", self.0));
        hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
    }

    /// Returns the word that repeats the run's deals.
    pub(super) fn word(&self) -> &str {
        &self.0
    }
}

/// The source of a run's deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Deals {
    /// Seeds that count up from this one, each dealt once for every rotation: no player has a memory.
    Counted(u64),
    /// A separate seed for each game, from a secret drawn for this run with programs.
    Drawn(Secret),
    /// The same, from the secret of an earlier run, which the programs may know.
    Repeated(Secret),
}

impl Deals {
    /// Returns the deals of a run with levels only.
    ///
    /// # Errors
    /// A secret is given.
    pub(super) fn of_levels(seed: Option<u64>, secret: Option<&str>) -> Result<Deals, LabError> {
        match secret {
            Some(_) => Err(LabError::SecretOfLevels),
            None => Ok(Deals::Counted(seed.unwrap_or(1))),
        }
    }

    /// Returns the deals of a run with programs.
    ///
    /// # Errors
    /// A seed is given, or there is no randomness.
    pub(super) fn of_programs(seed: Option<u64>, secret: Option<&str>) -> Result<Deals, LabError> {
        match (seed, secret) {
            (Some(_), _) => Err(LabError::SeedOfPrograms),
            (None, Some(word)) => Ok(Deals::Repeated(Secret::of(word))),
            (None, None) => Secret::draw().map(Deals::Drawn),
        }
    }

    /// Returns the seed of a game, counted from 0, for a number of players.
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

    /// The same as `printf 'catenary 0' | sha256sum`.
    #[test]
    fn seeds_are_the_sha256_of_the_secret_and_a_number() {
        let deals = Deals::Repeated(Secret::of("catenary"));
        assert_eq!(format!("{:016x}", deals.seed(0, 2)), "5882c606c8e155a2");
        assert_eq!(format!("{:016x}", deals.seed(1, 2)), "0355dfc54226d6f1");
    }

    #[test]
    fn never_repeats_a_seed() {
        let secrets = [Secret::draw(), Secret::draw()].map(|drawn| drawn.expect("randomness"));
        assert_ne!(secrets[0], secrets[1]);
        let seeds = secrets
            .into_iter()
            .map(Deals::Drawn)
            .flat_map(|deals| (0..1000).map(move |game| deals.seed(game, 4)).collect::<Vec<_>>());
        assert_eq!(seeds.collect::<BTreeSet<_>>().len(), 2000);
    }
}
