//! What pages of any title are made of: boards with places, the border to a title's components, hooks and widgets.

pub mod address;
pub mod begun;
pub mod board;
pub mod fetching;
pub mod guard;
pub mod hooks;
pub mod outlet;
pub(crate) mod parts;
pub mod preferences;
pub(crate) mod sound;
pub mod table_ui;
mod turned;
pub mod viewport;
pub mod widgets;
pub mod window;
