//! The pages, one a file.

mod new_game;
mod play;
mod ranked;
mod visit;

pub use new_game::NewGamePage;
pub use play::table;
pub use ranked::RankedPage;
pub use visit::VisitPage;
