//! The Passengers.

use crate::titles::tramways::view::scene::geometry::{MapPoint, corner};
use crate::titles::tramways::view::scene::plan::MapPlan;

/// A Passenger's place in its cell, from the corner: next to the Building, clear of its letter.
const PLACE: (i32, i32) = (78, 74);

/// The Passengers of a map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People {
    /// One spot for each Passenger.
    pub spots: Vec<MapPoint>,
}

impl People {
    /// Draws the Passengers of a plan.
    pub fn of(plan: &MapPlan) -> People {
        let spots = plan.people.iter().map(|&at| corner(at).moved(PLACE.0, PLACE.1));
        People { spots: spots.collect() }
    }
}
