//! The browser's back button: it closes what was opened last, and leaves the page only when nothing is open.

use crate::browser::{Browser, Pointer, key};
use crate::city;
use crate::games;
use crate::places::press;
use crate::player::{self, Player};
use catenary::engine::game::Game;
use catenary::table::{GameTable, Hands, Players};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::state::{Decision, State};
use serde_json::json;

const HOME: &str = "[data-testid=play]";
const TABLE: &str = "[data-testid=table]";
const HISTORY: &str = "[data-testid=past]";
const SETTINGS: &str = "[data-testid=close-settings]";
const MENU: &str = ".topbar__sheet.is-open";

/// Overlays at a phone's table, and the button that opens each.
const OPENERS: [(&str, &str); 9] = [
    (HISTORY, "[data-testid=past-button]"),
    ("[data-testid=hint]", "[data-testid=hint-button]"),
    (".is-side-open", "[data-testid=open-side]"),
    (MENU, "[data-testid=more]"),
    ("[data-testid=command-input]", "[data-testid=command-open]"),
    ("[data-testid=link]", "[data-testid=send]"),
    ("[data-testid=rule-dialog]", "[data-testid=note] [data-rule]"),
    (SETTINGS, "[data-testid=settings]"),
    (".keys", "[data-testid=help]"),
];

fn task(state: &State) -> bool {
    state.round == 3 && state.decision == Decision::Task
}

/// Opens a game on a phone from the start page.
fn at_table(browser: &Browser) -> GameTable<Tramways> {
    let table = player::table(1, 4, task);
    Player::sit_down(browser, &table);
    browser.show_small((390, 844), Pointer::Finger);
    browser.open("");
    browser.click("[data-testid=continue-last]");
    browser.wait_for(TABLE);
    table
}

/// Waits until the history has an entry for each of `count` open things.
fn open_things(browser: &Browser, count: u32) {
    let state = "return history.state ?? 0";
    browser.wait_until(&format!("{count} entries of open things"), || {
        browser.run(state, json!([])) == json!(count)
    });
}

fn open(browser: &Browser, button: &str, there: &str, count: u32) {
    press(browser, button);
    browser.wait_for(there);
    open_things(browser, count);
}

fn gone(browser: &Browser, selector: &str) {
    browser.wait_until(&format!("{selector} to close"), || browser.count(selector) == 0);
}

#[test]
fn back_closes_what_is_open_and_then_leaves() {
    let browser = Browser::start();
    at_table(&browser);
    press(&browser, ".ask__choices [aria-disabled]");
    browser.wait_for("[data-testid=note]");
    for (there, button) in OPENERS {
        open(&browser, button, there, 1);
        browser.back();
        gone(&browser, there);
        assert_eq!(browser.count(TABLE), 1, "the game is still there after {there}");
    }
    browser.back();
    browser.wait_for(HOME);
    browser.assert_quiet();
}

#[test]
fn back_closes_the_latest_overlay_first() {
    let browser = Browser::start();
    at_table(&browser);
    open(&browser, "[data-testid=past-button]", HISTORY, 1);
    open(&browser, "[data-testid=past-more]", ".past__sheet.is-open", 2);
    // The menu closes when something is opened from it.
    open(&browser, "[data-testid=more]", MENU, 3);
    press(&browser, "[data-testid=settings]");
    gone(&browser, MENU);
    for there in [SETTINGS, ".past__sheet.is-open", HISTORY] {
        browser.wait_for(there);
        browser.back();
        gone(&browser, there);
    }
    browser.back();
    browser.wait_for(HOME);
    browser.assert_quiet();
}

#[test]
fn the_uses_of_a_card_close_before_the_game_is_left() {
    let browser = Browser::start();
    at_table(&browser);
    browser.run("document.querySelector('[data-testid=hand] [data-slot]').focus()", json!([]));
    browser.press(&["i"]);
    browser.wait_for("[data-testid=uses]");
    open_things(&browser, 1);
    browser.back();
    gone(&browser, "[data-testid=uses]");
    assert_eq!(browser.count(TABLE), 1);
    browser.assert_quiet();
}

