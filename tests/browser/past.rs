//! The past of a game on the page: step by step, as a replay, as a chart, next to another position, and the lines of
//! play.

use crate::browser::{Browser, DRAWN, Pointer, key};
use crate::games::{PRESS, begin, play_until, ply, turn};
use crate::metromania;
use catenary::table::{Hands, Players};
use serde_json::{Value, json};

const TITLES: [&str; 4] = ["tramways", "san-francisco", "berlin", "metromania"];

fn log_text(browser: &Browser) -> String {
    browser.text("[data-testid=past-told]")
}

fn open(browser: &Browser) {
    browser.click("[data-testid=past-button]");
    browser.wait_for("[data-testid=past]");
}

/// Plays a game of two with open hands, and opens its past.
fn played(browser: &Browser, title: &str, plies: usize) -> usize {
    begin_open(browser, title);
    let number = play_until(browser, PRESS, 0, &format!("ply() >= {plies}"));
    open(browser);
    number
}

/// Does the same after a whole round and the first decisions of the next one, or after `plies` plies in a title without
/// rounds.
fn played_a_round(browser: &Browser, title: &str, plies: usize) {
    begin_open(browser, title);
    let second = "document.querySelectorAll('.rounds__stop')[1]?.getAttribute('aria-current')";
    let until = format!("{second} || count('.rounds__stop') == 0 && ply() >= {plies}");
    let number = play_until(browser, PRESS, 0, &until);
    play_until(browser, PRESS, number, &format!("ply() >= {}", ply(browser) + 3));
    open(browser);
}

fn begin_open(browser: &Browser, title: &str) {
    begin(browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
}

fn go(browser: &Browser, button: &str, what: &str, holds: impl Fn(usize) -> bool) {
    browser.click(&format!("[data-testid={button}]"));
    browser.wait_until(what, || holds(ply(browser)));
}

fn back(browser: &Browser, steps: usize) {
    for _ in 0..steps {
        let before = ply(browser);
        go(browser, "past-back", "an earlier position", |ply| ply < before);
    }
}

/// Plays another action at an earlier position, so that there are two lines; the past stays open.
fn fork(browser: &Browser, number: usize) {
    back(browser, 4);
    play_until(browser, PRESS, number + 1, "count('[data-line]') === 2");
}

/// Plays, walks back and on, branches off, and finds the first line again.
fn walk_through_the_past(title: &str) {
    let browser = Browser::start();
    let number = played(&browser, title, 24);
    let end = ply(&browser);
    let last = log_text(&browser);
    assert!(!last.is_empty(), "{title}: what happened last is told");
    back(&browser, 4);
    let earlier = ply(&browser);
    go(&browser, "past-on", "a later position", |ply| ply > earlier);
    go(&browser, "past-end", "the position at the end", |ply| ply == end);
    assert_eq!(log_text(&browser), last, "{title}: the end is told as before");
    fork(&browser, number);
    go(&browser, "line-go", "the end of the first line", |ply| ply == end);
    assert_eq!(log_text(&browser), last, "{title}: the first line is whole");
    browser.assert_quiet();
}

#[test]
fn browses_the_past_and_branches_off_in_a_city_game() {
    walk_through_the_past("san-francisco");
}

#[test]
fn browses_the_past_and_branches_off_in_tramways() {
    walk_through_the_past("tramways");
}

#[test]
fn browses_the_past_and_branches_off_in_metromania() {
    walk_through_the_past("metromania");
}

#[test]
fn keys_step_through_the_past_and_start_a_replay() {
    let browser = Browser::start();
    for title in TITLES {
        played_a_round(&browser, title, 24);
        let end = ply(&browser);
        let walk = |keys: &[&str], what: &str, holds: &dyn Fn(usize) -> bool| {
            browser.press(keys);
            browser.wait_until(&format!("{title}: {what}"), || holds(ply(&browser)));
            ply(&browser)
        };
        walk(&[key::HOME], "the start", &|ply| ply == 0);
        let first = walk(&[key::RIGHT], "an action on", &|ply| ply > 0);
        let second = walk(&[key::RIGHT], "another one on", &|ply| ply > first);
        walk(&[key::SHIFT, key::LEFT], "a decision back", &|ply| ply + 1 == second);
        walk(&[key::HOME], "the start again", &|ply| ply == 0);
        let round = walk(&[key::PAGE_DOWN], "a round on", &|ply| ply > 0);
        let next = walk(&[key::PAGE_DOWN], "another round on", &|ply| ply > round);
        walk(&[key::PAGE_UP], "a round back", &|ply| ply == round && ply < next);
        walk(&[key::END], "the end", &|ply| ply == end);
        // At the end a replay begins at the start.
        walk(&["r"], "the replay to begin", &|ply| ply < end);
        let now = ply(&browser);
        browser.wait_until("the replay to go on", || ply(&browser) > now);
        assert_eq!(
            browser.attribute("[data-testid=past-run]", "aria-pressed").as_deref(),
            Some("true")
        );
        browser.press(&["r"]);
        browser.wait_until("the replay to halt", || {
            browser.attribute("[data-testid=past-run]", "aria-pressed").as_deref() == Some("false")
        });
        let place = browser.text("[data-testid=past-place]");
        assert!(place.starts_with("Step "), "{place}");
        let slider = browser.attribute("[data-testid=past-slider]", "aria-valuetext");
        assert_eq!(slider, Some(place));
    }
    browser.assert_quiet();
}

/// Presses a chart at a part of its width.
const PRESS_CHART: &str = "
    const chart = document.querySelector('[data-testid=chart]'), frame = chart.getBoundingClientRect();
    chart.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: frame.left + frame.width * arguments[0] }))";

