//! The map: the scene of a plan, what may be clicked on it, and the ways to look at it.

mod controls;
mod far;
mod glow;
mod grid;
mod keys;
mod land;
mod lines;
mod marks;
mod people;
mod picture;
mod pointer;
mod press;
mod town;
mod traces;

pub use picture::{BoardTile, MapPicture, plan_picture};

use crate::table::board::camera::{Camera, Size};
use crate::titles::tramways::network::{Direction, Point};
use crate::titles::tramways::view::scene::{
    CELL, Overlay, Plan, Scene, Spot, TargetId, Turn, centre,
};
use crate::titles::tramways::view::spoken::Told;
use crate::toolkit::hooks::{use_effect_on, use_paper};
use crate::toolkit::window;
use controls::controls;
use far::far;
pub(in crate::titles::tramways::ui) use glow::GlowLayer;
use grid::GridLayer;
pub(in crate::titles::tramways::ui) use land::LandLayer;
pub(in crate::titles::tramways::ui) use lines::LinesLayer;
pub(in crate::titles::tramways::ui) use lines::STROKES;
pub(in crate::titles::tramways::ui) use marks::MarksLayer;
pub(in crate::titles::tramways::ui) use people::PeopleLayer;
use std::rc::Rc;
pub(in crate::titles::tramways::ui) use town::TownLayer;
pub(in crate::titles::tramways::ui) use traces::TracesLayer;
pub(super) use traces::trace_badge;
use yew::prelude::*;

/// A click on the map, or what does the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// The cell, which may be a hole of the map or off it.
    pub at: Point,
    /// The side of the cell nearest to the pointer.
    pub side: Direction,
    /// The targets there, the best first; none where a click does nothing now.
    pub targets: Vec<TargetId>,
    /// How it was made.
    pub gesture: Gesture,
}

/// How a [`Pick`] was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A click or tap.
    Click,
    /// A drag that came into the cell.
    Drag,
    /// The Enter or Space key.
    Key,
    /// A long press, a right click or the key that asks what can be done here.
    Decision,
}

/// What the map says.
#[derive(Clone, Debug, PartialEq)]
pub struct MapWords {
    /// The name of the map and how it is used with the keys.
    pub map: AttrValue,
    /// The button that comes closer.
    pub closer: AttrValue,
    /// The button that goes farther away.
    pub farther: AttrValue,
    /// The button that shows everything.
    pub whole: AttrValue,
    /// The button that turns the map a quarter.
    pub turn: AttrValue,
    /// The arrow to what is new and out of sight.
    pub far: AttrValue,
}

#[derive(Properties, PartialEq)]
pub struct MapProps {
    /// What lies on the table.
    pub plan: Rc<Plan>,
    /// What may be clicked now.
    pub overlay: Rc<Overlay>,
    /// What it says.
    pub words: Rc<MapWords>,
    /// What is on each cell, row by row.
    pub cells: Rc<Vec<Told>>,
    /// Called for every click, whether something may be clicked there or not.
    pub onpick: Callback<Pick>,
    /// How it lies on the screen.
    #[prop_or_default]
    pub turn: Turn,
    /// Called by the button that turns it.
    #[prop_or_default]
    pub onturn: Callback<()>,
}

#[component]
pub fn Map(props: &MapProps) -> Html {
    let node = use_node_ref();
    let size = window::use_window_size(node.clone());
    let paper = use_paper();
    let turn = if paper { Turn::fitting(props.plan.size(), SHEET) } else { props.turn };
    let scene = use_memo((props.plan.clone(), turn), |(plan, turn)| Scene::of(&turn.plan(plan)));
    let overlay = use_memo((props.overlay.clone(), turn), |(overlay, turn)| turn.overlay(overlay));
    let camera = use_camera(extent(&scene), size);
    let shown = if paper { Camera::sheet(camera.drawing) } else { *camera };
    let onspot = use_callback(
        (props.onpick.clone(), overlay.clone(), turn),
        |(spot, gesture): (Spot, Gesture), (onpick, overlay, turn)| {
            onpick.emit(pick(overlay, *turn, spot, gesture));
        },
    );
    let hover = pointer::use_pointer(&node, &camera, &overlay, onspot.clone());
    let cells = &props.cells;
    let cursor = keys::use_cursor(cells, turn, &camera, onspot);
    let seen = cursor.is_seen.then(|| turn.point(cursor.at));
    html! {
        <div class="map">
            <svg ref={node} class={classes!("map__sheet", hover.is_some().then_some("is-over-target"))}
                viewBox={shown.view_box()} tabindex="-1" role="grid" aria-readonly="true" aria-label={props.words.map.clone()}
                onkeydown={cursor.onkeydown} onclick={cursor.onclick}
                onfocusin={cursor.onfocusin} onfocusout={cursor.onfocusout}>
                <g aria-hidden="true">
                    <LandLayer land={scene.land.clone()} />
                    <TownLayer town={scene.town.clone()} />
                    <GlowLayer overlay={overlay.clone()} hover={hover} />
                    <LinesLayer lines={scene.lines.clone()} />
                    <PeopleLayer people={scene.people.clone()} />
                    <g class="map__motion"></g>
                    <TracesLayer overlay={overlay.clone()} />
                    { grid::coordinates(scene.size, turn, props.turn, shown) }
                    <MarksLayer overlay={overlay.clone()} hover={hover} cursor={seen} />
                </g>
                <GridLayer cells={cells.clone()} {turn} cursor={cursor.at} />
            </svg>
            { controls(&props.words, &camera, &props.onturn) }
            { far(&overlay, camera, &props.words.far) }
        </div>
    }
}

fn pick(overlay: &Overlay, turn: Turn, spot: Spot, gesture: Gesture) -> Pick {
    let hit = overlay.hit(spot);
    Pick { at: turn.back(hit.at), side: turn.side_back(hit.side), targets: hit.targets, gesture }
}

fn extent(scene: &Scene) -> Size {
    let (width, height) = scene.extent();
    Size { width: f64::from(width), height: f64::from(height) }
}

/// The camera on a drawing; it starts anew when the drawing's size changes, and stays as it opened until the player
/// moves it.
#[hook]
fn use_camera(drawing: Size, window: Size) -> UseStateHandle<Camera> {
    let camera = use_state_eq(|| opening(drawing, window));
    {
        let camera = camera.clone();
        use_effect_on((drawing, window), move |&(drawing, window)| {
            let now = *camera;
            let moved = now.drawing == drawing && now != opening(drawing, now.window);
            camera.set(if moved { now.resized(window) } else { opening(drawing, window) });
        });
    }
    camera
}

/// What the map opens with: where it is hardly larger than the window its upper left corner is in sight, so that what its
/// columns and rows are called stands beside them.
fn opening(drawing: Size, window: Size) -> Camera {
    let camera = Camera::opening(drawing, window);
    if camera.zoom < LITTLE { camera.showing((0.0, 0.0), NAMES) } else { camera }
}

/// The middle of a cell as the camera counts.
fn middle_of(at: Point) -> (f64, f64) {
    let spot = centre(at);
    (f64::from(spot.x), f64::from(spot.y))
}

/// On paper the map lies across, so that scores and boards have room below it.
const SHEET: (i32, i32) = (4, 3);

/// A map that is no more than so much larger than the window is hardly larger.
const LITTLE: f64 = 1.25;

/// So much room have the names of columns and rows.
const NAMES: f64 = 26.0;

/// So much is kept visible around the cursor.
const AIR: f64 = CELL as f64 * 0.8;
