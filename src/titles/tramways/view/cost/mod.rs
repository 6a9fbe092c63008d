//! The costs and gains of actions, and payments of a bill.
//!
//! Names: none.

pub mod bill;
pub mod change;
pub mod payment;
