//! The Links.

use crate::titles::tramways::network::Direction;
use crate::titles::tramways::ui::components::map::town::disc;
use crate::titles::tramways::view::scene::{Drawn, Lines, Spot, Stage, Stop};
use crate::toolkit::widgets::icon::color_class;
use std::rc::Rc;
use yew::prelude::*;

/// The properties of [`LinesLayer`].
#[derive(Properties, PartialEq)]
pub(super) struct LinesProps {
    pub lines: Rc<Lines>,
}

/// All Links.
#[component]
pub(super) fn LinesLayer(props: &LinesProps) -> Html {
    html! {
        <g class="lines">{ for props.lines.drawn.iter().map(|drawn| line(drawn, None)) }</g>
    }
}

/// The strokes of a line, from its bed to the owner's pattern.
pub(in crate::titles::tramways::ui) const STROKES: [&str; 7] = [
    "line__bed",
    "line__sleepers",
    "line__trim",
    "line__body",
    "line__rails",
    "line__inlay",
    "line__core",
];

/// One Link, from its bed to its stops.
pub(super) fn line(drawn: &Drawn, more: Option<&'static str>) -> Html {
    let stage = match drawn.stage {
        Stage::Incomplete => "line--open",
        Stage::Complete => "line--complete",
        Stage::Upgraded => "line--upgraded",
    };
    let pattern = format!("line--{}", drawn.owner.letter().to_ascii_lowercase());
    let stroke = |class: &'static str| html! { <path {class} d={drawn.path.clone()} /> };
    html! {
        <g class={classes!("line", stage, pattern, color_class(drawn.owner), more)}>
            { for STROKES.map(stroke) }
            if let Some((spot, side)) = drawn.head { { head(spot, side) } }
            { for drawn.stops.iter().map(stop) }
            { disc(drawn.owner, drawn.badge.x, drawn.badge.y) }
        </g>
    }
}

fn stop(stop: &Stop) -> Html {
    html! {
        <circle class="line__stop" cx={stop.spot.x.to_string()} cy={stop.spot.y.to_string()} r="9" />
    }
}

/// The open end: an arrow that points on.
fn head(spot: Spot, side: Direction) -> Html {
    html! {
        <path class="line__head" d="M-13 -3 0 11 13 -3" transform={facing(spot, side)} />
    }
}

/// Puts a drawing that points down at a spot, turned to a side.
pub(super) fn facing(spot: Spot, side: Direction) -> String {
    let degrees = (side.index() * 90 + 180) % 360;
    format!("translate({} {}) rotate({degrees})", spot.x, spot.y)
}
