//! The title's drawings: Yew components and nothing else.

mod auction;
mod board;
mod cards;
pub(crate) mod components;
mod hand;
mod market;
mod motion;
mod player_board;
mod prompt;
mod title;

pub(crate) use components::rulebook::book;
