//! The setup from arguments.

use crate::engine::game::{Game, MAX_SEATS};
use crate::measure::{LabError, word};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::variants::{
    Deal, DevelopmentRule, MapChoice, MapSize, PlayerBoard, Sides,
};
use clap::Args;

/// The player boards of the first two players; the others repeat them in turn.
type PlayerBoards = [PlayerBoard; 2];

const DEALS: &[(&str, Deal)] = &[("normal", Deal::Normal), ("advanced", Deal::Advanced)];
const DEVELOPMENTS: &[(&str, DevelopmentRule)] =
    &[("original", DevelopmentRule::Original), ("alternative", DevelopmentRule::Alternative)];
const BOARDS: &[(&str, PlayerBoards)] = &[
    ("normal", [PlayerBoard::Normal; 2]),
    ("hard", [PlayerBoard::Hard; 2]),
    ("mixed", [PlayerBoard::Normal, PlayerBoard::Hard]),
];
const SIDES: &[(&str, Sides)] =
    &[("mixed", Sides::Mixed), ("normal", Sides::Normal), ("hard", Sides::Hard)];
const SIZES: &[(&str, MapSize)] = &[("standard", MapSize::Standard), ("expert", MapSize::Expert)];

/// The variants of a setup of Tramways.
#[derive(Args, Default)]
#[command(next_help_heading = "Variants of tramways")]
pub(super) struct Variants {
    /// The deal of the first Parcel cards (SET-4); normal if left out.
    #[arg(long, value_parser = word(DEALS))]
    deal: Option<Deal>,
    /// The rule for Development cards (SET-9); original if left out.
    #[arg(long, value_parser = word(DEVELOPMENTS))]
    development: Option<DevelopmentRule>,
    /// The player boards; mixed ones alternate, the first one normal; normal if left out.
    #[arg(long, value_parser = word(BOARDS))]
    boards: Option<PlayerBoards>,
    /// The sides of the map's boards; mixed if left out.
    #[arg(long, value_parser = word(SIDES))]
    sides: Option<Sides>,
    /// The number of boards; the expert map is for 2 players; standard if left out.
    #[arg(long, value_parser = word(SIZES))]
    size: Option<MapSize>,
}

impl Variants {
    /// Returns the setup for a number of players.
    ///
    /// # Errors
    /// If the setup cannot be played.
    pub(super) fn setup(&self, players: usize, seed: u64) -> Result<Setup, LabError> {
        let boards = self.boards.unwrap_or(BOARDS[0].1);
        let (sides, size) = (self.sides.unwrap_or(Sides::Mixed), self.size.unwrap_or(SIZES[0].1));
        let standard = Setup::standard(players, seed);
        let setup = Setup {
            seats: boards.into_iter().cycle().take(players.min(MAX_SEATS)).collect(),
            deal: self.deal.unwrap_or(standard.deal),
            development: self.development.unwrap_or(standard.development),
            map: MapChoice::Random { sides, size },
            ..standard
        };
        Tramways::new(&setup).map_err(|why| LabError::unplayable(&why))?;
        Ok(setup)
    }
}

/// Returns setups that differ in everything.
pub(super) fn varied_setups() -> Vec<Setup> {
    let sides = [Sides::Mixed, Sides::Normal, Sides::Hard];
    let setup = |number: usize| {
        let players = 1 + number % 5;
        let setup = Setup::standard(players, number as u64);
        let rare = number >= 10;
        let expert = rare && players == 2;
        let size = if expert { MapSize::Expert } else { MapSize::Standard };
        let deal = if rare && players > 1 { Deal::Advanced } else { Deal::Normal };
        let alternative = number % 2 == 1;
        let rule = if alternative { DevelopmentRule::Alternative } else { setup.development };
        let map = MapChoice::Random { sides: sides[number / 5], size };
        Setup { deal, development: rule, map, ..setup }
    };
    (0..15).map(setup).collect()
}
