//! Typed actions.

use crate::browser::{Browser, Screen, key};
use crate::player::{Player, at_first_task, table};
use crate::sample::is_whole;
use crate::solo::begin;
use catenary::engine::game::Game;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::state::{Decision, State};
use serde_json::json;

const INPUT: &str = "[data-testid=command-input]";
const OPTION: &str = "[data-testid=command] [role=option]";

fn typed(browser: &Browser) -> String {
    let script = "return document.querySelector(arguments[0]).value";
    browser.run(script, json!([INPUT])).as_str().unwrap_or_default().to_owned()
}

/// Replaces the text of the box.
pub(crate) fn write(browser: &Browser, text: &str) {
    browser.press(&[key::CONTROL, "a"]);
    browser.press(&[key::DELETE]);
    let letters: Vec<String> = text.chars().map(String::from).collect();
    browser.type_keys(&letters.iter().map(String::as_str).collect::<Vec<_>>());
    browser.wait_until(&format!("{text} to be typed"), || typed(browser) == text);
}

fn is_focused(browser: &Browser, selector: &str) -> bool {
    let script = "return document.activeElement === document.querySelector(arguments[0])";
    browser.run(script, json!([selector])) == json!(true)
}

pub(crate) fn open_box(browser: &Browser) {
    browser.press(&[":"]);
    browser.wait_until("the command box", || is_focused(browser, INPUT));
}

fn started(browser: &Browser) -> Player<'_> {
    begin(browser, "19");
    Player::new(browser)
}

#[test]
fn a_solo_game_is_typed_to_its_end() {
    let browser = Browser::start();
    // Starts late in the game; `scripts/prove` plays all of it.
    let late = |state: &State| state.round == 5 && state.decision == Decision::Line;
    let mut player = if is_whole() {
        started(&browser)
    } else {
        Player::sit_down(&browser, &table(1, 19, late))
    };
    open_box(&browser);
    player.type_to_the_end(|text| write(&browser, text));
    browser.wait_for("[data-testid=final-count]");
    crate::solo::counted(&browser);
    let shown = browser.text("[data-testid=final-count] tfoot td").replace('\u{2212}', "-");
    let outcome = Tramways::outcome(&player.state()).expect("the game has ended");
    let score = outcome.scores.iter().next().map(ToString::to_string);
    assert_eq!(Some(shown), score);
    browser.assert_quiet();
}

#[test]
fn the_list_is_walked_completed_and_closed() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    browser.press(&["/"]);
    browser.wait_until("the command box", || is_focused(&browser, INPUT));
    let all = browser.count(OPTION);
    assert!(all > 1, "nothing is typed: all is listed");
    write(&browser, "mo");
    browser.wait_until("what fits", || (1..all).contains(&browser.count(OPTION)));
    assert_eq!(browser.attribute(OPTION, "data-command"), Some("money".to_owned()));
    assert_eq!(browser.attribute(INPUT, "aria-expanded"), Some("true".to_owned()));
    browser.press(&[key::DOWN]);
    let active = || browser.attribute(INPUT, "aria-activedescendant");
    browser.wait_until("a chosen command", || active().is_some());
    let chosen = format!("#{}[aria-selected=true]", active().expect("a chosen command"));
    assert_eq!(browser.attribute(&chosen, "data-command"), Some("money".to_owned()));
    browser.press(&[key::TAB]);
    browser.wait_until("the command in full", || typed(&browser) == "money");
    browser.press(&[key::ESCAPE]);
    browser.wait_until("no box", || browser.count(INPUT) == 0);
    assert!(is_focused(&browser, "[data-testid=command-open]"), "the focus goes back");

    let ply = player.ply();
    open_box(&browser);
    write(&browser, "mon");
    browser.press(&[key::ENTER]);
    browser.wait_until("the only one that fits", || player.ply() > ply);
    write(&browser, "UNDO");
    browser.press(&[key::ENTER]);
    browser.wait_until("the step back", || player.ply() == ply);
    write(&browser, "redo");
    browser.press(&[key::ENTER]);
    browser.wait_until("the step again", || player.ply() > ply);
    browser.wait_until("an empty line, which lists all commands", || {
        browser.count("[data-command=money]") > 0 && browser.count("[data-command=undo]") > 0
    });

    let (ply, actions) = (player.ply(), player.record().actions);
    browser.press(&[key::ESCAPE]);
    browser.press(&["p"]);
    browser.wait_for("[data-testid=end-analysis]");
    open_box(&browser);
    write(&browser, "money");
    browser.press(&[key::ENTER]);
    browser.wait_for("[data-action=done]");
    write(&browser, "undo");
    browser.press(&[key::ENTER]);
    browser.wait_for("[data-action=money]");
    browser.press(&[key::ESCAPE]);
    browser.click("[data-testid=end-analysis]");
    browser.wait_until("the game again", || player.ply() == ply);
    assert_eq!(player.record().actions, actions, "a try does not count");
    browser.assert_quiet();
}

#[test]
fn refuses_illegal_commands_with_their_rule() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    let ply = player.ply();
    open_box(&browser);
    write(&browser, "upgrade-link");
    browser.press(&[key::ENTER]);
    browser.wait_for("[data-testid=note] .rule-chip");
    assert_eq!(typed(&browser), "upgrade-link", "it is left to be mended");
    write(&browser, "fly home");
    browser.press(&[key::ENTER]);
    browser.wait_for("[data-testid=command-problem]");
    let problem = browser.text("[data-testid=command-problem]");
    let example = problem.rsplit(": ").next().unwrap_or_default();
    assert!(problem.contains("fly home"), "{problem}");
    assert!(Tramways::parse(&player.state(), example).is_some(), "{problem}");
    write(&browser, &"x".repeat(60));
    browser.press(&["x"]);
    assert_eq!(typed(&browser).len(), 60);
    assert_eq!(player.ply(), ply);
    browser.assert_quiet();
}

#[test]
fn spanish_words_are_found_and_visitors_have_no_box() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    browser.click("[data-testid=language]");
    open_box(&browser);
    write(&browser, "tomar 2");
    browser.wait_until("a Spanish word", || {
        browser.count(OPTION) == 1
            && browser.attribute(OPTION, "data-command") == Some("money".to_owned())
    });
    let ply = player.ply();
    for (screen, name) in [(Screen::Phone, "command-phone"), (Screen::Desktop, "command-desktop")] {
        browser.show(screen);
        write(&browser, "o");
        browser.screenshot(name);
    }
    write(&browser, "tomar 2");
    browser.click(OPTION);
    browser.wait_until("the $2", || player.ply() > ply);

    let record = player.record();
    let link = catenary::titles::tramways::codec::encode(&record);
    browser.open(&format!("#{link}"));
    browser.wait_for("[data-testid=visit]");
    browser.press(&[":"]);
    assert_eq!(browser.count("[data-testid=command-open]"), 0);
    assert_eq!(browser.count(INPUT), 0);
    browser.assert_quiet();
}
