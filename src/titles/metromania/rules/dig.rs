//! The legal tunnels (MLINE, MDEST-1, MSTAT-3).

use super::destination::{Destination, Destinations};
use super::reading::may_turn;
use super::refusal::Refusal;
use super::state::{Dig, LineId, State};
use super::station::{self, MOST_STATIONS};
use crate::titles::metromania::boards::{Arrow, Cell, CityGround, CitySide, Edge, Flank, SpotType};

/// The use of a free cell next to an edge for the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Footing {
    /// It can be dug at once.
    Open,
    /// It is a Spot, and needs a Destination.
    Spot(SpotType),
}

/// The knowledge that decides if a Spot is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpotKnowledge {
    /// That of the digger: letters, adjacent cells and the one Destination per turn count (MDEST-1).
    ByDigger,
    /// Public knowledge: only the types left to the line's owner count (MLINE-7).
    ByAll,
}

/// A legal tunnel and its two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DigOption {
    /// The tunnel.
    pub dig: Dig,
    /// The usable cells, left and right; at least one.
    pub flanks: [Option<Footing>; 2],
}

impl DigOption {
    /// Returns the side if there is only one.
    pub fn only_flank(self) -> Option<Flank> {
        match self.flanks {
            [Some(_), None] => Some(Flank::Left),
            [None, Some(_)] => Some(Flank::Right),
            _ => None,
        }
    }

    /// Returns whether it can be dug without a Destination.
    pub fn avoids_spots(self) -> bool {
        self.flanks.contains(&Some(Footing::Open))
    }
}

/// Iterates over all tunnels that a line can dig next.
pub fn options(
    state: &State,
    line: LineId,
    judged: SpotKnowledge,
) -> impl Iterator<Item = DigOption> + '_ {
    let own = state.line(line);
    let head = if check_line(state, line).is_ok() { own.head() } else { None };
    let next = head.into_iter().flat_map(move |head| {
        head.steps().map(move |step| Dig { line, edge: step.edge, from: head })
    });
    let next = next.filter_map(move |dig| way(state, dig, judged).ok());
    let starts = (!own.is_started()).then(|| starts(state, line)).into_iter().flatten();
    next.chain(starts.filter_map(move |dig| sides(state, dig, judged).ok()))
}

/// Iterates over the start tunnels on all cells where a line may start (MLINE-1, MLINE-2).
fn starts(state: &State, line: LineId) -> impl Iterator<Item = Dig> + '_ {
    let first_turn = check_first_turn(state).is_ok();
    let other = state.line(LineId::of(line.owner(), line.pattern().other())).start_side();
    let is_far = move |cell: &Cell| is_far(*cell, other);
    let any_far = free_arrows(state, Arrow::White).any(|cell| is_far(&cell));
    let cells = free_arrows(state, Arrow::White)
        .filter(move |cell| first_turn && (!any_far || is_far(cell)));
    cells.filter_map(Cell::slanting_sides).flatten().map(move |edge| start(line, edge))
}

/// Returns whether a cell is on one of the three sides away from a start; true without a start.
fn is_far(cell: Cell, start: Option<CitySide>) -> bool {
    start.is_none_or(|start| cell.side().is_some_and(|side| side.is_far_from(start)))
}

/// Returns the start tunnel along a slanting side.
fn start(line: LineId, edge: Edge) -> Dig {
    Dig { line, edge, from: edge.ends()[0] }
}

/// Returns the tunnel of a line along an edge, legal or not.
///
/// # Errors
/// The edge does not continue the line.
pub fn dig(state: &State, line: LineId, edge: Edge) -> Result<Dig, Refusal> {
    check_line(state, line)?;
    match state.line(line).head() {
        None if edge.arrow_cell().is_none() => Err(Refusal::NotAStart),
        None => Ok(start(line, edge)),
        Some(head) if edge.other(head).is_none() => Err(Refusal::NotAtHead),
        Some(head) => Ok(Dig { line, edge, from: head }),
    }
}

/// Returns a tunnel with its sides, if it is legal.
///
/// # Errors
/// The rule that forbids it.
pub fn way(state: &State, dig: Dig, judged: SpotKnowledge) -> Result<DigOption, Refusal> {
    check_edge(state, dig)?;
    sides(state, dig, judged)
}

/// Returns a tunnel with its sides, if its edge is usable.
fn sides(state: &State, dig: Dig, judged: SpotKnowledge) -> Result<DigOption, Refusal> {
    let flanks = Flank::ALL.map(|flank| footing(state, dig, flank, judged));
    if let [Err(left), Err(right)] = flanks {
        return Err(the_telling(left, right));
    }
    let way = DigOption { dig, flanks: flanks.map(Result::ok) };
    if needs_too_many(state, dig) { Err(Refusal::NoStationLeft) } else { Ok(way) }
}

/// Returns whether a tunnel would make more stations than are left (MSTAT-3).
fn needs_too_many(state: &State, dig: Dig) -> bool {
    let left = usize::from(state.supply);
    left < MOST_STATIONS && station::made(state, dig).len() > left
}

/// Returns the more informative of the reasons that close both sides.
fn the_telling(left: Refusal, right: Refusal) -> Refusal {
    match (left, right) {
        (Refusal::NoCellFree, other) | (other, Refusal::NoCellFree) => other,
        (Refusal::LakeOrPark, other) => other,
        (first, _) => first,
    }
}

fn check_line(state: &State, line: LineId) -> Result<(), Refusal> {
    let own = state.line(line);
    if own.is_finished() {
        return Err(Refusal::LineFinished);
    }
    if own.tunnels_left() == 0 { Err(Refusal::NoTunnelLeft) } else { Ok(()) }
}

