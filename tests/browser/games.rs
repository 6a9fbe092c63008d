//! A game of any title on the page: started on its set-up page, opened again from its link.

use crate::browser::{Browser, Window};
use catenary::table::LastSetUp;
use catenary::table::Players;
use catenary::table::set_up::SetUpChoices;
use serde_json::json;

/// Presses something at the table; returns whether it could.
pub(crate) const PRESS: &str = "
    const number = arguments[0], all = selector => [...document.querySelectorAll(selector)];
    const pool = [
        all('[data-testid=uses] [data-choice]'),
        all('.ask__choices .button--main'),
        all('[data-testid=market] [data-choice]:not([aria-disabled=true])'),
        all('[data-place-button][data-legal][aria-pressed=false]'),
        all('[data-testid=market] [data-piece].is-legal:not(.city-card--tickets)'),
        all('.ask__choices [data-choice]:not(.button--quiet):not([aria-disabled=true])'),
        all('[data-testid=hand] .ticket__discard:not([aria-disabled=true])'),
    ].find(it => it.length);
    pool?.[number % pool.length].click();
    return pool ? 'pressed' : 'nothing';";

pub(crate) fn ply(browser: &Browser) -> usize {
    let ply = browser.attribute("[data-testid=table]", "data-ply");
    ply.and_then(|ply| ply.parse().ok()).expect("a ply")
}

pub(crate) fn turn(browser: &Browser) -> String {
    browser.attribute("[data-testid=table]", "data-turn").expect("a turn")
}

/// Starts a game of a title in a language.
pub(crate) fn begin(browser: &Browser, title: &str, players: Players, seed: u64, language: &str) {
    let set_up = LastSetUp::of(players, &SetUpChoices::default(), &[]);
    let preferences =
        json!({ "language": language, "pace": "instant", "set_ups": { title: set_up } });
    let stored = [("catenary.preferences", &*preferences.to_string())];
    browser.open_stored(&format!("#/new/{title}"), &stored);
    browser.wait_for("[data-testid=seed]");
    let script = "const seed = document.querySelector('[data-testid=seed]');
        seed.value = arguments[0]; seed.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.run(script, json!([seed.to_string()]));
    browser.click("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
}

/// Reloads the page in the middle of a game, and opens the game's link in another window.
pub(crate) fn reload_and_visit(browser: &Browser) {
    let before = ply(browser);
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!(ply(browser), before, "the game goes on where it was");
    let first = visit(browser);
    assert_eq!(ply(browser), before, "the link opens where it was");
    browser.switch_to(&first);
    browser.wait_for("[data-testid=table]");
}

/// Opens the link of the position in a second window; returns the first.
pub(crate) fn visit(browser: &Browser) -> Window {
    browser.click("[data-testid=send]");
    browser.wait_for("[data-testid=link]");
    let script = "return document.querySelector('[data-testid=link]').value";
    let link = browser.run(script, json!([])).as_str().expect("a link").to_owned();
    let fragment = link.split_once('#').expect("an address").1.to_owned();
    browser.wait_for("[data-testid=code]");
    browser.click("[data-testid=close-link]");
    let first = browser.open_window();
    browser.open(&format!("#{fragment}"));
    browser.wait_for("[data-testid=visit]");
    assert_eq!(browser.count("[data-testid=hand-over]"), 0, "nobody plays the game of a link");
    first
}

/// More presses than any game needs.
const MOST_PRESSES: usize = 3_000;

/// Presses inside the page. `until` and `script` are inserted.
const PLAY: &str = "
    const [from, most, stay] = arguments;
    const table = () => document.querySelector('[data-testid=table]');
    const ply = () => Number(table()?.dataset.ply), turn = () => table()?.dataset.turn;
    const count = selector => document.querySelectorAll(selector).length;
    const press = function () {SCRIPT};
    const picture = () => new Promise(done => { requestAnimationFrame(done); setTimeout(done, 100) });
    const holds = () => Boolean(UNTIL);
    return (async () => {
        const begun = performance.now();
        let number = from;
        while (!holds() && number < most && performance.now() - begun < stay) {
            if (press(number) !== 'nothing') number++;
            await picture();
        }
        return [number, holds()];
    })()";

/// Presses one thing after the other, inside the page, until a JavaScript expression holds, which may use `ply()`,
/// `turn()` and `count(selector)`. The script presses one thing by a number, and returns "nothing" while nothing can be
/// pressed: a bot may be thinking, or a press may not be rendered. Returns the number to continue with.
pub(crate) fn play_until(browser: &Browser, script: &str, from: usize, until: &str) -> usize {
    let play = PLAY.replace("SCRIPT", script).replace("UNTIL", until);
    let (most, mut number, mut waits) = (from + MOST_PRESSES, from, 0);
    while number < most {
        let text = browser.run(&play, json!([number, most, 10_000]));
        let now = text[0].as_u64().expect("a number of presses") as usize;
        if text[1] == true {
            return now;
        }
        // A busy machine may let a bot think for long.
        waits = if now > number { 0 } else { waits + 1 };
        assert!(waits < 3, "waited in vain for something to press until {until}");
        number = now;
    }
    panic!("an endless game until {until}");
}

/// Does the same until a condition of the test holds.
pub(crate) fn press_until(
    browser: &Browser,
    script: &str,
    from: usize,
    mut holds: impl FnMut() -> bool,
) -> usize {
    for number in from..from + MOST_PRESSES {
        if holds() {
            return number;
        }
        let press = || browser.run(script, json!([number])) != "nothing";
        browser.wait_until("something to press", press);
    }
    panic!("an endless game");
}
