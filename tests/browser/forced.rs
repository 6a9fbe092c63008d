//! The system's colours (`forced-colors`): things on the table stay distinct, and pressable, focused or chosen ones are
//! visible. The walk through all places (`reflow.rs`) checks this at each.

use crate::browser::{Browser, LIGHT, key};
use crate::games::begin;
use crate::places::{go, press};
use crate::player::{Player, table};
use crate::reflow::lines;
use catenary::table::{GameTable, Hands, Players};
use catenary::titles::tramways::rules::state::{Decision, State};
use serde_json::{Value, json};

/// Returns the fills, lines, letters and marks on the map and the cards, except coordinates, which are on the page's ground,
/// and chosen things, which may look different.
const DRAWN: &str = "
    const all = [...document.querySelectorAll('.board-view__sheet *, [data-testid=hand] .card *')];
    return all.filter(it => !it.closest('.board-rulers, [aria-pressed=true]')).map(it => {
        const style = getComputedStyle(it);
        return [it.getAttribute('class'), style.fill, style.stroke, style.backgroundColor].join(' ');
    })";

/// Defines the contrast of a colour with the page's ground.
const CONTRAST: &str = "
    const ground = light(getComputedStyle(document.body).backgroundColor);
    const contrast = (colour) => {
        const own = light(colour);
        return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
    };";

/// Returns buttons and panels whose edge has too little contrast with the page's ground.
const EDGELESS: &str = "
    const shown = (it) => it.getBoundingClientRect().width > 0;
    const all = [...document.querySelectorAll('.button, .panel, .ask, .map__control')].filter(shown);
    return all.length === 0 ? ['nothing to look at'] : all.filter(it => {
            const style = getComputedStyle(it);
            return parseFloat(style.borderTopWidth) < 1 || style.borderTopStyle === 'none'
                || contrast(style.borderTopColor) < 3;
        }).map(it => it.outerHTML.slice(0, 120))";

/// Returns the fault of the focus ring; null if nothing has the focus.
const RINGLESS: &str = "
    const it = document.activeElement;
    // After the last element of the page the browser's own frame has the focus.
    if (it === document.body) return null;
    const style = getComputedStyle(it);
    const wide = parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== 'none';
    return wide && contrast(style.outlineColor) >= 3 ? '' : `${it.outerHTML.slice(0, 120)}: ${style.outline}`";

/// Returns what the system's colours hide on the current page.
pub(crate) fn faults(browser: &Browser) -> Vec<String> {
    let free = browser.run(DRAWN, json!([]));
    dress(browser, "light", "active");
    let mut found = lines(browser.run(&format!("{LIGHT}{CONTRAST}{EDGELESS}"), json!([])));
    if browser.count(".board-view__sheet") > 0 && free.as_array().is_none_or(|all| all.len() < 100)
    {
        found.push("a map without anything drawn".to_owned());
    }
    if browser.run(DRAWN, json!([])) != free {
        found.push("what is drawn does not look as before".to_owned());
    }
    dress(browser, "light", "none");
    found.into_iter().map(|line| format!("forced colours: {line}")).collect()
}

fn dress(browser: &Browser, light: &str, forced: &str) {
    browser.emulate(&[("prefers-color-scheme", light), ("forced-colors", forced)]);
    let script = "return matchMedia('(forced-colors: active)').matches";
    assert_eq!(browser.run(script, json!([])), json!(forced == "active"));
}

fn has_edges(browser: &Browser, place: &str) {
    assert_eq!(
        browser.run(&format!("{LIGHT}{CONTRAST}{EDGELESS}"), json!([])),
        json!([]),
        "{place}"
    );
}

/// Checks that Tab shows a focus ring.
fn shows_focus(browser: &Browser, place: &str) {
    let mut rings = 0;
    for _ in 0..4 {
        browser.press(&[key::TAB]);
        let wrong = browser.run(&format!("{LIGHT}{CONTRAST}{RINGLESS}"), json!([]));
        rings += usize::from(!wrong.is_null());
        assert!(wrong.is_null() || wrong == "", "{place}: {wrong}");
    }
    assert!(rings > 1, "{place}: {rings} rings");
}

/// Returns whether two things differ in some property.
fn differ(browser: &Browser, one: &str, other: &str) -> bool {
    let script = "const look = (it) => { const style = getComputedStyle(document.querySelector(it));
            return [style.backgroundColor, style.boxShadow, style.outline, style.border].join(' '); };
        return look(arguments[0]) !== look(arguments[1])";
    browser.run(script, json!([one, other])) == json!(true)
}

