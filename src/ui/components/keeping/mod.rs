//! Keeping games: files, room, and the windows that show one game.

mod bar;
mod export;
mod import;
mod spare;
mod windows;

pub use bar::KeepingBar;
pub use export::ExportButton;
pub use import::{Import, Line, imported, use_import};
pub use spare::{ScarceNotice, SpareGames};
pub use windows::{LookingOnNotice, MendedNotice};
