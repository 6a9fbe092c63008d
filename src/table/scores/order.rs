//! The sort order of the table of attempts.

use super::results::Entry;
use std::cmp::Reverse;

/// The column to sort by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The time of the end.
    Date,
    /// The result.
    Score,
    /// The time spent.
    Time,
}

/// The sort direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Earliest, lowest or shortest first.
    Rising,
    /// Latest, highest or longest first.
    Falling,
}

/// An order of attempts. Unknown values come last in either direction; ties are broken by higher score, then by later end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    /// The column.
    pub column: Column,
    /// The direction.
    pub direction: Direction,
}

impl Default for Order {
    /// The newest first.
    fn default() -> Order {
        Order::by(Column::Date)
    }
}

impl Order {
    /// The default order by a column: newest, best or quickest first.
    pub fn by(column: Column) -> Order {
        let direction = match column {
            Column::Date | Column::Score => Direction::Falling,
            Column::Time => Direction::Rising,
        };
        Order { column, direction }
    }

    /// Returns the order after a press on a column's head: the same column is reversed.
    #[must_use]
    pub fn choose(self, column: Column) -> Order {
        match self.direction {
            _ if column != self.column => Order::by(column),
            Direction::Rising => Order { direction: Direction::Falling, ..self },
            Direction::Falling => Order { direction: Direction::Rising, ..self },
        }
    }

    /// Returns the sort key of an attempt.
    pub fn key(self, entry: &Entry) -> impl Ord + use<> {
        let value = self.value(entry).map(|value| match self.direction {
            Direction::Rising => value,
            Direction::Falling => -value,
        });
        (value.is_none(), value, Reverse(entry.result()), Reverse(moment(entry)))
    }

    fn value(self, entry: &Entry) -> Option<i128> {
        match self.column {
            Column::Date => moment(entry).map(i128::from),
            Column::Score => Some(entry.result().into()),
            Column::Time => Some(entry.attempt.spent.into()).filter(|&spent| spent > 0),
        }
    }
}

/// The end of an attempt, or at least the day of a daily game; `None` if unknown.
fn moment(entry: &Entry) -> Option<u64> {
    let finished = Some(entry.attempt.finished_at).filter(|&at| at > 0);
    finished.or_else(|| entry.day().map(|day| day.begins()))
}
