//! Backups: files, storage space, and games that were recovered.

mod bar;
mod copies;
mod files;
mod import;
mod list;
mod new_device;
mod recovered;

pub(crate) use bar::{BackupBar, Copies};
pub(crate) use files::{FileInputs, FileRow, GameFiles, PickerProps, picker, use_files};
pub(crate) use import::{ImportPage, ImportSource, use_import};
pub(crate) use new_device::{NewDevice, OpenLink};
pub(crate) use recovered::RecoveredGames;
