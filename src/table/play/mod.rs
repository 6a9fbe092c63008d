//! A game in play: its record with lines and a cursor, its mode and its clock.

mod broken;
mod clock;
mod game_mode;
mod line;
mod plan;
mod session;
mod step;

pub use broken::{Broken, ResumedSession, SetupFault};
pub use clock::Clock;
pub use game_mode::{Day, DayError, GameMode};
pub use line::{Comment, MAX_COMMENT, PlayLine};
pub use plan::{BotMove, DecisionSource};
pub use session::{MAX_LINES, Session};
pub use step::PlayedStep;