#[test]
fn a_replay_stops_at_the_end_and_the_chart_opens_positions() {
    let browser = Browser::start();
    for (title, metric) in
        [("tramways", "happiness"), ("san-francisco", "routes"), ("metromania", "tunnels")]
    {
        played(&browser, title, 18);
        let end = ply(&browser);
        for _ in 0..2 {
            browser.click("[data-testid=past-pace]");
        }
        back(&browser, 3);
        browser.click("[data-testid=past-run]");
        browser.wait_until("the end", || ply(&browser) == end);
        browser.wait_until("the replay to halt", || {
            browser.attribute("[data-testid=past-run]", "aria-pressed").as_deref() == Some("false")
        });
        let score = browser.attribute("[data-testid=chart]", "aria-label");
        browser.click(&format!("[data-testid=metric-{metric}]"));
        browser.wait_until("another metric", || {
            browser.attribute("[data-testid=chart]", "aria-label") != score
        });
        assert_eq!(browser.count("[data-testid=metric-tickets]"), 0, "nothing hidden is counted");
        browser.click("[data-testid=chart-by-round]");
        for (part, ply_there) in [(0.0, 0), (1.0, end)] {
            browser.run(PRESS_CHART, json!([part]));
            browser.wait_until("the position of the point", || ply(&browser) == ply_there);
        }
        browser.screenshot(&format!("past-chart-{title}"));
    }
    browser.assert_quiet();
}

#[test]
fn comparing_two_positions_marks_the_changes_on_the_board() {
    let browser = Browser::start();
    for (title, marks) in [
        ("tramways", "[data-trace]"),
        ("berlin", ".city-glow.is-new"),
        ("metromania", ".metro-lately polyline"),
    ] {
        played_a_round(&browser, title, 30);
        let end = ply(&browser);
        go(&browser, "past-start", "the start", |ply| ply == 0);
        browser.click("[data-testid=mark-position]");
        browser.wait_for("[data-testid=compare]");
        go(&browser, "past-end", "the end", |ply| ply == end);
        browser.wait_until("the changes on the board", || browser.count(marks) >= 2);
        let log_text = browser.text("[data-testid=compare]");
        assert!(log_text.contains("The board marks what has changed."), "{log_text}");
        assert!(log_text.contains("0 → "), "{log_text}");
        browser.screenshot(&format!("past-compare-{title}"));
        go(&browser, "compare-swap", "the other position", |ply| ply == 0);
        browser.wait_until("the other way round", || {
            browser.text("[data-testid=compare]").contains(" → 0")
        });
        browser.click("[data-testid=compare-close]");
        browser.wait_until("no comparison", || browser.count("[data-testid=compare]") == 0);
    }
    browser.assert_quiet();
}

