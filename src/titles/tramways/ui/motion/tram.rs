//! A tram on the Passenger's route.

use crate::table::motion::{Cue, Ease, Move};
use crate::titles::tramways::network::MapTurn;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::ui::components::game_sign::kind_class;
use crate::titles::tramways::view::motion::{RideFrame, TramRide, TramSide, frames};
use crate::titles::tramways::view::scene::{MapPoint, centre, corner};
use crate::toolkit::widgets::icon::color_class;
use std::fmt::Write;

/// Milliseconds for getting on or off.
const HOP: u32 = 240;
/// The tram's scale: larger than drawn, to stand out from track of its own colour.
const SIZE: f32 = 1.3;

pub(super) fn draw(ride: &TramRide, turn: MapTurn) -> Vec<Cue> {
    let frames = frames(ride, turn);
    let (Some(first), Some(last)) = (frames.first(), frames.last()) else { return Vec::new() };
    let lasts = ride.lasts();
    let waits = corner(turn.point(ride.from)).moved(78, 74);
    let ends = centre(turn.point(ride.to));
    let gets_on = person(waits, (first.x, first.y), (0, HOP));
    let whole = (0, lasts + 160);
    let off = MapPoint { x: last.x as i32, y: last.y as i32 };
    let goes = (f64::from(ends.x), f64::from(ends.y) + 16.0);
    let gets_off = person(off, goes, (lasts.saturating_sub(60), HOP + 80));
    let bonus = ride.bonus.map(|kind| bonus(kind, ends, lasts));
    [gets_on, tram(ride, &frames, whole), gets_off].into_iter().chain(bonus).collect()
}

/// A figure that walks and disappears.
fn person(from: MapPoint, to: (f64, f64), time: (u32, u32)) -> Cue {
    let MapPoint { x, y } = from;
    let (dx, dy) = (to.0 - f64::from(x), to.1 - f64::from(y));
    let markup = format!(
        r##"<g transform="translate({x} {y})"><g class="motion-walker"><use href="#p-passenger" x="-13" y="-17" width="26" height="35"/></g></g>"##
    );
    let before = u8::from(time.0 == 0);
    let frames = format!(
        r#"[{{"opacity":{before},"transform":"none"}},{{"opacity":1,"offset":0.04}},{{"opacity":1,"transform":"translate({:.1}px,{:.1}px)","offset":0.5}},{{"opacity":0,"transform":"translate({dx:.1}px,{dy:.1}px)"}}]"#,
        dx / 2.0,
        dy / 2.0 - 16.0
    );
    let moves = vec![Move::new(frames, time, Ease::InOut).of(".motion-walker")];
    Cue::Sprite { markup, moves }
}

fn tram(ride: &TramRide, frames: &[RideFrame], whole: (u32, u32)) -> Cue {
    let letter = ride.color.letter();
    let seat = color_class(ride.color);
    let markup = format!(
        r##"<g class="motion-tram {seat}"><g transform="scale({SIZE})"><g class="motion-tram__side"><use href="#t-side" x="-44" y="-62" width="88" height="72"/></g><g class="motion-tram__end"><use href="#t-end" x="-24" y="-62" width="48" height="72"/></g><g class="motion-tram__letter lettering" transform="translate(-5 -15) scale(0.5)"><use href="#g-{letter}"/></g></g></g>"##
    );
    let moves = vec![
        Move::new(way(frames, whole.1), whole, Ease::Even),
        Move::new(side(frames, whole.1), whole, Ease::Even).of(".motion-tram__side"),
        Move::new(end(frames, whole.1), whole, Ease::Even).of(".motion-tram__end"),
    ];
    Cue::Sprite { markup, moves }
}

/// A JSON list of key frames.
fn list(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<String> = parts.collect();
    format!("[{}]", parts.join(","))
}

fn offset(at: u32, whole: u32) -> f64 {
    f64::from(at) / f64::from(whole)
}

/// The tram's path: it appears at its first stop and disappears at its last.
fn way(frames: &[RideFrame], whole: u32) -> String {
    let mut way = String::from("[");
    let mut key = |at: f64, frame: &RideFrame, opacity: u8| {
        let comma = if way.len() > 1 { "," } else { "" };
        let (x, y) = (frame.x, frame.y);
        let _ = write!(
            way,
            r#"{comma}{{"offset":{at:.4},"opacity":{opacity},"transform":"translate({x:.1}px,{y:.1}px)"}}"#
        );
    };
    let (Some(first), Some(last)) = (frames.first(), frames.last()) else {
        return "[]".to_owned();
    };
    key(0.0, first, 0);
    key(offset(first.at / 2, whole), first, 1);
    frames.iter().for_each(|frame| key(offset(frame.at, whole), frame, 1));
    key(offset(whole - 140, whole).max(offset(last.at, whole)), last, 1);
    key(1.0, last, 0);
    way + "]"
}

/// The frames where it turns to another face, including the first.
fn turns(frames: &[RideFrame]) -> impl Iterator<Item = &RideFrame> {
    let turned = |n: usize| n == 0 || frames[n].face != frames[n - 1].face;
    frames.iter().enumerate().filter(move |(n, _)| turned(*n)).map(|(_, frame)| frame)
}

/// Its long side in the direction of travel, while shown.
fn side(frames: &[RideFrame], whole: u32) -> String {
    let key = |at: f64, face: TramSide| {
        let opacity = u8::from(face != TramSide::End);
        let flip = if face == TramSide::Left { "scale(-1,1)" } else { "scale(1,1)" };
        format!(
            r#"{{"offset":{at:.4},"opacity":{opacity},"transform":"{flip}","easing":"steps(1,end)"}}"#
        )
    };
    faces(frames, whole, key)
}

/// Its end, while shown.
fn end(frames: &[RideFrame], whole: u32) -> String {
    let key = |at: f64, face: TramSide| {
        let opacity = u8::from(face == TramSide::End);
        format!(r#"{{"offset":{at:.4},"opacity":{opacity},"easing":"steps(1,end)"}}"#)
    };
    faces(frames, whole, key)
}

fn faces(frames: &[RideFrame], whole: u32, key: impl Fn(f64, TramSide) -> String) -> String {
    let at = |(n, frame): (usize, &RideFrame)| if n == 0 { 0.0 } else { offset(frame.at, whole) };
    let keys = turns(frames).enumerate().map(|(n, frame)| key(at((n, frame)), frame.face));
    let last = frames.last().map(|frame| key(1.0, frame.face));
    list(keys.chain(last))
}

/// The bonus of the destination lights up.
fn bonus(kind: BuildingType, at: MapPoint, begins: u32) -> Cue {
    let MapPoint { x, y } = at;
    let letter = kind.letter().to_ascii_lowercase();
    let class = kind_class(kind);
    let markup = format!(
        r##"<g transform="translate({x} {y})"><g class="motion-bonus {class}"><circle class="motion-bonus__halo" r="44"/><use href="#i-to-{letter}" x="-26" y="-26" width="52" height="52"/></g></g>"##
    );
    let frames = r#"[{"opacity":0,"transform":"scale(0.4)"},{"opacity":1,"transform":"scale(1.2)","offset":0.4},{"opacity":1,"transform":"none","offset":0.6},{"opacity":0,"transform":"scale(1.3)"}]"#;
    Cue::Sprite {
        markup,
        moves: vec![Move::new(frames, (begins, 420), Ease::Out).of(".motion-bonus")],
    }
}
