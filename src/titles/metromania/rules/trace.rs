//! The game as plain data (`tests/positions/TRACES.md`).

use super::action::Action;
use super::destination::{Destination, Destinations};
use super::event::{Ending, Event, StationCause};
use super::notation::pattern_name;
use super::scoring::{Fault, Test, Verdict, count};
use super::setup::Setup;
use super::state::{Decision, Dig, LineId, Pattern, Phase, State};
use super::variants::{MAX_PLAYERS, MIN_PLAYERS};
use super::{Metromania, Observation};
use crate::engine::game::{Game, Seat};
use crate::engine::trace::Traced;
use crate::titles::metromania::boards::{Arrow, Cell, DISTRICTS, Flank, Ground, SpotType, Vertex};
use serde_json::{Map, Value, json};

impl Traced for Metromania {
    const TITLES: &'static [&'static str] = &[Metromania::KEY];

    fn title(_: &Setup) -> &'static str {
        Metromania::KEY
    }

    fn usual(title: &str, players: usize, seed: u64) -> Option<Setup> {
        let fits = (MIN_PLAYERS..=MAX_PLAYERS).contains(&players);
        if title != Metromania::KEY || !fits {
            return None;
        }
        Some(Setup::standard(players as u8, seed))
    }

    fn board(setup: &Setup) -> Value {
        let Ok(state) = Metromania::new(setup) else { return Value::Null };
        let placements = state.city.placements();
        let names = placements.iter().map(|placed| DISTRICTS[usize::from(placed.district)].name);
        json!({
            "municipality": setup.municipality.name(),
            "rivalry": setup.rivalry.name(),
            "districts": names.collect::<Vec<_>>(),
            "turns": placements.iter().map(|placed| placed.turn).collect::<Vec<_>>(),
            "cells": Cell::all().map(|cell| cell_data(&state, cell)).collect::<Vec<_>>(),
        })
    }

    fn position(state: &State) -> Value {
        position(state, |_| None)
    }

    fn known(observation: &Observation) -> Value {
        position(observation.table(), |seat| observation.hidden(seat))
    }

    fn action(_: &State, action: Action) -> Value {
        match action {
            Action::Double(kind) => {
                json!({ "action": "double", "type": kind.letter().to_string() })
            }
            Action::Dig(pattern, edge) => {
                let ends = edge.ends().map(point);
                json!({ "action": "dig", "line": pattern_name(pattern), "edge": ends })
            }
            Action::Lay(flank) => json!({ "action": "lay", "side": flank_name(flank) }),
            Action::Place(letter) => json!({ "action": "place", "letter": letter.name() }),
            Action::Station(vertex) => json!({ "action": "station", "vertex": point(vertex) }),
            Action::Stop => json!({ "action": "stop" }),
            Action::Pass => json!({ "action": "pass" }),
            Action::Decline => json!({ "action": "decline" }),
        }
    }

    fn event(_: &State, event: &Event) -> Value {
        match *event {
            Event::Doubled { seat, kind } => {
                json!({ "event": "doubled", "seat": seat, "type": kind.letter().to_string() })
            }
            Event::Dealt => json!({ "event": "dealt" }),
            Event::Turn { seat } => json!({ "event": "turn", "seat": seat }),
            Event::Dug { line, tunnel } => json!({
                "event": "dug", "seat": line.owner(), "line": pattern_name(line.pattern()),
                "edge": tunnel.edge.ends().map(point), "to": point(tunnel.to),
                "cell": vertices(tunnel.cell),
            }),
            Event::Placed { seat, destination, cell, secret } => json!({
                "event": "placed", "seat": seat, "destination": name(destination),
                "cell": vertices(cell), "secret": secret,
            }),
            Event::Built { seat, vertex, points, reason } => json!({
                "event": "built", "seat": seat, "vertex": point(vertex), "points": points,
                "reason": reason_name(reason),
            }),
            Event::Finished { line } => json!({
                "event": "finished", "seat": line.owner(), "line": pattern_name(line.pattern()),
            }),
            Event::Stopped { seat } => json!({ "event": "stopped", "seat": seat }),
            Event::Passed { seat } => json!({ "event": "passed", "seat": seat }),
            Event::LastTurns { seat, ending } => json!({
                "event": "last_turns", "seat": seat, "reason": ending_name(ending),
            }),
            Event::Ended { secret } => json!({ "event": "ended", "secret": secret }),
        }
    }

    fn result(state: &State) -> Map<String, Value> {
        let count = count(state);
        let part = |seat: Seat| {
            let tests = count.tests.iter().map(|it| (test_name(it.test), it.points[seat].into()));
            let lines = ("lines".to_owned(), count.lines[seat].into());
            Value::Object([lines].into_iter().chain(tests).collect())
        };
        let parts = count.lines.seats().map(part).collect();
        let tests = count.tests.iter().map(test_data).collect();
        Map::from_iter([("parts".to_owned(), parts), ("tests".to_owned(), tests)])
    }
}

fn point(vertex: Vertex) -> Value {
    let (q, r) = vertex.place();
    json!([q, r])
}

fn vertices(cell: Cell) -> [Value; 3] {
    cell.vertices().map(point)
}

fn name(destination: Destination) -> String {
    format!("{}{}", destination.kind().letter(), destination.letter().name())
}

fn names(destinations: Destinations) -> Vec<String> {
    destinations.iter().map(name).collect()
}

fn flank_name(flank: Flank) -> &'static str {
    match flank {
        Flank::Left => "left",
        Flank::Right => "right",
    }
}

