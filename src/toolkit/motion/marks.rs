//! Animates discs and marks along their tracks.

use super::page::Rect;
use super::picture::from_to;
use super::play::{Item, Real};
use super::stage::{Kind, Picture, Seen};
use crate::table::motion::{Ease, Move};

/// Moves discs to their new places, and a ring to each mark that moved.
pub(super) fn marks(seen: &[Seen], now: &[Seen], late: u32, picture: &mut Picture) {
    for now in now {
        let is_same = |it: &&Seen| it.kind == now.kind && it.name == now.name;
        // Things moved only by the layout are not animated.
        let has_moved = |it: &&Seen| it.place != now.place && it.rect.is_apart(now.rect);
        let Some(before) = seen.iter().find(is_same).filter(has_moved) else { continue };
        let frames = from_to(before.rect, now.rect);
        match now.kind {
            Kind::Card => {}
            Kind::Disc => {
                let moves = Move::new(frames, (0, 400), Ease::InOut);
                picture.real.push(Real::new(now.element.clone(), moves));
            }
            Kind::Mark => picture.page.push(ring(now.rect, frames, late)),
        }
    }
}

fn ring(rect: Rect, frames: String, at: u32) -> Item {
    let markup = format!(r#"<i class="motion-ring" style="{}"></i>"#, rect.style());
    Item { markup, moves: vec![Move::new(frames, (at, 380), Ease::InOut)] }
}
