//! The Links.

use crate::table::PlayerColor;
use crate::titles::tramways::network::Direction;
use crate::titles::tramways::ui::components::map::town::disc;
use crate::titles::tramways::view::scene::{
    DrawnLink, DrawnLinks, LineEnd, LinkStage, MapPoint, PlannedLink,
};
use crate::toolkit::widgets::icon::color_class;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(in crate::titles::tramways::ui) struct LinesProps {
    pub lines: Rc<DrawnLinks>,
}

#[component]
pub(in crate::titles::tramways::ui) fn LinesLayer(props: &LinesProps) -> Html {
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

/// Draws a Link, from its bed to its stops.
pub(super) fn line(drawn: &DrawnLink, more: Option<&'static str>) -> Html {
    let ends = html! {
        <>
            if let Some((spot, side)) = drawn.head { { head(spot, side) } }
            { for drawn.stops.iter().map(stop) }
            { disc(drawn.owner, drawn.badge.x, drawn.badge.y) }
        </>
    };
    rails(drawn.owner, drawn.stage, &drawn.path, more, ends)
}

/// Draws the tiles that a Link will lose, in the colour of losses.
pub(super) fn lost(line: &PlannedLink) -> Html {
    let path = DrawnLink::tiles(line);
    rails(line.owner, line.stage, &path, Some("line--broken"), Html::default())
}

/// Rails along a path, with more on top.
fn rails(
    owner: PlayerColor,
    stage: LinkStage,
    path: &str,
    more: Option<&'static str>,
    over: Html,
) -> Html {
    let stage = match stage {
        LinkStage::Incomplete => "line--open",
        LinkStage::Complete => "line--complete",
        LinkStage::Upgraded => "line--upgraded",
    };
    let pattern = format!("line--{}", owner.letter().to_ascii_lowercase());
    let stroke = |class: &'static str| html! { <path {class} d={path.to_owned()} /> };
    html! {
        <g class={classes!("line", stage, pattern, color_class(owner), more)}>
            { for STROKES.map(stroke) }
            { over }
        </g>
    }
}

fn stop(stop: &LineEnd) -> Html {
    html! {
        <circle class="line__stop" cx={stop.spot.x.to_string()} cy={stop.spot.y.to_string()} r="9" />
    }
}

/// The open end: an arrow in the Link's direction.
fn head(spot: MapPoint, side: Direction) -> Html {
    html! {
        <path class="line__head" d="M-13 -3 0 11 13 -3" transform={facing(spot, side)} />
    }
}

/// Returns the transform that moves a drawing to a spot and turns it from pointing down to a side.
pub(super) fn facing(spot: MapPoint, side: Direction) -> String {
    let degrees = (side.index() * 90 + 180) % 360;
    format!("translate({} {}) rotate({degrees})", spot.x, spot.y)
}
