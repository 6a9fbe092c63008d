//! The game as plain data (`tests/positions/TRACES.md`).

use super::position::Position;
use crate::engine::game::{Game, Seat};
use crate::engine::trace::Traced;
use crate::titles::metromania::boards::{Arrow, Cell, CityGround, DISTRICTS, SpotType};
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::event::Event;
use crate::titles::metromania::rules::scoring::{Fault, Test, Verdict, count};
use crate::titles::metromania::rules::setup::Setup;
use crate::titles::metromania::rules::state::State;
use crate::titles::metromania::rules::variants::{MAX_PLAYERS, MIN_PLAYERS};
use crate::titles::metromania::rules::{Metromania, Observation};
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
            "municipality": setup.municipality,
            "rivalry": setup.rivalry,
            "districts": names.collect::<Vec<_>>(),
            "turns": placements.iter().map(|placed| placed.turn).collect::<Vec<_>>(),
            "cells": Cell::all().map(|cell| cell_data(&state, cell)).collect::<Vec<_>>(),
        })
    }

    fn position(state: &State) -> Value {
        json!(Position::of(state))
    }

    fn known(observation: &Observation) -> Value {
        let table = observation.table();
        let mut report = json!(Position::of(table));
        report["seed"] = Value::Null;
        for seat in table.hands.seats() {
            if let Some(counts) = observation.hidden(seat) {
                report["seats"][seat.index()]["hand"] = hand_of_types(counts);
            }
        }
        report
    }

    fn action(_: &State, action: Action) -> Value {
        match action {
            Action::Double(kind) => json!({ "action": "double", "type": kind }),
            Action::Dig(pattern, edge) => {
                json!({ "action": "dig", "line": pattern, "edge": edge.ends() })
            }
            Action::Lay(flank) => json!({ "action": "lay", "side": flank }),
            Action::Place(letter) => json!({ "action": "place", "letter": letter.name() }),
            Action::Station(vertex) => json!({ "action": "station", "vertex": vertex }),
            Action::Stop => json!({ "action": "stop" }),
            Action::Pass => json!({ "action": "pass" }),
            Action::Decline => json!({ "action": "decline" }),
        }
    }

    fn event(_: &State, event: &Event) -> Value {
        match *event {
            Event::Doubled { seat, kind } => {
                json!({ "event": "doubled", "seat": seat, "type": kind })
            }
            Event::Dealt => json!({ "event": "dealt" }),
            Event::Turn { seat } => json!({ "event": "turn", "seat": seat }),
            Event::Dug { line, tunnel } => json!({
                "event": "dug", "seat": line.owner(), "line": line.pattern(),
                "edge": tunnel.edge.ends(), "to": tunnel.to,
                "cell": tunnel.cell,
            }),
            Event::Placed { seat, destination, cell, secret } => json!({
                "event": "placed", "seat": seat, "destination": destination,
                "cell": cell, "secret": secret,
            }),
            Event::Built { seat, vertex, points, reason } => json!({
                "event": "built", "seat": seat, "vertex": vertex, "points": points,
                "reason": reason,
            }),
            Event::Finished { line } => json!({
                "event": "finished", "seat": line.owner(), "line": line.pattern(),
            }),
            Event::Stopped { seat } => json!({ "event": "stopped", "seat": seat }),
            Event::Passed { seat } => json!({ "event": "passed", "seat": seat }),
            Event::LastTurns { seat, ending } => json!({
                "event": "last_turns", "seat": seat, "reason": ending,
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

/// Returns the data of a cell: its ground, or its arrow.
fn cell_data(state: &State, cell: Cell) -> Value {
    let Some(arrow) = state.arrow(cell) else {
        let kind = match state.city.ground(cell) {
            CityGround::Plain => "plain".to_owned(),
            CityGround::Spot(kind) => kind.letter().to_string(),
            CityGround::Lake => "lake".to_owned(),
            CityGround::Park => "park".to_owned(),
        };
        return json!({ "vertices": cell, "kind": kind });
    };
    let colour = match arrow {
        Arrow::White => "white",
        Arrow::Black => "black",
    };
    json!({
        "vertices": cell, "kind": "arrow", "colour": colour,
        "side": cell.side().map(|side| side.0), "m": cell.place_on_side(),
        "apex": cell.vertices().into_iter().find(|vertex| vertex.is_apex()),
    })
}

/// Returns a hand with only the types known; `?` stands for the letter.
fn hand_of_types(counts: [usize; 3]) -> Value {
    let kinds = SpotType::ALL.into_iter().zip(counts);
    let names = kinds.flat_map(|(kind, count)| vec![format!("{}?", kind.letter()); count]);
    names.collect()
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
        json!({ "seat": seat, "destination": fault.destination(), "reason": reason })
    };
    json!({
        "test": test_name(verdict.test),
        "minutes": verdict.fastest.as_ref().map(|fastest| fastest.minutes),
        "paid": verdict.points,
        "culprits": verdict.faults.iter().map(culprit).collect::<Vec<_>>(),
    })
}
