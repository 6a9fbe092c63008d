//! Which ranked set-up a game has: one that was drawn, or the same for everybody on a day.
//!
//! The seeds of drawn games and of days are kept apart, so that a set-up tells which it is. The
//! seed of a day follows from the day alone, by a hash that is frozen and never gives two days the
//! same seed; the categories take turns.

use crate::table::{Day, GameMode};
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::rules::setup::Setup;

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

/// The category of a day.
pub fn category(day: Day) -> RankedCategory {
    RankedCategory::ALL[day.0 as usize % RankedCategory::ALL.len()]
}

/// The set-up of a day.
pub fn setup(day: Day) -> Setup {
    category(day).setup(SEEDS + u64::from(mix(day.0)))
}

/// The day of a set-up; nothing where it is of no day.
pub fn day(setup: &Setup) -> Option<Day> {
    day_of_seed(setup.seed).filter(|&day| self::setup(day) == *setup)
}

/// The day whose set-up has a seed; nothing where none has.
pub fn day_of_seed(seed: u64) -> Option<Day> {
    let mixed = seed.checked_sub(SEEDS).and_then(|seed| u32::try_from(seed).ok())?;
    Some(Day(unmix(mixed))).filter(|day| (FIRST..=LAST).contains(day))
}

/// The day of a set-up by its name ([`par::name`]); nothing where it is of no day.
pub fn day_named(name: &str) -> Option<Day> {
    let (family, seed) = name.split_once('.')?;
    let day = day_of_seed(seed.parse().ok()?)?;
    (RankedCategory::named(family) == Some(category(day))).then_some(day)
}

/// What a set-up is played for, with its category: ranked or of a day; nothing where it is
/// neither.
pub fn mode(setup: &Setup) -> Option<(GameMode, RankedCategory)> {
    let category = RankedCategory::of(setup)?;
    match day(setup) {
        Some(day) => Some((GameMode::Daily(day), category)),
        None => (setup.seed < SEEDS).then_some((GameMode::Ranked, category)),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_days_are_frozen() {
        let found: Vec<(RankedCategory, u64)> =
            (20_778..20_784).map(|day| (category(Day(day)), setup(Day(day)).seed)).collect();
        let expected = [
            (RankedCategory::Normal, 6_289_014_465),
            (RankedCategory::Hard, 5_513_024_397),
            (RankedCategory::Alternative, 7_897_239_074),
            (RankedCategory::Normal, 7_991_578_239),
            (RankedCategory::Hard, 7_559_039_364),
            (RankedCategory::Alternative, 8_272_530_841),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn every_day_is_found_in_its_set_up() {
        for number in (FIRST.0..FIRST.0 + 3000).chain(LAST.0 - 50..=LAST.0) {
            let day = Day(number);
            assert_eq!(mode(&setup(day)), Some((GameMode::Daily(day), category(day))));
        }
        assert_eq!(LAST.to_string(), "9999-12-31");
        assert_eq!(FIRST.to_string(), "2026-11-01");
    }

    #[test]
    fn other_set_ups_are_of_no_day() {
        let day = Day(FIRST.0 + 5);
        let seed = setup(day).seed;
        let others = RankedCategory::ALL.into_iter().filter(|&other| other != category(day));
        for other in others {
            assert_eq!(mode(&other.setup(seed)), None, "the seed of the day in {other:?}");
        }
        assert_eq!(mode(&setup(Day(FIRST.0 - 1))), None);
        assert_eq!(mode(&Setup::standard(1, 7)), None);
        assert_eq!(mode(&RankedCategory::Hard.setup(u64::MAX)), None);
    }

    #[test]
    fn drawn_seeds_are_of_no_day() {
        for random in [0, 1, SEEDS - 1, SEEDS, u64::MAX] {
            let setup = RankedCategory::Normal.setup(drawn_seed(random));
            assert_eq!(mode(&setup), Some((GameMode::Ranked, RankedCategory::Normal)));
        }
    }
}
