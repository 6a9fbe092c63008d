//! Why something cannot be done: the rule over the table of its own title, bad links in the reader's language.

use crate::browser::Browser;
use crate::games::{PRESS, begin, play_until};
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Game, Record};
use catenary::table::title::Title;
use catenary::table::{Hands, Players, Session};
use catenary::titles::TitleKey;
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::Action;
use catenary::titles::city::rules::setup::Setup;
use catenary::words::Locale;

/// Presses what cannot be done until the page says why.
const CLOSED: &str = "
    const legal = new Set([...document.querySelectorAll('[data-place-button][data-legal]')].map(it => it.dataset.placeButton));
    const all = [...document.querySelectorAll('[data-place-button]')].filter(it => !legal.has(it.dataset.placeButton));
    all[arguments[0] % all.length].click();
    return 'pressed'";

#[test]
fn a_rule_chip_opens_the_rule_of_its_own_title_over_the_table() {
    let browser = Browser::start();
    for title in [TitleKey::SanFrancisco, TitleKey::Berlin, TitleKey::Metromania] {
        let players = Players::people(2).with_hands(Hands::Open);
        begin(&browser, title.key(), players, 4, "en");
        play_until(&browser, PRESS, 0, "ply() >= 8 && turn() === 'yours'");
        play_until(&browser, CLOSED, 0, "count('[data-testid=note] .rule-chip') > 0");
        let (rule, address) = (browser.text("[data-testid=note] .rule-chip"), browser.address());
        browser.click("[data-testid=note] .rule-chip");
        browser.wait_for("[data-testid=rule-dialog]");
        let told = browser.text("[data-testid=rule-dialog]");
        assert!(told.contains(title.facts().name) && told.contains(&rule), "{rule}: {told}");
        assert_eq!(browser.address(), address, "the game stays");
        let page = browser.attribute("[data-testid=whole-rules]", "href").expect("a link");
        assert!(page.ends_with(&rule) && page.contains(title.key()), "{page}");
        browser.click("[data-testid=close-rule]");
        browser.wait_until("no dialog", || browser.count("[data-testid=rule-dialog]") == 0);
        assert_eq!(browser.count("[data-testid=note] .rule-chip"), 1, "the note stays");
    }
    browser.assert_quiet();
}

#[test]
fn reasons_of_bad_links_are_told_in_the_readers_language() {
    let browser = Browser::start();
    begin(&browser, "berlin", Players::people(2), 5, "es");
    let setup = Setup::standard(Board::Berlin, 2, 5);
    let later = Setup { rules: 99, ..setup.clone() };
    let later = codec::encode::<City>(&Record::new(later));
    let error = codec::read::<City>(&later).expect_err("rules that are not here");
    browser.open(&format!("#{later}"));
    browser.wait_for("[data-testid=missing]");
    let told = browser.text("[data-testid=missing]");
    assert!(told.contains("No se puede abrir este enlace"), "{told}");
    assert!(told.contains(&Locale::Spanish.link_error(error)), "{told}");

    let mut session = Session::<City>::new(setup).expect("a game");
    let first = City::legal(session.state())[0];
    session.play(first).expect("a legal action");
    let mut record = session.record();
    record.actions.push(Action::Blind);
    let refusal = City::check(session.state(), Action::Blind).expect_err("not now");
    let why = City::why_not(&refusal, Locale::Spanish);
    browser.open(&format!("#{}", codec::write(&Link::game(record, 2))));
    browser.wait_for("[data-testid=visit] .rule-chip");
    let told = browser.text("[data-testid=visit]");
    assert!(told.contains("Va contra las reglas el paso 2"), "{told}");
    assert!(told.contains(&why.text) && told.contains(why.rule), "{told}");
    browser.assert_quiet();
}
