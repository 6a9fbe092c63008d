//! The toy: a dozen lines of rules with one of everything a game can have. Tests run it through all of the code; players never
//! see it.

mod bots;
mod codec;
mod error;
mod rules;
mod set_up;
mod trace;
#[cfg(feature = "web")]
mod ui;
mod view;
pub mod words;

pub use error::{Refusal, SetupError};
pub use rules::{Action, Decision, Event, Observation, PublicState, Setup, State, Toy};

#[cfg(not(target_arch = "wasm32"))]
impl crate::measure::LabTitle for Toy {}
