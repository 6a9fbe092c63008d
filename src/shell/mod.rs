//! The pages of any title: home, a new game, its table, its rules, links. Names no title.

mod app;
mod areas;
mod backup;
mod book;
mod challenge;
mod links;
mod new_game;
mod overlays;
mod pages;
mod parts;
mod past;
mod picture;
mod prefetch;
mod puzzles;
mod score;
mod scores;
mod start;
mod table;

pub use app::mount;
