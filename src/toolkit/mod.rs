//! What pages of any title are made of: boards with places, the border to a title's components.

pub mod board;
pub mod table_ui;
mod turned;
pub mod window;
