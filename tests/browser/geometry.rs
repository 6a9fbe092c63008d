//! Where everything stands at a table in a wide window, in every title and phase: what is pressed, what is on offer, what is
//! asked, what is held and what opens never share any room, nothing of them is cut, and the board does not move.

use crate::browser::{Browser, Pointer};
use crate::games::{PRESS, begin, play_until};
use crate::places::{Dress, first_of_each, sit};
use crate::player::{self, with_bots};
use catenary::table::{Hands, Players, Table};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::words::Locale;
use serde_json::{Value, json};

const WINDOWS: [(u32, u32); 3] = [(1366, 768), (1440, 900), (1024, 768)];

/// Tells what is wrong with how things stand, and where the board lies.
const WRONG: &str = "
    const wrong = [], size = box => [box.left, box.top, box.right, box.bottom].map(Math.round);
    const box = it => it.getBoundingClientRect();
    const shown = it => it && it.checkVisibility({ visibilityProperty: true }) && box(it).width > 1 && box(it).height > 1;
    const names = ['.frame__head', '.board-view', '.frame__prompt', '.frame__hand', '.frame__offer', '.player-boards', '.panel--log', '.hint-panel',
        '.frame__past', '.lesson', '.count', '.table-of__ways', '.piece-detail', '.menu'];
    const parts = names.map(name => [name, document.querySelector(name)]).filter(([, it]) => shown(it));
    const over = { '.piece-detail': ['.board-view'], '.menu': ['.board-view', '.panel--log'] };
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    for (const [n, [name, it]] of parts.entries()) {
        const own = box(it);
        if (own.left < -1 || own.top < -1 || own.right > innerWidth + 1 || own.bottom > innerHeight + 1) wrong.push(`${name} leaves the window: ${size(own)}`);
        for (const [other, at] of parts.slice(n + 1))
            if (!over[other]?.includes(name) && meet(own, box(at))) wrong.push(`${name} ${size(own)} and ${other} ${size(box(at))}`);
    }
    const pieces = { '.frame__prompt': '.ask__choices .button', '.frame__offer': '.card, .button, .city-card, .city-ticket, .metro-test',
        '.frame__hand': '.city-card, .city-ticket, .metro-piece, .ticket:last-child .card, .ticket:first-child .card' };
    for (const [name, kinds] of Object.entries(pieces)) {
        const part = document.querySelector(name);
        if (!shown(part)) continue;
        const room = box(part);
        for (const it of [...part.querySelectorAll(kinds)].filter(shown)) {
            const at = box(it);
            if (at.left < room.left - 1 || at.right > room.right + 1 || at.top < room.top - 12 || at.bottom > room.bottom + 1) wrong.push(`cut in ${name}: ${it.className} ${size(at)} in ${size(room)}`);
        }
    }
    for (const name of ['.frame__offer', '.table-of__market', '.ask__choices', '.ask__words', '.frame__column', '.ticket-offer'])
        for (const it of [...document.querySelectorAll(name)].filter(shown))
            if (it.scrollHeight > it.clientHeight + 2 || it.scrollWidth > it.clientWidth + 2) wrong.push(`${name} has no room: ${it.scrollWidth}x${it.scrollHeight} in ${it.clientWidth}x${it.clientHeight} ${it.innerText.slice(0, 60)}`);
    const log = document.querySelector('.frame__opened').offsetHeight + document.querySelector('.panel--log').offsetHeight;
    if (log < 100) wrong.push(`a box of ${log}`);
    return [wrong, size(box(document.querySelector('.board-view')))]";

/// The panels of a table: the name, what opens it, what is there then, what closes it.
const OPENED: [(&str, &str, &str, &str); 4] = [
    ("hint", "[data-testid=hint-button]", "[data-testid=hint]", "[data-testid=hint-button]"),
    ("past", "[data-testid=past-button]", "[data-testid=past]", "[data-testid=past-button]"),
    ("question", "[data-testid=abandon]", ".ask[role=alertdialog]", "[data-testid=leave-it]"),
    ("unfolded", "[data-testid=unfold]", ".player-board.is-open", "[data-testid=unfold]"),
];

