//! Passengers that come, Buildings that rise, discs and marks that move along their tracks.

use crate::titles::tramways::ui::motion::page::Rect;
use crate::titles::tramways::ui::motion::play::{Ease, Item, Move, Real};
use crate::titles::tramways::ui::motion::stage::{Picture, Seen};
use crate::toolkit::window::elements;

const COME: &str = r#"[{"opacity":0,"transform":"translate(0px,-26px) scale(0.6)"},{"opacity":1,"transform":"none","offset":0.65},{"opacity":1,"transform":"scale(1.08,0.9)","offset":0.8},{"opacity":1,"transform":"none"}]"#;
const RISE: &str = r#"[{"opacity":0,"transform":"scale(0.9,0)"},{"opacity":1,"transform":"scale(0.98,1.1)","offset":0.6},{"opacity":1,"transform":"scale(1.02,0.96)","offset":0.8},{"opacity":1,"transform":"none"}]"#;

/// The Passenger at a place among those of the map comes.
pub(super) fn person(n: usize, at: u32, picture: &mut Picture) {
    let person = elements(".map .people > .person").into_iter().nth(n);
    let come = |element| Real { element, moves: Move::new(COME, (at, 280), Ease::Out) };
    picture.real.extend(person.map(come));
}

/// The Building at a place among those of the map rises.
pub(super) fn house(n: usize, at: u32, picture: &mut Picture) {
    let house = elements(".map .town > .house").into_iter().nth(n);
    let rise = |element| Real { element, moves: Move::new(RISE, (at, 400), Ease::InOut) };
    picture.real.extend(house.map(rise));
}

/// Discs move to another place; where a place is marked, a ring goes there along the track.
pub(super) fn markers(seen: &[Seen], now: &[Seen], late: u32, picture: &mut Picture) {
    for now in now {
        let same = seen.iter().find(|before| before.name == now.name);
        let Some(before) = same.filter(|before| apart(before.rect, now.rect)) else { continue };
        // What the layout alone has moved is there at once.
        if now.spot.is_some() && now.spot == before.spot {
            continue;
        }
        let frames = from_to(before.rect, now.rect);
        match now.name.as_str() {
            name if name.starts_with("puck") => {
                let moves = Move::new(frames, (0, 400), Ease::InOut);
                picture.real.push(Real { element: now.element.clone(), moves });
            }
            "stress__space" => picture.page.push(ring(now.rect, frames, late)),
            "rounds__dot" => picture.page.push(ring(now.rect, frames, 0)),
            _ => {}
        }
    }
}

fn ring(rect: Rect, frames: String, at: u32) -> Item {
    let markup = format!(r#"<i class="motion-ring" style="{}"></i>"#, rect.style());
    Item { markup, moves: vec![Move::new(frames, (at, 380), Ease::InOut)] }
}

fn apart(a: Rect, b: Rect) -> bool {
    (a.left - b.left).hypot(a.top - b.top) > 2.0
}

/// From where it was to where it is.
pub(super) fn from_to(before: Rect, now: Rect) -> String {
    let (x, y) = (before.left - now.left, before.top - now.top);
    format!(
        r#"[{{"opacity":1,"transform":"translate({x:.1}px,{y:.1}px)"}},{{"opacity":1,"transform":"none"}}]"#
    )
}
