//! Traces, read by a stranger: this code knows no more about the games than `tests/positions/TRACES.md` says.

use super::lab;
use catenary::engine::codec::{self, Coded};
use catenary::engine::game::{Record, Rng};
use catenary::engine::trace::Traced;
use catenary::measure::LabTitle;
use catenary::titles::city::boards::{Board, Kind};
use catenary::titles::city::import::{Mend, read};
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup as CitySetup;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup;
use catenary::titles::metromania::rules::variants::{Municipality, Rivalry};
use catenary::titles::rule_sets::{TitleTask, with_key};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup as TramwaysSetup;
use catenary::titles::tramways::rules::variants::DevelopmentRule;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn trace(words: &[&str]) -> Vec<Value> {
    let output = lab(&[&["trace"], words].concat());
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(|line| serde_json::from_str(line).expect("json")).collect()
}

/// Returns each decision of a trace with the position before it.
fn steps(lines: &[Value]) -> impl Iterator<Item = (&Value, &Value)> {
    let decisions = lines.windows(2).filter(|pair| !pair[1]["events"].is_null());
    decisions.map(|pair| (&pair[0]["position"], &pair[1]))
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn at(value: &Value) -> usize {
    value.as_u64().expect("a number") as usize
}

fn add(to: &mut Value, amount: i64) {
    *to = (to.as_i64().unwrap_or(0) + amount).into();
}

fn push(list: &mut Value, item: Value) {
    list.as_array_mut().expect("a list").push(item);
}

fn remove(list: &mut Value, item: &Value) {
    let list = list.as_array_mut().expect("a list");
    let at = list.iter().position(|held| held == item);
    list.remove(at.unwrap_or_else(|| panic!("no {item} in {list:?}")));
}

/// Adds cards to a pile that is an object of counts; cards with a count of 0 are left out.
fn add_cards(heap: &mut Value, card: &Value, count: i64) {
    let heap = heap.as_object_mut().expect("an object");
    let held = heap.entry(card.as_str().expect("a card")).or_insert(json!(0));
    add(held, count);
    assert!(held.as_i64() >= Some(0), "{card}");
    heap.retain(|_, held| *held != json!(0));
}

fn sorted(list: &Value) -> Vec<String> {
    let mut all: Vec<String> = items(list).iter().map(Value::to_string).collect();
    all.sort();
    all
}

/// Applies an event of the city games to a position.
fn follow_city(board: &Value, held: &mut Value, event: &Value) {
    let seat = event["seat"].as_u64().unwrap_or(0) as usize;
    let draw = |held: &mut Value| remove(&mut held["deck"], &event["card"]);
    match event["event"].as_str().expect("a name") {
        "took" => {
            held["display"][at(&event["slot"])] = Value::Null;
            add_cards(&mut held["hands"][seat], &event["card"], 1);
        }
        "drew" => {
            draw(held);
            add_cards(&mut held["hands"][seat], &event["card"], 1);
        }
        "turned_up" => {
            draw(held);
            held["display"][at(&event["slot"])] = event["card"].clone();
        }
        "flushed" => {
            let cards =
                std::mem::replace(&mut held["display"], json!([null, null, null, null, null]));
            items(&cards).iter().for_each(|card| add_cards(&mut held["discards"], card, 1));
        }
        "shuffled" => {
            let discards = std::mem::replace(&mut held["discards"], json!({}));
            for (card, count) in discards.as_object().expect("an object") {
                (0..at(count)).for_each(|_| push(&mut held["deck"], json!(card)));
            }
        }
        "claimed" => {
            let route = &board["routes"][at(&event["route"])];
            let length = route["length"].as_i64().expect("a length");
            let is_metro = route["kind"] == "metro";
            let scores = &board["scores"][if is_metro { "metro" } else { "tram" }];
            let points = &scores[at(&route["length"]) - if is_metro { 2 } else { 1 }];
            assert_eq!(&event["points"], points);
            add(&mut held["scores"][seat], points.as_i64().expect("points"));
            let (pieces, count) = if is_metro { ("metros", 1) } else { ("trams", length) };
            add(&mut held[pieces][seat], -count);
            held["owners"][at(&event["route"])] = json!(seat);
            let wilds = event["wilds"].as_i64().expect("a number");
            for (card, count) in [(&event["card"], length - wilds), (&json!("wild"), wilds)] {
                add_cards(&mut held["hands"][seat], card, -count);
                add_cards(&mut held["discards"], card, count);
            }
        }
        "took_token" => {
            push(&mut held["tokens"][seat], event["symbol"].clone());
            let stacks = held["stacks"].as_array_mut().expect("a list");
            let stack = stacks.iter_mut().find(|stack| stack["location"] == event["location"]);
            add(&mut stack.expect("a stack")["height"], -1);
            stacks.retain(|stack| stack["height"] != json!(0));
        }
        "placed" => {
            let mut stack = event.clone();
            stack
                .as_object_mut()
                .expect("an object")
                .retain(|name, _| name != "event" && name != "seat");
            push(&mut held["stacks"], stack);
        }
        "drew_tickets" => {
            for _ in 0..at(&event["count"]) {
                let top = held["ticket_deck"].as_array_mut().and_then(Vec::pop).expect("a Ticket");
                push(&mut held["offered"][seat], top);
            }
        }
        "kept" => {
            remove(&mut held["offered"][seat], &event["ticket"]);
            push(&mut held["tickets"][seat], event["ticket"].clone());
        }
        "returned" => {
            remove(&mut held["offered"][seat], &event["ticket"]);
            held["ticket_deck"].as_array_mut().expect("a list").insert(0, event["ticket"].clone());
        }
        _ => {}
    }
}

#[test]
fn traces_suffice_to_follow_the_city_games() {
    for (title, players) in [("berlin", "2"), ("berlin", "4"), ("san-francisco", "3")] {
        let mut without_payment = 0;
        for seed in ["1", "2", "3"] {
            let words = ["--game", title, "--players", players, "--seed", seed, "--policy", "easy"];
            let lines = trace(&words);
            for (before, decision) in steps(&lines) {
                let (mut held, after) = (before.clone(), &decision["position"]);
                for event in items(&decision["events"]) {
                    follow_city(&lines[0]["board"], &mut held, event);
                }
                for field in [
                    "hands",
                    "discards",
                    "display",
                    "trams",
                    "metros",
                    "owners",
                    "scores",
                    "offered",
                    "ticket_deck",
                ] {
                    assert_eq!(held[field], after[field], "{field} after {decision}");
                }
                assert_eq!(sorted(&held["deck"]), sorted(&after["deck"]), "{decision}");
                assert_eq!(sorted(&held["stacks"]), sorted(&after["stacks"]), "{decision}");
                for field in ["tokens", "tickets"] {
                    let each = items(&held[field]).iter().zip(items(&after[field]));
                    each.for_each(|(held, after)| {
                        assert_eq!(sorted(held), sorted(after), "{field}")
                    });
                }
                let (action, phase) = (&decision["action"], &after["phase"]);
                let is_claimed =
                    items(&decision["events"]).iter().any(|it| it["event"] == "claimed");
                if action["action"] == "claim" {
                    assert_eq!(is_claimed, phase != "payment", "{decision}");
                    without_payment += u32::from(is_claimed);
                }
                if phase == "payment" {
                    assert_eq!(after["route"], action["route"]);
                }
                assert_eq!(after["route"].is_null(), phase != "payment" && phase != "token");
            }
        }
        assert!(without_payment > 0, "a forced payment has no line of its own");
    }
}

/// Returns whether a line leads from one apex to another: only apexes are outside the city.
fn is_finished(line: &Value) -> bool {
    let is_apex = |point: &Value| {
        let [q, r] = [0, 1].map(|at| point[at].as_i64().expect("a number"));
        [q, r, q + r].iter().any(|place| place.abs() > 5)
    };
    items(&line["path"]).last().is_some_and(is_apex)
}

/// Applies an event of Metromania to a position.
fn follow_metromania(held: &mut Value, event: &Value) {
    let seat = event["seat"].as_u64().unwrap_or(0) as usize;
    match event["event"].as_str().expect("a name") {
        "turn" => held["dug"] = json!(0),
        "dug" => {
            let line = &mut held["seats"][seat]["lines"][event["line"].as_str().expect("a line")];
            if items(&line["path"]).is_empty() {
                let start = items(&event["edge"]).iter().find(|end| **end != event["to"]);
                push(&mut line["path"], start.expect("another end").clone());
            }
            push(&mut line["path"], event["to"].clone());
            push(&mut line["cells"], event["cell"].clone());
            add(&mut held["dug"], 1);
        }
        "placed" => {
            remove(&mut held["seats"][seat]["hand"], &event["destination"]);
            let placed = json!({ "destination": event["destination"], "cell": event["cell"] });
            push(&mut held["placed"], placed);
        }
        "built" => {
            push(&mut held["stations"], event["vertex"].clone());
            let lines = held["seats"][seat]["lines"].as_object_mut().expect("an object");
            for line in
                lines.values_mut().filter(|line| items(&line["path"]).contains(&event["vertex"]))
            {
                let is_last = event["reason"] != "junction" && is_finished(line);
                line["closed"] = json!(line["closed"] == true || is_last);
            }
            add(&mut held["stations_left"], -1);
            let points = event["points"].as_i64().expect("points");
            add(&mut held["seats"][seat]["score"], points);
        }
        _ => {}
    }
}

/// Returns the trace of a random game.
fn random<G: Coded>(setup: &G::Setup, seed: u64) -> Vec<Value> {
    let mut state = G::new(setup).unwrap_or_else(|_| panic!("no legal setup"));
    let (mut record, mut rng) = (Record::<G>::new(setup.clone()), Rng::new(seed));
    while G::to_act(&state).is_some() {
        let legal = G::legal(&state);
        let action = legal[rng.below(legal.len())];
        record.actions.push(action);
        G::apply_unchecked(&mut state, action, &mut Vec::new());
    }
    trace(&[&codec::encode(&record)])
}

fn metromania(setup: &Setup) -> Vec<Value> {
    random::<Metromania>(setup, setup.seed)
}

#[test]
fn traces_suffice_to_follow_metromania() {
    let mut forced = 0;
    for (players, seed) in [(2, 1), (2, 2), (4, 3), (4, 4)] {
        for (before, decision) in steps(&metromania(&Setup::standard(players, seed))) {
            let (mut held, after) = (before.clone(), &decision["position"]);
            items(&decision["events"]).iter().for_each(|event| follow_metromania(&mut held, event));
            assert_eq!(sorted(&held["stations"]), sorted(&after["stations"]), "{decision}");
            assert_eq!(sorted(&held["placed"]), sorted(&after["placed"]), "{decision}");
            for field in ["stations_left", "dug", "seats"] {
                assert_eq!(held[field], after[field], "{field} after {decision}");
            }
            let (action, chosen) = (&decision["action"], &after["under_way"]);
            let is_chosen = ["side", "destination"].iter().any(|it| after["decision"] == *it);
            assert_eq!(chosen["edge"].is_null(), !is_chosen, "{decision}");
            if is_chosen && action["action"] == "dig" {
                assert_eq!((&chosen["line"], &chosen["edge"]), (&action["line"], &action["edge"]));
            }
            let is_dug = items(&decision["events"]).iter().any(|event| event["event"] == "dug");
            forced += u32::from(is_dug && action["action"] == "dig");
        }
    }
    assert!(forced > 0, "a tunnel with one side only has no line for it");
}

/// The strict hands of MSET-4, in seat order.
const STRICT: [[&str; 3]; 4] =
    [["HA", "WB", "LC"], ["HD", "WA", "LE"], ["HF", "WE", "LB"], ["HC", "WF", "LD"]];

#[test]
fn traces_show_the_options_of_metromania() {
    let mut met = BTreeSet::new();
    for (number, rivalry) in (0..60).flat_map(|number| Rivalry::ALL.map(|it| (number, it))) {
        let lines = metromania(&Setup { rivalry, ..Setup::standard(2, number) });
        let written = &lines[0]["board"]["rivalry"];
        assert_eq!(written, if rivalry == Rivalry::Cancel { "cancel" } else { "count" });
        for test in items(&lines.last().expect("the end")["tests"]) {
            let at_fault: BTreeSet<usize> =
                items(&test["culprits"]).iter().map(|culprit| at(&culprit["seat"])).collect();
            if at_fault.len() == 2 {
                let paid = if written == "cancel" { json!([0, 0]) } else { json!([-6, -6]) };
                assert_eq!(test["paid"], paid, "{written}: {test}");
                met.insert(written.to_string());
            }
        }
    }
    assert_eq!(met.len(), 2, "two are at fault in games of both options");
    for municipality in Municipality::ALL {
        let lines = metromania(&Setup { municipality, ..Setup::standard(4, 9) });
        let hands = items(&lines[0]["position"]["seats"]).iter().map(|seat| sorted(&seat["hand"]));
        let strict = STRICT.map(|hand| sorted(&json!(hand)));
        let is_strict = lines[0]["board"]["municipality"] == "strict";
        assert_eq!(hands.eq(strict), is_strict, "{municipality:?}");
    }
    let loyal = metromania(&Setup { municipality: Municipality::Loyal, ..Setup::standard(4, 9) });
    assert_eq!(loyal[0]["board"]["municipality"], "loyal");
}

/// Returns the cards of each seat in Tramways, in all places.
fn owned(position: &Value) -> Vec<Vec<String>> {
    let player = |player: &Value| {
        let piles = ["hand", "deck", "discard"].iter().flat_map(|pile| items(&player[*pile]));
        piles.cloned().collect::<Vec<_>>()
    };
    let mut all: Vec<Vec<Value>> = items(&position["players"]).iter().map(player).collect();
    let in_play = items(&position["in_play"]).iter().map(|played| played["card"].clone());
    all[at(&position["turn"]["seat"])].extend(in_play);
    all.into_iter().map(|cards| sorted(&cards.into())).collect()
}

/// Returns the rail symbols of an icon, such as 2 of `2r`.
fn symbols(icon: &str) -> Option<i64> {
    icon.strip_suffix('r')?.parse().ok()
}

#[test]
fn traces_suffice_to_follow_the_cards_of_tramways() {
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    for (players, rule) in [("3", "alternative"), ("2", "original"), ("1", "original")] {
        let words =
            ["--players", players, "--seed", "5", "--policy", "easy", "--development", rule];
        let lines = trace(&words);
        for (before, decision) in steps(&lines) {
            let after = &decision["position"];
            let mut held = owned(before);
            let mut in_play: Vec<Value> = items(&before["in_play"]).to_vec();
            for event in items(&decision["events"]) {
                match event["event"].as_str().expect("a name") {
                    "took" | "took_secretly" => {
                        // Cards of the last hand come from the player's own deck.
                        let (own, card) =
                            (&mut held[at(&event["seat"])], event["card"].to_string());
                        if !own.contains(&card) {
                            own.push(card);
                        }
                    }
                    "played" => match in_play.iter_mut().find(|it| it["card"] == event["card"]) {
                        Some(card) => push(&mut card["icons"], event["slot"].clone()),
                        None => {
                            in_play.push(json!({ "card": event["card"], "icons": [event["slot"]] }))
                        }
                    },
                    _ => {}
                }
            }
            held.iter_mut().for_each(|cards| cards.sort());
            if before["ask"] == "fill" {
                // Cards that are not taken into the last hand leave the game (R6-1).
                let seat = at(&decision["seat"]);
                let left = owned(after)[seat].clone();
                assert!(left.iter().all(|card| held[seat].contains(card)), "{decision}");
                held[seat] = left;
            }
            assert_eq!(held, owned(after), "{decision}");
            let icons = |played: &[Value]| -> Vec<(String, Vec<String>)> {
                let kinds = |it: &Value| (it["card"].to_string(), sorted(&it["icons"]));
                played.iter().map(kinds).collect()
            };
            if !after["in_play"].is_null() {
                let shown = icons(items(&after["in_play"]));
                assert!(icons(&in_play).ends_with(&shown), "{in_play:?}, then {decision}");
                *met.entry("in_play").or_default() += 1;
            }
            let (action, word) =
                (&decision["action"]["action"], &decision["action"]["operands"][0]);
            if action == "take" && !items(&before["offers"]).is_empty() {
                let seat = at(&decision["seat"]);
                assert!(items(&before["offers"][seat]).contains(word), "{decision}");
                *met.entry("offers").or_default() += 1;
            }
            if action == "book" {
                assert_eq!(after["open_book"].to_string(), word.as_str().expect("a number"));
                *met.entry("open_book").or_default() += 1;
            }
            if before["ask"] == "bill" {
                let played = items(&decision["events"]).iter().find(|it| it["event"] == "played");
                let icon = played.expect("an icon")["slot"].as_str().expect("an icon");
                let mut bill = before["bill"].clone();
                match items(&before["bill"]["wants"]).first() {
                    Some(wanted) => {
                        assert!(items(wanted).contains(&json!(icon)), "{decision}");
                        bill["wants"].as_array_mut().expect("a list").remove(0);
                    }
                    None => add(&mut bill["symbols"], -symbols(icon).expect("rails")),
                }
                let is_paid = bill == json!({ "wants": [], "symbols": 0 });
                assert_eq!(after["bill"], if is_paid { Value::Null } else { bill }, "{decision}");
                *met.entry("bill").or_default() += 1;
            }
            if before["ask"] == "money" && after["ask"] == "money" {
                assert_eq!(before["payment"]["price"], after["payment"]["price"]);
                let coins = |position: &Value| items(&position["payment"]["coins"]).len();
                assert_eq!(coins(after), coins(before) + 1);
                *met.entry("payment").or_default() += 1;
            }
        }
    }
    let fields = ["bill", "in_play", "offers", "open_book", "payment"];
    assert_eq!(met.into_keys().collect::<Vec<_>>(), fields);
}

/// A position of a trace with its next decision.
struct Step<'a> {
    title: &'a str,
    position: &'a Value,
    decision: &'a Value,
}

