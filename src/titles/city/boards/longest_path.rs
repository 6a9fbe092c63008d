//! The longest path of a player (CBIG-7).
//!
//! A path that uses each Route at most once and Locations any number of times is a connected set of Routes with at most
//! two Locations of odd degree. The search is an exact dynamic program: it goes Location by Location and decides for
//! each Route whether it is used or lost. A state keeps only what later decisions need: for each partly decided
//! Location the parity of its used Routes and the group it is joined to. Of equal states the one that lost fewest
//! spaces survives. States that must lose more than an allowance are dropped; the allowance starts small and grows
//! until a path is found.

use super::{BoardData, MAX_LOCATIONS, MOST_METROS, MOST_TRAMS, RouteId, RouteSet};
use crate::engine::bits::{Id, Word};

/// Upper bound of the Routes of one player.
const MOST: usize = MOST_TRAMS + MOST_METROS;
/// Upper bound of the Locations that are partly decided at a time: each has a decided Route of its own and an undecided
/// one, which it shares with at most one other.
const SLOTS: usize = MOST * 2 / 3 + 1;

/// The bits of a set of Routes.
type Bits = <RouteId as Id>::Word;

/// A longest path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LongestPath {
    /// Its length in spaces.
    pub length: u32,
    /// Its Routes.
    pub routes: RouteSet,
    /// Number of states examined to find it.
    pub steps: u32,
}

/// Returns a longest path among `routes` if it is longer than `known`; otherwise a path of that length with an empty set of
/// Routes. No two of `routes` may be parallel. The work is less if `known` is large.
pub fn search(data: &BoardData, routes: RouteSet, known: u32) -> LongestPath {
    let mut best = LongestPath { length: known, ..LongestPath::default() };
    let mut left: Vec<Edge> = routes.iter().map(|id| Edge::of(data, id)).collect();
    while let Some(edge) = left.pop() {
        let part = part_of(edge, &mut left);
        let steps = best.steps;
        if weight(&part) > best.length {
            let found = Search::new(part, best.length).find();
            best = found.unwrap_or(best);
            best.steps += steps;
        }
    }
    best
}

/// A Route as an edge between Locations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Edge {
    id: RouteId,
    ends: [usize; 2],
    length: u32,
}

impl Edge {
    fn of(data: &BoardData, id: RouteId) -> Edge {
        let route = &data.routes[id.index()];
        Edge { id, ends: route.ends.map(|end| end.index()), length: route.length.into() }
    }

    fn is_at(&self, place: usize) -> bool {
        self.ends.contains(&place)
    }
}

fn weight(edges: &[Edge]) -> u32 {
    edges.iter().map(|edge| edge.length).sum()
}

/// Removes and returns the connected component of an edge.
fn part_of(first: Edge, left: &mut Vec<Edge>) -> Vec<Edge> {
    let (mut part, mut at) = (vec![first], 0);
    while let Some(edge) = part.get(at).copied() {
        part.extend(left.extract_if(.., |other| edge.ends.iter().any(|&end| other.is_at(end))));
        at += 1;
    }
    part
}

/// A state of the search: the part of the decided Routes that matters for the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Reached {
    /// For each partly decided Location twice its group's number, plus 1 if its degree is odd; 0 if no Route is used
    /// there.
    slots: [u8; SLOTS],
    /// Number of decided Locations with an odd degree.
    odd: u8,
    /// Spaces of the lost Routes.
    lost: u32,
    used: Bits,
}

/// The undecided remainder after a step, the same for all states.
#[derive(Clone, Debug)]
struct Rest {
    /// The partly decided Locations: slot, whether the number of undecided Routes is odd, and the length of the
    /// shortest.
    partly: Vec<(usize, bool, u32)>,
    /// Twice the least loss of the Locations without any decided Route.
    fresh: u32,
    /// The most that one Location can save by being an end of the path.
    saved: u32,
}

struct Search {
    edges: Vec<Edge>,
    total: u32,
    /// Length to beat.
    known: u32,
    steps: u32,
}

impl Search {
    fn new(edges: Vec<Edge>, known: u32) -> Search {
        Search { total: weight(&edges), edges, known, steps: 0 }
    }

