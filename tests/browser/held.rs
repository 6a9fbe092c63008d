//! Held keys: each acts once, at every table, in every layer.

use crate::browser::Browser;
use crate::games::{PRESS, begin, play_until, ply};
use catenary::table::{Hands, Players};
use serde_json::json;

/// The number of repeats of a held key.
const REPEATS: usize = 12;

/// Holds a key down: its character, its position, and its number for the browser's default action.
fn hold(browser: &Browser, key: &str, code: &str, number: u32) {
    for times in 0..=REPEATS {
        let mut event = json!({
            "type": "rawKeyDown", "key": key, "code": code, "autoRepeat": times > 0,
            "windowsVirtualKeyCode": number
        });
        if key != "Escape" {
            event["type"] = "keyDown".into();
            event["text"] = if key == "Enter" { "\r" } else { key }.into();
        }
        browser.devtools("Input.dispatchKeyEvent", event);
    }
    let up = json!({ "type": "keyUp", "key": key, "code": code });
    browser.devtools("Input.dispatchKeyEvent", up);
    // Waits until the key's effect is rendered.
    let drawn = "arguments[0]; return new Promise(done => requestAnimationFrame(() => setTimeout(() => done(true), 60)))";
    browser.run(drawn, json!([0]));
}

fn hold_arrow(browser: &Browser, key: &str) {
    for times in 0..=REPEATS {
        let event =
            json!({ "type": "rawKeyDown", "key": key, "code": key, "autoRepeat": times > 0 });
        browser.devtools("Input.dispatchKeyEvent", event);
    }
    browser.devtools("Input.dispatchKeyEvent", json!({ "type": "keyUp", "key": key, "code": key }));
}

/// The most decisions for one press of a key, which also takes the forced ones that follow.
const AT_ONCE: usize = 4;

/// Removes the focus from all buttons.
fn leave(browser: &Browser) {
    browser.run("document.activeElement.blur()", json!([]));
}

fn holds(title: &str) {
    let browser = Browser::start();
    let players = Players::people(2).with_hands(Hands::Open);
    begin(&browser, title, players, 5, "en");
    play_until(&browser, PRESS, 0, "ply() >= 10 && turn() === 'yours'");
    for (key, code, number) in [("1", "Digit1", 49), ("2", "Digit2", 50), ("Enter", "Enter", 13)] {
        leave(&browser);
        let before = ply(&browser);
        hold(&browser, key, code, number);
        let plies = ply(&browser) - before;
        assert!(plies <= AT_ONCE, "{title}: {key} held took {plies} decisions");
    }
    // A focused button is pressed once, too.
    let first = "const it = document.querySelector('.ask__choices [data-choice]:not([aria-disabled])'); it?.focus(); return !!it";
    if browser.run(first, json!([])) == true {
        let before = ply(&browser);
        hold(&browser, "Enter", "Enter", 13);
        let plies = ply(&browser).abs_diff(before);
        assert!(plies <= AT_ONCE, "{title}: Enter on a button took {plies} decisions");
    }
    // A held key undoes as much as a single press.
    let undone = |press: &dyn Fn()| {
        leave(&browser);
        press();
        if browser.count("[data-testid=agree]") > 0 {
            browser.click("[data-testid=agree]");
        }
        ply(&browser)
    };
    let before = ply(&browser);
    let once = undone(&|| browser.press(&["u"]));
    browser.wait_until("what was taken back", || ply(&browser) < before);
    let once = once.min(ply(&browser));
    browser.click("[data-testid=redo]");
    browser.wait_until("it again", || ply(&browser) == before);
    assert_eq!(undone(&|| hold(&browser, "u", "KeyU", 85)), once, "{title}: U held, from {before}");
    // The help opens once, Escape closes one layer, and the held key is not typed into what it opened.
    hold(&browser, "?", "Slash", 191);
    browser.wait_for(".keys");
    hold(&browser, "Escape", "Escape", 27);
    browser.wait_until("no help", || browser.count(".keys") == 0);
    hold(&browser, ":", "Semicolon", 186);
    browser.wait_for("[data-testid=command-input]");
    let typed = "return document.querySelector('[data-testid=command-input]').value";
    assert_eq!(browser.run(typed, json!([])), "", "{title}: what opened under a held key");
    // In a field a held key types.
    hold(&browser, "a", "KeyA", 65);
    assert_eq!(browser.run(typed, json!([])), "a".repeat(REPEATS + 1).as_str(), "{title}");
    hold(&browser, "Escape", "Escape", 27);
    browser.wait_until("no command box", || browser.count("[data-testid=command-input]") == 0);
    // In the past arrows walk as long as they are held.
    browser.click("[data-testid=past-button]");
    browser.wait_for("[data-testid=past]");
    let before = ply(&browser);
    hold_arrow(&browser, "ArrowLeft");
    browser.wait_until("several steps back", || ply(&browser) + 4 <= before);
    browser.assert_quiet();
}

#[test]
fn a_held_key_acts_once_in_san_francisco() {
    holds("san-francisco");
}

#[test]
fn a_held_key_acts_once_in_berlin() {
    holds("berlin");
}

#[test]
fn a_held_key_acts_once_in_metromania() {
    holds("metromania");
}

#[test]
fn a_held_key_acts_once_in_tramways() {
    holds("tramways");
}
