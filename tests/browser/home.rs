//! The page opens.

use crate::browser::{Browser, Screen};

#[test]
fn the_page_opens_at_every_size() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("main");
    assert!(browser.count("[data-testid=play]") > 0, "one button starts a game");
    for (screen, name) in [
        (Screen::Desktop, "home-desktop"),
        (Screen::Tablet, "home-tablet"),
        (Screen::Phone, "home-phone"),
    ] {
        browser.show(screen);
        browser.screenshot(name);
    }
    browser.assert_quiet();
}

#[test]
fn a_page_that_cannot_start_says_so() {
    let browser = Browser::start();
    browser.lose(".wasm");
    browser.open("");
    browser.wait_for("#not-started:not([hidden])");
    assert!(browser.text("#not-started").contains("Saved games are not touched"));
    assert!(!browser.console_errors().is_empty());
}