impl TitleTask for Step<'_> {
    type Output = bool;

    /// Returns whether the position can be opened: not within an action of Tramways.
    fn run<G: LabTitle>(self) -> bool {
        let Step { title, position, decision } = self;
        let mut opened = match G::open(title, position.clone()) {
            Ok(opened) => opened,
            Err(error) => {
                assert_eq!((title, &*error.at), ("tramways", "ask"), "{error}: {position}");
                return false;
            }
        };
        assert_eq!(opened.position(), *position);
        let legal = G::legal(&opened.state).into_iter();
        let legal: Value = legal.map(|it| G::notation(&opened.state, it)).collect();
        assert_eq!(legal, decision["legal"], "{position}");
        let notation = decision["notation"].as_str().expect("an action");
        let action = opened.parse(notation).expect("an action");
        let mut events = Vec::new();
        G::apply(&mut opened.state, action, &mut events).expect("a legal action");
        let events: Value = events.iter().map(|event| opened.event(event)).collect();
        // Links have no order.
        assert_eq!(sorted(&events), sorted(&decision["events"]), "{decision}");
        assert_eq!(opened.position(), decision["position"]);
        true
    }
}

#[test]
fn positions_of_traces_open_as_position_files() {
    let (mut opened, mut under_way) = (BTreeMap::new(), 0);
    for (_, lines) in games_told() {
        let mut title = "";
        for (place, line) in lines.iter().enumerate() {
            title = line["game"].as_str().unwrap_or(title);
            let Some(next) = lines.get(place + 1).filter(|next| !next["events"].is_null()) else {
                continue;
            };
            let step = Step { title, position: &line["position"], decision: next };
            match with_key(title, step).expect("a title") {
                true => *opened.entry(title.to_owned()).or_insert(0) += 1,
                false => under_way += 1,
            }
        }
    }
    assert!(opened.len() == 4 && opened.values().all(|&count| count > 200), "{opened:?}");
    assert!(under_way > 0, "no action of Tramways is told");
}

