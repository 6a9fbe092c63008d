//! axe-core finds no fault in any place, in both themes and languages.

use crate::browser::Browser;
use crate::places::{Dress, everywhere};
use catenary::words::Locale;
use serde_json::{Value, json};

/// All rules of axe-core that are about what people meet: the levels A to AAA of the WCAG, and best practices.
const RUN: &str = "
    const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const off = axe.getRules(['experimental', 'deprecated', 'wcag2a-obsolete']).map(rule => rule.ruleId);
    const rules = Object.fromEntries(axe.getRules(tags).map(rule => [rule.ruleId, { enabled: !off.includes(rule.ruleId) }]));
    return axe.run(document, { resultTypes: ['violations', 'incomplete'], rules }).then(found =>
        [found.violations, found.incomplete].map(list => list.flatMap(it => it.nodes.map(node =>
            `${it.id}: ${node.target.join(' ')} | ${(node.any.concat(node.all, node.none)[0] || {}).message || ''}`))))";

/// The script, as scripts/setup has it.
fn axe() -> String {
    let path =
        std::env::var("AXE").expect("AXE names axe.min.js: run `. scripts/setup test` first");
    std::fs::read_to_string(path).expect("axe.min.js can be read")
}

/// What axe finds wrong and what it cannot tell, one line each.
fn faults(browser: &Browser, axe: &str) -> [Vec<String>; 2] {
    if browser.run("return typeof window.axe", json!([])) == "undefined" {
        browser.run(axe, json!([]));
    }
    let found = browser.run(RUN, json!([]));
    let lines = |list: &Value| {
        let lines = list.as_array().into_iter().flatten();
        lines.map(|line| line.as_str().unwrap_or_default().to_owned()).collect()
    };
    [lines(&found[0]), lines(&found[1])]
}

fn no_fault(theme: &'static str, locale: Locale) {
    let (browser, axe, dress) = (Browser::start(), axe(), Dress { theme, locale });
    dress.put_on(&browser);
    let (mut places, mut wrong) = (0, Vec::new());
    everywhere(&browser, &mut |browser, place| {
        let [violations, incomplete] = faults(browser, &axe);
        println!("{place}: {incomplete:#?}");
        violations.iter().for_each(|line| println!("{place}: {line}"));
        wrong.extend(violations.into_iter().map(|line| format!("{place}: {line}")));
        places += 1;
    });
    assert!(places > 40, "only {places} places");
    assert!(wrong.is_empty(), "{dress:?}, {} faults:\n{}", wrong.len(), wrong.join("\n"));
    browser.assert_quiet();
}

#[test]
fn english_by_day() {
    no_fault("light", Locale::English);
}

#[test]
fn english_by_night() {
    no_fault("dark", Locale::English);
}

#[test]
fn spanish_by_day() {
    no_fault("light", Locale::Spanish);
}

#[test]
fn spanish_by_night() {
    no_fault("dark", Locale::Spanish);
}

#[test]
fn faults_are_found() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("[data-testid=play]");
    // The page's policy allows no style attributes in markup.
    let spoil =
        "document.body.innerHTML = '<main><h1>A</h1><p>pale</p><img src=\"icon.svg\"></main>';
        document.querySelector('main p').style.cssText = 'color:#666;background:#fff'";
    browser.run(spoil, json!([]));
    let [violations, _] = faults(&browser, &axe());
    for rule in ["color-contrast-enhanced", "image-alt"] {
        assert!(violations.iter().any(|line| line.starts_with(rule)), "{rule}: {violations:?}");
    }
}
