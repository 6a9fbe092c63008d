//! The pages of Tramways: Yew components and nothing else.

mod begun;
mod board;
mod brought;
mod cards;
pub(crate) mod components;
mod hand;
pub(crate) mod hooks;
mod ledger;
mod market;
mod motion;
pub(crate) mod pages;
mod player_board;
mod prompt;
mod sale;
mod title;

pub(crate) use brought::{checked, proven};
pub(crate) use components::rulebook::book;
pub(crate) use ledger::delete_game;
pub(crate) use pages::RankedPage;
