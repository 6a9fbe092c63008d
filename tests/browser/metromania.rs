//! Metromania on the page: whole games, planned strokes, reasons, trips, links, touch, Spanish.

use crate::browser::{Browser, Pointer, Screen, key};
use crate::games::{play_until, ply, reload_and_visit};
use crate::sheets;
use catenary::table::{Hands, Players};
use serde_json::json;

/// The choice that asks for a trip.
const ASK_TRIP: &str = "[data-choice='7']";

/// Presses something at the table: the main button, else a place, else a choice; returns what it was.
pub(crate) const PRESS: &str = "
    const number = arguments[0], all = selector => [...document.querySelectorAll(selector)];
    const table = document.querySelector('[data-testid=table]');
    if (table.dataset.turn === 'over') return 'over';
    const first = all('[data-testid=take-device], .ask__choices .button--main')[0];
    if (first) { first.click(); return 'main'; }
    const places = all('[data-place-button][data-legal][aria-pressed=false]');
    const choices = all('.ask__choices [data-choice]:not(.button--quiet)');
    const pool = places.length ? places : choices;
    if (!pool.length) return 'nothing';
    pool[number % pool.length].click();
    return places.length ? 'place' : 'choice';";

fn press(browser: &Browser, number: usize) -> String {
    browser.run(PRESS, json!([number])).as_str().expect("a word").to_owned()
}

/// Starts a game of this number of people with open hands, in a language.
fn begin_in(browser: &Browser, players: usize, seed: u64, language: &str) {
    let people = Players::people(players).with_hands(Hands::Open);
    crate::games::begin(browser, "metromania", people, seed, language);
    browser.wait_for("[data-place-button][data-legal], .ask__choices .metro-type");
}

fn begin(browser: &Browser, players: usize, seed: u64) {
    begin_in(browser, players, seed, "en");
}

/// Returns whether the last row of the count can be scrolled to where neither totals nor buttons cover it.
const LAST_ROW_IN_SIGHT: &str = "const box = it => document.querySelector(it).getBoundingClientRect();
    document.querySelector('.count__body').scrollTop = 0;
    document.querySelector('.count__table tbody tr:last-child').scrollIntoView({ block: 'nearest' });
    const [row, totals, buttons] = ['.count__table tbody tr:last-child', '.count__table tfoot', '.count .dialog__actions'].map(box);
    return row.height > 0 && row.bottom <= totals.top + 1 && totals.bottom <= buttons.top + 1 && buttons.bottom <= innerHeight";

#[test]
fn a_whole_game_is_played_reloaded_in_the_middle_and_opened_from_its_link() {
    let browser = Browser::start();
    begin(&browser, 2, 5);
    let number = play_until(&browser, PRESS, 0, "ply() >= 20");
    reload_and_visit(&browser);
    play_until(&browser, PRESS, number, "turn() === 'over'");
    browser.wait_for("[data-testid=final-count]");
    sheets::assert_whole(&browser);
    browser.screenshot("metromania-count");
    let rows = || browser.count("[data-testid=final-count] tbody th");
    browser.wait_until("the first trips, one after the other", || rows() >= 3);
    browser.click("[data-testid=skip-count]");
    browser.wait_for("[data-testid=again-7]");
    assert_eq!(rows(), 8, "the lines and the seven trips");
    browser.click("[data-testid=again-7]");
    browser.wait_for(".metro-goal");
    browser.screenshot("metromania-sunday");
    browser.click("[data-testid=again-7]");
    browser.show_small((360, 640), Pointer::Finger);
    browser.wait_until("the last row above the totals", || {
        browser.run(LAST_ROW_IN_SIGHT, json!([])) == true
    });
    browser.click("[data-testid=alone-1]");
    browser.click("[data-testid=to-count]");
    browser.wait_for("[data-testid=play-again]");
    browser.assert_quiet();
}

