//! Playing: a record with its lines of play and a cursor, the set-up that it came from, and how long it took.

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