fn press(browser: &Browser, selector: &str) {
    let script = "const it = document.querySelector(arguments[0]); if (it?.getAttribute('aria-disabled') === 'true' || !it) return false; it.click(); return true";
    browser.run(script, json!([selector]));
    browser.wait_for_picture();
}

/// Looks at a position in all windows, at rest and with whatever opens.
fn look(browser: &Browser, name: &str, wrong: &mut Vec<String>) {
    for size in WINDOWS {
        browser.show_small(size, Pointer::Mouse);
        browser.wait_for_picture();
        let mut lies = Value::Null;
        let mut check = |state: &str| {
            browser.wait_for_picture();
            let found = browser.run(WRONG, json!([]));
            let moved = !lies.is_null() && lies != found[1];
            lies = found[1].clone();
            if found[0] != json!([]) || moved {
                browser.screenshot(&format!("geometry-{name}-{state}-{}", size.0));
                wrong.push(format!(
                    "{name}, {state}, {size:?}: {}{}",
                    found[0],
                    if moved { " the board has moved" } else { "" }
                ));
            }
        };
        check("plain");
        for (state, open, there, close) in OPENED {
            press(browser, open);
            if browser.count(there) > 0 {
                check(state);
                press(browser, close);
            }
        }
        // A piece that is pointed at, once the pointer has rested on it.
        for piece in ["[data-testid=hand] [data-piece]", "[data-testid=market] [data-piece]"] {
            if browser.count(piece) > 0 {
                browser.hover(piece);
                std::thread::sleep(std::time::Duration::from_millis(500));
                check("pointed at");
                browser.hover("[data-testid=past-button]");
            }
        }
        check("plain again");
    }
}

/// Positions of Tramways that need most room.
fn tramways() -> Vec<(&'static str, Table<Tramways>)> {
    let of = |players, seed, decision: fn(&State) -> bool| {
        with_bots(&player::table(players, seed, decision))
    };
    let mut hands = first_of_each(3, 4, |state| {
        (state.decision == Decision::Task).then(|| format!("{:02}", state.player().hand.len()))
    });
    let (_, largest) = hands.pop_last().expect("somebody acts");
    vec![
        ("auction", of(5, 3, |state| state.decision == Decision::Bid)),
        ("task", of(3, 8, |state| state.round == 2 && state.decision == Decision::Task)),
        ("rails", of(5, 4, |state| state.decision == Decision::Lay)),
        ("books", of(4, 4, |state| state.decision == Decision::Book)),
        ("cards", with_bots(&largest)),
        ("bill", of(2, 6, |state| state.decision == Decision::Bill)),
    ]
}

#[test]
#[ignore = "fault: one or more of its positions are not seen whole"]
fn nothing_covers_or_moves_anything_in_tramways() {
    let browser = Browser::start();
    let mut wrong = Vec::new();
    for locale in [Locale::Spanish, Locale::English] {
        Dress { theme: "light", locale }.put_on(&browser);
        for (name, table) in tramways() {
            sit(&browser, &table);
            browser.wait_for(".board-view__sheet");
            look(&browser, &format!("{name}-{}", locale.tag()), &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.assert_quiet();
}

/// The same in the middle of a game of another title with so many people.
fn in_a_game_of(title: &str, players: usize, plies: &[usize]) {
    let browser = Browser::start();
    let mut wrong = Vec::new();
    browser.show_small(WINDOWS[0], Pointer::Mouse);
    begin(&browser, title, Players::people(players).with_hands(Hands::Open), 5, "es");
    let mut number = 0;
    for ply in plies {
        number = play_until(&browser, PRESS, number, &format!("ply() >= {ply}"));
        look(&browser, &format!("{title}-{ply}"), &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    browser.assert_quiet();
}

#[test]
fn nothing_covers_or_moves_anything_in_san_francisco() {
    in_a_game_of("san-francisco", 4, &[4, 40, 90]);
}

#[test]
fn nothing_covers_or_moves_anything_in_berlin() {
    in_a_game_of("berlin", 5, &[4, 40, 90]);
}

#[test]
fn nothing_covers_or_moves_anything_in_metromania() {
    in_a_game_of("metromania", 4, &[3, 40]);
}
