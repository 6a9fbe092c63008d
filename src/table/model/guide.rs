//! The guide at a table.

use super::TableModel;
use crate::table::title::{SeatView, Title};
use crate::table::view::Lesson;
use crate::table::{Guide, Voice};

impl<G: Title> TableModel<G> {
    /// What it has told; it is silent where moves are tried and where nobody may help.
    pub(super) fn guide(&self) -> Guide {
        let is_alone = self.analysis.is_some() || self.table.mode.is_strict();
        if is_alone { Guide::default() } else { self.table.guide }
    }

    /// What it says now.
    pub(super) fn lesson(&self, seen: &SeatView<G>) -> Option<Lesson> {
        if seen.guide.voice == Voice::Silent {
            return None;
        }
        G::lesson(seen, &|number| seen.guide.told.has(number))
    }
}
