//! Tiles laid, flipped or taken off, one by one.

use crate::table::{PlayerColor, Players};
use crate::titles::tramways::network::{Direction, Point};
use crate::titles::tramways::rules::state::{State, Work};
use crate::titles::tramways::view::map::position::{moment, plan};
use crate::titles::tramways::view::motion::Change;
use crate::titles::tramways::view::scene::{Line, Stage, Step};

/// Rails that change, while the lines they belong to are hidden.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rails {
    /// The lines hidden meanwhile.
    pub hidden: Vec<Drawing>,
    /// The unchanged tiles of the hidden lines.
    pub kept: Vec<Line>,
    /// The changing tiles, in the order of their run.
    pub pieces: Vec<Piece>,
}

/// Milliseconds between two tiles, and the limit for the last one.
const APART: u32 = 70;
const MOST_WAIT: u32 = 560;

impl Rails {
    /// Returns when tile `n` begins to change, in milliseconds from the beginning.
    pub fn begins(&self, n: usize) -> u32 {
        let waits = self.pieces.len().saturating_sub(1).max(1) as u32;
        n as u32 * APART.min(MOST_WAIT / waits)
    }
}

/// A line of the map's drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// The line with this index in the scene.
    Line(usize),
    /// The run under way.
    Run,
}

/// A changing tile, as a line of one step: laid without `before`, taken off without `after`, else flipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The tile before.
    pub before: Option<Line>,
    /// The tile after.
    pub after: Option<Line>,
}

/// The rails that differ.
pub(super) fn rails(change: Change) -> Option<Rails> {
    let Change { before, after } = change;
    let old = drawn(before.state, before.players);
    let new = drawn(after.state, after.players);
    let known = tiles(&old);
    let mut rails = Rails::default();
    for (drawing, line) in &new {
        add(*drawing, line, &known, &mut rails);
    }
    let left = tiles(&new);
    let gone = known.into_iter().filter(|tile| tile.among(&left).is_none());
    rails.pieces.extend(gone.map(|tile| Piece { before: Some(tile.alone()), after: None }));
    (!rails.pieces.is_empty()).then_some(rails)
}

/// The lines of the map, and the run under way.
fn drawn(state: &State, players: &Players) -> Vec<(Drawing, Line)> {
    let lines = plan(state, players).lines.into_iter().filter(|line| !line.steps.is_empty());
    let lines = lines.enumerate().map(|(n, line)| (Drawing::Line(n), line));
    let run = match state.work {
        Work::Rails(_) => moment(state, players).run,
        _ => None,
    };
    let run = run.into_iter().flat_map(|run| run.lines).map(|line| (Drawing::Run, line));
    lines.chain(run).collect()
}

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Tile {
    owner: PlayerColor,
    step: Step,
    stage: Stage,
}

impl Tile {
    /// A key that is equal in both directions of reading.
    fn key(&self) -> (PlayerColor, Point, Direction, Direction) {
        let Step { at, from, to } = self.step;
        (self.owner, at, from.min(to), from.max(to))
    }

    fn among<'a>(&self, tiles: &'a [Tile]) -> Option<&'a Tile> {
        tiles.iter().find(|tile| tile.key() == self.key())
    }

    fn alone(&self) -> Line {
        Line { owner: self.owner, steps: vec![self.step], stage: self.stage }
    }
}

fn tiles_of(line: &Line) -> impl Iterator<Item = Tile> + '_ {
    line.steps.iter().map(|&step| Tile { owner: line.owner, step, stage: line.stage })
}

fn tiles(lines: &[(Drawing, Line)]) -> Vec<Tile> {
    lines.iter().flat_map(|(_, line)| tiles_of(line)).collect()
}

/// Returns whether a tile is new or newly upgraded.
fn differs(tile: &Tile, known: &[Tile]) -> bool {
    let upgraded = tile.stage == Stage::Upgraded;
    tile.among(known).is_none_or(|old| upgraded && old.stage != Stage::Upgraded)
}

fn add(drawing: Drawing, line: &Line, known: &[Tile], rails: &mut Rails) {
    let tiles: Vec<Tile> = tiles_of(line).collect();
    if !tiles.iter().any(|tile| differs(tile, known)) {
        return;
    }
    rails.hidden.push(drawing);
    for run in tiles.chunk_by(|a, b| differs(a, known) == differs(b, known)) {
        if differs(&run[0], known) {
            rails.pieces.extend(run.iter().map(|tile| Piece {
                before: tile.among(known).map(|old| Tile { step: tile.step, ..*old }.alone()),
                after: Some(tile.alone()),
            }));
        } else {
            let stage = run[0].among(known).map_or(line.stage, |old| old.stage);
            let steps = run.iter().map(|tile| tile.step).collect();
            rails.kept.push(Line { owner: line.owner, steps, stage });
        }
    }
}
