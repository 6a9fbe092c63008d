//! The rules: the page and its search, its addresses, the dialog over a table.

use crate::browser::{Browser, Pointer, Screen, key};
use crate::games::{PRESS, begin, play_until};
use crate::places::{Dress, go};
use crate::player::at_first_task;
use catenary::table::{Hands, Players};
use catenary::titles::TitleKey;
use catenary::titles::city::words::rulebook::RULEBOOK as CITY;
use catenary::titles::metromania::words::rulebook::RULEBOOK as METROMANIA;
use catenary::titles::tramways::words::RULEBOOK;
use catenary::words::rulebook::{RulePart, Rulebook};
use catenary::words::{Locale, rules as phrases};
use serde_json::json;

const SEARCH: &str = "[data-testid=rules-search]";

fn rules(browser: &Browser, locale: Locale) {
    Dress { theme: "light", locale }.put_on(browser);
    go(browser, "#/rules/tramways", SEARCH);
}

/// Replaces the text of the search field.
fn look_for(browser: &Browser, words: &str) {
    browser.click(SEARCH);
    browser.press(&[key::CONTROL, "a"]);
    browser.press(&[key::DELETE]);
    browser.type_keys(&words.split("").filter(|key| !key.is_empty()).collect::<Vec<_>>());
    let field = format!("return document.querySelector('{SEARCH}').value");
    browser.wait_until("the words", || browser.run(&field, json!([])) == words);
}

/// Returns the ids of the visible rules, without the chapters' intros.
fn shown(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.clause')].map((it) => it.id)";
    let ids = browser.run(script, json!([]));
    ids.as_array().into_iter().flatten().filter_map(|id| Some(id.as_str()?.to_owned())).collect()
}

/// Returns the test id of the focused element, else its id or text.
fn focused(browser: &Browser) -> String {
    let script =
        "const at = document.activeElement; return at.dataset.testid ?? (at.id || at.textContent)";
    browser.run(script, json!([])).as_str().unwrap_or_default().to_owned()
}

/// Returns the rulebook of a title.
fn book(title: TitleKey) -> Rulebook {
    let book = match title {
        TitleKey::Tramways => RULEBOOK,
        TitleKey::SanFrancisco | TitleKey::Berlin | TitleKey::OwnBoard => CITY,
        TitleKey::Metromania => METROMANIA,
    };
    book.of(title.key())
}

/// Returns the number of parts of a kind in a rulebook.
fn parts(book: Rulebook, is_it: fn(&RulePart) -> bool) -> usize {
    let chapters = book.chapters.iter().flat_map(|chapter| chapter.intro);
    chapters.chain(book.clauses().flat_map(|rule| rule.parts)).filter(|it| is_it(it)).count()
}

