//! Draws lines, stations, Destinations and pressable places.

use super::over::wanted;
use super::paint::{legible, points, seat_class, sign, type_class};
use super::trip;
use crate::table::Players;
use crate::table::title::{Places, SeatView};
use crate::table::view::{Place, PlaceState};
use crate::titles::metromania::boards::Vertex;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::state::{Decision, LineId, Pattern, State, Tunnel};
use crate::titles::metromania::view::chart::{self, ChartPoint};
use crate::titles::metromania::view::draft::{TripQuestion, follow, planned};
use crate::titles::metromania::view::places::BoardPlace;
use crate::titles::metromania::view::trips;
use yew::prelude::*;

/// The radius of the ring around a station, and the step to each further ring.
const FIRST_RING: i32 = 17;
const NEXT_RING: i32 = 8;

pub(super) fn board(view: &SeatView<Metromania>) -> Html {
    let after = planned(view);
    let state = &after.state;
    let lines: Vec<LineId> =
        state.line_ids().filter(|&line| state.line(line).is_started()).collect();
    let before = |line: LineId| view.state.line(line).tunnels.len();
    html! {
        <g class="metro-board">
            { for lines.iter().map(|&line| tiles(state, line, view.players)) }
            { for lines.iter().map(|&line| drawn(state, line, before(line), view.players)) }
            { for Destination::all().map(|destination| tile(state, destination)) }
            { for state.stations.iter().map(|vertex| station(view.state, vertex)) }
            { for lines.iter().map(|&line| ends(state, line, view.players)) }
            { wanting(state) }
            { shown_trip(view) }
            { for Metromania::places(view).iter().map(place) }
        </g>
    }
}

/// Draws the cells filled by a line.
fn tiles(state: &State, line: LineId, players: &Players) -> Html {
    let class = classes!("metro-tile", seat_class(players, line.owner()));
    let tile = |tunnel: &Tunnel| {
        html! { <polygon points={points(chart::corners(tunnel.cell, 9))} /> }
    };
    html! { <g {class}>{ for state.line(line).tunnels.iter().map(tile) }</g> }
}

/// Returns the joined strokes of a line's tunnels, from one on.
fn path(state: &State, line: LineId, from: usize) -> Vec<ChartPoint> {
    let own = state.line(line);
    let vertices: Vec<Vertex> = own.path().collect();
    let tunnels = own.tunnels.iter().enumerate().skip(from);
    tunnels.flat_map(|(at, tunnel)| chart::stroke(vertices[at], *tunnel)).collect()
}

/// Returns the points of a whole line.
pub(super) fn line_points(state: &State, line: LineId) -> String {
    points(path(state, line, 0))
}

/// Draws a line; planned tunnels glow.
fn drawn(state: &State, line: LineId, before: usize, players: &Players) -> Html {
    let planned = points(path(state, line, before));
    html! {
        <>
            if !planned.is_empty() {
                <polyline class="metro-line__planned" points={planned} />
            }
            { track(line_points(state, line), line, players) }
        </>
    }
}

/// Draws the tunnels dug since an earlier position.
pub(super) fn recent(view: &SeatView<Metromania>, before: &State) -> Html {
    let dug = |line: LineId| {
        let (now, before) = (&view.state.line(line).tunnels, &before.line(line).tunnels);
        let same = now.iter().zip(before).take_while(|(now, before)| now == before).count();
        points(path(view.state, line, same))
    };
    let lines = view.state.line_ids().filter(|&line| view.state.line(line).is_started());
    let ways: Html = lines.map(|line| html! { <polyline points={dug(line)} /> }).collect();
    // The glow is drawn next to the line, which keeps its colour and stations.
    html! {
        <>
            <mask id="metro-lately" maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998">
                <rect class="metro-lately__all" x="-9999" y="-9999" width="19998" height="19998" />
                <g class="metro-lately__line">{ ways.clone() }</g>
            </mask>
            <g class="metro-lately" mask="url(#metro-lately)">{ ways }</g>
        </>
    }
}

/// Draws the tunnels, stations and Destinations of a plan, or the Spots of the type that it takes twice.
pub(super) fn plan(view: &SeatView<Metromania>, plan: &[Action]) -> Html {
    if let Some(&Action::Double(kind)) = plan.first() {
        return wanted(view.state, kind);
    }
    let after = follow(view.state, plan).state;
    let started = |line: &LineId| after.line(*line).is_started();
    let dug = |line: LineId| {
        let tunnels = points(path(&after, line, view.state.line(line).tunnels.len()));
        if tunnels.is_empty() {
            return Html::default();
        }
        html! {
            <g class={classes!("metro-hint", seat_class(view.players, line.owner()))}>
                <polyline class="metro-hint__ground" points={tunnels.clone()} />
                <polyline class="metro-hint__way" points={tunnels} />
            </g>
        }
    };
    let stations = after.stations.iter().filter(|&vertex| !view.state.stations.has(vertex));
    let is_new = |it: &Destination| view.state.placed[it.index()].is_none();
    html! {
        <>
            { for after.line_ids().filter(started).map(dug) }
            { for stations.map(|vertex| station(view.state, vertex)) }
            { for Destination::all().filter(is_new).map(|destination| tile(&after, destination)) }
        </>
    }
}

