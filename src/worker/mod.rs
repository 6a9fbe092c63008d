//! Bots that think beside the page, in a Web Worker, or in small slices on the page where no worker
//! can start.

pub mod protocol;
pub mod thinker;

#[cfg(feature = "web")]
mod adviser;
#[cfg(feature = "worker")]
mod agent;
#[cfg(feature = "web")]
mod channel;
#[cfg(feature = "worker")]
mod clock;

#[cfg(feature = "web")]
pub use adviser::{Adviser, Asked, OnPage, Sought, Thinkers};
#[cfg(feature = "worker")]
pub use agent::serve;
