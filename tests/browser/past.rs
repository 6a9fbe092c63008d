//! The past of the shell's titles on the page: step by step, beside the board, and another line from there.

use crate::browser::Browser;
use crate::games::{PRESS, begin, play_until, ply};
use catenary::table::{Hands, Players};
use serde_json::json;

/// Whether nothing of the board lies under the past.
const BESIDE_THE_BOARD: &str = "const [board, past] = ['.board-view__sheet', '[data-testid=past]'].map(it => document.querySelector(it).getBoundingClientRect());
    return board.bottom <= past.top + 1";

fn told(browser: &Browser) -> String {
    browser.text("[data-testid=past-told]")
}

/// Plays, walks back and on, plays something else from there, and finds the first line again.
fn walk_through_the_past(title: &str) {
    let browser = Browser::start();
    begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
    let number = play_until(&browser, PRESS, 0, "ply() >= 24");
    let end = ply(&browser);
    browser.click("[data-testid=past-button]");
    browser.wait_for("[data-testid=past]");
    browser.wait_until("the board beside the past", || {
        browser.run(BESIDE_THE_BOARD, json!([])) == true
    });
    let last = told(&browser);
    assert!(!last.is_empty(), "{title}: what happened last is told");

    for _ in 0..4 {
        let before = ply(&browser);
        browser.click("[data-testid=past-back]");
        browser.wait_until("an earlier position", || ply(&browser) < before);
    }
    let back = ply(&browser);
    browser.click("[data-testid=past-on]");
    browser.wait_until("a later position", || ply(&browser) > back);
    browser.click("[data-testid=past-end]");
    browser.wait_until("the position at the end", || ply(&browser) == end);
    assert_eq!(told(&browser), last, "{title}: the end is told as before");

    while ply(&browser) > back {
        let before = ply(&browser);
        browser.click("[data-testid=past-back]");
        browser.wait_until("an earlier position", || ply(&browser) < before);
    }
    play_until(&browser, PRESS, number + 1, "count('.past-bar__lines button') === 2");
    browser.click(".past-bar__lines button:first-child");
    browser.wait_until("the end of the first line", || ply(&browser) == end);
    assert_eq!(told(&browser), last, "{title}: the first line is whole");
    browser.assert_quiet();
}

#[test]
fn the_past_of_a_city_game_is_walked_and_left_for_another_line() {
    walk_through_the_past("san-francisco");
}

#[test]
fn the_past_of_a_metromania_game_is_walked_and_left_for_another_line() {
    walk_through_the_past("metromania");
}