/// The page shows every rulebook in both languages with all its rules, readings, terms and figures, and without dead
/// links.
#[test]
fn one_page_has_the_whole_rulebook_of_every_title() {
    let browser = Browser::start();
    for locale in Locale::ALL {
        rules(&browser, locale);
        for title in TitleKey::posters() {
            let (book, address) = (book(title), format!("#/rules/{}", title.key()));
            browser.click(&format!(".booklet__titles a[href='{address}']"));
            let ids: Vec<&str> = book.clauses().map(|rule| rule.id).collect();
            browser.wait_until("the rules", || shown(&browser) == ids);
            let here = browser.attribute(".booklet__titles a[aria-current]", "href");
            assert_eq!(here, Some(address));
            assert_eq!(browser.text("h1"), title.facts().name.of(Locale::English));
            assert_eq!(browser.text(".booklet__goal"), book.goal.of(locale));
            assert_eq!(browser.count("[data-testid=readings] > li"), book.readings().count());
            assert_eq!(browser.count("[data-term]"), book.terms().count());
            let results = browser.count("[data-testid=bot-results] [data-result]");
            let with_lead = book.bot_results().filter(|it| it.lead.is_some()).count();
            assert!(with_lead > 0 && results == book.bot_results().count() + with_lead);
            let sections = book.chapters.len() + ["readings", "glossary", "bot results"].len();
            assert_eq!(browser.count(".chapter"), sections);
            assert_eq!(browser.count(".contents a"), sections);
            let readings = parts(book, |it| matches!(it, RulePart::Reading(_)));
            assert!(readings > 5, "{readings}");
            assert_eq!(browser.count(".clause__mark--reading > .tag"), readings);
            let editions = parts(book, |it| matches!(it, RulePart::Edition(_)));
            assert_eq!(browser.count(".clause__mark--edition > .tag"), editions);
            let tables = parts(book, |it| matches!(it, RulePart::Table(_)));
            assert_eq!(browser.count(".clause__body > .rule-table__frame"), tables);
            let figures = parts(book, |it| matches!(it, RulePart::Figure(_)));
            let drawn = ":is(.clause__body, .clause__opening) > :is(.figure, .figures)";
            assert_eq!(browser.count(drawn), figures, "figures of {}", title.key());
            let first = book.clauses().next().map(|rule| rule.title.of(locale));
            assert!(browser.text(".clause").contains(first.unwrap_or("none")));
            let twice = "const ids = [...document.querySelectorAll('[id]')].map((it) => it.id);
                return ids.length ? ids.filter((id, at) => ids.indexOf(id) !== at) : ['no id to look at']";
            assert_eq!(browser.run(twice, json!([])), json!([]), "ids that are there twice");
            let lost = "const links = [...document.querySelectorAll('main a[href^=\"#/rules/\"]:not(.booklet__titles a)')];
                return links.length < 20 ? ['too few links to look at'] : links
                    .map((it) => it.getAttribute('href').split('/')[3]).filter((id) => !document.getElementById(id))";
            assert_eq!(browser.run(lost, json!([])), json!([]), "links that lead nowhere");
            browser.screenshot(&format!("rules-{}-{}", title.key(), locale.tag()));
        }
    }
    browser.assert_quiet();
}

/// Returns what is too wide for its place: tables with a cut-off column, or the page itself.
const CUT: &str = "
    const frames = [...document.querySelectorAll('.rule-table__frame, .figure, .clause__body')];
    const cut = frames.filter(it => it.scrollWidth > it.clientWidth + 1)
        .map(it => `${it.scrollWidth} > ${it.clientWidth}: ${it.outerHTML.slice(0, 100)}`);
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return frames.length ? [...cut, ...wide] : ['nothing to look at']";

#[test]
fn no_table_of_the_rules_loses_a_column() {
    let browser = Browser::start();
    for locale in Locale::ALL {
        rules(&browser, locale);
        for title in TitleKey::ALL {
            go(&browser, &format!("#/rules/{}", title.key()), ".booklet__titles");
            let ids: Vec<&str> = book(title).clauses().map(|rule| rule.id).collect();
            browser.wait_until("the rules", || shown(&browser) == ids);
            for size in [(1440, 900), (1366, 768), (1024, 768), (844, 390), (390, 844), (360, 640)]
            {
                browser.show_small(size, Pointer::Finger);
                let name = format!("{} in {} at {size:?}", title.key(), locale.tag());
                assert_eq!(browser.run(CUT, json!([])), json!([]), "{name}");
            }
            browser.show_small((1440, 900), Pointer::Mouse);
            let wide =
                "return document.querySelector('.clause p').getBoundingClientRect().width > 500";
            assert_eq!(browser.run(wide, json!([])), true, "{} is a whole page wide", title.key());
        }
    }
    browser.assert_quiet();
}