#[test]
fn a_set_up_link_fills_in_the_page_of_a_new_game() {
    let browser = Browser::start();
    begin(&browser, 3, 77);
    browser.click("[data-testid=send]");
    browser.click("[data-testid=send-setup]");
    let script = "return document.querySelector('[data-testid=link]').value";
    browser.wait_until("the link of the set-up", || {
        browser.run(script, json!([])).as_str().is_some_and(|link| link.contains("#s1"))
    });
    let link = browser.run(script, json!([])).as_str().expect("a link").to_owned();
    let fragment = link.split_once('#').expect("an address").1.to_owned();
    browser.open(&format!("#{fragment}"));
    browser.wait_for("[data-testid=setup-opened]");
    let seed = "return document.querySelector('[data-testid=seed]').value";
    assert_eq!(browser.run(seed, json!([])), json!("77"));
    assert_eq!(browser.count("[data-testid^='seat-']"), 3);
    browser.assert_quiet();
}

/// Three players choose in turn the type that they take twice (MSET-3); then the letters are dealt, and the first
/// player digs.
#[test]
fn three_players_choose_their_types_and_then_dig() {
    let browser = Browser::start();
    for (language, takes, dealt) in [("en", "takes", "dealt"), ("es", "tomó", "repartieron")] {
        begin_in(&browser, 3, 5, language);
        let asked = || {
            let script =
                "return [...document.querySelectorAll('.ask__choices [data-choice]')].map(it =>
                it.getAttribute('aria-disabled') === 'true')";
            browser.run(script, json!([]))
        };
        assert_eq!(asked(), json!([false, false, false]), "three types, all of them free");
        assert_eq!(browser.count("[data-testid=hand] [data-piece]"), 0, "no letter is dealt");
        for size in [(1366, 768), (390, 844)] {
            browser.show_small(size, Pointer::Mouse);
            let in_sight = "return [...document.querySelectorAll('.ask__choices [data-choice]')].every(it => {
                const at = it.getBoundingClientRect();
                return at.width > 40 && at.left >= 0 && at.right <= innerWidth && at.bottom <= innerHeight; })";
            browser.wait_until("all types", || browser.run(in_sight, json!([])) == true);
            browser.screenshot(&format!("metromania-types-{language}-{}", size.0));
        }
        browser.show(Screen::Desktop);
        browser.hover(".ask__choices [data-choice]");
        let wide = "return [...document.querySelectorAll('.metro-spot__place')].filter(it =>
            getComputedStyle(it).strokeWidth === '16px').length";
        browser.wait_until("its Spots", || browser.run(wide, json!([])) == 6);
        browser.click(".ask__choices [data-choice]");
        browser.wait_until("the next player", || ply(&browser) == 1);
        assert_eq!(asked(), json!([true, false, false]), "the next player has two left");
        browser.click(".ask__choices [data-choice]");
        browser.wait_until("the reason", || browser.text("[data-testid=note]").contains("MSET-3"));
        assert_eq!(ply(&browser), 1);
        browser.screenshot(&format!("metromania-type-taken-{language}"));
        browser.click(".ask__choices [data-choice]:nth-child(2)");
        browser.wait_for("[data-place-button][data-legal]");
        assert_eq!(browser.count("[data-testid=hand] [data-piece]"), 4);
        let log = browser.text("[data-testid=log]").to_lowercase();
        assert_eq!(log.matches(takes).count(), 3, "{log}");
        assert!(log.contains(dealt), "{log}");
        let turn_of_last = play_until(&browser, PRESS, 0, "ply() >= 12");
        reload_and_visit(&browser);
        play_until(&browser, PRESS, turn_of_last, "ply() >= 16");
    }
    browser.assert_quiet();
}

/// Returns the prompt, the choices and the chosen places.
const ASKED: &str = "
    const all = selector => [...document.querySelectorAll(selector)];
    return [document.querySelector('[data-testid=prompt]')?.textContent,
        ...all('.ask__choices [data-choice]').map(it => it.textContent),
        ...all('[data-place-button][aria-pressed=true]').map(it => it.dataset.placeButton)]";

#[test]
fn a_planned_turn_survives_a_reload_and_a_visit_to_home() {
    let browser = Browser::start();
    begin(&browser, 2, 5);
    play_until(&browser, PRESS, 0, "count('.ask__choices .button--main') === 1");
    assert_eq!(ply(&browser), 0);
    let asked = || browser.run(ASKED, json!([]));
    let planned = asked();
    browser.reload();
    browser.wait_for("[data-testid=table]");
    browser.wait_until("the plan", || asked() == planned);
    browser.run("location.hash = '#/'", json!([]));
    browser.click("[data-testid=continue-last]");
    browser.wait_for("[data-testid=table]");
    browser.wait_until("the plan again", || asked() == planned);
    browser.click(".ask__choices .button--main");
    browser.wait_until("the planned tunnels", || ply(&browser) > 0);
    browser.assert_quiet();
}