/// Returns the index of the player whose hand is shown.
const VIEWER: &str = "const all = [...document.querySelectorAll('.player-board')];
    return all.findIndex(it => it.classList.contains('is-viewer'))";

/// Others' actions since the viewer's last decision stay marked on the board and in the market until the viewer decides
/// again.
#[test]
fn actions_of_others_are_marked_until_the_next_own_decision() {
    let browser = Browser::start();
    for (title, marks) in [
        ("tramways", "[data-trace]"),
        ("berlin", ".city-glow.is-new"),
        ("san-francisco", ".city-card__new"),
    ] {
        begin(&browser, title, Players::people(2), 5, "en");
        let press = after_the_curtain(PRESS);
        let viewer = || browser.run(VIEWER, json!([]));
        let mut number = 0;
        loop {
            let marked = format!("turn() === 'yours' && count(\"{marks}\") > 0");
            number = play_until(&browser, &press, number, &marked);
            browser.screenshot(&format!("marks-at-rest-{title}"));
            let (before, seat) = (ply(&browser), viewer());
            let decided = format!("ply() > {before} || turn() !== 'yours'");
            number = play_until(&browser, &press, number, &decided);
            if turn(&browser) == "yours" && ply(&browser) > before && viewer() == seat {
                break;
            }
        }
        assert_eq!(browser.count(marks), 0, "{title}: the viewer has decided since");
    }
    // In Metromania a decision is a whole turn: the marks of one turn are gone at the next.
    begin(&browser, "metromania", Players::people(2), 5, "en");
    let press = after_the_curtain(metromania::PRESS);
    let marks = ".metro-lately polyline[points*=' ']";
    let marked = format!("turn() === 'yours' && count(\"{marks}\") > 0");
    let number = play_until(&browser, &press, 0, &marked);
    let before = browser.attribute(marks, "points").expect("a mark");
    assert_eq!(browser.count(&format!(".metro-lately [points='{before}']")), 1);
    let ply = ply(&browser);
    play_until(&browser, &press, number, &format!("ply() > {ply} && {marked}"));
    assert_eq!(browser.count(&format!(".metro-lately [points='{before}']")), 0);
    browser.assert_quiet();
}

/// Returns a script that presses, and takes the device wherever it is passed on.
fn after_the_curtain(press: &str) -> String {
    format!(
        "const curtain = document.querySelector('[data-testid=curtain] button');
        if (curtain) {{ curtain.click(); return 'pressed'; }} {press}"
    )
}

/// Writes a text into the field of a line, and leaves it.
const WRITE: &str = "
    const [field, text] = arguments, it = document.querySelector(field);
    it.value = text;
    it.dispatchEvent(new Event('change', { bubbles: true }))";

fn value_of(browser: &Browser, field: &str) -> Value {
    browser.run("return document.querySelector(arguments[0])?.value", json!([field]))
}

#[test]
fn a_line_can_be_named_saved_compared_and_deleted() {
    let browser = Browser::start();
    for title in TITLES {
        let number = played(&browser, title, 20);
        fork(&browser, number);
        let here = ply(&browser);
        let (name, comment) = (
            "[data-line='0'] [data-testid=line-name]",
            "[data-line='0'] [data-testid=line-comment]",
        );
        browser.run(WRITE, json!([name, "As it was"]));
        browser.run(WRITE, json!([comment, "with <b>trams</b>"]));
        browser.reload();
        browser.wait_for("[data-testid=table]");
        open(&browser);
        browser.wait_for("[data-line='0']");
        assert_eq!(ply(&browser), here);
        assert_eq!(value_of(&browser, name), "As it was");
        assert_eq!(value_of(&browser, comment), "with <b>trams</b>");

        browser.click("[data-testid=line-compare]");
        browser.wait_for("[data-testid=compare]");
        assert!(browser.text("[data-testid=compare]").contains("As it was"), "{title}");
        browser.click("[data-testid=line-forget]");
        browser.wait_for("[data-testid=line-forget].button--danger");
        assert_eq!(browser.count("[data-line]"), 2);
        browser.click("[data-testid=line-forget]");
        browser.wait_until("one line", || browser.count("[data-line]") == 1);
        browser.wait_until("no comparison", || browser.count("[data-testid=compare]") == 0);
        assert_eq!(ply(&browser), here);
        browser.reload();
        browser.wait_for("[data-testid=table]");
        open(&browser);
        browser.wait_for("[data-line]");
        assert_eq!((browser.count("[data-line]"), ply(&browser)), (1, here));
    }
    browser.assert_quiet();
}

