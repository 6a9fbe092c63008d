//! Large letters, small windows, wide spacing and touch: everything fits, and nothing covers the focus. One walk
//! through all places checks this in both languages, axe, and the system's colours.

use crate::axe::{self, Light};
use crate::between;
use crate::boards;
use crate::browser::{Browser, Pointer, key};
use crate::forced;
use crate::places::{self, Dress, go, press, sit};
use crate::player::{self, Player};
use crate::sample::is_whole;
use catenary::table::{GameTable, Players};
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::words::Locale;
use serde_json::{Value, json};

/// Returns the elements that extend beyond the right edge of the page.
const WIDE: &str = "
    const wide = document.documentElement.scrollWidth;
    if (wide <= innerWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(it => it.getBoundingClientRect().right > innerWidth + 1);
    return [`the page is ${wide} wide`, ...out.slice(-3).map(it => it.outerHTML.slice(0, 160))]";

/// Returns texts cut off by a box that does not scroll, with the spacing of the WCAG (1.4.12).
const CLIPPED: &str = "
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [sheet];
    const texts = [...document.querySelectorAll('button, a, p, h1, h2, h3, summary, dt, dd, li, td, th, label')];
    if (!texts.length) return ['no text to look at'];
    const cut = texts.filter(it => {
        const style = getComputedStyle(it);
        const hides = [style.overflowX, style.overflowY].some(it => it === 'hidden' || it === 'clip');
        return hides && !it.closest('.spoken, [aria-hidden=true]') && it.innerText.trim() && it.offsetWidth
            && style.textOverflow !== 'ellipsis' && (it.scrollWidth > it.clientWidth + 2 || it.scrollHeight > it.clientHeight + 2);
    });
    document.adoptedStyleSheets = [];
    return cut.map(it => it.outerHTML.slice(0, 160))";

/// Returns targets smaller than a finger. Links within a text are as high as its lines; while no icons are asked for a
/// card is one target; elements for keyboard and screen readers only are no targets.
const SMALL: &str = "
    const visible = it => it.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && it.getClientRects().length;
    const deaf = it => getComputedStyle(it).pointerEvents === 'none';
    const inText = it => it.matches('a') && (it.matches('.rule-chip') || getComputedStyle(it).display === 'inline');
    // Elements under a modal dialog cannot be pressed.
    const room = document.querySelector('dialog:modal') ?? document;
    const targets = [...room.querySelectorAll('button, a[href], input, select, summary, textarea, [data-testid=hand] [data-piece]')]
        .filter(it => visible(it) && !deaf(it) && !inText(it) && !it.closest('[inert], .spoken'));
    if (!targets.length) return ['no target to look at'];
    const size = it => {
        const label = it.matches('input') && it.closest('label');
        const box = (label || it).getBoundingClientRect();
        return [Math.round(box.width * 10) / 10, Math.round(box.height * 10) / 10];
    };
    return targets.map(it => [it, ...size(it)]).filter(([, width, height]) => width < 44 || height < 44)
        .map(([it, width, height]) => `${width}x${height} ${it.outerHTML.replace(/<svg.*?<\\/svg>/g, '').slice(0, 140)}`)";

/// Returns the controls outside the screen during play, and a map that is too small. Cards and words may be swiped;
/// buttons may not.
const LOST: &str = "
    if (!document.querySelector('.frame') || document.querySelector('dialog[open], .curtain')) return [];
    const name = it => it.outerHTML.replace(/<svg.*?<\\/svg>/g, '').slice(0, 140);
    const seen = [...document.querySelectorAll('.frame__head, [data-testid=hand], .frame__prompt')]
        .filter(it => it.checkVisibility({ visibilityProperty: true }));
    if (!seen.length) return ['no control to look at'];
    const off = seen.filter(it => {
        const box = it.getBoundingClientRect();
        return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    });
    const row = document.querySelector('.tickets');
    const shown = box => box.left >= row.getBoundingClientRect().left && box.right <= innerWidth;
    const under = row && row.children.length ? [...row.children].filter(it => {
        const box = it.getBoundingClientRect();
        if (!shown(box)) return false;
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * 0.7);
        return !(top && it.contains(top)) && !document.querySelector('.menu, .command, .past, .hint-panel, .count, .is-asked');
    }) : [];
    const map = document.querySelector('.board-view__sheet')?.getBoundingClientRect();
    const small = map && !document.querySelector('.past, .table-of--four') && (map.width < innerWidth * 0.5 || map.height < innerHeight * 0.75);
    return [...off.map(it => `off the screen: ${name(it)}`), ...under.map(it => `covered: ${name(it)}`),
        ...(small ? [`a map of ${map.width} x ${map.height}`] : [])]";

