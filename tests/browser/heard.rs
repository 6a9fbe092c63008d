//! The announcements at a table: each event once, a repeated one again, also in an open dialog.

use crate::browser::{Browser, Pointer, key};
use crate::games::{PRESS, begin, ply, press_until, turn};
use catenary::engine::bots::Level;
use catenary::engine::game::Seat;
use catenary::table::{Controller, Hands, Players};
use serde_json::json;

/// Records everything that enters a live region, with its test id.
const LISTEN: &str = "
    window.heard = [];
    const note = node => {
        const near = node.nodeType === 1 ? node : node.parentElement;
        const live = near?.closest('[role=status], [role=alert], [aria-live]'), text = node.textContent.trim();
        if (!live || !text || live.closest('[inert], [aria-hidden=true]')) return;
        if (document.querySelector('dialog:modal') && !live.closest('dialog:modal')) return;
        window.heard.push([live.dataset.testid ?? (live.dataset.heard === undefined ? 'else' : 'story'), text]);
    };
    new MutationObserver(list => list.forEach(change =>
        change.type === 'characterData' ? note(change.target) : change.addedNodes.forEach(note)
    )).observe(document.body, { childList: true, subtree: true, characterData: true })";

/// Returns the announcements of a part of the page, in order.
fn heard(browser: &Browser, part: &str) -> Vec<String> {
    let script =
        "return window.heard.filter(([part]) => part === arguments[0]).map(([, text]) => text)";
    let heard = browser.run(script, json!([part]));
    let heard = heard.as_array().expect("messages").iter();
    heard.filter_map(|text| text.as_str().map(str::to_owned)).collect()
}

/// Returns the text of an element, visible or not.
fn written(browser: &Browser, selector: &str) -> String {
    let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
    browser.run(script, json!([selector])).as_str().expect("a text").to_owned()
}

/// Returns the prompt without its rule button.
const PROMPT: &str = "
    const asked = document.querySelector('[data-testid=prompt] .ask__full')?.cloneNode(true);
    asked?.querySelector('.rule-chip')?.remove();
    return asked?.textContent.trim() ?? ''";

/// Returns the lines of the log.
fn log(browser: &Browser) -> Vec<String> {
    let script = "
        return [...document.querySelectorAll('[data-testid=log] .log__deed')].map(it => it.textContent)";
    let lines = browser.run(script, json!([]));
    lines
        .as_array()
        .expect("lines")
        .iter()
        .filter_map(|it| it.as_str().map(str::to_owned))
        .collect()
}

fn among_bots(persons: u8, level: Level) -> Players {
    (persons..3).fold(Players::people(3), |players, seat| {
        players.hand_over(Seat(seat), Controller::Bot(level))
    })
}

/// Presses the first impossible thing, always the same.
const CLOSED: &str = "
    const closed = [...document.querySelectorAll('[data-place-button]:not([data-legal])')];
    closed[arguments[0] % closed.length]?.click()";

#[test]
fn announces_events_once_and_a_refusal_every_time() {
    let browser = Browser::start();
    for title in ["tramways", "berlin", "metromania"] {
        begin(&browser, title, among_bots(1, Level::Random), 5, "en");
        let is_own = || turn(&browser) == "yours";
        browser.wait_until("the own turn", is_own);
        let prompt = || browser.run(PROMPT, json!([])).as_str().expect("a text").to_owned();
        let is_heard = || written(&browser, "[data-heard]").ends_with(&prompt());
        browser.wait_until("its prompt", is_heard);
        browser.run(LISTEN, json!([]));
        let before = log(&browser).len();
        press_until(&browser, PRESS, 0, || ply(&browser) >= 14 && is_own());
        let shown = |line: &str| {
            let sentence = format!(" {}.", line.trim_end_matches('.'));
            let all = heard(&browser, "story").join(" | ");
            format!(" {all}").matches(&sentence).count()
        };
        let lines = log(&browser).split_off(before);
        assert!(lines.len() > 2, "{lines:?}");
        let times = |line: &String| lines.iter().filter(|it| *it == line).count();
        browser.wait_until("all lines", || lines.iter().all(|line| shown(line) >= times(line)));
        for line in &lines {
            assert_eq!(shown(line), times(line), "{title}: {line}: {:?}", heard(&browser, "story"));
        }
        // In Metromania the impossible things depend on the bots' digging.
        if title != "berlin" {
            continue;
        }
        // A reason is announced as a whole, even if its parts appear one after the other.
        let count = || {
            let note = written(&browser, "[data-testid=note]");
            heard(&browser, "note").iter().filter(|text| **text == note.trim()).count()
        };
        let mut number = 0;
        browser.wait_until("a reason", || {
            browser.run(CLOSED, json!([number]));
            number += 1;
            browser.wait_until_idle();
            browser.count("[data-testid=note]") > 0
        });
        for _ in 0..2 {
            let before = count();
            browser.run(CLOSED, json!([number - 1]));
            browser.wait_until("the reason again", || count() == before + 1);
        }
    }
    browser.assert_quiet();
}