const WINDOWS: [(u32, u32); 6] =
    [(1440, 900), (1366, 768), (1024, 768), (390, 844), (360, 640), (844, 390)];

/// Presses the controls of the past one after the other, each once the last one is rendered; returns those after which
/// the board has moved.
const OPEN_ALL: &str = "
    const lies = () => {
        const at = document.querySelector('.board-view').getBoundingClientRect();
        return String([at.left, at.top, at.width, at.height].map(Math.round));
    };
    const until = async holds => { while (!holds()) await drawn(); };
    return (async () => {
        await drawn();
        const before = lies(), moved = [];
        const press = async what => {
            document.querySelector(`[data-testid=${what}]`).click();
            await drawn();
            if (lies() !== before) moved.push(what);
        };
        await press('past-button');
        await until(() => document.querySelector('[data-testid=past]'));
        for (const what of ['past-back', 'past-more', 'mark-position', 'past-start', 'past-less', 'past-end']) await press(what);
        await until(() => document.querySelector('[data-testid=table]').dataset.turn === 'yours');
        await press('past-close');
        await until(() => !document.querySelector('[data-testid=past]'));
        return moved;
    })()";

#[test]
fn overlays_in_the_past_neither_move_nor_shrink_the_board() {
    let browser = Browser::start();
    for title in ["tramways", "berlin", "metromania"] {
        begin(&browser, title, Players::people(3).with_hands(Hands::Open), 5, "en");
        play_until(&browser, PRESS, 0, "ply() >= 18");
        for size in WINDOWS {
            browser.show_small(size, Pointer::Finger);
            let moved = browser.run(&format!("{DRAWN} {OPEN_ALL}"), json!([]));
            assert_eq!(moved, json!([]), "{title} {size:?}: after these the board lay otherwise");
        }
    }
    browser.assert_quiet();
}

#[test]
fn a_replay_at_one_device_shows_no_other_hand() {
    let browser = Browser::start();
    begin(&browser, "berlin", Players::people(2), 5, "en");
    play_until(&browser, crate::tables::PRESS, 0, "ply() >= 16 && turn() === 'yours'");
    let viewer = "return [...document.querySelectorAll('.player-chip')].findIndex(it => it.matches('.is-viewer'))";
    let mine = browser.run(viewer, json!([]));
    let (end, mut others) = (ply(&browser), 0);
    open(&browser);
    go(&browser, "past-start", "the start", |ply| ply == 0);
    for _ in 0..3 {
        browser.click("[data-testid=past-pace]");
    }
    browser.click("[data-testid=past-run]");
    while ply(&browser) < end {
        let (seen, now) = (browser.run(viewer, json!([])), turn(&browser));
        assert!(seen == mine || seen == json!(-1), "the hand of {seen} at {}", ply(&browser));
        others += usize::from(now == "past");
    }
    assert!(others > 0, "positions at which another person decided");
    browser.assert_quiet();
}

#[test]
fn announces_events_while_stepping_through_the_past() {
    let browser = Browser::start();
    played(&browser, "berlin", 20);
    back(&browser, 3);
    let words = log_text(&browser);
    let action =
        words.rsplit(": ").next().unwrap_or_default().split(" · ").next().unwrap_or_default();
    browser.wait_until(&format!("{action} to be said"), || {
        let said = "return document.querySelector('[data-heard]').textContent";
        browser.run(said, json!([])).as_str().is_some_and(|said| said.contains(action))
    });
    browser.assert_quiet();
}
