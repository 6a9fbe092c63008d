//! Tiles that are laid, flipped or taken off, one by one.

use crate::table::{PlayerColor, Players};
use crate::titles::tramways::network::{Direction, Point};
use crate::titles::tramways::rules::state::{State, Work};
use crate::titles::tramways::view::map::position::{moment, plan};
use crate::titles::tramways::view::motion::Change;
use crate::titles::tramways::view::scene::{Line, Stage, Step};

/// Rails that change. While they do, the lines of the map that they belong to are not shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rails {
    /// What is not shown meanwhile.
    pub hidden: Vec<Drawing>,
    /// What lies still on the lines that are not shown.
    pub kept: Vec<Line>,
    /// The tiles that change, in the order of their run.
    pub pieces: Vec<Piece>,
}

/// The time between two tiles, in milliseconds, and the most that the last one waits.
const APART: u32 = 70;
const MOST_WAIT: u32 = 560;

impl Rails {
    /// When the tile at a place of the run begins to change, in milliseconds from the beginning.
    pub fn begins(&self, n: usize) -> u32 {
        let waits = self.pieces.len().saturating_sub(1).max(1) as u32;
        n as u32 * APART.min(MOST_WAIT / waits)
    }
}

/// A line as the map draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// The line at this place among those of the scene.
    Line(usize),
    /// The run that is being laid.
    Run,
}

/// A tile that changes, as a line of one step: laid where there was nothing before, taken off where
/// there is nothing after, else flipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// How it lay.
    pub before: Option<Line>,
    /// How it lies.
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

/// The lines of the map, and the run that is being laid over them.
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
    /// What tells it from others, whichever way it is read.
    fn print(&self) -> (PlayerColor, Point, Direction, Direction) {
        let Step { at, from, to } = self.step;
        (self.owner, at, from.min(to), from.max(to))
    }

    fn among<'a>(&self, tiles: &'a [Tile]) -> Option<&'a Tile> {
        tiles.iter().find(|tile| tile.print() == self.print())
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

/// Whether a tile needs to be laid or flipped to lie like this.
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
