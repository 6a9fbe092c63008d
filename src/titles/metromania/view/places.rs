//! The pressable places of the board and their names.

use super::chart;
use super::draft::{self, AppliedPlan, TripQuestion, planned};
use super::naming::Naming;
use crate::engine::game::Game;
use crate::table::title::{Places, SeatView};
use crate::table::view::{Place, PlaceId, PlaceState};
use crate::titles::metromania::boards::{Cell, Edge, Flank, Vertex};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::dig::{self, SpotKnowledge};
use crate::titles::metromania::rules::refusal::Refusal;
use crate::titles::metromania::rules::state::{Decision, LineId, Pattern, State};
use crate::titles::metromania::rules::station;

/// A place of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardPlace {
    /// An edge along which a line may be dug.
    Edge(Pattern, Edge),
    /// A vertex with a station, or where one may be built.
    Vertex(Vertex),
    /// A cell next to the chosen edge.
    Cell(Cell),
}

impl BoardPlace {
    pub fn id(self) -> PlaceId {
        match self {
            BoardPlace::Edge(Pattern::Solid, edge) => PlaceId::of(0, edge.index() as u32),
            BoardPlace::Edge(Pattern::Striped, edge) => PlaceId::of(1, edge.index() as u32),
            BoardPlace::Vertex(vertex) => PlaceId::of(2, vertex.index() as u32),
            BoardPlace::Cell(cell) => PlaceId::of(3, cell.index() as u32),
        }
    }

    /// Returns the place with an id; `None` if there is none.
    pub fn of(id: PlaceId) -> Option<BoardPlace> {
        let (kind, number) = id.parts();
        let number = number as usize;
        match kind {
            0 => Edge::at(number).map(|edge| BoardPlace::Edge(Pattern::Solid, edge)),
            1 => Edge::at(number).map(|edge| BoardPlace::Edge(Pattern::Striped, edge)),
            2 => Vertex::at(number).map(BoardPlace::Vertex),
            3 => Cell::at(number).map(BoardPlace::Cell),
            _ => None,
        }
    }
}

impl Places for Metromania {
    /// Names all places differently: if the nearest landmark is not enough, further ones are added.
    fn places(view: &SeatView<Self>) -> Vec<Place> {
        let (state, mut places) = match view.draft.ride {
            TripQuestion::Off if view.may_act() => {
                let planned = draft::planned(view);
                (&planned.state, deciding(planned))
            }
            TripQuestion::Off => return Vec::new(),
            ride => (view.state, stations(view.state, ride)),
        };
        for landmarks in 1..=MOST_LANDMARKS {
            let naming = naming(view, state, landmarks);
            for at in doubtful(&places) {
                let name = BoardPlace::of(places[at].id).map(|spot| naming.name(spot));
                places[at].name = name.unwrap_or_default();
            }
        }
        places.sort_by_key(|place| (place.at.1, place.at.0));
        places
    }
}

const MOST_LANDMARKS: usize = 4;

/// Returns the indexes of places with no name or the same name as another.
fn doubtful(places: &[Place]) -> Vec<usize> {
    let is_alone = |name: &str| places.iter().filter(|it| it.name == name).count() == 1;
    (0..places.len())
        .filter(|&at| places[at].name.is_empty() || !is_alone(&places[at].name))
        .collect()
}

/// Returns the naming of a position's places at a table.
pub fn naming<'a>(
    view: &SeatView<'a, Metromania>,
    state: &'a State,
    landmarks: usize,
) -> Naming<'a> {
    Naming { state, players: view.players, own: view.viewer, landmarks, locale: view.locale }
}

/// Returns the open ends from which a stroke of tunnels can be drawn.
pub fn handles(view: &SeatView<Metromania>) -> Vec<chart::ChartPoint> {
    let planned = planned(view);
    if !view.may_act() || planned.ends_turn || view.draft.ride != TripQuestion::Off {
        return Vec::new();
    }
    let head = |pattern| planned.state.line(LineId::of(planned.state.seat, pattern)).head();
    Pattern::ALL.into_iter().filter_map(head).map(chart::vertex).collect()
}

