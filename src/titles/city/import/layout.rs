//! Lays out places without coordinates: at distances by the lengths of Routes, with no place on a Route between others,
//! and with few crossings.

use super::Draft;
use crate::engine::game::Rng;

/// The distance of neighbours: a part per space of their Route, and a part for the places themselves.
const SPACE: f64 = 45.0;
const PLACE: f64 = 50.0;
/// Units of our drawing grid per unit of these distances.
pub(super) const SCALE: f64 = 0.1;
/// The longest side of a drawing at this scale; longer ones are shrunk.
const LONGEST: f64 = 900.0;
/// The least distance between places, and from a place to a Route between others.
const APART: f64 = 75.0;
const CLEAR: f64 = 34.0;
/// Number of random starts, and of pulls of all places in each.
const STARTS: u64 = 16;
const PULLS: u32 = 60;
/// Number of attempts to move each place.
const SWEEPS: u32 = 120;
/// The cost of a crossing, and of a place on a Route between others; a Route of twice its wanted length costs 1.
const CROSSING: f64 = 100.0;
const TOUCHING: f64 = 40.0;

type Spot = (f64, f64);

/// Returns the spots of all places: from the file, or else laid out.
pub(super) fn spots(draft: &Draft) -> Vec<Spot> {
    let given: Option<Vec<Spot>> = draft.places.iter().map(|place| place.at).collect();
    match given {
        Some(given) => given,
        None if draft.laid.len() == draft.places.len() => draft.laid.clone(),
        None => laid(draft),
    }
}

/// Lays out places without coordinates: a few between their neighbours, many or all by the lengths of Routes.
pub(super) fn laid(draft: &Draft) -> Vec<Spot> {
    if draft.is_laid() { Net::of(draft).laid() } else { between(draft) }
}

/// Returns the spots in the file, and for other places the middle of their neighbours.
fn between(draft: &Draft) -> Vec<Spot> {
    let net = Net::of(draft);
    let middle = |spots: &mut dyn Iterator<Item = Spot>| {
        let (x, y, count) =
            spots.fold((0.0, 0.0, 0.0), |(x, y, count), it| (x + it.0, y + it.1, count + 1.0));
        (count > 0.0).then(|| (x / count, y / count))
    };
    let given = |at: usize| draft.places[at].at;
    let all = middle(&mut (0..net.count).filter_map(given)).unwrap_or_default();
    let spot = |at: usize| {
        let neighbors = net.at[at].iter().flat_map(|&edge| net.edges[edge].0);
        let between = || middle(&mut neighbors.filter(|&it| it != at).filter_map(given));
        given(at).or_else(between).unwrap_or(all)
    };
    (0..net.count).map(spot).collect()
}

/// A graph of places and Routes, with each pair of places once.
struct Net {
    count: usize,
    edges: Vec<([usize; 2], f64)>,
    /// The edges at each place.
    at: Vec<Vec<usize>>,
}

impl Net {
    fn of(draft: &Draft) -> Net {
        let count = draft.places.len();
        let mut net = Net { count, edges: Vec::new(), at: vec![Vec::new(); count] };
        for route in &draft.routes {
            let [from, to] = [route.ends[0].min(route.ends[1]), route.ends[0].max(route.ends[1])];
            let is_known = net.at[from].iter().any(|&edge| net.edges[edge].0 == [from, to]);
            if from != to && !is_known {
                let far = PLACE + SPACE * f64::from(route.length.clamp(1, 12));
                [from, to].into_iter().for_each(|end| net.at[end].push(net.edges.len()));
                net.edges.push(([from, to], far));
            }
        }
        net
    }

    fn laid(&self) -> Vec<Spot> {
        // Boards that cannot be played are not worth the time.
        if self.count > MOST || self.edges.len() > 2 * MOST {
            return self.in_rows();
        }
        let far = self.distances();
        let starts = (1..=STARTS).map(|seed| {
            let spots = self.pulled(&far, &mut Rng::new(seed));
            (self.crossings(&spots), spots)
        });
        let Some((_, mut spots)) = starts.min_by_key(|(crossings, _)| *crossings) else {
            return Vec::new();
        };
        self.settle(&mut spots, &mut Rng::new(STARTS));
        spots
    }

    /// Returns places in rows, ignoring Routes.
    fn in_rows(&self) -> Vec<Spot> {
        let side = self.count.isqrt().max(1);
        (0..self.count).map(|at| ((at % side) as f64 * APART, (at / side) as f64 * APART)).collect()
    }

