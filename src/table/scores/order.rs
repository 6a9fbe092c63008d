//! In which order the table of attempts is read.

use super::results::Entry;
use std::cmp::Reverse;

/// What the attempts are put in order by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// When they were finished.
    Date,
    /// The result.
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
    /// By what.
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

/// When an attempt was finished, as far as that is known: a daily game at least has its day.
fn moment(entry: &Entry) -> Option<u64> {
    let finished = Some(entry.attempt.finished_at).filter(|&at| at > 0);
    finished.or_else(|| entry.day().map(|day| day.begins()))
}
