//! Double presses: each decision is made once, and what replaces a button is not pressed with it.

use crate::browser::{Browser, Pointer};
use crate::player::{self, Player};
use catenary::table::{GameTable, Players};
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};

fn sit(browser: &Browser, until: impl Fn(&State) -> bool) -> Player<'_> {
    let session = player::played(Setup::standard(1, 11), until);
    Player::sit_down(browser, &GameTable::new(session, &Players::people(1), 1))
}

/// The first pressable item of the market.
const FIRST: &str = "[data-testid=market] [data-action]";

#[test]
fn a_double_click_decides_once() {
    let browser = Browser::start();
    let player = sit(&browser, |state| state.decision == Decision::Task && state.round == 2);
    let before = player.ply();
    browser.double_click(browser.middle(".ask [data-action=money]"));
    assert_eq!(player.record().actions.len(), before + 1, "the second click decides nothing");
    browser.assert_quiet();
}

#[test]
fn a_double_tap_decides_once() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    let player = sit(&browser, |state| matches!(state.decision, Decision::Book));
    let before = player.ply();
    let middle = browser.middle(FIRST);
    browser.double_tap(middle);
    assert_eq!(player.record().actions.len(), before + 1, "the second tap decides nothing");
    browser.assert_quiet();
}

#[test]
fn undo_takes_every_press_of_a_double_click() {
    let browser = Browser::start();
    let player = sit(&browser, |state| state.decision == Decision::Task && state.round == 2);
    let before = player.ply();
    browser.double_click(browser.middle("[data-testid=undo]"));
    browser.wait_until("two steps back", || player.ply() + 2 <= before);
    browser.assert_quiet();
}

#[test]
fn a_description_stays_while_hovered_and_lets_presses_through() {
    let browser = Browser::start();
    browser.show_small((1440, 900), Pointer::Mouse);
    sit(&browser, |state| state.decision == Decision::Task && state.round == 2);
    let is_open = || browser.count("[data-testid=piece-detail]") == 1;
    browser.hover("[data-testid=hand] [data-piece]");
    browser.wait_until("the description", is_open);
    browser.hover("[data-testid=piece-detail]");
    std::thread::sleep(std::time::Duration::from_millis(600));
    assert!(is_open(), "the pointer is on it");
    let (x, y) = browser.middle("[data-testid=piece-detail]");
    browser.click_at(x, y);
    browser.wait_until("it to close", || !is_open());
    let answer = "[data-testid=note], [data-testid=uses], .line--now, .chosen";
    browser.wait_until("the board's answer", || browser.count(answer) > 0);
    browser.assert_quiet();
}
