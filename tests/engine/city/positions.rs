//! Errors of impossible positions.

use catenary::measure::{LabTitle, PositionError};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::state::State;
use serde_json::{Value, json};

fn open(board: Board, position: Value) -> Result<State, PositionError> {
    City::open(board.key(), position).map(|opened| opened.state)
}

fn refused(change: Value, says: &str) {
    refused_on(Board::BERLIN, change, says);
}

fn refused_on(board: Board, change: Value, says: &str) {
    let mut position = json!({ "hands": [{}, {}] });
    let (fields, changes) = (position.as_object_mut(), change.as_object().cloned());
    fields.into_iter().for_each(|fields| fields.extend(changes.clone().unwrap_or_default()));
    assert_eq!(open(board, position).expect_err(says).to_string(), says);
}

#[test]
fn impossible_hands_are_named() {
    let hand = |hand: Value| json!({ "hands": [{ "red": 3 }, hand] });
    refused(hand(json!({ "red": 7 })), "hands[1]: 10 red cards in all, the game has 6");
    refused(hand(json!({ "red": 4 })), "hands[1]: 7 red cards in all, the game has 6");
    let kinds = "expected one of `blue`, `green`, `black`, `purple`, `red`, `orange`, `yellow`, `white`, `wild`";
    refused(hand(json!({ "pink": 1 })), &format!("hands[1]: unknown variant `pink`, {kinds}"));
    let display = json!({ "display": ["wild", "grey"] });
    refused(display, &format!("display[1]: unknown variant `grey`, {kinds}"));
    let six = vec!["red"; 6];
    refused(json!({ "display": six }), "display: 6 cards, at most 5");
    let deck = json!({ "deck": ["red"], "discards": { "red": 6 } });
    refused(deck, "deck: 7 red cards in all, the game has 6");
    let wilds = json!({ "discards": { "wild": 9 } });
    refused(wilds, "hands[0]: 9 wild cards in all, the game has 8");
}

#[test]
fn impossible_routes_are_named() {
    let owners = |owners: Value| json!({ "owners": owners });
    let lane = "Hauptbahnhof - Brandenburger Tor";
    refused(
        owners(json!({ "Moabit - Ostkreuz": 0 })),
        "owners.Moabit - Ostkreuz: the board has no Route of this name",
    );
    refused(owners(json!({ lane: 2 })), &format!("owners.{lane}: there is no seat 2"));
    let second = format!("{lane} #2");
    let message = format!("owners.{second}: it is closed by its other lane");
    refused(owners(json!({ lane: 0, &second: 1 })), &message);
    let mut each = vec![Value::Null; Board::BERLIN.data().routes.len()];
    refused(owners(json!(each[1..])), "owners: there is one for each Route");
    each[0] = json!(5);
    refused(owners(json!(each)), "owners.0: there is no seat 5");
    let metros = json!({
        "Moabit - Wedding": 0,
        "Gesundbrunnen - Prenzlauer Berg": 0,
        "Lichtenberg - Ostkreuz": 0,
        "Kurfürstendamm - Westend": 0,
        "Charlottenburg - Moabit": 0,
        "Westend - Charlottenburg": 0,
    });
    refused(owners(metros), "owners.Westend - Charlottenburg: 6 metro cars, a player has 5");
    let message = "trams: the owners of Routes tell otherwise; leave it out";
    refused(json!({ "trams": [3, 4] }), message);
}

#[test]
fn impossible_counts_are_named() {
    refused(json!({ "hands": [{}] }), "hands: 1 players: 2 to 4 can play");
    refused(json!({ "active": 2 }), "active: there is no seat 2");
    refused(json!({ "tokens": [[], [], []] }), "tokens: there are 2 players");
    refused(json!({ "turns_left": 0 }), "position: the game goes on after its last turn");
    refused(json!({ "phase": "token" }), "route: which Route is it?");
    refused(json!({ "phase": "keep" }), "position: the Tickets on offer do not fit the decision");
    let ticket = "Wedding - Prenzlauer Berg";
    let tickets = json!({ "tickets": [[ticket]], "ticket_deck": [ticket] });
    refused(tickets, "ticket_deck[0]: the Ticket is in two places");
    let tickets = json!({ "ticket_deck": ["Moabit - Moabit"] });
    refused(tickets, "ticket_deck[0]: the board has no such Ticket");
    refused(json!({ "ticket_deck": [99] }), "ticket_deck[0]: the board has no such Ticket");
    let stack = |location: &str, symbol: u8, height: u8| json!({ "stacks": [{ "location": location, "symbol": symbol, "height": height }] });
    let sf = Board::SAN_FRANCISCO;
    refused_on(sf, stack("Soho", 0, 1), "stacks[0]: the board has no Location \"Soho\"");
    refused_on(sf, stack("Marina", 9, 1), "stacks[0]: there is no symbol 9");
    refused_on(sf, stack("Marina", 0, 4), "stacks[0]: 4 tokens: a stack has 1 to 3");
    refused_on(sf, stack("Marina", 0, 1), "position: a token is lost or doubled");
    let tokens = json!({ "tokens": [[7]] });
    refused_on(sf, tokens, "tokens[0]: there is no symbol 7");
    let error = open(Board::BERLIN, json!({ "hands": [], "deck_": [] }));
    assert!(error.expect_err("a typo").to_string().contains("deck_"));
}
