//! One game as it is played on this device: a record with a cursor. Pure; knows no page.

mod play;
mod preferences;
mod save;

pub use play::{Session, Step};
pub use preferences::{Question, Questions};
pub use save::{Save, SaveError};
