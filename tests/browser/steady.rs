//! What is pressed again and again stays under the finger, and no second press shows another person's hand.

use crate::browser::{Browser, Pointer};
use crate::games::{begin, play_until, ply, turn};
use crate::tables::PRESS;
use catenary::table::{Hands, Players};
use serde_json::{Value, json};

const WINDOWS: [(u32, u32); 7] =
    [(1366, 650), (1440, 900), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390)];

/// Where the buttons lie that are pressed again and again.
const LIE: &str = "
    const named = ['past-back', 'past-on', 'undo', 'redo'].map(name => `[data-testid=${name}]`);
    const all = named.concat('.board-view__controls .map__control').flatMap(it => [...document.querySelectorAll(it)]);
    return all.map(it => it.getBoundingClientRect()).map(at => at.width ? [Math.round(at.left), Math.round(at.top)] : null)";

/// Whether no button that is there before and after has moved.
fn is_still(before: &Value, after: &Value) -> bool {
    let [before, after] = [before, after].map(|it| it.as_array().expect("places"));
    let stays =
        |(before, after): (&Value, &Value)| before.is_null() || after.is_null() || before == after;
    before.len() == after.len() && before.iter().zip(after).all(stays)
}

fn lie(browser: &Browser) -> Value {
    let mut before = Value::Null;
    browser.wait_until("buttons that lie still", || {
        let now = browser.run(LIE, json!([]));
        let still = now == before;
        before = now;
        still
    });
    before
}

/// What would be pressed at a point.
const UNDER: &str = "return document.elementFromPoint(arguments[0], arguments[1])?.closest('button')?.dataset.testid ?? 'nothing'";

#[test]
fn what_is_pressed_again_and_again_never_moves() {
    let browser = Browser::start();
    for title in ["tramways", "berlin", "metromania"] {
        begin(&browser, title, Players::people(3), 5, "en");
        play_until(&browser, PRESS, 0, "ply() >= 24 && turn() === 'yours'");
        let end = ply(&browser);
        browser.click("[data-testid=past-button]");
        for size in WINDOWS {
            browser.show_small(size, Pointer::Finger);
            let lay = lie(&browser);
            let point = browser.middle("[data-testid=past-back]");
            let mut seen = 0;
            for _ in 0..6 {
                assert_eq!(
                    browser.run(UNDER, json!([point.0, point.1])),
                    "past-back",
                    "{title} {size:?}"
                );
                let before = ply(&browser);
                browser.run("document.querySelector('[data-testid=past-back]').click()", json!([]));
                browser.wait_until("an earlier position", || ply(&browser) < before);
                let now = lie(&browser);
                assert!(is_still(&lay, &now), "{title} {size:?} at {}: {lay} {now}", ply(&browser));
                seen += usize::from(turn(&browser) == "past");
            }
            assert!(seen > 0, "{title}: positions at which another person decided");
            browser.run("document.querySelector('[data-testid=past-end]').click()", json!([]));
            browser.wait_until("the present", || ply(&browser) == end);
        }
        browser.run("document.querySelector('[data-testid=past-button]').click()", json!([]));
    }
    browser.assert_quiet();
}

const BOARD: &str = "
    const at = document.querySelector('.board-view').getBoundingClientRect();
    return [at.left, at.top, at.width, at.height].map(Math.round)";

/// Small windows; of wide ones `geometry` tells more.
const SIZES: [(u32, u32); 2] = [(390, 844), (844, 390)];

/// What opens and closes something at a table: a button of its own, or one of what it opens.
const OPENERS: [(&str, &str); 4] = [
    ("[data-testid=hint-button]", "[data-testid=hint-button]"),
    ("[data-testid=unfold]", "[data-testid=unfold]"),
    ("[data-testid=open-side]", ".frame__side > .sheet-toggle"),
    ("[data-testid=others]", ".others__all"),
];

#[test]
fn what_opens_never_moves_or_shrinks_the_board() {
    let browser = Browser::start();
    let can = |selector: &str| {
        let script = "return !!document.querySelector(arguments[0])?.checkVisibility({ visibilityProperty: true })";
        browser.run(script, json!([selector])) == json!(true)
    };
    let press = |selector: &str| {
        browser.run("document.querySelector(arguments[0]).click()", json!([selector]));
        browser.wait_for_picture();
    };
    for title in ["tramways", "san-francisco", "berlin", "metromania"] {
        begin(&browser, title, Players::people(4).with_hands(Hands::Open), 5, "es");
        let (mut opened, mut number) = (0, 0);
        for size in SIZES {
            browser.show_small(size, Pointer::Mouse);
            browser.wait_for_picture();
            let lies = browser.run(BOARD, json!([]));
            let check = |what: &str| {
                assert_eq!(browser.run(BOARD, json!([])), lies, "{title} {size:?}: {what}")
            };
            for (open, close) in OPENERS {
                if can(open) {
                    press(open);
                    check(open);
                    press(close);
                    check(close);
                    opened += 1;
                }
            }
            // What is done, refused, asked and told.
            for _ in 0..8 {
                browser.run(PRESS, json!([number]));
                browser.wait_for_picture();
                check(&format!("press {number}"));
                browser.run("document.querySelectorAll('[data-place-button]:not([data-legal])')[arguments[0]]?.click()", json!([number]));
                browser.wait_for_picture();
                check("a refusal");
                number += 1;
            }
            press("[data-testid=undo]");
            check("undo or its question");
            if can("[data-testid=leave-it]") {
                press("[data-testid=leave-it]");
            }
        }
        assert!(opened > 3, "{title}: {opened}");
        browser.open("");
        let learn = if title == "tramways" { "learn" } else { &format!("learn-{title}") };
        browser.click(&format!("[data-testid={learn}]"));
        browser.wait_for("[data-testid=lesson]");
        for size in SIZES {
            browser.show_small(size, Pointer::Mouse);
            browser.wait_for_picture();
            let lies = browser.run(BOARD, json!([]));
            for _ in 0..2 {
                if can("[data-testid=lesson-next]") {
                    press("[data-testid=lesson-next]");
                }
                browser.run(PRESS, json!([0]));
                browser.wait_for_picture();
                assert_eq!(browser.run(BOARD, json!([])), lies, "{title} {size:?}: the guide");
            }
        }
    }
    browser.assert_quiet();
}

#[test]
fn no_hand_comes_from_the_past_without_the_curtain() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    begin(&browser, "san-francisco", Players::people(2), 5, "en");
    play_until(&browser, PRESS, 0, "ply() >= 16 && turn() === 'yours'");
    let hand = browser.text("[data-testid=hand]");
    browser.click("[data-testid=past-button]");
    for _ in 0..12 {
        browser.run("document.querySelector('[data-testid=past-back]').click()", json!([]));
        if turn(&browser) == "past" {
            break;
        }
    }
    browser.wait_for(".past [data-testid=take-past-here]");
    browser.run("document.querySelector('[data-testid=take-past-here]').click()", json!([]));
    browser.wait_for("[data-testid=curtain]");
    assert_eq!((turn(&browser).as_str(), browser.count(".player-chip.is-viewer")), ("pass", 0));
    browser.click("[data-testid=go-back]");
    browser.wait_until("the past again", || turn(&browser) == "past");
    browser.run("document.querySelector('[data-testid=past-end]').click()", json!([]));
    browser.wait_until("the own hand", || browser.text("[data-testid=hand]") == hand);
    browser.assert_quiet();
}
