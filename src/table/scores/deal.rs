//! What a set-up, however it is written, shows of the deal of a ranked game: its chance, or its board as it lies.
//!
//! A seed deals the same cards in the same order on other boards, to other players and by other options, so whoever plays
//! with it learns what is to come. A position has no seed, but its chance tells of which seed it is.

use super::daily;
use crate::engine::game::Rng;
use crate::table::Day;
use crate::table::set_up::SetUp;
use std::fmt;

/// The most that a game draws from its chance.
const MOST_DRAWN: u64 = 1 << 16;
/// So many days from the first have a game of which a position is looked for.
const DAYS: u32 = 20_000;

/// What lies open of a deal, whoever looks and however it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// What it is of, in the name of a trace; frozen.
    pub of: &'static str,
    /// What is the same for equal ones alone.
    pub digest: u32,
}

/// What a title's face can be of.
const FACES: [&str; 2] = ["boards", "city"];

/// What is seen of a deal, with the name under which that is noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trace {
    /// The chance of this seed.
    Seed(u64),
    /// What lies open.
    Face(Face),
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trace::Seed(seed) => write!(f, "seed.{seed}"),
            Trace::Face(Face { of, digest }) => write!(f, "{of}.{digest:08x}"),
        }
    }
}

impl Trace {
    /// Returns whether a text can be such a name.
    pub fn is_name(text: &str) -> bool {
        let Some((kind, rest)) = text.split_once('.') else { return false };
        match FACES.iter().find(|of| **of == kind) {
            Some(of) => u32::from_str_radix(rest, 16)
                .is_ok_and(|digest| Trace::Face(Face { of, digest }).to_string() == text),
            None => rest
                .parse()
                .is_ok_and(|seed| kind == "seed" && Trace::Seed(seed).to_string() == text),
        }
    }

    /// Returns whether it is of the deal of a day after this one.
    pub fn is_to_come(name: &str, today: Day) -> bool {
        let seed = name.strip_prefix("seed.").and_then(|seed| seed.parse().ok());
        seed.and_then(daily::day_of_seed).is_some_and(|(_, day)| day > today)
    }
}

/// All by which the deal of a ranked set-up can be seen.
pub fn traces_of<G: SetUp>(setup: &G::Setup) -> Vec<Trace> {
    let face = G::face(setup).map(Trace::Face);
    std::iter::once(Trace::Seed(G::seed(setup))).chain(face).collect()
}

/// What a set-up shows of deals of ranked games. What the seed lays shows only what the seed does, and where no ranked
/// game has so many players, that only where the seed is of a day: drawn seeds of ranked games cannot be chosen.
pub fn traces_left<G: SetUp>(setup: &G::Setup) -> Vec<Trace> {
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
    seed.map(Trace::Seed).into_iter().chain(face.map(Trace::Face)).collect()
}

/// Returns whether a set-up shows something of the deal of a ranked one.
pub fn is_shown_by<G: SetUp>(ranked: &G::Setup, setup: &G::Setup) -> bool {
    let drawn = chance_of::<G>(setup).drawn_since(chance_of::<G>(ranked));
    let same_chance = if G::is_position(setup) { drawn < MOST_DRAWN } else { drawn == 0 };
    same_chance
        || !is_laid_by_seed::<G>(setup)
            && G::face(ranked).is_some_and(|face| G::face(setup) == Some(face))
}

/// Returns whether all that lies open follows from the seed.
pub fn is_laid_by_seed<G: SetUp>(setup: &G::Setup) -> bool {
    !G::is_position(setup) && !G::chosen(setup).choices.is_map_by_hand()
}

/// Where the chance of a game begins, or goes on at a position.
fn chance_of<G: SetUp>(setup: &G::Setup) -> Rng {
    let seed = G::seed(setup);
    if G::is_position(setup) { Rng::new(seed) } else { G::chance(seed) }
}

/// The seed of the day from whose chance a position goes on, of any title with these rules.
fn day_of_chance<G: SetUp>(rng: Rng) -> Option<u64> {
    let days = (daily::FIRST.0..daily::FIRST.0 + DAYS).map(Day);
    let mut seeds =
        days.flat_map(|day| G::NUMBERS.iter().map(move |&number| daily::seed(number, day)));
    seeds.find(|&seed| rng.drawn_since(G::chance(seed)) < MOST_DRAWN)
}
