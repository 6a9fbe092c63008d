//! A position.

use super::destination::{DESTINATIONS, Destination, Destinations};
use super::reading::TUNNELS;
use super::variants::{Municipality, Rivalry, has_secrets};
use crate::engine::bits::{Set, counted};
use crate::engine::game::{BySeat, Seat, Shared};
use crate::titles::metromania::boards::{
    Arrow, CELLS, Cell, City, CitySide, Direction, EDGES, Edge, Faces, Flank, SpotType, VERTICES,
    Vertex, VertexSet,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most lines of all players together.
pub const LINES: usize = 8;

/// One of a player's two lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pattern {
    /// The solid one.
    Solid,
    /// The striped one.
    Striped,
}

impl Pattern {
    /// Both patterns.
    pub const ALL: [Pattern; 2] = [Pattern::Solid, Pattern::Striped];

    /// Returns the other one.
    pub fn other(self) -> Pattern {
        match self {
            Pattern::Solid => Pattern::Striped,
            Pattern::Striped => Pattern::Solid,
        }
    }
}

/// A line: a player's solid or striped one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineId(u8);

impl LineId {
    /// Returns a player's line.
    pub fn of(seat: Seat, pattern: Pattern) -> LineId {
        LineId(2 * seat.0 + pattern as u8)
    }

    /// Iterates over the lines of a number of players.
    pub fn all(players: usize) -> impl Iterator<Item = LineId> {
        (0..2 * players as u8).map(LineId)
    }

    /// Returns the line with an index.
    pub fn at(index: usize) -> Option<LineId> {
        (index < LINES).then_some(LineId(index as u8))
    }

    /// Returns its index among all.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns its owner.
    pub fn owner(self) -> Seat {
        Seat(self.0 / 2)
    }

    /// Returns its pattern.
    pub fn pattern(self) -> Pattern {
        Pattern::ALL[self.index() % 2]
    }
}

counted!(LineId u8);

/// A set of lines.
pub type Lines = Set<LineId>;

/// A dug tunnel of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tunnel {
    /// The edge.
    pub edge: Edge,
    /// The vertex it leads to.
    pub to: Vertex,
    /// The cell it fills.
    pub cell: Cell,
}

/// A line as far as it is dug.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line {
    /// Its tunnels, from the start.
    pub tunnels: ArrayVec<Tunnel, TUNNELS>,
    /// The vertices on it, including apexes and head.
    pub vertices: VertexSet,
}

impl Line {
    /// Returns whether it has a start.
    pub fn is_started(&self) -> bool {
        !self.tunnels.is_empty()
    }

    /// Returns whether it has a start and an end.
    pub fn is_finished(&self) -> bool {
        self.tunnels.len() > 1 && self.head().is_some_and(Vertex::is_apex)
    }

    /// Returns the number of tunnels left.
    pub fn tunnels_left(&self) -> usize {
        TUNNELS - self.tunnels.len()
    }

    /// Returns its last vertex.
    pub fn head(&self) -> Option<Vertex> {
        self.tunnels.last().map(|last| last.to)
    }

    /// Returns the vertex where it starts.
    pub fn start(&self) -> Option<Vertex> {
        let first = self.tunnels.first()?;
        first.edge.other(first.to)
    }

    /// Returns the direction of its last tunnel.
    pub fn direction(&self) -> Option<Direction> {
        let last = self.tunnels.last()?;
        Some(last.edge.direction_from(last.to).turned(3))
    }

    /// Returns the side of the city where it starts.
    pub fn start_side(&self) -> Option<CitySide> {
        self.tunnels.first()?.cell.side()
    }

    /// Iterates over its vertices from the start to the head.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = Vertex> + '_ {
        self.start().into_iter().chain(self.tunnels.iter().map(|tunnel| tunnel.to))
    }
}

/// A chosen tunnel whose details are still to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dig {
    /// The line.
    pub line: LineId,
    /// The edge.
    pub edge: Edge,
    /// The vertex from which it is dug.
    pub from: Vertex,
}

/// The choices of three players, made before the letters are dealt (MSET-3).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Undealt {
    /// The seed of the deal, unknown to everybody.
    pub seed: u64,
    /// The type that each player takes twice, if chosen.
    pub doubles: BySeat<Option<SpotType>>,
}

impl Undealt {
    /// Iterates over the types nobody has chosen.
    pub fn left(&self) -> impl Iterator<Item = SpotType> + '_ {
        SpotType::ALL.into_iter().filter(|&kind| !self.doubles.iter().any(|&it| it == Some(kind)))
    }
}

/// The present decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The type to take twice (MSET-3).
    Double,
    /// The action of a turn, or its continuation.
    Turn,
    /// The side of the edge for the tunnel.
    Flank(Dig),
    /// The Destination for the tunnel.
    Destination(Dig, Flank),
    /// The place of a finished line's free station, if any.
    Bonus(LineId),
    /// Nothing: the game has ended.
    Over,
}

/// The progress of the present turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Tunnels dug.
    pub dug: u8,
    /// True if a Destination was placed (MDEST-1).
    pub placed: bool,
    /// True if the player had no line when it began (MLINE-1).
    pub first: bool,
}

