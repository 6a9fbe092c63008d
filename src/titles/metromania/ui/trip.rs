//! Trips as rides: the way glows, a train goes along it, minutes are counted at its stations.

use super::paint::points;
use crate::table::title::Seen;
use crate::titles::metromania::boards::{Cell, Vertex};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::reading::{CHANGE_MINUTES, SECTION_MINUTES};
use crate::titles::metromania::rules::scoring::{self, Test};
use crate::titles::metromania::rules::state::State;
use crate::titles::metromania::rules::trip::Leg;
use crate::titles::metromania::view::chart::{self, Point};
use crate::titles::metromania::view::trips;
use yew::prelude::*;

/// How long a ride is shown, in milliseconds; a row of the final count stands a little longer.
const RIDE: i64 = 1200;

/// The vertices of a leg from where it is boarded to where it is left.
fn way(state: &State, leg: &Leg) -> Vec<Vertex> {
    let path: Vec<Vertex> = state.line(leg.line).path().collect();
    let at = |wanted: Vertex| path.iter().position(|&vertex| vertex == wanted).unwrap_or(0);
    let (from, to) = (at(leg.from), at(leg.to));
    let mut way = path[from.min(to)..=from.max(to)].to_vec();
    if from > to {
        way.reverse();
    }
    way
}

/// The stations of a trip with the minutes at which they are reached; where lines are changed, twice.
fn stops(state: &State, legs: &[Leg]) -> Vec<(Vertex, i64)> {
    let mut minutes = 0;
    let mut stops = Vec::new();
    for (number, leg) in legs.iter().enumerate() {
        if number > 0 {
            minutes += i64::from(CHANGE_MINUTES);
        }
        stops.push((leg.from, minutes));
        for vertex in way(state, leg).into_iter().skip(1) {
            if state.stations.has(vertex) {
                minutes += i64::from(SECTION_MINUTES);
                stops.push((vertex, minutes));
            }
        }
    }
    stops
}

/// Some trips, ridden: all glow, a train goes along the first.
pub(super) fn ridden(seen: &Seen<Metromania>, trips: &[Vec<Leg>]) -> Html {
    let state = seen.state;
    let glow = |legs: &Vec<Leg>| {
        let legs = legs.iter().map(|leg| way(state, leg).into_iter().map(chart::vertex));
        let drawn = |leg| html! { <polyline class="metro-trip" points={points(leg)} /> };
        html! { <g>{ for legs.map(drawn) }</g> }
    };
    let Some(first) = trips.first() else { return Html::default() };
    html! {
        <g class="metro-ride">
            { for trips.iter().map(glow) }
            { train(state, first) }
            { for stops(state, first).into_iter().map(|stop| clock(stop, trips::minutes(first))) }
        </g>
    }
}

fn train(state: &State, legs: &[Leg]) -> Html {
    let mut path: Vec<Point> = Vec::new();
    for leg in legs {
        path.extend(way(state, leg).into_iter().map(chart::vertex));
    }
    path.dedup();
    let steps = path
        .iter()
        .zip(0..)
        .map(|((x, y), at)| format!("{}{x} {y}", if at == 0 { 'M' } else { 'L' }));
    let path: String = steps.collect();
    html! {
        <circle class="metro-train" r="13">
            <animateMotion dur={format!("{RIDE}ms")} repeatCount="indefinite" {path} />
        </circle>
    }
}

/// The minutes at a stop, which appear when the train is there.
fn clock((vertex, minutes): (Vertex, i64), all: i64) -> Html {
    let (x, y) = chart::vertex(vertex);
    let delay = minutes * RIDE / all.max(1);
    html! {
        <g class="metro-clock" ~style={format!("animation-delay:{delay}ms")}>
            <circle cx={(x + 15).to_string()} cy={(y - 17).to_string()} r="13" />
            <text x={(x + 15).to_string()} y={(y - 11).to_string()}>{ minutes }</text>
        </g>
    }
}

/// A test with its two ends: the trip, or what makes it impossible.
pub(super) fn test(seen: &Seen<Metromania>, test: Test) -> Html {
    let trips = trips::of_test(seen.state, test);
    let class = if trips.is_empty() { "metro-goal is-missed" } else { "metro-goal" };
    let goal = |cell: Cell| html! { <polygon {class} points={points(chart::corners(cell, -8))} /> };
    html! { <g>{ for goals(seen.state, test).into_iter().map(goal) }{ ridden(seen, &trips) }</g> }
}

/// The cells between which a test is made.
fn goals(state: &State, test: Test) -> Vec<Cell> {
    match test {
        Test::Letter(letter) => {
            letter.destinations().into_iter().filter_map(|one| state.placed[one.index()]).collect()
        }
        Test::Sunday => {
            let ends = [state.city.park(), state.city.lake()];
            let inside = |cell: &Cell| {
                ends.iter().any(|end| cell.vertices().iter().all(|&vertex| end.has(vertex)))
            };
            Cell::city().filter(inside).collect()
        }
    }
}

/// What is drawn while a row of the final count is revealed: the first is that of the lines.
pub(super) fn counting(seen: &Seen<Metromania>, row: usize) -> Html {
    let number = row.checked_sub(1);
    let shown = number.and_then(|number| scoring::Test::all().nth(number));
    shown.map_or_else(Html::default, |it| test(seen, it))
}
