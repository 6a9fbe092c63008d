//! Shortest paths of a draft, and the Tickets proposed from them.

use super::check::least_tickets;
use super::{Deck, Draft, DraftTicket, PlaceKind};
use std::ops::RangeInclusive;

/// The spaces of the shortest path between any two places; `None` if they are not connected.
pub(super) struct Distances(Vec<Vec<Option<u32>>>);

impl Distances {
    /// Returns the distances on a draft with valid counts.
    pub(super) fn of(draft: &Draft) -> Distances {
        let count = draft.places.len();
        let mut far: Vec<Vec<Option<u32>>> = vec![vec![None; count]; count];
        (0..count).for_each(|at| far[at][at] = Some(0));
        for _ in 0..count {
            let mut has_changed = false;
            for route in &draft.routes {
                for [here, there] in [route.ends, [route.ends[1], route.ends[0]]] {
                    for from in &mut far {
                        let Some(near) = from[here] else { continue };
                        let next = near.saturating_add(route.length);
                        if from[there].is_none_or(|known| known > next) {
                            (from[there], has_changed) = (Some(next), true);
                        }
                    }
                }
            }
            if !has_changed {
                break;
            }
        }
        Distances(far)
    }

    pub(super) fn between(&self, [from, to]: [usize; 2]) -> Option<u32> {
        self.0[from][to]
    }
}

/// Returns whether Routes connect two places.
pub(super) fn is_joined(draft: &Draft, [from, to]: [usize; 2]) -> bool {
    let mut visited = vec![false; draft.places.len()];
    let mut open = vec![from];
    while let Some(here) = open.pop() {
        if std::mem::replace(&mut visited[here], true) {
            continue;
        }
        let ends = draft.routes.iter().map(|route| route.ends).filter(|ends| ends.contains(&here));
        open.extend(ends.map(|[a, b]| if a == here { b } else { a }));
    }
    visited[to]
}

/// The number of Tickets proposed for a file without any: for a city's board, and for a big one.
const PROPOSED: [usize; 2] = [22, 36];
/// The values of proposed Tickets, and the wider range used if there are not enough.
const VALUES: RangeInclusive<u32> = 4..=12;
const ALL_VALUES: RangeInclusive<u32> = 2..=15;
/// The same for a big board.
const BIG_VALUES: [RangeInclusive<u32>; 2] = [5..=20, 2..=30];

impl Draft {
    /// Adds Tickets until the board has enough: between places with few Tickets so far, each worth the spaces of its
    /// shortest path.
    pub fn propose_tickets(&mut self) {
        let distances = Distances::of(self);
        let mut named = vec![0_usize; self.places.len()];
        self.tickets.iter().flat_map(|ticket| ticket.ends).for_each(|end| named[end] += 1);
        let mut by_value = [0_usize; 31];
        let is_big = self.rules.is_big();
        let [values, all] = if is_big { BIG_VALUES } else { [VALUES, ALL_VALUES] };
        let mut pairs = self.pairs(&distances, &all);
        let least = least_tickets(&self.rules);
        let usual =
            |draft: &Draft| draft.tickets.iter().filter(|it| it.deck == Deck::Usual).count();
        while usual(self) < PROPOSED[usize::from(is_big)].max(least) {
            let rank = |&([from, to], points): &([usize; 2], u32)| {
                let is_rare = !values.contains(&points);
                (is_rare, named[from] + named[to], by_value[points as usize], from, to)
            };
            let Some(&best) = pairs.iter().min_by_key(|pair| rank(pair)) else { break };
            if !values.contains(&best.1) && usual(self) >= least {
                break;
            }
            pairs.retain(|pair| *pair != best);
            let (ends, points) = best;
            ends.into_iter().for_each(|end| named[end] += 1);
            by_value[points as usize] += 1;
            let row = self.last_ticket() + 1;
            self.tickets.push(DraftTicket { row, ends, points, deck: Deck::Usual, set: 0 });
        }
    }

    /// Returns the pairs of places without a Ticket whose distance is in `values`, with that distance.
    fn pairs(&self, distances: &Distances, values: &RangeInclusive<u32>) -> Vec<([usize; 2], u32)> {
        let is_location = |at: &usize| self.places[*at].kind == PlaceKind::Location;
        let locations: Vec<usize> = (0..self.places.len()).filter(is_location).collect();
        let pairs = locations.iter().flat_map(|&from| {
            let further = locations.iter().filter(move |&&to| to > from);
            further.map(move |&to| [from, to])
        });
        let is_new = |ends: &[usize; 2]| {
            let [from, to] = *ends;
            self.tickets.iter().all(|it| it.ends != [from, to] && it.ends != [to, from])
        };
        let valued = pairs.filter(is_new).filter_map(|ends| {
            let points = distances.between(ends)?;
            values.contains(&points).then_some((ends, points))
        });
        valued.collect()
    }
}
