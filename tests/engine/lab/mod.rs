//! The command line, run as a program.

mod apply;
mod traces;

use catenary::engine::codec::MAX_ACTIONS;
use catenary::titles::TitleKey;
use serde_json::{Value, json};
use std::process::{Command, Output};

const SUBCOMMANDS: [&str; 11] = [
    "simulate",
    "arena",
    "agree",
    "reference",
    "field",
    "replay",
    "par",
    "perft",
    "apply",
    "fuzz",
    "trace",
];

pub(crate) fn lab(words: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_lab");
    Command::new(program).args(words).output().expect("lab runs")
}

pub(crate) fn printed(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("one JSON object")
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn every_subcommand_prints_help() {
    let all = text(&lab(&["--help"]).stdout);
    for subcommand in SUBCOMMANDS {
        assert!(all.contains(subcommand), "{all}");
        let help = lab(&[subcommand, "--help"]);
        let said = text(&help.stdout);
        assert!(help.status.success() && said.contains("Usage: lab"), "{subcommand}: {said}");
    }
}

#[test]
fn wrong_arguments_are_reported_with_the_right_ones() {
    for (words, part) in [
        (&["simulate", "--players", "6"][..], "1..=5"),
        (&["simulate", "--policy", "clever"], "medium"),
        (&["replay"], "LINK|FILE"),
        (&["dance"], "dance"),
        (&[], "Usage"),
    ] {
        let output = lab(words);
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {complaint}");
        assert!(complaint.contains(part), "{words:?}: {complaint}");
    }
}

#[test]
fn an_illegal_setup_is_reported_with_its_rule() {
    let output = lab(&["simulate", "--players", "1", "--deal", "advanced"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("SOLO-1"));
}

#[test]
fn reports_options_that_a_title_lacks() {
    for (words, why) in [
        (["--game", "berlin", "--deal", "advanced"], "berlin has no variants"),
        (["--game", "berlin", "--policy", "hints"], "--policy hints is for tramways"),
        (["--game", "metromania", "--players", "5"], "metromania has no 5 players"),
    ] {
        let output = lab(&[&["simulate"][..], &words].concat());
        assert_eq!(output.status.code(), Some(1), "{words:?}");
        assert_eq!(text(&output.stderr), format!("lab: {why}\n"));
    }
}

#[test]
fn apply_prints_scores_and_winners() {
    let output =
        lab(&["apply", "tests/positions/score/scores.json", "--case", "the worked example"]);
    let printed = printed(&output);
    assert_eq!(printed["totals"], json!([34, 34, 40]));
    assert_eq!(printed["winners"], json!([2]));
    assert_eq!((&printed["refused"], &printed["error"]), (&Value::Null, &Value::Null));
}

#[test]
fn apply_prints_the_rule_of_a_refusal() {
    let file = "tests/positions/rails/rail_4.json";
    let output = lab(&["apply", file, "--case", "the same tile again is refused"]);
    let printed = printed(&output);
    assert_eq!(output.status.code(), Some(1));
    let refused = &printed["refused"];
    assert_eq!((&refused["rule"], &refused["name"]), (&json!("RAIL-4"), &json!("SameTileAgain")));
    assert!(text(&output.stderr).contains("RAIL-4"));
    assert!(printed["legal"].as_array().is_some_and(|legal| !legal.is_empty()), "{printed}");
}

#[test]
fn simulate_reports_decisions_per_second() {
    let output = lab(&["simulate", "--players", "2", "--games", "5", "--check", "--json"]);
    let printed = printed(&output);
    assert_eq!((&printed["unfinished"], &printed["invariant_failures"]), (&json!(0), &json!(0)));
    assert!(
        printed["decisions_per_second"].as_u64().is_some_and(|speed| speed > 1000),
        "{printed}"
    );
}

#[test]
fn simulate_reports_the_balance_of_a_city_board() {
    let words = ["--game", "berlin", "--policy", "easy", "--players", "3", "--games", "20"];
    let printed = printed(&lab(&[&["simulate", "--json"][..], &words[..]].concat()));
    let balance = &printed["balance"];
    assert!(balance["ended_by_pieces"]["share"].as_f64() > Some(0.5), "{balance}");
    assert!(balance["turns_a_player"]["median"].as_u64() > Some(5), "{balance}");
    let order = balance["wins_by_order"].as_array().expect("a list");
    let sum: f64 = order.iter().filter_map(|seat| seat["share"].as_f64()).sum();
    assert!(order.len() == 3 && (sum - 1.0).abs() < 0.01, "{balance}");
    let least = |name: &str| balance[name][0][1].as_f64().expect("a share");
    let (kept, claimed) = (least("tickets_kept"), least("routes_claimed"));
    assert!((0.0..=1.0).contains(&kept) && (0.0..1.0).contains(&claimed), "{balance}");
}

/// A deal of Metromania for two.
const DEAL: &str = "s1APykI_yF_jsGM2g";

#[test]
fn field_prints_the_results_of_a_seat_in_order() {
    let results =
        |words: &[&str]| printed(&lab(&[&["field", DEAL][..], words].concat()))["results"].clone();
    let first = results(&["--games", "4"]);
    assert_eq!(results(&["--games", "2"]), json!([first[0], first[1]]));
    // The other seat of the same games: of two players one leads by as much as the other is behind.
    let turned: Vec<i64> = results(&["--games", "4", "--seat", "2"])
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_i64)
        .map(|result| -result)
        .collect();
    assert_eq!(json!(turned), first);
    let easy = results(&["--games", "4", "--others", "medium,easy"]);
    assert_ne!(easy, first);
    let output = lab(&["field", DEAL, "--seat", "3"]);
    assert_eq!(text(&output.stderr), "lab: the setup has only 2 players\n");
    assert_eq!(lab(&["field", "s1nolink"]).status.code(), Some(1));
}

#[test]
fn links_that_were_tampered_with_are_refused_or_can_be_played_on() {
    for title in TitleKey::posters() {
        let printed = printed(&lab(&["fuzz", "--game", title.key(), "--links", "3000"]));
        assert_eq!((&printed["dead_ends"], &printed["broken_invariants"]), (&json!(0), &json!({})));
        let at_least = |what: &str, least: u64| printed[what].as_u64() >= Some(least);
        assert!(
            at_least("accepted_from_a_position", 50) && at_least("decisions", 2000),
            "{printed}"
        );
        assert!(printed["most_actions"].as_u64() <= Some(MAX_ACTIONS as u64), "{printed}");
        let refused = printed["refused"].as_object().expect("the kinds of refusals");
        let kinds = ["Checksum", "Impossible", "Surplus", "Truncated"];
        assert!(kinds.iter().all(|kind| refused.contains_key(*kind)), "{printed}");
    }
}
