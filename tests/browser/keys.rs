//! The keys of every table, on any keyboard: by letter, by position, by jumps, by numbers.

use crate::browser::{Browser, key};
use crate::games::{PRESS, begin, play_until, ply};
use crate::player::{Player, table};
use catenary::table::{GameTable, Hands, Players};
use serde_json::{Value, json};

const TITLES: [&str; 4] = ["tramways", "san-francisco", "berlin", "metromania"];

/// A key event: its character, its position, and the bits of its modifiers.
type Stroke = (&'static str, &'static str, u8);

const SHIFT: u8 = 8;
const CONTROL: u8 = 2;

fn strike(browser: &Browser, (key, code, held): Stroke) {
    for kind in ["rawKeyDown", "keyUp"] {
        let event = json!({ "type": kind, "key": key, "code": code, "modifiers": held });
        browser.devtools("Input.dispatchKeyEvent", event);
    }
}

fn people(count: usize) -> Players {
    Players::people(count).with_hands(Hands::Open)
}

fn sit(browser: &Browser, title: &str) {
    if title == "tramways" {
        let table = table(2, 5, |state| state.round > 0);
        let players = people(2).into();
        Player::sit_down(browser, &GameTable { players, ..table });
        browser.wait_for(".board-view__sheet");
    } else {
        begin(browser, title, people(2), 5, "en");
    }
}

/// A button of the header without a key of its own.
const HEAD: &str = "[data-testid=help]";

/// Moves the focus away from the board.
fn leave(browser: &Browser) {
    browser.run("document.querySelector(arguments[0]).focus()", json!([HEAD]));
    assert!(is_on(browser, HEAD));
}

fn is_on(browser: &Browser, selector: &str) -> bool {
    browser.run("return document.activeElement.matches(arguments[0])", json!([selector])) == true
}

#[test]
fn keyboards_without_latin_letters_use_keys_by_position() {
    let browser = Browser::start();
    for title in TITLES {
        sit(&browser, title);
        let board = "[data-place-button]";
        for map in [("ь", "KeyM", 0), ("μ", "KeyM", 0), ("צ", "KeyM", 0), ("m", "Semicolon", 0)]
        {
            leave(&browser);
            strike(&browser, map);
            browser
                .wait_until(&format!("{title}: the board by {map:?}"), || is_on(&browser, board));
        }
        leave(&browser);
        strike(&browser, (",", "KeyM", 0));
        assert!(is_on(&browser, HEAD), "{title}: a comma is no letter");
        strike(&browser, ("؟", "Slash", SHIFT));
        browser.wait_for("dialog[open]");
        browser.press(&[key::ESCAPE]);
        browser.wait_until("no dialog", || browser.count("dialog[open]") == 0);
        leave(&browser);
        // A French keyboard has digits with Shift; each is the first choice, and an undo takes it back.
        for one in [("&", "Digit1", 0), ("1", "Digit1", SHIFT), ("١", "Digit1", 0)] {
            let before = position(&browser);
            if browser
                .count(".ask__choices [data-choice], [data-testid=market] [data-action], .ask [data-action]")
                == 0
            {
                break;
            }
            strike(&browser, one);
            browser.wait_until(&format!("{title}: the first choice by {one:?}"), || {
                position(&browser) != before
            });
            for _ in 0..3 {
                if position(&browser) == before {
                    break;
                }
                strike(&browser, ("я", "KeyZ", CONTROL));
                browser.wait_for_picture();
                if browser.count("[data-testid=agree]") > 0 {
                    browser.click("[data-testid=agree]");
                    browser.wait_for_picture();
                }
            }
            browser.wait_until(&format!("{title}: the undo"), || position(&browser) == before);
        }
        browser.assert_quiet();
    }
}

/// Returns what a decision changes: the ply, the prompt, the chosen places.
fn position(browser: &Browser) -> Value {
    let script = "
        const texts = selector => [...document.querySelectorAll(selector)].map(it => it.textContent);
        const table = document.querySelector('[data-testid=table]').dataset;
        const chosen = [...document.querySelectorAll('[data-place-button][aria-pressed=true]')].map(it => it.dataset.placeButton);
        return [table.ply, table.turn, texts('[data-testid=prompt]'), texts('[data-choice]'), chosen]";
    browser.run(script, json!([]))
}

