//! The pages, one a file.

mod home;
mod link;
mod new_game;
mod play;
mod ranked;
mod rules;
mod shortcut;
mod unknown;
mod visit;

pub use home::{First, Home, begin};
pub use link::LinkPage;
pub use new_game::NewGamePage;
pub use play::PlayPage;
pub use ranked::RankedPage;
pub use rules::RulesPage;
pub use shortcut::{Shortcut, ShortcutPage};
pub use unknown::Unknown;
pub use visit::VisitPage;
