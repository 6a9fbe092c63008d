//! The page if its code stops, is blocked or cannot run: it shows one sentence, outside of its own drawing, and nothing
//! else that seems to work.

use crate::browser::{Browser, host, key};
use crate::driver::scratch_folder;
use crate::faults::before_every_page;
use crate::games::{begin, ply};
use crate::solo;
use catenary::table::{Hands, Players};
use serde_json::{Value, json};
use std::fs;

/// Returns the visible sentences of the dialog, and the number of other elements that react to a click.
const SEEN: &str = "
    const said = [...document.querySelectorAll('#stopped p')].filter(it => it.checkVisibility()).map(it => it.innerText);
    const answers = [...document.querySelectorAll('a, button, summary, input, [role=button]')].filter(it => {
        const box = it.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.width && hit && it.contains(hit) && !hit.closest('#stopped');
    });
    return [said.join(' '), answers.length]";

fn seen(browser: &Browser) -> (String, Value) {
    let seen = browser.run(SEEN, json!([]));
    (seen[0].as_str().unwrap_or_default().to_owned(), seen[1].clone())
}

#[test]
fn a_crash_is_reported_stops_the_page_and_keeps_the_game() {
    // No more elements can be created: the renderer of the page stops in a trap.
    const BREAK: &str = "Node.prototype.insertBefore = () => { throw new Error('no element') };
        document.createElement = () => { throw new Error('no element') }";
    let browser = Browser::start();
    begin(&browser, "berlin", Players::people(2).with_hands(Hands::Open), 5, "es");
    browser.click(".ask__choices [data-choice]");
    browser.wait_until("a decision", || ply(&browser) > 0);
    let before = ply(&browser);
    assert_eq!(browser.count("#stopped[open]"), 0);
    browser.run(BREAK, json!([]));
    browser.run("document.querySelector('.ask__choices [data-choice]').click()", json!([]));
    browser.run("document.querySelector('[data-testid=settings]').click()", json!([]));
    browser.wait_for("#stopped[open]");
    let (said, answers) = seen(&browser);
    assert_eq!(
        said,
        "Un fallo ha detenido la página. Tus partidas están guardadas hasta la última decisión."
    );
    assert_eq!(answers, 0);
    browser.press(&[key::ESCAPE]);
    browser.press(&[key::ESCAPE]);
    assert_eq!(browser.count("#stopped[open]"), 1, "there is no way back into a dead page");
    browser.click("#stopped .told__again");
    browser.wait_for("[data-testid=table]");
    browser.wait_until("the page anew", || browser.count("#stopped:not([open])") == 1);
    assert!(ply(&browser) >= before, "the game goes on where it was");
    assert!(!browser.console_errors().is_empty(), "the fault is on the console");
}

#[test]
fn errors_of_other_scripts_do_not_stop_the_page() {
    const HEARD: &str = "
        const fault = (kind, stack) => Object.assign(new kind('x'), stack && { stack });
        const extension = 'Error: x\\n at chrome-extension://abc/wasm.js:1:1';
        const noise = [
            undefined,
            fault(Error, extension),
            fault(WebAssembly.RuntimeError, extension),
            fault(Error, 'Error: x\\n at https://other.example/a.js:1:1'),
            new TypeError('Failed to fetch'),
            new DOMException('no', 'AbortError'),
        ];
        const promise = Promise.resolve();
        for (const error of arguments[0] === 'noise' ? noise : [fault(WebAssembly.RuntimeError)]) {
            dispatchEvent(new ErrorEvent('error', { error, message: 'ResizeObserver loop completed with undelivered notifications.' }));
            dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason: error }));
        }
        return document.querySelectorAll('#stopped[open]').length";
    let browser = Browser::start();
    solo::begin(&browser, "19");
    assert_eq!(browser.run(HEARD, json!(["noise"])), 0);
    assert_eq!(browser.run(HEARD, json!(["fault"])), 1);
}

/// Returns the page's script whose name begins like this.
fn file(browser: &Browser, start: &str) -> String {
    let script =
        "return [...document.querySelectorAll('script[src]')].map(it => it.src.split('/').pop())
        .find(it => it.startsWith(arguments[0]))";
    browser.run(script, json!([start])).as_str().expect("a script").to_owned()
}

#[test]
fn a_page_that_cannot_start_says_why() {
    let browser = Browser::start();
    browser.open("");
    let (first, start) = (file(&browser, "first"), file(&browser, "start"));
    for (lost, word) in
        [(".wasm", "cannot start"), (&start, "cannot start"), (&first, "cannot start")]
    {
        browser.lose(lost);
        browser.reload();
        browser.wait_until(lost, || seen(&browser).0.contains(word));
        assert_eq!(seen(&browser).1, 0, "nothing answers without {lost}");
        assert!(seen(&browser).0.contains("saved up to the last decision"));
    }
    browser.lose(".nothing");
    let without = [
        ("delete window.WebAssembly", "WebAssembly is switched off"),
        (
            "const all = CSS.supports; CSS.supports = (...it) => !/color-mix/.test(it) && all.apply(CSS, it)",
            "too old: the page works in these and newer ones: Chrome 111, Edge 111, Firefox 115, Safari 16.4",
        ),
    ];
    for (script, word) in without {
        browser.open_with("", script);
        browser.wait_for("#stopped[open]");
        let (said, answers) = seen(&browser);
        assert!(said.contains(word), "{said}");
        assert_eq!(answers, 0, "{word}");
    }
    assert!(!browser.console_errors().is_empty());
}

