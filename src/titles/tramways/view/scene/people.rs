//! The Passengers.

use crate::titles::tramways::view::scene::geometry::{Spot, corner};
use crate::titles::tramways::view::scene::plan::Plan;

/// Where a Passenger stands in its cell, from the corner: beside the Building, clear of its letter.
const PLACE: (i32, i32) = (78, 74);

/// The Passengers of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People {
    /// Where each one stands.
    pub spots: Vec<Spot>,
}

impl People {
    /// Draws the Passengers of a plan.
    pub fn of(plan: &Plan) -> People {
        let spots = plan.people.iter().map(|&at| corner(at).moved(PLACE.0, PLACE.1));
        People { spots: spots.collect() }
    }
}