#[test]
fn home_and_rules_are_legible_in_forced_colours() {
    let browser = Browser::start();
    browser.open("");
    for light in ["light", "dark"] {
        dress(&browser, light, "active");
        go(&browser, "", "[data-testid=more-of]");
        has_edges(&browser, "home");
        shows_focus(&browser, "home");
        browser.screenshot(&format!("forced-home-{light}"));
        go(&browser, "#/rules/tramways", "[data-testid=rules-search]");
        browser.click("[data-testid=rules-search]");
        browser.type_keys(&["l", "a", "k", "e"]);
        browser.wait_for("mark");
        browser.wait_until("a hit to go to", || {
            browser.press(&[key::ENTER]);
            browser.count("mark[data-here]") == 1
        });
        let plain = "return getComputedStyle(document.querySelector('mark')).backgroundColor
            === getComputedStyle(document.querySelector('.clause')).backgroundColor";
        assert_eq!(browser.run(plain, json!([])), json!(false), "hits are marked");
        has_edges(&browser, "rules");
        browser.screenshot(&format!("forced-rules-{light}"));
    }
    browser.assert_quiet();
}

#[test]
fn the_table_keeps_its_marks_in_forced_colours() {
    let browser = Browser::start();
    let acts = |state: &State| {
        state.round > 1 && state.decision == Decision::Task && state.links.len() > 1
    };
    for (players, until, scene) in [
        (
            1,
            (&|state: &State| state.round > 1 && state.decision == Decision::Administration)
                as &dyn Fn(&State) -> bool,
            "tidying",
        ),
        (3, &acts, "acting"),
    ] {
        Player::sit_down(&browser, &table(players, 5, until));
        if players > 1 {
            press(&browser, "[data-testid=take-device]");
            browser.wait_for("[data-testid=hand] [data-card]");
        }
        for light in ["light", "dark"] {
            dress(&browser, light, "none");
            let free = drawn(&browser);
            dress(&browser, light, "active");
            assert_eq!(
                drawn(&browser),
                free,
                "owners, Buildings and marks look as before: {scene}"
            );
            has_edges(&browser, scene);
            shows_focus(&browser, scene);
            let lines = [".log__entry.is-now", ".log__entry:not(.is-now)"];
            assert!(differ(&browser, lines[0], lines[1]), "the line of now: {scene}");
            let phases = [".phases__step.is-now", ".phases__step:not(.is-now)"];
            assert!(differ(&browser, phases[0], phases[1]), "the phase of now: {scene}");
            browser.screenshot(&format!("forced-{scene}-{light}"));
        }
        match scene {
            "acting" => assert!(browser.count(".board-view__sheet .mark") > 0, "something glows"),
            _ => assert!(
                differ(&browser, ".card__slot.is-open", ".card__slot:not(.is-open)"),
                "what can be played is told from what cannot"
            ),
        }
    }
    browser.assert_quiet();
}

/// The letters and lines of the page's name have contrast, and the player to move differs from the others.
#[test]
fn forced_colours_show_the_page_name_and_the_player_to_move() {
    const NAME: &str = "
        const style = it => getComputedStyle(it);
        const letters = [...document.querySelectorAll('.wordmark .lettering')].map(it => style(it).color);
        const lines = [...document.querySelectorAll('.wordmark path')].map(it => style(it).stroke);
        return [...letters, ...lines].map(contrast)";
    let browser = Browser::start();
    for title in ["tramways", "san-francisco", "metromania"] {
        let players = Players::people(3).with_hands(Hands::Open);
        if title == "tramways" {
            let table =
                GameTable { players: players.into(), ..table(3, 5, |state| state.round > 0) };
            Player::sit_down(&browser, &table);
        } else {
            begin(&browser, title, players, 5, "en");
        }
        for light in ["light", "dark"] {
            dress(&browser, light, "active");
            let name = browser.run(&format!("{LIGHT}{CONTRAST}{NAME}"), json!([]));
            let parts: Vec<f64> =
                name.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
            assert!(
                parts.len() > 3 && parts.iter().all(|it| *it >= 4.5),
                "{title}, {light}: {name}"
            );
            let row = ".player-board";
            let (now, other) = (format!("{row}.is-deciding"), format!("{row}:not(.is-deciding)"));
            assert!(differ(&browser, &now, &other), "{title}, {light}: who decides");
            browser.screenshot(&format!("forced-turn-{title}-{light}"));
        }
    }
    browser.assert_quiet();
}

fn drawn(browser: &Browser) -> Value {
    let drawn = browser.run(DRAWN, json!([]));
    assert!(drawn.as_array().is_some_and(|all| all.len() > 100));
    drawn
}
