//! The view of San Francisco and Berlin for the shell's table, free of web code.

pub mod box_count;
pub mod claims;
mod draft;
pub mod geometry;
mod guide;
pub mod hint;
pub mod ids;
pub mod labels;
mod log;
mod metric;
pub mod odds;
pub mod panels;
pub mod places;
pub mod points_table;
mod press;
mod prompt;
mod set_up;
pub mod sketch;
mod small;
pub mod tickets;

pub use draft::Draft;

impl crate::table::title::Title for super::rules::City {}
