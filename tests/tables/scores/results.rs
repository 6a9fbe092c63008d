//! The table of attempts: best results, ranks, days in a row.

use crate::ranked_games::par;
use crate::ranked_games::{RANKING, RankedCategory, daily};
use crate::ranked_games::{attempt, daily_attempt};
use catenary::table::Day;
use catenary::table::scores::Refuted;
use catenary::table::scores::results::{
    AttemptKind, AttemptStatus, Entry, Filter, Ledger, Streak, Unproven, Whose, best,
};
use catenary::table::scores::{Attempt, AttemptOrigin, AttemptProgress, AttemptRecord};
use catenary::table::scores::{Evidence, Notes, Novelty};
use catenary::titles::tramways::rules::setup::Setup;
use std::cmp::Reverse;

const TODAY: Day = Day(20_800);

#[test]
fn the_days_up_to_today_or_yesterday_are_a_streak() {
    let days = [20_790, 20_791, 20_792, 20_793, 20_797, 20_798, 20_799];
    let attempts = days.map(|day| daily_attempt(day, 1, AttemptOrigin::Own));
    let ledger = Ledger::of(RANKING, attempts.clone(), &[]);
    assert_eq!(ledger.streak(TODAY), Streak { now: 3, longest: 4 });
    assert_eq!(ledger.streak(Day(20_801)), Streak { now: 0, longest: 4 });
    let mut more = attempts.to_vec();
    more.push(daily_attempt(20_800, 1, AttemptOrigin::Own));
    assert_eq!(Ledger::of(RANKING, more.clone(), &[]).streak(TODAY), Streak { now: 4, longest: 4 });
    more.pop();
    more.push(daily_attempt(20_800, 1, AttemptOrigin::Imported));
    assert_eq!(Ledger::of(RANKING, more, &[]).streak(TODAY).now, 3, "somebody else's game");
}

#[test]
fn a_daily_game_played_on_another_day_adds_no_streak() {
    let late = Attempt { begun_at: TODAY.begins(), ..daily_attempt(20_799, 1, AttemptOrigin::Own) };
    let ledger = Ledger::of(RANKING, [late], &[]);
    assert_eq!(ledger.streak(TODAY), Streak::default());
    assert!(ledger.daily(Day(20_799)).is_some(), "but it was played");
}

#[test]
fn only_the_first_finished_game_of_a_day_counts() {
    let [late, early] = [9, 2].map(|seed| daily_attempt(20_800, seed, AttemptOrigin::Own));
    let foreign = daily_attempt(20_800, 3, AttemptOrigin::Imported);
    let ledger = Ledger::of(RANKING, [late.clone(), foreign, early.clone()], &[]);
    let repeats = ledger.entries.iter().filter(|it| it.standing == AttemptStatus::Repeat);
    assert_eq!(repeats.map(|it| &it.attempt).collect::<Vec<_>>(), [&late]);
    assert_eq!(ledger.daily(TODAY).map(|it| &it.attempt), Some(&early));
    assert_eq!(ledger.daily(Day(20_801)), None);
}

#[test]
fn imported_results_never_replace_the_days_result() {
    let own = Attempt { place: 4, ..daily_attempt(20_800, 1, AttemptOrigin::Own) };
    let claimed = Attempt { place: 1, ..daily_attempt(20_800, 2, AttemptOrigin::Brought) };
    let undated = Attempt { begun_at: 0, finished_at: 0, ..claimed.clone() };
    for brought in [claimed, undated] {
        let ledger = Ledger::of(RANKING, [brought.clone(), own.clone()], &[]);
        assert_eq!(ledger.daily(TODAY).map(|it| &it.attempt), Some(&own));
        assert_eq!(ledger.streak(TODAY).now, 1);
        let beside = ledger.entries.iter().find(|it| it.standing == AttemptStatus::Uncounted);
        assert_eq!(beside.map(|it| &it.attempt), Some(&brought));
    }
}

#[test]
fn a_day_of_another_device_counts_if_nothing_was_played_here() {
    let [first, next] = [7, 8].map(|place| Attempt {
        place,
        ..daily_attempt(20_800, 20 - place, AttemptOrigin::Brought)
    });
    let ledger = Ledger::of(RANKING, [next.clone(), first.clone()], &[]);
    assert_eq!(ledger.daily(TODAY).map(|it| &it.attempt), Some(&first), "in their order here");
    assert!(ledger.is_played(TODAY));
    let undated = Attempt { begun_at: 0, ..first };
    let ledger = Ledger::of(RANKING, [undated], &[]);
    assert_eq!((ledger.daily(TODAY), ledger.streak(TODAY)), (None, Streak::default()));
}

#[test]
fn a_clock_set_back_changes_no_order() {
    let first = Attempt { place: 1, ..daily_attempt(20_800, 9, AttemptOrigin::Own) };
    let earlier = daily_attempt(20_800, 2, AttemptOrigin::Own);
    let later = Attempt { place: 2, finished_at: 1, ..earlier };
    let ledger = Ledger::of(RANKING, [later, first.clone()], &[]);
    assert_eq!(ledger.daily(TODAY).map(|it| &it.attempt), Some(&first));
    assert!(first.is_fresh(TODAY));
    assert!(Attempt { finished_at: 1, ..first }.is_fresh(TODAY), "it was begun today");
}

