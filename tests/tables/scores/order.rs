//! The orders of the table of attempts.

use crate::ranked_games::RANKING;
use crate::ranked_games::RankedCategory;
use crate::ranked_games::{attempt, daily_attempt};
use catenary::table::Day;
use catenary::table::scores::order::{SortColumn, SortOrder};
use catenary::table::scores::results::Entry;
use catenary::table::scores::results::Ledger;
use catenary::table::scores::{Attempt, AttemptOrigin};
use std::cmp::Reverse;

/// Returns attempts with their end and duration in seconds; 0 is unknown.
fn ledger(known: &[(u64, u64)]) -> Ledger {
    Ledger::of(
        RANKING,
        (1..).zip(known).map(|(seed, &(finished_at, spent))| Attempt {
            finished_at,
            spent: spent * 1000,
            ..attempt(RankedCategory::Normal.setup(seed), seed, 0, AttemptOrigin::Imported)
        }),
        &[],
    )
}

fn sorted(ledger: &Ledger, order: SortOrder) -> Vec<&Entry> {
    let mut entries: Vec<&Entry> = ledger.entries.iter().rev().collect();
    entries.sort_by_key(|entry| order.key(entry));
    entries
}

#[test]
fn sorts_by_date_and_then_undated_results_by_score() {
    let ledger = ledger(&[(0, 0), (5000, 0), (0, 0), (9000, 0), (0, 0), (0, 0)]);
    let entries = sorted(&ledger, SortOrder::default());
    let dates: Vec<u64> = entries.iter().map(|it| it.attempt.finished_at).collect();
    assert_eq!(dates, [9000, 5000, 0, 0, 0, 0]);
    assert!(entries[2..].is_sorted_by_key(|it| Reverse(it.result())));
    let turned = sorted(&ledger, SortOrder::default().choose(SortColumn::Date));
    let dates: Vec<u64> = turned.iter().map(|it| it.attempt.finished_at).collect();
    assert_eq!(dates, [5000, 9000, 0, 0, 0, 0]);
}

#[test]
fn a_daily_game_without_a_date_has_its_day() {
    let daily = daily_attempt(20_800, 1, AttemptOrigin::Imported);
    let day = Day(20_800).begins();
    let [before, after] = [(1, day - 1), (2, day + 1)].map(|(seed, finished_at)| {
        let attempt = attempt(RankedCategory::Hard.setup(seed), seed, 0, AttemptOrigin::Own);
        Attempt { finished_at, ..attempt }
    });
    let ledger = Ledger::of(RANKING, [before, Attempt { finished_at: 0, ..daily }, after], &[]);
    let dates = sorted(&ledger, SortOrder::default());
    let dates: Vec<u64> = dates.iter().map(|it| it.attempt.finished_at).collect();
    assert_eq!(dates, [day + 1, 0, day - 1]);
}

#[test]
fn scores_begin_with_the_best_and_times_with_the_quickest() {
    let ledger = ledger(&[(1, 60), (2, 0), (3, 20), (4, 90)]);
    let scores =
        |order| -> Vec<i32> { sorted(&ledger, order).iter().map(|it| it.result()).collect() };
    let order = SortOrder::default().choose(SortColumn::Score);
    assert!(scores(order).is_sorted_by_key(|&score| Reverse(score)));
    assert!(scores(order.choose(SortColumn::Score)).is_sorted());
    let times = |order| -> Vec<u64> {
        sorted(&ledger, order).iter().map(|it| it.attempt.spent / 1000).collect()
    };
    let order = order.choose(SortColumn::Time);
    assert_eq!(times(order), [20, 60, 90, 0]);
    assert_eq!(times(order.choose(SortColumn::Time)), [90, 60, 20, 0]);
}
