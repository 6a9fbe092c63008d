//! The game of a day: the same for everybody.
//!
//! The seeds of drawn games and of days are kept apart, and those of each title, so that a set-up tells which it is and no
//! two titles share a deal. The seed of a day follows from the title and the day alone, by a hash that is frozen and never
//! gives two days the same seed; the categories of a title take turns.

use super::category::{Category, mode, named};
use crate::table::Day;
use crate::table::set_up::SetUp;

/// The seeds of drawn games are below this: enough of them, in a short link.
pub const SEEDS: u64 = 1 << 32;
/// The days begin on 1 November 2026.
pub const FIRST: Day = Day(20_758);
/// They end with the year 9999, as dates do.
const LAST: Day = Day(2_932_896);

/// The seed of a ranked game that was drawn; `random` is any number.
pub fn drawn_seed(random: u64) -> u64 {
    random % SEEDS
}

/// The category of a day; `None` if there are none.
pub fn category(day: Day, categories: &'static [Category]) -> Option<&'static Category> {
    categories.get(day.0 as usize % categories.len().max(1))
}

/// The seed of a day's game of the title of this number in links, which is above 0.
pub fn seed(number: u16, day: Day) -> u64 {
    u64::from(number) * SEEDS + u64::from(mix(day.0))
}

/// The set-up of a day's game of a title; `None` if it has no ranked games.
pub fn setup<G: SetUp>(key: &str, day: Day) -> Option<G::Setup> {
    let category = category(day, G::categories(key))?;
    // The number stands in any set-up of the title.
    let number = G::number(&category.setup::<G>(key, 0)?);
    category.setup::<G>(key, seed(number, day))
}

/// The day of a set-up; `None` where it is of no day.
pub fn day<G: SetUp>(setup: &G::Setup) -> Option<Day> {
    mode::<G>(setup)?.0.day()
}

/// The day whose game has a seed, with the number of its title; `None` where none has.
pub fn day_of_seed(seed: u64) -> Option<(u16, Day)> {
    let number = u16::try_from(seed / SEEDS).ok().filter(|&number| number > 0)?;
    let day = Day(unmix((seed % SEEDS) as u32));
    (FIRST..=LAST).contains(&day).then_some((number, day))
}

/// The day of a deal by its name; `None` where it is of no day of a title with these categories.
pub fn day_named(name: &str, categories: &'static [Category]) -> Option<Day> {
    let (of_deal, seed) = named(name, categories)?;
    let (_, day) = day_of_seed(seed)?;
    (category(day, categories) == Some(of_deal)).then_some(day)
}

/// Scatters a number over all 32-bit numbers, each exactly once.
fn mix(number: u32) -> u32 {
    let number = (number ^ number >> 16).wrapping_mul(0x7FEB_352D);
    let number = (number ^ number >> 15).wrapping_mul(0x846C_A68B);
    number ^ number >> 16
}

/// The number that [`mix`] takes to this one.
fn unmix(mixed: u32) -> u32 {
    let mixed = (mixed ^ mixed >> 16).wrapping_mul(0x4302_1123);
    let mixed = (mixed ^ mixed >> 15 ^ mixed >> 30).wrapping_mul(0x1D69_E2A5);
    mixed ^ mixed >> 16
}