#[test]
fn three_tunnels_are_planned_undone_and_dug_together() {
    let browser = Browser::start();
    begin(&browser, 2, 5);
    let is_planned = || browser.count(".ask__choices .button--main") == 1;
    let number = {
        let mut number = 0;
        while !is_planned() {
            browser.wait_until("something to press", || press(&browser, number) != "nothing");
            number += 1;
            assert!(number < 30, "no stroke of three tunnels");
            assert_eq!(ply(&browser), 0, "nothing is dug while it is planned");
        }
        number
    };
    browser.screenshot("metromania-stroke");
    browser.press(&[key::ESCAPE]);
    browser.wait_until("one tunnel less", || !is_planned());
    for number in number..number + 9 {
        if is_planned() {
            break;
        }
        press(&browser, number);
    }
    browser.click(".ask__choices .button--main");
    browser.wait_until("the tunnels", || ply(&browser) >= 3);
    assert!(browser.text("[data-testid=log]").contains("3 tunnels"), "one line tells the stroke");
    browser.assert_quiet();
}

/// A drag from the open end of a line plans tunnel after tunnel, on the sides that it passes.
#[test]
fn a_stroke_is_drawn_from_the_open_end() {
    let browser = Browser::start();
    begin(&browser, 2, 5);
    assert_eq!(press(&browser, 15), "place");
    browser.wait_for(".metro-head");
    let script = "
        const middle = it => { const at = it.getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2]; };
        const head = middle(document.querySelector('.metro-head'));
        const edges = [...document.querySelectorAll('.board-view__sheet [data-place] .metro-place__edge')].map(middle);
        const ahead = [0, 1].map(axis => edges.reduce((sum, edge) => sum + edge[axis], 0) / edges.length - head[axis]);
        const length = Math.hypot(...ahead), [x, y] = ahead.map(it => it / length);
        return [...head, head[0] + 125 * x - 4 * y, head[1] + 125 * y + 4 * x]";
    let way = browser.run(script, json!([]));
    let number = |at: usize| way[at].as_f64().expect("a number");
    browser.drag((number(0), number(1)), (number(2), number(3)));
    browser.wait_for(".ask__choices .button--main");
    assert_eq!(ply(&browser), 0, "nothing is dug while it is planned");
    browser.assert_quiet();
}

#[test]
fn an_edge_that_cannot_be_dug_says_why() {
    let browser = Browser::start();
    begin(&browser, 2, 5);
    play_until(&browser, PRESS, 0, "ply() >= 12");
    let script = "
        const legal = new Set([...document.querySelectorAll('[data-place-button][data-legal]')].map(it => it.dataset.placeButton));
        return [...document.querySelectorAll('.board-view__sheet [data-place]')].map(it => it.dataset.place).filter(it => !legal.has(it))";
    let closed = browser.run(script, json!([]));
    let closed = closed.as_array().expect("places").iter().filter_map(|it| it.as_str());
    let reason = closed.into_iter().find_map(|place| {
        browser.hover(&format!(".board-view__sheet [data-place='{place}']"));
        let shown = browser.count("[data-testid=board-tip]") == 1;
        let tip = shown.then(|| browser.text("[data-testid=board-tip]"));
        tip.filter(|tip| tip.contains("(M"))
    });
    assert!(reason.is_some(), "no closed edge says why");
    browser.assert_quiet();
}

#[test]
fn a_trip_between_two_stations_is_ridden_in_spanish() {
    let browser = Browser::start();
    begin_in(&browser, 2, 9, "es");
    play_until(&browser, PRESS, 0, &format!("count(\"{ASK_TRIP}\") === 1"));
    browser.click(ASK_TRIP);
    for place in [0, 1] {
        let script = "document.querySelectorAll('[data-place-button]')[arguments[0]].click()";
        browser.run(script, json!([place]));
    }
    let shown = || browser.text("[data-testid=prompt]").to_lowercase();
    browser.wait_until("the time", || shown().contains("minuto") || shown().contains("no hay"));
    browser.screenshot("metromania-trip-es");
    browser.assert_quiet();
}

