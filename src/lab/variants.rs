//! The set-up that arguments ask for.

use super::arguments::{ArgumentError, Arguments};
use crate::engine::game::{Game, MAX_SEATS};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::{
    Deal, DevelopmentRule, MapChoice, MapSize, PlayerBoard, Setup, Sides,
};

/// The arguments that choose among the variants of a set-up.
pub(super) const NAMES: [&str; 5] = ["--deal", "--development", "--boards", "--sides", "--size"];

/// Part of the usage.
pub(super) const USAGE: &str = "[--deal normal|advanced] [--development original|alternative] \
[--boards normal|hard|mixed] [--sides mixed|normal|hard] [--size standard|expert]";

/// The set-up of so many players, with the seed of the first game. Mixed player boards alternate,
/// the first one normal.
///
/// # Errors
/// A word that is not known, or a set-up that cannot be played.
pub(super) fn setup(
    arguments: &Arguments,
    players: usize,
    seed: u64,
) -> Result<Setup, ArgumentError> {
    let deal = match arguments.one_of("--deal", &["normal", "advanced"])? {
        "advanced" => Deal::Advanced,
        _ => Deal::Normal,
    };
    let development = match arguments.one_of("--development", &["original", "alternative"])? {
        "alternative" => DevelopmentRule::Alternative,
        _ => DevelopmentRule::Original,
    };
    let seats = boards(arguments)?.into_iter().cycle().take(players.min(MAX_SEATS)).collect();
    let setup =
        Setup { seats, deal, development, map: map(arguments)?, ..Setup::standard(players, seed) };
    setup.check()?;
    Tramways::new(&setup)?;
    Ok(setup)
}

fn boards(arguments: &Arguments) -> Result<[PlayerBoard; 2], ArgumentError> {
    Ok(match arguments.one_of("--boards", &["normal", "hard", "mixed"])? {
        "hard" => [PlayerBoard::Hard; 2],
        "mixed" => [PlayerBoard::Normal, PlayerBoard::Hard],
        _ => [PlayerBoard::Normal; 2],
    })
}

fn map(arguments: &Arguments) -> Result<MapChoice, ArgumentError> {
    let sides = match arguments.one_of("--sides", &["mixed", "normal", "hard"])? {
        "normal" => Sides::Normal,
        "hard" => Sides::Hard,
        _ => Sides::Mixed,
    };
    let size = match arguments.one_of("--size", &["standard", "expert"])? {
        "expert" => MapSize::Expert,
        _ => MapSize::Standard,
    };
    Ok(MapChoice::Random { sides, size })
}
