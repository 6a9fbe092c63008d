//! `lab replay`, as it is run.

use super::records::{random_game, standard_game};
use catenary::engine::game::{Game, Rng, Rule};
use catenary::table::{Day, Session};
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::ranked_category::RankedCategory;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::session::daily;
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

/// Runs `lab replay` on many links.
fn lab_lines(words: &[&str]) -> (bool, Vec<Value>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lab"));
    let output = command.arg("replay").args(words).output().expect("lab runs");
    let lines = String::from_utf8(output.stdout).expect("text");
    let told = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    (output.status.success(), told, String::from_utf8(output.stderr).expect("text"))
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

/// A finished random game of a set-up, as a link.
fn finished(setup: Setup) -> String {
    codec::encode(&random_game(setup, &mut Rng::new(5)))
}

#[test]
fn an_organisers_file_is_judged_link_by_link() {
    let good = finished(RankedCategory::Hard.setup(9));
    let daily = finished(daily::setup(Day(20_800)));
    let casual = codec::encode(&standard_game(1, 20));
    let text = format!(
        "# the spring cup\nhttps://example.org/#{good}\n\nBeto {daily}\n{casual}\n{}\n",
        &good[..good.len() - 4]
    );
    let path = std::env::temp_dir().join(format!("catenary-cup-{}.txt", std::process::id()));
    std::fs::write(&path, text).expect("a file");
    let name = path.to_str().expect("a path");
    let (success, told, complaint) = lab_lines(&[name, "--ranked"]);
    let verdicts: Vec<_> = told.iter().map(|told| (&told["line"], &told["error"])).collect();
    assert!(!success && complaint.contains("2 of 4"), "{complaint}");
    assert_eq!(verdicts[..2], [(&json!(2), &Value::Null), (&json!(4), &Value::Null)]);
    assert_eq!(told[0]["verdict"], "verified");
    assert_eq!((&told[0]["family"], &told[0]["day"]), (&json!("hard"), &Value::Null));
    assert_eq!(told[1]["day"], "2026-12-13");
    let part = |name: &str| told[0]["breakdown"][name].as_i64().expect("a number");
    let sum = part("happiness") + part("link_points") + part("money_points") - part("stress");
    assert_eq!(told[0]["scores"], json!([sum]));
    assert!(told[2]["error"].as_str().is_some_and(|error| error.contains("ranked")));
    assert_eq!((&told[2]["valid"], &told[3]["valid"]), (&json!(true), &json!(false)));

    let (_, told, complaint) = lab_lines(&[name]);
    assert!(told[2]["error"].is_null() && complaint.contains("1 of 4"), "{complaint}");
    std::fs::remove_file(&path).expect("a file");
}

#[test]
fn what_is_no_link_is_told() {
    for (words, part) in
        [(vec!["g1!"], "'!' in it"), (vec![""], "empty"), (vec!["hello"], "starts with")]
    {
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
        let link =
            catenary::engine::codec::read::<Tramways>(&codec::encode(&record)).expect("a link");
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
