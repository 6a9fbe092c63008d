//! A game in two windows: one plays, the other only watches, whatever happens.

use crate::browser::Browser;
use crate::games::{PRESS, begin, play_until, ply, turn};
use catenary::table::{Hands, Players};
use serde_json::json;

/// Returns the number of possible actions at a table.
const OFFERS: &str = "return document.querySelectorAll('[data-place-button][data-legal], [data-piece].is-legal, .ask__choices [data-choice]:not(.button--quiet), [data-testid=undo]:not([aria-disabled]), [data-testid=pass-device], [data-testid=take-past]').length";

/// Waits for the other window's action, and for a table without possible actions.
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

    // The windows swap roles.
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

/// Two people play in two windows of one device: the window that lost the game shows no hand, and asks for the device
/// when it plays again.
fn changes_windows(title: &str) {
    let browser = Browser::start();
    begin(&browser, title, Players::people(2), 5, "en");
    let press = format!(
        "const next = document.querySelector('[data-testid=take-device], [data-testid=pass-device]');
        if (next) {{ next.click(); return true }} {PRESS}"
    );
    let number = play_until(&browser, &press, 0, "ply() >= 8 && turn() === 'yours'");
    let fragment = browser.address().split_once('#').expect("an address").1.to_owned();
    let hand = "return document.querySelectorAll('.player-board.is-viewer').length";
    assert_eq!(browser.run(hand, json!([])), 1, "{title}: the hand of who decides");
    let first = browser.open_window();
    browser.open(&format!("#{fragment}"));
    browser.click("[data-testid=take-over]");
    browser.wait_until("the curtain", || turn(&browser) == "pass");
    for _ in 0..4 {
        let second = browser.switch_to(&first);
        browser.wait_until("a table to watch", || turn(&browser) == "visit");
        assert_eq!(
            browser.run(hand, json!([])),
            0,
            "{title}: somebody's hand in the window that looks on"
        );
        browser.switch_to(&second);
        let at = ply(&browser);
        play_until(&browser, &press, number, &format!("ply() > {at} && turn() === 'pass'"));
    }
    browser.switch_to(&first);
    browser.click("[data-testid=take-over]");
    browser.wait_until("the curtain here", || turn(&browser) == "pass");
    assert_eq!(browser.run(hand, json!([])), 0, "{title}: behind the curtain");
    browser.assert_quiet();
}

#[test]
fn a_window_that_lost_a_game_of_berlin_shows_nobodys_hand() {
    changes_windows("berlin");
}

#[test]
fn a_window_that_lost_a_game_of_tramways_shows_nobodys_hand() {
    changes_windows("tramways");
}

#[test]
fn a_window_in_the_past_stays_there_while_the_other_plays() {
    let browser = Browser::start();
    begin(&browser, "san-francisco", Players::people(2).with_hands(Hands::Open), 5, "en");
    let number = play_until(&browser, PRESS, 0, "ply() >= 8");
    let fragment = browser.address().split_once('#').expect("an address").1.to_owned();
    let first = browser.open_window();
    browser.open(&format!("#{fragment}"));
    browser.wait_for("[data-testid=looking-on]");
    browser.click("[data-testid=past-button]");
    browser.click("[data-testid=past-back]");
    browser.click("[data-testid=past-back]");
    let back = ply(&browser);
    let watches = browser.switch_to(&first);
    let at = ply(&browser);
    play_until(&browser, PRESS, number, &format!("ply() > {at} + 1"));
    let now = ply(&browser);
    browser.switch_to(&watches);
    let shown = format!("{} new", now - at);
    browser.wait_until("the mark of what is new", || {
        browser.count("[data-testid=new-since]") > 0
            && browser.text("[data-testid=new-since]") == shown
    });
    assert_eq!(ply(&browser), back);
    browser.click("[data-testid=to-present]");
    browser.wait_until("the present", || ply(&browser) == now);
    assert_eq!(browser.count("[data-testid=new-since]"), 0);
    browser.assert_quiet();
}
