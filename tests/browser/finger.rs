//! A finger at a table: it taps what is visible, and swipes the board towards what is not.

use crate::browser::Browser;
use serde_json::{Value, json};
use std::thread;
use std::time::Duration;

/// Returns a finger's next action: `["tap", at]`, `["swipe", from, to]`, `["end"]` if it is not this device's turn, or
/// null.
const NEXT: &str = "
    const number = arguments[0], all = selector => [...document.querySelectorAll(selector)];
    const table = document.querySelector('[data-testid=table]');
    if (!table || document.querySelector('dialog[open]')) return null;
    if (['elsewhere', 'over'].includes(table.dataset.turn)) return ['end'];
    const legal = new Set(all('[data-place-button][data-legal][aria-pressed=false]').map(it => it.dataset.placeButton));
    const board = document.querySelector('.board-view__sheet')?.getBoundingClientRect();
    const pools = [
        all('.ask__choices .button--main:not([data-testid=send-link])'),
        all('.board-view__sheet [data-place]').filter(it => legal.has(it.dataset.place)),
        all('[data-testid=market] [data-piece].is-legal:not(.city-card--tickets)'),
        all('.ask__choices [data-choice]:not(.button--quiet):not([aria-disabled=true])'),
    ].filter(pool => pool.length);
    // A point where a finger hits the element itself: lines are thin, and other elements may cover them.
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    const spot = it => {
        const box = it.getBoundingClientRect();
        for (const y of steps) for (const x of steps) {
            const at = [box.left + box.width * x, box.top + box.height * y];
            if (it.contains(document.elementFromPoint(...at))) return at;
        }
        return null;
    };
    const turned = pool => pool.map((_, n) => pool[(number + n) % pool.length]);
    for (const pool of pools) for (const it of turned(pool)) {
        const at = spot(it);
        if (at) return ['tap', at];
    }
    const there = pools.flat().find(it => it.dataset.place);
    if (!there || !board) return null;
    const box = there.getBoundingClientRect(), middle = [board.left + board.width / 2, board.top + board.height / 2];
    const to = [box.left + box.width / 2, box.top + box.height / 2];
    const by = [0, 1].map(n => Math.max(-100, Math.min(100, middle[n] - to[n])));
    return ['swipe', middle, middle.map((from, n) => from + by[n])]";

/// Two taps on one spot this far apart are no double tap.
const BETWEEN: Duration = Duration::from_millis(500);
/// Two taps this close to each other are on one spot, in pixels.
const NEAR: f64 = 40.0;
/// More than any turn needs.
const MOST: usize = 600;

fn point(value: &Value) -> (f64, f64) {
    let part = |n: usize| value[n].as_f64().expect("a point of the page");
    (part(0), part(1))
}

/// Taps on the middle of an element, once it is there, scrolled into view; late enough to be no double tap.
pub(crate) fn tap(browser: &Browser, selector: &str) {
    browser.wait_for(selector);
    let show = "document.querySelector(arguments[0]).scrollIntoView({ block: 'nearest' })";
    browser.run(show, json!([selector]));
    let at = browser.middle(selector);
    thread::sleep(BETWEEN);
    browser.touch(&[[at; 2]]);
}

/// Plays by touch alone until this device's turn is over; returns the number to continue with.
pub(crate) fn play(browser: &Browser, from: usize) -> usize {
    let mut last = None::<(f64, f64)>;
    for number in from..from + MOST {
        let mut next = Value::Null;
        browser.wait_until("something for a finger", || {
            browser.wait_for_picture();
            next = browser.run(NEXT, json!([number]));
            !next.is_null()
        });
        let from = match next[0].as_str() {
            Some("end") => return number,
            _ => point(&next[1]),
        };
        if last.is_some_and(|(x, y)| (x - from.0).hypot(y - from.1) < NEAR) {
            thread::sleep(BETWEEN);
        }
        let to = if next[0] == "swipe" { point(&next[2]) } else { from };
        browser.touch(&[[from, to]]);
        last = Some(from);
        browser.wait_for_picture();
    }
    panic!("an endless turn");
}
