//! Predicts the next action from the actions so far.
//!
//! The open ends of the lines are followed only by their edges, without rules. The player to act is a guess: after three tunnels,
//! or another action that ends a turn, the next player follows. A wrong guess makes the link longer. All numbers here are part of
//! the format and frozen.

use crate::engine::codec::model::Tree;
use crate::engine::codec::range::Coder;
use crate::titles::metromania::boards::{Direction, EDGES, Edge, Flank, SpotType, Vertex};
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::destination::Letter;
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::state::Pattern;
use crate::titles::metromania::rules::variants::MAX_PLAYERS;

/// The kinds of actions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Op {
    Solid,
    Striped,
    Left,
    Right,
    Place,
    Station,
    Stop,
    Pass,
    Decline,
    Double,
}

impl Op {
    const ALL: [Op; 10] = [
        Op::Solid,
        Op::Striped,
        Op::Left,
        Op::Right,
        Op::Place,
        Op::Station,
        Op::Stop,
        Op::Pass,
        Op::Decline,
        Op::Double,
    ];

    fn of(action: Action) -> Op {
        match action {
            Action::Dig(Pattern::Solid, _) => Op::Solid,
            Action::Dig(Pattern::Striped, _) => Op::Striped,
            Action::Lay(Flank::Left) => Op::Left,
            Action::Lay(Flank::Right) => Op::Right,
            Action::Place(_) => Op::Place,
            Action::Station(_) => Op::Station,
            Action::Stop => Op::Stop,
            Action::Pass => Op::Pass,
            Action::Decline => Op::Decline,
            Action::Double(_) => Op::Double,
        }
    }
}

/// The tunnels of a full turn.
const WHOLE_TURN: usize = 3;
/// The slanting sides of arrow cells, which are the last edges.
const ARROW_EDGES: usize = 60;
/// Symbols for an arbitrary edge, among arrow edges and among turns.
const ANY_ARROW: usize = ARROW_EDGES;
const ANY_TURN: usize = 3;

/// The open end of a line.
#[derive(Clone, Copy)]
struct LineHead {
    at: Vertex,
    direction: Direction,
}

/// The state of the predictor.
pub struct Course {
    players: usize,
    heads: [Option<LineHead>; 2 * MAX_PLAYERS],
    /// The player to act, as guessed.
    seat: usize,
    /// Tunnels dug in this turn, and if the last one ended a line.
    dug: usize,
    ended: bool,
    last: usize,
    /// By the kind of the last action and the tunnels of the turn.
    ops: Vec<Tree>,
    seats: Tree,
    arrows: Tree,
    /// By the last turn.
    turns: [Tree; 6],
    last_turn: usize,
    edges: Tree,
    letters: Tree,
    stations: Tree,
    types: Tree,
}

impl Course {
    /// The state before the first action.
    pub(super) fn new(setup: &Setup) -> Course {
        let kinds = Op::ALL.len();
        let mut course = Course {
            players: usize::from(setup.players).clamp(1, MAX_PLAYERS),
            heads: [None; 2 * MAX_PLAYERS],
            seat: 0,
            dug: 0,
            ended: false,
            last: kinds,
            ops: (0..(kinds + 1) * (WHOLE_TURN + 1)).map(|_| Tree::new(4, kinds)).collect(),
            seats: Tree::new(2, 1),
            arrows: Tree::new(6, ARROW_EDGES),
            turns: std::array::from_fn(|_| Tree::new(3, 6)),
            last_turn: 0,
            edges: Tree::new(9, EDGES),
            letters: Tree::new(3, 6),
            stations: Tree::new(7, 91),
            types: Tree::new(2, SpotType::ALL.len()),
        };
        if let Some(start) = &setup.start {
            let state = start.state();
            course.seat = state.seat.index();
            for (index, line) in state.lines.iter().enumerate() {
                let head = line.head().zip(line.direction());
                course.heads[index] = head.map(|(at, direction)| LineHead { at, direction });
            }
        }
        course
    }

