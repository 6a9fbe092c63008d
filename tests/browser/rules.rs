//! The rules: the page and its search, its addresses, the dialog over a table.

use crate::browser::{Browser, Screen, key};
use crate::places::{Dress, go};
use crate::player::at_first_task;
use catenary::titles::city::words::lessons as city;
use catenary::titles::metromania::words::lessons as metromania;
use catenary::titles::tramways::words::{GLOSSARY, RULEBOOK, paragraphs, readings};
use catenary::words::Locale;
use serde_json::json;

const SEARCH: &str = "[data-testid=rules-search]";

fn rules(browser: &Browser, locale: Locale) {
    Dress { theme: "light", locale }.put_on(browser);
    go(browser, "#/rules/tramways", SEARCH);
}

/// Writes into the search field, in place of what is there.
fn look_for(browser: &Browser, words: &str) {
    browser.click(SEARCH);
    browser.press(&[key::CONTROL, "a"]);
    browser.press(&[key::DELETE]);
    browser.type_keys(&words.split("").filter(|key| !key.is_empty()).collect::<Vec<_>>());
    let field = format!("return document.querySelector('{SEARCH}').value");
    browser.wait_until("the words", || browser.run(&field, json!([])) == words);
}

/// The ids of the paragraphs that are shown, without the chapters' openings.
fn shown(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.clause')].map((it) => it.id)";
    let ids = browser.run(script, json!([]));
    ids.as_array().into_iter().flatten().filter_map(|id| Some(id.as_str()?.to_owned())).collect()
}

/// The name, or the id where it has none, of what has the focus.
fn focused(browser: &Browser) -> String {
    let script =
        "const at = document.activeElement; return at.dataset.testid ?? (at.id || at.textContent)";
    browser.run(script, json!([])).as_str().unwrap_or_default().to_owned()
}

/// From one rulebook to the others: the start page leads to one of them only.
#[test]
fn every_rulebook_leads_to_the_others() {
    let browser = Browser::start();
    rules(&browser, Locale::Spanish);
    let books = [
        ("#/rules/berlin", "CSET-1"),
        ("#/rules/metromania", "MSET-1"),
        ("#/rules/tramways", "ACT-1"),
    ];
    for (address, rule) in books {
        browser.click(&format!(".booklet__titles a[href='{address}']"));
        browser.wait_for(&format!(".clause[id='{rule}']"));
        let here = browser.attribute(".booklet__titles a[aria-current]", "href");
        assert_eq!(here.as_deref(), Some(address));
    }
    browser.assert_quiet();
}

#[test]
fn the_page_has_every_rule_reading_and_term_in_both_languages() {
    let browser = Browser::start();
    for locale in Locale::ALL {
        rules(&browser, locale);
        let ids: Vec<&str> = paragraphs().map(|rule| rule.id).collect();
        assert_eq!(shown(&browser), ids);
        assert_eq!(browser.count("[data-testid=readings] > li"), readings().count());
        assert_eq!(browser.count("[data-term]"), GLOSSARY.len());
        assert_eq!(browser.count(".chapter"), RULEBOOK.len() + 2);
        assert_eq!(browser.count("h1"), 1);
        let title = paragraphs().next().map(|rule| rule.title.of(locale)).unwrap_or_default();
        assert!(browser.text(".clause").contains(title), "{title}");
        let twice = "const ids = [...document.querySelectorAll('[id]')].map((it) => it.id);
            return ids.length ? ids.filter((id, at) => ids.indexOf(id) !== at) : ['no id to look at']";
        assert_eq!(browser.run(twice, json!([])), json!([]), "ids that are there twice");
        let lost = "const links = [...document.querySelectorAll('main a[href^=\"#/rules/\"]:not(.booklet__titles a)')];
            return links.length === 0 ? ['no link to look at'] : links
                .map((it) => it.getAttribute('href').split('/')[3]).filter((id) => !document.getElementById(id))";
        assert_eq!(browser.run(lost, json!([])), json!([]), "links that lead nowhere");
    }
    browser.assert_quiet();
}

