//! The map at the common table: its pieces, targets and overlays.

use super::components::map::{
    GlowLayer, LandLayer, LinesLayer, MarksLayer, PeopleLayer, TownLayer, TracesLayer,
};
use crate::table::Players;
use crate::table::board::look::BoardLook;
use crate::table::board::orientation::Turned;
use crate::table::title::SeatView;
use crate::table::view::{ChoiceId, Pressed, Tip};
use crate::titles::tramways::network::{CellId, GridPoint, MapTurn, column_name};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::drafts::derived::overlay;
use crate::titles::tramways::view::drafts::ids::{cell_of, place_of, use_at};
use crate::titles::tramways::view::guide;
use crate::titles::tramways::view::map::{meaning, places, position, traces};
use crate::titles::tramways::view::players::panels::CountRow;
use crate::titles::tramways::view::prompts::prompt::{offer_of, route};
use crate::titles::tramways::view::scene::{
    ActionSubject, CELL, MapOverlay, MapPlace, MapPlan, MapPoint, PlanSite, Scene, TargetKind,
    corner, gate, track_of,
};
use crate::titles::tramways::view::telling::hint;
use crate::toolkit::border::table_ui::Rulers;
use std::rc::Rc;
use yew::prelude::*;

/// Returns the columns and rows in drawing units.
pub(super) fn extent(state: &State) -> (u32, u32) {
    let (columns, rows) = state.map.lattice.size();
    (u32::from(columns) * CELL as u32, u32::from(rows) * CELL as u32)
}

/// Draws boards, lakes, mountains and trees.
pub(super) fn ground(state: &State) -> Html {
    let nobody = Players::people(state.players.count());
    let plan = Rc::new(position::plan(state, &nobody));
    html! { <Ground {plan} /> }
}

/// Draws the pieces on the map and the targets.
pub(super) fn board(view: &SeatView<Tramways>) -> Html {
    let overlay = overlay(view).clone();
    let start = view.draft.start_location;
    let start = start.map(|cell| ActionSubject::Cells(position::location_points(view.state, cell)));
    let lesson = guide::shown(view);
    let overlay = MapOverlay {
        chosen: overlay.chosen.or(start),
        pointed: guide::places(view, lesson),
        ..overlay
    };
    let plan = Rc::new(position::plan(view.state, view.players));
    let cells = view.state.map.lattice.cells();
    let cells: Rc<[AttrValue]> = cells.map(|cell| place_of(cell).to_string().into()).collect();
    html! { <Pieces {plan} {cells} overlay={Rc::new(overlay)} /> }
}

/// Draws the effect of a press on a spot, the ride of a menu entry, or the places for a button's action.
pub(super) fn hover(view: &SeatView<Tramways>, at: Pressed) -> Html {
    let drawn = match at {
        Pressed::Spot(x, y) => pointed(view, MapPoint { x, y }).map(|it| (it, TargetLook::Pointed)),
        Pressed::Choice(id) => {
            let ridden = ridden(view, id).map(|it| (it, TargetLook::Plain));
            ridden.or_else(|| of_action(view, id).map(|it| (it, TargetLook::Lit)))
        }
        Pressed::Place(_) | Pressed::Piece(_) | Pressed::Back => None,
    };
    drawn.map_or_else(Html::default, |(overlay, look)| over(view, overlay, look))
}

fn pointed(view: &SeatView<Tramways>, spot: MapPoint) -> Option<MapOverlay> {
    let overlay = overlay(view);
    let target = overlay.targets.get(*overlay.hit(spot).first()?)?.clone();
    Some(MapOverlay { run: overlay.run.clone(), targets: vec![target], ..MapOverlay::default() })
}

/// The ride of a menu entry.
fn ridden(view: &SeatView<Tramways>, id: ChoiceId) -> Option<MapOverlay> {
    let mut begins = (0..).zip(view.draft.menu.as_ref()?.begins());
    let trip = route(begins.find(|(at, _)| use_at(*at) == id)?.1)?;
    let run = Some(position::ride(view.state, view.players, &trip.links));
    Some(MapOverlay { run, ..MapOverlay::default() })
}

