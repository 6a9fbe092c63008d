//! The start page.

use crate::browser::{Browser, Screen, key};
use crate::games::{PRESS, begin, ply};
use crate::player::{self, entry_of, save_of};
use catenary::table::Players;
use serde_json::json;

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

/// A page opens at its top wherever the previous one was scrolled to, and although its focused element is gone.
#[test]
fn pages_open_at_their_top() {
    let browser = Browser::start();
    browser.show(Screen::Phone);
    begin(&browser, "metromania", Players::people(2), 5, "en");
    browser.reload();
    browser.click("[data-testid=to-home]");
    browser.wait_for("[data-testid=saves]");
    assert_at_top(&browser);
    let more = "[data-testid=more-of-berlin]";
    for _ in 0..2 {
        scroll_down_to(&browser, more);
        browser.click(more);
        browser.click("[data-testid=poster-menu] a[href='#/rules/berlin']");
        browser.wait_for("[data-testid=rules-search]");
        assert_at_top(&browser);
        browser.click(".topbar__brand");
        browser.wait_for("[data-testid=saves]");
        assert_at_top(&browser);
    }
    browser.assert_quiet();
}

fn scroll_down_to(browser: &Browser, place: &str) {
    browser.run(&format!("document.querySelector(\"{place}\").scrollIntoView()"), json!([]));
    assert!(scrolled(browser) > 100.0, "the page is high enough to scroll");
}

fn scrolled(browser: &Browser) -> f64 {
    browser.run("return window.scrollY", json!([])).as_f64().expect("a number")
}

fn assert_at_top(browser: &Browser) {
    browser.wait_for_picture();
    assert_eq!(scrolled(browser), 0.0);
}

/// Backups and storage sizes appear only on request, and the games keep their places.
#[test]
fn home_shows_backups_only_on_request() {
    let browser = Browser::start();
    let posters = || {
        let script =
            "return [...document.querySelectorAll('main .poster')].map(it => it.dataset.testid)";
        browser.run(script, json!([]))
    };
    browser.open("");
    browser.wait_for("[data-testid=saves]");
    let order = posters();
    let is_told = || {
        let script = "return document.querySelector('main').textContent.match(/\\d\\s?[KM]B|(no|last|a|second) copy|backup|folder/i)?.[0] ?? ''";
        browser.run(script, json!([]))
    };
    assert_eq!(is_told(), "");
    begin(&browser, "metromania", Players::people(2), 5, "en");
    browser.open("");
    browser.wait_for("[data-testid=saves] .save");
    assert_eq!(posters(), order);
    assert_eq!(is_told(), "");
    browser.click("[data-testid=copies]");
    browser.wait_for("[data-testid=export-all]");
    assert!(browser.text(".save__size").contains("KB"));
    assert!(browser.text("[data-testid=quota]").contains("KB"));
    browser.screenshot("home-copies");
    browser.assert_quiet();
}

/// A game saved while the clock was years ahead does not stay above those played since.
#[test]
fn games_are_listed_in_the_order_of_play() {
    let browser = Browser::start();
    let table = player::table(1, 5, |_| true);
    let entry = |saved_at| entry_of(save_of(&table, 1, saved_at)).text().to_owned();
    let (ahead, now) = (entry(2_121_000_000_000), entry(1_700_000_000_000));
    browser.open_stored("", &[("catenary.game.ahead", &ahead), ("catenary.game.now", &now)]);
    let first = || {
        browser.wait_for("[data-testid=saves] .save a");
        browser.attribute("[data-testid=saves] .save a", "href").expect("an address")
    };
    assert!(first().ends_with("ahead"), "{}", first());
    browser.open("#/play/now");
    browser.wait_for("[data-testid=table]");
    let before = ply(&browser);
    browser.run(PRESS, json!([0]));
    browser.wait_until("a decision", || ply(&browser) != before);
    browser.wait_until("its place", || {
        browser.open("");
        first().ends_with("now")
    });
    browser.assert_quiet();
}

/// The menu of a poster closes by Escape and by a press outside, and returns the focus.
#[test]
fn the_menu_of_a_poster_opens_and_closes() {
    let browser = Browser::start();
    browser.open("");
    let is_open = || browser.count("[data-testid=poster-menu]");
    let focus = || browser.run("return document.activeElement.dataset.testid", json!([]));
    for title in ["", "-berlin", "-san-francisco", "-metromania"] {
        let opener = format!("[data-testid=more-of{title}]");
        browser.click(&opener);
        browser.wait_for("[data-testid=poster-menu]");
        browser.press(&[key::ESCAPE]);
        browser.wait_until("a closed menu", || is_open() == 0);
        assert_eq!(focus(), format!("more-of{title}"));
        browser.click(&opener);
        browser.click(".poster__veil");
        browser.wait_until("a closed menu", || is_open() == 0);
    }
    browser.click("[data-testid=more-of-berlin]");
    browser.click("[data-testid=new-berlin]");
    browser.wait_for("[data-testid=new-game][data-title=berlin]");
    browser.assert_quiet();
}
