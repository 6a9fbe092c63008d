//! Games between bots, statistics of many games, and the command line's interface to a title. Knows no title.

mod arguments;
mod game;
mod lab_title;
mod marks;
mod overview;
mod position;
mod results;
mod script;
pub(crate) mod statistics;
mod totals;

pub use arguments::{LabError, level, word};
pub use game::{BotGame, GameObserver, Nobody, play};
pub use lab_title::{Counts, LabReport, LabTitle, NewBot, Ranked, ResultColumn};
pub use marks::CountSums;
pub use overview::Overview;
pub use position::{OpenedPosition, PositionError, read, wrong};
pub use results::ScoreTotals;
pub use script::{Case, Script};
pub use totals::{InvariantChecks, Totals};
