//! The log and the cards: cards look like cards, the end of the log stays visible, results appear one after the other.

use crate::browser::{Browser, Screen};
use crate::places::{Dress, press, sit};
use crate::player;
use catenary::table::{GameTable, Players};
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::words::Locale;
use serde_json::json;

fn begin() -> Browser {
    let browser = Browser::start();
    Dress { theme: "light", locale: Locale::English }.put_on(&browser);
    browser
}

fn played(
    players: usize,
    until: impl Fn(&State) -> bool,
) -> GameTable<catenary::titles::tramways::rules::Tramways> {
    let session = player::played(Setup::standard(players, 4), &until);
    assert!(until(session.state()), "the position comes before the end");
    GameTable::new(session, &Players::people(players), players)
}

#[test]
fn the_log_stays_at_its_end_after_scrolling_there() {
    let browser = begin();
    sit(&browser, &played(1, |state| state.round == 5 && state.decision == Decision::Task));
    let scrolls = "const log = document.querySelector('.log'); log.scrollTop = log.scrollHeight;
        return [log.scrollHeight > log.clientHeight, log.scrollTop]";
    let there = browser.run(scrolls, json!([]));
    assert_eq!(there[0], json!(true), "a log that scrolls: {there}");
    let at = || browser.run("return document.querySelector('.log').scrollTop", json!([])).as_f64();
    let least = there[1].as_f64().expect("a number") - 4.0;
    // The last entry opens the current position.
    browser.run("[...document.querySelectorAll('.log__door')].at(-1).click()", json!([]));
    let ply = browser.attribute("[data-testid=table]", "data-ply");
    for _ in 0..20 {
        assert!(at() >= Some(least), "it jumped to {:?}", at());
    }
    assert_eq!(browser.attribute("[data-testid=table]", "data-ply"), ply);
    press(&browser, "[data-action=money]");
    browser.wait_until("the $2", || browser.attribute("[data-testid=table]", "data-ply") != ply);
    for _ in 0..20 {
        assert!(at() >= Some(least), "it jumped to {:?}", at());
    }
    browser.assert_quiet();
}

#[test]
fn the_final_score_is_counted_row_by_row_and_a_press_shows_it_all() {
    let browser = begin();
    browser.emulate(&[("prefers-reduced-motion", "no-preference")]);
    sit(&browser, &played(3, |state| state.decision == Decision::Over));
    browser.wait_for("[data-testid=final-count].is-counting");
    let rows = || browser.count("[data-testid=final-count] tbody th");
    assert_eq!(rows(), 1, "the first row alone");
    assert_eq!(browser.count("[data-testid=winner]"), 0, "nobody is told the end before");
    browser.wait_until("the next row, by itself", || rows() == 2);
    crate::solo::counted(&browser);
    browser.wait_for("[data-testid=winner]");
    assert_eq!((rows(), browser.count("[data-testid=final-count] tfoot td")), (4, 3));
    assert!(browser.text(".count__remark").contains("Passenger"), "what was best");
    let shown = browser.text("[data-testid=scores-by-round]");
    assert_eq!(shown.lines().filter(|line| line.matches(", ").count() >= 5).count(), 3, "{shown}");
    assert_eq!(browser.count(".count__line"), 3);
    for screen in [Screen::Phone, Screen::Desktop] {
        browser.show(screen);
        let fits = "const box = document.querySelector('[data-testid=final-count]').getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth";
        assert_eq!(browser.run(fits, json!([])), json!(true), "{screen:?}");
    }
    browser.assert_quiet();
}

#[test]
fn more_stress_compares_as_worse() {
    let browser = begin();
    let table = played(1, |state| state.round == 4 && state.decision == Decision::Task);
    sit(&browser, &table);
    let stress = |text: &str| text.parse::<i64>().unwrap_or_default();
    press(&browser, "[data-testid=past-button]");
    browser.wait_for("[data-testid=past]");
    press(&browser, "[data-testid=past-start]");
    press(&browser, "[data-testid=mark-position]");
    press(&browser, "[data-testid=past-end]");
    let cells = "const table = document.querySelector('[data-testid=compare] table');
        const at = [...table.querySelectorAll('thead th')].findIndex(it => it.innerText.includes('Stress'));
        const cell = table.querySelectorAll('tbody tr')[0].children[at];
        return [cell.querySelector('b').innerText, cell.className]";
    browser.wait_until("the comparison", || {
        browser.count("[data-testid=compare] table") > 0
            && stress(
                browser.run(cells, json!([]))[0].as_str().unwrap_or("").trim_start_matches('+'),
            ) > 0
    });
    assert_eq!(browser.run(cells, json!([]))[1], json!("is-worse"));
    browser.assert_quiet();
}