/// Opens the page in a frame of another site, with this attribute.
fn frame(browser: &Browser, site: &str, attribute: &str) {
    let root = scratch_folder();
    let page =
        format!("<!doctype html><iframe {attribute} width=900 height=700 src='{site}'></iframe>");
    fs::write(root.join("index.html"), page).expect("a page of another site");
    browser.leave_for(&host(&root));
    browser.enter_frame();
}

#[test]
fn in_a_frame_of_another_site_the_page_offers_a_window() {
    let browser = Browser::start();
    browser.open("");
    assert_eq!(browser.count("#framed:not([hidden])"), 0);
    let site = browser.address();
    frame(&browser, &site, "");
    browser.wait_for("#framed:not([hidden])");
    browser.wait_for("[data-testid=play]");
    assert!(browser.text("#framed").contains("kept apart"), "{}", browser.text("#framed"));
    browser.run("location.hash = '#/rules/berlin'", json!([]));
    // The click's handler, before the browser follows the link.
    let script = "const link = document.querySelector('#framed .told__window');
        link.onclick();
        return link.href";
    let link = browser.run(script, json!([]));
    assert_eq!(link, format!("{site}#/rules/berlin"));
    browser.click("#framed .told__close");
    assert_eq!(browser.count("#framed:not([hidden])"), 0);
    let refused = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })";
    before_every_page(&browser, refused);
    frame(&browser, &site, "");
    browser.wait_for("#framed:not([hidden])");
    assert!(browser.text("#framed").contains("no game can be saved"));
}

#[test]
fn in_a_sandbox_the_page_says_why_it_does_not_start() {
    let browser = Browser::start();
    browser.open("");
    let site = browser.address();
    let sandboxes = ["allow-scripts", "allow-scripts allow-popups allow-forms allow-modals"];
    for sandbox in sandboxes {
        frame(&browser, &site, &format!("sandbox='{sandbox}'"));
        browser.wait_for("#stopped[open]");
        let (said, answers) = seen(&browser);
        // It has its styles, so only one language is visible, and nothing of the page behind it reacts.
        assert_eq!(
            said,
            "The page cannot start: a file did not come, or a blocker, the page around it or a lack of memory holds it back. \
             Nothing can be saved here.",
            "{sandbox}"
        );
        assert_eq!(answers, 0, "{sandbox}");
    }
}

/// Unusual environments of a browser, each as a script that simulates it.
const SURROUNDINGS: [(&str, &str); 10] = [
    ("a language that is none", "is(navigator, 'language', 'en-US@posix'); is(navigator, 'languages', ['en-US@posix'])"),
    ("a language of nothing", "is(navigator, 'language', ''); is(navigator, 'languages', [])"),
    ("no language at all", "is(navigator, 'language', undefined); is(navigator, 'languages', undefined)"),
    (
        "no dates in words",
        "for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
            Date.prototype[name] = () => { throw new RangeError('Incorrect locale information provided') };
        is(window, 'Intl', undefined)",
    ),
    ("a clock before 1970", "Date.now = () => -86_400_000 * 40_000"),
    ("a clock at 0", "Date.now = () => 0"),
    ("a clock at the end of the calendar", "Date.now = () => 8.64e15"),
    ("a window without a size", "is(window, 'innerWidth', 0); is(window, 'innerHeight', 0); is(window, 'devicePixelRatio', 0)"),
    ("queries without an answer", "window.matchMedia = () => null"),
    ("a storage that tells nothing", "is(navigator, 'storage', { persist: () => Promise.reject(new Error('no')), estimate: () => Promise.reject(new Error('no')) }); is(navigator, 'connection', null)"),
];

#[test]
fn unusual_values_of_the_browsers_surroundings_do_not_stop_the_page() {
    const IS: &str = "localStorage.setItem('catenary.preferences', '{}');
        const is = (of, name, value) => Object.defineProperty(of, name, { get: () => value });";
    let browser = Browser::start();
    begin(&browser, "berlin", Players::people(2).with_hands(Hands::Open), 5, "es");
    for (said, script) in SURROUNDINGS {
        for (address, sign) in [
            ("", "[data-testid=continue]"),
            ("#/ranked/tramways", "main h1"),
            ("#/boards", "[data-testid=own-boards]"),
            ("#/continue", "[data-testid=table] [data-place]"),
        ] {
            browser.open_with(address, &format!("{IS} {script}"));
            browser.wait_in_page(
                &format!("{address} with {said}"),
                "document.querySelector(`${wanted}, #stopped[open]`)",
                json!([sign]),
            );
            assert_eq!(seen(&browser).0, "", "{address} with {said}");
        }
        browser.wait_until_idle();
        assert_eq!(seen(&browser).0, "", "a table with {said}");
        assert_eq!(browser.run("return document.documentElement.lang", json!([])), "en", "{said}");
    }
}