#[test]
fn a_deleted_result_is_still_the_first_of_its_day() {
    let first = daily_attempt(20_800, 1, AttemptOrigin::Own);
    let record = AttemptRecord {
        setup: par::name(&daily::setup(TODAY)).expect("a ranked set-up"),
        begun_at: first.begun_at,
        link: first.link,
        plies: 1,
        progress: AttemptProgress::Finished,
        number: 1,
        undos: 0,
        spent: 1,
        evidence: Evidence::Whole,
        novelty: Novelty::New,
        place: 1,
        shown: None,
        notes: Notes::Kept,
    };
    let others = [AttemptOrigin::Own, AttemptOrigin::Brought]
        .map(|origin| Attempt { place: 2, ..daily_attempt(20_800, 2, origin) });
    for again in others {
        let ledger = Ledger::of(RANKING, [again.clone()], std::slice::from_ref(&record));
        assert_eq!((ledger.daily(TODAY), ledger.is_played(TODAY)), (None, true));
        assert_ne!(ledger.entries[0].standing, AttemptStatus::Counts);
        let back = Attempt {
            link: record.link.clone(),
            begun_at: 0,
            finished_at: 0,
            ..daily_attempt(20_800, 2, AttemptOrigin::Brought)
        };
        let ledger = Ledger::of(RANKING, [again.clone(), back], std::slice::from_ref(&record));
        let first = ledger.daily(TODAY).map(|it| (&it.attempt.link, it.attempt.origin));
        assert_eq!(first, Some((&record.link, AttemptOrigin::Own)), "it may come back by its link");
        assert_eq!(ledger.streak(TODAY).now, 1);
        let of_elsewhere = record.clone().brought();
        let ledger = Ledger::of(RANKING, [again], &[of_elsewhere]);
        assert!(ledger.daily(TODAY).is_some(), "another ledger's order is not this one's");
    }
}

#[test]
fn counts_abandoned_attempts_by_category() {
    let record = |setup: &str, progress| AttemptRecord {
        setup: setup.to_owned(),
        begun_at: 5,
        link: String::new(),
        plies: 0,
        progress,
        number: 1,
        undos: 0,
        spent: 0,
        evidence: Evidence::Whole,
        novelty: Novelty::New,
        place: 0,
        shown: None,
        notes: Notes::Kept,
    };
    let records = [
        record("hard.7", AttemptProgress::GivenUp),
        record("hard.8", AttemptProgress::GivenUp),
        record("normal.7", AttemptProgress::GivenUp),
        record("hard.9", AttemptProgress::Open),
        record("hard.9", AttemptProgress::Finished),
    ];
    let ledger = Ledger::of(RANKING, [], &records);
    let all =
        [None, Some(RankedCategory::Hard.category()), Some(RankedCategory::Alternative.category())];
    assert_eq!(all.map(|category| ledger.given_up(category)), [3, 2, 0]);
}

#[test]
fn an_own_game_that_is_imported_again_counts_once() {
    let own = attempt(RankedCategory::Hard.setup(5), 1, 10, AttemptOrigin::Own);
    let address = format!("https://example.org/catenary/#{}", own.link);
    let other =
        Attempt { origin: AttemptOrigin::Imported, finished_at: 1, link: address, ..own.clone() };
    for attempts in [[own.clone(), other.clone()], [other, own.clone()]] {
        let ledger = Ledger::of(RANKING, attempts, &[]);
        let kept: Vec<&Attempt> = ledger.entries.iter().map(|it| &it.attempt).collect();
        assert_eq!(kept, [&own]);
    }
}

#[test]
fn keeps_unproven_attempts_apart() {
    let casual = attempt(Setup::standard(1, 5), 1, 10, AttemptOrigin::Own);
    let mut broken = casual.clone();
    broken.link.pop();
    let ledger = Ledger::of(
        RANKING,
        [casual.clone(), broken, daily_attempt(20_800, 1, AttemptOrigin::Own)],
        &[],
    );
    assert_eq!((ledger.entries.len(), ledger.unproven.len()), (1, 2));
    assert_eq!(ledger.unproven[0], Unproven { attempt: casual, why: Refuted::NotRanked });
}

#[test]
fn filters_bests_and_ranks_agree() {
    let mut attempts: Vec<Attempt> = (0..12)
        .map(|seed| {
            let category = RankedCategory::ALL[seed as usize % 3];
            attempt(category.setup(seed), seed, 1000 * seed, AttemptOrigin::Own)
        })
        .collect();
    attempts.push(daily_attempt(20_800, 1, AttemptOrigin::Imported));
    let ledger = Ledger::of(RANKING, attempts, &[]);
    let all = ledger.filtered(Filter::default());
    assert_eq!(all.len(), 13);
    assert!(all.is_sorted_by_key(|entry| Reverse(entry.attempt.finished_at)));
    let hard = Filter {
        category: Some(RankedCategory::Hard.category()),
        kind: Some(AttemptKind::Ranked),
        whose: None,
    };
    let hard = ledger.filtered(hard);
    assert_eq!(hard.len(), 4);
    let most = hard.iter().map(|entry| entry.result()).max();
    assert_eq!(best(&hard).map(Entry::result), most);
    assert_eq!(best(&[]), None);
    let imported = Filter { whose: Some(Whose::Others), ..Filter::default() };
    assert_eq!(ledger.filtered(imported).len(), 1);
}
