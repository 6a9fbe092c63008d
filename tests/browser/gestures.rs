//! The system's gestures: a double tap, a pull, a long press, a swipe from the edge.

use crate::browser::{Browser, Pointer};
use crate::places::{go, press};
use crate::reflow::lines;
use catenary::titles::TitleKey;
use serde_json::json;

/// Returns what a finger could zoom, pull, highlight or select as text.
const LOOSE: &str = "
    const style = it => getComputedStyle(it), name = it => it.outerHTML.replace(/<svg.*?<\\/svg>/g, '').slice(0, 100);
    const root = style(document.documentElement), faults = [];
    if (root.overscrollBehaviorY !== 'none') faults.push('a pull loads the page again');
    if (root.webkitTapHighlightColor !== 'rgba(0, 0, 0, 0)') faults.push('a tap is lit up');
    const all = [...document.querySelectorAll('button, a, label, summary, input, select, [data-place], [data-piece], .board-view__sheet, .board-view__sheet')];
    if (all.length < 4) faults.push('nothing to look at');
    faults.push(...all.filter(it => style(it).touchAction === 'auto').map(it => `a double tap zooms ${name(it)}`));
    const chosen = it => style(it).userSelect !== 'none' && !it.closest('dialog, input, textarea');
    faults.push(...[...document.querySelectorAll('.frame, .frame *, button, .sheet__board')].filter(chosen).map(it => `a long press chooses ${name(it)}`));
    return faults";

#[test]
fn no_gesture_of_the_system_disturbs_a_game() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    browser.open("");
    let mut wrong = Vec::new();
    let mut look = |place: &str| {
        let found = lines(browser.run(LOOSE, json!([])));
        wrong.extend(found.into_iter().map(|line| format!("{place}: {line}")));
    };
    look("home");
    for title in TitleKey::posters() {
        let key = title.key();
        go(&browser, &format!("#/new/{key}"), "[data-testid=start]");
        look(&format!("set-up of {key}"));
        press(&browser, "[data-testid=start]");
        browser.wait_for("[data-testid=table]");
        look(&format!("table of {key}"));
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    browser.assert_quiet();
}