#[test]
fn the_search_finds_marks_and_counts() {
    let browser = Browser::start();
    rules(&browser, Locale::Spanish);
    browser.press(&["/"]);
    browser.wait_until("the focus", || focused(&browser) == "rules-search");
    look_for(&browser, "redireccion montana");
    browser.wait_until("what fits", || shown(&browser) == ["RAIL-1", "RAIL-4"]);
    assert_eq!(browser.text("#RAIL-4 mark").to_lowercase(), "redirección");
    assert!(browser.text("[data-testid=rules-found]").starts_with('3'));
    browser.press(&[key::ENTER]);
    browser.wait_for("mark[data-here]");
    let first = "return document.querySelector('mark').hasAttribute('data-here')";
    assert_eq!(browser.run(first, json!([])), true, "Enter goes to the first hit");
    browser.click("[data-testid=hit-before]");
    browser.wait_until("the last hit", || browser.run(first, json!([])) == false);
    assert_eq!(browser.count("mark[data-here]"), 1);
    let numbers = "return [...document.querySelectorAll('.chapter')].map(it =>
        [it.id, it.querySelector('h2').dataset.number])";
    assert_eq!(
        browser.run(numbers, json!([])),
        json!([["rails", "IX"], ["glossary", "XXI"]]),
        "numbers stay"
    );
    look_for(&browser, "rail 7");
    browser.wait_until("the rule", || shown(&browser) == ["RAIL-7"]);
    browser.screenshot("rules-search");
    look_for(&browser, "zeppelin");
    browser.wait_for("[data-testid=nothing-fits]");
    let said = Locale::Spanish.try_less();
    let text = browser.run("return document.body.innerText", json!([]));
    assert_eq!(text.as_str().unwrap_or_default().matches(said).count(), 1, "it is said once");
    assert!(shown(&browser).is_empty());
    browser.click("[data-testid=clear-search]");
    browser.wait_until("everything", || shown(&browser).len() == paragraphs().count());
    assert_eq!(focused(&browser), "rules-search");
    browser.assert_quiet();
}

#[test]
fn an_address_leads_to_its_paragraph_even_from_a_search() {
    let browser = Browser::start();
    rules(&browser, Locale::English);
    let top = |id: &str| {
        let script = "return document.getElementById(arguments[0]).getBoundingClientRect().top";
        browser.run(script, json!([id])).as_f64().unwrap_or(f64::MAX)
    };
    let near = |id: &str| (-5.0..200.0).contains(&top(id));
    go(&browser, "#/rules/tramways/RAIL-9", "#RAIL-9.is-here");
    browser.wait_until("the rule", || near("RAIL-9") && focused(&browser) == "RAIL-9");
    look_for(&browser, "removal");
    browser.wait_until("what fits", || shown(&browser).contains(&"END-3".to_owned()));
    browser.click("#END-3 .clause__body a[data-rule='RAIL-9']");
    browser.wait_until("the same rule again", || near("RAIL-9") && focused(&browser) == "RAIL-9");
    browser.click("#decay a[data-rule='RAIL-11']");
    browser.wait_for("#RAIL-11.is-here");
    browser.wait_until("the other rule", || near("RAIL-11"));
    assert_eq!(shown(&browser).len(), paragraphs().count(), "the search is over");
    go(&browser, "#/rules/tramways/NONE-1", "[data-testid=no-such-rule]");
    browser.assert_quiet();
}

#[test]
fn the_contents_fold_on_the_phone() {
    let browser = Browser::start();
    browser.show(Screen::Phone);
    rules(&browser, Locale::English);
    let visible = || {
        let script = "return document.querySelector('.contents').offsetHeight > 0";
        browser.run(script, json!([])) == true
    };
    assert!(!visible());
    browser.click("[data-testid=fold-contents]");
    browser.wait_until("the contents", visible);
    browser.click(".contents a[href='#/rules/tramways/solo']");
    browser.wait_until("the chapter", || !visible());
    browser.wait_for("#solo.is-here");
    let wide = "return document.documentElement.scrollWidth > innerWidth";
    assert_eq!(browser.run(wide, json!([])), false, "the page scrolls sideways");
    browser.screenshot("rules-phone");
    browser.assert_quiet();
}

