//! The daily game, the same for everybody.
//!
//! Drawn games and daily games of each title have separate ranges of seeds, so a setup shows which it is, and no two titles
//! share a deal. The seed of a day follows from the title and the day by a frozen hash without collisions; the categories of
//! a title take turns.

use super::category::{Category, mode, named};
use crate::table::Day;
use crate::table::set_up::SetUp;

/// The seeds of drawn games are below this, to keep links short.
pub const SEEDS: u64 = 1 << 32;
/// The first day: 1 November 2026.
pub const FIRST: Day = Day(20_758);
/// The last day: the end of year 9999.
const LAST: Day = Day(2_932_896);

/// Returns the seed of a drawn ranked game for any random number.
pub fn drawn_seed(random: u64) -> u64 {
    random % SEEDS
}

/// Returns the category of a day; `None` without categories.
pub fn category(day: Day, categories: &'static [Category]) -> Option<&'static Category> {
    categories.get(day.0 as usize % categories.len().max(1))
}

/// Returns the seed of a day's game; `number` is the title's number in links, above 0.
pub fn seed(number: u16, day: Day) -> u64 {
    u64::from(number) * SEEDS + u64::from(mix(day.0))
}

/// Returns the setup of a title's game of a day; `None` if the title has no ranked games.
pub fn setup<G: SetUp>(key: &str, day: Day) -> Option<G::Setup> {
    let category = category(day, G::categories(key))?;
    // All setups of a title have the same number.
    let number = G::number(&category.setup::<G>(key, 0)?);
    category.setup::<G>(key, seed(number, day))
}

/// Returns the day of a setup; `None` if it is not a daily game.
pub fn day<G: SetUp>(setup: &G::Setup) -> Option<Day> {
    mode::<G>(setup)?.0.day()
}

/// Returns the title's number and the day of a seed; `None` if the seed is not of a daily game.
pub fn day_of_seed(seed: u64) -> Option<(u16, Day)> {
    let number = u16::try_from(seed / SEEDS).ok().filter(|&number| number > 0)?;
    let day = Day(unmix((seed % SEEDS) as u32));
    (FIRST..=LAST).contains(&day).then_some((number, day))
}

/// Returns the day of a deal's name; `None` if it is not a daily game with these categories.
pub fn day_named(name: &str, categories: &'static [Category]) -> Option<Day> {
    let (of_deal, seed) = named(name, categories)?;
    let (_, day) = day_of_seed(seed)?;
    (category(day, categories) == Some(of_deal)).then_some(day)
}

/// Permutes the 32-bit numbers.
fn mix(number: u32) -> u32 {
    let number = (number ^ number >> 16).wrapping_mul(0x7FEB_352D);
    let number = (number ^ number >> 15).wrapping_mul(0x846C_A68B);
    number ^ number >> 16
}

/// The inverse of [`mix`].
fn unmix(mixed: u32) -> u32 {
    let mixed = (mixed ^ mixed >> 16).wrapping_mul(0x4302_1123);
    let mixed = (mixed ^ mixed >> 15 ^ mixed >> 30).wrapping_mul(0x1D69_E2A5);
    mixed ^ mixed >> 16
}
