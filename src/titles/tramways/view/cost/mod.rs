//! What decisions cost and bring, and how a bill is paid.
//!
//! Names: none.

pub mod bill;
pub mod change;
pub mod payment;
