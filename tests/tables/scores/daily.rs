//! The daily game: the same for everybody.

use crate::ranked_games::daily::{mode, setup};
use crate::ranked_games::random_game as played;
use crate::ranked_games::{RankedCategory, par};
use catenary::engine::game::Record;
use catenary::table::Session;
use catenary::table::scores::Category;
use catenary::table::scores::daily::{self, FIRST, SEEDS, drawn_seed};
use catenary::table::set_up::SetUp;
use catenary::table::{Day, GameMode};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::variants::PlayerBoard;
use std::collections::BTreeSet;

/// The last day.
const LAST: Day = Day(2_932_896);

fn category_of(setup: &Setup) -> Option<&'static Category> {
    Category::of::<Tramways>(setup)
}

/// Returns the category of a day; categories take turns.
fn category(day: Day) -> RankedCategory {
    RankedCategory::ALL[day.0 as usize % 3]
}

#[test]
fn every_category_recognises_only_its_own_set_ups() {
    for category in RankedCategory::ALL {
        for seed in [0, 7, u64::MAX] {
            assert_eq!(category_of(&category.setup(seed)), Some(category.category()));
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
    let day_of = daily::day::<Tramways>;
    let setups = RankedCategory::ALL.map(|category| category.setup(7)).into_iter();
    for setup in setups.chain([setup(day)]) {
        for (rules, edition) in [(0, 0), (setup.rules + 1, setup.edition), (u16::MAX, u16::MAX)] {
            let other = Setup { rules, edition, ..setup.clone() };
            assert_eq!((mode(&other), day_of(&other)), (mode(&setup), day_of(&setup)));
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
fn recognises_the_day_of_a_set_up() {
    for number in (FIRST.0..FIRST.0 + 3000).chain(LAST.0 - 50..=LAST.0) {
        let day = Day(number);
        assert_eq!(mode(&setup(day)), Some((GameMode::Daily(day), category(day).category())));
    }
    assert_eq!(LAST.to_string(), "9999-12-31");
    assert_eq!(FIRST.to_string(), "2026-11-01");
}

#[test]
fn other_set_ups_have_no_day() {
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
fn drawn_seeds_belong_to_no_day() {
    for random in [0, 1, SEEDS - 1, SEEDS, u64::MAX] {
        let setup = RankedCategory::Normal.setup(drawn_seed(random));
        assert_eq!(mode(&setup), Some((GameMode::Ranked, RankedCategory::Normal.category())));
    }
}

/// Returns the seeds of three days of a title, and of many.
fn days_of<G: SetUp>(key: &'static str) -> (Vec<u64>, Vec<u64>) {
    let of_day = |day: u32| daily::setup::<G>(key, Day(day)).expect("a setup");
    let first = (20_778..20_781).map(|day| G::seed(&of_day(day))).collect();
    let all = (FIRST.0..FIRST.0 + 20_000).map(|day| {
        let setup = of_day(day);
        assert_eq!(daily::day::<G>(&setup), Some(Day(day)));
        assert_eq!(G::key(&setup), key);
        G::seed(&setup)
    });
    (first, all.collect())
}

#[test]
fn no_two_titles_share_a_deal_of_a_day() {
    let titles = [
        days_of::<Tramways>("tramways"),
        days_of::<City>("san-francisco"),
        days_of::<City>("berlin"),
        days_of::<Metromania>("metromania"),
    ];
    let first: Vec<&[u64]> = titles.iter().map(|(first, _)| first.as_slice()).collect();
    assert_eq!(
        first,
        [
            [6_289_014_465, 5_513_024_397, 7_897_239_074],
            [10_583_981_761, 9_807_991_693, 12_192_206_370],
            [14_878_949_057, 14_102_958_989, 16_487_173_666],
            [19_173_916_353, 18_397_926_285, 20_782_140_962],
        ]
    );
    let seeds: BTreeSet<u64> = titles.iter().flat_map(|(_, all)| all).copied().collect();
    assert_eq!(seeds.len(), 4 * 20_000);
    assert!(daily::setup::<City>("own-board", Day(20_800)).is_none());
}