/// Outside an open dialog nothing is announced, so announcements move into it, also while a field there has the focus.
#[test]
fn announces_events_while_a_field_of_a_dialog_has_the_focus() {
    let browser = Browser::start();
    begin(&browser, "san-francisco", among_bots(0, Level::Hard), 5, "en");
    browser.click("[data-testid=send]");
    browser.wait_for("dialog:modal [data-testid=link]");
    browser.run("document.querySelector('[data-testid=link]').focus()", json!([]));
    browser.run(LISTEN, json!([]));
    browser.wait_until("news in the dialog", || !heard(&browser, "story").is_empty());
    let dialog = written(&browser, "dialog:modal [data-heard]");
    assert!(!dialog.is_empty());
    assert!(browser.run("return document.activeElement.dataset.testid", json!([])) == "link");
    browser.assert_quiet();
}

/// A focused place announces its own name; only the rest is added: its position and, on request, the player's lines.
#[test]
fn metromania_can_be_planned_with_a_screen_reader() {
    let browser = Browser::start();
    begin(&browser, "metromania", Players::people(2).with_hands(Hands::Open), 5, "en");
    press_until(&browser, PRESS, 0, || ply(&browser) >= 16);
    // Tab marks a keyboard user, who gets the announcements of focused elements.
    browser.press(&[key::TAB]);
    let script = "return [...document.querySelectorAll('[data-place-button][data-legal]')].map(it => it.textContent)";
    let names = browser.run(script, json!([]));
    let names = names.as_array().expect("places").clone();
    for (at, name) in names.iter().enumerate() {
        let name = name.as_str().expect("a name");
        let script =
            "document.querySelectorAll('[data-place-button][data-legal]')[arguments[0]].focus()";
        browser.run(script, json!([at]));
        browser.wait_for_picture();
        assert_eq!(browser.focused().1, name);
        let said = written(&browser, "[data-testid=tip-said]");
        assert!(said.is_empty() || !said.contains(name), "{name}: {said}");
    }
    let hidden = browser.attribute("[data-testid=board-tip]", "aria-hidden");
    assert_eq!(hidden.as_deref(), Some("true"), "what is shown is not read out a second time");
    let lines = written(&browser, "[data-testid=own-lines]");
    assert!(lines.contains("Solid line: ") && lines.contains("open end "), "{lines}");
    let piece = "[data-testid=hand] [data-piece]";
    browser.run(&format!("document.querySelector('{piece}').focus()"), json!([]));
    browser.wait_until("the way to a Spot", || {
        let said = written(&browser, "[data-testid=tip-said]");
        said.contains("from the solid line: ") || said.contains("from the striped line: ")
    });
    browser.assert_quiet();
}

/// A reason of three lines is not cut off, covered or outside the window, in all kinds of windows.
#[test]
fn shows_a_long_refusal_whole_in_every_window() {
    let browser = Browser::start();
    begin(&browser, "berlin", among_bots(1, Level::Random), 5, "en");
    press_until(&browser, PRESS, 0, || ply(&browser) >= 8 && turn(&browser) == "yours");
    let mut number = 0;
    let mut refuse = || {
        browser.wait_until("a reason", || {
            browser.run(CLOSED, json!([number]));
            number += 1;
            browser.wait_for_picture();
            browser.count("[data-testid=note]") > 0
        });
    };
    let script = "
        const note = document.querySelector('[data-testid=note]');
        note.firstChild.textContent = 'Alexanderplatz – Mehringdamm: you are 1 green short. '.repeat(arguments[0]);
        const lines = Math.round(note.getBoundingClientRect().height / (1.2 * parseFloat(getComputedStyle(note).fontSize)));
        const range = document.createRange();
        range.selectNodeContents(note);
        const box = range.getBoundingClientRect();
        const at = [[box.left + 2, box.top + 4], [box.left + 2, box.bottom - 4]];
        const open = at.every(([x, y]) => note.contains(document.elementFromPoint(x, y)));
        return [lines, open && box.top >= 0 && box.bottom <= innerHeight && note.scrollHeight <= note.clientHeight + 1]";
    for size in [(1024, 768), (1366, 768), (1440, 900), (390, 844), (360, 640), (844, 390)] {
        browser.show_small(size, if size.0 > 1000 { Pointer::Mouse } else { Pointer::Finger });
        browser.wait_for_picture();
        // A change of the board's orientation dismisses the last reason.
        refuse();
        let lines = |times: i32| browser.run(script, json!([times]));
        let times =
            (1..40).find(|&times| lines(times)[0].as_i64() >= Some(3)).expect("three lines");
        browser.screenshot(&format!("answer-{}", size.0));
        assert_eq!(lines(times)[1], json!(true), "{size:?}, {times} sentences");
    }
    browser.assert_quiet();
}
