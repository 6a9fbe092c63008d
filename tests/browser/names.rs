//! The names on boards are readable at any size of the board, and neither they nor buttons cover a Location.

use crate::browser::{Browser, Pointer};
use crate::games::{PRESS, begin, play_until, ply};
use catenary::table::{Hands, Players};
use serde_json::{Value, json};

/// Phones in portrait, in landscape, and small ones.
const PHONES: [(u32, u32); 4] = [(360, 640), (390, 844), (320, 568), (740, 300)];

/// Returns faults of the board's names: too small, missing, or over the middle of a Location.
const WRONG: &str = "
    const sheet = document.querySelector('.board-view__sheet'), room = sheet.getBoundingClientRect(), wrong = [];
    const names = [...sheet.querySelectorAll('.city-name, .city-water-name, .metro-end text, .metro-destination text')]
        .filter(it => it.checkVisibility());
    if (names.length < arguments[0]) wrong.push(`only ${names.length} names`);
    for (const it of names) {
        const at = it.getScreenCTM(), high = parseFloat(getComputedStyle(it).fontSize) * Math.hypot(at.a, at.b);
        if (high < 9.5) wrong.push(`${it.textContent} is ${high.toFixed(1)} px high`);
    }
    for (const stop of sheet.querySelectorAll('.board-view__pieces .city-stop')) {
        const box = stop.querySelector('.city-stop__sign').getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (x < room.left + 2 || x > room.right - 2 || y < room.top + 2 || y > room.bottom - 2) continue;
        const top = document.elementFromPoint(x, y);
        if (!stop.contains(top)) wrong.push(`${stop.dataset.place} lies under ${top?.outerHTML.slice(0, 80)}`);
        for (const name of names) for (const line of name.querySelectorAll('tspan')) {
            const all = line.getBoundingClientRect(), air = all.height * 0.25;
            if (x > all.left && x < all.right && y > all.top + air && y < all.bottom - air) wrong.push(`${stop.dataset.place} lies under ${name.textContent}`);
        }
    }
    return wrong";

fn wrong(browser: &Browser, least: usize) -> Value {
    browser.run(WRONG, json!([least]))
}

/// Returns the pixels of a drawing unit.
fn scale(browser: &Browser) -> f64 {
    let script = "const at = document.querySelector('.board-view__sheet').getScreenCTM(); return Math.hypot(at.a, at.b)";
    browser.run(script, json!([])).as_f64().expect("a scale")
}

/// Presses a button of the board's view, in the menu if it is there.
fn steer(browser: &Browser, number: usize) {
    let script = "const all = [...document.querySelectorAll('.board-view__controls, .board-menu')];
        all.find(it => getComputedStyle(it).display !== 'none').children[arguments[0]].click()";
    browser.run(script, json!([number]));
    browser.wait_for_picture();
}

#[test]
fn names_are_legible_on_every_phone_at_any_zoom_and_turn() {
    let browser = Browser::start();
    for (title, least) in [("san-francisco", 19), ("berlin", 20), ("metromania", 2)] {
        browser.show_small(PHONES[0], Pointer::Finger);
        begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "es");
        if title == "metromania" {
            play_until(&browser, PRESS, 0, "ply() >= 24");
        }
        for size in PHONES {
            browser.show_small(size, Pointer::Finger);
            for turned in [false, true] {
                steer(&browser, 2);
                assert_eq!(
                    wrong(&browser, least),
                    json!([]),
                    "{title} {size:?} {turned}: all of it"
                );
                steer(&browser, 0);
                assert_eq!(wrong(&browser, least), json!([]), "{title} {size:?} {turned}: nearer");
                if title != "metromania" {
                    steer(&browser, 3);
                }
            }
            steer(&browser, 2);
            browser.screenshot(&format!("names-{title}-{}", size.0));
        }
    }
    browser.assert_quiet();
}

/// Returns whether the buttons of the board's view are visible next to the board.
const BESIDE: &str = "
    const button = document.querySelector('.board-view__controls button').getBoundingClientRect();
    const sheet = document.querySelector('.board-view__sheet').getBoundingClientRect();
    return button.width > 0 && button.right <= sheet.left + 1";

#[test]
fn one_finger_zooms_in_and_out_without_buttons_on_the_board() {
    let browser = Browser::start();
    for title in ["berlin", "metromania"] {
        browser.show_small((360, 640), Pointer::Finger);
        begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
        assert_eq!(browser.run(BESIDE, json!([])), json!(false), "{title}: they left the board");
        let whole = scale(&browser);
        browser.click("[data-testid=more]");
        browser.wait_for(".topbar__sheet.is-open");
        for _ in 0..3 {
            let (before, button) = (scale(&browser), browser.middle(".board-menu > :nth-child(1)"));
            browser.touch(&[[button; 2]]);
            browser.wait_until("a closer look", || scale(&browser) > before * 1.2);
        }
        let button = browser.middle(".board-menu > :nth-child(3)");
        browser.touch(&[[button; 2]]);
        browser.wait_until("the whole board", || (scale(&browser) - whole).abs() < 0.01);
        let outside = "const veil = document.querySelector('.topbar__veil').getBoundingClientRect(); return [veil.left + 20, veil.bottom - 20]";
        let outside = browser.run(outside, json!([]));
        browser.click_at(outside[0].as_f64().expect("x"), outside[1].as_f64().expect("y"));
        browser.wait_until("the menu to be closed", || browser.count(".topbar__veil") == 0);
        // Nothing in the corner of the board can be pressed.
        let corner = "const box = document.querySelector('.board-view__sheet').getBoundingClientRect(); return [box.left + 12, box.top + 12]";
        let corner = browser.run(corner, json!([]));
        let corner = (corner[0].as_f64().expect("x"), corner[1].as_f64().expect("y"));
        let before = ply(&browser);
        browser.double_tap(corner);
        browser.wait_until("a closer look", || scale(&browser) > whole * 1.5);
        assert_eq!(ply(&browser), before, "nothing was decided");
        for (size, pointer) in [
            ((360, 640), Pointer::Mouse),
            ((844, 390), Pointer::Finger),
            ((768, 1024), Pointer::Finger),
        ] {
            browser.show_small(size, pointer);
            browser.wait_until("the buttons beside the board", || {
                browser.run(BESIDE, json!([])) == json!(true)
            });
        }
    }
    browser.assert_quiet();
}
