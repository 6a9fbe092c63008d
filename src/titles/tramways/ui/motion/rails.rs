//! Tiles in motion: one drops in and settles, one flips to the upgraded track, one lifts off.

use crate::table::motion::{Cue, Ease, Move};
use crate::titles::tramways::network::MapTurn;
use crate::titles::tramways::ui::components::map::STROKES;
use crate::titles::tramways::view::motion::{ChangedRails, MapLine, RailPiece};
use crate::titles::tramways::view::scene::{LinkStage, MapPoint, PlannedLink, centre, rail_of};
use crate::toolkit::widgets::icon::color_class;

/// Milliseconds that a tile moves.
const TILE: u32 = 230;

const DROP: &str = r#"[{"opacity":0,"transform":"translate(0px,-30px) scale(1.25)"},{"opacity":1,"transform":"none","offset":0.6},{"opacity":1,"transform":"scale(0.95)","offset":0.78},{"opacity":1,"transform":"none"}]"#;
const LIFT: &str = r#"[{"opacity":1,"transform":"none"},{"opacity":0,"transform":"translate(0px,-34px) scale(1.2)"}]"#;
const SHUT: &str = r#"[{"opacity":1,"transform":"none"},{"opacity":1,"transform":"scale(0.04,1)","offset":0.5},{"opacity":0,"transform":"scale(0.04,1)","offset":0.51},{"opacity":0,"transform":"none"}]"#;
const OPEN: &str = r#"[{"opacity":0,"transform":"scale(0.04,1)"},{"opacity":0,"transform":"scale(0.04,1)","offset":0.5},{"opacity":1,"transform":"scale(0.04,1)","offset":0.51},{"opacity":1,"transform":"none"}]"#;
const HIDE: &str = r#"[{"opacity":0},{"opacity":0}]"#;

pub(super) fn draw(rails: &ChangedRails, turn: MapTurn) -> Vec<Cue> {
    let last = rails.pieces.len().saturating_sub(1);
    let whole = (0, rails.begins(last) + TILE);
    let hide = |drawing: &MapLine| Cue::Pieces {
        which: strokes(*drawing),
        movement: Move::new(HIDE, whole, Ease::Even),
    };
    let still = |line: &PlannedLink| Cue::Sprite { markup: strip(line, turn), moves: Vec::new() };
    let pieces = rails.pieces.iter().enumerate();
    let pieces = pieces.flat_map(|(n, piece)| moved(piece, (rails.begins(n), TILE), turn));
    rails.hidden.iter().map(hide).chain(rails.staying.iter().map(still)).chain(pieces).collect()
}

/// The strokes of a line on the map.
fn strokes(drawing: MapLine) -> String {
    match drawing {
        MapLine::Line(n) => format!(".lines > .line:nth-child({}) > path", n + 1),
        MapLine::Run => ".marks > .line--now > path".to_owned(),
    }
}

fn moved(piece: &RailPiece, time: (u32, u32), turn: MapTurn) -> Vec<Cue> {
    let item = |line: &PlannedLink, frames: &str, ease| {
        let moves = vec![Move::new(frames, time, ease).of(".motion-tile")];
        Cue::Sprite { markup: tile(line, turn), moves }
    };
    match (&piece.before, &piece.after) {
        (None, Some(new)) => vec![item(new, DROP, Ease::InOut)],
        (Some(old), None) => vec![item(old, LIFT, Ease::InOut)],
        (Some(old), Some(new)) => vec![item(old, SHUT, Ease::Even), item(new, OPEN, Ease::Even)],
        (None, None) => Vec::new(),
    }
}

/// A tile that moves around its middle.
fn tile(line: &PlannedLink, turn: MapTurn) -> String {
    let middle = line.steps.first().map_or(MapPoint { x: 0, y: 0 }, |it| centre(turn.point(it.at)));
    let MapPoint { x, y } = middle;
    let strip = strip(line, turn);
    format!(
        r#"<g transform="translate({x} {y})"><g class="motion-tile"><g transform="translate({} {})">{strip}</g></g></g>"#,
        -x, -y
    )
}

/// A piece of track as the map draws it.
fn strip(line: &PlannedLink, turn: MapTurn) -> String {
    let steps: Vec<_> = line.steps.iter().map(|step| turn.step(step)).collect();
    let stage = match line.stage {
        LinkStage::Incomplete => "open",
        LinkStage::Complete => "complete",
        LinkStage::Upgraded => "upgraded",
    };
    let letter = line.owner.letter().to_ascii_lowercase();
    let path = rail_of(&steps);
    let stroke = |name: &str| format!(r#"<path class="{name}" d="{path}"/>"#);
    let strokes: String = STROKES.map(stroke).concat();
    let seat = color_class(line.owner);
    format!(r#"<g class="line line--{stage} line--{letter} {seat}">{strokes}</g>"#)
}
