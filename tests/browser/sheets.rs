//! The styles of a part of the page come with it, and no page lacks a style that it needs.

use crate::browser::{Browser, key};
use crate::games::begin;
use crate::places::{press, tables};
use crate::reflow::lines;
use catenary::engine::codec::{self, Link};
use catenary::table::Players;
use catenary::titles::TitleKey;
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::{City, setup as city};
use catenary::titles::metromania::rules::{Metromania, setup as metromania};
use serde_json::json;

/// Returns the rules of missing sheets that would match something on the page, regardless of hover and focus.
const MISSED: &str = r"
    const passing = /::?(before|after|placeholder|backdrop|marker|selection|hover|active|focus|focus-visible|focus-within|-webkit-[\w-]+|file-selector-button)(?![\w-])/g;
    const rules = list => [...list].flatMap(rule => rule.selectorText ? [rule] : rules(rule.cssRules ?? []));
    const matches = selector => {
        try { return document.querySelector(selector.replace(passing, '') || '*') } catch { return null }
    };
    const later = [...document.querySelectorAll('link[rel=later]')];
    const cut = document.querySelector('meta[name=app]').dataset.script.startsWith('build-');
    if (cut && !later.length) return ['no sheet to look at'];
    const sheets = later.map(async link => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(await (await fetch(link.href)).text());
        const all = rules(sheet.cssRules);
        if (!all.length) return [`no rule in ${link.href}`];
        // A rule that only sets custom properties is not missed: the rules that read them come with it.
        const draws = rule => [...rule.style].some(name => !name.startsWith('--'));
        const found = all.filter(rule => draws(rule) && matches(rule.selectorText));
        return found.map(rule => `no styles of ${link.href.split('/').pop()}: ${rule.selectorText}`);
    });
    return Promise.all(sheets).then(found => found.flat())";

/// Returns the style rules that this page lacks.
pub(crate) fn missed(browser: &Browser) -> Vec<String> {
    lines(browser.run(MISSED, json!([])))
}

const HOME: &str = "[data-testid=play]";

/// Overlays of a table: the button that opens each, and its selector.
const OPENED: [(&str, &str); 6] = [
    ("settings", "[data-testid=close-settings]"),
    ("help", "dialog[open]"),
    ("send", "[data-testid=link]"),
    ("hint-button", "[data-testid=hint]"),
    ("command-open", "[data-testid=command-input]"),
    ("past-button", "[data-testid=past]"),
];

fn open(browser: &Browser, button: &str, there: &str) {
    press(browser, &format!("[data-testid={button}]"));
    browser.wait_for(there);
}

/// Fails if the page lacks styles that it needs.
pub(crate) fn assert_whole(browser: &Browser) {
    assert_eq!(missed(browser), Vec::<String>::new());
}

/// Notes what a page lacks, with the name of its place.
fn note(found: &mut Vec<String>, browser: &Browser, place: &str) {
    browser.wait_for_picture();
    found.extend(missed(browser).into_iter().map(|line| format!("{place}: {line}")));
}

fn assert_none(browser: &Browser, found: &[String]) {
    assert!(found.is_empty(), "{} rules:\n{}", found.len(), found.join("\n"));
    browser.assert_quiet();
}

/// Returns a set-up link for each of these titles.
fn set_up_links() -> [String; 3] {
    let city = |board| codec::write(&Link::<City>::setup(city::Setup::standard(board, 3, 7)));
    let metromania = Link::<Metromania>::setup(metromania::Setup::standard(3, 7));
    [city(Board::SAN_FRANCISCO), city(Board::BERLIN), codec::write(&metromania)]
}

/// A page that is opened directly has no sheet from another one.
#[test]
fn no_page_is_without_its_styles() {
    let browser = Browser::start();
    let mut found = Vec::new();
    let keys = || TitleKey::posters().map(TitleKey::key);
    let set_ups = keys().map(|title| (format!("#/new/{title}"), "[data-testid=share]"));
    let rules = keys().map(|title| (format!("#/rules/{title}"), "main h2"));
    let others = [
        ("", HOME),
        ("#/ranked/tramways", "[data-testid=ranked]"),
        ("#/none", "[data-testid=missing]"),
    ];
    let others = others.map(|(address, there)| (address.to_owned(), there));
    let links = set_up_links().map(|link| (format!("#{link}"), "[data-testid=share]"));
    for (address, there) in set_ups.into_iter().chain(links).chain(rules).chain(others) {
        browser.open(&address);
        browser.wait_for(there);
        note(&mut found, &browser, &address);
        open(&browser, "settings", "[data-testid=close-settings]");
        note(&mut found, &browser, &format!("{address}, settings"));
        if there == "[data-testid=share]" {
            browser.press(&[key::ESCAPE]);
            open(&browser, "share", "dialog[open]");
            note(&mut found, &browser, &format!("{address}, link"));
        }
    }
    assert_none(&browser, &found);
}

#[test]
fn no_table_of_the_shell_is_without_its_styles() {
    let browser = Browser::start();
    let mut found = Vec::new();
    for title in ["tramways", "san-francisco", "berlin", "metromania"] {
        begin(&browser, title, Players::people(2), 5, "en");
        browser.reload();
        browser.wait_for("[data-testid=table]");
        note(&mut found, &browser, &format!("{title}, before the first turn"));
        if browser.count("[data-testid=take-device]") > 0 {
            browser.click("[data-testid=take-device]");
            browser.wait_for("[data-testid=prompt]");
        }
        note(&mut found, &browser, title);
        for (button, there) in OPENED {
            open(&browser, button, there);
            note(&mut found, &browser, &format!("{title}, {button}"));
            if browser.count("dialog[open]") > 0 {
                browser.press(&[key::ESCAPE]);
            }
        }
    }
    assert_none(&browser, &found);
}

#[test]
fn no_table_of_tramways_is_without_its_styles() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for(HOME);
    let mut found = Vec::new();
    let mut count = 0;
    tables(&browser, &mut |browser, place| {
        note(&mut found, browser, place);
        count += 1;
    });
    assert!(count > 30, "only {count} places");
    assert_none(&browser, &found);
}

#[test]
fn a_style_sheet_that_fails_to_load_is_fetched_again() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("[data-testid=play-berlin]");
    if browser.run("return document.querySelectorAll('link[rel=later]').length", json!([]))
        == json!(0)
    {
        println!("the page is in one piece");
        return;
    }
    let name =
        browser.run("return document.querySelector('link[data-parts=city]').href", json!([]));
    let name = name.as_str().and_then(|it| it.rsplit('/').next()).unwrap_or_default().to_owned();
    browser.lose(&name);
    browser.click("[data-testid=play-berlin]");
    browser.wait_for("[data-testid=not-fetched]");
    browser.lose(".nothing");
    browser.click("[data-testid=play-berlin]");
    browser.wait_for("[data-testid=table]");
    assert_whole(&browser);
}
