//! Cards go where they go: from where they were to where they are now.

use crate::titles::tramways::ui::motion::marks::from_to;
use crate::titles::tramways::ui::motion::page::{Rect, seen};
use crate::titles::tramways::ui::motion::play::{Ease, Item, Move, Real};
use crate::titles::tramways::ui::motion::stage::{Picture, Seen};
use crate::titles::tramways::view::motion::{Beat, Cue, Moved, Zone};

/// How long a card is on its way, and how long one turns over, in milliseconds.
const WAY: u32 = 320;
const TURN: u32 = 240;

const APPEAR: &str =
    r#"[{"opacity":0,"transform":"scale(0.1,1)"},{"opacity":1,"transform":"none"}]"#;
const HIDE: &str = r#"[{"opacity":0},{"opacity":0}]"#;

/// A card on its way.
pub(super) fn draw(moved: &Moved, at: u32, before: &[Seen], picture: &mut Picture) {
    let name = moved.card.name();
    let was = before.iter().find(|it| it.name == name);
    let now = seen(&format!(".table [data-card=\"{name}\"]"));
    if let (Zone::Away, Some((element, _))) = (moved.from, &now) {
        let moves = Move::new(APPEAR, (at, TURN), Ease::Out);
        picture.real.push(Real { element: element.clone(), moves });
        return;
    }
    let start = was.map(|it| it.rect).or_else(|| anchor(moved.from));
    let end = now.as_ref().map(|it| it.1).or_else(|| anchor(moved.to));
    let face = now.as_ref().map(|it| &it.0).or(was.map(|it| &it.element));
    let (Some(start), Some(face)) = (start, face) else { return };
    picture.page.push(flying(face, start, end, at));
    let hide = |(element, _)| Real { element, moves: Move::new(HIDE, (0, at + WAY), Ease::Even) };
    picture.real.extend(now.map(hide));
}

/// A picture of the card; one that goes out of sight fades where it lies.
fn flying(face: &web_sys::Element, start: Rect, end: Option<Rect>, at: u32) -> Item {
    let width = start.width;
    let art = face.outer_html().replace("data-card=", "data-face=");
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
    Item { markup, moves: vec![Move::new(frames, (at, WAY), Ease::InOut)] }
}

/// Where cards are that one does not see.
fn anchor(zone: Zone) -> Option<Rect> {
    let found = match zone {
        Zone::Hand => seen(".hand__row"),
        Zone::Deck => seen("[data-pile=deck]"),
        Zone::Discard => seen("[data-pile=discard]"),
        Zone::Seat(seat) => seen(&format!(".seats [data-seat=\"{}\"]", seat.0)),
        Zone::Table | Zone::Away => return None,
    };
    let corner = || matches!(zone, Zone::Deck | Zone::Discard).then(|| seen(".hand")).flatten();
    let (_, rect) = found.or_else(corner)?;
    let (width, height) = (34.0, 48.0);
    let right = rect.left + rect.width - width - 4.0;
    let left = if rect.width > 3.0 * width { right } else { rect.left };
    Some(Rect { left, top: rect.top + (rect.height - height) / 2.0, width, height })
}

/// The cards of the hand that only make room.
pub(super) fn shift(beats: &[Beat], before: &[Seen], now: &[Seen], picture: &mut Picture) {
    let goes = |name: &str| {
        beats.iter().any(|beat| matches!(&beat.cue, Cue::Card(moved) if moved.card.name() == name))
    };
    for now in now {
        let same = before.iter().find(|it| it.name == now.name && it.element == now.element);
        let Some(was) = same else { continue };
        let far = (was.rect.left - now.rect.left).hypot(was.rect.top - now.rect.top) > 2.0;
        if far && now.element.has_attribute("data-card") && !goes(&now.name) {
            let moves = Move::new(from_to(was.rect, now.rect), (0, 220), Ease::Out);
            picture.real.push(Real { element: now.element.clone(), moves });
        }
    }
}
