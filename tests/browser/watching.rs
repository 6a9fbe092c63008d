//! A game of the shell's titles in two windows: one plays, the other only watches, whatever comes.

use crate::browser::Browser;
use crate::games::{PRESS, begin, play_until, ply, turn};
use catenary::table::{Hands, Players};
use serde_json::json;

/// What can be done at a table.
const OFFERS: &str = "return document.querySelectorAll('[data-place-button][data-legal], [data-piece].is-legal, .ask__choices [data-choice]:not(.button--quiet), [data-testid=undo]:not([aria-disabled]), [data-testid=pass-device], [data-testid=take-past]').length";

/// Waits for what the other window did, and for a table at which nothing can be done.
fn watches(browser: &Browser, title: &str, at: usize) {
    browser.wait_until("what the other window did", || ply(browser) == at);
    browser.wait_for("[data-testid=looking-on]");
    browser.wait_until("a table to watch", || turn(browser) == "visit");
    assert_eq!(
        browser.run(OFFERS, json!([])),
        0,
        "{title}: a window that watches offers something"
    );
}

fn plays(browser: &Browser) {
    browser.wait_until("a table to play at", || turn(browser) == "yours");
}

fn watch(title: &str) {
    let browser = Browser::start();
    begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
    let number = play_until(&browser, PRESS, 0, "ply() >= 8");
    let game = browser.address();
    let fragment = game.split_once('#').expect("the address of a game").1.to_owned();
    let mut at = ply(&browser);

    let first = browser.open_window();
    browser.open(&format!("#{fragment}"));
    browser.wait_for("[data-testid=table]");
    watches(&browser, title, at);

    // Decisions, an undo, another line.
    let second = browser.switch_to(&first);
    for step in 0..3 {
        let before = at;
        play_until(&browser, PRESS, number + step, &format!("ply() > {before}"));
        at = ply(&browser);
        let first = browser.switch_to(&second);
        watches(&browser, title, at);
        browser.switch_to(&first);
    }
    browser.click("[data-testid=undo]");
    browser.wait_until("an earlier position", || {
        if browser.count("[data-testid=agree]") > 0 {
            browser.click("[data-testid=agree]");
        }
        ply(&browser) < at
    });
    at = ply(&browser);
    browser.switch_to(&second);
    watches(&browser, title, at);
    browser.reload();
    browser.wait_for("[data-testid=table]");
    watches(&browser, title, at);

    // The windows change places.
    browser.click("[data-testid=take-over]");
    browser.wait_until("no notice", || browser.count("[data-testid=looking-on]") == 0);
    browser.switch_to(&first);
    watches(&browser, title, at);
    browser.switch_to(&second);
    let before = at;
    play_until(&browser, PRESS, number + 7, &format!("ply() > {before}"));
    at = ply(&browser);
    browser.switch_to(&first);
    watches(&browser, title, at);
    browser.reload();
    browser.wait_for("[data-testid=table]");
    watches(&browser, title, at);
    browser.switch_to(&second);
    browser.click("[data-testid=past-button]");
    browser.click("[data-testid=past-end]");
    plays(&browser);
    browser.assert_quiet();
}

#[test]
fn a_window_that_watches_san_francisco_never_plays() {
    watch("san-francisco");
}

#[test]
fn a_window_that_watches_berlin_never_plays() {
    watch("berlin");
}

#[test]
fn a_window_that_watches_tramways_never_plays() {
    watch("tramways");
}

#[test]
fn a_window_that_watches_metromania_never_plays() {
    watch("metromania");
}
