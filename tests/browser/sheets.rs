//! The styles of a part of the page come with it, and no page is without one that it needs.

use crate::browser::{Browser, key};
use crate::places::{go, press};
use crate::reflow::lines;
use serde_json::json;

/// The rules that would be about something on the page if their sheet had come, whatever points at it or has the focus.
const MISSED: &str = r"
    const passing = /::?(before|after|placeholder|backdrop|marker|selection|hover|active|focus|focus-visible|focus-within|-webkit-[\w-]+|file-selector-button)(?![\w-])/g;
    const rules = list => [...list].flatMap(rule => rule.selectorText ? [rule] : rules(rule.cssRules ?? []));
    const matches = selector => {
        try { return document.querySelector(selector.replace(passing, '') || '*') } catch { return null }
    };
    const sheets = [...document.querySelectorAll('link[rel=later]')].map(async link => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(await (await fetch(link.href)).text());
        const found = rules(sheet.cssRules).filter(rule => matches(rule.selectorText));
        return found.map(rule => `no styles of ${link.href.split('/').pop()}: ${rule.selectorText}`);
    });
    return Promise.all(sheets).then(found => found.flat())";

/// The rules of styles that this page is without.
pub(crate) fn missed(browser: &Browser) -> Vec<String> {
    lines(browser.run(MISSED, json!([])))
}

/// What opens at a table, each by its button, and what is there then.
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

/// Fails where the page is without styles that it needs.
pub(crate) fn assert_whole(browser: &Browser) {
    assert_eq!(missed(browser), Vec::<String>::new());
}

#[test]
fn no_page_of_the_shell_is_without_its_styles() {
    let browser = Browser::start();
    browser.open("");
    let mut found = Vec::new();
    let mut look = |place: String| {
        browser.wait_for_picture();
        found.extend(missed(&browser).into_iter().map(|line| format!("{place}: {line}")));
    };
    for title in ["san-francisco", "berlin", "metromania"] {
        go(&browser, "#/", "[data-testid=play]");
        look("home".to_owned());
        go(&browser, &format!("#/new/{title}"), "[data-testid=start]");
        look(format!("{title}, new game"));
        go(&browser, &format!("#/rules/{title}"), "main");
        look(format!("{title}, rules"));
        go(&browser, "#/", "[data-testid=play]");
        browser.click(&format!("[data-testid=play-{title}]"));
        browser.wait_for("[data-testid=table]");
        look(format!("{title}, table"));
        for (button, there) in OPENED {
            open(&browser, button, there);
            look(format!("{title}, {button}"));
            if browser.count("dialog[open]") > 0 {
                browser.press(&[key::ESCAPE]);
            }
        }
    }
    assert!(found.is_empty(), "{} rules:\n{}", found.len(), found.join("\n"));
    browser.assert_quiet();
}

#[test]
fn a_sheet_that_does_not_come_is_asked_for_again() {
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