/// Returns the words in single backticks in a part of a document.
fn quoted(text: &str) -> BTreeSet<String> {
    let prose: String = text.split("```").step_by(2).collect();
    prose.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns a document of the position files.
fn document(name: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(name);
    std::fs::read_to_string(path).expect("a document")
}

fn sections(text: &str) -> BTreeMap<String, String> {
    let named = |section: &str| Some((section.lines().next()?.to_owned(), section.to_owned()));
    text.split("\n## ").filter_map(named).collect()
}

/// Collects all field names and all texts of a value.
fn fields(value: &Value, names: &mut BTreeSet<String>, texts: &mut BTreeSet<String>) {
    match value {
        Value::Object(all) => {
            for (name, value) in all {
                names.insert(name.clone());
                fields(value, names, texts);
            }
        }
        Value::Array(all) => all.iter().for_each(|value| fields(value, names, texts)),
        Value::String(text) => {
            texts.insert(text.clone());
        }
        _ => {}
    }
}

/// Returns some games for each section of the document.
fn games_told() -> [(&'static str, Vec<Value>); 3] {
    let tramways = (1..=3).flat_map(|players| {
        let usual = TramwaysSetup::standard(players, players as u64);
        let original = TramwaysSetup { development: DevelopmentRule::Original, ..usual.clone() };
        let alternative = TramwaysSetup { development: DevelopmentRule::Alternative, ..usual };
        [original, alternative].map(|setup| random::<Tramways>(&setup, 1))
    });
    let boards = [Board::SAN_FRANCISCO, Board::BERLIN];
    let city = boards.into_iter().flat_map(|board| {
        (2..=4).map(move |players| random::<City>(&CitySetup::standard(board, players, 3), 3))
    });
    let options = Municipality::ALL.into_iter().zip([2, 4, 4]).zip([
        Rivalry::Count,
        Rivalry::Cancel,
        Rivalry::Count,
    ]);
    let metro = options.map(|((municipality, players), rivalry)| {
        metromania(&Setup { municipality, rivalry, ..Setup::standard(players, 5) })
    });
    // Easy bots reach situations that random play seldom reaches.
    let easy = |title, players| {
        trace(&["--game", title, "--players", players, "--seed", "1", "--policy", "easy"])
    };
    let of_easy = [easy("tramways", "2"), easy("berlin", "2"), easy("metromania", "3")];
    let all = |games: Vec<Vec<Value>>, more: &Vec<Value>| {
        games.into_iter().flatten().chain(more.clone()).collect::<Vec<Value>>()
    };
    [
        ("Tramways", all(tramways.collect(), &of_easy[0])),
        ("San Francisco and Berlin", all(city.collect(), &of_easy[1])),
        ("Metromania", all(metro.collect(), &of_easy[2])),
    ]
}

/// Returns whether a field is named like a card of the edition; `board` describes each card.
fn is_card(name: &str) -> bool {
    let bare = name.trim_end_matches(|letter: char| letter.is_ascii_digit());
    bare.len() == 1 || ["auc", "dev", "gen", "bld"].iter().any(|family| bare.starts_with(family))
}

#[test]
fn the_document_lists_exactly_the_fields_of_traces() {
    let (traces, positions) = (document("TRACES.md"), document("README.md"));
    let common = traces.split("\n## ").next().expect("an opening");
    let sections = sections(&traces);
    for (section, lines) in games_told() {
        let (mut names, mut texts) = (BTreeSet::new(), BTreeSet::new());
        lines.iter().for_each(|line| fields(line, &mut names, &mut texts));
        // The document of position files describes positions of Tramways.
        let files = if section == "Tramways" { positions.as_str() } else { "" };
        let known: BTreeSet<String> =
            [common, &sections[section], files].iter().flat_map(|text| quoted(text)).collect();
        let untold: Vec<&String> =
            names.iter().filter(|name| !known.contains(*name) && !is_card(name)).collect();
        assert!(untold.is_empty(), "{section}: not told: {untold:?}");
        let is_word = |it: &str| it.chars().all(|it| it.is_ascii_lowercase() || "_-".contains(it));
        let is_there = |it: &String| names.contains(it) || texts.contains(it);
        let absent: Vec<String> = quoted(&sections[section])
            .into_iter()
            .filter(|it| is_word(it) && !is_there(it) && !ELSEWHERE.contains(&it.as_str()))
            .collect();
        assert!(absent.is_empty(), "{section}: told and in no trace: {absent:?}");
    }
}

/// Names about a player's knowledge or the boards of files, and names that hardly ever occur.
const ELSEWHERE: [&str; 26] = [
    "no_tickets",
    "known",
    "seen",
    "ticket_draws",
    "hand",
    "both_lanes_from",
    "big",
    "dealt",
    "kept",
    "drawn",
    "long_tickets",
    "open_lanes",
    "longest_path",
    "tunnels",
    "tunnel",
    "turned",
    "withdraw",
    "paid_more",
    "withdrew",
    "yellow",
    "white",
    "metro_of_one",
    "not_connected",
    "passed",
    "bonus",
    "stop",
];

/// Only boards of files have metro Routes of one card.
#[test]
fn the_trace_of_an_imported_board_shows_the_points_of_one_card_metro_routes() {
    let ring = "A ; B ; 6\nB ; C ; 5\nC ; D ; 3\nD ; E ; 2\nE ; F ; 4\nF ; A ; 3";
    let mut draft = read(ring).expect("plain lines").mended(&Mend::ProposeTickets);
    (draft.rules.pieces.metros, draft.rules.metro_points[0]) = (5, 4);
    (draft.routes[5].kind, draft.routes[5].length) = (Kind::Metro, 1);
    let board = draft.board().expect("a board");
    let own = City::board(&CitySetup::standard(board, 2, 1));
    assert_eq!(own["scores"]["metro_of_one"], 4);
    assert_eq!(own["both_lanes_from"], board.data().rules.both_lanes_from());
    let built_in = City::board(&CitySetup::standard(Board::BERLIN, 2, 1));
    assert!(built_in["scores"]["metro_of_one"].is_null());
}
