//! The table of a phone: which way the map lies and how its cells are counted, short prompts, sheets that stay, taps.

use crate::browser::{Browser, Pointer};
use crate::places::{Dress, first_of_each, press, sit};
use crate::player;
use crate::share::one_in;
use catenary::table::Table;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::words::Locale;
use serde_json::json;

const UPRIGHT: [(u32, u32); 2] = [(390, 844), (360, 640)];

/// What a prompt of a phone has room for.
const MOST: usize = 40;

fn begin(size: (u32, u32), locale: Locale) -> Browser {
    let browser = Browser::start();
    browser.show_small(size, Pointer::Finger);
    Dress { theme: "light", locale }.put_on(&browser);
    browser
}

fn task(state: &State) -> bool {
    state.round == 3 && state.decision == Decision::Task
}

/// The words of the cell that lies at the upper left of the map, and how its edges are lettered from there.
const CORNER: &str = "const cells = [...document.querySelectorAll('[role=gridcell]')];
    const place = it => { const box = it.getBoundingClientRect(); return box.left + 3 * box.top };
    const first = cells.reduce((a, b) => place(b) < place(a) ? b : a);
    return [first.getAttribute('aria-label').split(',')[0], [...document.querySelectorAll('.map-coordinates text')].map(it => it.textContent).join(' ')]";

#[test]
fn a_turned_map_is_counted_as_it_lies_and_stays_as_it_was_left() {
    let browser = begin((390, 844), Locale::English);
    let table = player::table(1, 4, task);
    sit(&browser, &table);
    let corner = || browser.run(CORNER, json!([]));
    let upright = json!(["1a", "a b c d e 1 2 3 4 5 6 7 8 9"]);
    assert_eq!(corner(), upright, "a long map is turned once, and counted as it lies");
    let log = || browser.run("return document.querySelector('.log').textContent", json!([]));
    let told = log();
    browser.show_small((844, 390), Pointer::Finger);
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!(corner(), upright, "it stays as it lay when it was first opened here");
    browser.click(".map__control:nth-child(4)");
    let across = json!(["1a", "a b c d e f g h i 1 2 3 4 5"]);
    browser.wait_until("the map to be turned", || corner() == across);
    assert_ne!(log(), told, "the log counts with it");
    browser.reload();
    browser.wait_for("[data-testid=table]");
    browser.wait_until("the map as it was left", || corner() == across);
    browser.assert_quiet();
}

/// The short prompt, whether it is cut off, and whether all of it is there for the ear.
const SHORT: &str = "const it = document.querySelector('[data-testid=prompt-short]'), say = it.parentElement;
    const rest = [...say.children].filter(child => child !== it);
    return [it.innerText, it.checkVisibility() && it.scrollHeight <= it.clientHeight + 1 && it.scrollWidth <= it.clientWidth + 1,
        it.getAttribute('aria-hidden'), rest.map(child => child.textContent).join(' '), rest.every(child => child.checkVisibility())]";

/// Phones, and a tablet that lies, whose prompt has one line.
const SAY_SHORT: [(u32, u32); 3] = [UPRIGHT[0], UPRIGHT[1], (1024, 768)];

#[test]
fn a_small_prompt_says_in_forty_characters_what_to_do_and_a_tap_says_it_all() {
    for locale in [Locale::English, Locale::Spanish] {
        let browser = begin(UPRIGHT[0], locale);
        let kind = |state: &State| (state.round > 0).then(|| crate::places::decision_name(state));
        let positions = first_of_each(1, 6, kind);
        let asked = positions.iter().filter(|(name, _)| *name != "Over");
        // Spanish is the longer of the two.
        let part = if locale == Locale::English { one_in(3) } else { 1 };
        let (mut seen, least) = (0, 24 / part);
        for (name, table) in asked.step_by(part) {
            sit(&browser, table);
            for size in SAY_SHORT {
                browser.show_small(size, Pointer::Finger);
                let found = browser.run(SHORT, json!([]));
                let (short, all) =
                    (found[0].as_str().unwrap_or(""), found[3].as_str().unwrap_or(""));
                assert!((1..=MOST).contains(&short.chars().count()), "{name}: {short}");
                assert_eq!(found[1], json!(true), "{name} at {size:?} is cut off: {short}");
                assert_eq!((&found[2], &found[4]), (&json!("true"), &json!(true)), "{name}");
                assert!(all.contains(&locale.prompt(table.session.state())), "{name}: {all}");
                seen += 1;
            }
        }
        assert!(seen > least, "{seen} prompts");
        let whole = "const it = document.querySelector('.prompt__say'), box = document.querySelector('.prompt__title').getBoundingClientRect();
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return box.width > 100 && box.height > 10 && it.contains(top)";
        for size in [UPRIGHT[0], SAY_SHORT[2]] {
            browser.show_small(size, Pointer::Finger);
            sit(&browser, &player::table(1, 4, task));
            browser.click("[data-testid=prompt-short]");
            browser.wait_until("all of it", || browser.run(whole, json!([])) == json!(true));
        }
        browser.assert_quiet();
    }
}

