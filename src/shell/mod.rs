//! The pages of any title: a new game, its table, its rules, what home shows of it. Names no title.

mod bots;
mod count;
mod curtain;
mod hint;
mod log;
mod new_game;
mod past;
mod play;
mod players;
mod posters;
mod prompt;
mod rules;
mod saving;
mod share;
mod visit;

pub use new_game::NewGame;
pub use play::{Begun, SavedGame};
pub use posters::{poster, shell_poster};
pub use rules::Rules;
pub use visit::VisitedGame;
