//! The pages of Tramways: Yew components and nothing else.

mod begun;
mod board;
mod brought;
mod cards;
pub mod components;
mod hand;
pub mod hooks;
mod ledger;
mod market;
mod motion;
pub mod pages;
mod player_board;
mod prompt;
mod sale;
mod title;

pub use brought::{checked, proven};
pub use components::rulebook::book;
pub use ledger::delete_game;
pub use pages::RankedPage;
