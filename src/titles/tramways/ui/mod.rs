//! The pages of Tramways: Yew components and nothing else.

mod begun;
mod brought;
pub mod components;
pub mod contexts;
pub mod hooks;
mod ledger;
pub mod motion;
pub mod pages;
mod parts;
pub mod print;
mod resumed;

pub use begun::begin;
pub use brought::{checked, proven};
pub use components::rulebook::book;
pub use ledger::delete_game;
pub use pages::{RankedPage, VisitPage, table};
