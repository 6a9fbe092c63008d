//! What to show, as plain data: no Yew, no rules.

pub mod analysis;
pub mod auction;
pub mod builder;
pub mod change;
pub mod command;
pub mod comparison;
pub mod cut;
pub mod figures;
pub mod frame;
pub mod guide;
pub mod hint;
pub mod history;
pub mod log;
pub mod meaning;
pub mod model;
pub mod motion;
pub mod msg;
pub mod narration;
pub mod offer;
pub mod payment;
pub mod phase;
pub mod picture;
pub mod position;
pub mod result_card;
pub mod reveal;
pub mod review;
pub mod ruling;
pub mod scene;
pub mod set_up;
pub mod since;
pub mod slots;
pub mod spoken;
pub mod standing;
pub mod summary;
pub mod traces;
pub mod trips;
mod typed;
pub mod undo;
pub mod uses;
pub mod why;

#[cfg(test)]
mod fixture;