    /// Returns the longest path; `None` if it does not beat the known length.
    fn find(mut self) -> Option<LongestPath> {
        let mut degrees = [0_u32; MAX_LOCATIONS];
        self.edges.iter().flat_map(|edge| edge.ends).for_each(|end| degrees[end] += 1);
        if degrees.iter().filter(|&&degree| degree % 2 == 1).count() <= 2 {
            return self.found(0, self.edges.iter().map(|edge| edge.id).collect());
        }
        let order = self.order();
        let most = self.total - self.known - 1;
        let mut allowed = self.least(&Reached::NONE, &self.rest(&order, &[], &[])).min(most);
        loop {
            let best = self.within(&order, allowed);
            if let Some((lost, used)) = best {
                return self.found(lost, RouteSet::from_word(used));
            }
            if allowed == most {
                return None;
            }
            allowed = (allowed + allowed / 4 + 1).min(most);
        }
    }

    fn found(&self, lost: u32, routes: RouteSet) -> Option<LongestPath> {
        Some(LongestPath { length: self.total - lost, routes, steps: self.steps })
    }

    /// Orders the Locations such that few are partly decided at a time.
    fn order(&self) -> Vec<usize> {
        let mut near = [0_u64; MAX_LOCATIONS];
        for &Edge { ends: [a, b], .. } in &self.edges {
            near[a] |= 1 << b;
            near[b] |= 1 << a;
        }
        let (mut open, mut partly) = (0_u64, 0_u64);
        self.edges.iter().flat_map(|edge| edge.ends).for_each(|end| open |= 1 << end);
        let mut order = Vec::new();
        while open != 0 {
            let after = |place: usize| (partly | near[place] & open) & !(1 << place);
            let places = (0..MAX_LOCATIONS).filter(|place| open >> place & 1 == 1);
            let Some(next) = places.min_by_key(|&place| after(place).count_ones()) else { break };
            partly = after(next);
            open &= !(1 << next);
            order.push(next);
        }
        order
    }

    /// Returns the least loss among all paths that lose at most `allowed`, and the Routes of one such path.
    fn within(&mut self, order: &[usize], allowed: u32) -> Option<(u32, Bits)> {
        let mut best: Option<(u32, Bits)> = None;
        let mut slots: Vec<Option<usize>> = vec![None; SLOTS];
        let mut states = vec![Reached::NONE];
        for (at, &place) in order.iter().enumerate() {
            let is_open = |other: &usize| order[at..].contains(other);
            let here = slot_of(&mut slots, place);
            let edges: Vec<Edge> = (self.edges.iter().copied())
                .filter(|edge| edge.is_at(place) && edge.ends.iter().all(is_open))
                .collect();
            let mut undecided = edges.clone();
            for edge in edges {
                undecided.retain(|other| *other != edge);
                let there = edge.ends[usize::from(edge.ends[0] == place)];
                let there = slot_of(&mut slots, there);
                let width = slots.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
                let rest = self.rest(&order[at + 1..], &slots, &undecided);
                let mut next = Vec::with_capacity(2 * states.len());
                for state in states {
                    let lost = Reached { lost: state.lost + edge.length, ..state };
                    let used = state.using(edge.id, [here, there], width);
                    let fits = |state: &Reached| self.least(state, &rest) <= allowed;
                    next.extend([lost, used].into_iter().filter(fits));
                }
                states = thinned(next);
                self.steps += states.len() as u32;
            }
            slots[here] = None;
            let decided = |state| self.decided(state, here, allowed, &mut best);
            states = thinned(states.into_iter().filter_map(decided).collect());
        }
        best
    }

    /// Returns the state after the Location of a slot is decided; a path that ends with it is compared with the best
    /// one.
    fn decided(
        &self,
        mut state: Reached,
        slot: usize,
        allowed: u32,
        best: &mut Option<(u32, Bits)>,
    ) -> Option<Reached> {
        let here = std::mem::take(&mut state.slots[slot]);
        if here == 0 {
            return Some(state);
        }
        state.odd += here & 1;
        if state.odd > 2 {
            return None;
        }
        if state.slots.iter().any(|other| other >> 1 == here >> 1) {
            return Some(state.tidied(SLOTS));
        }
        let lost = self.total - self.weight_of(state.used);
        let is_path = state.slots.iter().all(|other| *other == 0);
        if is_path && lost <= allowed && best.is_none_or(|(least, _)| lost < least) {
            *best = Some((lost, state.used));
        }
        None
    }

