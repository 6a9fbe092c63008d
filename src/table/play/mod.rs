//! A game in play: its record with lines and a cursor, its mode and its clock.

mod broken;
mod clock;
mod game_mode;
mod line;
mod plan;
mod session;
mod step;

pub use broken::{Broken, Resumed, SetupFault};
pub use clock::Clock;
pub use game_mode::{Day, DayError, GameMode};
pub use line::{Comment, Line, MAX_COMMENT};
pub use plan::{BotMove, Source};
pub use session::{MAX_LINES, Session};
pub use step::Step;
