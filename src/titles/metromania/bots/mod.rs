//! Bots of Metromania.
//!
//! They search whole turns (`engine/bots/search`). Easy sees its own lines and Destinations but no trips. Medium evaluates its
//! own prospects ([`worth`]): the present pay of the tests, points for stations times the chance to finish the lines,
//! Destinations, the distance to the next Spots. Hard looks two turns ahead at its lead over the others, who reply in between
//! with their best turns by Hard's judgement. With two players nothing is hidden, and Hard decides the same with any chance; with
//! more it draws the hidden letters once per search. [`forecast`] estimates whose lines are finished in time and the class of
//! each letter for each player. Its [`weights`] were fitted by ridge regression to 4,100 games of Medium.
//!
//! Paths ahead ([`ahead`]) are searched from all vertices at once: a set of vertices is a bit board in which a step is a shift;
//! tests compare it with a slow search in all positions of random games. The order in which letters are tried differs by place
//! and game; otherwise A, B and C would be placed more often.
//!
//! `rush` is a player of `lab arena` only, which just hurries to finish its lines.

mod ahead;
mod double;
mod evaluator;
mod forecast;
mod level;
mod reference;
mod weights;
mod worth;

pub use evaluator::{Aim, MetroEvaluator};
pub use reference::REFERENCE;
