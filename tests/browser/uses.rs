//! "What can I do with this?": cards and places list their uses, and begin them.

use crate::browser::{Browser, Pointer, key};
use crate::player::{Player, at_first_task};
use catenary::titles::tramways::rules::state::{CurrentAction, Decision};
use catenary::titles::tramways::view::drafts::ids::place_of;
use serde_json::json;

fn at_the_actions(browser: &Browser) -> Player<'_> {
    at_first_task(browser, 19)
}

/// Right-clicks on the middle of the element that the selector finds.
fn ask_about(browser: &Browser, selector: &str) {
    let script = "const it = document.querySelector(arguments[0]); const box = it.getBoundingClientRect();
        const at = { bubbles: true, cancelable: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 2 };
        return it.dispatchEvent(new MouseEvent('contextmenu', at))";
    let shown = browser.run(script, json!([selector]));
    assert_eq!(shown, false, "the browser's own menu stays closed");
    browser.wait_for("[data-testid=uses]");
}

#[test]
fn a_card_lists_its_uses_and_begins_them() {
    let browser = Browser::start();
    let player = at_the_actions(&browser);
    browser.click("[data-testid=hand] [data-card=genA1] [data-slot=\"0\"]");
    browser.wait_for("[data-testid=uses]");
    let started = "[data-testid=uses] [data-action=rails]";
    browser.wait_for(started);
    assert!(browser.count("[data-testid=no-use] [data-rule]") > 0, "each reason has its rule");
    browser.screenshot("uses-card");
    browser.click(started);
    browser.wait_until("the rails to begin", || player.state().decision == Decision::Head);
    assert_eq!(browser.count("[data-testid=uses]"), 0);
    browser.assert_quiet();
}

#[test]
fn keys_open_choose_and_close_the_uses() {
    let browser = Browser::start();
    let player = at_the_actions(&browser);
    let ply = player.ply();
    browser.run(
        "document.querySelector('[data-testid=hand] [data-card=genA1] button').focus()",
        json!([]),
    );
    browser.press(&["i"]);
    browser.wait_for("[data-testid=uses]:focus");
    browser.press(&[key::ESCAPE]);
    browser.wait_until("the uses to close", || browser.count("[data-testid=uses]") == 0);
    assert_eq!(player.ply(), ply, "only the list is closed");
    browser.run(
        "document.querySelector('[data-testid=hand] [data-card=genA1] button').focus()",
        json!([]),
    );
    browser.press(&["i"]);
    browser.wait_for("[data-testid=uses]");
    let first = browser.attribute("[data-testid=use]", "data-action");
    browser.press(&["1"]);
    browser.wait_until("the first use", || {
        player.ply() > ply || browser.count("[data-testid=uses]") == 0
    });
    assert!(first.is_some());
    browser.assert_quiet();
}

#[test]
fn a_place_lists_its_possible_and_impossible_uses() {
    let browser = Browser::start();
    let player = at_the_actions(&browser);
    let ply = player.ply();
    ask_about(&browser, ".board-view__sheet [data-spot]");
    let parts = browser.count("[data-testid=use]") + browser.count("[data-testid=no-use]");
    assert!(parts > 0, "something is said about the middle of the map");
    browser.screenshot("uses-place");
    browser.click("[data-testid=uses-close]");
    browser.wait_until("the uses to close", || browser.count("[data-testid=uses]") == 0);
    assert_eq!(player.ply(), ply);
    assert!(matches!(player.state().work, CurrentAction::Nothing));
    ask_about(&browser, "[data-testid=hand] [data-card=genB1]");
    assert!(
        browser.text("[data-testid=uses]").contains("ACT-4"),
        "money is for the Administration"
    );
    browser.assert_quiet();
}

/// Asks about a cell, and returns how much of it the list covers, in square pixels.
fn covered(browser: &Browser, cell: &str) -> f64 {
    let ask = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
        const at = { bubbles: true, cancelable: true, clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, button: 2 };
        document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('contextmenu', at))";
    browser.run(ask, json!([cell]));
    browser.wait_for("[data-testid=uses]");
    let script = "const [a, b] = [document.querySelector(arguments[0]), document.querySelector('[data-testid=uses]')].map(it => it.getBoundingClientRect());
        return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
            * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))";
    let covered = browser.run(script, json!([cell])).as_f64().expect("a number");
    browser.click("[data-testid=uses-close]");
    browser.wait_until("the uses to close", || browser.count("[data-testid=uses]") == 0);
    covered
}

/// Shows the whole map, and waits until it fits the window: the view box has the shape of its element, and neither
/// changes any more.
fn show_the_whole_map(browser: &Browser) {
    browser.press(&["0"]);
    let rest = "const sheet = document.querySelector('.board-view__sheet');
        const [box, shown] = [sheet.getBoundingClientRect(), sheet.viewBox.baseVal];
        const now = [box.left, box.top, box.width, box.height, shown.width, shown.height].join(' ');
        const same = now === window.seen;
        window.seen = now;
        return same && Math.abs(box.width / box.height - shown.width / shown.height) < 0.01";
    browser.wait_until("the map to be at rest", || browser.run(rest, json!([])) == json!(true));
}

#[test]
fn the_list_never_covers_its_place() {
    let browser = Browser::start();
    let state = at_the_actions(&browser).state();
    for size in [(390, 844), (844, 390), (667, 375), (768, 1024), (1024, 768), (1440, 900)] {
        browser.show_small(size, Pointer::Mouse);
        show_the_whole_map(&browser);
        for cell in ["A1", "I1", "A5", "I5", "E3"] {
            let place = place_of(state.map.lattice.named(cell).expect("a cell"));
            let drawn = format!(".board-view__sheet [data-place=\"{place}\"]");
            assert_eq!(covered(&browser, &drawn), 0.0, "{cell} at {size:?}");
        }
    }
    browser.assert_quiet();
}
