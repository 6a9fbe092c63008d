//! A story, not a log: cards are cards, the end of the log stays, results are told one after the other.

use crate::browser::{Browser, Screen};
use crate::places::{Dress, press, sit};
use crate::player;
use catenary::table::{Players, Table};
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
) -> Table<catenary::titles::tramways::rules::Tramways> {
    let session = player::played(Setup::standard(players, 4), &until);
    assert!(until(session.state()), "the position comes before the end");
    Table::new(session, &Players::people(players), players)
}

#[test]
fn a_card_in_the_log_shows_its_face() {
    let browser = begin();
    sit(&browser, &played(1, |state| state.round == 2 && state.decision == Decision::Task));
    let taken = "return [...document.querySelectorAll('.log__entry')].filter(it => /Takes Auction card S\\d+/.test(it.innerText))
        .map(it => [/Auction card (S\\d+)/.exec(it.innerText)[1], [...it.querySelectorAll('[data-card-chip]')].map(chip => chip.innerText.trim()).join(' ')])";
    let taken = browser.run(taken, json!([]));
    let taken = taken.as_array().expect("a list").clone();
    assert!(!taken.is_empty(), "somebody took a card");
    for entry in &taken {
        let (mark, chips) = (entry[0].as_str().unwrap_or("-"), entry[1].as_str().unwrap_or(""));
        assert!(chips.split(' ').any(|chip| chip == mark), "{entry}");
    }
    // The log scrolls to its end with the first picture.
    browser.wait_until_idle();
    browser.hover(".log [data-card-chip]");
    browser.wait_for("[data-testid=large-card] .card__slot");
    browser.assert_quiet();
}

#[test]
fn who_goes_to_the_end_of_the_log_stays_there() {
    let browser = begin();
    sit(&browser, &played(1, |state| state.round == 5 && state.decision == Decision::Task));
    let scrolls = "const log = document.querySelector('.log'); log.scrollTop = log.scrollHeight;
        return [log.scrollHeight > log.clientHeight, log.scrollTop]";
    let there = browser.run(scrolls, json!([]));
    assert_eq!(there[0], json!(true), "a log that scrolls: {there}");
    let at = || browser.run("return document.querySelector('.log').scrollTop", json!([])).as_f64();
    let least = there[1].as_f64().expect("a number") - 4.0;
    // The last entry is a door to the present position.
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
fn the_final_score_is_counted_row_by_row_and_a_click_shows_it_all() {
    let browser = begin();
    browser.emulate(&[("prefers-reduced-motion", "no-preference")]);
    sit(&browser, &played(3, |state| state.decision == Decision::Over));
    browser.wait_for("[data-testid=final-score]");
    let rows = "return [...document.querySelectorAll('[data-testid=final-score] .standing tbody tr')]
        .map(it => { const style = getComputedStyle(it); return style.animationName === 'none' ? -1 : parseFloat(style.animationDelay) })";
    let delays = browser.run(rows, json!([]));
    let delays: Vec<f64> =
        delays.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
    assert_eq!(delays.len(), 3);
    // The winner comes last.
    assert!(delays.windows(2).all(|two| two[0] > two[1] && two[1] >= 0.0), "{delays:?}");
    browser.click("[data-testid=final-score] h2");
    browser.wait_until("all rows at once", || browser.run(rows, json!([])) == json!([-1, -1, -1]));
    assert!(browser.text("[data-testid=best-link]").contains("Passenger"), "what was best");
    let told = browser.text("[data-testid=scores-by-round]");
    assert_eq!(told.lines().filter(|line| line.matches(", ").count() >= 5).count(), 3, "{told}");
    assert_eq!(browser.count("[data-testid=review] .chart__curve"), 3);
    for screen in [Screen::Phone, Screen::Desktop] {
        browser.show(screen);
        let fits = "const box = document.querySelector('[data-testid=final-score]').getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth";
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
    press(&browser, "[data-testid=history]");
    browser.wait_for("[data-testid=history-bar]");
    press(&browser, "[data-testid=history-first]");
    press(&browser, "[data-testid=mark-position]");
    press(&browser, "[data-testid=history-last]");
    let cells = "const table = document.querySelector('.compare__table');
        const at = [...table.querySelectorAll('thead th')].findIndex(it => it.innerText.includes('Stress'));
        const cell = table.querySelectorAll('tbody tr')[0].children[at];
        return [cell.querySelector('b').innerText, cell.className]";
    browser.wait_until("the comparison", || {
        browser.count(".compare__table") > 0
            && stress(
                browser.run(cells, json!([]))[0].as_str().unwrap_or("").trim_start_matches('+'),
            ) > 0
    });
    assert_eq!(browser.run(cells, json!([]))[1], json!("is-worse"));
    browser.assert_quiet();
}
