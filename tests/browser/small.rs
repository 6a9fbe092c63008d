//! Small windows and large letters: the buttons of every decision are visible, and nothing is cut off or out of reach.

use crate::browser::{Browser, DRAWN, Pointer};
use crate::games::{PRESS, begin, ply};
use catenary::table::{Hands, Players};
use serde_json::{Value, json};

const TITLES: [&str; 4] = ["tramways", "san-francisco", "berlin", "metromania"];

/// Returns the buttons of the current decision that are not completely visible.
const HIDDEN: &str = "
    const buttons = [...document.querySelectorAll('.ask__choices .button')].filter(it => it.checkVisibility());
    const hides = (it, box) => {
        for (let around = it.parentElement; around; around = around.parentElement) {
            const room = around.getBoundingClientRect(), style = getComputedStyle(around);
            if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
            if (box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 1 || box.bottom > room.bottom + 1) return true;
        }
        return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    };
    const wrong = buttons.filter(it => {
        const box = it.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return hides(it, box) || !it.contains(top) || it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1;
    });
    return wrong.map(it => { const box = it.getBoundingClientRect();
        return `${it.innerText} of ${buttons.length} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}` })";

/// Checks the buttons of a decision, and presses one if all are visible.
const LOOK: &str = "
    const number = arguments[0];
    return (async () => {
        await drawn();
        // The menu of a place's uses covers the prompt until it is closed.
        document.querySelector('[data-testid=uses-close]')?.click();
        await drawn();
        const found = [hidden(), document.querySelectorAll('.ask__choices .button').length];
        if (!found[0].length) {
            press(number);
            await drawn();
        }
        return found;
    })()";

const LOW: [(u32, u32); 3] = [(740, 300), (667, 325), (320, 568)];

#[test]
fn the_buttons_of_every_decision_are_whole_and_in_sight_in_small_windows() {
    let browser = Browser::start();
    let look = format!(
        "const press = function () {{ {PRESS} }}, hidden = () => {{ {HIDDEN} }}; {DRAWN} {LOOK}"
    );
    for title in TITLES {
        begin(&browser, title, Players::people(3).with_hands(Hands::Open), 7, "es");
        let mut seen = 0;
        for number in 0..26 {
            // Each decision is checked in one of these windows, and over time each kind of decision in all of them.
            let size = LOW[number % LOW.len()];
            browser.show_small(size, Pointer::Finger);
            let looked = browser.run(&look, json!([number * 7 + 3]));
            if looked[0] != json!([]) {
                browser.screenshot(&format!("hidden-{title}-{number}"));
            }
            assert_eq!(looked[0], json!([]), "{title}, ply {} in {size:?}", ply(&browser));
            seen += looked[1].as_u64().expect("a count");
        }
        assert!(seen > 12, "{title}: only {seen} buttons");
    }
    browser.assert_quiet();
}