/// The phase of construction (MEND-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Everybody builds.
    Construction,
    /// The last turns; the number of them left, including the present one.
    LastTurns(u8),
}

/// A position, including hidden letters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The rules version of its game.
    pub rules: u16,
    /// The city.
    pub city: Shared<City>,
    /// How the Destinations were dealt.
    pub municipality: Municipality,
    /// How two players score the same test.
    pub rivalry: Rivalry,
    /// The seat to act, or the last one that acted.
    pub seat: Seat,
    /// The present decision.
    pub decision: Decision,
    /// The progress of the present turn.
    pub turn: Turn,
    /// The phase of construction.
    pub phase: Phase,
    /// Passes in a row (MTURN-1).
    pub passes: u8,
    /// The points for stations.
    pub points: BySeat<i32>,
    /// The choices before the letters are dealt; `None` afterwards.
    pub undealt: Option<Undealt>,
    /// The Destinations that are not placed.
    pub hands: BySeat<Destinations>,
    /// The cell of each placed Destination.
    pub placed: [Option<Cell>; DESTINATIONS],
    /// All lines, a player's solid one first.
    pub lines: ArrayVec<Line, LINES>,
    /// The finished lines on which their owners have built since (MLINE-6).
    pub closed: Lines,
    /// The vertices with stations.
    pub stations: VertexSet,
    /// The stations left.
    pub supply: u8,
    /// The line in each cell.
    pub(super) cells: [Option<LineId>; CELLS],
    /// The cells of the city with a tunnel.
    pub(super) filled: Faces,
    /// The lines on each edge.
    pub(super) edges: [Lines; EDGES],
    /// The lines through each vertex or ending there.
    pub(super) vertices: [Lines; VERTICES],
}

impl State {
    /// Returns the number of players.
    pub fn players(&self) -> usize {
        self.hands.count()
    }

    /// Returns a line.
    pub fn line(&self, line: LineId) -> &Line {
        &self.lines[line.index()]
    }

    /// Iterates over all lines.
    pub fn line_ids(&self) -> impl Iterator<Item = LineId> + use<> {
        LineId::all(self.players())
    }

    /// Returns the line in a cell.
    pub fn line_in(&self, cell: Cell) -> Option<LineId> {
        self.cells[cell.index()]
    }

    /// Returns the cells of the city with a tunnel.
    pub fn filled(&self) -> Faces {
        self.filled
    }

    /// Returns the lines on an edge.
    pub fn lines_on(&self, edge: Edge) -> Lines {
        self.edges[edge.index()]
    }

    /// Returns the lines through a vertex or ending there.
    pub fn lines_at(&self, vertex: Vertex) -> Lines {
        self.vertices[vertex.index()]
    }

    /// Returns the arrow of a cell around the city.
    pub fn arrow(&self, cell: Cell) -> Option<Arrow> {
        Arrow::of(cell, self.players())
    }

    /// Returns whether letters are secret until they are placed (MSET-4).
    pub fn has_secrets(&self) -> bool {
        has_secrets(self.players(), self.municipality)
    }

    /// Returns whether the turn is the player's last one (MEND-1).
    pub fn is_last_turn(&self) -> bool {
        matches!(self.phase, Phase::LastTurns(_))
    }

    /// Returns the number of a player's finished lines.
    pub fn finished_lines(&self, seat: Seat) -> usize {
        let own = Pattern::ALL.map(|pattern| LineId::of(seat, pattern));
        own.into_iter().filter(|&line| self.line(line).is_finished()).count()
    }

    /// Returns the number of tunnels laid by a player.
    pub fn tunnels_laid(&self, seat: Seat) -> usize {
        Pattern::ALL.map(|pattern| self.line(LineId::of(seat, pattern)).tunnels.len()).iter().sum()
    }

    /// Returns the player who has or placed a Destination.
    pub fn holder(&self, destination: Destination) -> Option<Seat> {
        match self.placed[destination.index()] {
            Some(cell) => self.line_in(cell).map(LineId::owner),
            None => self.hands.seats().find(|&seat| self.hands[seat].has(destination)),
        }
    }

    /// Returns the Destination on a cell.
    pub fn destination_on(&self, cell: Cell) -> Option<Destination> {
        Destination::all().find(|destination| self.placed[destination.index()] == Some(cell))
    }

    /// Returns the type of a Spot.
    pub fn spot(&self, cell: Cell) -> Option<SpotType> {
        self.city.spot(cell)
    }

    /// Returns the next player, clockwise.
    pub(super) fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players() as u8)
    }

    /// Puts a tunnel of a line on the board, without checks or consequences. A line has at most 18.
    pub fn lay(&mut self, line: LineId, tunnel: Tunnel) {
        let own = &mut self.lines[line.index()];
        if !own.is_started()
            && let Some(apex) = tunnel.edge.other(tunnel.to)
        {
            own.vertices.insert(apex);
            self.vertices[apex.index()].insert(line);
        }
        own.vertices.insert(tunnel.to);
        own.tunnels.push(tunnel);
        self.cells[tunnel.cell.index()] = Some(line);
        self.filled.insert(tunnel.cell);
        self.edges[tunnel.edge.index()].insert(line);
        self.vertices[tunnel.to.index()].insert(line);
    }
}
