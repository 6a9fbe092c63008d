//! The dialogs over the table of a game between devices, for tests that look at all of them.

use crate::browser::Browser;
use crate::places::{Look, go, press};
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Game, Rng, Seat};
use catenary::table::remote::{TableName, TakenSeats, seating_of};
use catenary::table::set_up::{NewGame, SetUp};
use catenary::table::{Name, Players, Session};
use catenary::titles::city::rules::City;
use serde_json::json;

const ANA: Seat = Seat(0);

/// Returns the link of Ana's first turn of a game of Berlin; her decisions follow from `number`.
pub(crate) fn first_turn(number: u64) -> String {
    let mut session = begun();
    let (mut rng, mut legal) = (Rng::new(number), Vec::new());
    while City::to_act(session.state()) == Some(ANA) {
        City::legal_actions(session.state(), &mut legal);
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    let named = Players::people(2).rename(ANA, Name::from("Ana".to_owned()));
    let players = named.rename(Seat(1), Name::from("Beto".to_owned()));
    turn_of(&session, &players)
}

/// Returns the link of a turn of a game between these players.
pub(crate) fn turn_of(session: &Session<City>, players: &Players) -> String {
    codec::write(&Link::turn(
        session.record(),
        seating_of(TableName(7), &TakenSeats::default(), players, 1),
    ))
}

/// Returns a new game of Berlin.
pub(crate) fn begun() -> Session<City> {
    let setup = City::set_up("berlin", &NewGame::usual(2, 5)).expect("a set-up");
    Session::new(setup).expect("a game")
}

/// Opens the game from its link on Ana's other device, where it waits for Beto.
pub(crate) fn wait_for_beto(browser: &Browser, link: &str) {
    go(browser, &format!("#{link}"), "[data-testid=joining]");
    let_a_day_pass(browser);
    press(browser, "[data-testid=mine-1]");
    press(browser, "[data-testid=mine-2]");
    browser.wait_for("[data-testid=mine-1]:checked");
    press(browser, "[data-testid=join]");
    browser.wait_for("[data-testid=send-link]");
}

/// Moves the arrival of the page's link back by a day: until then its sender counts as playing on the other device.
pub(crate) fn let_a_day_pass(browser: &Browser) {
    browser.wait_for("[data-testid=sent-this-link]");
    let script = "const came = JSON.parse(localStorage['catenary.came']);
        came.forEach(note => note[3] -= 86_400_000);
        localStorage.setItem('catenary.came', JSON.stringify(came))";
    browser.run(script, json!([]));
    browser.reload();
    browser.wait_for("[data-testid=joining]");
    assert_eq!(browser.count("[data-testid=sent-this-link]"), 0);
}

/// Shows the question who plays here, the dialog that sends, and the question about a second answer.
pub(crate) fn dialogs(browser: &Browser, look: &mut Look<'_>) {
    let first = first_turn(0);
    let second = (1..).map(first_turn).find(|link| *link != first).expect("another answer");
    go(browser, &format!("#{first}"), "[data-testid=joining]");
    look(browser, "who-are-you");
    wait_for_beto(browser, &first);
    press(browser, "[data-testid=send-link]");
    browser.wait_for("[data-testid=code]");
    look(browser, "send-turn");
    press(browser, "[data-testid=close-link]");
    press(browser, "[data-testid=send]");
    browser.wait_for("[data-testid=send-turn]");
    look(browser, "send-turn-from-the-head");
    press(browser, "[data-testid=close-link]");
    go(browser, &format!("#{second}"), "[data-testid=keep-answer]");
    look(browser, "second-answer");
    go(browser, "#/new/berlin", "[data-testid=seats]");
    for it in ["control-1-elsewhere", "control-2-elsewhere"] {
        press(browser, &format!("[data-testid={it}]"));
    }
    browser.wait_for("[data-testid=obstacles]");
    look(browser, "nobody-here");
}
