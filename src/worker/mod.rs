//! Bots that think beside the page, in a Web Worker, or in small slices on the page where no worker
//! can start: the constructor throws, a file is missing, no word within five seconds.
//!
//! An answer carries the number of its request, and any but the newest is dropped. Page and worker are
//! of one build (`protocol::BUILD`), else they do not talk. gloo-worker is not used: its spawner and its
//! codec panic where a browser refuses a worker or a message cannot be read, it hears no `error` event,
//! and it starts from a `blob:` script, which our Content-Security-Policy would have to allow.

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
