//! The page's answer to a press: the browser's work until the next frame, counted, so that it is the same on every
//! machine. `scripts/bench` plays whole games with a processor slowed down four times and prints times.

use crate::browser::{Browser, Pointer};
use crate::games;
use crate::sample::is_whole;
use catenary::table::{Hands, Players};
use serde_json::json;

/// Holds back timers that run out between a press and its counts: their work belongs to another frame, and on a slow machine
/// more of them run out.
const HOLD: &str = "
    if (window.letGo) return;
    const [set, clear] = [window.setTimeout, window.clearTimeout], due = new Map();
    let held = false;
    window.setTimeout = (run, ...rest) => {
        const id = set((...it) => held ? due.set(id, () => run(...it)) : run(...it), ...rest);
        return id;
    };
    window.clearTimeout = id => { due.delete(id); clear(id); };
    window.hold = () => { held = true; };
    window.letGo = () => {
        held = false;
        for (const [id, run] of due) { due.delete(id); run(); }
    };";

/// Presses something that continues the game and notes when its frame is painted; returns whether there was anything.
const PRESS: &str = "
    const number = arguments[0], all = selector => [...document.querySelectorAll(selector)];
    const free = it => it.getAttribute('aria-disabled') !== 'true' && !it.disabled;
    const pools = [
        all('[data-testid=agree], [data-testid=take-device], .ask__choices .button--main'),
        all('[data-place-button][data-legal]:not([aria-pressed=true])'),
        all('[data-testid=market] [data-piece].is-legal:not(.city-card--tickets)'),
        all('.ask__choices [data-choice]:not(.button--quiet)'),
        // Menus and cards share one list: otherwise a place whose menu leads nowhere could be pressed for ever.
        all('[data-testid=uses] [data-choice], [data-testid=market] [data-action], [data-testid=hand] [data-action]')
            .filter(it => !/^(upgrade|back)/.test(it.dataset.action)),
    ];
    const pool = pools.map(pool => pool.filter(free)).find(pool => pool.length);
    if (!pool || document.querySelector('[data-testid=final-count]')) return false;
    delete window.answer;
    window.hold();
    const start = performance.now();
    const chosen = pool[number % pool.length], box = chosen.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    const point = name => new PointerEvent(name, { ...at, bubbles: true, pointerId: 1, pointerType: 'mouse' });
    if (chosen.closest('.board-view__sheet')) {
        chosen.dispatchEvent(point('pointerdown'));
        chosen.dispatchEvent(point('pointerup'));
    } else {
        chosen.click();
    }
    requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { window.answer = performance.now() - start; };
        port2.postMessage(0);
    });
    return true;";

/// The number of first presses that are not counted, because they fetch parts of the page.
const FIRST_PRESSES: usize = 2;
/// The number of presses of each game that are counted, unless the whole game is played.
const USUAL_PRESSES: usize = 30;
/// More presses than any game needs.
const MOST_PRESSES: usize = 2_000;

/// The numbers of style recalculations and layouts for a press: the usual ones, and those if a menu opens, the focus
/// moves far, or the final score opens.
const USUAL: (u64, u64) = (2, 1);
const MOST: (u64, u64) = (10, 4);

/// Returns the browser's counts of style recalculations and layouts so far.
fn counts(browser: &Browser) -> (u64, u64) {
    let metrics = browser.devtools("Performance.getMetrics", json!({}));
    let metrics = metrics["metrics"].as_array().expect("the browser counts");
    let count = |name: &str| {
        let found = metrics.iter().find(|metric| metric["name"] == name);
        found.and_then(|metric| metric["value"].as_f64()).expect("a count") as u64
    };
    (count("RecalcStyleCount"), count("LayoutCount"))
}

/// Returns the counts after all work of the last press is done.
fn settled(browser: &Browser) -> (u64, u64) {
    let mut last = counts(browser);
    browser.wait_until("the page to come to rest", || {
        browser.wait_until_idle();
        std::mem::replace(&mut last, counts(browser)) == last
    });
    last
}

#[derive(Clone, Copy, Debug)]
struct Answer {
    styles: u64,
    layouts: u64,
    /// From the press to its frame, in milliseconds.
    millis: u64,
}

/// Presses one thing after the other; until the end if the whole game is played.
fn answers(browser: &Browser) -> Vec<Answer> {
    let whole = is_whole();
    browser.devtools("Performance.enable", json!({}));
    if whole {
        browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
    }
    browser.run(HOLD, json!([]));
    let mut answers = Vec::new();
    for number in 0..if whole { MOST_PRESSES } else { FIRST_PRESSES + USUAL_PRESSES } {
        let before = settled(browser);
        if browser.run(PRESS, json!([number])) != true {
            break;
        }
        browser.wait_until("a picture", || {
            browser.run("return 'answer' in window", json!([])) == true
        });
        let after = counts(browser);
        browser.run("window.letGo()", json!([]));
        let millis = browser.run("return window.answer", json!([])).as_f64().expect("a time");
        let (styles, layouts) = (after.0 - before.0, after.1 - before.1);
        if number >= FIRST_PRESSES {
            answers.push(Answer { styles, layouts, millis: millis as u64 });
        }
    }
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }));
    answers
}

/// Returns the median, the 98th percentile and the maximum.
fn spread(answers: &[Answer], part: fn(&Answer) -> u64) -> [u64; 3] {
    let mut values: Vec<u64> = answers.iter().map(part).collect();
    values.sort_unstable();
    [50, 98, 100].map(|hundredths| values[(values.len() * hundredths / 100).min(values.len() - 1)])
}

fn check(title: &str, answers: &[Answer]) {
    assert!(answers.len() >= USUAL_PRESSES, "{title}: only {} presses", answers.len());
    let styles = spread(answers, |it| it.styles);
    let layouts = spread(answers, |it| it.layouts);
    let millis = spread(answers, |it| it.millis);
    let presses = answers.len();
    println!(
        "answers: {title}, {presses} presses (median, 98 %, most): styles {styles:?}, layouts {layouts:?}, picture after {millis:?} ms"
    );
    assert!(styles[0] <= USUAL.0 && layouts[0] <= USUAL.1, "{title}: {styles:?}, {layouts:?}");
    assert!(styles[2] <= MOST.0 && layouts[2] <= MOST.1, "{title}: {answers:?}");
}

#[test]
fn a_press_restyles_and_lays_out_once() {
    let browser = Browser::start();
    browser.show_small((1366, 768), Pointer::Mouse);
    for title in ["tramways", "san-francisco", "berlin", "metromania"] {
        games::begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
        check(title, &answers(&browser));
    }
    browser.assert_quiet();
}
