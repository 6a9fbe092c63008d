//! Draws a draft with names and a mark for each finding; everything can be pressed, and places can be dragged.

use crate::table::board::camera::Size;
use crate::table::board::lettering::Lettering;
use crate::titles::city::boards::Kind;
use crate::titles::city::import::{Draft, Finding, Ground, Severity};
use crate::titles::city::ui::ground::written;
use crate::titles::city::ui::routes::{Row, points, row, tube};
use crate::titles::city::view::geometry::{Spot, UNIT};
use crate::titles::city::view::sketch::{Mark, Sketch, SketchRoute, Subject};
use crate::toolkit::browser::window::use_window_size;
use crate::toolkit::hooks::clone;
use std::rc::Rc;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

/// The margin around the drawing, in its units.
const AIR: f64 = 30.0;
/// The farthest movement of a press, in pixels; a farther one is a drag.
const SLACK: f64 = 6.0;

#[derive(Properties, PartialEq)]
pub(super) struct DrawingProps {
    pub draft: Rc<Draft>,
    pub findings: Rc<Vec<Finding>>,
    pub chosen: Subject,
    pub onchoose: Callback<Subject>,
    /// Called after a place was dragged, with steps of the grid.
    pub onmove: Callback<(usize, (i32, i32))>,
}

/// A place under a finger or mouse button, and the distance dragged, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Dragged {
    place: usize,
    start: (i32, i32),
    by: (i32, i32),
}

impl Dragged {
    fn is_far(self) -> bool {
        f64::from(self.by.0).hypot(self.by.1.into()) > SLACK
    }
}

#[component]
pub(super) fn Drawing(props: &DrawingProps) -> Html {
    let node = use_node_ref();
    let window = use_window_size(node.clone());
    let sketch = use_memo(props.draft.clone(), |draft| Sketch::of(draft));
    let scale = scale(&sketch, window);
    let least = Lettering::at(scale);
    let names = use_memo((props.draft.clone(), least), {
        let sketch = sketch.clone();
        move |(_, least)| sketch.names(*least)
    });
    let dragged = use_state_eq(|| None::<Dragged>);
    let marks = sketch.marks(&props.draft, &props.findings);
    let onpointermove = Callback::from(clone!([dragged], move |event: PointerEvent| {
        if let Some(now) = *dragged {
            let by = (event.client_x() - now.start.0, event.client_y() - now.start.1);
            dragged.set(Some(Dragged { by, ..now }));
        }
    }));
    let onpointerup =
        Callback::from(clone!([dragged, onmove = props.onmove], move |_: PointerEvent| {
            let Some(now) = *dragged else { return };
            dragged.set(None);
            if now.is_far() {
                let steps =
                    |pixels: i32| (f64::from(pixels) / scale / f64::from(UNIT)).round() as i32;
                onmove.emit((now.place, (steps(now.by.0), steps(now.by.1))));
            }
        }));
    let onpointercancel =
        Callback::from(clone!([dragged], move |_: PointerEvent| dragged.set(None)));
    let (width, height) = sketch.size;
    let frame = format!(
        "{} {} {} {}",
        -AIR,
        -AIR,
        f64::from(width) + 2.0 * AIR,
        f64::from(height) + 2.0 * AIR
    );
    let place = |&(place, at): &(usize, Spot)| {
        let moved = dragged.filter(|it| it.place == place && it.is_far());
        let by =
            moved.map_or((0.0, 0.0), |it| (f64::from(it.by.0) / scale, f64::from(it.by.1) / scale));
        let onpointerdown = {
            let (dragged, onchoose) = (dragged.clone(), props.onchoose.clone());
            Callback::from(move |event: PointerEvent| {
                if event.button() > 0 {
                    return;
                }
                event.prevent_default();
                let start = (event.client_x(), event.client_y());
                dragged.set(Some(Dragged { place, start, by: (0, 0) }));
                let target = event.target_dyn_into::<Element>();
                // A pointer that has already left cannot be captured.
                let _ = target.map(|target| target.set_pointer_capture(event.pointer_id()));
                onchoose.emit(Subject::Place(place));
            })
        };
        let class =
            classes!("own-place", (props.chosen == Subject::Place(place)).then_some("is-chosen"));
        html! {
            <g {class} transform={format!("translate({:.1} {:.1})", at.0 + by.0, at.1 + by.1)} {onpointerdown} data-testid={format!("place-{place}")}>
                <circle class="own-place__hit" r="26" />
                <circle class="city-stop__sign" r="12" />
            </g>
        }
    };
    let size = f64::from(least.units());
    let is_big = props.draft.rules.is_big();
    let class = classes!("own-drawing", is_big.then_some("own-drawing--big"));
    html! {
        <div class="own-frame" role="region" aria-label={props.draft.shown_name()} tabindex="0">
            <svg ref={node} {class} viewBox={frame} aria-hidden="true" data-testid="drawing"
                {onpointermove} {onpointerup} {onpointercancel}>
                <g>
                    { for sketch.routes.iter().map(|it| route(it, props)) }
                    { ticket(&sketch, props.chosen) }
                    { for sketch.places.iter().map(place) }
                    { for sketch.places.iter().zip(names.iter()).map(|(&(_, (x, y)), &standing)| written((x as i32, y as i32), standing)) }
                    { for marks.iter().map(|it| mark(it, size, props)) }
                </g>
            </svg>
        </div>
    }
}