#[test]
fn closing_by_a_button_removes_the_history_entry() {
    let browser = Browser::start();
    at_table(&browser);
    open(&browser, "[data-testid=settings]", SETTINGS, 1);
    press(&browser, SETTINGS);
    gone(&browser, SETTINGS);
    open_things(&browser, 0);
    // Forward reaches the entry of a closed overlay, and returns from it.
    browser.forward();
    open_things(&browser, 0);
    assert_eq!(browser.count("dialog[open]"), 0);
    browser.back();
    browser.wait_for(HOME);
    browser.forward();
    browser.wait_for(TABLE);
    browser.assert_quiet();
}

/// The overlays that Back and Escape close at a table, and the button that opens each.
const SHELL_OPENERS: [(&str, &str); 5] = [
    ("[data-testid=past]", "[data-testid=past-button]"),
    ("[data-testid=hint]", "[data-testid=hint-button]"),
    (".is-side-open", "[data-testid=open-side]"),
    ("[data-testid=command-input]", "[data-testid=command-open]"),
    (".ask[role=alertdialog]", "[data-testid=undo]"),
];

#[test]
fn back_and_escape_close_the_overlays_of_a_city_table() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    games::begin(&browser, "berlin", Players::people(2).with_hands(Hands::Open), 5, "en");
    let drawn = "count('[data-testid=market] .city-card--tickets.is-legal') === 1";
    games::play_until(&browser, city::PRESS, 0, drawn);
    // Two people saw the drawn card, so an undo asks for confirmation.
    browser.click("[data-testid=market] .city-card--back");
    browser.wait_for("[data-testid=news]");
    for (there, button) in SHELL_OPENERS {
        open(&browser, button, there, 1);
        browser.back();
        gone(&browser, there);
        open(&browser, button, there, 1);
        browser.press(&[key::ESCAPE]);
        gone(&browser, there);
        open_things(&browser, 0);
        assert_eq!(browser.count(TABLE), 1, "the game is still there after {there}");
    }
    browser.assert_quiet();
}

#[test]
fn a_reload_closes_every_overlay() {
    let browser = Browser::start();
    at_table(&browser);
    open(&browser, "[data-testid=past-button]", HISTORY, 1);
    open(&browser, "[data-testid=more]", MENU, 2);
    browser.reload();
    browser.wait_for(TABLE);
    open_things(&browser, 0);
    open(&browser, "[data-testid=past-button]", HISTORY, 1);
    browser.back();
    gone(&browser, HISTORY);
    browser.back();
    browser.wait_for(HOME);
    browser.assert_quiet();
}

#[test]
fn a_link_in_an_overlay_takes_one_step_there_and_back() {
    let browser = Browser::start();
    at_table(&browser);
    open(&browser, "[data-testid=past-button]", HISTORY, 1);
    open(&browser, "[data-testid=more]", MENU, 2);
    press(&browser, "[data-testid=to-rules]");
    browser.wait_for(".booklet");
    browser.back();
    browser.wait_for(TABLE);
    open_things(&browser, 0);
    assert_eq!(browser.count(&format!("{MENU}, {HISTORY}")), 0);
    browser.forward();
    browser.wait_for(".booklet");
    browser.back();
    browser.wait_for(TABLE);
    browser.back();
    browser.wait_for(HOME);
    browser.assert_quiet();
}

#[test]
fn back_closes_the_final_score() {
    let browser = Browser::start();
    let end = player::table(1, 4, |state| Tramways::to_act(state).is_none());
    Player::sit_down(&browser, &end);
    browser.wait_for("[data-testid=final-count]");
    // It opened without a touch; from the first touch on Back closes it.
    open_things(&browser, 0);
    browser.click(".count__title");
    open_things(&browser, 1);
    browser.back();
    gone(&browser, "[data-testid=final-count]");
    press(&browser, "[data-testid=to-score]");
    browser.wait_for("[data-testid=final-count]");
    browser.assert_quiet();
}

