//! The start page in index.html, before the page runs.

use crate::browser::{Browser, Screen};
use catenary::words::Locale;
use serde_json::{Value, json};
use std::fs;

/// Returns the start page as it is in index.html: buttons note early presses by `data-early`, the day is empty, and the
/// section for games of other devices is inert.
const PLAIN: &str = r#"
    const page = document.querySelector('#app').cloneNode(true);
    page.querySelectorAll('[data-testid]').forEach(it => {
        if (it.matches('button')) it.dataset.early = it.dataset.testid;
        it.removeAttribute('data-testid');
    });
    page.querySelectorAll('.home__bring').forEach(it => it.setAttribute('inert', ''));
    page.querySelectorAll('.leaf > *').forEach(it => it.textContent = '\u00a0');
    return page.innerHTML.replace(/<(header|main|section|article|footer|form|ul)/g, '\n<$1').trimStart() + '\n'"#;

fn choose(browser: &Browser, locale: Locale) {
    let script =
        "localStorage.setItem('catenary.preferences', JSON.stringify({language: arguments[0]}))";
    browser.run(script, json!([locale.tag()]));
}

/// Opens the start page again.
fn open_home(browser: &Browser) {
    browser.open("");
    browser.reload();
    browser.wait_for("[data-testid=play]");
}

/// Returns the sum of the layout shifts since the page was loaded.
fn shifts(browser: &Browser) -> Value {
    let script = "return new Promise(done => {
        let sum = 0;
        new PerformanceObserver(list => list.getEntries().forEach(it => sum += it.value))
            .observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 300);
    })";
    browser.run(script, json!([]))
}

/// Returns the top of the first visible poster, relative to its page.
fn posters_at(browser: &Browser) -> Value {
    let script = "const tops = selector => [...document.querySelectorAll(selector)].filter(it => it.checkVisibility())
            .map(it => it.getBoundingClientRect().top);
        return Math.round(Math.min(...tops('.poster')) - Math.min(...tops('.page')))";
    browser.run(script, json!([]))
}

/// Returns the start page in a language, as the page renders it and static/home.*.html store it.
pub(crate) fn start_page(browser: &Browser, locale: Locale) -> String {
    choose(browser, locale);
    open_home(browser);
    browser.run(PLAIN, json!([])).as_str().expect("the start page as text").to_owned()
}

#[test]
fn index_html_has_the_start_page_that_the_page_draws() {
    let browser = Browser::start();
    browser.open("");
    for locale in Locale::ALL {
        let file = format!("{}/static/home.{}.html", env!("CARGO_MANIFEST_DIR"), locale.tag());
        let written = fs::read_to_string(&file).expect("a start page");
        assert!(
            start_page(&browser, locale) == written,
            "the start page has changed: scripts/pictures writes {file} anew"
        );
    }
}

#[test]
fn the_start_page_is_visible_before_the_page_runs() {
    let browser = Browser::start();
    browser.open("");
    choose(&browser, Locale::Spanish);
    browser.run("localStorage.setItem('catenary.front', 'begin')", json!([]));
    browser.lose(".wasm");
    browser.reload();
    let shown = browser.run(
        "const seen = [...document.querySelectorAll('.static .poster')].filter(it => it.checkVisibility());
        const tops = seen.map(it => [it.getBoundingClientRect(), it.querySelector('h2').textContent]);
        tops.sort(([a], [b]) => a.top - b.top || a.left - b.left);
        return [document.documentElement.lang, ...tops.map(([, name]) => name)]",
        json!([]),
    );
    let order = ["es", "Tramways", "San Francisco", "Berlin", "Metromania"];
    assert_eq!(shown, json!(order), "the games keep their places");
    assert!(browser.text(".static[lang=es] .home__lead").contains("tranvías"));
}

/// Before the page runs, the address of another page shows its header in the right language, and that it is loading.
#[test]
fn a_link_shows_a_frame_before_the_page_runs() {
    let browser = Browser::start();
    browser.open("");
    choose(&browser, Locale::Spanish);
    browser.lose(".wasm");
    browser.open("#/rules/berlin");
    let seen = "const seen = selector => [...document.querySelectorAll(`.static ${selector}`)].filter(it => it.checkVisibility());
        return [seen('.topbar__brand').length, seen('.page__main, button').length, seen('.fetching').map(it => it.textContent)]";
    assert_eq!(browser.run(seen, json!([])), json!([1, 0, ["Un momento…"]]));
}

