//! Keeping games: files, room, and the windows that show one game.

mod bar;
mod copies;
mod export;
mod import;
mod lost;
mod new_device;
mod spare;
mod windows;

pub use bar::BackupBar;
pub use export::ExportButton;
pub use import::{Import, Line, imported, use_import};
pub use lost::LostGames;
pub use new_device::NewDevice;
pub use spare::{ScarceNotice, SpareGames};
pub use windows::{LookingOnNotice, MendedNotice};
