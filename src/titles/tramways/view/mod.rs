//! What to show, as plain data: no Yew, no rules.

pub mod auction;
pub mod begun;
pub mod bill;
pub mod builder;
pub mod change;
pub mod cut;
mod deed;
pub mod derived;
pub mod figures;
pub mod gauge;
pub mod guide;
pub mod hint;
pub mod ids;
pub mod log;
pub mod meaning;
mod metric;
pub mod motion;
pub mod offer;
pub mod panels;
pub mod payment;
pub mod phase;
pub mod picture;
pub mod places;
pub mod position;
pub mod press;
pub mod prompt;
mod reader;
pub mod result_card;
pub mod reveal;
pub mod review;
pub mod ruling;
pub mod scene;
pub mod set_up;
pub mod slots;
pub mod spoken;
pub mod standing;
pub mod stroke;
pub mod summary;
pub mod traces;
pub mod trips;
mod typed;
pub mod uses;
pub mod why;

#[cfg(test)]
mod fixture;

impl crate::table::title::Title for super::rules::Tramways {}