/// A cell: what it shows, or which arrow cell it is.
fn cell_data(state: &State, cell: Cell) -> Value {
    let Some(arrow) = state.arrow(cell) else {
        let kind = match state.city.ground(cell) {
            Ground::Plain => "plain".to_owned(),
            Ground::Spot(kind) => kind.letter().to_string(),
            Ground::Lake => "lake".to_owned(),
            Ground::Park => "park".to_owned(),
        };
        return json!({ "vertices": vertices(cell), "kind": kind });
    };
    let colour = match arrow {
        Arrow::White => "white",
        Arrow::Black => "black",
    };
    json!({
        "vertices": vertices(cell), "kind": "arrow", "colour": colour,
        "side": cell.side().map(|side| side.0), "m": cell.place_on_side(),
        "apex": cell.vertices().into_iter().find(|vertex| vertex.is_apex()).map(point),
    })
}

/// A position; `hidden` gives the Destinations of each type in hands that are not known.
fn position(state: &State, hidden: impl Fn(Seat) -> Option<[usize; 3]>) -> Value {
    let placed = Destination::all().filter_map(|destination| {
        let cell = state.placed[destination.index()]?;
        Some(json!({ "destination": name(destination), "cell": vertices(cell) }))
    });
    let double = |seat: Seat| state.undealt.as_ref().and_then(|undealt| undealt.doubles[seat]);
    let seat = |seat| {
        let line = |pattern| {
            let line = LineId::of(seat, pattern);
            (pattern_name(pattern).to_owned(), line_data(state, line))
        };
        let hand = match hidden(seat) {
            None => json!(names(state.hands[seat])),
            Some(counts) => hand_of_types(counts),
        };
        json!({
            "score": state.points[seat], "hand": hand,
            "double": double(seat).map(|kind| kind.letter().to_string()),
            "lines": Value::Object(Pattern::ALL.map(line).into_iter().collect()),
        })
    };
    json!({
        "active": Metromania::to_act(state),
        "over": state.decision == Decision::Over,
        "decision": decision_name(state.decision),
        "passes": state.passes,
        "last_turns": match state.phase {
            Phase::LastTurns(left) => Some(left),
            Phase::Construction => None,
        },
        "under_way": under_way(state.decision),
        "dug": state.turn.dug,
        "stations": state.stations.iter().map(point).collect::<Vec<_>>(),
        "stations_left": state.supply,
        "placed": placed.collect::<Vec<_>>(),
        "seats": state.hands.seats().map(seat).collect::<Vec<_>>(),
    })
}

/// The points of a line from its start, and the cells of its tunnels.
fn line_data(state: &State, line: LineId) -> Value {
    let closed = state.closed.has(line);
    let line = state.line(line);
    let cells = line.tunnels.iter().map(|tunnel| vertices(tunnel.cell));
    json!({
        "path": line.path().map(point).collect::<Vec<_>>(),
        "cells": cells.collect::<Vec<_>>(),
        "closed": closed,
    })
}

/// A hand of which only the types are known: a `?` stands for the letter.
fn hand_of_types(counts: [usize; 3]) -> Value {
    let kinds = SpotType::ALL.into_iter().zip(counts);
    let names = kinds.flat_map(|(kind, count)| vec![format!("{}?", kind.letter()); count]);
    names.collect()
}

fn decision_name(decision: Decision) -> &'static str {
    match decision {
        Decision::Double => "double",
        Decision::Turn => "turn",
        Decision::Flank(_) => "side",
        Decision::Destination(..) => "destination",
        Decision::Bonus(_) => "station",
        Decision::Over => "over",
    }
}

/// The tunnel that is chosen but for its side or Destination, or the line that is finished but for its
/// free station.
fn under_way(decision: Decision) -> Option<Value> {
    let tunnel = |dig: Dig| {
        let ends = dig.edge.ends().map(point);
        json!({ "line": pattern_name(dig.line.pattern()), "edge": ends })
    };
    match decision {
        Decision::Flank(dig) => Some(tunnel(dig)),
        Decision::Destination(dig, flank) => {
            let mut told = tunnel(dig);
            told["side"] = flank_name(flank).into();
            Some(told)
        }
        Decision::Bonus(line) => Some(json!({ "line": pattern_name(line.pattern()) })),
        Decision::Double | Decision::Turn | Decision::Over => None,
    }
}

fn test_name(test: Test) -> String {
    match test {
        Test::Letter(letter) => letter.name().to_string(),
        Test::Sunday => "sunday".to_owned(),
    }
}

fn test_data(verdict: &Verdict) -> Value {
    let culprit = |&(seat, fault): &(Seat, Fault)| {
        let reason = match fault {
            Fault::NotPlaced(_) => "not_placed",
            Fault::NoStation(_) => "no_station",
            Fault::NotConnected(_) => "not_connected",
        };
        json!({ "seat": seat, "destination": name(fault.destination()), "reason": reason })
    };
    json!({
        "test": test_name(verdict.test),
        "minutes": verdict.fastest.as_ref().map(|fastest| fastest.minutes),
        "paid": verdict.points,
        "culprits": verdict.faults.iter().map(culprit).collect::<Vec<_>>(),
    })
}

fn reason_name(reason: StationCause) -> &'static str {
    match reason {
        StationCause::Junction => "junction",
        StationCause::Intermediate => "intermediate",
        StationCause::Bonus => "bonus",
    }
}

fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::BothLines => "both_lines",
        Ending::Stations => "stations",
        Ending::Lines => "lines",
    }
}
