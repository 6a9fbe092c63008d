//! Animated trips: the route glows, a train rides along it, minutes are counted at its stations.

use super::ground;
use super::lines::{line_points, tile, track};
use super::paint::{legible, points};
use crate::engine::game::Seat;
use crate::table::title::SeatView;
use crate::titles::metromania::boards::{Cell, Vertex};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::reading::{CHANGE_MINUTES, SECTION_MINUTES};
use crate::titles::metromania::rules::scoring::Test;
use crate::titles::metromania::rules::state::{LineId, Pattern, State};
use crate::titles::metromania::rules::trip::Leg;
use crate::titles::metromania::view::chart::{self, ChartPoint};
use crate::titles::metromania::view::trips;
use yew::prelude::*;

/// Returns the vertices of a leg, from boarding to exit.
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

/// Returns the stations of a trip with their arrival minutes; twice where lines are changed.
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

/// Draws trips: everything else fades, all trips glow, a train rides along the first.
pub(super) fn ridden(view: &SeatView<Metromania>, trips: &[Vec<Leg>]) -> Html {
    let state = view.state;
    let Some(first) = trips.first() else { return Html::default() };
    let legs = || trips.iter().flatten();
    let stops: Vec<(Vertex, i64)> = stops(state, first);
    html! {
        <g class="metro-ride">
            { veil() }
            { for legs().map(|leg| glow(state, leg)) }
            { for legs().map(|leg| ridden_line(view, leg)) }
            { for trips.iter().flat_map(|legs| self::stops(state, legs)).map(|(vertex, _)| stop(vertex)) }
            { for changes(first, &stops).into_iter().map(change) }
            { for runs(state, first) }
            { for stops.into_iter().map(clock) }
        </g>
    }
}

/// Draws the veil over the rest of the board.
fn veil() -> Html {
    html! { <polygon class="metro-veil" points={points(ground::plate_corners())} /> }
}

/// Returns the strokes of a leg's tunnels in riding order, each with the vertex it leads to.
fn strokes(state: &State, leg: &Leg) -> Vec<([ChartPoint; 2], Vertex)> {
    let own = state.line(leg.line);
    let path: Vec<Vertex> = own.path().collect();
    let at = |wanted: Vertex| path.iter().position(|&vertex| vertex == wanted).unwrap_or(0);
    let (from, to) = (at(leg.from), at(leg.to));
    let stroke = |number: usize| chart::stroke(path[number], own.tunnels[number]);
    if from <= to {
        return (from..to).map(|number| (stroke(number), path[number + 1])).collect();
    }
    let back = |number: usize| {
        let [a, b] = stroke(number);
        ([b, a], path[number])
    };
    (to..from).rev().map(back).collect()
}

fn leg_points(state: &State, leg: &Leg) -> String {
    points(strokes(state, leg).into_iter().flat_map(|(stroke, _)| stroke))
}

fn glow(state: &State, leg: &Leg) -> Html {
    html! { <polyline class="metro-trip" points={leg_points(state, leg)} /> }
}

/// Draws the line of a leg in its own colours, over the veil.
fn ridden_line(view: &SeatView<Metromania>, leg: &Leg) -> Html {
    track(leg_points(view.state, leg), leg.line, view.players)
}

fn stop(vertex: Vertex) -> Html {
    let (x, y) = chart::vertex(vertex);
    html! { <circle class="metro-station" cx={x.to_string()} cy={y.to_string()} r="11" /> }
}

/// Returns where lines are changed, and when.
fn changes(legs: &[Leg], stops: &[(Vertex, i64)]) -> Vec<(Vertex, i64)> {
    let places: Vec<Vertex> = legs.iter().skip(1).map(|leg| leg.from).collect();
    let pairs = stops.windows(2).filter(|pair| pair[0].0 == pair[1].0);
    pairs.map(|pair| pair[0]).filter(|(vertex, _)| places.contains(vertex)).collect()
}

/// Draws a change of line: a ring that lasts as long as the change.
fn change((vertex, minutes): (Vertex, i64)) -> Html {
    let (x, y) = chart::vertex(vertex);
    let (delay, time) = (milliseconds(minutes), milliseconds(CHANGE_MINUTES.into()));
    html! {
        <circle class="metro-change" cx={x.to_string()} cy={y.to_string()} r="20" ~style={format!("animation-delay:{delay}ms;animation-duration:{time}ms")} />
    }
}

