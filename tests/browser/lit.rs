//! The screen stays lit while people wait at a table (Screen Wake Lock).

use crate::browser::Browser;
use crate::games::begin;
use crate::places::press;
use catenary::engine::bots::Level;
use catenary::engine::game::Seat;
use catenary::table::{Controller, Hands, Players};
use serde_json::json;

/// A browser that grants wake locks, and counts them.
const LENDS: &str = "
    window.lent = 0; window.seen = true;
    Object.defineProperty(document, 'hidden', { get: () => !window.seen, configurable: true });
    window.show = seen => { window.seen = seen; document.dispatchEvent(new Event('visibilitychange')) };
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: async () => {
        let held = true; window.lent++;
        return { release: async () => { if (held) { held = false; window.lent--; } } };
    } } })";

/// A browser that refuses them.
const REFUSES: &str = "Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {
    request: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })";

/// A browser without them.
const LACKS: &str =
    "Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: undefined })";

fn lent(browser: &Browser, count: u32) {
    browser.wait_until(&format!("the screen to be lent {count} times"), || {
        browser.run("return window.lent", json!([])) == json!(count)
    });
}

/// Opens the current game again in such a browser.
fn open_in(browser: &Browser, kind: &str) {
    let fragment = browser.run("return location.hash", json!([]));
    browser.open_with(fragment.as_str().expect("an address"), kind);
    browser.wait_for("[data-testid=table]");
}

#[test]
fn the_screen_stays_lit_while_a_device_is_passed_round() {
    let browser = Browser::start();
    begin(&browser, "metromania", Players::people(2).with_hands(Hands::Open), 5, "en");
    open_in(&browser, LENDS);
    lent(&browser, 1);
    browser.run("show(false)", json!([]));
    lent(&browser, 0);
    browser.run("show(true)", json!([]));
    lent(&browser, 1);
    press(&browser, "[data-testid=settings]");
    press(&browser, "[name=setting-screen][value=usual], [data-testid=setting-screen-usual]");
    lent(&browser, 0);
    press(&browser, "[name=setting-screen][value=lit], [data-testid=setting-screen-lit]");
    lent(&browser, 1);
    press(&browser, "[data-testid=close-settings]");
    browser.run("location.hash = ''", json!([]));
    browser.wait_for("[data-testid=play]");
    lent(&browser, 0);
    browser.assert_quiet();
}

#[test]
fn the_wake_lock_is_optional_and_not_used_by_one_person() {
    let browser = Browser::start();
    let alone = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
    begin(&browser, "metromania", alone, 5, "en");
    browser.wait_until("the person's turn", || crate::games::turn(&browser) == "yours");
    open_in(&browser, LENDS);
    browser.wait_for_picture();
    lent(&browser, 0);
    begin(&browser, "metromania", Players::people(2).with_hands(Hands::Open), 5, "en");
    for kind in [REFUSES, LACKS] {
        open_in(&browser, kind);
        press(&browser, "[data-testid=settings]");
        browser.wait_for("[data-testid=close-settings]");
        let offered = browser.count("[name=setting-screen]") > 0;
        assert_eq!(offered, kind == REFUSES, "the switch is there where it can do something");
        browser.assert_quiet();
    }
}