/// Returns what covers the focused element; null if nothing has the focus.
const COVERED: &str = "
    const it = document.activeElement;
    if (it === document.body) return null;
    if (it.matches('[data-place-button], .radio__input, .ticket-choice__input, .choice input')) return '';
    const box = it.getBoundingClientRect();
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const spots = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.15], [0.5, 0.85]].map(([x, y]) =>
        document.elementFromPoint(box.left + box.width * x, box.top + box.height * y));
    const seen = spots.some(top => top && (it.contains(top) || top.contains(it)));
    return inside && seen ? '' : `${it.outerHTML.slice(0, 160)} at ${Math.round(box.left)} ${Math.round(box.top)}`";

pub(crate) fn lines(found: Value) -> Vec<String> {
    let lines = found.as_array().into_iter().flatten();
    lines.map(|line| line.as_str().unwrap_or_default().to_owned()).collect()
}

/// A window in which every place is checked, its pointer, and the faults that must not occur.
struct Window {
    size: (u32, u32),
    pointer: Pointer,
    faults: &'static [&'static str],
}

/// Spanish words are longer: overflow, clipping and reach are checked with them.
const SPANISH: [Window; 5] = [
    Window { size: (1280, 1024), pointer: Pointer::Mouse, faults: &[CLIPPED] },
    Window { size: (640, 512), pointer: Pointer::Mouse, faults: &[WIDE] },
    Window { size: (320, 256), pointer: Pointer::Mouse, faults: &[WIDE] },
    Window { size: (1024, 768), pointer: Pointer::Finger, faults: &[SMALL] },
    Window { size: (667, 375), pointer: Pointer::Finger, faults: &[WIDE, LOST] },
];

const ENGLISH: [Window; 3] = [
    Window { size: (768, 1024), pointer: Pointer::Finger, faults: &[SMALL] },
    Window { size: (390, 844), pointer: Pointer::Finger, faults: &[SMALL] },
    Window { size: (844, 390), pointer: Pointer::Finger, faults: &[SMALL, LOST] },
];

/// Shows the page in one window after the other, waits for its rendering, and returns the faults.
fn faults(browser: &Browser, windows: &[Window]) -> Vec<String> {
    let mut found = Vec::new();
    for Window { size, pointer, faults } in windows {
        browser.show_small(*size, *pointer);
        for script in *faults {
            let lines = lines(browser.run(script, json!([])));
            found.extend(lines.into_iter().map(|line| format!("{size:?}: {line}")));
        }
    }
    found
}

/// The checks of every place that do not depend on the language.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// axe in the light theme.
    Day,
    /// axe's checks of colours in the dark theme.
    Night,
    /// The system's colours.
    Forced,
}

impl Look {
    const ALL: [Look; 3] = [Look::Day, Look::Night, Look::Forced];

    fn faults(self, browser: &Browser, axe: &str) -> Vec<String> {
        match self {
            Look::Day => axe::violations(browser, axe, &[Light::Day]),
            Look::Night => axe::violations(browser, axe, &[Light::Night]),
            Look::Forced => forced::faults(browser),
        }
    }
}

/// Returns the windows and checks of a language; the languages share the checks that are not about words.
fn looks_in(locale: Locale) -> (&'static [Window], &'static [Look]) {
    let (windows, looks): (&[Window], &[Look]) = match locale {
        Locale::English => (&ENGLISH, &[Look::Day, Look::Forced]),
        Locale::Spanish => (&SPANISH, &[Look::Night]),
    };
    (windows, if is_whole() { &Look::ALL } else { looks })
}

/// Switches the page to the other language; open things stay open.
fn switch_language(browser: &Browser, to: Locale) {
    let open = || browser.count("dialog[open], [role=dialog], details[open]");
    let before = open();
    press(browser, "[data-testid=language]");
    browser.wait_for(&format!("html[lang={}]", to.tag()));
    browser.wait_for_picture();
    assert_eq!(open(), before, "what was open");
}