    /// Returns the distances between all places along Routes; unconnected places are far apart.
    fn distances(&self) -> Vec<Vec<f64>> {
        let mut far = vec![vec![f64::MAX; self.count]; self.count];
        (0..self.count).for_each(|at| far[at][at] = 0.0);
        for &([from, to], wanted) in &self.edges {
            (far[from][to], far[to][from]) = (wanted, wanted);
        }
        for over in 0..self.count {
            let beyond = far[over].clone();
            for row in &mut far {
                let near = row[over];
                if near < f64::MAX {
                    row.iter_mut().zip(&beyond).for_each(|(it, on)| *it = it.min(near + on));
                }
            }
        }
        let farthest =
            far.iter().flatten().filter(|it| **it < f64::MAX).fold(0.0, |a: f64, b| a.max(*b));
        far.iter_mut()
            .flatten()
            .filter(|it| **it == f64::MAX)
            .for_each(|it| *it = farthest + PLACE);
        far
    }

    /// Returns random places, each pulled to its distances from all others.
    fn pulled(&self, far: &[Vec<f64>], rng: &mut Rng) -> Vec<Spot> {
        let mut any = || rng.below(1000) as f64 - 500.0;
        let mut spots: Vec<Spot> = (0..self.count).map(|_| (any(), any())).collect();
        for _ in 0..PULLS {
            for at in 0..self.count {
                let (mut x, mut y, mut sum) = (0.0, 0.0, 0.0);
                for other in (0..self.count).filter(|&other| other != at) {
                    let wanted = far[at][other];
                    let weight = 1.0 / (wanted * wanted);
                    let (right, down) =
                        (spots[at].0 - spots[other].0, spots[at].1 - spots[other].1);
                    let long = right.hypot(down).max(1.0);
                    x += weight * (spots[other].0 + right * wanted / long);
                    y += weight * (spots[other].1 + down * wanted / long);
                    sum += weight;
                }
                if sum > 0.0 {
                    spots[at] = (x / sum, y / sum);
                }
            }
        }
        spots
    }

    fn crossings(&self, spots: &[Spot]) -> usize {
        let crosses = |at: usize| {
            let ends = self.edges[at].0;
            self.edges[..at].iter().filter(|(other, _)| is_crossed(spots, ends, *other)).count()
        };
        (0..self.edges.len()).map(crosses).sum()
    }

    /// Moves each place by smaller and smaller steps to where its cost is least.
    fn settle(&self, spots: &mut [Spot], rng: &mut Rng) {
        let box_of = |pick: fn(&Spot) -> f64| {
            let (least, most) = spots
                .iter()
                .map(pick)
                .fold((f64::MAX, f64::MIN), |(a, b), it| (a.min(it), b.max(it)));
            let air = APART.max(LONGEST - (most - least)) / 2.0;
            (least - air, most + air)
        };
        let (across, down) = (box_of(|it| it.0), box_of(|it| it.1));
        let size = ((across.1 - across.0).max(down.1 - down.0) / LONGEST).max(1.0);
        for sweep in 0..SWEEPS {
            let reach = size * 300.0 * f64::from(SWEEPS - sweep) / f64::from(SWEEPS);
            let mut trouble = 0.0;
            for at in 0..self.count {
                let here = spots[at];
                let mut best = (self.trouble(spots, at, size), here);
                let mut any = || (rng.below(2001) as f64 / 1000.0 - 1.0) * reach;
                for step in [(any(), any()), (any() / 4.0, any() / 4.0)] {
                    let x = (here.0 + step.0).clamp(across.0, across.1);
                    let y = (here.1 + step.1).clamp(down.0, down.1);
                    spots[at] = (x, y);
                    let next = self.trouble(spots, at, size);
                    if next < best.0 {
                        best = (next, (x, y));
                    }
                }
                spots[at] = best.1;
                trouble += best.0;
            }
            if trouble == 0.0 {
                break;
            }
        }
    }

    /// Returns the cost of a place's position: wrong lengths, crossings, and places and Routes that are too close.
    fn trouble(&self, spots: &[Spot], at: usize, size: f64) -> f64 {
        let (apart, clear) = (APART * size, CLEAR * size);
        let lack = |far: f64, wanted: f64| if far < wanted { (wanted - far) / wanted } else { 0.0 };
        let mut trouble = 0.0;
        for other in (0..self.count).filter(|&other| other != at) {
            trouble += TOUCHING * lack(distance(spots[at], spots[other]), apart);
        }
        for &(ends, _) in self.edges.iter().filter(|(ends, _)| !ends.contains(&at)) {
            trouble += TOUCHING * lack(from_line(spots[at], ends.map(|end| spots[end])), clear);
        }
        for &edge in &self.at[at] {
            let (ends, wanted) = self.edges[edge];
            let line = ends.map(|end| spots[end]);
            let off = distance(line[0], line[1]) / (wanted * size) - 1.0;
            trouble += off * off;
            for other in (0..self.count).filter(|other| !ends.contains(other)) {
                trouble += TOUCHING * lack(from_line(spots[other], line), clear);
            }
            let crossed = self.edges.iter().filter(|(other, _)| is_crossed(spots, ends, *other));
            trouble += CROSSING * crossed.count() as f64;
        }
        trouble
    }
}

