//! Signs of changes, in the colours of the players who made them.

use crate::table::PlayerColor;
use crate::titles::tramways::ui::components::map::lines::line;
use crate::titles::tramways::view::scene::{
    DrawnLink, LinkStage, MapOverlay, MapPlace, MapPoint, MapTrace, PlannedLink, TraceKind, centre,
    corner, outline_of,
};
use crate::toolkit::widgets::icon::color_class;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(in crate::titles::tramways::ui) struct TracesProps {
    pub overlay: Rc<MapOverlay>,
}

/// Draws all changes since the player last looked.
#[component]
pub(in crate::titles::tramways::ui) fn TracesLayer(props: &TracesProps) -> Html {
    let traces = &props.overlay.traces;
    html! {
        <g class="traces">
            { for traces.iter().map(ground) }
            { for traces.iter().filter_map(badge_at) }
        </g>
    }
}

/// The ground of a sign: the tiles, or the outline of the cell.
fn ground(trace: &MapTrace) -> Html {
    match (&trace.place, trace.kind) {
        (MapPlace::Track(steps), _) => {
            let owner = trace.by.unwrap_or(PlayerColor::Orange);
            let drawn = PlannedLink { owner, steps: steps.clone(), stage: LinkStage::Incomplete };
            let drawn = DrawnLink::of(&drawn).map(|drawn| DrawnLink {
                stops: Vec::new(),
                head: None,
                ..drawn
            });
            drawn.map(|drawn| line(&drawn, Some("line--trace"))).unwrap_or_default()
        }
        (MapPlace::Cell(at), TraceKind::Built | TraceKind::BuildingUpgraded) => {
            html! { <path class={classes!("trace__cell", colour(trace))} d={outline_of(&[*at])} /> }
        }
        _ => Html::default(),
    }
}

fn colour(trace: &MapTrace) -> &'static str {
    trace.by.map_or("seat-none", color_class)
}

fn badge_at(trace: &MapTrace) -> Option<Html> {
    let MapPoint { x, y } = spot(trace)?;
    Some(html! {
        <g class={classes!("trace", colour(trace))} transform={format!("translate({x} {y})")} data-trace={name(trace.kind)}>
            { trace_badge(trace.kind) }
        </g>
    })
}

/// Returns the spot of a sign: at a Passenger's place for Passengers, else clear of what changed.
pub(super) fn spot(trace: &MapTrace) -> Option<MapPoint> {
    match (&trace.place, trace.kind) {
        (MapPlace::Cell(at), TraceKind::Left | TraceKind::Added) => Some(corner(*at).moved(80, 24)),
        (MapPlace::Cell(at), TraceKind::Arrived) => Some(corner(*at).moved(22, 78)),
        (MapPlace::Cell(at), _) => Some(corner(*at).moved(22, 22)),
        (MapPlace::Track(steps), _) => steps.get(steps.len() / 2).map(|step| centre(step.at)),
        _ => trace.place.mark(),
    }
}

/// Draws a sign by its shape alone: a circle, diamond, square, shield or house with its mark inside.
pub(in crate::titles::tramways::ui::components) fn trace_badge(kind: TraceKind) -> Html {
    let (ground, mark) = match kind {
        TraceKind::Laid => (CIRCLE, "M-7-9V9M7-9V9M-11-4H11M-11 4H11"),
        TraceKind::LinkUpgraded => (DIAMOND, "M-8 6 0-8 8 6M-5 0H5"),
        TraceKind::Built => (SQUARE, "M-9 8V-1L0-9 9-1V8Z"),
        TraceKind::BuildingUpgraded => (SQUARE, "M-8 1 0-8 8 1M-8 9 0 0 8 9"),
        TraceKind::Left => (CIRCLE, "M8 0H-8M-2-7-9 0-2 7"),
        TraceKind::Arrived => (SHIELD, "M0-10V6M-7-1 0 6 7-1"),
        TraceKind::Added => (CIRCLE, "M-9 0H9M0-9V9"),
    };
    html! {
        <>
            <path class="trace__ground" d={ground} />
            <path class="trace__mark" d={mark} />
        </>
    }
}

const CIRCLE: &str = "M-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z";
const DIAMOND: &str = "M0-21 21 0 0 21-21 0Z";
const SQUARE: &str = "M-16-16H16V16H-16Z";
const SHIELD: &str = "M-16-17H16V6L0 20-16 6Z";

fn name(kind: TraceKind) -> &'static str {
    match kind {
        TraceKind::Laid => "laid",
        TraceKind::LinkUpgraded => "link-upgraded",
        TraceKind::Built => "built",
        TraceKind::BuildingUpgraded => "building-upgraded",
        TraceKind::Left => "left",
        TraceKind::Arrived => "arrived",
        TraceKind::Added => "added",
    }
}