#[test]
fn taking_over_the_start_page_shifts_nothing() {
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = Browser::start();
        browser.show(screen);
        // The font comes later (the_font_loads_later_and_moves_almost_nothing).
        browser.lose(".woff2");
        open_home(&browser);
        assert_eq!(shifts(&browser), json!(0), "{screen:?}, nothing played");
        browser.click("[data-testid=play]");
        browser.wait_for("[data-testid=table]");
        open_home(&browser);
        open_home(&browser);
        assert_eq!(shifts(&browser), json!(0), "{screen:?}, with a game that goes on");
        let drawn = posters_at(&browser);
        browser.lose(".wasm");
        browser.reload();
        assert_eq!(
            posters_at(&browser),
            drawn,
            "{screen:?}: the posters stand where they will be drawn"
        );
    }
}

/// This holds on a new device and on one with games.
#[test]
fn a_press_while_the_page_loads_counts() {
    let browser = Browser::start();
    browser.open("");
    let early = "document.addEventListener('readystatechange', () => {
        const spoken = `.static[lang=${document.documentElement.lang}]`;
        document.querySelector(`${spoken} [data-early=play-berlin]`).click();
    }, { once: true })";
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": early }));
    browser.reload();
    browser.wait_for("[data-testid=table]");
    let table = browser.run("return location.hash", json!([]));
    browser.run("location.hash = ''", json!([]));
    browser.wait_for("[data-testid=continue-last]");
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_ne!(browser.run("return location.hash", json!([])), table, "another game is begun");
}

/// The start page of a new device reads no saves; it is replaced as soon as there are any.
#[test]
fn home_shows_games_that_another_window_stores() {
    let browser = Browser::start();
    browser.open("");
    browser.click("[data-testid=saves] summary");
    browser.wait_for("[data-testid=new-device]");
    // Like another window, where the event comes from the browser.
    browser.run(
        "localStorage.setItem('catenary.game.abc', '{\"version\":9}');
        dispatchEvent(new StorageEvent('storage', { key: 'catenary.game.abc', storageArea: localStorage }))",
        json!([]),
    );
    browser.wait_for("[data-testid=saves] .save");
    assert_eq!(browser.count("[data-testid=new-device]"), 0);
}

#[test]
fn the_font_loads_later_and_moves_almost_nothing() {
    let script =
        "return document.fonts.ready.then(() => document.fonts.check('15px \"Catenary Sans\"')
        && performance.getEntriesByType('resource').some(it => it.name.endsWith('.woff2')))";
    for screen in [Screen::Desktop, Screen::Phone] {
        let browser = Browser::start();
        browser.show(screen);
        open_home(&browser);
        browser.wait_until("the face", || browser.run(script, json!([])) == json!(true));
        let moved = shifts(&browser).as_f64().expect("a sum");
        assert!(moved < 0.02, "{screen:?}: {moved}");
    }
}

/// Returns the style files that the start page does not wait for.
fn later_styles() -> Vec<String> {
    let files = fs::read_dir("dist").expect("the page is built");
    let names = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    let later: Vec<String> =
        names.filter(|name| name.ends_with(".css") && !name.starts_with("front-")).collect();
    assert!(later.len() > 1, "more files of styles");
    later
}

#[test]
fn the_start_page_is_drawn_by_the_first_styles_alone() {
    let browser = Browser::start();
    let picture = |name: &str| {
        open_home(&browser);
        browser.picture(name)
    };
    for screen in [Screen::Desktop, Screen::Tablet, Screen::Phone] {
        browser.show(screen);
        browser.lose(".woff2");
        let whole = picture("front-whole");
        browser.lose_all(&later_styles());
        let first = picture("front-first");
        browser.lose(".nothing");
        assert!(whole == first, "{screen:?}: test-output/front-whole.png and front-first.png");
    }
}