    fn weight_of(&self, used: Bits) -> u32 {
        let used = self.edges.iter().filter(|edge| used.has(edge.id.index()));
        used.map(|edge| edge.length).sum()
    }

    /// Returns the undecided remainder: the Routes `here` at one Location, and all between the later ones.
    fn rest(&self, later: &[usize], slots: &[Option<usize>], here: &[Edge]) -> Rest {
        let mut is_later = 0_u64;
        later.iter().for_each(|place| is_later |= 1 << place);
        let is_between = |edge: &&Edge| edge.ends.iter().all(|end| is_later >> end & 1 == 1);
        let (mut odd, mut shortest) = (0_u64, [u32::MAX; MAX_LOCATIONS]);
        for edge in self.edges.iter().filter(is_between).chain(here) {
            for end in edge.ends {
                odd ^= 1 << end;
                shortest[end] = shortest[end].min(edge.length);
            }
        }
        let mut rest = Rest { partly: Vec::new(), fresh: 0, saved: 0 };
        let mut visited = 0_u64;
        for (slot, place) in slots.iter().enumerate().filter_map(|(slot, it)| Some((slot, (*it)?)))
        {
            let least = if shortest[place] == u32::MAX { 0 } else { shortest[place] };
            rest.partly.push((slot, odd >> place & 1 == 1, least));
            rest.saved = rest.saved.max(least);
            visited |= 1 << place;
        }
        for &place in later.iter().filter(|&place| (odd & !visited) >> place & 1 == 1) {
            rest.fresh += shortest[place];
            rest.saved = rest.saved.max(shortest[place]);
        }
        rest
    }

    /// Returns a lower bound of the loss: each Location that would be odd loses half its shortest Route, except for the
    /// two ends.
    fn least(&self, state: &Reached, rest: &Rest) -> u32 {
        let mut twice = rest.fresh;
        for &(slot, is_odd, shortest) in &rest.partly {
            if (state.slots[slot] & 1 == 1) != is_odd {
                twice += shortest;
            }
        }
        let ends = u32::from(2_u8.saturating_sub(state.odd)) * rest.saved;
        state.lost + twice.saturating_sub(ends).div_ceil(2)
    }
}

/// Returns the slot of a partly decided Location; assigns a free one if it has none.
fn slot_of(slots: &mut [Option<usize>], place: usize) -> usize {
    let known = slots.iter().position(|slot| *slot == Some(place));
    let slot = known.or_else(|| slots.iter().position(Option::is_none)).unwrap_or(0);
    slots[slot] = Some(place);
    slot
}

/// Keeps of equal states the one that lost least.
fn thinned(mut states: Vec<Reached>) -> Vec<Reached> {
    states.sort_unstable();
    states.dedup_by(|later, first| (later.slots, later.odd) == (first.slots, first.odd));
    states
}

impl Reached {
    const NONE: Reached = Reached { slots: [0; SLOTS], odd: 0, lost: 0, used: Bits::EMPTY };

    /// Returns the state with a Route used between the Locations in the slots `ends`; only the first `width` slots are
    /// in use.
    fn using(mut self, id: RouteId, ends: [usize; 2], width: usize) -> Reached {
        self.used.set(id.index());
        for (slot, fresh) in ends.into_iter().zip([SLOTS + 1, SLOTS + 2]) {
            if self.slots[slot] == 0 {
                self.slots[slot] = (2 * fresh) as u8;
            }
            self.slots[slot] ^= 1;
        }
        let [one, two] = ends.map(|slot| self.slots[slot] >> 1);
        for slot in &mut self.slots[..width] {
            if *slot >> 1 == two {
                *slot = one << 1 | *slot & 1;
            }
        }
        self.tidied(width)
    }

    /// Renumbers the groups in slot order, so that equal states compare equal; only the first `width` slots are in use.
    fn tidied(mut self, width: usize) -> Reached {
        let (mut numbers, mut next) = ([0_u8; SLOTS + 3], 0);
        for slot in self.slots[..width].iter_mut().filter(|slot| **slot > 0) {
            let number = &mut numbers[usize::from(*slot >> 1)];
            if *number == 0 {
                next += 1;
                *number = next;
            }
            *slot = *number << 1 | *slot & 1;
        }
        self
    }
}
