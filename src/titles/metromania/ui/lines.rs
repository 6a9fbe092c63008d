//! Lines, stations and Destinations on the city.

use super::ground::{corners, middle};
use crate::table::{Chairs, Livery};
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::state::{LineId, Pattern, State, Tunnel};
use crate::titles::metromania::rules::trip::{Net, Section};
use crate::titles::metromania::view::point_at;
use yew::prelude::*;

/// So much of the way to the middle of its space a line is moved aside, in hundredths: two lines on
/// one edge do not touch.
const ASIDE: i32 = 22;

fn colour(livery: Livery) -> &'static str {
    ["seat-o", "seat-b", "seat-k", "seat-g", "seat-p"][livery.index()]
}

/// The drawn line of a tunnel: along its edge, on the side of its space.
fn stroke(tunnel: &Tunnel) -> [(i32, i32); 2] {
    let (mx, my) = middle(tunnel.cell);
    tunnel.edge.ends().map(|end| {
        let (x, y) = point_at(end);
        (x + (mx - x) * ASIDE / 100, y + (my - y) * ASIDE / 100)
    })
}

/// All tunnels.
pub(super) fn tunnels(state: &State, players: &Chairs) -> Html {
    let drawn = state.line_ids().flat_map(|line| {
        let class = classes!(
            "metro-tunnel",
            colour(players.livery(line.owner())),
            (line.pattern() == Pattern::Striped).then_some("is-striped")
        );
        let tunnels = state.line(line).tunnels.iter();
        tunnels.map(move |tunnel| one(tunnel, class.clone())).collect::<Vec<_>>()
    });
    html! { <g class="metro-lines">{ for drawn }</g> }
}

fn one(tunnel: &Tunnel, class: Classes) -> Html {
    let [a, b] = stroke(tunnel);
    let line = |class: &'static str| {
        html! { <line {class} x1={a.0.to_string()} y1={a.1.to_string()} x2={b.0.to_string()} y2={b.1.to_string()} /> }
    };
    html! {
        <g key={tunnel.cell.index()} {class}>
            <polygon class="metro-tunnel__space" points={corners(tunnel.cell)} />
            { line("metro-tunnel__bed") }
            { line("metro-tunnel__line") }
            { line("metro-tunnel__mark") }
        </g>
    }
}

/// A section of a line, from a station to the next, as a bright line over it.
pub(super) fn section(state: &State, section: Section) -> Html {
    let stops = Net::of(state);
    let stops = stops.stops(section.line);
    let at = usize::from(section.from);
    let (Some(&from), Some(&to)) = (stops.get(at), stops.get(at + 1)) else {
        return Html::default();
    };
    let tunnels = &state.line(section.line).tunnels;
    let place = |vertex| tunnels.iter().position(|tunnel| tunnel.to == vertex);
    let (Some(first), Some(last)) = (place(from), place(to)) else { return Html::default() };
    let strokes = tunnels[first + 1..=last].iter().map(stroke);
    html! {
        <g key={format!("{}-{at}", section.line.index())}>
            { for strokes.map(|[a, b]| html! { <line class="metro-ridden" x1={a.0.to_string()} y1={a.1.to_string()} x2={b.0.to_string()} y2={b.1.to_string()} /> }) }
        </g>
    }
}

/// The stations.
pub(super) fn stations(state: &State) -> Html {
    let station = |vertex| {
        let (x, y) = point_at(vertex);
        html! { <circle key={vertex.index()} class="metro-station" cx={x.to_string()} cy={y.to_string()} r="10" /> }
    };
    html! { <g>{ for state.stations.iter().map(station) }</g> }
}

/// The open ends of lines that are not finished.
pub(super) fn heads(state: &State, players: &Chairs) -> Html {
    let head = |line: LineId| {
        let own = state.line(line);
        let head = own.head().filter(|_| !own.is_finished())?;
        let (x, y) = point_at(head);
        let turn = (line.owner() == state.seat).then_some("is-turn");
        let class = classes!("metro-head", colour(players.livery(line.owner())), turn);
        Some(
            html! { <circle key={line.index()} {class} cx={x.to_string()} cy={y.to_string()} r="8" /> },
        )
    };
    html! { <g>{ for state.line_ids().filter_map(head) }</g> }
}

/// The Destinations that lie on tunnels.
pub(super) fn destinations(state: &State) -> Html {
    let tile = |it: Destination| {
        let (x, y) = middle(state.placed[it.index()]?);
        let class = classes!("metro-destination", super::kind_class(it));
        Some(html! {
            <g key={it.index()} {class} transform={format!("translate({x} {y})")}>
                <circle r="15" /><text y="6">{ it.letter().name() }</text>
            </g>
        })
    };
    html! { <g>{ for Destination::all().filter_map(tile) }</g> }
}