/// Draws a line along points: a casing, its colour, and stripes for a striped line.
pub(super) fn track(all: String, line: LineId, players: &Players) -> Html {
    let pattern = match line.pattern() {
        Pattern::Solid => "metro-line--solid",
        Pattern::Striped => "metro-line--striped",
    };
    let class = classes!("metro-line", pattern, seat_class(players, line.owner()));
    html! {
        <g {class}>
            <polyline class="metro-line__casing" points={all.clone()} />
            <polyline class="metro-line__body" points={all.clone()} />
            <polyline class="metro-line__mark" points={all} />
        </g>
    }
}

/// Draws a line's start, round, and its end, square, or its open end.
fn ends(state: &State, line: LineId, players: &Players) -> Html {
    let own = state.line(line);
    let (Some(start), Some(head)) = (own.start(), own.head()) else { return Html::default() };
    let letter = players.color(line.owner()).letter();
    let class = classes!("metro-end", seat_class(players, line.owner()));
    html! {
        <g {class}>
            { legible(chart::vertex(start), html! { <><circle r="14" /><text y="6">{ letter }</text></> }) }
            if own.is_finished() {
                { legible(chart::vertex(head), html! { <><rect x="-13" y="-13" width="26" height="26" /><text y="6">{ letter }</text></> }) }
            } else {
                { open_end(state, line, head) }
            }
        </g>
    }
}

/// Draws the open end of a line: a disc, or a ring around a station; further open ends get wider rings.
fn open_end(state: &State, line: LineId, head: Vertex) -> Html {
    let (x, y) = chart::vertex(head);
    let circle = |class: &'static str, r: i32| {
        html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={r.to_string()} /> }
    };
    if !state.stations.has(head) {
        return circle("metro-head", 9);
    }
    let is_there = |other: &LineId| {
        state.line(*other).head() == Some(head) && !state.line(*other).is_finished()
    };
    let inner = state.line_ids().take_while(|&other| other != line).filter(is_there).count();
    let r = FIRST_RING + NEXT_RING * inner as i32;
    html! { <>{ circle("metro-head metro-head--ring", r) }{ circle("metro-head__mark", r) }</> }
}

/// Draws a Destination on its tunnel.
pub(super) fn tile(state: &State, destination: Destination) -> Html {
    let Some(cell) = state.placed[destination.index()] else { return Html::default() };
    let drawn = html! {
        <>
            <rect x="-17" y="-15" width="34" height="30" rx="5" />
            <text x="-6" y="8">{ destination.letter().name() }</text>
            { sign(destination.kind(), (9, 0), 52) }
        </>
    };
    html! { <g class={classes!("metro-destination", type_class(destination.kind()))}>{ legible(chart::cell(cell), drawn) }</g> }
}

/// Marks the Spot that waits for its Destination.
fn wanting(state: &State) -> Html {
    let Decision::Destination(dig, flank) = state.decision else { return Html::default() };
    let Some(cell) = dig.edge.cell(dig.from, flank) else { return Html::default() };
    let class = classes!("metro-wanted", state.spot(cell).map(type_class));
    html! { <polygon {class} points={points(chart::corners(cell, -6))} /> }
}

/// Draws a station; a planned one glows.
fn station(before: &State, vertex: Vertex) -> Html {
    let (x, y) = chart::vertex(vertex);
    let new = !before.stations.has(vertex);
    html! {
        <circle class={classes!("metro-station", new.then_some("is-planned"))} cx={x.to_string()} cy={y.to_string()} r="11" />
    }
}

fn shown_trip(view: &SeatView<Metromania>) -> Html {
    match view.draft.ride {
        TripQuestion::Shown(from, to) => trip::ridden(view, &trips::between(view.state, from, to)),
        _ => Html::default(),
    }
}

/// Draws a pressable place: a wide invisible target and its visible mark.
fn place(place: &Place) -> Html {
    let standing = match place.state {
        PlaceState::Legal => "is-legal",
        PlaceState::Chosen => "is-chosen",
        PlaceState::Idle => "is-closed",
    };
    let closed = (place.state == PlaceState::Idle).then_some("true");
    let class = classes!("metro-place", standing);
    let number = place.id.to_string();
    let (x, y) = (place.at.0.to_string(), place.at.1.to_string());
    let shape = match BoardPlace::of(place.id) {
        Some(BoardPlace::Edge(_, edge)) => {
            let [a, b] = edge.ends().map(chart::vertex);
            let (from, to) = (chart::towards(a, b, 18), chart::towards(b, a, 18));
            let line = |class: &'static str, from: ChartPoint, to: ChartPoint| {
                html! {
                    <line {class} x1={from.0.to_string()} y1={from.1.to_string()} x2={to.0.to_string()} y2={to.1.to_string()} />
                }
            };
            let near = chart::edge(edge) == place.at;
            // The target is the half of the edge away from the open end, because all edges meet there.
            let (start, end) = match (near, chart::is_nearer(place.at, a, b)) {
                (true, _) => (from, to),
                (false, true) => (chart::edge(edge), a),
                (false, false) => (chart::edge(edge), b),
            };
            // The visible mark can be pressed too.
            let visible = line("metro-place__target metro-place__target--seen", from, to);
            let target = line("metro-place__target", start, end);
            html! { <>{ line("metro-place__edge", from, to) }{ target }{ visible }</> }
        }
        Some(BoardPlace::Cell(cell)) => {
            html! { <polygon class="metro-place__cell" points={points(chart::corners(cell, 12))} /> }
        }
        _ => html! {
            <>
                <circle class="metro-place__target" cx={x.clone()} cy={y.clone()} r="24" />
                <circle class="metro-place__ring" cx={x} cy={y} r="15" />
            </>
        },
    };
    html! { <g {class} key={number.clone()} data-place={number} aria-disabled={closed}>{ shape }</g> }
}
