//! The ground under what may be clicked, beneath the lines.

use super::marks::mark_class;
use crate::network::Point;
use crate::view::scene::{Overlay, Place, Target, TargetId, TargetKind, outline_of, track_of};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of [`GlowLayer`].
#[derive(Properties, PartialEq)]
pub(super) struct GlowProps {
    pub overlay: Rc<Overlay>,
    pub hover: Option<TargetId>,
}

/// The cells and tracks that may be clicked.
#[component]
pub(super) fn GlowLayer(props: &GlowProps) -> Html {
    let glow = |(n, target): (usize, &Target)| {
        let is_over = props.hover == Some(TargetId(n as u16));
        html! {
            <g class={mark_class(target.kind, is_over)}>{ ground(target) }</g>
        }
    };
    html! {
        <g class="glow">{ for props.overlay.targets.iter().enumerate().map(glow) }</g>
    }
}

fn ground(target: &Target) -> Html {
    match (&target.place, target.kind) {
        (Place::Gate(at, side), TargetKind::Next | TargetKind::End) => area(&[at.step(*side)]),
        (Place::Gate(..), _) => Html::default(),
        (Place::Cell(_), TargetKind::Passenger | TargetKind::Add) => Html::default(),
        (Place::Cell(at), _) => area(&[*at]),
        (Place::Cells(cells), _) => area(cells),
        (Place::Track(steps), _) => html! { <path class="mark__track" d={track_of(steps)} /> },
        (Place::Way(steps, cells), _) => html! {
            <>{ area(cells) }<path class="mark__track" d={track_of(steps)} /></>
        },
    }
}

fn area(cells: &[Point]) -> Html {
    html! {
        <path class="mark__area" d={outline_of(cells)} />
    }
}