/// Checks these places, more than `least` in all, in both languages and in all kinds of windows.
fn nowhere(least: usize, places: &[fn(&Browser, &mut places::Look<'_>)]) {
    let (browser, axe) = (Browser::start(), axe::script());
    let mut speaks = Locale::English;
    Dress { theme: "light", locale: speaks }.put_on(&browser);
    let (mut seen, mut wrong) = (0, Vec::new());
    let mut look = |browser: &Browser, place: &str| {
        let other = if speaks == Locale::English { Locale::Spanish } else { Locale::English };
        for locale in [speaks, other] {
            if locale == other {
                switch_language(browser, other);
            }
            let (windows, looks) = looks_in(locale);
            let mut found: Vec<String> =
                looks.iter().flat_map(|look| look.faults(browser, &axe)).collect();
            found.extend(faults(browser, windows));
            browser.show_small((1440, 900), Pointer::Mouse);
            let name = locale.name();
            wrong.extend(found.into_iter().map(|line| format!("{place}, {name}: {line}")));
        }
        speaks = other;
        seen += 1;
    };
    places.iter().for_each(|go| go(&browser, &mut look));
    assert!(seen > least, "only {seen} places");
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    browser.assert_quiet();
}

#[test]
fn every_page_and_decision_passes_the_layout_checks() {
    nowhere(20, &[places::pages, places::decisions]);
}

#[test]
fn every_table_of_several_players_and_every_panel_passes_the_layout_checks() {
    nowhere(20, &[places::several_and_panels]);
}

#[test]
fn every_dialog_of_a_remote_game_passes_the_layout_checks() {
    nowhere(4, &[between::dialogs]);
}

#[test]
fn the_page_of_own_boards_passes_the_layout_checks() {
    nowhere(3, &[boards::places]);
}

#[test]
fn the_map_stays_large_while_five_bid() {
    let browser = Browser::start();
    let table = player::table(5, 3, |state| state.round == 2 && state.decision == Decision::Bid);
    Player::sit_down(&browser, &table);
    browser.click("[data-testid=take-device]");
    browser.wait_for("[data-action=pass]");
    for (width, height) in [(1280, 800), (1440, 900), (1024, 768), (768, 1024)] {
        browser.show_small((width, height), Pointer::Mouse);
        let map = "const box = document.querySelector('.board-view__sheet').getBoundingClientRect(); return [box.width, box.height]";
        let map = browser.run(map, json!([]));
        let part = |n: usize, of: u32| map[n].as_f64().unwrap_or_default() / f64::from(of);
        assert!(part(0, width) > 0.55 && part(1, height) > 0.4, "{map} of {width} x {height}");
    }
    browser.assert_quiet();
}

#[test]
fn the_paying_icons_are_visible_on_a_phone() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    let paying = |state: &State| state.round == 4 && state.decision == Decision::Bill;
    let session = player::played(Setup::standard(1, 11), paying);
    Player::sit_down(&browser, &GameTable::new(session, &Players::people(1), 1));
    let script = "const inside = it => { const box = it.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth };
        const cards = [...document.querySelectorAll('[data-testid=hand] [data-slot].is-used')];
        const named = [...document.querySelectorAll('.ask__pays')].filter(it => it.checkVisibility());
        return [cards.length, cards.filter(inside).length, named.length]";
    let found = browser.run(script, json!([]));
    let count = |n: usize| found[n].as_u64().unwrap_or_default();
    assert!(count(0) > 0 && count(1) > 0, "{found}: cards that pay, of them in sight");
    assert!(count(2) >= count(0), "{found}: each is named in the prompt");
    browser.assert_quiet();
}

#[test]
fn nothing_covers_the_focused_element() {
    let browser = Browser::start();
    browser.show_small((320, 256), Pointer::Mouse);
    Dress { theme: "light", locale: Locale::English }.put_on(&browser);
    let mut wrong = Vec::new();
    let mut walk = |place: &str| {
        let mut seen = 0;
        for _ in 0..70 {
            browser.press(&[key::TAB]);
            let look = || browser.run(COVERED, json!([]));
            // Scrolling into view may take some frames.
            let later = |_| {
                browser.wait_for_picture();
                look()
            };
            let mut looks = std::iter::once(look()).chain((0..10).map(later));
            let fine = |look: &Value| look.as_str().is_none_or(str::is_empty);
            let last = looks.find(fine).unwrap_or_else(look);
            seen += usize::from(!last.is_null());
            if !fine(&last) {
                wrong.push(format!("{place}: {last}"));
            }
        }
        assert!(seen > 10, "{place}: the focus was on {seen} things");
    };
    walk("home");
    sit(
        &browser,
        &player::table(1, 4, |state| state.round == 3 && state.decision == Decision::Task),
    );
    walk("table");
    go(&browser, "#/new/tramways", "[data-testid=start]");
    walk("new-game");
    wrong.sort();
    wrong.dedup();
    assert!(wrong.is_empty(), "{} hidden:\n{}", wrong.len(), wrong.join("\n"));
}
