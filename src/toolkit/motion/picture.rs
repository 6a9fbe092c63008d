//! Turns beats into drawings.

use super::page::WindowRect;
use super::play::{MotionElement, Real};
use super::stage::{MotionDrawings, PlacedElement, is_still, seen_now};
use super::{MotionStyle, Stage, cards, marks, tallies};
use crate::table::motion::{Beat, Cue};
use crate::toolkit::browser::window::elements;

/// Animates beats, unless motion is switched off.
pub(crate) fn play(stage: &Stage, beats: &[Beat], style: MotionStyle) {
    stage.finish();
    if !is_still() {
        stage.begin(picture(beats, &stage.seen(), style), style.rate);
    }
}

fn picture(beats: &[Beat], seen: &[PlacedElement], style: MotionStyle) -> MotionDrawings {
    let mut picture = MotionDrawings::default();
    for Beat { at, cue } in beats {
        match cue {
            Cue::Card { name, from, to } => {
                cards::draw(name, (*from, *to), *at, seen, &mut picture);
            }
            Cue::Gain { from, seat, key, text, sign, .. } => {
                let from = style.turned.spot(*from, style.drawing);
                tallies::gain(from, (*seat, key), (text, sign), *at, &mut picture);
            }
            Cue::Count(count) => tallies::count(count, style.locale, &mut picture),
            Cue::Sprite { markup, moves } => {
                let moves = moves.iter().map(|it| it.clone().later(*at)).collect();
                picture.board.push(MotionElement { markup: markup.clone(), moves });
            }
            Cue::Pieces { which, movement } => {
                let moves = |element| Real::new(element, movement.clone().later(*at));
                let pieces = elements(&format!(".board-view__pieces {which}"));
                picture.real.extend(pieces.into_iter().map(moves));
            }
            Cue::Tone(_) => {}
        }
    }
    let now = seen_now();
    cards::shift(beats, seen, &now, &mut picture);
    marks::marks(seen, &now, late(beats), &mut picture);
    picture
}

/// Returns the time of the last gain: marks that follow numbers wait for it.
fn late(beats: &[Beat]) -> u32 {
    let gains = beats.iter().filter(|beat| matches!(beat.cue, Cue::Gain { .. }));
    gains.map(|beat| beat.at).max().unwrap_or(0)
}

/// Returns keyframes from the old rectangle to the new one.
pub(super) fn from_to(before: WindowRect, now: WindowRect) -> String {
    let (x, y) = (before.left - now.left, before.top - now.top);
    format!(
        r#"[{{"opacity":1,"transform":"translate({x:.1}px,{y:.1}px)"}},{{"opacity":1,"transform":"none"}}]"#
    )
}
