//! `lab perft`: counts action sequences.

use super::arguments::{ArgumentError, Arguments};
use super::title::{LabTitle, TitleTask, key, unplayable, with_key};
use crate::engine::game::{MAX_SEATS, perft};

/// Counts the sequences of each depth, one line a depth.
pub(super) fn run(words: &[&str]) -> Result<String, ArgumentError> {
    with_key(key(words), Counting(words))?
}

struct Counting<'a>(&'a [&'a str]);

impl TitleTask for Counting<'_> {
    type Output = Result<String, ArgumentError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let names = ["--game", "--players", "--seed", "--depth"];
        let arguments = Arguments::read(self.0, &[&names[..], G::VARIANTS].concat(), &[])?;
        let players = arguments.number("--players", 1, 1..=MAX_SEATS as u64)? as usize;
        let seed = arguments.number("--seed", 1, 0..=u64::MAX)?;
        let depth = arguments.number("--depth", 4, 0..=20)? as u32;
        let setup = G::chosen_setup(key(self.0), &arguments, players, seed)?;
        let state = G::new(&setup).map_err(|why| unplayable(&why))?;
        let line = |depth| format!("{depth} {}", perft::<G>(&state, depth));
        Ok((1..=depth).map(line).collect::<Vec<_>>().join("\n"))
    }
}
