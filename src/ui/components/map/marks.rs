//! What may be clicked, what is being laid, what to beware of, and the cursor.

use super::lines::{facing, line};
use crate::network::{Direction, Point};
use crate::ui::components::icon::{Sign, plain_icon};
use crate::ui::components::lettering::{Placed, lettering};
use crate::view::livery::Livery;
use crate::view::scene::{
    CELL, Drawn, Line, Overlay, Place, Spot, Stage, Step, Tag, Target, TargetId, TargetKind, Ware,
    Warning, corner, gate, outline_of, track_of,
};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of [`MarksLayer`].
#[derive(Properties, PartialEq)]
pub(super) struct MarksProps {
    pub overlay: Rc<Overlay>,
    pub hover: Option<TargetId>,
    pub cursor: Option<Point>,
}

/// Everything that the moment adds to the map.
#[component]
pub(super) fn MarksLayer(props: &MarksProps) -> Html {
    let overlay = &props.overlay;
    let over = props.hover.and_then(|id| overlay.target(id));
    let owner = overlay.run.as_ref().map_or(Livery::Orange, |run| run.owner);
    let is_over = |n: usize| props.hover == Some(TargetId(n as u16));
    html! {
        <g class="marks">
            if let Some(run) = &overlay.run {
                { for run.lines.iter().filter_map(Drawn::of).map(|drawn| line(&drawn, Some("line--now"))) }
            }
            if let Some(step) = over.and_then(|target| target.preview) { { preview(owner, step) } }
            { for overlay.targets.iter().enumerate().map(|(n, target)| mark(target, is_over(n))) }
            { for overlay.warnings.iter().map(warning) }
            { for overlay.targets.iter().filter_map(tags) }
            if let Some(at) = props.cursor { { cursor(at) } }
        </g>
    }
}

/// The tile that a click would lay.
fn preview(owner: Livery, step: Step) -> Html {
    let ghost = Line { owner, steps: vec![step], stage: Stage::Incomplete };
    let drawn = Drawn::of(&ghost).map(|drawn| Drawn { stops: Vec::new(), ..drawn });
    html! {
        { for drawn.map(|drawn| line(&drawn, Some("line--ghost"))) }
    }
}

fn mark(target: &Target, is_over: bool) -> Html {
    let class = classes!("mark", kind_class(target.kind), is_over.then_some("is-over"));
    html! {
        <g {class}>{ shape(target) }</g>
    }
}

fn kind_class(kind: TargetKind) -> &'static str {
    match kind {
        TargetKind::Start => "mark--start",
        TargetKind::Next => "mark--next",
        TargetKind::End => "mark--end",
        TargetKind::Passenger => "mark--passenger",
        TargetKind::Ride => "mark--ride",
        TargetKind::Site => "mark--site",
        TargetKind::Link => "mark--link",
        TargetKind::Add => "mark--add",
    }
}

fn shape(target: &Target) -> Html {
    match (&target.place, target.kind) {
        (Place::Gate(at, side), TargetKind::End) => html! {
            <>
                { area(&[at.step(*side)]) }
                <circle class="mark__knob" cx={gate(*at, *side).x.to_string()} cy={gate(*at, *side).y.to_string()} r="13" />
                <path class="mark__sign" d="M-6 0l4 5 8-9" transform={format!("translate({} {})", gate(*at, *side).x, gate(*at, *side).y)} />
            </>
        },
        (Place::Gate(at, side), TargetKind::Next) => html! {
            <>{ area(&[at.step(*side)]) }{ knob(gate(*at, *side), *side) }</>
        },
        (Place::Gate(at, side), _) => knob(gate(*at, *side), *side),
        (Place::Cell(at), TargetKind::Passenger | TargetKind::Add) => ring(*at),
        (Place::Cell(at), _) => area(&[*at]),
        (Place::Cells(cells), _) => area(cells),
        (Place::Way(steps, cells), _) => html! {
            <>{ area(cells) }<path class="mark__track" d={track_of(steps)} /></>
        },
        (Place::Track(steps), _) => html! { <path class="mark__track" d={track_of(steps)} /> },
    }
}

fn area(cells: &[Point]) -> Html {
    html! {
        <path class="mark__area" d={outline_of(cells)} />
    }
}

/// A round handle with an arrow.
fn knob(spot: Spot, side: Direction) -> Html {
    html! {
        <g transform={facing(spot, side)}>
            <circle class="mark__knob" r="12" />
            <path class="mark__sign" d="M-5 -2 0 4 5 -2" />
        </g>
    }
}

/// A ring around the place where the Passenger of a cell stands.
fn ring(at: Point) -> Html {
    let Spot { x, y } = corner(at).moved(78, 75);
    html! {
        <>
            <circle class="mark__halo" cx={x.to_string()} cy={y.to_string()} r="22" />
            <circle class="mark__ring" cx={x.to_string()} cy={y.to_string()} r="22" />
        </>
    }
}

fn warning(warning: &Warning) -> Html {
    let Spot { x, y } = gate(warning.at, warning.side);
    html! {
        <g class="map-warning" transform={format!("translate({x} {y})")}>
            <path class="map-warning__ground" d="M0-17 17 13H-17z" />
            <path class="map-warning__sign" d="M0-7v9M0 7v.1" />
        </g>
    }
}

/// What a target gains or costs, in a small frame above it.
fn tags(target: &Target) -> Option<Html> {
    let spot = target.place.mark()?;
    let count = target.tags.len() as i32;
    let width = TAG * count + 6;
    (count > 0).then(|| {
        html! {
            <g class="tags" transform={format!("translate({} {})", spot.x - width / 2, spot.y - CELL / 2 - 20)}>
                <rect class="tags__frame" width={width.to_string()} height="30" rx="8" />
                { for target.tags.iter().enumerate().map(|(n, tag)| tag_at(n as i32 * TAG + 4, tag)) }
            </g>
        }
    })
}

/// The width of one tag.
const TAG: i32 = 50;

fn tag_at(x: i32, tag: &Tag) -> Html {
    let sign = match tag.what {
        Ware::Points => Sign::Points,
        Ware::Cash => Sign::Cash,
        Ware::Stress => Sign::Stress,
        Ware::Worker => Sign::Worker,
        Ware::Card => Sign::Card,
        Ware::Symbols => Sign::Straight(Livery::Orange),
    };
    html! {
        <g class="tag" transform={format!("translate({x} 3)")}>
            <svg width="23" height="24">{ plain_icon(sign) }</svg>
            { lettering(&format!("{:+}", tag.amount), Placed { x: 36, y: 12, height: 14 }) }
        </g>
    }
}

fn cursor(at: Point) -> Html {
    let Spot { x, y } = corner(at).moved(3, 3);
    html! {
        <g class="map-cursor">
            <rect class="map-cursor__gap" x={x.to_string()} y={y.to_string()} width="94" height="94" rx="10" />
            <rect class="map-cursor__line" x={x.to_string()} y={y.to_string()} width="94" height="94" rx="10" />
        </g>
    }
}
