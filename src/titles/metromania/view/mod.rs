//! Metromania at a table, as plain data for the shell. No web.

pub mod chart;
pub mod city;
pub mod draft;
pub mod lesson;
mod log;
mod metric;
pub mod naming;
mod panels;
pub mod paths;
pub mod pieces;
pub mod places;
pub mod press;
pub mod prompt;
mod set_up;
pub mod trips;
pub mod whereabouts;

pub use draft::Draft;

impl crate::table::title::Title for super::rules::Metromania {}