#[test]
fn a_chip_at_the_table_opens_its_rule_over_the_game() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    let ply = player.ply();
    browser.click("[data-action=upgrade-link]");
    browser.click("[data-testid=refusal] .rule-chip");
    browser.wait_for("dialog[open] [data-paragraph=UPL-1]");
    assert_eq!(browser.count("dialog[open] .figure"), 2, "the figure comes with it");
    assert_eq!(focused(&browser), "close-rule");
    browser.screenshot("rules-dialog");
    browser.press(&[key::ESCAPE]);
    browser.wait_until("the game again", || browser.count("[data-testid=rule-dialog]") == 0);
    browser.wait_until("the focus on the chip", || focused(&browser) == "UPL-1");
    assert!(browser.address().contains("#/play/"), "the game was not left");
    assert_eq!(player.ply(), ply);
    browser.press(&[key::ENTER]);
    browser.wait_for("dialog[open] [data-paragraph=UPL-1]");
    browser.click("[data-testid=close-rule]");
    browser.wait_until("the focus again", || focused(&browser) == "UPL-1");
    browser.assert_quiet();
}

#[test]
fn the_dialog_goes_on_to_the_rules_beside_it() {
    let browser = Browser::start();
    at_first_task(&browser, 19);
    browser.click("[data-testid=prompt] [data-rule=ACT-1]");
    browser.wait_for("dialog[open] [data-paragraph=ACT-1]");
    browser.click("dialog[open] .rule-dialog__near [data-rule=ACT-2]");
    browser.wait_for("dialog[open] [data-paragraph=ACT-2]");
    let page = browser.attribute("[data-testid=whole-rules]", "href").unwrap_or_default();
    assert!(page.ends_with("#/rules/tramways/ACT-2"), "{page}");
    browser.press(&[key::ESCAPE]);
    browser.wait_until("the focus on the first chip", || focused(&browser) == "ACT-1");
    browser.assert_quiet();
}

#[test]
fn every_titles_rulebook_has_contents_links_and_a_search_that_marks() {
    let browser = Browser::start();
    for (title, rules, named) in
        [("san-francisco", 28, "CDRAW-5"), ("berlin", 26, "CDRAW-5"), ("metromania", 0, "")]
    {
        Dress { theme: "light", locale: Locale::English }.put_on(&browser);
        go(&browser, &format!("#/rules/{title}"), SEARCH);
        let goal = if title == "metromania" { metromania::GOAL } else { city::GOAL };
        assert_eq!(
            browser.text(".booklet__title .booklet__goal"),
            goal.of(Locale::English),
            "{title}"
        );
        let all = shown(&browser);
        if rules > 0 {
            assert_eq!(all.len(), rules, "{title}");
            let link = format!("#CSET-2 .clause__body a[href='#/rules/{title}/{named}']");
            browser.click(&link);
            browser.wait_for(&format!("#{named}.is-here"));
            browser.wait_until("the focus", || focused(&browser) == named);
        }
        let marked = browser.count(".clause__reading .clause__tag");
        assert_eq!(marked, browser.count(".clause__reading"), "readings of {title}");
        assert!(marked > 5 && browser.count(".readings > li") >= marked, "{title}: {marked}");
        let tables = if title == "metromania" { 2 } else { 0 };
        assert_eq!(browser.count(".clause__body .rule-table"), tables, "{title}");
        let lost = "const links = [...document.querySelectorAll('main a[href^=\"#/rules/\"]:not(.booklet__titles a)')];
            return links.length < 20 ? ['too few links to look at'] : links
                .map((it) => it.getAttribute('href').split('/')[3]).filter((id) => !document.getElementById(id))";
        assert_eq!(browser.run(lost, json!([])), json!([]), "links of {title} that lead nowhere");
        assert_eq!(browser.count(".contents a"), browser.count(".chapter"), "{title}");
        browser.press(&["/"]);
        browser.wait_until("the field", || focused(&browser) == "rules-search");
        look_for(&browser, "turn");
        let whole = "return document.querySelector('mark')?.textContent.length === 4";
        browser.wait_until("the hits", || browser.run(whole, json!([])) == true);
        assert!(browser.count("mark") > 3 && shown(&browser).len() < all.len(), "{title}");
        browser.press(&[key::ENTER]);
        browser.wait_for("mark[data-here]");
        look_for(&browser, "zeppelin");
        browser.wait_until("nothing", || shown(&browser).is_empty());
        browser.click("[data-testid=clear-search]");
        browser.wait_until("everything", || shown(&browser) == all);
        browser.screenshot(&format!("rules-{title}"));
    }
    assert!(!shown(&browser).is_empty());
    browser.assert_quiet();
}