#[test]
fn a_sheet_that_was_pulled_down_stays_down_when_the_game_is_loaded_again() {
    let browser = begin((390, 844), Locale::English);
    sit(&browser, &player::table(1, 4, |state| state.decision == Decision::Book));
    browser.click("[data-testid=sheet-lower]");
    browser.wait_for(".sheet[data-height=peek]");
    browser.reload();
    browser.wait_for(".sheet[data-height=peek]");
    browser.click("[data-testid=sheet-higher]");
    browser.wait_for(".sheet[data-height=half]");
    browser.reload();
    browser.wait_for(".sheet[data-height=half]");
    // By a finger at its head: down to see the map, and up again.
    for (by, height) in [(250.0, "peek"), (-250.0, "half"), (-250.0, "whole")] {
        let (x, y) = browser.middle(".sheet__title");
        browser.touch(&[[(x, y), (x, y + by)]]);
        browser.wait_for(&format!(".sheet[data-height={height}]"));
    }
    // A press on its title raises one that shows nothing else.
    let (x, y) = browser.middle(".sheet__title");
    browser.touch(&[[(x, y), (x, y + 400.0)]]);
    browser.wait_for(".sheet[data-height=peek]");
    browser.click(".sheet__title");
    browser.wait_for(".sheet[data-height=half]");
    browser.assert_quiet();
}

/// A cell in sight on which nothing can be done: its middle, and how wide it is.
const EMPTY: &str = "const sheet = document.querySelector('.map__sheet').getBoundingClientRect();
    const cell = [...document.querySelectorAll('[role=gridcell]')].filter(it => !it.getAttribute('aria-label').includes('Enter: '))
        .map(it => it.getBoundingClientRect()).find(it => it.left > sheet.left && it.right < sheet.right && it.top > sheet.top && it.bottom < sheet.bottom);
    return [cell.left + cell.width / 2, cell.top + cell.height / 2, cell.width]";

#[test]
fn a_double_tap_comes_closer_and_another_shows_everything() {
    let browser = begin((390, 844), Locale::English);
    sit(&browser, &player::table(1, 4, task));
    let empty = || {
        let found = browser.run(EMPTY, json!([]));
        let part = |n: usize| found[n].as_f64().expect("an empty cell in sight");
        ((part(0), part(1)), part(2))
    };
    let ply = || browser.attribute("[data-testid=table]", "data-ply");
    let ((x, y), wide) = empty();
    let before = ply();
    browser.double_tap((x, y));
    browser.wait_until("larger cells", || empty().1 > wide * 1.5);
    browser.double_tap(empty().0);
    browser.wait_until("the whole map", || (empty().1 - wide).abs() < 1.0);
    assert_eq!(ply(), before, "nothing was decided");
    browser.assert_quiet();
}

/// How many marks of what has changed lie within the window of the map.
const MARKS_IN_SIGHT: &str = "const sheet = document.querySelector('.map__sheet').getBoundingClientRect();
    const inside = it => it.left < sheet.right && it.right > sheet.left && it.top < sheet.bottom && it.bottom > sheet.top;
    return [...document.querySelectorAll('[data-trace]')].filter(it => inside(it.getBoundingClientRect())).length";

#[test]
fn an_arrow_at_the_edge_goes_to_what_is_new_and_far_off() {
    let browser = begin((1440, 900), Locale::English);
    let table: Table<Tramways> = player::table(1, 4, task);
    sit(&browser, &table);
    press(&browser, "[data-testid=history]");
    browser.wait_for("[data-testid=history-bar]");
    let marks = || browser.run(MARKS_IN_SIGHT, json!([]));
    for _ in 0..40 {
        press(&browser, "[data-testid=history-previous]");
        if browser.count("[data-trace]") > 0 {
            break;
        }
    }
    assert!(browser.count("[data-trace]") > 0, "something has changed");
    assert_eq!(browser.count("[data-testid=far]"), 0, "all of it is seen");
    for _ in 0..6 {
        press(&browser, ".map__control:nth-child(1)");
    }
    // The corner that is farthest from the first mark.
    let away = "const sheet = document.querySelector('.map__sheet').getBoundingClientRect();
        const mark = document.querySelector('[data-trace]').getBoundingClientRect();
        const right = mark.left + mark.width / 2 > sheet.left + sheet.width / 2, low = mark.top + mark.height / 2 > sheet.top + sheet.height / 2;
        return [right ? 1 : -1, low ? 1 : -1]";
    let away = browser.run(away, json!([]));
    let sign = |n: usize| away[n].as_f64().unwrap_or(1.0);
    for _ in 0..12 {
        if marks() == 0 {
            break;
        }
        let (x, y) = browser.middle(".map__sheet");
        browser.drag((x, y), (x + 300.0 * sign(0), y + 200.0 * sign(1)));
    }
    browser.wait_until("no mark to be in sight", || marks() == 0);
    browser.click("[data-testid=far]");
    browser.wait_until("what is new to be in sight", || marks().as_u64() > Some(0));
    browser.assert_quiet();
}
