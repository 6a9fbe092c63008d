//! Which ranked set-up a game has: one that was drawn, or the same for everybody on a day.
//!
//! The seeds of drawn games and of days are kept apart, so that a set-up tells which it is. The
//! seed of a day follows from the day alone, by a hash that is frozen and never gives two days the
//! same seed; the categories take turns.

use crate::table::set_up::SetUp;
use crate::table::{Day, GameMode};
use crate::titles::tramways::rules::Tramways;
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

/// The category of a set-up by what was chosen for it, whatever version of the rules and of the edition it has; nothing
/// where anything but the seed is chosen otherwise.
pub fn category_of(setup: &Setup) -> Option<RankedCategory> {
    let chosen = Tramways::chosen(setup);
    let is_of = |category: &RankedCategory| Tramways::chosen(&category.setup(setup.seed)) == chosen;
    RankedCategory::ALL.into_iter().find(is_of)
}

/// The day of a set-up; nothing where it is of no day.
pub fn day(setup: &Setup) -> Option<Day> {
    day_of_seed(setup.seed).filter(|&day| category_of(setup) == Some(category(day)))
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

/// The category of a set-up by its name; nothing where it is none of a ranked game.
pub fn category_named(name: &str) -> Option<RankedCategory> {
    RankedCategory::named(name.split_once('.')?.0)
}

/// What a set-up is played for, with its category: ranked or of a day; nothing where it is
/// neither.
pub fn mode(setup: &Setup) -> Option<(GameMode, RankedCategory)> {
    let category = category_of(setup)?;
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
    use crate::engine::game::Record;
    use crate::table::Session;
    use crate::titles::tramways::codec;
    use crate::titles::tramways::rules::variants::PlayerBoard;
    use crate::titles::tramways::session::fixture::played;
    use crate::titles::tramways::session::par;

    #[test]
    fn every_category_knows_its_own_set_ups_and_no_others() {
        for category in RankedCategory::ALL {
            for seed in [0, 7, u64::MAX] {
                assert_eq!(category_of(&category.setup(seed)), Some(category));
            }
            let mut eased = category.setup(7);
            eased.seats[0] = PlayerBoard::Hard;
            assert_eq!(category_of(&eased), None);
        }
        assert_eq!(category_of(&Setup::standard(1, 7)), None, "mixed sides");
        assert_eq!(category_of(&Setup::standard(2, 7)), None);
        let record = played(RankedCategory::Hard.setup(7), 3);
        let part = Record::<Tramways> { actions: record.actions[..60].to_vec(), ..record };
        let link = codec::position(&part);
        let (session, _) = Session::<Tramways>::resume(&link.record, 0).expect("a position");
        assert_eq!(category_of(session.setup()), None, "a game that begins in the middle");
    }

    #[test]
    fn another_version_of_rules_or_edition_keeps_every_score() {
        let day = Day(20_800);
        let setups = RankedCategory::ALL.map(|category| category.setup(7)).into_iter();
        for setup in setups.chain([super::setup(day)]) {
            for (rules, edition) in [(0, 0), (setup.rules + 1, setup.edition), (u16::MAX, u16::MAX)]
            {
                let other = Setup { rules, edition, ..setup.clone() };
                assert_eq!((mode(&other), self::day(&other)), (mode(&setup), self::day(&setup)));
                assert_eq!(par::name(&other), par::name(&setup));
            }
        }
    }

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
