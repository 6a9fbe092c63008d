//! Traces of ranked deals in other setups: their random numbers or their visible board.
//!
//! A seed deals the same cards in the same order on other boards, to other numbers of players and with other options, so
//! playing it shows what will come. A position has no seed, but its generator leads back to one.

use super::daily;
use crate::engine::game::Rng;
use crate::table::Day;
use crate::table::set_up::SetUp;
use std::fmt;

/// The largest number of random numbers drawn in a game.
const MOST_DRAWN: u64 = 1 << 16;
/// The number of days, from the first, that are searched for the game of a position.
const DAYS: u32 = 20_000;

/// The visible part of a deal, independent of the viewer and the board's orientation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealFace {
    /// The kind of board, which is a part of trace names; frozen.
    pub of: &'static str,
    /// A digest of it.
    pub digest: u32,
}

/// The kinds of faces that titles have.
const FACES: [&str; 2] = ["boards", "city"];

/// A trace of a deal that a player has seen; its text is the name of its entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealTrace {
    /// The random numbers of this seed.
    Seed(u64),
    /// The visible part of the deal.
    Face(DealFace),
}

impl fmt::Display for DealTrace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealTrace::Seed(seed) => write!(f, "seed.{seed}"),
            DealTrace::Face(DealFace { of, digest }) => write!(f, "{of}.{digest:08x}"),
        }
    }
}

impl DealTrace {
    /// Returns whether a text is the name of a trace.
    pub fn is_name(text: &str) -> bool {
        let Some((kind, rest)) = text.split_once('.') else { return false };
        match FACES.iter().find(|of| **of == kind) {
            Some(of) => u32::from_str_radix(rest, 16)
                .is_ok_and(|digest| DealTrace::Face(DealFace { of, digest }).to_string() == text),
            None => rest
                .parse()
                .is_ok_and(|seed| kind == "seed" && DealTrace::Seed(seed).to_string() == text),
        }
    }

    /// Returns whether a trace belongs to the daily deal of a later day.
    pub fn is_to_come(name: &str, today: Day) -> bool {
        let seed = name.strip_prefix("seed.").and_then(|seed| seed.parse().ok());
        seed.and_then(daily::day_of_seed).is_some_and(|(_, day)| day > today)
    }
}

/// Returns all traces by which the deal of a ranked setup can be recognized.
pub fn traces_of<G: SetUp>(setup: &G::Setup) -> Vec<DealTrace> {
    let face = G::face(setup).map(DealTrace::Face);
    std::iter::once(DealTrace::Seed(G::seed(setup))).chain(face).collect()
}

/// Returns the traces of ranked deals that a setup reveals: the seed of a ranked game, and the face of a board that its seed
/// did not lay. With a board laid by a drawn seed, the number of players must be that of a ranked game, because players cannot
/// choose the drawn seeds of ranked games.
pub fn traces_left<G: SetUp>(setup: &G::Setup) -> Vec<DealTrace> {
    let by_seed = is_laid_by_seed::<G>(setup);
    let seed = if G::is_position(setup) {
        day_of_chance::<G>(chance_of::<G>(setup))
    } else {
        let (seed, players) = (G::seed(setup), G::players(setup));
        let is_like = G::categories(G::key(setup)).iter().any(|it| it.players == players);
        let may_be_ranked = seed < daily::SEEDS && (is_like || !by_seed);
        (may_be_ranked || daily::day_of_seed(seed).is_some()).then_some(seed)
    };
    let face = if by_seed { None } else { G::face(setup) };
    seed.map(DealTrace::Seed).into_iter().chain(face.map(DealTrace::Face)).collect()
}

/// Returns whether a setup reveals something about the deal of a ranked one.
pub fn is_shown_by<G: SetUp>(ranked: &G::Setup, setup: &G::Setup) -> bool {
    let drawn = chance_of::<G>(setup).drawn_since(chance_of::<G>(ranked));
    let same_chance = if G::is_position(setup) { drawn < MOST_DRAWN } else { drawn == 0 };
    same_chance
        || !is_laid_by_seed::<G>(setup)
            && G::face(ranked).is_some_and(|face| G::face(setup) == Some(face))
}

/// Returns whether everything visible follows from the seed.
pub fn is_laid_by_seed<G: SetUp>(setup: &G::Setup) -> bool {
    !G::is_position(setup) && !G::chosen(setup).choices.has_hand_laid_map()
}

/// Returns the generator at the start of a game or at a position.
fn chance_of<G: SetUp>(setup: &G::Setup) -> Rng {
    let seed = G::seed(setup);
    if G::is_position(setup) { Rng::new(seed) } else { G::chance(seed) }
}

/// Returns the seed of the daily game whose random numbers a position continues, for any title with these rules.
fn day_of_chance<G: SetUp>(rng: Rng) -> Option<u64> {
    let days = (daily::FIRST.0..daily::FIRST.0 + DAYS).map(Day);
    let mut seeds =
        days.flat_map(|day| G::NUMBERS.iter().map(move |&number| daily::seed(number, day)));
    seeds.find(|&seed| rng.drawn_since(G::chance(seed)) < MOST_DRAWN)
}
