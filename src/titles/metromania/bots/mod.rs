//! Players of Metromania that are programs.
//!
//! They search whole turns (`engine/bots/search`). Easy sees its own lines and Destinations and no
//! trips. Medium judges its own prospects ([`worth`]): what the tests would pay now, points for
//! stations times how likely the lines are finished, Destinations, the way to the next Spots. Hard
//! looks two turns ahead at the lead over the others, who reply in between with the best of their
//! turns as Hard judges them. With two players nothing is hidden, and it decides the same with any
//! chance; with more it draws the hidden letters once a thought. [`forecast`] reckons whose lines are
//! in time and what each letter is to each player. Its [`weights`] were fitted by ridge regression to
//! 4,100 games of Medium.
//!
//! The way ahead ([`ahead`]) is found for all vertices at once: a set of vertices is the bits of one
//! number in which a step is a shift; a slow walk agrees with it in all positions of random games.
//! Letters are tried in an order that differs by place and game, else A, B and C come about more often.
//!
//! `rush` is a player of `lab arena` alone that only hurries to finish its lines.

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
