//! The pages of Tramways: Yew components and nothing else.

mod begun;
mod board;
mod brought;
mod cards;
pub mod components;
pub mod contexts;
mod hand;
pub mod hooks;
mod ledger;
mod market;
pub mod motion;
pub mod pages;
mod parts;
mod player_board;
pub mod print;
mod prompt;
mod resumed;
mod sale;
mod title;

pub use begun::{begin, may_play};
pub use brought::{checked, proven};
pub use components::rulebook::book;
pub use ledger::delete_game;
pub use pages::{RankedPage, VisitPage, table};
