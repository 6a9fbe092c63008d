//! The contract of every game. Knows no title and no web.

mod contract;
mod perft;
mod record;
mod refusals;
mod rng;
mod seat;
mod shared;
mod turns;

pub use contract::{Boundary, Game, Outcome, Rule};
pub use perft::perft;
pub use record::{Record, Replay, ReplayError};
pub(crate) use refusals::refusals;
pub use rng::Rng;
pub use seat::{BySeat, MAX_SEATS, Seat};
pub use shared::Shared;
pub use turns::Turns;
