//! Animates discs and marks along their tracks.

use super::page::WindowRect;
use super::picture::from_to;
use super::play::{MotionElement, Real};
use super::stage::{ElementKind, MotionDrawings, PlacedElement};
use crate::table::motion::{Ease, Move};

/// Moves discs to their new places, and a ring to each mark that moved.
pub(super) fn marks(
    seen: &[PlacedElement],
    now: &[PlacedElement],
    late: u32,
    picture: &mut MotionDrawings,
) {
    for now in now {
        let is_same = |it: &&PlacedElement| it.kind == now.kind && it.name == now.name;
        // Things moved only by the layout are not animated.
        let has_moved =
            |it: &&PlacedElement| it.place != now.place && it.rect.is_separate(now.rect);
        let Some(before) = seen.iter().find(is_same).filter(has_moved) else { continue };
        let frames = from_to(before.rect, now.rect);
        match now.kind {
            ElementKind::Card => {}
            ElementKind::Disc => {
                let moves = Move::new(frames, (0, 400), Ease::InOut);
                picture.real.push(Real::new(now.element.clone(), moves));
            }
            ElementKind::Mark => picture.page.push(ring(now.rect, frames, late)),
        }
    }
}

fn ring(rect: WindowRect, frames: String, at: u32) -> MotionElement {
    let markup = format!(r#"<i class="motion-ring" style="{}"></i>"#, rect.style());
    MotionElement { markup, moves: vec![Move::new(frames, (at, 380), Ease::InOut)] }
}
