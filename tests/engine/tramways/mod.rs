//! The rules, one by one: `rail_7_...` tests RAIL-7. One module an area.
//!
//! Most tests check a script of `tests/positions`; its README explains how to write one.

mod actions;
mod administration;
mod auction;
mod boards;
mod buildings;
mod cards;
mod examples;
mod links;
mod passengers;
mod positions;
mod rails;
mod refusals;
mod rounds;
mod score;
mod setup;
mod solo;
mod stress;
mod support;
pub(crate) mod universe;
