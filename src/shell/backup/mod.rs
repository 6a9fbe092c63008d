//! Keeping games: files, room, and the windows that show one game.

mod bar;
mod copies;
mod files;
mod import;
mod new_device;
mod recovered;

pub(crate) use bar::{BackupBar, Copies};
pub(crate) use files::{FileRow, FileWays, Files, use_files};
pub(crate) use import::use_import;
pub(crate) use new_device::{NewDevice, OpenLink};
pub(crate) use recovered::RecoveredGames;