/// The most places to lay out with care, with at most twice as many links.
const MOST: usize = 100;

fn distance(one: Spot, two: Spot) -> f64 {
    (one.0 - two.0).hypot(one.1 - two.1)
}

/// Returns the distance of a spot from a line segment.
fn from_line(spot: Spot, [from, to]: [Spot; 2]) -> f64 {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let long = x * x + y * y;
    if long == 0.0 {
        return distance(spot, from);
    }
    let along = (((spot.0 - from.0) * x + (spot.1 - from.1) * y) / long).clamp(0.0, 1.0);
    distance(spot, (from.0 + along * x, from.1 + along * y))
}

/// Returns whether two lines without a common end cross.
fn is_crossed(spots: &[Spot], one: [usize; 2], two: [usize; 2]) -> bool {
    if one.iter().any(|end| two.contains(end)) {
        return false;
    }
    let side = |line: [usize; 2], at: usize| {
        let ([from, to], at) = (line.map(|end| spots[end]), spots[at]);
        (to.0 - from.0) * (at.1 - from.1) - (to.1 - from.1) * (at.0 - from.0)
    };
    side(one, two[0]) * side(one, two[1]) < 0.0 && side(two, one[0]) * side(two, one[1]) < 0.0
}

#[cfg(test)]
mod tests {
    use super::super::read;
    use super::*;
    use crate::titles::city::boards::Point;

    /// Returns a random planar network as plain lines: close places are connected first, and no Route crosses another.
    fn network(seed: u64) -> String {
        let mut rng = Rng::new(seed);
        let count = 10 + rng.below(31);
        let spots: Vec<Spot> =
            (0..count).map(|_| (rng.below(1000) as f64, rng.below(700) as f64)).collect();
        let mut pairs: Vec<[usize; 2]> =
            (0..count).flat_map(|from| (from + 1..count).map(move |to| [from, to])).collect();
        pairs.sort_by(|a, b| {
            let far = |it: &[usize; 2]| distance(spots[it[0]], spots[it[1]]);
            far(a).total_cmp(&far(b))
        });
        let most = count * (15 + rng.below(11)) / 10;
        let mut edges: Vec<[usize; 2]> = Vec::new();
        for pair in pairs {
            if edges.len() < most && edges.iter().all(|edge| !is_crossed(&spots, *edge, pair)) {
                edges.push(pair);
            }
        }
        let line = |[from, to]: &[usize; 2]| {
            let length = (distance(spots[*from], spots[*to]) / 60.0).clamp(1.0, 6.0) as u32;
            format!("P{from} ; P{to} ; {length} ; red\n")
        };
        edges.iter().map(line).collect()
    }

    /// Returns the least distance of a place from a Route between others, in grid units, and the number of crossings.
    fn given(draft: &Draft) -> (f64, usize) {
        let drawing = draft.drawing();
        let point = |at: usize| {
            let Point { x, y } = drawing.point(drawing.spots[at]);
            (f64::from(x), f64::from(y))
        };
        let spots: Vec<Spot> = (0..draft.places.len()).map(point).collect();
        let lines = draft.routes.iter().map(|route| route.ends);
        let near = lines.flat_map(|ends| {
            let others = (0..spots.len()).filter(move |at| !ends.contains(at));
            let spots = &spots;
            others.map(move |at| from_line(spots[at], ends.map(|end| spots[end])))
        });
        (near.fold(f64::MAX, f64::min), Net::of(draft).crossings(&spots))
    }

    /// Half the widths of a stop and a Route add up to two grid units.
    #[test]
    fn keeps_places_off_routes_between_others() {
        let step = if std::env::var_os("CATENARY_PROVE").is_some() { 1 } else { 10_usize };
        let mut crossed = 0;
        for seed in (0..100).step_by(step) {
            let draft = read(&network(seed as u64)).expect("lines");
            let (near, crossings) = given(&draft);
            eprintln!(
                "{seed}: {} places {} routes near {near:.2} crossings {crossings}",
                draft.places.len(),
                draft.routes.len()
            );
            crossed += crossings;
            assert!(near >= 2.0, "{seed}: {near}");
        }
        // All networks are planar, but a layout without crossings is not required.
        assert!(crossed <= 25 / step, "{crossed}");
    }
}
