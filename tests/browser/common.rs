//! The common parts of all tables have the same places, names, icons and keys: a player who knows one game knows the
//! table of each.

use crate::browser::{Browser, Pointer, key};
use crate::games::{PRESS, begin, play_until};
use catenary::table::{Hands, Players};
use serde_json::{Value, json};

const TITLES: [&str; 4] = ["tramways", "san-francisco", "berlin", "metromania"];

/// A wide window, a tablet and a phone in both orientations.
const WINDOWS: [((u32, u32), Pointer); 5] = [
    ((1440, 900), Pointer::Mouse),
    ((1366, 768), Pointer::Mouse),
    ((1024, 768), Pointer::Finger),
    ((390, 844), Pointer::Finger),
    ((844, 390), Pointer::Finger),
];

/// The buttons of the header and of what it opens, of the prompt and of the board.
const BUTTONS: [&str; 14] = [
    "to-home",
    "undo",
    "redo",
    "hint-button",
    "past-button",
    "open-side",
    "more",
    "explain-again",
    "send",
    "to-rules",
    "help",
    "settings",
    "language",
    "command-open",
];

/// Returns the places, names and icons of the buttons. Hidden buttons have no place, and neither have those of prompt and
/// board in wide windows, which differ by board. The height of the prompt depends on the hand, so it is left out.
const SEEN: &str = "
    const box = it => { const at = it.getBoundingClientRect();
        return at.width ? [at.left, at.top, at.right, at.bottom].map(Math.round) : null };
    const area = it => [...(it.closest('[class*=frame__]')?.classList ?? [])].find(name => name.startsWith('frame__')) ?? null;
    const wide = innerWidth > innerHeight && innerHeight >= 720;
    const rail = [...document.querySelectorAll('.frame__board .map__control')].slice(0, 3).map(it => ['rail', it.title, it.innerText, 'frame__board', !wide && box(it)]);
    return [...rail, ...arguments[0].map(name => {
        const all = document.querySelectorAll(`.frame [data-testid=${name}]`);
        if (all.length !== 1) return [name, `${all.length} of it`];
        const it = all[0];
        return [name, it.ariaLabel || it.title || it.innerText, it.querySelector('use')?.getAttribute('href') ?? it.querySelector('svg')?.innerHTML ?? '',
            area(it), area(it) === 'frame__prompt' ? !wide && box(it)?.filter((_, n) => n % 2 === 0) : box(it)];
    })]";

/// Returns the parts of the table, and their headings.
const PARTS: &str = "
    const name = it => it.ariaLabel ?? it.querySelector('h1, h2, h3')?.innerText ?? '';
    return ['.frame__head', '.frame__players', '.frame__board', '.frame__prompt', '.frame__hand', '.panel--log'].map(part => {
        const it = document.querySelector(part);
        return it ? [part, it.tagName, part === '.frame__board' ? '' : name(it)] : [part, 'missing'];
    })";

/// Returns the part of the table that contains a panel, and the distances of their edges.
const PLACE: &str = "
    const it = document.querySelector(arguments[0]), part = it.closest('.frame__column, .frame__prompt') ?? document.documentElement;
    const [at, room] = [it, part].map(it => it.getBoundingClientRect());
    return [part.className.split(' ')[0], Math.round(at.left - room.left), Math.round(room.right - at.right)]";

/// Compares the values of each title with those of the first.
fn alike(all: &[(&str, Value)]) -> Vec<String> {
    let Some(((first, wanted), others)) = all.split_first() else { return Vec::new() };
    let differs = others.iter().filter(|(_, found)| found != wanted);
    differs.map(|(title, found)| format!("{first}: {wanted}\n{title}: {found}")).collect()
}

#[test]
fn all_titles_share_names_icons_and_positions() {
    let browser = Browser::start();
    let mut seen = vec![Vec::new(); WINDOWS.len()];
    let mut parts = Vec::new();
    for title in TITLES {
        begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
        parts.push((title, browser.run(PARTS, json!([]))));
        for (all, (size, pointer)) in seen.iter_mut().zip(WINDOWS) {
            browser.show_small(size, pointer);
            browser.wait_for_picture();
            all.push((title, browser.run(SEEN, json!([BUTTONS]))));
        }
    }
    let mut wrong = alike(&parts);
    assert_eq!(seen.len(), WINDOWS.len());
    for (all, (size, _)) in seen.iter().zip(WINDOWS) {
        let there = all[0].1.as_array().into_iter().flatten();
        let counted = there.filter(|button| button[3].is_string()).count();
        assert!(counted > 12, "{size:?}: only {counted} buttons: {}", all[0].1);
        wrong.extend(alike(all).into_iter().map(|line| format!("{size:?}:\n{line}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.assert_quiet();
}

#[test]
fn the_same_keys_open_the_same_panels_at_the_same_place() {
    const KEYS: [(&str, &str); 3] =
        [("h", "[data-testid=hint]"), (":", "[data-testid=command]"), ("?", "dialog[open] .keys")];
    let browser = Browser::start();
    browser.show_small((1440, 900), Pointer::Mouse);
    let mut seen = Vec::new();
    for title in TITLES {
        begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
        play_until(&browser, PRESS, 0, "ply() >= 8");
        let mut places = Vec::new();
        for (stroke, panel) in KEYS {
            browser.press(&[stroke]);
            browser.wait_for(panel);
            places.push(browser.run(PLACE, json!([panel])));
            browser.press(&[key::ESCAPE]);
            browser.wait_until("it to close", || browser.count(panel) == 0);
        }
        browser.press(&["m"]);
        browser.wait_for("[data-place-button]:focus");
        browser.press(&["p"]);
        browser.wait_for("[data-testid=end-analysis]");
        browser.click("[data-testid=end-analysis]");
        browser.wait_until("the game again", || browser.count("[data-testid=end-analysis]") == 0);
        browser.click("[data-testid=past-button]");
        browser.wait_for("[data-testid=past]");
        places.push(browser.run(PLACE, json!(["[data-testid=past]"])));
        seen.push((title, json!(places)));
    }
    assert_eq!(alike(&seen), Vec::<String>::new());
    browser.assert_quiet();
}

#[test]
fn the_comparison_finds_differences() {
    assert_eq!(alike(&[("a", json!(1)), ("b", json!(1)), ("c", json!(2))]), ["a: 1\nc: 2"]);
    assert!(alike(&[]).is_empty());
}