    /// Codes an action; `None` if it names something that does not exist.
    pub(super) fn code(&mut self, coder: &mut dyn Coder, given: Option<Action>) -> Option<Action> {
        let context = self.last * (WHOLE_TURN + 1) + self.dug.min(WHOLE_TURN);
        let op = self.ops[context].code(coder, given.map_or(0, |action| Op::of(action) as usize));
        let op = *Op::ALL.get(op)?;
        self.turn_to(op);
        let action = match op {
            Op::Solid | Op::Striped => self.code_dig(coder, op, given)?,
            Op::Left => Action::Lay(Flank::Left),
            Op::Right => Action::Lay(Flank::Right),
            Op::Place => {
                let letter = match given {
                    Some(Action::Place(letter)) => letter.index(),
                    _ => 0,
                };
                Action::Place(*Letter::ALL.get(self.letters.code(coder, letter))?)
            }
            Op::Station => {
                let vertex = match given {
                    Some(Action::Station(vertex)) => vertex.index(),
                    _ => 0,
                };
                Action::Station(Vertex::at(self.stations.code(coder, vertex))?)
            }
            Op::Stop => Action::Stop,
            Op::Pass => Action::Pass,
            Op::Decline => Action::Decline,
            Op::Double => {
                let kind = match given {
                    Some(Action::Double(kind)) => kind.index(),
                    _ => 0,
                };
                Action::Double(*SpotType::ALL.get(self.types.code(coder, kind))?)
            }
        };
        self.last = op as usize;
        Some(action)
    }

    /// Guesses the player of an action.
    fn turn_to(&mut self, op: Op) {
        let bonus = self.ended && matches!(op, Op::Station | Op::Decline);
        let begins = matches!(op, Op::Solid | Op::Striped | Op::Station | Op::Pass);
        if begins && !bonus && self.dug >= WHOLE_TURN {
            self.next_seat();
        }
        if matches!(op, Op::Station | Op::Stop | Op::Pass) && !bonus {
            self.next_seat();
        }
        if begins || op == Op::Decline {
            self.ended = false;
        }
    }

    fn next_seat(&mut self) {
        self.seat = (self.seat + 1) % self.players;
        self.dug = 0;
    }

    fn code_dig(&mut self, coder: &mut dyn Coder, op: Op, given: Option<Action>) -> Option<Action> {
        let pattern = if op == Op::Solid { Pattern::Solid } else { Pattern::Striped };
        let edge = match given {
            Some(Action::Dig(_, edge)) => Some(edge),
            _ => None,
        };
        let line = |seat: usize| 2 * seat + pattern as usize;
        let fits = |later: &usize| {
            let head = self.heads[line((self.seat + later) % self.players)];
            edge.is_some_and(|edge| symbol(head, edge).is_some())
        };
        let later = self.seats.code(coder, (0..self.players).find(fits).unwrap_or(0));
        if !later.is_multiple_of(self.players) {
            self.seat = (self.seat + later) % self.players;
            self.dug = 0;
        }
        let edge = self.code_edge(coder, line(self.seat), edge)?;
        self.follow(line(self.seat), edge);
        Some(Action::Dig(pattern, edge))
    }

    fn code_edge(
        &mut self,
        coder: &mut dyn Coder,
        line: usize,
        given: Option<Edge>,
    ) -> Option<Edge> {
        let head = self.heads[line];
        let symbol = given.and_then(|edge| symbol(head, edge));
        let Some(head) = head else {
            let read = self.arrows.code(coder, symbol.unwrap_or(ANY_ARROW));
            return match read {
                ANY_ARROW => self.code_any(coder, given),
                _ => Edge::at(EDGES - ARROW_EDGES + read),
            };
        };
        let turn = self.turns[self.last_turn].code(coder, symbol.unwrap_or(ANY_TURN));
        if turn == ANY_TURN {
            return self.code_any(coder, given);
        }
        self.last_turn = turn % self.turns.len();
        if turn >= 6 {
            return None;
        }
        head.at.step(head.direction.turned(turn as u8)).map(|step| step.edge)
    }

    fn code_any(&mut self, coder: &mut dyn Coder, given: Option<Edge>) -> Option<Edge> {
        Edge::at(self.edges.code(coder, given.map_or(0, Edge::index)))
    }

    fn follow(&mut self, line: usize, edge: Edge) {
        let from = match self.heads[line] {
            Some(head) if edge.other(head.at).is_some() => head.at,
            _ => edge.ends()[0],
        };
        let starts = self.heads[line].is_none();
        self.dug += 1;
        if let Some(at) = edge.other(from) {
            self.ended = at.is_apex() && !starts;
            self.heads[line] = Some(LineHead { at, direction: edge.direction_from(from) });
        }
    }
}

/// Returns the symbol of an edge at a line's open end: the sixths of its turn, or the number of the arrow edge where a line
/// starts; `None` if it has no symbol.
fn symbol(head: Option<LineHead>, edge: Edge) -> Option<usize> {
    let Some(head) = head else {
        return edge.arrow_cell().map(|_| edge.index() - (EDGES - ARROW_EDGES));
    };
    edge.other(head.at)?;
    let turn = edge.direction_from(head.at).turn_from(head.direction);
    Some(usize::from(turn)).filter(|&turn| turn != ANY_TURN)
}