/// Returns everything pressable or readable at a table or a page that is covered, cut off or out of reach after
/// scrolling to it.
const LOST: &str = "
    const root = document.querySelector(arguments[0]), wrong = [];
    const seen = it => it.checkVisibility({ visibilityProperty: true }) && it.getClientRects().length
        && !it.closest('.spoken, [inert], .frame__side, .topbar__sheet, details:not([open]) > :not(summary)');
    const name = it => (it.innerText || it.title || it.className.baseVal || it.className).slice(0, 60);
    const targets = [...root.querySelectorAll('button, a[href], input, summary, select')].filter(seen);
    if (targets.length < 2) wrong.push(`only ${targets.length} targets`);
    for (const it of targets) {
        const shown = it.matches('input') ? it.closest('label') ?? it : it;
        shown.scrollIntoView({ block: 'center', inline: 'center' });
        // An element that is broken into lines is pressed on its first line.
        const box = shown.getBoundingClientRect(), line = shown.getClientRects()[0];
        const top = document.elementFromPoint(line.left + Math.min(line.width, innerWidth) / 2, Math.min(line.top + line.height / 2, innerHeight - 2));
        if (!top || !(shown.contains(top) || top.contains(shown))) wrong.push(`covered: ${name(shown)} by ${top?.className}`);
        if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`out of reach: ${name(shown)}`);
    }
    const texts = [...root.querySelectorAll('button, a, p, h1, h2, h3, dt, dd, li, td, th, label, span, b')].filter(seen);
    for (const it of texts) {
        const style = getComputedStyle(it);
        if (style.display === 'inline' || style.clipPath !== 'none' || it.closest('svg, [aria-hidden=true]') || !it.innerText?.trim()) continue;
        const hides = [style.overflowX, style.overflowY].some(it => it === 'hidden' || it === 'clip');
        if (hides && style.textOverflow !== 'ellipsis' && (it.scrollWidth > it.clientWidth + 2 || it.scrollHeight > it.clientHeight + 2)) wrong.push(`cut off: ${name(it)}`);
        const box = it.getBoundingClientRect(), room = it.closest('button, .ask, .player-chip')?.getBoundingClientRect();
        if (room && box.width && (box.right > room.right + 2 || box.bottom > room.bottom + 2 || box.left < room.left - 2)) wrong.push(`sticks out: ${name(it)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return wrong";

/// Returns what is lost, once the page has settled after a resize.
fn lost(browser: &Browser, root: &str) -> Value {
    let look = || {
        browser.wait_for_picture();
        browser.run(LOST, json!([root]))
    };
    let mut looks = (0..20).map(|_| look());
    looks.find(|found| *found == json!([])).unwrap_or_else(look)
}

/// Sets the size of letters, like a browser's settings.
fn write(browser: &Browser, pixels: u32) {
    browser.run("document.documentElement.style.fontSize = `${arguments[0]}px`", json!([pixels]));
    browser.wait_for_picture();
}

/// Windows, and the sizes of their letters.
const LARGE: [((u32, u32), u32); 5] =
    [((320, 256), 16), ((390, 844), 32), ((844, 390), 32), ((360, 640), 32), ((1280, 800), 32)];

#[test]
fn tables_scroll_with_large_text_or_in_a_low_window() {
    let browser = Browser::start();
    let mut wrong = Vec::new();
    for title in TITLES {
        begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "es");
        for part in ["begin", "turn"] {
            for (size, letters) in LARGE {
                browser.show_small(size, Pointer::Mouse);
                write(&browser, letters);
                let board = "const box = document.querySelector('.board-view__sheet').getBoundingClientRect(); return Math.min(box.width, box.height) >= 150";
                let found = lost(&browser, ".frame");
                if found != json!([]) || browser.run(board, json!([])) != json!(true) {
                    browser.screenshot(&format!("flow-{title}-{part}-{}-{letters}", size.0));
                    wrong.push(format!("{title} {part} {size:?} {letters}: {found}"));
                }
            }
            write(&browser, 16);
            for number in 0..6 {
                browser.run(PRESS, json!([number * 7]));
                browser.wait_for_picture();
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.assert_quiet();
}

#[test]
fn pages_scroll_with_large_text() {
    let browser = Browser::start();
    let mut wrong = Vec::new();
    for address in [
        "#/",
        "#/new/berlin",
        "#/new/metromania",
        "#/rules/tramways",
        "#/rules/berlin",
        "#/rules/metromania",
        "#/nowhere",
    ] {
        browser.open(address);
        browser.wait_for(".page");
        for (size, letters) in LARGE {
            browser.show_small(size, Pointer::Mouse);
            write(&browser, letters);
            let found = lost(&browser, ".page");
            if found != json!([]) {
                browser.screenshot(&format!("flow-page-{}-{}", size.0, wrong.len()));
                wrong.push(format!("{address} {size:?} {letters}: {found}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.assert_quiet();
}

/// Returns texts with letters below 11 pixels, except in drawings, whose names are fitted (table/board/lettering.rs).
const TINY: &str = "
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), said = new Set();
    let read = 0;
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), it = walker.currentNode.parentElement;
        if (!text || !it.checkVisibility({ visibilityProperty: true }) || it.closest('svg, script, style, .spoken')) continue;
        read++;
        const size = parseFloat(getComputedStyle(it).fontSize);
        if (size < 10.99) said.add(`${it.tagName} ${it.className} ${text.slice(0, 30)}: ${size}`);
    }
    return read > 9 ? [...said] : ['nothing to read']";

#[test]
fn letters_are_at_least_eleven_pixels_high() {
    let browser = Browser::start();
    let mut wrong = Vec::new();
    let mut read = |browser: &Browser, name: &str| {
        for size in [(1440, 900), (1366, 768), (1024, 768), (390, 844), (844, 390), (360, 640)] {
            browser.show_small(size, Pointer::Mouse);
            browser.wait_for_picture();
            let tiny = browser.run(TINY, json!([]));
            if tiny != json!([]) {
                wrong.push(format!("{name} {size:?}: {tiny}"));
            }
        }
    };
    for title in TITLES {
        browser.open(&format!("#/rules/{title}"));
        browser.wait_for(".page");
        read(&browser, &format!("the rules of {title}"));
        begin(&browser, title, Players::people(4).with_hands(Hands::Open), 7, "es");
        for part in ["the beginning", "a turn"] {
            read(&browser, &format!("{title}, {part}"));
            for number in 0..24 {
                browser.run(PRESS, json!([number]));
                browser.wait_for_picture();
            }
        }
    }
    browser.open("");
    browser.wait_for(".poster__entry");
    read(&browser, "home");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.assert_quiet();
}
