//! Repeatedly pressed buttons stay under the finger, and no second press shows another person's hand.

use crate::browser::{Browser, DRAWN, Pointer};
use crate::games::{begin, play_until, turn};
use crate::tables::PRESS;
use catenary::table::{Hands, Players};
use serde_json::{Value, json};

const WINDOWS: [(u32, u32); 7] =
    [(1366, 650), (1440, 900), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390)];

/// Returns the places of the buttons that are pressed repeatedly.
const LIE: &str = "
    const named = ['past-back', 'past-on', 'undo', 'redo'].map(name => `[data-testid=${name}]`);
    const all = named.concat('.board-view__controls .map__control').flatMap(it => [...document.querySelectorAll(it)]);
    return all.map(it => it.getBoundingClientRect()).map(at => at.width ? [Math.round(at.left), Math.round(at.top)] : null)";

/// Returns whether the buttons that are there before and after have not moved.
fn is_still(before: &Value, after: &Value) -> bool {
    let [before, after] = [before, after].map(|it| it.as_array().expect("places"));
    let stays =
        |(before, after): (&Value, &Value)| before.is_null() || after.is_null() || before == after;
    before.len() == after.len() && before.iter().zip(after).all(stays)
}

/// Steps back this number of times and returns to the present. Returns the buttons' places before and after each step,
/// once they are still; what was at the place of the first press; and the number of steps at which another person
/// decided.
const GO_BACK: &str = "
    const table = () => document.querySelector('[data-testid=table]').dataset;
    const button = name => document.querySelector(`[data-testid=${name}]`);
    const until = async holds => { while (!holds()) await drawn(); };
    const still = async () => {
        let before, now;
        do { before = now; await drawn(); now = lie(); } while (JSON.stringify(now) !== JSON.stringify(before));
        return now;
    };
    return (async () => {
        const lay = [await still()], under = [];
        const at = button('past-back').getBoundingClientRect(), end = table().ply;
        let others = 0;
        for (let step = 0; step < arguments[0]; step++) {
            const there = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
            under.push(there?.closest('button')?.dataset.testid ?? 'nothing');
            const before = Number(table().ply);
            button('past-back').click();
            await until(() => Number(table().ply) < before);
            lay.push(await still());
            others += table().turn === 'past';
        }
        button('past-end').click();
        await until(() => table().ply === end);
        return [lay, under, others];
    })()";

/// Steps back in each window.
const STEPS: usize = 6;

#[test]
fn controls_pressed_repeatedly_never_move() {
    let browser = Browser::start();
    for title in ["tramways", "berlin", "metromania"] {
        begin(&browser, title, Players::people(3), 5, "en");
        play_until(&browser, PRESS, 0, "ply() >= 24 && turn() === 'yours'");
        browser.click("[data-testid=past-button]");
        browser.wait_for("[data-testid=past-back]");
        for size in WINDOWS {
            browser.show_small(size, Pointer::Finger);
            let script = format!("const lie = () => {{ {LIE} }}; {DRAWN} {GO_BACK}");
            let walked = browser.run(&script, json!([STEPS]));
            let lay = walked[0].as_array().expect("places");
            assert_eq!(lay.len(), STEPS + 1);
            for now in lay {
                assert!(is_still(&lay[0], now), "{title} {size:?}: {} {now}", lay[0]);
            }
            assert_eq!(
                walked[1],
                json!(vec!["past-back"; STEPS]),
                "{title} {size:?}: under the finger"
            );
            assert_ne!(walked[2], 0, "{title}: positions at which another person decided");
        }
        browser.run("document.querySelector('[data-testid=past-button]').click()", json!([]));
    }
    browser.assert_quiet();
}

/// Opens and closes the given things, then presses `presses` times, including refused presses, each after the last one
/// is rendered; returns those after which the board has moved.
const DO_ALL: &str = "
    const [openers, first, presses] = arguments, find = selector => document.querySelector(selector);
    const lies = () => {
        const at = find('.board-view').getBoundingClientRect();
        return String([at.left, at.top, at.width, at.height].map(Math.round));
    };
    const can = selector => !!find(selector)?.checkVisibility({ visibilityProperty: true });
    return (async () => {
        await drawn();
        const before = lies(), moved = [];
        let opened = 0;
        const check = async what => {
            await drawn();
            if (lies() !== before) moved.push(what);
        };
        for (const [open, close] of openers) {
            if (!can(open)) continue;
            find(open).click();
            await check(open);
            find(close).click();
            await check(`${close}, closed`);
            opened++;
        }
        for (let number = first; number < first + presses; number++) {
            press(number);
            await check(`press ${number}`);
            document.querySelectorAll('[data-place-button]:not([data-legal])')[number]?.click();
            await check('a refusal');
        }
        find('[data-testid=undo]').click();
        await check('undo or its question');
        if (can('[data-testid=leave-it]')) {
            find('[data-testid=leave-it]').click();
            await drawn();
        }
        return [opened, moved];
    })()";

