//! The distance of a line to a black arrow and to Spots.

use crate::titles::metromania::boards::{Arrow, Cell, CitySide, Direction, Faces, Plane, SpotType};
use crate::titles::metromania::rules::reading::{SHARP_TURNS, WIDE_TURNS};
use crate::titles::metromania::rules::state::{LineId, State};

/// More than the length of any line.
pub(super) const FAR: u8 = 99;

/// The distances from a line's open end in tunnels, [`FAR`] if something cannot be reached, and its exits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ahead {
    /// To a black arrow, including the end tunnel.
    pub(super) end: u8,
    /// To a free Spot of each type for which its owner has a Destination.
    pub(super) spots: [u8; 3],
    /// The number of directions in which it can continue inside the city.
    pub(super) exits: usize,
}

impl Ahead {
    /// A line that reaches nothing.
    const NOTHING: Ahead = Ahead { end: FAR, spots: [FAR; 3], exits: 0 };

    /// Estimate for a line that is not begun.
    const UNBEGUN: Ahead = Ahead { end: 11, spots: [5; 3], exits: Direction::ALL.len() };

    /// Looks ahead for a line. A finished one has 0 tunnels to its end and reaches nothing else.
    pub(super) fn of(state: &State, line: LineId) -> Ahead {
        let own = state.line(line);
        if own.is_finished() {
            Ahead { end: 0, ..Ahead::NOTHING }
        } else if own.is_started() {
            look(state, line)
        } else {
            Ahead::UNBEGUN
        }
    }
}

/// A set of vertices for each direction.
type Fan = [Plane; 6];

/// The ground for a line in a position: free cells, also across other lines.
struct LineTerrain {
    /// For each direction the vertices from which it can dig on.
    open: Fan,
    /// For each wanted type and direction the vertices from which a tunnel can be put on a free Spot.
    spots: [Fan; 3],
    /// For each direction the vertices from which a tunnel ends the line.
    ends: Fan,
    stations: Plane,
}

impl LineTerrain {
    fn of(state: &State, line: LineId) -> LineTerrain {
        let own = Plane::from(state.line(line).vertices);
        let onto_own = Direction::ALL.map(|way| own.stepped(way.turned(3)));
        let dug = |cells: Faces| {
            let beside = cells.without(state.filled()).neighbour_cells();
            Direction::ALL.map(|way| beside[way.index()].without(onto_own[way.index()]))
        };
        let hand = state.hands[line.owner()];
        let is_sought = |kind: &SpotType| !hand.of_type(*kind).is_empty();
        let sought = TYPES.into_iter().filter(is_sought);
        let cells = sought.clone().map(|kind| state.city.of_type(kind));
        let mut spots = [Fan::default(); 3];
        sought.for_each(|kind| spots[kind.index()] = dug(state.city.of_type(kind)));
        LineTerrain {
            open: dug(cells.fold(state.city.plain(), Faces::or)),
            spots,
            ends: ends(state, line),
            stations: state.stations.into(),
        }
    }

    /// Returns the vertices from which a line with these ends can dig in a direction.
    fn heads(&self, tips: &Fan, way: Direction) -> Plane {
        let turned = |sixths: &u8| tips[way.turned(*sixths).index()];
        let wide = WIDE_TURNS.iter().map(turned).fold(Plane::default(), Plane::or);
        let sharp = SHARP_TURNS.iter().map(turned).fold(Plane::default(), Plane::or);
        wide.or(sharp.and(self.stations))
    }
}

/// Returns for each direction the vertices from which a tunnel leads to a free black arrow far enough from the line's start.
fn ends(state: &State, line: LineId) -> Fan {
    let mut ends = Fan::default();
    let start = state.line(line).start_side();
    let far =
        CitySide::ALL.into_iter().filter(|side| start.is_none_or(|start| side.is_far_from(start)));
    let is_end =
        |cell: &Cell| state.line_in(*cell).is_none() && state.arrow(*cell) == Some(Arrow::Black);
    for edge in
        far.flat_map(CitySide::cells).filter(is_end).filter_map(Cell::slanting_sides).flatten()
    {
        let [_, rim] = edge.ends();
        let way = edge.direction_from(rim).index();
        ends[way] = ends[way].or(Plane::only(rim));
    }
    ends
}

/// A search along all paths of a line at once, tunnel by tunnel.
struct PathSearch {
    terrain: LineTerrain,
    /// The possible ends of the line after the present number of tunnels, by the direction of the last one.
    tips: Fan,
    /// For each direction the vertices from which tunnels were already dug.
    tried: Fan,
}

impl PathSearch {
    /// Begins a search at a line's open end; `None` if it has none.
    fn begin(state: &State, line: LineId) -> Option<PathSearch> {
        let own = state.line(line);
        let mut tips = Fan::default();
        tips[own.direction()?.index()] = Plane::only(own.head()?);
        Some(PathSearch { terrain: LineTerrain::of(state, line), tips, tried: Fan::default() })
    }

