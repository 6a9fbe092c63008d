//! Notch, rounded corners and home indicator: nothing pressable is there, on any page, dialog or sheet, in both
//! orientations.

use crate::browser::{Browser, Pointer};
use crate::places::{go, press};
use crate::reflow::lines;
use catenary::titles::TitleKey;
use serde_json::json;

/// Windows with the insets of the device: top, right, bottom, left.
const WINDOWS: [((u32, u32), [u32; 4]); 2] =
    [((390, 844), [47, 0, 34, 0]), ((844, 390), [0, 47, 21, 59])];

/// Sets the insets of the page, like those that a device reports.
const KEEP_OFF: &str = "
    const [top, right, bottom, left] = arguments;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`:root { --inset-top: ${top}px; --inset-right: ${right}px; --inset-bottom: ${bottom}px; --inset-left: ${left}px }`);
    document.adoptedStyleSheets = [sheet]";

/// Returns pressable elements whose visible part is outside the safe part of the window. Content that the page itself
/// scrolls must be safe at its start and at its end.
const UNSAFE: &str = "
    const [top, right, bottom, left] = arguments;
    const safe = { top, left, right: innerWidth - right, bottom: innerHeight - bottom };
    const style = it => getComputedStyle(it);
    const seen = it => {
        let { top, right, bottom, left } = it.getBoundingClientRect();
        for (let up = it.parentElement; up && up !== document.body; up = up.parentElement) {
            if (style(up).overflowX !== 'visible' || style(up).overflowY !== 'visible') {
                const box = up.getBoundingClientRect();
                [top, left] = [Math.max(top, box.top), Math.max(left, box.left)];
                [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
            }
        }
        return { top, right, bottom, left };
    };
    const stays = it => {
        for (let up = it; up && up !== document.body; up = up.parentElement) {
            if (up.matches('.frame, dialog') || ['fixed', 'sticky'].includes(style(up).position)) return true;
        }
        return false;
    };
    const controls = [...document.querySelectorAll('button, a[href], label.button, input:not([type=file]), select, textarea, summary, .board-view__sheet, .board-view__sheet [data-place], .board-view__sheet [data-spot], .fetching')]
        .filter(it => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.spoken, [inert]'));
    const faults = [];
    const look = its => {
        for (const it of its) {
            const box = seen(it);
            if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
            // An element that is scrolled away is nowhere in the window.
            if (box.bottom <= 0 || box.top >= innerHeight) continue;
            const out = box.top < safe.top - 1 || box.left < safe.left - 1 || box.right > safe.right + 1 || box.bottom > safe.bottom + 1;
            if (out) faults.push(`${it.outerHTML.replace(/<svg.*?<\\/svg>/g, '').slice(0, 120)} at ${Object.values(box).map(Math.round)}`);
        }
    };
    const staying = controls.filter(stays), flowing = controls.filter(it => !stays(it));
    look(staying);
    scrollTo(0, 0);
    look(flowing.slice(0, 1));
    scrollTo(0, document.body.scrollHeight);
    // On a page with a tall foot the last control may be cut off at the top: it can be scrolled back.
    look(flowing.filter(it => it.getBoundingClientRect().top >= 0).slice(-1));
    scrollTo(0, 0);
    if (!controls.length) faults.push('nothing to look at');
    return faults";

/// The button that opens a place, and the selector of the place.
type Door = (&'static str, &'static str);

const OPENERS: [Door; 7] = [
    ("[data-testid=past-button]", "[data-testid=past]"),
    ("[data-testid=hint-button]", "[data-testid=hint]"),
    ("[data-testid=open-side]", ".is-side-open"),
    ("[data-testid=more]", ".topbar__sheet.is-open"),
    ("[data-testid=command-open]", "[data-testid=command-input]"),
    ("[data-testid=send]", "[data-testid=link]"),
    ("[data-testid=settings]", "[data-testid=close-settings]"),
];

#[test]
fn no_control_is_under_notch_or_home_indicator() {
    let browser = Browser::start();
    browser.open("");
    let mut wrong = Vec::new();
    let mut look = |place: &str| {
        for (size, insets) in WINDOWS {
            browser.show_small(size, Pointer::Finger);
            browser.run(KEEP_OFF, json!(insets));
            browser.wait_for_picture();
            let found = lines(browser.run(UNSAFE, json!(insets)));
            wrong.extend(found.into_iter().map(|line| format!("{place} at {size:?}: {line}")));
        }
    };
    look("home");
    press(&browser, "[data-testid=settings]");
    browser.wait_for("[data-testid=close-settings]");
    look("settings");
    press(&browser, "[data-testid=close-settings]");
    browser.run(
        "const it = document.createElement('p'); it.className = 'fetching'; it.textContent = 'x'; document.body.append(it)",
        json!([]),
    );
    look("toast");
    browser.run("document.querySelector('body > .fetching').remove()", json!([]));
    go(&browser, "#/ranked/tramways", "[data-testid=ranked]");
    look("ranked");
    go(&browser, "#/nowhere", "[data-testid=missing]");
    look("missing");
    for title in TitleKey::posters() {
        let key = title.key();
        go(&browser, &format!("#/rules/{key}"), ".booklet");
        look(&format!("rules of {key}"));
        go(&browser, &format!("#/new/{key}"), "[data-testid=start]");
        look(&format!("set-up of {key}"));
        press(&browser, "[data-testid=start]");
        browser.wait_for("[data-testid=table]");
        look(&format!("table of {key}"));
        for (button, there) in OPENERS {
            press(&browser, button);
            browser.wait_for(there);
            look(&format!("{there} of {key}"));
            browser.back();
            browser.wait_until(&format!("{there} to close"), || browser.count(there) == 0);
        }
    }
    assert!(wrong.is_empty(), "{} controls:\n{}", wrong.len(), wrong.join("\n"));
    browser.assert_quiet();
}
