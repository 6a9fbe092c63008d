//! The sort order of the table of attempts.

use super::results::Entry;
use std::cmp::Reverse;

/// The column to sort by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortColumn {
    /// The time of the end.
    Date,
    /// The result.
    Score,
    /// The time spent.
    Time,
}

/// The sort direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortDirection {
    /// Earliest, lowest or shortest first.
    Rising,
    /// Latest, highest or longest first.
    Falling,
}

/// An order of attempts. Unknown values come last in either direction; ties are broken by higher score, then by later end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortOrder {
    /// The column.
    pub column: SortColumn,
    /// The direction.
    pub direction: SortDirection,
}

impl Default for SortOrder {
    /// The newest first.
    fn default() -> SortOrder {
        SortOrder::by(SortColumn::Date)
    }
}

impl SortOrder {
    /// The default order by a column: newest, best or quickest first.
    pub fn by(column: SortColumn) -> SortOrder {
        let direction = match column {
            SortColumn::Date | SortColumn::Score => SortDirection::Falling,
            SortColumn::Time => SortDirection::Rising,
        };
        SortOrder { column, direction }
    }

    /// Returns the order after a press on a column's head: the same column is reversed.
    #[must_use]
    pub fn choose(self, column: SortColumn) -> SortOrder {
        match self.direction {
            _ if column != self.column => SortOrder::by(column),
            SortDirection::Rising => SortOrder { direction: SortDirection::Falling, ..self },
            SortDirection::Falling => SortOrder { direction: SortDirection::Rising, ..self },
        }
    }

    /// Returns the sort key of an attempt.
    pub fn key(self, entry: &Entry) -> impl Ord + use<> {
        let value = self.value(entry).map(|value| match self.direction {
            SortDirection::Rising => value,
            SortDirection::Falling => -value,
        });
        (value.is_none(), value, Reverse(entry.result()), Reverse(moment(entry)))
    }

    fn value(self, entry: &Entry) -> Option<i128> {
        match self.column {
            SortColumn::Date => moment(entry).map(i128::from),
            SortColumn::Score => Some(entry.result().into()),
            SortColumn::Time => Some(entry.attempt.spent.into()).filter(|&spent| spent > 0),
        }
    }
}

/// The end of an attempt, or at least the day of a daily game; `None` if unknown.
fn moment(entry: &Entry) -> Option<u64> {
    let finished = Some(entry.attempt.finished_at).filter(|&at| at > 0);
    finished.or_else(|| entry.day().map(|day| day.begins()))
}