/// The places where a button's action can be taken.
fn of_action(view: &SeatView<Tramways>, id: ChoiceId) -> Option<MapOverlay> {
    let Action::Start(task) = offer_of(view, id)?.action else { return None };
    let choices = meaning::of_task(view.state, task, None);
    let targets = choices.into_iter().map(|choice| choice.target).collect();
    view.may_act().then_some(MapOverlay { targets, ..MapOverlay::default() })
}

/// Draws the changes made by others.
pub(super) fn recent(view: &SeatView<Tramways>, before: &State) -> Html {
    let traces = traces::since(view, before);
    over(view, MapOverlay { traces, ..MapOverlay::default() }, TargetLook::Plain)
}

/// Draws the places of a plan's actions.
pub(super) fn plan(view: &SeatView<Tramways>, plan: &[Action]) -> Html {
    let picture = hint::picture(view, plan);
    picture.map_or_else(Html::default, |overlay| over(view, overlay, TargetLook::Plain))
}

/// Draws the counted Links: those of all players, or of one player after the last row.
pub(super) fn count_overlay(view: &SeatView<Tramways>, row: usize) -> Html {
    let mut seats = view.state.players.seats();
    let alone = row.checked_sub(CountRow::ALL.len() + 1).and_then(|at| seats.nth(at));
    let traces = match (CountRow::ALL.get(row), alone) {
        (Some(CountRow::Links), _) => {
            view.state.players.seats().flat_map(|seat| traces::links_of(view, seat)).collect()
        }
        (None, Some(seat)) => traces::links_of(view, seat),
        _ => return Html::default(),
    };
    let lit = over(view, MapOverlay { traces, ..MapOverlay::default() }, TargetLook::Plain);
    html! { <><rect class="map-dim" width="100%" height="100%" />{ lit }</> }
}

fn over(view: &SeatView<Tramways>, overlay: MapOverlay, look: TargetLook) -> Html {
    let (columns, rows) = view.state.map.lattice.size();
    let size = (i32::from(columns), i32::from(rows));
    html! { <Over overlay={Rc::new(overlay)} {size} {look} /> }
}

/// Returns the names of columns and rows.
pub(super) fn rulers(state: &State, turned: Turned) -> Rulers {
    let (wide, high) = state.map.lattice.size();
    let (columns, rows) = match turned {
        Turned::Not => (wide, high),
        Turned::Quarter => (high, wide),
    };
    let middle = |n: u16| i32::from(n) * CELL + CELL / 2;
    let column = |n: u16| (middle(n), column_name(n as i16).to_ascii_lowercase());
    let row = |n: u16| (middle(n), (n + 1).to_string());
    Rulers { columns: (0..columns).map(column).collect(), rows: (0..rows).map(row).collect() }
}

/// Returns the tip of a place.
pub(super) fn tip(view: &SeatView<Tramways>, at: Pressed) -> Option<Tip> {
    places::tip(view, cell_at(view, at)?)
}

/// Describes the changes marked at a place.
pub(super) fn changes(view: &SeatView<Tramways>, before: &State, at: Pressed) -> Vec<String> {
    let cell = cell_at(view, at);
    cell.map(|cell| traces::labels_at(view, before, cell)).unwrap_or_default()
}

fn cell_at(view: &SeatView<Tramways>, at: Pressed) -> Option<CellId> {
    match at {
        Pressed::Place(id) => cell_of(view.state, id),
        Pressed::Spot(x, y) => places::cell_at(view, MapPoint { x, y }),
        _ => None,
    }
}

#[derive(Properties, PartialEq)]
struct MapGroundProps {
    plan: Rc<MapPlan>,
}

#[component]
fn Ground(props: &MapGroundProps) -> Html {
    let turn = use_turn(props.plan.size());
    let scene = use_memo(turn, |turn| Scene::of(&turn.plan(&props.plan)));
    html! { <LandLayer land={scene.land.clone()} /> }
}

/// Returns the map's turn.
#[hook]
fn use_turn(size: (i32, i32)) -> MapTurn {
    MapTurn::of(use_context::<BoardLook>().map_or(Turned::Not, |look| look.turned), size)
}

