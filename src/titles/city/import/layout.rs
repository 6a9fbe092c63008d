//! Where places lie that a file does not place: joined ones at the distance of their Route, others apart.

use super::Draft;
use crate::engine::game::Rng;

/// So often all places are moved.
const STEPS: u32 = 200;
/// The seed of where places begin.
const SEED: u64 = 1;
/// The distance of neighbours, for a space of their Route, with some for the places themselves.
const SPACE: f64 = 45.0;
const PLACE: f64 = 50.0;

/// Where all places lie: as the file says if it says it of all, or as springs pull them.
pub(super) fn spots(draft: &Draft) -> Vec<(f64, f64)> {
    let told: Option<Vec<(f64, f64)>> = draft.places.iter().map(|place| place.at).collect();
    told.unwrap_or_else(|| pulled(draft))
}

fn pulled(draft: &Draft) -> Vec<(f64, f64)> {
    let mut rng = Rng::new(SEED);
    let mut any = || rng.below(1000) as f64 - 500.0;
    let mut spots: Vec<(f64, f64)> = draft.places.iter().map(|_| (any(), any())).collect();
    for step in 0..STEPS {
        let most = 120.0 * f64::from(STEPS - step) / f64::from(STEPS);
        let forces: Vec<(f64, f64)> = (0..spots.len()).map(|at| force(draft, &spots, at)).collect();
        for (spot, (x, y)) in spots.iter_mut().zip(forces) {
            let long = (x * x + y * y).sqrt().max(1.0);
            let share = long.min(most) / long;
            *spot = (spot.0 + x * share, spot.1 + y * share);
        }
    }
    spots
}

/// How a place is pulled by its Routes and pushed by all other places.
fn force(draft: &Draft, spots: &[(f64, f64)], at: usize) -> (f64, f64) {
    let mut sum = (0.0, 0.0);
    let mut add = |other: usize, strength: fn(f64, f64) -> f64, wanted: f64| {
        let (x, y) = (spots[other].0 - spots[at].0, spots[other].1 - spots[at].1);
        let far = (x * x + y * y).sqrt().max(1.0);
        let strength = strength(far, wanted) / far;
        sum = (sum.0 + x * strength, sum.1 + y * strength);
    };
    for other in (0..spots.len()).filter(|&other| other != at) {
        add(other, |far, wanted| -wanted * wanted / (4.0 * far), 2.0 * PLACE);
    }
    for route in draft.routes.iter().filter(|route| route.ends.contains(&at)) {
        let other = if route.ends[0] == at { route.ends[1] } else { route.ends[0] };
        add(other, |far, wanted| (far - wanted) / 2.0, PLACE + SPACE * f64::from(route.length));
    }
    sum
}
