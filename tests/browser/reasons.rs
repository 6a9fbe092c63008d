//! The reason why a link cannot be opened, in the reader's language.

use crate::browser::Browser;
use crate::games::begin;
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Game, Record};
use catenary::table::title::Presses;
use catenary::table::{Players, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::action::Action;
use catenary::titles::city::rules::setup::Setup;
use catenary::words::Locale;

#[test]
fn bad_links_are_explained_in_the_readers_language() {
    let browser = Browser::start();
    begin(&browser, "berlin", Players::people(2), 5, "es");
    let setup = Setup::standard(Board::BERLIN, 2, 5);
    let later = Setup { rules: 99, ..setup.clone() };
    let later = codec::encode::<City>(&Record::new(later));
    let error = codec::read::<City>(&later).expect_err("rules that are not here");
    browser.open(&format!("#{later}"));
    browser.wait_for("[data-testid=missing]");
    let shown = browser.text("[data-testid=missing]");
    assert!(shown.contains("No se puede abrir este enlace"), "{shown}");
    assert!(shown.contains(&Locale::Spanish.link_error(error)), "{shown}");

    let mut session = Session::<City>::new(setup).expect("a game");
    let first = City::legal(session.state())[0];
    session.play(first).expect("a legal action");
    let mut record = session.record();
    record.actions.push(Action::Blind);
    let refusal = City::check(session.state(), Action::Blind).expect_err("not now");
    let why = City::why_not(session.state(), &[Action::Blind], &refusal, Locale::Spanish);
    browser.open(&format!("#{}", codec::write(&Link::game(record, 2))));
    browser.wait_for("[data-testid=visit] .rule-chip");
    let shown = browser.text("[data-testid=visit]");
    assert!(shown.contains("el paso 2") && shown.contains("va contra las reglas"), "{shown}");
    assert!(shown.contains(&why.text) && shown.contains(why.rule), "{shown}");
    browser.assert_quiet();
}
