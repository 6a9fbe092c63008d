//! A position.

use super::destination::{DESTINATIONS, Destination, Destinations};
use super::reading::TUNNELS;
use super::variants::{Municipality, Rivalry, has_secrets};
use crate::engine::bits::{Set, counted};
use crate::engine::game::{BySeat, Seat, Shared};
use crate::titles::metromania::boards::{
    Arrow, CELLS, Cell, City, Direction, EDGES, Edge, Faces, Flank, Side, SpotType, VERTICES,
    Vertex, VertexSet,
};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The lines of all players.
pub const LINES: usize = 8;

/// Which of a player's two lines.
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

    /// The other one.
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
    /// A player's line.
    pub fn of(seat: Seat, pattern: Pattern) -> LineId {
        LineId(2 * seat.0 + pattern as u8)
    }

    /// The lines of so many players.
    pub fn all(players: usize) -> impl Iterator<Item = LineId> {
        (0..2 * players as u8).map(LineId)
    }

    /// The line of a place among all.
    pub fn at(index: usize) -> Option<LineId> {
        (index < LINES).then_some(LineId(index as u8))
    }

    /// Its place among all.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whose it is.
    pub fn owner(self) -> Seat {
        Seat(self.0 / 2)
    }

    /// Which of the owner's.
    pub fn pattern(self) -> Pattern {
        Pattern::ALL[self.index() % 2]
    }
}

counted!(LineId u8);

/// A set of lines.
pub type Lines = Set<LineId>;

/// A tunnel of a line, as it was dug.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tunnel {
    /// The edge that it draws.
    pub edge: Edge,
    /// Where it leads.
    pub to: Vertex,
    /// The cell that it fills.
    pub cell: Cell,
}

/// A line as far as it is dug.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line {
    /// Its tunnels from the start.
    pub tunnels: ArrayVec<Tunnel, TUNNELS>,
    /// The vertices on it, apexes and head included.
    pub vertices: VertexSet,
}

impl Line {
    /// Whether it has a start.
    pub fn is_begun(&self) -> bool {
        !self.tunnels.is_empty()
    }

    /// Whether it has a start and an end.
    pub fn is_finished(&self) -> bool {
        self.tunnels.len() > 1 && self.head().is_some_and(Vertex::is_apex)
    }

    /// The tunnels that are left to it.
    pub fn tunnels_left(&self) -> usize {
        TUNNELS - self.tunnels.len()
    }

    /// Its last vertex.
    pub fn head(&self) -> Option<Vertex> {
        self.tunnels.last().map(|last| last.to)
    }

    /// The vertex that it starts from.
    pub fn start(&self) -> Option<Vertex> {
        let first = self.tunnels.first()?;
        first.edge.other(first.to)
    }

    /// The direction of its last tunnel.
    pub fn direction(&self) -> Option<Direction> {
        let last = self.tunnels.last()?;
        Some(last.edge.direction_from(last.to).turned(3))
    }

    /// The side of the city on which it starts.
    pub fn start_side(&self) -> Option<Side> {
        self.tunnels.first()?.cell.side()
    }

    /// Its vertices from the start to the head.
    pub fn path(&self) -> impl DoubleEndedIterator<Item = Vertex> + '_ {
        self.start().into_iter().chain(self.tunnels.iter().map(|tunnel| tunnel.to))
    }
}

/// A tunnel that is chosen, but for what is still to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dig {
    /// The line.
    pub line: LineId,
    /// The edge.
    pub edge: Edge,
    /// The vertex it is dug from.
    pub from: Vertex,
}

/// The Destinations of three players, who choose their types before the letters are dealt (MSET-3).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Undealt {
    /// Where the chance of the deal comes from. Nobody knows it.
    pub seed: u64,
    /// The type of which each player takes two, as far as it is chosen.
    pub doubles: BySeat<Option<SpotType>>,
}

impl Undealt {
    /// The types that nobody has chosen.
    pub fn left(&self) -> impl Iterator<Item = SpotType> + '_ {
        SpotType::ALL.into_iter().filter(|&kind| !self.doubles.iter().any(|&it| it == Some(kind)))
    }
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Of which type one takes two Destinations.
    Double,
    /// What to do in a turn, or how to go on with it.
    Turn,
    /// Beside which side of the edge the tunnel lies.
    Flank(Dig),
    /// Which Destination lies on the tunnel.
    Destination(Dig, Flank),
    /// Where the free station of a finished line stands, if anywhere.
    Bonus(LineId),
    /// Nothing: the game has ended.
    Over,
}

/// What was done in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Tunnels dug.
    pub dug: u8,
    /// Whether a Destination was placed (MDEST-1).
    pub placed: bool,
    /// Whether the player had no line when it began (MLINE-1).
    pub first: bool,
}

