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
pub use game::{Nobody, Played, Witness, play};
pub use lab_title::{Column, Counts, LabTitle, NewBot, Ranked, Report};
pub use marks::Marks;
pub use overview::Overview;
pub use position::{Opened, PositionError, read, wrong};
pub use results::Results;
pub use script::{Case, Script};
pub use totals::{Checking, Totals};
