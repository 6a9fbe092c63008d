//! The names of the board's places: where each is, what is next to it, which lines are there. Players who hear them can plan by
//! them.

use super::chart;
use super::places::{BoardPlace, closed};
use super::prompt::edge_sides;
use super::whereabouts::{heading, nearest};
use crate::engine::game::Seat;
use crate::table::Players;
use crate::titles::metromania::boards::{Cell, CityGround, Edge, Flank, SIDE_CELLS, Vertex};
use crate::titles::metromania::rules::state::{Decision, LineId, Lines, Pattern, State};
use crate::titles::metromania::words::whereabouts::{Landmark, away, destination};
use crate::titles::metromania::words::{self, board, refusals};
use crate::words::Locale;

/// How places are named: for which reader, and by how many landmarks.
#[derive(Clone, Copy)]
pub struct Naming<'a> {
    pub state: &'a State,
    /// The players at the table.
    pub players: &'a Players,
    /// The reader's seat.
    pub own: Option<Seat>,
    /// The number of nearest landmarks in a name.
    pub landmarks: usize,
    pub locale: Locale,
}

impl Naming<'_> {
    /// Returns the name of a place.
    pub fn name(&self, spot: BoardPlace) -> String {
        match spot {
            BoardPlace::Edge(pattern, edge) => self.edge(pattern, edge),
            BoardPlace::Vertex(vertex) if self.state.stations.has(vertex) => {
                self.corner(board::station(self.locale), vertex)
            }
            BoardPlace::Vertex(vertex) => {
                let points = self.state.city.spots_at(vertex).into();
                let name = self.corner(board::site(self.locale), vertex);
                format!("{name}: {}", words::prompts::points(points, self.locale))
            }
            BoardPlace::Cell(cell) => self.space(cell),
        }
    }

    /// Describes where a corner is; returns also the landmarks it touches, which that mentions.
    fn place(&self, vertex: Vertex) -> (String, Vec<Landmark>) {
        let nearest = nearest(self.state, vertex, self.landmarks);
        let there = nearest.iter().filter(|(_, way)| way.is_none()).map(|(mark, _)| *mark);
        let named = nearest.iter().map(|&(mark, way)| away(mark, way, self.locale));
        (named.collect::<Vec<_>>().join(", "), there.collect())
    }

    /// Describes where a corner is and what is next to it.
    pub fn whereabouts(&self, vertex: Vertex) -> String {
        let (place, named) = self.place(vertex);
        let mut name = place;
        let things = self.things(vertex.cells().iter().copied(), &named);
        if !things.is_empty() {
            name += &format!(", {}", board::beside(&things, self.locale));
        }
        name
    }

    /// Names the things on some cells, except those already mentioned.
    fn things(&self, cells: impl IntoIterator<Item = Cell>, named: &[Landmark]) -> String {
        let (state, locale) = (self.state, self.locale);
        let mut things = Vec::new();
        for cell in cells {
            let placed = state.destination_on(cell).map(Landmark::Destination);
            let (mark, thing) = match (placed, state.city.ground(cell)) {
                (Some(Landmark::Destination(it)), _) => (placed, destination(it, locale)),
                (_, CityGround::Spot(kind)) => (None, words::spot_name(kind, locale).to_owned()),
                (_, CityGround::Lake) => (Some(Landmark::Lake), board::lake(locale).to_owned()),
                (_, CityGround::Park) => (Some(Landmark::Park), board::park(locale).to_owned()),
                (_, CityGround::Plain) => continue,
            };
            let is_known = mark.is_some_and(|it| named.contains(&it) || things.contains(&thing));
            if !is_known {
                things.push(thing);
            }
        }
        board::list(&things, locale)
    }

    /// Names lines by their owners.
    fn lines(&self, lines: Lines) -> String {
        let name = |line: LineId| {
            let owner = Some(line.owner()).filter(|&owner| Some(owner) != self.own);
            let owner = owner.map(|seat| self.players.name_of(seat, self.locale));
            board::line_of(line.pattern(), owner.as_deref(), self.locale)
        };
        board::list(&lines.iter().map(name).collect::<Vec<_>>(), self.locale)
    }

    /// Names a corner: its purpose, its place, its neighbours and its lines.
    fn corner(&self, what: &str, vertex: Vertex) -> String {
        let name = format!("{what} {}", self.whereabouts(vertex));
        let lines = self.state.lines_at(vertex);
        if lines.is_empty() { name } else { format!("{name}; {}", self.lines(lines)) }
    }

    /// Names an edge where a line may be dug, or why it may not.
    fn edge(&self, pattern: Pattern, edge: Edge) -> String {
        let (state, locale) = (self.state, self.locale);
        let line = LineId::of(state.seat, pattern);
        let own = state.line(line);
        let (from, far, mut name) = match own.head().zip(own.direction()) {
            Some((head, last)) => {
                let turn = edge.direction_from(head).turn_from(last);
                let far = edge.other(head).unwrap_or(head);
                (head, far, board::onward(pattern, turn, locale))
            }
            None => {
                let [apex, base] = edge.ends();
                (apex, base, self.start(edge))
            }
        };
        if own.is_started() && edge.arrow_cell().is_some() {
            name += &format!(", {}", board::line_end(locale));
        }
        let (place, named) = self.place(far);
        name += &format!(": {place}");
        let cells = Flank::ALL.into_iter().filter_map(|flank| edge.cell(from, flank));
        let things = self.things(cells, &named);
        if !things.is_empty() {
            name += &format!(", {}", board::beside(&things, locale));
        }
        let mine = Lines::of(line);
        let along = state.lines_on(edge).without(mine);
        if !along.is_empty() {
            name += &format!(", {} {}", board::along(locale), self.lines(along));
        }
        let there = state.lines_at(far).without(mine).without(along);
        if !there.is_empty() {
            let lines = self.lines(there);
            let met =
                if state.stations.has(far) { board::station_of(&lines, locale) } else { lines };
            name += &format!(", {} {met}", board::meets(locale));
        }
        match closed(state, pattern, edge) {
            Some(refusal) => format!("{name}. {}", refusals::refusal(refusal, locale)),
            None => name,
        }
    }

    /// Names a start tunnel by its side of the city, its arrow and its direction.
    fn start(&self, edge: Edge) -> String {
        let [apex, base] = edge.ends().map(chart::vertex);
        let named = edge.arrow_cell().and_then(|cell| {
            let (side, place) = (cell.side()?, cell.place_on_side()?);
            let middle = side.cells().nth(SIDE_CELLS / 2)?;
            let of = heading(chart::MIDDLE, chart::cell(middle))?;
            // The arrows of a side are numbered anticlockwise.
            let arrow = (SIDE_CELLS - place, SIDE_CELLS);
            Some(board::start(of, arrow, heading(apex, base)?, self.locale))
        });
        named.unwrap_or_default()
    }

    /// Names a cell next to the chosen edge.
    fn space(&self, cell: Cell) -> String {
        let flank = Flank::ALL.into_iter().find(|&flank| self.flank(flank) == Some(cell));
        let side = flank.map(|flank| edge_sides(self.state, flank));
        let name = side.map(|side| board::space(side, self.state.spot(cell), self.locale));
        name.unwrap_or_default()
    }

    fn flank(&self, flank: Flank) -> Option<Cell> {
        match self.state.decision {
            Decision::Flank(dig) => dig.edge.cell(dig.from, flank),
            _ => None,
        }
    }
}
