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

/// The ends of the drawn line of a tunnel, in the direction in which it was dug: along its edge, on
/// the side of its space.
fn stroke(tunnel: &Tunnel) -> [(i32, i32); 2] {
    let (mx, my) = middle(tunnel.cell);
    let from = tunnel.edge.other(tunnel.to).unwrap_or(tunnel.to);
    [from, tunnel.to].map(|end| {
        let (x, y) = point_at(end);
        (x + (mx - x) * ASIDE / 100, y + (my - y) * ASIDE / 100)
    })
}

/// Tunnels in a row as the points of one svg line.
fn path(tunnels: &[Tunnel]) -> String {
    let points = tunnels.iter().flat_map(stroke).map(|(x, y)| format!("{x},{y}"));
    points.collect::<Vec<_>>().join(" ")
}

/// All tunnels: the spaces that they fill, then each line in one piece.
pub(super) fn tunnels(state: &State, players: &Chairs) -> Html {
    let line = |line: LineId| {
        let own = state.line(line);
        let class = classes!(
            "metro-tunnel",
            colour(players.livery(line.owner())),
            (line.pattern() == Pattern::Striped).then_some("is-striped")
        );
        let points = path(&own.tunnels);
        let space = |tunnel: &Tunnel| {
            html! { <polygon key={tunnel.cell.index()} class="metro-tunnel__space" points={corners(tunnel.cell)} /> }
        };
        html! {
            <g key={line.index()} {class}>
                { for own.tunnels.iter().map(space) }
                <polyline class="metro-tunnel__bed" points={points.clone()} />
                <polyline class="metro-tunnel__line" points={points.clone()} />
                <polyline class="metro-tunnel__mark" {points} />
            </g>
        }
    };
    html! { <g class="metro-lines">{ for state.line_ids().map(line) }</g> }
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
    let key = format!("{}-{at}", section.line.index());
    html! { <polyline {key} class="metro-ridden" points={path(&tunnels[first + 1..=last])} /> }
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