fn stations(state: &State, ride: TripQuestion) -> Vec<Place> {
    let station = |vertex: Vertex| {
        let is_chosen = match ride {
            TripQuestion::To(from) => from == vertex,
            TripQuestion::Shown(from, to) => from == vertex || to == vertex,
            _ => false,
        };
        let standing = if is_chosen { PlaceState::Chosen } else { PlaceState::Legal };
        unnamed(BoardPlace::Vertex(vertex), chart::vertex(vertex), standing)
    };
    state.stations.iter().map(station).collect()
}

/// Returns the places of the decision after the plan.
fn deciding(planned: &AppliedPlan) -> Vec<Place> {
    let state = &planned.state;
    if planned.ends_turn {
        return Vec::new();
    }
    match state.decision {
        Decision::Turn => turn_places(state),
        Decision::Flank(dig) => {
            let cells = Flank::ALL.into_iter().filter_map(|flank| dig.edge.cell(dig.from, flank));
            let place =
                |cell| unnamed(BoardPlace::Cell(cell), chart::cell(cell), PlaceState::Legal);
            cells.map(place).collect()
        }
        Decision::Bonus(line) => station::line_sites(state, line).map(site).collect(),
        Decision::Double | Decision::Destination(..) | Decision::Over => Vec::new(),
    }
}

/// Makes a place without a name.
fn unnamed(spot: BoardPlace, at: chart::ChartPoint, state: PlaceState) -> Place {
    Place { id: spot.id(), name: String::new(), at, state }
}

fn site(vertex: Vertex) -> Place {
    unnamed(BoardPlace::Vertex(vertex), chart::vertex(vertex), PlaceState::Legal)
}

fn turn_places(state: &State) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::new();
    for pattern in shown_patterns(state) {
        for (edge, closed) in edges(state, pattern) {
            let standing = if closed.is_some() { PlaceState::Idle } else { PlaceState::Legal };
            let spot = BoardPlace::Edge(pattern, edge);
            places.push(unnamed(spot, edge_spot(state, pattern, edge), standing));
        }
    }
    if state.turn.dug == 0 {
        places.extend(station::sites(state, state.seat).into_iter().map(site));
    }
    places
}

/// Returns the point of a line's edge: towards its far end, so that the edges of an open end are apart, and at different
/// points if both lines could use the edge.
fn edge_spot(state: &State, pattern: Pattern, edge: Edge) -> chart::ChartPoint {
    let head = |pattern| state.line(LineId::of(state.seat, pattern)).head();
    let ways_on = |head: &Vertex| edge.other(*head).is_some();
    let Some(from) = head(pattern).filter(ways_on) else { return chart::edge(edge) };
    let to = edge.other(from).unwrap_or(from);
    let share = match head(pattern.other()) {
        Some(other) if other == to => 38,
        Some(other) if other == from && pattern == Pattern::Striped => 46,
        _ => 74,
    };
    chart::towards(chart::vertex(from), chart::vertex(to), share)
}

/// Iterates over the lines whose edges are shown; only the solid one if none is begun.
pub fn shown_patterns(state: &State) -> impl Iterator<Item = Pattern> + '_ {
    let started = |pattern| state.line(LineId::of(state.seat, pattern)).is_started();
    let has_line = Pattern::ALL.into_iter().any(started);
    Pattern::ALL.into_iter().filter(move |&pattern| has_line || pattern == Pattern::Solid)
}

/// Returns the edges at a line's open end, each with the reason why it is closed; for a line that is not begun only the legal
/// start tunnels.
pub fn edges(state: &State, pattern: Pattern) -> Vec<(Edge, Option<Refusal>)> {
    let line = LineId::of(state.seat, pattern);
    match state.line(line).head() {
        None => dig::options(state, line, SpotKnowledge::ByDigger)
            .map(|way| (way.dig.edge, None))
            .collect(),
        Some(_) if state.line(line).is_finished() => Vec::new(),
        Some(head) => {
            let last = state.line(line).tunnels.last().map(|tunnel| tunnel.edge);
            let onward = head.steps().filter(|step| Some(step.edge) != last);
            onward.map(|step| (step.edge, closed(state, pattern, step.edge))).collect()
        }
    }
}

/// Returns why an edge is closed for a line; `None` if it can be dug.
pub fn closed(state: &State, pattern: Pattern, edge: Edge) -> Option<Refusal> {
    Metromania::check(state, Action::Dig(pattern, edge)).err()
}
