//! Tiles laid, flipped or taken off, one by one.

use crate::table::{PlayerColor, Players};
use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::rules::state::{CurrentAction, State};
use crate::titles::tramways::view::map::position::{moment, plan};
use crate::titles::tramways::view::motion::GameChange;
use crate::titles::tramways::view::scene::{LinkStage, PlannedLink, TileStep};

/// Rails that change, while the lines they belong to are hidden.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChangedRails {
    /// The lines hidden meanwhile.
    pub hidden: Vec<MapLine>,
    /// The unchanged tiles of the hidden lines.
    pub staying: Vec<PlannedLink>,
    /// The changing tiles, in the order of their run.
    pub pieces: Vec<RailPiece>,
}

/// Milliseconds between two tiles, and the limit for the last one.
const GAP: u32 = 70;
const MOST_WAIT: u32 = 560;

impl ChangedRails {
    /// Returns when tile `n` begins to change, in milliseconds from the beginning.
    pub fn begins(&self, n: usize) -> u32 {
        let waits = self.pieces.len().saturating_sub(1).max(1) as u32;
        n as u32 * GAP.min(MOST_WAIT / waits)
    }
}

/// A line of the map's drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapLine {
    /// The line with this index in the scene.
    Line(usize),
    /// The run under way.
    Run,
}

/// A changing tile, as a line of one step: laid without `before`, taken off without `after`, else flipped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RailPiece {
    /// The tile before.
    pub before: Option<PlannedLink>,
    /// The tile after.
    pub after: Option<PlannedLink>,
}

/// The rails that differ.
pub(super) fn rails(change: GameChange) -> Option<ChangedRails> {
    let GameChange { before, after } = change;
    let old = drawn(before.state, before.players);
    let new = drawn(after.state, after.players);
    let known = tiles(&old);
    let mut rails = ChangedRails::default();
    for (drawing, line) in &new {
        add(*drawing, line, &known, &mut rails);
    }
    let left = tiles(&new);
    let gone = known.into_iter().filter(|tile| tile.among(&left).is_none());
    rails.pieces.extend(gone.map(|tile| RailPiece { before: Some(tile.alone()), after: None }));
    (!rails.pieces.is_empty()).then_some(rails)
}

/// The lines of the map, and the run under way.
fn drawn(state: &State, players: &Players) -> Vec<(MapLine, PlannedLink)> {
    let lines = plan(state, players).lines.into_iter().filter(|line| !line.steps.is_empty());
    let lines = lines.enumerate().map(|(n, line)| (MapLine::Line(n), line));
    let run = match state.work {
        CurrentAction::Rails(_) => moment(state, players).run,
        _ => None,
    };
    let run = run.into_iter().flat_map(|run| run.lines).map(|line| (MapLine::Run, line));
    lines.chain(run).collect()
}

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
struct MapTile {
    owner: PlayerColor,
    step: TileStep,
    stage: LinkStage,
}

impl MapTile {
    /// A key that is equal in both directions of reading.
    fn key(&self) -> (PlayerColor, GridPoint, Direction, Direction) {
        let TileStep { at, from, to } = self.step;
        (self.owner, at, from.min(to), from.max(to))
    }

    fn among<'a>(&self, tiles: &'a [MapTile]) -> Option<&'a MapTile> {
        tiles.iter().find(|tile| tile.key() == self.key())
    }

    fn alone(&self) -> PlannedLink {
        PlannedLink { owner: self.owner, steps: vec![self.step], stage: self.stage }
    }
}

fn tiles_of(line: &PlannedLink) -> impl Iterator<Item = MapTile> + '_ {
    line.steps.iter().map(|&step| MapTile { owner: line.owner, step, stage: line.stage })
}

fn tiles(lines: &[(MapLine, PlannedLink)]) -> Vec<MapTile> {
    lines.iter().flat_map(|(_, line)| tiles_of(line)).collect()
}

/// Returns whether a tile is new or newly upgraded.
fn differs(tile: &MapTile, known: &[MapTile]) -> bool {
    let upgraded = tile.stage == LinkStage::Upgraded;
    tile.among(known).is_none_or(|old| upgraded && old.stage != LinkStage::Upgraded)
}

fn add(drawing: MapLine, line: &PlannedLink, known: &[MapTile], rails: &mut ChangedRails) {
    let tiles: Vec<MapTile> = tiles_of(line).collect();
    if !tiles.iter().any(|tile| differs(tile, known)) {
        return;
    }
    rails.hidden.push(drawing);
    for run in tiles.chunk_by(|a, b| differs(a, known) == differs(b, known)) {
        if differs(&run[0], known) {
            rails.pieces.extend(run.iter().map(|tile| RailPiece {
                before: tile.among(known).map(|old| MapTile { step: tile.step, ..*old }.alone()),
                after: Some(tile.alone()),
            }));
        } else {
            let stage = run[0].among(known).map_or(line.stage, |old| old.stage);
            let steps = run.iter().map(|tile| tile.step).collect();
            rails.staying.push(PlannedLink { owner: line.owner, steps, stage });
        }
    }
}