/// Checks that another line may be started in this turn (MLINE-1).
fn check_first_turn(state: &State) -> Result<(), Refusal> {
    if state.turn.first && state.turn.dug > 0 { Err(Refusal::OneLineFirst) } else { Ok(()) }
}

fn check_edge(state: &State, dig: Dig) -> Result<(), Refusal> {
    if !state.line(dig.line).is_started() {
        return check_start(state, dig);
    }
    check_turn(state, dig)?;
    let meets = dig.edge.other(dig.from).is_none_or(|to| state.line(dig.line).vertices.has(to));
    if meets {
        return Err(Refusal::MeetsItself);
    }
    dig.edge.arrow_cell().map_or(Ok(()), |cell| check_end(state, dig.line, cell))
}

/// Checks a start tunnel (MLINE-1, MLINE-2).
fn check_start(state: &State, dig: Dig) -> Result<(), Refusal> {
    let cell = dig.edge.arrow_cell().ok_or(Refusal::NotAStart)?;
    if state.arrow(cell) != Some(Arrow::White) {
        return Err(Refusal::NotAStart);
    }
    if state.line_in(cell).is_some() {
        return Err(Refusal::ArrowTaken);
    }
    check_first_turn(state)?;
    if may_start(state, dig.line, cell) { Ok(()) } else { Err(Refusal::StartTooClose) }
}

/// Returns whether a line may start on a free white-arrow cell, considering its owner's other line.
fn may_start(state: &State, line: LineId, cell: Cell) -> bool {
    let other = LineId::of(line.owner(), line.pattern().other());
    is_far_enough(state, cell, state.line(other).start_side(), Arrow::White)
}

/// Returns whether any white-arrow cell is free for a line (MLINE-7).
pub(super) fn has_start(state: &State, line: LineId) -> bool {
    free_arrows(state, Arrow::White).any(|cell| may_start(state, line, cell))
}

fn free_arrows(state: &State, arrow: Arrow) -> impl Iterator<Item = Cell> + '_ {
    let is_free =
        move |&cell: &Cell| state.line_in(cell).is_none() && state.arrow(cell) == Some(arrow);
    Cell::arrows().filter(is_free)
}

/// Returns whether a cell is on one of the three sides away from a start, or no cell of its kind is free there (MLINE-2,
/// MLINE-6).
fn is_far_enough(state: &State, cell: Cell, start: Option<CitySide>, arrow: Arrow) -> bool {
    is_far(cell, start) || !free_arrows(state, arrow).any(|cell| is_far(cell, start))
}

/// Checks the turn of a tunnel (MLINE-4).
fn check_turn(state: &State, dig: Dig) -> Result<(), Refusal> {
    let Some(last) = state.line(dig.line).direction() else { return Ok(()) };
    let turn = dig.edge.direction_from(dig.from).turn_from(last);
    if may_turn(turn, state.stations.has(dig.from)) {
        return Ok(());
    }
    Err(if turn == 3 { Refusal::TurnsBack } else { Refusal::SharpAngle })
}

/// Checks an end tunnel (MLINE-6).
fn check_end(state: &State, line: LineId, cell: Cell) -> Result<(), Refusal> {
    if state.arrow(cell) != Some(Arrow::Black) {
        return Err(Refusal::NotAnEnd);
    }
    if state.line_in(cell).is_some() {
        return Err(Refusal::EndTaken);
    }
    let start = state.line(line).start_side();
    if is_far_enough(state, cell, start, Arrow::Black) { Ok(()) } else { Err(Refusal::EndTooClose) }
}

/// Returns the use of the cell on one side of a tunnel (MLINE-3, MDEST-1).
///
/// # Errors
/// The rule that forbids it.
pub fn footing(
    state: &State,
    dig: Dig,
    flank: Flank,
    judged: SpotKnowledge,
) -> Result<Footing, Refusal> {
    let cell = dig.edge.cell(dig.from, flank).ok_or(Refusal::NoCellFree)?;
    if state.line_in(cell).is_some() {
        return Err(Refusal::NoCellFree);
    }
    match state.city.ground(cell) {
        CityGround::Plain => Ok(Footing::Open),
        CityGround::Lake | CityGround::Park => Err(Refusal::LakeOrPark),
        CityGround::Spot(kind) => {
            check_spot(state, dig.line, cell, kind, judged).map(|()| Footing::Spot(kind))
        }
    }
}

fn check_spot(
    state: &State,
    line: LineId,
    cell: Cell,
    kind: SpotType,
    judged: SpotKnowledge,
) -> Result<(), Refusal> {
    let own = state.hands[line.owner()].of_type(kind);
    if own.is_empty() {
        return Err(Refusal::NoDestination);
    }
    if judged == SpotKnowledge::ByAll {
        return Ok(());
    }
    if state.turn.placed {
        return Err(Refusal::OneDestination);
    }
    let fits = own.iter().any(|destination| !touches_twin(state, destination, cell));
    if fits { Ok(()) } else { Err(Refusal::LettersTouch) }
}

/// Returns the Destinations that a line's owner may put on a Spot (MDEST-1).
pub fn placeable(state: &State, line: LineId, cell: Cell) -> Destinations {
    let Some(kind) = state.spot(cell) else { return Destinations::default() };
    let own = state.hands[line.owner()].of_type(kind);
    own.iter().filter(|&destination| !touches_twin(state, destination, cell)).collect()
}

/// Returns whether the other Destination of the letter touches a cell, by side or corner.
pub(super) fn touches_twin(state: &State, destination: Destination, cell: Cell) -> bool {
    state.placed[destination.twin().index()].is_some_and(|twin| twin.touches(cell))
}
