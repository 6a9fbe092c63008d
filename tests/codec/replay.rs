//! `lab replay`, as it is run.

use crate::records::standard_game;
use catenary::codec;
use catenary::game::{Game, Rule};
use catenary::games::tramways::Tramways;
use catenary::games::tramways::action::Action;
use catenary::session::Session;
use serde_json::{Value, json};
use std::process::Command;

/// Runs `lab replay`: whether it succeeded, what it printed, what it complained of.
fn lab(words: &[&str]) -> (bool, Value, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_lab"))
        .arg("replay")
        .args(words)
        .output()
        .expect("lab runs");
    let told = serde_json::from_slice(&output.stdout).expect("one JSON object");
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.success(), complaint.is_empty());
    (output.status.success(), told, complaint)
}

#[test]
fn a_finished_solo_game_has_a_score_and_a_rank() {
    let record = standard_game(1, 20);
    let (good, told, _) = lab(&[&codec::encode(&record)]);
    assert!(good);
    assert_eq!(told["game"], "tramways");
    assert_eq!(told["players"], 1);
    assert_eq!(told["actions"], record.actions.len());
    assert_eq!((&told["finished"], &told["valid"]), (&json!(true), &json!(true)));
    assert_eq!(told["error"], Value::Null);
    assert!(told["scores"][0].is_i64() && told["rank"].is_string());
}

#[test]
fn a_file_holds_a_link() {
    let mut record = standard_game(3, 21);
    record.actions.truncate(30);
    let path = std::env::temp_dir().join(format!("catenary-link-{}.txt", std::process::id()));
    std::fs::write(&path, codec::encode(&record) + "\n").expect("a file");
    let (good, told, _) = lab(&[path.to_str().expect("a path")]);
    std::fs::remove_file(&path).expect("a file");
    assert!(good);
    assert_eq!((&told["players"], &told["actions"]), (&json!(3), &json!(30)));
    assert_eq!((&told["finished"], &told["scores"]), (&json!(false), &Value::Null));
}

#[test]
fn an_illegal_action_is_named_with_its_rule() {
    let mut record = standard_game(1, 22);
    record.actions[7] = Action::Bid(3);
    let (good, told, complaint) = lab(&[&codec::encode(&record)]);
    assert!(!good);
    assert_eq!((&told["valid"], &told["finished"]), (&json!(false), &json!(false)));
    let error = told["error"].as_str().expect("a sentence");
    assert!(error.starts_with("action 8, \"bid 3\", is illegal: "), "{error}");
    assert!(complaint.contains(error));
}

#[test]
fn what_is_no_link_is_told() {
    for (words, part) in [
        (vec!["g1!"], "character 3"),
        (vec![""], "empty"),
        (vec!["hello"], "starts with"),
        (vec![], "usage"),
        (vec!["a", "b"], "usage"),
    ] {
        let (good, told, complaint) = lab(&words);
        assert!(!good && told["valid"] == false, "{words:?}");
        assert!(complaint.contains(part), "{words:?}: {complaint}");
    }
}

/// What the page shows of a link whose rules are older than those of the page.
#[test]
fn a_link_that_stops_to_replay_shows_its_longest_valid_prefix() {
    let good = standard_game(2, 23);
    for (at, wrong) in [(0, Action::Done), (30, Action::Five), (90, Action::Bid(0))] {
        let mut record = good.clone();
        record.actions[at] = wrong;
        let link = codec::read(&codec::encode(&record)).expect("a link");
        let resumed = Session::<Tramways>::resume(&link.record, link.cursor);
        let (session, broken) = resumed.expect("a legal setup");
        assert_eq!(session.whole_record().actions, good.actions[..at]);
        let broken = broken.expect("a broken record");
        assert_eq!(broken.ply, at);
        assert_eq!(broken.notation, Tramways::notation(session.state(), wrong));
        assert_eq!(Tramways::check(session.state(), wrong), Err(broken.refusal));
        assert!(!broken.refusal.rule().is_empty());
    }
    let resumed = Session::<Tramways>::resume(&good, 7).expect("a legal setup");
    assert!(resumed.1.is_none() && resumed.0.ply() == 7);
}
