//! Targets, rails being laid, warnings, and the cursor.

use crate::table::PlayerColor;
use crate::titles::tramways::network::{Direction, GridPoint};
use crate::titles::tramways::ui::components::game_sign::GameSign;
use crate::titles::tramways::ui::components::map::lines::{facing, line, lost};
use crate::titles::tramways::view::scene::{
    ActionSubject, BrokenLink, CELL, DrawnLink, LinkStage, MapOverlay, MapPlace, MapPoint,
    PlannedLink, RunLines, Tag, Target, TargetKind, TileStep, Ware, WarningSign, centre, corner,
    gate, outline_of,
};
use crate::toolkit::widgets::icon::plain_icon;
use crate::toolkit::widgets::lettering::{SignPlace, lettering};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(in crate::titles::tramways::ui) struct MarksProps {
    pub overlay: Rc<MapOverlay>,
    #[prop_or_default]
    pub hover: Option<usize>,
    #[prop_or_default]
    pub cursor: Option<GridPoint>,
}

/// Draws the overlay of the current position.
#[component]
pub(in crate::titles::tramways::ui) fn MarksLayer(props: &MarksProps) -> Html {
    let overlay = &props.overlay;
    let over = props.hover.and_then(|id| overlay.targets.get(id));
    let owner = overlay.run.as_ref().map_or(PlayerColor::Orange, |run| run.owner);
    let is_over = |n: usize| props.hover == Some(n);
    html! {
        <g class={classes!("marks", overlay.rests.then_some("marks--rest"))}>
            if let Some(run) = &overlay.run {
                { for run.lines.iter().filter_map(DrawnLink::of).chain(starts(overlay, run)).map(|drawn| line(&drawn, Some("line--now"))) }
            }
            if let Some(step) = over.and_then(|target| target.preview) { { preview(owner, step) } }
            { for overlay.targets.iter().enumerate().map(|(n, target)| mark(target, is_over(n), overlay.best.contains(&n))) }
            { for overlay.broken.iter().map(broken) }
            { for overlay.warnings.iter().map(warning) }
            { for overlay.targets.iter().filter_map(tags) }
            { for overlay.chosen.as_ref().map(chosen) }
            { for overlay.pointed.iter().map(pointed) }
            if let Some(at) = props.cursor { { cursor(at) } }
        </g>
    }
}

/// A begun run while it has no tile.
fn starts(overlay: &MapOverlay, run: &RunLines) -> Option<DrawnLink> {
    let first = overlay.targets.iter().find_map(|target| target.preview)?;
    run.lines.iter().all(|it| it.steps.is_empty()).then(|| DrawnLink::in_progress(run.owner, first))
}

/// The tile that a click would lay.
fn preview(owner: PlayerColor, step: TileStep) -> Html {
    let ghost = PlannedLink { owner, steps: vec![step], stage: LinkStage::Incomplete };
    let drawn = DrawnLink::of(&ghost).map(|drawn| DrawnLink { stops: Vec::new(), ..drawn });
    html! {
        { for drawn.map(|drawn| line(&drawn, Some("line--ghost"))) }
    }
}

fn mark(target: &Target, is_over: bool, is_best: bool) -> Html {
    let Some(shape) = shape(target) else { return Html::default() };
    html! {
        <g class={mark_class(target.kind, is_over, is_best)}>{ shape }</g>
    }
}

/// Returns the class of a target's marks.
pub(super) fn mark_class(kind: TargetKind, is_over: bool, is_best: bool) -> Classes {
    let kind = match kind {
        TargetKind::Start => "mark--start",
        TargetKind::Next => "mark--next",
        TargetKind::End => "mark--end",
        TargetKind::Passenger => "mark--passenger",
        TargetKind::Ride => "mark--ride",
        TargetKind::Site => "mark--site",
        TargetKind::Link => "mark--link",
        TargetKind::Add => "mark--add",
    };
    classes!("mark", kind, is_over.then_some("is-over"), is_best.then_some("is-best"))
}

fn shape(target: &Target) -> Option<Html> {
    match (&target.place, target.kind) {
        (MapPlace::Gate(at, side), TargetKind::End) => Some(tick(gate(*at, *side))),
        (MapPlace::Gate(at, side), _) => Some(knob(gate(*at, *side), *side)),
        (MapPlace::Cell(at), TargetKind::Passenger | TargetKind::Add) => Some(ring(*at)),
        _ => None,
    }
}

/// A round handle with a tick: the Link is complete here.
fn tick(spot: MapPoint) -> Html {
    html! {
        <g transform={format!("translate({} {})", spot.x, spot.y)}>
            <circle class="mark__knob" r="13" />
            <path class="mark__sign" d="M-6 0l4 5 8-9" />
        </g>
    }
}

/// A round handle with an arrow.
fn knob(spot: MapPoint, side: Direction) -> Html {
    html! {
        <g transform={facing(spot, side)}>
            <circle class="mark__knob" r="12" />
            <path class="mark__sign" d="M-5 -2 0 4 5 -2" />
        </g>
    }
}

