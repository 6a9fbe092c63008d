//! The rules, one by one: `rail_7_...` tests RAIL-7. One module an area.
//!
//! Most tests check a script of `tests/positions`; its README tells how to write one.

mod buildings;
mod links;
mod passengers;
mod rails;
mod support;