/// Returns the number of pixels per drawing unit.
fn scale(sketch: &Sketch, window: Size) -> f64 {
    let (width, height) = sketch.size;
    let across = window.width / (f64::from(width) + 2.0 * AIR);
    let scale = across.min(window.height / (f64::from(height) + 2.0 * AIR));
    if scale > 0.0 { scale } else { 1.0 }
}

fn route(it: &SketchRoute, props: &DrawingProps) -> Html {
    let SketchRoute { row: number, ref track, kind, color, length, symbols, ground } = *it;
    let subject = Subject::Route(number);
    let is_chosen = props.chosen == subject;
    let line = points(&track.open());
    let drawn = match kind {
        Kind::Metro => tube(color, length, track, track.middle()),
        Kind::Tram | Kind::Ferry => row(&Row { kind, color, length, symbols }, track),
    };
    let onclick = props.onchoose.reform(move |_: MouseEvent| subject);
    html! {
        <g class="own-route" {onclick} data-testid={format!("route-{number}")}>
            if is_chosen { <polyline class="city-glow is-chosen" points={line.clone()} /> }
            <polyline class="city-hit" points={line.clone()} />
            if length == 0 { <polyline class="own-route__empty" points={line.clone()} /> }
            { drawn }
            if ground == Ground::Tunnel { <polyline class="own-route__tunnel" points={line} /> }
        </g>
    }
}

/// Draws the line of the chosen Ticket.
fn ticket(sketch: &Sketch, chosen: Subject) -> Html {
    let Subject::Ticket(row) = chosen else { return Html::default() };
    let Some([(ax, ay), (bx, by)]) = sketch.ticket(row) else { return Html::default() };
    html! {
        <line class="own-thread" x1={ax.to_string()} y1={ay.to_string()} x2={bx.to_string()} y2={by.to_string()} />
    }
}

/// Draws the number of a finding.
fn mark(it: &Mark, size: f64, props: &DrawingProps) -> Html {
    let subject = it.subject;
    let onclick = props.onchoose.reform(move |_: MouseEvent| subject);
    let is_chosen = (props.chosen == subject).then_some("is-chosen");
    let class = classes!("own-mark", severity_class(it.severity), is_chosen);
    let radius = size * 0.78;
    let (x, y) = it.at;
    let x = x + radius * 2.1 * it.beside as f64;
    // The mark does not cover its place.
    let y = if matches!(subject, Subject::Place(_)) { y - radius - 12.0 } else { y };
    html! {
        <g {class} transform={format!("translate({x:.1} {y:.1})")} {onclick}>
            <circle r={format!("{radius:.1}")} />
            <text y={format!("{:.1}", size * 0.34)} font-size={format!("{size:.0}")}>{ it.number }</text>
        </g>
    }
}

/// Returns the class for the weight of a finding.
pub(super) fn severity_class(severity: Severity) -> &'static str {
    match severity {
        Severity::Stops => "own-stops",
        Severity::Asks => "own-asks",
        Severity::Note => "own-told",
    }
}