/// Which part of construction it is (MEND-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Everybody builds.
    Construction,
    /// Each of so many players, the present one included, has the last turn.
    LastTurns(u8),
}

/// A position, hidden letters included.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The rules version of its game.
    pub rules: u16,
    /// The city.
    pub city: Shared<City>,
    /// How the Destinations were given out.
    pub municipality: Municipality,
    /// What two players score together.
    pub rivalry: Rivalry,
    /// Who decides, or decided last.
    pub seat: Seat,
    /// What is to be decided.
    pub decision: Decision,
    /// What was done in this turn.
    pub turn: Turn,
    /// Which part of construction it is.
    pub phase: Phase,
    /// Passes in a row (MTURN-1).
    pub passes: u8,
    /// The points for stations.
    pub points: BySeat<i32>,
    /// What is chosen before the letters are dealt; `None` once they are.
    pub undealt: Option<Undealt>,
    /// The Destinations that are not placed.
    pub hands: BySeat<Destinations>,
    /// Where each Destination lies.
    pub placed: [Option<Cell>; DESTINATIONS],
    /// All lines, a player's solid one first.
    pub lines: ArrayVec<Line, LINES>,
    /// The finished lines on which their owners have built since (MLINE-6).
    pub closed: Lines,
    /// Where stations stand.
    pub stations: VertexSet,
    /// The stations that are left.
    pub supply: u8,
    /// The line in each cell.
    pub(super) cells: [Option<LineId>; CELLS],
    /// The cells of the city that have a tunnel.
    pub(super) filled: Faces,
    /// The lines on each edge.
    pub(super) edges: [Lines; EDGES],
    /// The lines through each vertex, or with an end there.
    pub(super) vertices: [Lines; VERTICES],
}

impl State {
    /// The number of players.
    pub fn players(&self) -> usize {
        self.hands.count()
    }

    /// A line.
    pub fn line(&self, line: LineId) -> &Line {
        &self.lines[line.index()]
    }

    /// All lines.
    pub fn line_ids(&self) -> impl Iterator<Item = LineId> + use<> {
        LineId::all(self.players())
    }

    /// The line in a cell.
    pub fn line_in(&self, cell: Cell) -> Option<LineId> {
        self.cells[cell.index()]
    }

    /// The cells of the city that have a tunnel.
    pub fn filled(&self) -> Faces {
        self.filled
    }

    /// The lines on an edge.
    pub fn lines_on(&self, edge: Edge) -> Lines {
        self.edges[edge.index()]
    }

    /// The lines through a vertex, or with an end there.
    pub fn lines_at(&self, vertex: Vertex) -> Lines {
        self.vertices[vertex.index()]
    }

    /// The arrow of a cell around the city.
    pub fn arrow(&self, cell: Cell) -> Option<Arrow> {
        Arrow::of(cell, self.players())
    }

    /// Whether letters are secret until they are placed (MSET-4).
    pub fn has_secrets(&self) -> bool {
        has_secrets(self.players(), self.municipality)
    }

    /// Whether the turn is the player's last one (MEND-1).
    pub fn is_last_turn(&self) -> bool {
        matches!(self.phase, Phase::LastTurns(_))
    }

    /// The finished lines of a player.
    pub fn finished_lines(&self, seat: Seat) -> usize {
        let own = Pattern::ALL.map(|pattern| LineId::of(seat, pattern));
        own.into_iter().filter(|&line| self.line(line).is_finished()).count()
    }

    /// The tunnels that a player laid.
    pub fn tunnels_laid(&self, seat: Seat) -> usize {
        Pattern::ALL.map(|pattern| self.line(LineId::of(seat, pattern)).tunnels.len()).iter().sum()
    }

    /// Who has or placed a Destination.
    pub fn holder(&self, destination: Destination) -> Option<Seat> {
        match self.placed[destination.index()] {
            Some(cell) => self.line_in(cell).map(LineId::owner),
            None => self.hands.seats().find(|&seat| self.hands[seat].has(destination)),
        }
    }

    /// The Destination on a cell.
    pub fn destination_on(&self, cell: Cell) -> Option<Destination> {
        Destination::all().find(|destination| self.placed[destination.index()] == Some(cell))
    }

    /// The type of a Spot.
    pub fn spot(&self, cell: Cell) -> Option<SpotType> {
        self.city.spot(cell)
    }

    /// The next player, clockwise.
    pub(super) fn after(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players() as u8)
    }

    /// Lays a tunnel of a line on the board, without any check or consequence. A line has 18 at most.
    pub fn lay(&mut self, line: LineId, tunnel: Tunnel) {
        let own = &mut self.lines[line.index()];
        if !own.is_begun()
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