    /// Digs one more tunnel; returns for each direction the vertices from which one was dug.
    fn step(&mut self) -> Fan {
        let from = Direction::ALL
            .map(|way| self.terrain.heads(&self.tips, way).without(self.tried[way.index()]));
        for way in Direction::ALL {
            let at = way.index();
            self.tried[at] = self.tried[at].or(from[at]);
            self.tips[at] = from[at].and(self.terrain.open[at]).stepped(way);
        }
        from
    }
}

/// Returns whether the fans share a vertex in some direction.
fn meet(some: &Fan, others: &Fan) -> bool {
    some.iter().zip(others).any(|(&some, &others)| !some.and(others).is_empty())
}

/// Looks ahead from a line's open end as far as its tunnels reach, through free cells, crossing other lines.
fn look(state: &State, line: LineId) -> Ahead {
    let mut found = Ahead::NOTHING;
    let Some(mut walk) = PathSearch::begin(state, line) else { return found };
    let hand = state.hands[line.owner()];
    let mut open = 1 + TYPES.into_iter().filter(|&kind| !hand.of_type(kind).is_empty()).count();
    for length in 1..=state.line(line).tunnels_left() as u8 {
        let from = walk.step();
        if length == 1 {
            found.exits = walk.tips.iter().filter(|tips| !tips.is_empty()).count();
        }
        let goals = [&walk.terrain.ends].into_iter().chain(&walk.terrain.spots);
        let nearest = [&mut found.end].into_iter().chain(&mut found.spots);
        for (nearest, goal) in nearest.zip(goals) {
            if *nearest == FAR && meet(&from, goal) {
                *nearest = length;
                open -= 1;
            }
        }
        if open == 0 {
            break;
        }
    }
    found
}

/// The types of Destinations.
pub(super) const TYPES: [SpotType; 3] = SpotType::ALL;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::{Game, Rng};
    use crate::titles::metromania::boards::{CityGround, EdgeStep, Flank, Vertex};
    use crate::titles::metromania::rules::Metromania;
    use crate::titles::metromania::rules::reading::may_turn;
    use crate::titles::metromania::rules::setup::Setup;

    /// Looks ahead like [`look`], but tunnel by tunnel and vertex by vertex.
    fn slow_look(state: &State, line: LineId) -> Ahead {
        let own = state.line(line);
        let mut found = Ahead::NOTHING;
        let mut tips = Vec::from_iter(own.head().zip(own.direction()));
        for length in 1..=own.tunnels_left() as u8 {
            let mut next = Vec::new();
            for &(at, last) in &tips {
                let turns = |way: &Direction| may_turn(way.turn_from(last), state.stations.has(at));
                for way in Direction::ALL.into_iter().filter(turns) {
                    let Some(step) = at.step(way) else { continue };
                    if slow_step(state, line, at, step, length, &mut found)
                        && !next.contains(&(step.to, way))
                    {
                        next.push((step.to, way));
                    }
                }
            }
            if length == 1 {
                found.exits = next.len();
            }
            tips = next;
        }
        found
    }

    /// Records the goals of a tunnel; returns whether the line can continue from there.
    fn slow_step(
        state: &State,
        line: LineId,
        at: Vertex,
        step: EdgeStep,
        length: u8,
        found: &mut Ahead,
    ) -> bool {
        let own = state.line(line);
        if own.vertices.has(step.to) {
            return false;
        }
        let cells = Flank::ALL.into_iter().filter_map(|flank| step.edge.cell(at, flank));
        let free: Vec<Cell> = cells.filter(|&cell| state.line_in(cell).is_none()).collect();
        if step.to.is_apex() {
            let is_end = |cell: &Cell| {
                let far = cell.side().zip(own.start_side());
                let far = far.is_some_and(|(end, start)| end.is_far_from(start));
                far && state.arrow(*cell) == Some(Arrow::Black)
            };
            if free.iter().any(is_end) {
                found.end = found.end.min(length);
            }
            return false;
        }
        let mut goes_on = false;
        for cell in free {
            match state.city.ground(cell) {
                CityGround::Plain => goes_on = true,
                CityGround::Spot(kind) if !state.hands[line.owner()].of_type(kind).is_empty() => {
                    let nearest = &mut found.spots[kind.index()];
                    *nearest = length.min(*nearest);
                    goes_on = true;
                }
                _ => {}
            }
        }
        goes_on
    }

    /// Visits all positions of some random games.
    fn each_position(mut look_at: impl FnMut(&State)) {
        for seed in 0..12 {
            let setup = Setup::standard(2 + (seed % 3) as u8, seed);
            let mut state = Metromania::new(&setup).expect("a legal setup");
            let mut rng = Rng::new(seed);
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            while Metromania::to_act(&state).is_some() {
                look_at(&state);
                Metromania::legal_actions(&state, &mut legal);
                events.clear();
                let action = legal[rng.below(legal.len())];
                Metromania::apply_unchecked(&mut state, action, &mut events);
            }
        }
    }

    #[test]
    fn agrees_with_a_search_vertex_by_vertex() {
        let mut ways = 0;
        each_position(|state| {
            for line in state.line_ids().filter(|&line| !state.line(line).is_finished()) {
                let slow = slow_look(state, line);
                assert_eq!(look(state, line), slow);
                ways += usize::from(slow.end != FAR);
            }
        });
        assert!(ways > 1000, "{ways}");
    }
}
