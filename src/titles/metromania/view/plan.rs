//! What a dig or a journey would come to, in words and as places.

use crate::table::title::Seen;
use crate::titles::metromania::boards::{Cell, Edge, Ground, Vertex, VertexSet};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::state::{Dig, LineId, Pattern, State};
use crate::titles::metromania::rules::trip::{Leg, Net};
use crate::titles::metromania::rules::{dig, station};
use crate::titles::metromania::words;
use crate::words::Locale;

/// What lies on a space.
pub fn space(state: &State, cell: Cell, locale: Locale) -> String {
    let ground = match state.city.ground(cell) {
        Ground::Spot(kind) => words::spot(locale, kind).to_owned(),
        Ground::Lake => words::lake(locale).to_owned(),
        Ground::Park => words::park(locale).to_owned(),
        Ground::Plain => String::new(),
    };
    match state.destination_on(cell) {
        Some(destination) => format!("{ground} · {}", words::destination(locale, destination)),
        None => ground,
    }
}

/// The tunnel that an edge would be for the player who decides, by a line that can dig it.
pub fn dig_at(state: &State, edge: Edge) -> Option<Dig> {
    let able = |pattern: Pattern| {
        let dig = dig::dig(state, LineId::of(state.seat, pattern), edge).ok()?;
        dig::way(state, dig, dig::Judged::ByDigger).ok().map(|way| way.dig)
    };
    Pattern::ALL.into_iter().find_map(able)
}

/// The stations that a tunnel would make, with the Spots around each.
pub fn stations_made(state: &State, dig: Dig) -> Vec<(Vertex, u8)> {
    let made = station::made(state, dig);
    made.into_iter().map(|vertex| (vertex, state.city.spots_at(vertex))).collect()
}

/// What a tunnel along an edge would bring, in words; nothing where it brings only itself.
pub fn dig_words(state: &State, edge: Edge, locale: Locale) -> Option<String> {
    let dig = dig_at(state, edge)?;
    let line = words::pattern(locale, dig.line.pattern());
    let made = stations_made(state, dig);
    let mut parts = vec![line.to_owned()];
    if !made.is_empty() {
        let points = made.iter().map(|(_, points)| points).sum();
        parts.push(words::makes_stations(locale, made.len(), points));
    }
    if edge.other(dig.from).is_some_and(Vertex::is_apex) {
        parts.push(words::finishes(locale).to_owned());
    }
    Some(parts.join(" · "))
}

/// A fastest journey between two stations; none where nothing joins them.
pub fn ride(state: &State, from: Vertex, to: Vertex) -> Vec<Leg> {
    let set = |vertex: Vertex| [vertex].into_iter().collect::<VertexSet>();
    let trips = Net::of(state).trips(set(from), set(to), 1);
    trips.into_iter().next().unwrap_or_default()
}

/// A fastest journey between two stations, in words.
pub fn journey(state: &State, from: Vertex, to: Vertex, locale: Locale) -> String {
    let set = |vertex: Vertex| [vertex].into_iter().collect::<VertexSet>();
    let legs = ride(state, from, to);
    match Net::of(state).fastest(set(from), set(to)) {
        Some(fastest) if !legs.is_empty() => {
            let sections = legs.iter().map(|leg| usize::from(leg.sections)).sum();
            words::journey(locale, fastest.minutes, sections, legs.len() - 1)
        }
        _ => words::no_journey(locale).to_owned(),
    }
}

/// What a plan of the bots is for.
pub(super) fn hint(seen: &Seen<Metromania>, plan: &[Action]) -> String {
    let (state, locale) = (seen.state, seen.locale);
    match plan.first() {
        Some(&Action::Dig(pattern, edge)) => {
            let brings = dig_words(state, edge, locale);
            let with = words::dig_with(locale, pattern);
            brings.map_or(with.clone(), |brings| format!("{with} · {brings}"))
        }
        Some(&Action::Station(vertex)) => words::station_pays(locale, state.city.spots_at(vertex)),
        Some(&Action::Place(letter)) => {
            format!("{} {}", words::destination_short(locale), letter.name())
        }
        Some(Action::Lay(_)) => words::hint_dig(locale).to_owned(),
        _ => words::hint_wait(locale).to_owned(),
    }
}
