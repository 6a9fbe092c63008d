//! The glow under clickable places, below the lines.

use crate::titles::tramways::network::GridPoint;
use crate::titles::tramways::ui::components::map::marks::mark_class;
use crate::titles::tramways::view::scene::{
    MapOverlay, MapPlace, Target, TargetKind, outline_of, track_of,
};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(in crate::titles::tramways::ui) struct GlowProps {
    pub overlay: Rc<MapOverlay>,
    #[prop_or_default]
    pub hover: Option<usize>,
}

/// Draws the glow of cells and tracks, each once for all its targets.
#[component]
pub(in crate::titles::tramways::ui) fn GlowLayer(props: &GlowProps) -> Html {
    let mut glows: Vec<Glow> = Vec::new();
    for (n, target) in props.overlay.targets.iter().enumerate() {
        let (is_over, is_best) = (props.hover == Some(n), props.overlay.best.contains(&n));
        for (class, path) in shapes(target) {
            match glows.iter_mut().find(|glow| glow.path == path) {
                Some(glow) => {
                    glow.is_over |= is_over;
                    glow.is_best |= is_best;
                }
                None => glows.push(Glow { kind: target.kind, class, path, is_over, is_best }),
            }
        }
    }
    html! {
        <g class={classes!("glow", props.overlay.rests.then_some("glow--rest"))}>{ for glows.into_iter().map(Glow::view) }</g>
    }
}

/// A glowing shape.
struct Glow {
    kind: TargetKind,
    class: &'static str,
    path: String,
    is_over: bool,
    is_best: bool,
}

impl Glow {
    fn view(self) -> Html {
        html! {
            <g class={mark_class(self.kind, self.is_over, self.is_best)}>
                <path class="mark__light" d={self.path.clone()} />
                <path class={self.class} d={self.path} />
            </g>
        }
    }
}

/// The shapes of a target: their class and path.
fn shapes(target: &Target) -> Vec<(&'static str, String)> {
    let area = |cells: &[GridPoint]| ("mark__area", outline_of(cells));
    match (&target.place, target.kind) {
        (MapPlace::Gate(at, side), TargetKind::Next | TargetKind::End) => {
            vec![area(&[at.step(*side)])]
        }
        (MapPlace::Gate(..), _) => Vec::new(),
        (MapPlace::Cell(_), TargetKind::Passenger | TargetKind::Add) => Vec::new(),
        (MapPlace::Cell(at), _) => vec![area(&[*at])],
        (MapPlace::Cells(cells), _) => vec![area(cells)],
        (MapPlace::Track(steps), _) => vec![("mark__track", track_of(steps))],
        (MapPlace::Way(steps, cells), _) => {
            vec![area(cells), ("mark__track", track_of(steps))]
        }
    }
}
