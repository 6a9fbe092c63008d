//! The rules by position files, and what is said of positions that cannot be.

use catenary::engine::game::{Game, Rule};
use catenary::engine::trace::Traced;
use catenary::measure::{Case, Script};
use catenary::titles::city::boards::Board;
use catenary::titles::city::lab::position::{Position, PositionError};
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::Action;
use catenary::titles::city::rules::refusal::Refusal;
use catenary::titles::city::rules::state::State;
use serde_json::{Value, json};
use std::path::Path;

/// Whether a value says what is expected of it.
fn says(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Array(items), Value::Number(count)) => count.as_u64() == Some(items.len() as u64),
        (Value::Array(items), Value::Object(some)) => some.iter().all(|(index, expected)| {
            let item = index.parse::<usize>().ok().and_then(|index| items.get(index));
            item.is_some_and(|item| says(item, expected))
        }),
        (Value::Object(fields), Value::Object(some)) if !some.is_empty() => some
            .iter()
            .all(|(name, expected)| fields.get(name).is_some_and(|it| says(it, expected))),
        (found, expected) => found == expected,
    }
}

fn refusal_name(refusal: Refusal) -> String {
    let name = format!("{refusal:?}");
    let name: String = name.chars().take_while(char::is_ascii_alphabetic).collect();
    format!("{} {name}", refusal.rule())
}

fn action(state: &State, text: &str) -> Result<Action, String> {
    City::parse(state, text).ok_or_else(|| format!("{text:?} is no action"))
}

/// Carries out the actions; the refusal of the last one, if it is refused.
fn carry_out(state: &mut State, case: &Case) -> Result<(Vec<Value>, Option<String>), String> {
    let mut told = Vec::new();
    for (index, text) in case.actions.iter().enumerate() {
        let action = action(state, text)?;
        let mut events = Vec::new();
        match City::apply(state, action, &mut events) {
            Ok(()) => told.extend(events.iter().map(|event| City::event(state, event))),
            Err(refusal) if index + 1 == case.actions.len() => {
                return Ok((told, Some(refusal_name(refusal))));
            }
            Err(refusal) => return Err(format!("{text:?}: {refusal}")),
        }
    }
    Ok((told, None))
}

