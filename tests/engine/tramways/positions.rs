//! Faulty position files: the error and its place.

use super::support::{Stop, open, play, refusal_name};
use catenary::measure::{PositionError, Script};
use serde_json::{Value, json};

/// Opens a valid position with one value replaced.
fn with(place: &str, value: Value) -> Result<(), PositionError> {
    let mut position = json!({
        "map": ["R  .  H1 .  C", ".  ^  ~  .  .", "I  .  H2 .  L"],
        "players": [{ "parcels": ["H1"] }, { "parcels": ["H2"] }],
    });
    let slot = position.pointer_mut(place).map(|slot| *slot = value.clone());
    if slot.is_none() {
        let (parent, name) = place.rsplit_once('/').expect("a place");
        position.pointer_mut(parent).expect("a parent")[name] = value;
    }
    open(position).map(drop)
}

fn refused(place: &str, value: Value, says: &str) {
    let error = with(place, value).expect_err(says);
    assert_eq!(error.to_string(), says);
}

#[test]
fn a_valid_position_opens() {
    assert_eq!(with("/about", json!("nothing special")), Ok(()));
    let drawn = json!({ "map": { "seed": 1, "players": 2 }, "players": [{}, {}] });
    assert_eq!(open(drawn).expect("it can be played").state.map.lattice.count(), 60);
}

#[test]
fn maps() {
    refused(
        "/map/1",
        json!(". x"),
        "map[1]: \"x\" is no cell: . ^ ~ R C I L, a Parcel number or -",
    );
    refused("/map/1", json!("H1 ."), "map[1]: Parcel H1 is on the map twice");
    refused("/map", json!([]), "map: a map has 1 to 150 cells");
    refused("/map", json!(vec!["."; 70]), "map: a map has at most 60 rows and 60 columns");
    assert!(with("/map", json!(7)).is_err_and(|e| e.what.contains("a map is a list of rows")));
}

#[test]
fn players() {
    refused("/players", json!([]), "players: 0 players: 1 to 5 can play");
    refused("/players/0/stress", json!(22), {
        "players[0].stress: level 22 is not on this board's track [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, \
         11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]"
    });
    refused("/players/0/workers", json!(3), {
        "players[0].workers: this board holds 2 Rail Workers at most"
    });
    refused("/players/1/parcels/0", json!("H1"), {
        "players[1].parcels[0]: Parcel H1 has an owner already"
    });
    refused("/players/1/parcels/0", json!("J"), "players[1].parcels[0]: the map has no Parcel J");
    refused("/players/0/money", json!(1000), "players[0].money: at most $999");
    assert!(with("/players/0/monei", json!(1)).is_err_and(|e| e.what.contains("monei")));
}

#[test]
fn cards() {
    refused("/players/0/hand", json!(["dev1", "dev1"]), {
        "players[0].hand[1]: card dev1 is in two places"
    });
    refused("/players/0/hand", json!(["dev99"]), {
        "players[0].hand[0]: \"dev99\" is neither a card, such as dev7, nor an icon"
    });
    refused("/players/0/hand", json!(["A1 A2"]), {
        "players[0].hand[0]: no card is left that carries these icons with this Consequence"
    });
    refused("/players/0/hand", json!(["dev1: 2r"]), {
        "players[0].hand[0]: \"dev1\" is a card already and cannot name another"
    });
    refused("/players/0/hand", json!(vec!["stripe"; 21]), {
        "players[0].hand: 21 cards, at most 20"
    });
    refused("/books", json!([["dev1", "dev2", "dev3", "dev4", "dev5"]]), {
        "books[0]: 5 cards, at most 4"
    });
}

#[test]
fn links() {
    let link = |text: &str, says: &str| {
        refused("/players/0/links", json!([text]), &format!("players[0].links[0]: {says}"));
    };
    link("A1 Z9", "the map has no cell Z9");
    link("A1 C2", "C2 is not straight ahead of A1");
    link("A1 B1", "a Link needs a start, a tile and what its end points to");
    link("A1 C1 B1", "a Link cannot turn back");
    link("B1 D1", "a Link starts at a Building or at a Parcel of its owner");
    link("A3 C3", "a Link cannot point into a Parcel that is not its owner's");
    link("A1 B1 B2 D2", "a tile lies on C2");
    link("A3 D3", "a tile lies on C3");
    link("A1 B1 B2 upgraded", "only a complete Link can be upgraded");
    link("A1 B1 B2 worked sold", "\"sold\" is neither a cell nor worked, upgraded or kept");
    link("A1 D1 kept 0", "what is kept ends at a Parcel of its owner");
    let two = json!(["A1 C1", "C1 B1 B2"]);
    refused("/players/0/links", two, "players[0].links[1]: two tiles overlap on B1");
    let meeting = json!(["A1 B1 B2", "A3 B3 B1"]);
    refused("/players/0/links", meeting, "players[0].links[1]: the Link end on B1 meets a tile");
}

#[test]
fn buildings_and_passengers() {
    refused("/buildings", json!({ "H1": "X" }), {
        "buildings.H1: \"X\": the letters are R, C, I and L"
    });
    refused("/buildings", json!({ "J": "R" }), "buildings.J: the map has no Parcel J");
    refused("/stock", json!("RRRRR"), "stock: there are 4 tiles of type R");
    refused("/passengers", json!(["B1"]), "passengers[0]: B1 is no Building cell");
    refused("/passengers", json!(["A1", "A1"]), "passengers[1]: A1 has a Passenger already");
}

#[test]
fn turns() {
    refused("/round", json!(7), "round: round 7: there are rounds 1 to 6");
    refused("/round", json!(0), "round: round 0: there are rounds 1 to 6");
    refused("/ask", json!("draft"), "round: Parcel cards are drafted in round 0");
    refused("/ask", json!("ride"), {
        "ask: a position cannot start with \"ride\"; it starts with draft, bid, market, line, \
         task, administration, fill, over"
    });
    refused("/ask", json!("line"), "ask: only the solo game has a line");
    refused("/ask", json!("market"), "ask: there is nothing to decide here");
    refused("/ask", json!("fill"), "ask: the last hand is filled in round 6");
    refused("/order", json!([0]), "order: the turn order names each seat once");
    refused("/order", json!([1, 1]), "order: seat 1 is named twice");
    refused("/turn", json!({ "seat": 2 }), "turn.seat: there is no seat 2");
    refused("/turn", json!({ "half": 3 }), "turn.half: 3: there are action rounds 1 and 2");
    refused("/supply_tiles", json!("RCI"), {
        "supply_tiles: there is one letter for each of the rounds 1 to 5"
    });
}

#[test]
fn scripts() {
    let error = Script::from_json("{ \"position\": {}, \"action\": [] }").expect_err("a typo");
    assert!(error.to_string().contains("action"), "{error}");
    let text =
        r#"{ "position": { "map": ["R . C"], "players": [{}] }, "actions": ["money", "jump"] }"#;
    let stop = |text: &str| {
        let script = Script::from_json(text).expect("a script");
        play(&mut open(script.position).expect("a position"), &script.actions).expect_err("no play")
    };
    assert_eq!(stop(text), Stop { index: 1, refusal: None });
    let text = text.replace("jump", "money").replace("[\"money\", ", "[");
    let illegal = stop(&text.replace("\"money\"]", "\"done\"]"));
    assert_eq!(illegal.refusal.map(refusal_name).as_deref(), Some("ACT-1 MustActFirst"));
    assert_eq!(illegal.index, 0);
}
