//! In which order the table of attempts is read.

use crate::titles::tramways::session::ledger::Entry;
use std::cmp::Reverse;

/// What the attempts are put in order by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// When they were finished.
    Date,
    Score,
    /// The time spent.
    Time,
}

/// Which end comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// The earliest, the lowest, the shortest.
    Rising,
    /// The latest, the highest, the longest.
    Falling,
}

/// An order of attempts. What is not known comes last, whatever the direction; of equals the
/// higher score comes first, then the later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub column: Column,
    /// Which end first.
    pub direction: Direction,
}

impl Default for Order {
    /// The newest first.
    fn default() -> Order {
        Order::by(Column::Date)
    }
}

impl Order {
    /// The usual order by a column: the newest, the best, the quickest first.
    pub fn by(column: Column) -> Order {
        let direction = match column {
            Column::Date | Column::Score => Direction::Falling,
            Column::Time => Direction::Rising,
        };
        Order { column, direction }
    }

    /// The order once the head of a column was chosen: the same column turns round.
    #[must_use]
    pub fn choose(self, column: Column) -> Order {
        match self.direction {
            _ if column != self.column => Order::by(column),
            Direction::Rising => Order { direction: Direction::Falling, ..self },
            Direction::Falling => Order { direction: Direction::Rising, ..self },
        }
    }

    /// What attempts are to be sorted by.
    pub fn key(self, entry: &Entry) -> impl Ord + use<> {
        let value = self.value(entry).map(|value| match self.direction {
            Direction::Rising => value,
            Direction::Falling => -value,
        });
        (value.is_none(), value, Reverse(entry.total()), Reverse(moment(entry)))
    }

    fn value(self, entry: &Entry) -> Option<i128> {
        match self.column {
            Column::Date => moment(entry).map(i128::from),
            Column::Score => Some(entry.total().into()),
            Column::Time => Some(entry.attempt.spent.into()).filter(|&spent| spent > 0),
        }
    }
}

/// When an attempt was finished, as far as that is known: a daily game at least has its day.
fn moment(entry: &Entry) -> Option<u64> {
    let finished = Some(entry.attempt.finished_at).filter(|&at| at > 0);
    finished.or_else(|| entry.day().map(|day| day.begins()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Day;
    use crate::table::ranked::{Attempt, Origin};
    use crate::titles::tramways::rules::ranked_category::RankedCategory;
    use crate::titles::tramways::session::fixture::{attempt, daily_attempt};
    use crate::titles::tramways::session::ledger::Ledger;

    /// Attempts with their moments and times in seconds, 0 being unknown.
    fn ledger(known: &[(u64, u64)]) -> Ledger {
        Ledger::of(
            (1..).zip(known).map(|(seed, &(finished_at, spent))| Attempt {
                finished_at,
                spent: spent * 1000,
                ..attempt(RankedCategory::Normal.setup(seed), seed, 0, Origin::Imported)
            }),
            &[],
        )
    }

    fn sorted(ledger: &Ledger, order: Order) -> Vec<&Entry> {
        let mut entries: Vec<&Entry> = ledger.entries.iter().rev().collect();
        entries.sort_by_key(|entry| order.key(entry));
        entries
    }

    #[test]
    fn the_newest_come_first_and_those_without_a_date_last_the_best_first() {
        let ledger = ledger(&[(0, 0), (5000, 0), (0, 0), (9000, 0), (0, 0), (0, 0)]);
        let entries = sorted(&ledger, Order::default());
        let dates: Vec<u64> = entries.iter().map(|it| it.attempt.finished_at).collect();
        assert_eq!(dates, [9000, 5000, 0, 0, 0, 0]);
        assert!(entries[2..].is_sorted_by_key(|it| Reverse(it.total())));
        let turned = sorted(&ledger, Order::default().choose(Column::Date));
        let dates: Vec<u64> = turned.iter().map(|it| it.attempt.finished_at).collect();
        assert_eq!(dates, [5000, 9000, 0, 0, 0, 0]);
    }

    #[test]
    fn a_daily_game_without_a_date_has_its_day() {
        let daily = daily_attempt(20_800, 1, Origin::Imported);
        let day = Day(20_800).begins();
        let [before, after] = [(1, day - 1), (2, day + 1)].map(|(seed, finished_at)| {
            let attempt = attempt(RankedCategory::Hard.setup(seed), seed, 0, Origin::Own);
            Attempt { finished_at, ..attempt }
        });
        let ledger = Ledger::of([before, Attempt { finished_at: 0, ..daily }, after], &[]);
        let dates = sorted(&ledger, Order::default());
        let dates: Vec<u64> = dates.iter().map(|it| it.attempt.finished_at).collect();
        assert_eq!(dates, [day + 1, 0, day - 1]);
    }

    #[test]
    fn scores_begin_with_the_best_and_times_with_the_quickest() {
        let ledger = ledger(&[(1, 60), (2, 0), (3, 20), (4, 90)]);
        let scores =
            |order| -> Vec<i32> { sorted(&ledger, order).iter().map(|it| it.total()).collect() };
        let order = Order::default().choose(Column::Score);
        assert!(scores(order).is_sorted_by_key(|&score| Reverse(score)));
        assert!(scores(order.choose(Column::Score)).is_sorted());
        let times = |order| -> Vec<u64> {
            sorted(&ledger, order).iter().map(|it| it.attempt.spent / 1000).collect()
        };
        let order = order.choose(Column::Time);
        assert_eq!(times(order), [20, 60, 90, 0]);
        assert_eq!(times(order.choose(Column::Time)), [90, 60, 20, 0]);
    }
}
