//! Bots that search in a Web Worker, or in small slices on the page if no worker can start: the constructor throws, a file is
//! missing, or it is silent for five seconds.
//!
//! Answers carry the number of their request, and all but the newest are dropped. Page and worker must have the same build
//! (`protocol::BUILD`). gloo-worker is not used: its spawner and codec panic if a browser refuses a worker or a message cannot be
//! read, it does not listen for `error` events, and it starts from a `blob:` script, which our Content-Security-Policy would have
//! to allow.

mod checking;
mod field;
pub mod protocol;
mod reviewing;
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
pub use adviser::{Adviser, OnPage, Thinkers};
#[cfg(feature = "worker")]
pub use agent::serve;
