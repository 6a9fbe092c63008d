//! The page under a translator, which replaces text nodes by its own, so that later changes of the old ones are not
//! visible.

use crate::browser::Browser;
use crate::games::{PRESS, begin, play_until};
use catenary::table::{Hands, Players};
use serde_json::{Value, json};

/// Acts like a translator until the next reload: after every change it replaces each text that it may touch by two
/// elements with a text of its own.
const TRANSLATOR: &str = "
    const refused = '[translate=no], .notranslate, font, script, style, textarea, noscript';
    const translate = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) {
            if (!text.data.trim() || text.parentElement.closest(refused)) continue;
            const [outer, inner] = ['font', 'font'].map(name => document.createElement(name));
            inner.append(text.data);
            outer.append(inner);
            text.replaceWith(outer);
        }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { subtree: true, childList: true, characterData: true });";

/// Returns the numbers in a table's parts, except those of others' actions, which disappear after a reload.
const NUMBERS: &str = "
    const parts = '.topbar__middle, .frame__players, .frame__prompt, .frame__hand, .frame__board text, [data-testid=log], .player-boards';
    const numbers = it => {
        const part = it.cloneNode(true);
        part.querySelectorAll('[data-testid=others]').forEach(it => it.remove());
        return part.textContent.match(/\\d+/g);
    };
    return [...document.querySelectorAll(parts)].map(numbers).filter(it => it)";

/// Selects others' actions.
const OTHERS: &str = "[data-testid=others]";

/// Returns the visible text of a page.
const TEXT: &str = "return document.querySelector('#app').innerText.trim().split(/\\s+/)";

/// The least number of decisions in ten turns of any title.
const TEN_TURNS: usize = 30;

fn translate(browser: &Browser) {
    browser.run(TRANSLATOR, json!([]));
}

fn taken_out(browser: &Browser) -> usize {
    browser.count("#app font > font")
}

/// Returns a script's result on the translated page, and after a reload.
fn both(browser: &Browser, read: &str, there: &str) -> [Value; 2] {
    browser.wait_for_picture();
    let translated = browser.run(read, json!([]));
    browser.reload();
    browser.wait_for(there);
    browser.wait_until_idle();
    [translated, browser.run(read, json!([]))]
}

#[test]
fn ten_turns_leave_no_stale_number_at_any_table() {
    let browser = Browser::start();
    for title in ["tramways", "san-francisco", "berlin", "metromania"] {
        begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
        translate(&browser);
        let enough = format!("ply() >= {TEN_TURNS} || turn() === 'over'");
        play_until(&browser, PRESS, 0, &enough);
        // The reason of the last refusal replaces the prompt until a reload.
        let is_refused = browser.count("[data-testid=note]") > 0;
        let passing =
            if is_refused { "[data-testid=others], .ask__note, .ask__words" } else { OTHERS };
        let numbers = NUMBERS.replace(OTHERS, passing);
        let [translated, anew] = both(&browser, &numbers, "[data-testid=table]");
        assert!(anew.as_array().is_some_and(|it| it.len() > 3), "{title}: {anew}");
        assert_eq!(translated, anew, "{title}");
    }
    browser.assert_quiet();
}

#[test]
fn pages_that_are_read_are_translated_and_have_no_stale_word() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("[data-testid=play]");
    translate(&browser);
    assert!(taken_out(&browser) > 20, "home may be translated");
    for tag in ["es", "en"] {
        browser.click("[data-testid=language]");
        browser.wait_for(&format!("html[lang={tag}]"));
    }
    browser.click("[data-testid=language]");
    let [translated, anew] = both(&browser, TEXT, "[data-testid=play]");
    assert_eq!(translated, anew, "home in another language");
    for rules in ["#/rules/tramways", "#/rules/berlin", "#/rules/metromania"] {
        browser.open(rules);
        browser.wait_for("[data-testid=rules-search]");
        translate(&browser);
        assert!(taken_out(&browser) > 50, "{rules} may be translated");
        browser.click("[data-testid=rules-search]");
        for word in ["e", "n", "t"] {
            browser.press(&[word]);
        }
        browser.click("[data-testid=clear-search]");
        browser.click("[data-testid=language]");
        let [translated, anew] = both(&browser, TEXT, "[data-testid=rules-search]");
        assert_eq!(translated, anew, "{rules}");
    }
    browser.assert_quiet();
}
