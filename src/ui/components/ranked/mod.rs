//! Ranked games: what can be played, the board with the attempts, files.

mod at_table;
mod board;
mod categories;
mod daily;
mod dates;
mod entry;
mod exchange;
mod facts;
mod filters;
mod heads;
mod histogram;
mod import;
mod par;
mod plates;
mod under_way;

pub use at_table::RankedNote;
pub use board::ScoreBoard;
pub use categories::Categories;
pub use daily::{DailyEntry, DailySign, daily_done, play_daily};
pub use exchange::Exchange;
pub use plates::Plates;
pub use under_way::UnderWay;

use crate::session::{Arrangement, GameMode, Session, Table};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::setup::Setup;
use crate::ui::app::Begun;

/// Begins a game that counts, for the first person of the usual arrangement.
fn begin(setup: Setup, mode: GameMode, usual: &Arrangement, begun: &Begun) {
    // Every set-up of a category can be dealt.
    if let Ok(session) = Session::<Tramways>::new(setup) {
        let table = Table::new(session, &usual.solo().chairs(), 1);
        begun.play(Table { mode, ..table });
    }
}
