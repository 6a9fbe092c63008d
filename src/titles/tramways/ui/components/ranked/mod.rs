//! Ranked games: what can be played, the board with the attempts, files.

mod at_table;
mod board;
mod categories;
mod daily;
mod entry;
mod exchange;
mod facts;
mod filters;
mod heads;
mod histogram;
mod import;
mod par;
mod plates;
mod refused;
mod under_way;
mod unsaved;

pub(crate) use at_table::{RankedNote, RankedNotices, note_resumed};
pub(crate) use board::ScoreBoard;
pub(crate) use categories::Categories;
pub(crate) use daily::{DailySign, daily_done, play_daily};
pub(crate) use exchange::Exchange;
pub(crate) use plates::Plates;
pub(crate) use refused::use_beginning;
pub(crate) use under_way::UnderWay;
