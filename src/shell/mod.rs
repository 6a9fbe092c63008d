//! The pages of any title: a new game, its table, its rules, what home shows of it. Names no title.

mod bots;
mod command;
mod count;
mod curtain;
mod hint;
mod keys;
mod lacking;
mod log;
mod new_game;
mod past;
mod play;
mod players;
mod posters;
mod prompt;
mod rules;
mod saving;
mod seat_card;
mod share;
mod sitting;
mod sound;
mod visit;
mod ways;

pub use lacking::Lacking;
pub use new_game::NewGame;
pub use play::{Begun, SavedGame};
pub use posters::{begin, picture, poster, shell_poster};
pub use rules::Rules;
pub use seat_card::{SeatChange, SeatShown, seat_card, seat_slot};
pub use visit::VisitedGame;
