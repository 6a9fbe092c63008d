//! Animates cards from their old places to their new ones.

use super::page::{WindowRect, numbers, seen};
use super::picture::from_to;
use super::play::{MotionElement, Real};
use super::stage::{ElementKind, MotionDrawings, PlacedElement};
use crate::table::motion::{Beat, Cue, Ease, Move, Zone};
use crate::table::view::PlayerPanel;

/// Milliseconds for which a card flies, and for which it turns over.
const WAY: u32 = 320;
const TURN: u32 = 240;

const APPEAR: &str =
    r#"[{"opacity":0,"transform":"scale(0.1,1)"},{"opacity":1,"transform":"none"}]"#;
const HIDE: &str = r#"[{"opacity":0},{"opacity":0}]"#;

/// Animates one card.
pub(super) fn draw(
    name: &str,
    (from, to): (Zone, Zone),
    at: u32,
    before: &[PlacedElement],
    picture: &mut MotionDrawings,
) {
    let was = before.iter().find(|it| it.kind == ElementKind::Card && it.name == name);
    let now = seen(&format!(":is(.table-of__market, .table-of__own) [data-card=\"{name}\"]"));
    if let (Zone::Away, Some((element, _))) = (from, &now) {
        picture.real.push(Real::new(element.clone(), Move::new(APPEAR, (at, TURN), Ease::Out)));
        return;
    }
    let start = was.map(|it| it.rect).or_else(|| anchor(from));
    let end = now.as_ref().map(|it| it.1).or_else(|| anchor(to));
    let face = now.as_ref().map(|it| &it.0).or(was.map(|it| &it.element));
    let (Some(start), Some(face)) = (start, face) else { return };
    picture.page.push(flying(face, start, end, at));
    let hide = |(element, _)| Real::new(element, Move::new(HIDE, (0, at + WAY), Ease::Even));
    picture.real.extend(now.map(hide));
}

/// Draws a flying copy of the card; one that leaves the screen fades in place.
fn flying(
    face: &web_sys::Element,
    start: WindowRect,
    end: Option<WindowRect>,
    at: u32,
) -> MotionElement {
    let width = start.width;
    // Only the real card can be pressed and moved again.
    let art = face.outer_html();
    let art = art.replace(" data-card=", " data-face=").replace(" data-piece=", " data-drawn=");
    let markup = format!(
        r#"<div class="motion-card" style="{};--card-width:{width:.1}px">{art}</div>"#,
        start.style()
    );
    let frames = match end {
        None => {
            r#"[{"opacity":1,"transform":"none"},{"opacity":0,"transform":"translate(0px,-14px)"}]"#
                .to_owned()
        }
        Some(end) => {
            let (x, y, scale) =
                (end.left - start.left, end.top - start.top, end.width / start.width);
            let last = if end.width < start.width * 0.7 { 0.0 } else { 1.0 };
            format!(
                r#"[{{"opacity":1,"transform":"none"}},{{"opacity":1,"offset":0.75}},{{"opacity":{last},"transform":"translate({x:.1}px,{y:.1}px) scale({scale:.3})"}}]"#
            )
        }
    };
    MotionElement { markup, moves: vec![Move::new(frames, (at, WAY), Ease::InOut)] }
}

/// Returns the place on the page that stands for cards that are not shown.
fn anchor(zone: Zone) -> Option<WindowRect> {
    let hand = || seen(".table-of__own");
    let (_, rect) = match zone {
        Zone::Hand => hand(),
        Zone::Deck => seen("[data-pile=deck]").or_else(hand),
        Zone::Discard => seen("[data-pile=discard]").or_else(hand),
        Zone::Seat(seat) => numbers(seat, PlayerPanel::SCORE).into_iter().next(),
        Zone::Table | Zone::Away => None,
    }?;
    let (width, height) = (34.0, 48.0);
    let right = rect.left + rect.width - width - 4.0;
    let left = if rect.width > 3.0 * width { right } else { rect.left };
    Some(WindowRect { left, top: rect.top + (rect.height - height) / 2.0, width, height })
}

/// Animates cards that only make room.
pub(super) fn shift(
    beats: &[Beat],
    before: &[PlacedElement],
    now: &[PlacedElement],
    picture: &mut MotionDrawings,
) {
    let goes = |name: &str| {
        beats.iter().any(|beat| matches!(&beat.cue, Cue::Card { name: other, .. } if other == name))
    };
    for now in now.iter().filter(|it| it.kind == ElementKind::Card) {
        let same = before.iter().find(|it| it.element == now.element && it.name == now.name);
        let Some(was) = same.filter(|it| it.rect.is_separate(now.rect)) else { continue };
        if !goes(&now.name) {
            let moves = Move::new(from_to(was.rect, now.rect), (0, 220), Ease::Out);
            picture.real.push(Real::new(now.element.clone(), moves));
        }
    }
}
