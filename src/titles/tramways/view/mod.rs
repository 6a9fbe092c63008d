//! The title's view as plain data: no Yew, no rules.

pub mod auction;
pub mod cost;
pub mod drafts;
pub mod figures;
pub mod guide;
pub mod map;
pub mod motion;
pub mod new_game;
pub mod picture;
pub mod players;
pub mod prompts;
pub mod result_card;
pub mod scene;
pub mod telling;
pub mod uses;

#[cfg(test)]
mod fixture;

impl crate::table::title::Title for super::rules::Tramways {}
