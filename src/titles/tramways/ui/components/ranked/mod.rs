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

pub use at_table::{RankedNote, RankedNotices, note_resumed};
pub use board::ScoreBoard;
pub use categories::Categories;
pub use daily::{DailySign, daily_done, play_daily};
pub use exchange::Exchange;
pub use plates::Plates;
pub use refused::use_beginning;
pub use under_way::UnderWay;
