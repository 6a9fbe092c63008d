//! What to show, as plain data: no Yew, no rules.

pub mod act;
pub mod camera;
pub mod change;
pub mod desk;
pub mod history;
pub mod log;
pub mod meaning;
pub mod offer;
pub mod payment;
pub mod position;
pub mod reveal;
pub mod scene;
pub mod slots;
pub mod trips;
pub mod undo;
pub mod why;

#[cfg(test)]
mod fixture;