#[test]
fn the_search_marks_and_counts_its_hits() {
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
    let said = &phrases::try_less("CARD-1", Locale::Spanish);
    let text = browser.run("return document.body.innerText", json!([]));
    assert_eq!(text.as_str().unwrap_or_default().matches(said).count(), 1, "it is said once");
    assert!(shown(&browser).is_empty());
    browser.click("[data-testid=clear-search]");
    browser.wait_until("everything", || shown(&browser).len() == RULEBOOK.clauses().count());
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
    assert_eq!(shown(&browser).len(), RULEBOOK.clauses().count(), "the search is over");
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
    browser.click("[data-testid=note] .rule-chip");
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

/// Presses impossible places until the page says why.
const CLOSED: &str = "
    const legal = new Set([...document.querySelectorAll('[data-place-button][data-legal]')].map(it => it.dataset.placeButton));
    const all = [...document.querySelectorAll('[data-place-button]')].filter(it => !legal.has(it.dataset.placeButton));
    all[arguments[0] % all.length].click();
    return 'pressed'";

/// The opened rule leads on to others.
#[test]
fn a_chip_opens_the_rule_of_its_title_and_leads_on_to_other_rules() {
    let browser = Browser::start();
    for title in TitleKey::posters() {
        let (name, book) = (title.key(), book(title));
        let chip = if title == TitleKey::Tramways {
            at_first_task(&browser, 19);
            "[data-testid=prompt] .rule-chip"
        } else {
            begin(&browser, name, Players::people(2).with_hands(Hands::Open), 4, "en");
            play_until(&browser, PRESS, 0, "ply() >= 8 && turn() === 'yours'");
            play_until(&browser, CLOSED, 0, "count('[data-testid=note] .rule-chip') > 0");
            "[data-testid=note] .rule-chip"
        };
        let (id, address) = (browser.text(chip), browser.address());
        let rule = book.clause(&id).unwrap_or_else(|| panic!("{name} has no {id}"));
        browser.click(chip);
        browser.wait_for(&format!("dialog[open] [data-paragraph='{id}']"));
        let chapter = book.chapter_of(&id).map(|it| it.title.of(Locale::English));
        assert_eq!(Some(&*browser.text("dialog[open] h2")), chapter, "{name}");
        let output = browser.text("dialog[open] .clause__title");
        assert!(output.contains(rule.title.of(Locale::English)), "{name}: {output}");
        assert_eq!(focused(&browser), "close-rule");
        let near: Vec<&str> = book.neighbours(&id).into_iter().flatten().map(|it| it.id).collect();
        let links = "return [...document.querySelectorAll('dialog[open] .rule-dialog__near .rule-chip')].map(it => it.dataset.rule)";
        assert_eq!(browser.run(links, json!([])), json!(near), "{name}");
        browser.click(&format!("dialog[open] .rule-dialog__near [data-rule='{}']", near[0]));
        browser.wait_for(&format!("dialog[open] [data-paragraph='{}']", near[0]));
        let page = browser.attribute("[data-testid=whole-rules]", "href").unwrap_or_default();
        assert!(page.ends_with(&format!("#/rules/{name}/{}", near[0])), "{page}");
        browser.screenshot(&format!("rules-dialog-{name}"));
        browser.press(&[key::ESCAPE]);
        browser.wait_until("the focus on the first chip", || focused(&browser) == id);
        assert_eq!(browser.count("[data-testid=rule-dialog]"), 0);
        assert_eq!(browser.address(), address, "the game was not left");
        assert_eq!(browser.count(chip), 1, "what it stands with stays");
    }
    browser.assert_quiet();
}

#[test]
fn the_search_of_every_title_marks_hits_and_steps_through_them() {
    let browser = Browser::start();
    for title in TitleKey::ALL {
        rules(&browser, Locale::English);
        go(&browser, &format!("#/rules/{}", title.key()), SEARCH);
        let all: Vec<&str> = book(title).clauses().map(|rule| rule.id).collect();
        browser.wait_until("the rules", || shown(&browser) == all);
        browser.press(&["/"]);
        browser.wait_until("the field", || focused(&browser) == "rules-search");
        look_for(&browser, "turn");
        let whole = "return document.querySelector('mark')?.textContent.length === 4";
        browser.wait_until("the hits", || browser.run(whole, json!([])) == true);
        assert!(browser.count("mark") > 3 && shown(&browser).len() < all.len(), "{title:?}");
        browser.press(&[key::ENTER]);
        browser.wait_for("mark[data-here]");
        look_for(&browser, "zeppelin");
        browser.wait_for("[data-testid=nothing-fits]");
        assert!(shown(&browser).is_empty());
        browser.click("[data-testid=clear-search]");
        browser.wait_until("everything", || shown(&browser) == all);
    }
    go(&browser, "#/rules/berlin/CDRAW-5", "#CDRAW-5.is-here");
    browser.wait_until("the focus", || focused(&browser) == "CDRAW-5");
    browser.click("#CSET-2 .clause__body a[href='#/rules/berlin/CDRAW-5']");
    browser.wait_until("the focus again", || focused(&browser) == "CDRAW-5");
    browser.assert_quiet();
}