/// Does the same for two lessons of the guide.
const LEARN: &str = "
    const lies = () => {
        const at = document.querySelector('.board-view').getBoundingClientRect();
        return String([at.left, at.top, at.width, at.height].map(Math.round));
    };
    return (async () => {
        await drawn();
        const before = lies(), moved = [];
        for (let lesson = 0; lesson < 2; lesson++) {
            const next = document.querySelector('[data-testid=lesson-next]');
            if (next?.checkVisibility({ visibilityProperty: true })) {
                next.click();
                await drawn();
            }
            press(0);
            await drawn();
            if (lies() !== before) moved.push(lesson);
        }
        return moved;
    })()";

/// Presses in each window.
const PRESSES: usize = 8;

/// Small windows; `geometry` covers wide ones.
const SIZES: [(u32, u32); 2] = [(390, 844), (844, 390)];

/// The selectors that open and close something at a table.
const OPENERS: [(&str, &str); 4] = [
    ("[data-testid=hint-button]", "[data-testid=hint-button]"),
    ("[data-testid=unfold]", "[data-testid=unfold]"),
    ("[data-testid=open-side]", ".frame__side > .sheet-toggle"),
    (".player-chip__face", ".frame__side > .sheet-toggle"),
];

#[test]
fn overlays_never_move_or_shrink_the_board() {
    let browser = Browser::start();
    let press = format!("const press = function () {{ {PRESS} }}; {DRAWN}");
    for title in ["tramways", "san-francisco", "berlin", "metromania"] {
        begin(&browser, title, Players::people(4).with_hands(Hands::Open), 5, "es");
        let mut opened = 0;
        for (at, size) in SIZES.into_iter().enumerate() {
            browser.show_small(size, Pointer::Mouse);
            let arguments = json!([OPENERS, at * PRESSES, PRESSES]);
            let done = browser.run(&format!("{press} {DO_ALL}"), arguments);
            opened += done[0].as_u64().expect("a count");
            assert_eq!(done[1], json!([]), "{title} {size:?}: after these the board lay otherwise");
        }
        assert!(opened > 3, "{title}: {opened}");
        browser.open("");
        let learn = if title == "tramways" { "learn" } else { &format!("learn-{title}") };
        browser.click(&format!("[data-testid={learn}]"));
        browser.wait_for("[data-testid=lesson]");
        for size in SIZES {
            browser.show_small(size, Pointer::Mouse);
            let moved = browser.run(&format!("{press} {LEARN}"), json!([]));
            assert_eq!(
                moved,
                json!([]),
                "{title} {size:?}: lessons after which the board lay otherwise"
            );
        }
    }
    browser.assert_quiet();
}

#[test]
fn returning_from_the_past_shows_no_hand_before_the_curtain() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    begin(&browser, "san-francisco", Players::people(2), 5, "en");
    play_until(&browser, PRESS, 0, "ply() >= 16 && turn() === 'yours'");
    let hand = browser.text("[data-testid=hand]");
    browser.click("[data-testid=past-button]");
    browser.wait_for("[data-testid=past-back]");
    for _ in 0..12 {
        browser.run("document.querySelector('[data-testid=past-back]').click()", json!([]));
        if turn(&browser) == "past" {
            break;
        }
    }
    browser.wait_for(".past [data-testid=take-past-here]");
    browser.run("document.querySelector('[data-testid=take-past-here]').click()", json!([]));
    browser.wait_for("[data-testid=curtain]");
    assert_eq!((turn(&browser).as_str(), browser.count(".player-chip.is-viewer")), ("pass", 0));
    browser.click("[data-testid=go-back]");
    browser.wait_until("the past again", || turn(&browser) == "past");
    browser.wait_for("[data-testid=past-end]");
    browser.run("document.querySelector('[data-testid=past-end]').click()", json!([]));
    browser.wait_until("the own hand", || browser.text("[data-testid=hand]") == hand);
    browser.assert_quiet();
}