fn require(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

fn open(board: Board, position: Value) -> Result<State, PositionError> {
    Position::from_value(position)?.open(board)
}

fn check_case(script: &Script, case: &Case) -> Result<(), String> {
    let board = script.game.as_deref().and_then(Board::named).ok_or("the file names no board")?;
    let opened = open(board, script.position_of(case));
    if let Some(expected) = &case.refused_position {
        let found = opened.err().map(|error| error.to_string());
        return require(found.as_ref() == Some(expected), || format!("it says {found:?}"));
    }
    let mut state = opened.map_err(|error| error.to_string())?;
    let (told, refused) = carry_out(&mut state, case)?;
    require(refused == case.refused, || format!("the refusal is {refused:?}"))?;
    City::check_invariants(&state)?;
    let after = City::position(&state);
    for (field, expected) in case.then.as_object().into_iter().flatten() {
        let found = &after[field];
        require(says(found, expected), || format!("{field} is {found}, not {expected}"))?;
    }
    let mut happened = told.iter().map(|event| event["event"].as_str().unwrap_or_default());
    for event in &case.events {
        require(happened.any(|it| it == *event), || format!("no {event} in {told:?}"))?;
    }
    let legal = City::legal(&state);
    for text in &case.legal {
        require(legal.contains(&action(&state, text)?), || format!("{text:?} is not legal"))?;
    }
    for (text, expected) in &case.illegal {
        let refusal = City::check(&state, action(&state, text)?).err().map(refusal_name);
        require(refusal.as_ref() == Some(expected), || format!("{text:?}: {refusal:?}"))?;
    }
    if let Some(expected) = &case.result {
        let found = &City::result(&state)["parts"];
        require(found == expected, || format!("the result is {found}"))?;
    }
    Ok(())
}

#[test]
fn every_position_file_says_what_comes_of_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine/city/positions");
    let (mut faults, mut checked) = (Vec::new(), 0);
    for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a file");
        let script = Script::from_json(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        for case in &script.cases {
            checked += 1;
            if let Err(fault) = check_case(&script, case) {
                faults.push(format!("{name}, {:?}: {fault}", case.name));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(checked > 40, "{checked} cases");
}

fn refused(change: Value, says: &str) {
    refused_on(Board::BERLIN, change, says);
}

fn refused_on(board: Board, change: Value, says: &str) {
    let mut position = json!({ "players": [{}, {}] });
    let (fields, changes) = (position.as_object_mut(), change.as_object().cloned());
    fields.into_iter().for_each(|fields| fields.extend(changes.clone().unwrap_or_default()));
    assert_eq!(open(board, position).expect_err(says).to_string(), says);
}

#[test]
fn impossible_hands_are_named() {
    let hand = |hand: Value| json!({ "players": [{ "hand": { "red": 3 } }, { "hand": hand }] });
    refused(hand(json!({ "red": 7 })), "players[1].hand: 7 red cards, the game has 6");
    refused(hand(json!({ "red": 4 })), "players[1].hand: 7 red cards in all, the game has 6");
    refused(hand(json!({ "pink": 1 })), "players[1].hand: there is no card \"pink\"");
    refused(json!({ "display": ["wild", "grey"] }), "display[1]: there is no card \"grey\"");
    let six = vec!["red"; 6];
    refused(json!({ "display": six }), "display: 6 cards, at most 5");
    let deck = json!({ "deck": ["red"], "discards": { "red": 6 } });
    refused(deck, "deck: 7 red cards in all, the game has 6");
    let wilds = json!({ "discards": { "wild": 9 } });
    refused(wilds, "discards: 9 wild cards, the game has 8");
}

#[test]
fn impossible_routes_are_named() {
    let routes =
        |one: Value, two: Value| json!({ "players": [{ "routes": one }, { "routes": two }] });
    let lane = "Hauptbahnhof - Brandenburger Tor";
    refused(
        routes(json!(["Moabit - Ostkreuz"]), json!([])),
        "players[0].routes[0]: the board has no Route \"Moabit - Ostkreuz\"",
    );
    refused(
        routes(json!([lane]), json!([lane])),
        "players[1].routes[0]: player 0 has Hauptbahnhof - Brandenburger Tor already",
    );
    refused(
        routes(json!([lane]), json!([format!("{lane} #2")])),
        "players[1].routes[0]: Hauptbahnhof - Brandenburger Tor #2 is closed by its other lane",
    );
    let metros = [
        "Moabit - Wedding",
        "Gesundbrunnen - Prenzlauer Berg",
        "Lichtenberg - Ostkreuz",
        "Kurfürstendamm - Westend",
        "Charlottenburg - Moabit",
        "Westend - Charlottenburg",
    ];
    refused(routes(json!(metros), json!([])), "players[0].routes: 6 metro cars, a player has 5");
}

#[test]
fn impossible_counts_are_named() {
    refused(json!({ "players": [{}] }), "players: 1 players: 2 to 4 can play");
    refused(json!({ "seat": 2 }), "seat: there is no seat 2");
    refused(json!({ "turns_left": 0 }), "position: no turn is left");
    let tickets = json!({ "players": [{ "tickets": ["Wedding - Prenzlauer Berg"] }, {}], "ticket_deck": ["Wedding - Prenzlauer Berg"] });
    refused(tickets, "ticket_deck[0]: the Ticket Wedding - Prenzlauer Berg is in two places");
    let tickets = json!({ "ticket_deck": ["Moabit - Moabit"] });
    refused(tickets, "ticket_deck[0]: the board has no Ticket \"Moabit - Moabit\"");
    let stacks = |stacks: Value| json!({ "stacks": stacks });
    refused_on(
        Board::SAN_FRANCISCO,
        stacks(json!({ "Soho": [0, 1] })),
        "stacks.Soho: the board has no such Location",
    );
    refused_on(
        Board::SAN_FRANCISCO,
        stacks(json!({ "Marina": [9, 1] })),
        "stacks.Marina: there is no symbol 9",
    );
    refused_on(
        Board::SAN_FRANCISCO,
        stacks(json!({ "Marina": [0, 4] })),
        "stacks.Marina: 4 tokens: a stack has 1 to 3",
    );
    refused_on(
        Board::SAN_FRANCISCO,
        stacks(json!({ "Marina": [0, 1] })),
        "position: a token is lost or doubled",
    );
    let tokens = json!({ "players": [{ "tokens": [7] }, {}] });
    refused_on(Board::SAN_FRANCISCO, tokens, "players[0].tokens: there is no symbol 7");
    let error = open(Board::BERLIN, json!({ "players": [], "deck_": [] }));
    assert!(error.expect_err("a typo").to_string().contains("deck_"));
}
