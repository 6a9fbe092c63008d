//! The table on a phone: the map's orientation and coordinates, short prompts, sheets that stay, taps.

use crate::browser::{Browser, Pointer};
use crate::places::{Dress, first_of_each, sit};
use crate::player;
use crate::sample::one_in;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::words::Locale;
use serde_json::json;

const UPRIGHT: [(u32, u32); 2] = [(390, 844), (360, 640)];

/// The most characters of a prompt on a phone.
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

/// Returns the name of the map's upper left cell, and the letters along the upper edge.
const CORNER: &str = "const cells = [...document.querySelectorAll('.board-view__sheet [data-place]')];
    const place = it => { const box = it.getBoundingClientRect(); return box.left + 3 * box.top };
    const first = cells.reduce((a, b) => place(b) < place(a) ? b : a);
    const name = document.querySelector(`[data-place-button=\"${first.dataset.place}\"]`).textContent;
    const rulers = [...document.querySelectorAll('.board-rulers text')];
    const high = Math.min(...rulers.map(it => it.getBoundingClientRect().top)) + 3;
    const above = rulers.filter(it => it.getBoundingClientRect().top < high);
    return [name.trim().split(',')[0], above.map(it => it.textContent).join(' ')]";

#[test]
fn a_turned_map_has_turned_names_and_landscape_keeps_its_own_orientation() {
    let browser = begin((390, 844), Locale::English);
    let table = player::table(1, 4, task);
    sit(&browser, &table);
    let corner = || browser.run(CORNER, json!([]));
    let (upright, across) = (json!(["1a", "a b c d e"]), json!(["1a", "a b c d e f g h i"]));
    let lies = |size, way: &serde_json::Value, why: &str| {
        browser.show_small(size, Pointer::Finger);
        browser.wait_until(why, || corner() == *way);
        browser.reload();
        browser.wait_for("[data-testid=table]");
        browser.wait_until(why, || corner() == *way);
    };
    assert_eq!(corner(), upright, "a long map is turned once");
    lies((844, 390), &across, "on its side it lies as the window does");
    lies((390, 844), &upright, "upright it stays");
    browser.show_small((844, 390), Pointer::Finger);
    browser.wait_until("the map across", || corner() == across);
    browser.click(".board-view__controls .map__control:nth-child(4)");
    browser.wait_until("the map to be turned", || corner() == upright);
    lies((844, 390), &upright, "as it was left");
    browser.click(".board-view__controls .map__control:nth-child(4)");
    lies((844, 390), &across, "as it was left");
    lies((390, 844), &upright, "upright it was not turned");
    browser.assert_quiet();
}

/// Returns the short prompt, whether it is completely visible, and the full prompt.
const SHORT: &str = "const say = document.querySelector('[data-testid=prompt]'), [it, all] = ['.ask__short', '.ask__full'].map(it => say.querySelector(it));
    return [it.textContent, it.checkVisibility() && say.scrollHeight <= say.clientHeight + 1 && say.scrollWidth <= say.clientWidth + 1, all.textContent]";

#[test]
fn short_prompts_have_at_most_forty_characters_and_a_tap_shows_the_full_one() {
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
            for size in UPRIGHT {
                browser.show_small(size, Pointer::Finger);
                let found = browser.run(SHORT, json!([]));
                let (short, all) =
                    (found[0].as_str().unwrap_or(""), found[2].as_str().unwrap_or(""));
                assert!((1..=MOST).contains(&short.chars().count()), "{name}: {short}");
                assert_eq!(found[1], json!(true), "{name} at {size:?} is cut off: {short}");
                assert!(all.contains(&locale.prompt(table.session.state())), "{name}: {all}");
                seen += 1;
            }
        }
        assert!(seen > least, "{seen} prompts");
        let whole = "return document.querySelector('.ask__full').checkVisibility()";
        for size in UPRIGHT {
            browser.show_small(size, Pointer::Finger);
            sit(&browser, &player::table(1, 4, task));
            browser.click("[data-testid=prompt]");
            browser.wait_until("all of it", || browser.run(whole, json!([])) == json!(true));
        }
        browser.assert_quiet();
    }
}

/// Returns the middle and the width of a visible cell on which nothing can be done.
const EMPTY: &str = "const sheet = document.querySelector('.board-view__sheet').getBoundingClientRect();
    const legal = new Set([...document.querySelectorAll('[data-place-button][data-legal]')].map(it => it.dataset.placeButton));
    const cell = [...document.querySelectorAll('.board-view__sheet [data-place]')].filter(it => !legal.has(it.dataset.place))
        .map(it => it.getBoundingClientRect()).find(it => it.left > sheet.left && it.right < sheet.right && it.top > sheet.top && it.bottom < sheet.bottom);
    return [cell.left + cell.width / 2, cell.top + cell.height / 2, cell.width]";

#[test]
fn a_double_tap_zooms_in_and_another_shows_everything() {
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

/// Returns the class that sets the drawer's height.
const HEIGHT: &str =
    "return [...document.querySelector('.frame__side').classList].find(it => it.startsWith('is-'))";

#[test]
fn a_chip_opens_its_player_in_a_sheet_that_follows_the_finger() {
    let browser = begin((390, 844), Locale::English);
    sit(&browser, &player::with_bots(&player::table(3, 4, task)));
    browser.click(".player-chip[data-seat='2'] .player-chip__face");
    browser.wait_for(".is-side-open .player-board.is-open");
    let opened = "return [...document.querySelectorAll('.player-board')].findIndex(it => it.matches('.is-open'))";
    assert_eq!(browser.run(opened, json!([])), 2);
    let height = || browser.run(HEIGHT, json!([]));
    assert_eq!(height(), "is-half");
    let drag = |to: f64, rests: &str| {
        browser.wait_for_picture();
        let at = browser.middle(".frame__side > .sheet-handle");
        browser.touch(&[[at, (at.0, to)]]);
        browser.wait_until(rests, || height() == rests);
        let left = "return document.querySelector('.frame__side').style.length";
        assert_eq!(browser.run(left, json!([])), 0, "it rests");
    };
    drag(120.0, "is-whole");
    drag(780.0, "is-peek");
    drag(460.0, "is-half");
    browser.click(".frame__side > .sheet-handle");
    browser.wait_until("the next height", || height() == "is-whole");
    browser.click(".frame__side > .sheet-toggle");
    browser.wait_for("[data-testid=table]:not(.is-side-open)");
    browser.assert_quiet();
}
