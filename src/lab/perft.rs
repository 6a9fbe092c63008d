//! `lab perft`: counts action sequences.

use super::arguments::{ArgumentError, Arguments};
use crate::engine::game::{Game, perft};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;

/// Counts the sequences of each depth, one line a depth.
pub(super) fn run(words: &[&str]) -> Result<String, ArgumentError> {
    let names = ["--game", "--players", "--seed", "--depth"];
    let arguments = Arguments::read(words, &names, &[])?;
    arguments.one_of("--game", &[Tramways::KEY])?;
    let players = arguments.number("--players", 1, 1..=5)? as usize;
    let seed = arguments.number("--seed", 1, 0..=u64::MAX)?;
    let depth = arguments.number("--depth", 4, 0..=20)? as u32;
    let Ok(state) = Tramways::new(&Setup::standard(players, seed)) else {
        return Ok("this setup cannot be dealt".to_owned());
    };
    let line = |depth| format!("{depth} {}", perft::<Tramways>(&state, depth));
    Ok((1..=depth).map(line).collect::<Vec<_>>().join("\n"))
}
