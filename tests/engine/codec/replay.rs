//! `lab replay`, run as a program.

use super::records::{random_game, standard_game};
use super::turns::usual;
use crate::codec::ranked_games::{RankedCategory, daily};
use catenary::engine::bots::{HasBots, Level};
use catenary::engine::codec::{Coded, PlayedGame, Results};
use catenary::engine::game::{BySeat, Game, Record, Rng, Rule, Seat};
use catenary::measure::{self, Nobody};
use catenary::table::{Day, Session};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::setup::Setup;
use serde_json::{Value, json};
use std::process::Command;

/// Runs `lab replay`; returns whether it succeeded, its output and its error text.
fn lab(words: &[&str]) -> (bool, Value, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_lab"))
        .arg("replay")
        .args(words)
        .output()
        .expect("lab runs");
    let printed = serde_json::from_slice(&output.stdout).expect("one JSON object");
    let complaint = String::from_utf8(output.stderr).expect("text");
    assert_eq!(output.status.success(), complaint.is_empty());
    (output.status.success(), printed, complaint)
}

/// Runs `lab replay` on many links.
fn lab_lines(words: &[&str]) -> (bool, Vec<Value>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lab"));
    let output = command.arg("replay").args(words).output().expect("lab runs");
    let lines = String::from_utf8(output.stdout).expect("text");
    let printed = lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    (output.status.success(), printed, String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn a_finished_solo_game_has_a_score_and_a_rank() {
    let record = standard_game(1, 20);
    let (good, printed, _) = lab(&[&codec::encode(&record)]);
    assert!(good);
    assert_eq!(printed["game"], "tramways");
    assert_eq!(printed["players"], 1);
    assert_eq!(printed["actions"], record.actions.len());
    assert_eq!((&printed["finished"], &printed["valid"]), (&json!(true), &json!(true)));
    assert_eq!(printed["error"], Value::Null);
    assert!(printed["scores"][0].is_i64() && printed["rank"].is_string());
}

#[test]
fn reads_a_link_from_a_file() {
    let mut record = standard_game(3, 21);
    record.actions.truncate(30);
    let path = std::env::temp_dir().join(format!("catenary-link-{}.txt", std::process::id()));
    std::fs::write(&path, codec::encode(&record) + "\n").expect("a file");
    let (good, printed, _) = lab(&[path.to_str().expect("a path")]);
    std::fs::remove_file(&path).expect("a file");
    assert!(good);
    assert_eq!((&printed["players"], &printed["actions"]), (&json!(3), &json!(30)));
    assert_eq!((&printed["finished"], &printed["scores"]), (&json!(false), &Value::Null));
}

#[test]
fn an_illegal_action_is_named_with_its_rule() {
    let mut record = standard_game(1, 22);
    record.actions[7] = Action::Bid(3);
    let (good, printed, complaint) = lab(&[&codec::encode(&record)]);
    assert!(!good);
    assert_eq!((&printed["valid"], &printed["finished"]), (&json!(false), &json!(false)));
    let error = printed["error"].as_str().expect("a sentence");
    assert!(error.starts_with("action 8, \"bid 3\", is illegal: "), "{error}");
    assert!(complaint.contains(error));
}

/// Returns a finished random game of a set-up, as a link.
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
    let (success, printed, complaint) = lab_lines(&[name, "--ranked"]);
    let verdicts: Vec<_> =
        printed.iter().map(|printed| (&printed["line"], &printed["error"])).collect();
    assert!(!success && complaint.contains("2 of 4"), "{complaint}");
    assert_eq!(verdicts[..2], [(&json!(2), &Value::Null), (&json!(4), &Value::Null)]);
    assert_eq!(printed[0]["verdict"], "verified");
    assert_eq!((&printed[0]["family"], &printed[0]["day"]), (&json!("hard"), &Value::Null));
    assert_eq!(printed[1]["day"], "2026-12-13");
    let part = |name: &str| printed[0]["breakdown"][name].as_i64().expect("a number");
    let sum = part("happiness") + part("link_points") + part("money_points") - part("stress");
    assert_eq!(printed[0]["scores"], json!([sum]));
    assert!(printed[2]["error"].as_str().is_some_and(|error| error.contains("ranked")));
    assert_eq!((&printed[2]["valid"], &printed[3]["valid"]), (&json!(true), &json!(false)));

    let (_, printed, complaint) = lab_lines(&[name]);
    assert!(printed[2]["error"].is_null() && complaint.contains("1 of 4"), "{complaint}");

    // The page's own file.
    let entries =
        json!({ format!("catenary.attempt.{good}"): "{}", "catenary.seen.seed.9": "seen" });
    let file = json!({ "format": "catenary games", "version": 1, "entries": entries });
    std::fs::write(&path, file.to_string()).expect("a file");
    let (success, printed, _) = lab_lines(&[name, "--ranked"]);
    assert_eq!((success, printed.len(), &printed[0]["verdict"]), (true, 1, &json!("verified")));
    std::fs::write(&path, include_str!("../../golden/attempts-file.json")).expect("a file");
    let (success, _, complaint) = lab_lines(&[name]);
    assert!(!success && complaint.contains("of an older page"), "{complaint}");
    std::fs::remove_file(&path).expect("a file");
}

#[test]
fn links_of_every_title_are_replayed() {
    fn check<G: Coded>(key: &str, record: &Record<G>, verdict: &str) {
        let (good, printed, _) = lab(&[&codec_of(record)]);
        assert!(good && printed["game"] == key, "{printed}");
        assert_eq!((&printed["finished"], &printed["valid"]), (&json!(true), &json!(true)));
        let state = record.replay().expect("a set-up").state;
        let scores: Vec<i32> =
            G::outcome(&state).expect("the end").scores.iter().copied().collect();
        assert_eq!((&printed["scores"], &printed["error"]), (&json!(scores), &Value::Null));
        assert_eq!(printed["verdict"], verdict);
        assert_eq!(lab(&["--ranked", &codec_of(record)]).0, verdict == "verified");
    }
    let casual = "the set-up is not one of a ranked game";
    check("berlin", &usual::<City>("berlin", 2, usize::MAX), "verified");
    check("berlin", &usual::<City>("berlin", 3, usize::MAX), casual);
    check("metromania", &usual::<Metromania>("metromania", 3, usize::MAX), casual);
    check("tramways", &standard_game(2, 5), casual);
}

fn codec_of<G: Coded>(record: &Record<G>) -> String {
    catenary::engine::codec::encode(record)
}

/// Plays a game of Berlin in which the person decides like a bot of this level, against the easy bot.
fn against_a_bot(level: Level) -> PlayedGame<City> {
    let setup = usual::<City>("berlin", 2, 0).setup;
    let (player, easy) = (level.bot::<City>(), Level::Easy.bot::<City>());
    let bots = BySeat::new(2, |seat| if seat == Seat(0) { &*player } else { &*easy });
    let actions = measure::play(setup, &bots, &mut Nobody).expect("a set-up").record.actions;
    let name = level.name().to_owned();
    PlayedGame { name, bots: City::VERSION, undos: 0, hints: 2, hurried: 0, actions }
}

fn results(games: Vec<PlayedGame<City>>) -> Results<City> {
    let setup = usual::<City>("berlin", 2, 0).setup;
    Results { setup, seats: [None, Some(Level::Easy)].into_iter().collect(), games }
}

/// Returns the same game with another answer of the bot, and the step of that answer.
fn with_another_answer(game: &PlayedGame<City>) -> (usize, PlayedGame<City>) {
    let mut state = City::new(&results(Vec::new()).setup).expect("a set-up");
    for (ply, &action) in game.actions.iter().enumerate() {
        let other = City::legal(&state).into_iter().find(|other| *other != action);
        if let (30.., Some(Seat(1)), Some(other)) = (ply, City::to_act(&state), other) {
            // Any legal way to the end from there.
            let mut actions = [&game.actions[..ply], &[other]].concat();
            City::apply(&mut state, other, &mut Vec::new()).expect("a legal action");
            while let Some(&next) = City::legal(&state).first() {
                actions.push(next);
                City::apply(&mut state, next, &mut Vec::new()).expect("a legal action");
            }
            return (ply + 1, PlayedGame { actions, ..game.clone() });
        }
        City::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
    }
    panic!("the bot had no choice");
}

#[test]
fn results_on_a_deal_are_judged_game_by_game() {
    let good = against_a_bot(Level::Easy);
    let (step, changed) = with_another_answer(&good);
    let mut open = good.clone();
    open.actions.truncate(20);
    let older = PlayedGame { bots: City::VERSION + 1, ..good.clone() };
    let link = results(vec![good.clone(), changed, open, older]).write().expect("results");
    let (success, printed, complaint) = lab_lines(&[&link]);
    assert!(!success && complaint.contains("2 of 4"), "{complaint}");
    let of = |field: &str| printed.iter().map(|it| it[field].clone()).collect::<Vec<_>>();
    let differs = format!("the bot plays differently at step {step}: does not count");
    let open = "the game is not finished after its 20 actions";
    assert_eq!(of("error"), [Value::Null, json!(differs), json!(open), Value::Null]);
    let theirs = format!("bots of version {}: can't be checked here", City::VERSION + 1);
    let same = "checked: the bots played these moves";
    assert_eq!(of("checked"), [json!(same), json!(differs), Value::Null, json!(theirs)]);
    let first = &printed[0];
    assert_eq!((&first["seats"], &first["name"]), (&json!("player,easy"), &json!("easy")));
    assert_eq!((&first["hints"], &first["result"]), (&json!(2), &json!(1)));
    let game = results(Vec::new()).record(&good);
    assert_eq!(first["link"], catenary::engine::codec::encode(&game));
    let deals = of("deal");
    assert!(deals[0].is_string() && deals.iter().all(|deal| *deal == deals[0]));
    assert!(!lab_lines(&["--ranked", &link]).0);
}

/// An organizer has a folder of links: each game appears once, in one table for each title, best first.
#[test]
fn a_folder_of_links_is_a_table_of_results() {
    let games = [Level::Random, Level::Easy].map(against_a_bot);
    let one = results(vec![games[0].clone()]).write().expect("results");
    let both = results(games.to_vec()).write().expect("results");
    let solo = codec::encode(&standard_game(1, 20));
    let folder = std::env::temp_dir().join(format!("catenary-folder-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in [("ana.txt", one), ("bo.txt", format!("{both}\n{solo}"))] {
        std::fs::write(folder.join(name), text).expect("a file");
    }
    let output = Command::new(env!("CARGO_BIN_EXE_lab"))
        .args(["replay", "--table", folder.to_str().expect("a path")])
        .output()
        .expect("lab runs");
    std::fs::remove_dir_all(&folder).expect("a folder");
    let text = String::from_utf8(output.stdout).expect("text");
    let tables: Vec<Vec<&str>> = text.split("\n\n").map(|it| it.lines().collect()).collect();
    assert!(output.status.success() && tables.len() == 2, "{text}");
    let (tramways, berlin) = (&tables[0], &tables[1]);
    let head =
        "  line  score  rank        points  links  money  stress  family       day         verdict";
    assert!(tramways[0] == head && tramways.len() == 2, "{text}");
    assert!(tramways[1].ends_with("the set-up is not one of a ranked game"), "{text}");
    assert_eq!(berlin.len(), 3, "{text}");
    assert!(
        berlin[1..].iter().all(|row| row.ends_with("checked: the bots played these moves")),
        "{text}"
    );
    let lead = |name: &str| {
        let game = games.iter().find(|game| game.name == name).expect("a game");
        let results = results(vec![game.clone()]);
        let replayed = results.replayed().expect("a set-up").remove(0).expect("a result");
        City::outcome(&replayed).expect("the end").scores.lead(Seat(0))
    };
    let names = if lead("easy") > lead("random") { ["easy", "random"] } else { ["random", "easy"] };
    let stands = |row: &str, name: &str| row.split_whitespace().any(|word| word == name);
    assert!(stands(berlin[1], names[0]) && stands(berlin[2], names[1]), "{text}");
}

#[test]
fn says_why_a_text_is_no_link() {
    for (words, part) in
        [(vec!["g1!"], "'!' in it"), (vec![""], "empty"), (vec!["hello"], "starts with")]
    {
        let (good, printed, complaint) = lab(&words);
        assert!(!good && printed["valid"] == false, "{words:?}");
        assert!(complaint.contains(part), "{words:?}: {complaint}");
    }
}

/// The page shows the same of a link with older rules.
#[test]
fn an_illegal_link_opens_at_its_longest_valid_prefix() {
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
