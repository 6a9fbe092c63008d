//! The title's drawings: Yew components and nothing else.

mod board;
mod cards;
pub(crate) mod components;
mod hand;
mod market;
mod motion;
mod player_board;
mod prompt;
mod sale;
mod title;

pub(crate) use components::rulebook::book;