/// A layer at a table: its name, the script that opens it, and the selector that is then there.
type Layer = (&'static str, &'static str, &'static str);

const PLAN: Layer = (
    "a plan",
    "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', code: 'KeyP', bubbles: true }))",
    ".is-analysis",
);
const PAST: Layer =
    ("the past", "document.querySelector('[data-testid=past-button]').click()", HISTORY);
const LOG: Layer = (
    "a position chosen in the log",
    "document.querySelector('.log__door').click()",
    "[data-testid=to-present]",
);
const HINT: Layer =
    ("hints", "document.querySelector('[data-testid=hint-button]').click()", "[data-testid=hint]");
const LINK: Layer =
    ("a link", "document.querySelector('[data-testid=send]').click()", "[data-testid=link]");
const KEYS: Layer = ("the keys", "document.querySelector('[data-testid=help]').click()", ".keys");
const TYPED: Layer = (
    "the command box",
    "document.querySelector('[data-testid=command-open]').click()",
    "[data-testid=command-input]",
);
const TICKET: Layer = (
    "a shown Ticket",
    "document.querySelector('[data-testid=hand] .city-ticket').click()",
    ".city-ticket.is-chosen",
);
const HAND: Layer =
    ("a raised hand", "document.querySelector('[data-testid=open-hand]').click()", ".is-hand-open");
const ROUNDS: Layer =
    ("all rounds", "document.querySelector('[data-testid=all-rounds]').click()", ".rounds.is-open");
const USES: Layer = (
    "a menu",
    "document.querySelector('[data-testid=hand] [data-slot]').focus();
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', code: 'KeyI', bubbles: true }))",
    "[data-testid=uses]",
);

/// Opens and closes each layer; then opens the plan and the link together, and goes back from both.
fn walk_back(browser: &Browser, title: &str, layers: &[Layer]) {
    // Layers that open on their own, such as a lesson, are closed first.
    browser.wait_until("a table with nothing open", || {
        browser.run(
            "return (history.state ?? 0) === 0 && !document.querySelector('dialog[open]')",
            json!([]),
        ) == true
    });
    for (what, script, there) in layers {
        for _ in 0..2 {
            browser.run(script, json!([]));
            browser.wait_until(&format!("{title}: {what}"), || browser.count(there) > 0);
            open_things(browser, 1);
            browser.back();
            browser.wait_until(&format!("{title}: {what} to close"), || browser.count(there) == 0);
            assert_eq!(browser.count(TABLE), 1, "{title}: the game is still there after {what}");
            open_things(browser, 0);
        }
    }
    let both: Vec<&Layer> = layers.iter().filter(|it| [PLAN.0, LINK.0].contains(&it.0)).collect();
    for (_, script, there) in &both {
        browser.run(script, json!([]));
        browser.wait_until(&format!("{title}: {there}"), || browser.count(there) > 0);
    }
    open_things(browser, both.len() as u32);
    for (_, _, there) in both.iter().rev() {
        browser.back();
        browser.wait_until(&format!("{title}: {there} to close"), || browser.count(there) == 0);
    }
    assert_eq!(browser.count(TABLE), 1);
    open_things(browser, 0);
}

#[test]
fn back_closes_every_layer_of_every_table() {
    let browser = Browser::start();
    let usual = [PLAN, PAST, LOG, HINT, LINK, KEYS, TYPED];
    for (title, own) in
        [("berlin", Some(TICKET)), ("san-francisco", Some(TICKET)), ("metromania", None)]
    {
        let players = Players::people(2).with_hands(Hands::Open);
        games::begin(&browser, title, players, 5, "en");
        games::play_until(&browser, games::PRESS, 0, "ply() >= 12 && turn() === 'yours'");
        browser.run("document.activeElement.blur()", json!([]));
        let layers: Vec<Layer> = usual.into_iter().chain(own).collect();
        walk_back(&browser, title, &layers);
    }
    browser.assert_quiet();
}

#[test]
fn back_closes_every_layer_of_a_table_on_a_phone() {
    let browser = Browser::start();
    at_table(&browser);
    browser.wait_for("[data-testid=hand] [data-slot]");
    walk_back(&browser, "tramways", &[USES, HAND, ROUNDS, PLAN, PAST, LOG, HINT, LINK, TYPED]);
    browser.back();
    browser.wait_for(HOME);
    browser.assert_quiet();
}