/// A ring around the Passenger of a cell.
fn ring(at: GridPoint) -> Html {
    let MapPoint { x, y } = corner(at).moved(78, 75);
    html! {
        <>
            <circle class="mark__halo" cx={x.to_string()} cy={y.to_string()} r="24" />
            <circle class="mark__ring" cx={x.to_string()} cy={y.to_string()} r="24" />
        </>
    }
}

/// The subject of the current action.
fn chosen(chosen: &ActionSubject) -> Html {
    // The edge contrasts with any ground.
    let outline = |class: &'static str| match chosen {
        ActionSubject::Passenger(at) => {
            let MapPoint { x, y } = corner(*at).moved(78, 75);
            html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r="25" /> }
        }
        ActionSubject::Cells(cells) => html! { <path {class} d={outline_of(cells)} /> },
    };
    html! { <>{ outline("chosen chosen--edge") }{ outline("chosen") }</> }
}

/// A ring around a place that the guide points at.
fn pointed(place: &MapPlace) -> Html {
    let path = match place {
        MapPlace::Cell(at) => outline_of(&[*at]),
        MapPlace::Gate(at, side) => outline_of(&[at.step(*side)]),
        MapPlace::Cells(cells) | MapPlace::Way(_, cells) => outline_of(cells),
        MapPlace::Track(steps) => {
            let cells: Vec<GridPoint> = steps.iter().map(|step| step.at).collect();
            outline_of(&cells)
        }
    };
    html! {
        <g class="pointed" data-pointed="">
            <path class="pointed__edge" d={path.clone()} />
            <path class="pointed__ring" d={path} />
        </g>
    }
}

/// The tiles that a Link will lose, in the colour of losses, each with a cross.
fn broken(broken: &BrokenLink) -> Html {
    let cross = |at: &GridPoint| {
        let MapPoint { x, y } = centre(*at);
        html! { <path class="line__cross" d={format!("M{} {}l36 36m0-36l-36 36", x - 18, y - 18)} /> }
    };
    html! {
        <g class="broken" data-broken="">
            { lost(&broken.line) }
            { for broken.at.iter().map(cross) }
        </g>
    }
}

fn warning(warning: &WarningSign) -> Html {
    let MapPoint { x, y } = gate(warning.at, warning.side);
    html! {
        <g class="map-warning" transform={format!("translate({x} {y})")}>
            <path class="map-warning__ground" d="M0-17 17 13H-17z" />
            <path class="map-warning__sign" d="M0-7v9M0 7v.1" />
        </g>
    }
}

/// The gains and costs of a target, in a small frame above it.
fn tags(target: &Target) -> Option<Html> {
    let spot = target.place.mark()?;
    let mut width = 4;
    let place = |tag: &Tag| {
        width += width_of(tag);
        tag_at(width - width_of(tag), tag)
    };
    let tags: Vec<Html> = target.tags.iter().map(place).collect();
    // The cost of a tile is shown in the tile's cell.
    let (x, y) = match target.place {
        MapPlace::Gate(at, side) => {
            let spot = centre(at.step(side));
            (spot.x - width / 2, spot.y - 15)
        }
        _ => (spot.x - width / 2, spot.y - CELL / 2 - 20),
    };
    (!tags.is_empty()).then(|| {
        html! {
            <g class="tags" transform={format!("translate({} {})", x.max(-20), y.max(-20))}>
                <rect class="tags__frame" width={(width + 2).to_string()} height="30" rx="8" />
                { for tags }
            </g>
        }
    })
}

/// The width of a tag: its sign, and a number of one or two digits.
fn width_of(tag: &Tag) -> i32 {
    if tag.amount.abs() < 10 { 50 } else { 62 }
}

fn tag_at(x: i32, tag: &Tag) -> Html {
    let sign = match tag.what {
        Ware::Points => GameSign::Points,
        Ware::Cash => GameSign::Cash,
        Ware::Stress => GameSign::Stress,
        Ware::Worker => GameSign::Worker,
        Ware::Symbols => GameSign::Straight(PlayerColor::Orange),
    };
    html! {
        <g class="tag" transform={format!("translate({x} 3)")}>
            <svg width="23" height="24">{ plain_icon(sign) }</svg>
            { lettering(&format!("{:+}", tag.amount), SignPlace { x: (width_of(tag) + 22) / 2, y: 12, height: 14 }) }
        </g>
    }
}

fn cursor(at: GridPoint) -> Html {
    let MapPoint { x, y } = corner(at).moved(3, 3);
    html! {
        <g class="map-cursor">
            <rect class="map-cursor__gap" x={x.to_string()} y={y.to_string()} width="94" height="94" rx="10" />
            <rect class="map-cursor__line" x={x.to_string()} y={y.to_string()} width="94" height="94" rx="10" />
        </g>
    }
}
