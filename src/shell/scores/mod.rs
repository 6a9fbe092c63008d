//! Scores of any title: its daily game, ranked games, the table of results, files, and the notices at a ranked table.

mod at_table;
mod attempts;
mod board;
mod categories;
mod daily;
mod entry;
mod exchange;
mod facts;
mod filters;
mod heads;
mod page;
mod par;
mod par_search;
mod plates;
mod ranks;
mod refused;
mod under_way;
mod unsaved;

pub(crate) use at_table::{RankedNote, RankedNotices};
pub(crate) use daily::begin_today;
pub(crate) use page::ScoresPage;
pub(crate) use unsaved::RankedTable;