#[test]
fn a_stroke_is_dug_by_touch_on_a_phone() {
    let browser = Browser::start();
    begin(&browser, 2, 5);
    browser.show(Screen::Phone);
    browser.wait_for("[data-place-button][data-legal]");
    let script = "
        const legal = new Set([...document.querySelectorAll('[data-place-button][data-legal][aria-pressed=false]')].map(it => it.dataset.placeButton));
        const box = document.querySelector('.board-view__sheet').getBoundingClientRect();
        for (const it of document.querySelectorAll('.board-view__sheet [data-place]')) {
            if (!legal.has(it.dataset.place)) continue;
            const at = it.getBoundingClientRect(), x = at.x + at.width / 2, y = at.y + at.height / 2;
            if (x > box.x + 4 && x < box.right - 4 && y > box.y + 4 && y < box.bottom - 4) return [x, y];
        }
        return null";
    for number in 0..12 {
        if browser.count(".ask__choices .button--main") == 1 {
            break;
        }
        let spot = browser.run(script, json!([]));
        match (spot[0].as_f64(), spot[1].as_f64()) {
            (Some(x), Some(y)) => browser.touch(&[[(x, y), (x, y)]]),
            _ => {
                press(&browser, number);
            }
        }
    }
    browser.screenshot("metromania-phone");
    browser.click(".ask__choices .button--main");
    browser.wait_until("the tunnels", || ply(&browser) >= 3);
    browser.assert_quiet();
}

/// If edges are closer together than a finger is wide, the first tap zooms in and the second chooses.
#[test]
fn edges_that_can_be_chosen_are_as_wide_as_a_finger_on_a_phone() {
    let browser = Browser::start();
    begin(&browser, 2, 5);
    browser.show(Screen::Phone);
    play_until(&browser, PRESS, 0, "ply() >= 8");
    browser.wait_for("[data-place-button][data-legal][aria-pressed=false]");
    let script = "
        const legal = new Set([...document.querySelectorAll('[data-place-button][data-legal][aria-pressed=false]')].map(it => it.dataset.placeButton));
        const spots = [...document.querySelectorAll('.board-view__sheet [data-place]')].filter(it => legal.has(it.dataset.place)).map(it => it.querySelector('line.metro-place__target')).filter(it => it);
        const at = spots.map(it => it.getBoundingClientRect()).map(it => [it.x + it.width / 2, it.y + it.height / 2]);
        const room = at.map((a, i) => Math.min(...at.filter((_, j) => j !== i).map(b => Math.hypot(a[0] - b[0], a[1] - b[1]))));
        const chosen = arguments[0] < 0 ? room.indexOf(Math.min(...room)) : arguments[0];
        return [...at[chosen], room[chosen], chosen]";
    let before = browser.run(script, json!([-1]));
    let number = |at: usize| before[at].as_f64().expect("a number");
    assert!(number(2) < 43.0, "nothing needs to come closer: {}", number(2));
    let planned = browser.count("[data-place-button][aria-pressed=true]");
    browser.touch(&[[(number(0), number(1)), (number(0), number(1))]]);
    browser.wait_until("a closer look", || {
        browser.run(script, json!([before[3]]))[2].as_f64().is_some_and(|room| room >= 43.0)
    });
    assert_eq!(browser.count("[data-place-button][aria-pressed=true]"), planned, "nothing is dug");
    assert!(browser.text("[data-testid=prompt]").contains("Choose now"));
    browser.screenshot("metromania-closer");
    let near = browser.run(script, json!([before[3]]));
    let spot = |at: usize| near[at].as_f64().expect("a number");
    browser.touch(&[[(spot(0), spot(1)), (spot(0), spot(1))]]);
    browser.wait_until("something chosen", || {
        browser.count("[data-place-button][aria-pressed=true]") > planned
            || browser.count("[data-place-button][data-legal]") == 2
            || browser.count(".metro-line__planned") > 0
    });
    browser.assert_quiet();
}