fn milliseconds(minutes: i64) -> i64 {
    minutes * i64::from(trips::MINUTE)
}

/// Draws the train of a trip, one run for each section; it waits where lines are changed.
fn runs(state: &State, legs: &[Leg]) -> Vec<Html> {
    let mut minutes = 0;
    let mut runs: Vec<(String, i64)> = Vec::new();
    for (number, leg) in legs.iter().enumerate() {
        minutes += if number > 0 { i64::from(CHANGE_MINUTES) } else { 0 };
        let mut path = String::new();
        for (stroke, to) in strokes(state, leg) {
            for (x, y) in stroke {
                path += &format!("{}{x} {y}", if path.is_empty() { 'M' } else { 'L' });
            }
            if state.stations.has(to) {
                runs.push((std::mem::take(&mut path), minutes));
                minutes += i64::from(SECTION_MINUTES);
            }
        }
    }
    let last = runs.len().saturating_sub(1);
    let time = milliseconds(SECTION_MINUTES.into());
    let train = |(number, (path, minutes)): (usize, (String, i64))| {
        let class = classes!("metro-train", (number == last).then_some("is-last"));
        let delay = milliseconds(minutes);
        html! {
            <path {class} d="M-12-8H12V8H-12ZM-8-4H-2V4H-8ZM2-4H8V4H2Z" ~style={format!("offset-path:path('{path}');animation-delay:{delay}ms;animation-duration:{time}ms")} />
        }
    };
    runs.into_iter().enumerate().map(train).collect()
}

/// Draws the minutes at a stop, which appear when the train arrives.
fn clock((vertex, minutes): (Vertex, i64)) -> Html {
    let delay = milliseconds(minutes);
    let drawn =
        html! { <><circle cx="15" cy="-17" r="13" /><text x="15" y="-11">{ minutes }</text></> };
    html! {
        <g class="metro-clock" ~style={format!("animation-delay:{delay}ms")}>{ legible(chart::vertex(vertex), drawn) }</g>
    }
}

/// Draws a test with its two ends: the trip, or the cause of its impossibility.
pub(super) fn test(view: &SeatView<Metromania>, test: Test) -> Html {
    let trips = trips::of_test(view.state, test);
    let class = if trips.is_empty() { "metro-goal is-missed" } else { "metro-goal" };
    let goal = |cell: Cell| html! { <polygon {class} points={points(chart::corners(cell, -8))} /> };
    let fade = if trips.is_empty() { veil() } else { Html::default() };
    html! {
        <g>
            { ridden(view, &trips) }
            { fade }
            { for trips::goals(view.state, test).into_iter().flat_map(|(_, cells)| cells).map(goal) }
            { for placed(test).map(|destination| tile(view.state, destination)) }
        </g>
    }
}

/// Iterates over the Destinations of a test.
fn placed(test: Test) -> impl Iterator<Item = Destination> {
    let letter = match test {
        Test::Letter(letter) => Some(letter),
        Test::Sunday => None,
    };
    letter.into_iter().flat_map(|letter| letter.destinations())
}

/// Draws over the board while a row of the final count is revealed: first the row of the lines, then the tests, then each player
/// alone.
pub(super) fn count_overlay(view: &SeatView<Metromania>, row: usize) -> Html {
    let Some(number) = row.checked_sub(1) else { return Html::default() };
    if let Some(shown) = Test::all().nth(number) {
        return test(view, shown);
    }
    let past = number.checked_sub(Test::all().count() + 1);
    let seat = past.and_then(|number| view.state.points.seats().nth(number));
    seat.map_or_else(Html::default, |seat| alone(view, seat))
}

/// Draws the lines of one player, the rest faded.
fn alone(view: &SeatView<Metromania>, seat: Seat) -> Html {
    let lines = Pattern::ALL.map(|pattern| LineId::of(seat, pattern));
    let vertices = |line: LineId| view.state.line(line).vertices.and(view.state.stations);
    let own = |it: &Destination| view.state.holder(*it) == Some(seat);
    html! {
        <g>
            { veil() }
            { for lines.map(|line| track(line_points(view.state, line), line, view.players)) }
            { for lines.into_iter().flat_map(|line| vertices(line).iter()).map(stop) }
            { for Destination::all().filter(own).map(|destination| tile(view.state, destination)) }
        </g>
    }
}