#[derive(Properties, PartialEq)]
struct MapPiecesProps {
    plan: Rc<MapPlan>,
    /// The ids of the plan's sites as places, in order.
    cells: Rc<[AttrValue]>,
    overlay: Rc<MapOverlay>,
}

#[component]
fn Pieces(props: &MapPiecesProps) -> Html {
    let turn = use_turn(props.plan.size());
    let scene = use_memo((props.plan.clone(), turn), |(plan, turn)| Scene::of(&turn.plan(plan)));
    let overlay = use_memo((props.overlay.clone(), turn), |(overlay, turn)| turn.overlay(overlay));
    let cells = props.plan.sites.iter().zip(&*props.cells);
    let cell = |(site, id): (&PlanSite, &AttrValue)| {
        area(turn.point(site.at), AreaIdentity::Place(id.clone()))
    };
    html! {
        <>
            <TownLayer town={scene.town.clone()} />
            <GlowLayer overlay={overlay.clone()} />
            <LinesLayer lines={scene.lines.clone()} />
            <PeopleLayer people={scene.people.clone()} />
            <MarksLayer overlay={overlay.clone()} />
            <g class="map-areas">
                { for cells.map(cell) }
                { areas(&overlay) }
            </g>
        </>
    }
}

/// The identity of a pressable area of the map.
enum AreaIdentity {
    Place(AttrValue),
    Spot(String),
}

fn area(at: GridPoint, names: AreaIdentity) -> Html {
    let (MapPoint { x, y }, side) = (corner(at), CELL.to_string());
    let (place, spot) = match names {
        AreaIdentity::Place(id) => (Some(id), None),
        AreaIdentity::Spot(name) => (None, Some(name)),
    };
    html! { <rect data-place={place} data-spot={spot} x={x.to_string()} y={y.to_string()} width={side.clone()} height={side} /> }
}

/// The pressable areas of targets. Where they overlap, gates and lines win over cells, and those over the cells where rails
/// start.
fn areas(overlay: &MapOverlay) -> Html {
    let spot = |n: usize| AreaIdentity::Spot(n.to_string());
    let (mut before, mut cells, mut near) = (Vec::new(), Vec::new(), Vec::new());
    for (n, target) in overlay.targets.iter().enumerate() {
        let track = |steps| {
            html! { <path class="map-areas__track" data-spot={n.to_string()} d={track_of(steps)} /> }
        };
        match &target.place {
            MapPlace::Cell(at) => cells.push(area(*at, spot(n))),
            MapPlace::Cells(all) => cells.extend(all.iter().map(|&at| area(at, spot(n)))),
            MapPlace::Gate(at, side) => {
                let MapPoint { x, y } = gate(*at, *side);
                if target.kind == TargetKind::Start {
                    before.push(area(*at, spot(n)));
                }
                cells.push(area(at.step(*side), spot(n)));
                near.push(html! { <circle data-spot={n.to_string()} cx={x.to_string()} cy={y.to_string()} r="26" /> });
            }
            MapPlace::Track(steps) => near.push(track(steps)),
            MapPlace::Way(steps, all) => {
                cells.extend(all.iter().map(|&at| area(at, spot(n))));
                near.push(track(steps));
            }
        }
    }
    before.into_iter().chain(cells).chain(near).collect()
}

/// The style of an overlay on the map.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TargetLook {
    Plain,
    /// Its targets glow.
    Lit,
    /// Its targets look as under the pointer.
    Pointed,
}

#[derive(Properties, PartialEq)]
struct OverProps {
    overlay: Rc<MapOverlay>,
    /// Columns and rows of the map.
    size: (i32, i32),
    look: TargetLook,
}

#[component]
fn Over(props: &OverProps) -> Html {
    let turn = use_turn(props.size);
    let overlay = Rc::new(turn.overlay(&props.overlay));
    let hover = (props.look == TargetLook::Pointed).then_some(0);
    html! {
        <>
            if props.look != TargetLook::Plain { <GlowLayer overlay={overlay.clone()} {hover} /> }
            <TracesLayer overlay={overlay.clone()} />
            <MarksLayer {overlay} {hover} />
        </>
    }
}