#[test]
fn plus_minus_and_nought_zoom_every_board() {
    let browser = Browser::start();
    let width = || {
        let view = browser.attribute(".board-view__sheet", "viewBox").unwrap_or_default();
        let width = view.split(' ').nth(2).and_then(|width| width.parse::<f64>().ok());
        width.expect("a board has a view")
    };
    for title in TITLES {
        sit(&browser, title);
        browser.wait_until("all of the board", || width() > 100.0);
        browser.wait_until_idle();
        let whole = width();
        // The focus is nowhere, then on the board.
        for place in ["nowhere", "m"] {
            if place == "m" {
                browser.press(&["m"]);
            }
            browser.press(&["+"]);
            browser.press(&["+"]);
            browser.wait_until(&format!("{title}: closer"), || width() < 0.6 * whole);
            let near = width();
            browser.press(&["-"]);
            browser.wait_until(&format!("{title}: farther"), || width() > 1.2 * near);
            browser.press(&["0"]);
            browser.wait_until(&format!("{title}: all of it"), || width() == whole);
        }
        browser.assert_quiet();
    }
}

#[test]
fn n_and_b_move_between_legal_targets() {
    let browser = Browser::start();
    let can = "[data-place-button][data-legal], [data-piece]:is(.is-legal, .is-offered), [data-choice]:not([aria-disabled])";
    let script = "const { placeButton, piece, choice } = document.activeElement.dataset; return [placeButton ?? null, piece ?? null, choice ?? null]";
    let here = || browser.run(script, json!([]));
    for title in TITLES {
        sit(&browser, title);
        let mut kinds = 0;
        for press in 0..6 {
            leave(&browser);
            browser.press(&["n"]);
            assert!(is_on(&browser, can), "{title} after {press} presses: {}", here());
            let first = here();
            browser.press(&["n"]);
            assert!(is_on(&browser, can), "{title}: {}", here());
            if here() != first {
                kinds += 1;
                browser.press(&["b"]);
                assert_eq!(here(), first, "{title}: back");
                browser.press(&["n"]);
                browser.press(&["N"]);
                assert_eq!(here(), first, "{title}: back with Shift");
            }
            let now = position(&browser);
            browser.run(PRESS, json!([press]));
            browser.wait_until("the answer to a press", || position(&browser) != now);
        }
        assert!(kinds > 2, "{title}: there are several things to choose");
        browser.assert_quiet();
    }
}

/// A number key chooses. Undo, Escape and a button of its own take a choice back.
#[test]
fn number_keys_never_undo_a_choice() {
    let browser = Browser::start();
    let backs = || browser.count(".ask__choices [data-choice].button--quiet");
    for title in TITLES {
        sit(&browser, title);
        let mut tried = 0;
        for number in 0..40 {
            if tried == 2 {
                break;
            }
            if backs() == 0 {
                let now = position(&browser);
                browser.run(PICK, json!([number]));
                browser.wait_until(&format!("{title}: an answer"), || position(&browser) != now);
                continue;
            }
            tried += 1;
            let at = ply(&browser);
            for digit in (1..=9).rev() {
                browser.press(&[&digit.to_string()]);
                browser.wait_for_picture();
                if ply(&browser) > at {
                    break;
                }
                assert!(backs() > 0, "{title}: {digit} takes back");
            }
            play_until(&browser, PRESS, 0, &format!("ply() > {at}"));
        }
        assert!(tried == 2, "{title}: nothing was chosen");
        browser.assert_quiet();
    }
}

/// Presses a place in preference to buttons.
const PICK: &str = "
    const number = arguments[0], all = selector => [...document.querySelectorAll(selector)];
    const pool = [
        all('[data-place-button][data-legal][aria-pressed=false]'),
        all('.ask__choices .button--main'),
        all('.ask__choices [data-choice]:not(.button--quiet):not([aria-disabled=true])'),
        all('[data-testid=market] [data-piece].is-legal'),
    ].find(it => it.length);
    pool?.[number % pool.length].click();";

/// Without a focused element Enter presses the prompt's main choice.
#[test]
fn enter_presses_the_main_choice() {
    let browser = Browser::start();
    begin(&browser, "berlin", people(2), 5, "en");
    let open = "count('.ask__choices .button--main') === 0 && count('[data-place-button][data-legal]') > 0 && ply() > 8";
    play_until(&browser, PRESS, 0, open);
    let before = ply(&browser);
    browser.run("document.querySelector('[data-place-button][data-legal]').click(); document.activeElement.blur()", json!([]));
    browser.wait_for(".ask__choices .button--main");
    browser.press(&[key::ENTER]);
    browser.wait_until("the Route to be claimed", || ply(&browser) > before);
    browser.assert_quiet();
}
