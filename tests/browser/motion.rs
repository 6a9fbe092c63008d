//! Motion never gets in the way: a tram rides along its route, and is gone at the first touch; motion can be switched
//! off; nothing else on the page shifts during play.

use crate::browser::{Browser, Screen, key};
use crate::player::{self, Player};
use catenary::table::{GameTable, Players};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{CurrentAction, Decision, State};
use serde_json::{Value, json};

/// Plays a solo game of a bot up to the payment of a ride over several Links.
fn before_a_ride() -> GameTable<Tramways> {
    let rides = |state: &State| {
        let long = matches!(&state.work, CurrentAction::Ride(ride) if ride.links.len() > 1);
        long && state.decision == Decision::Bill && state.played.is_empty()
    };
    let mut games = (1..40).map(|seed| player::played(Setup::standard(1, seed), rides));
    let session = games.find(|session| rides(session.state()));
    GameTable::new(session.expect("some bot rides over several Links"), &Players::people(1), 1)
}

/// Allows motion, unless the page's own settings forbid it.
fn let_move(browser: &Browser) {
    browser.emulate(&[("prefers-reduced-motion", "no-preference")]);
}

/// Opens the game before the ride, with these preferences.
fn sit_down<'a>(browser: &'a Browser, preferences: &Value) -> Player<'a> {
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": NOTE_CODE }));
    let player = Player::sit_down_with(browser, &before_a_ride(), preferences);
    browser.run(WATCH, json!([]));
    wait_for_motion(browser);
    player
}

/// Records the code of each part that has arrived.
const NOTE_CODE: &str = "if (!window.code) {
        window.code = [];
        const begin = WebAssembly.instantiateStreaming;
        WebAssembly.instantiateStreaming = async (source, imports) => {
            const answer = await source;
            const made = await begin.call(WebAssembly, answer, imports);
            window.code.push(answer.url);
            return made;
        };
    }";

/// Touches the table, as a person has before the first decision, and waits for the parts of motion and sound, which are
/// skipped if they come late.
fn wait_for_motion(browser: &Browser) {
    browser.press(&[key::SHIFT]);
    let came = "const whole = !document.querySelector('meta[name=app]').dataset.script.startsWith('build-');
        const has = part => window.code.some(it => it.endsWith(`_${part}.wasm`));
        return whole || has('motion') && has('tramways_late')";
    browser.wait_until("what moves", || browser.run(came, json!([])) == json!(true));
    browser.wait_for_picture();
}

/// Counts the layers drawn and records, once there is a tram, its place at each moment of its ride, and the rewards next
/// to it. It sets the animations' clock itself, so that a busy machine changes nothing. If a key is to be pressed, it
/// presses it at once, and records what is left.
const WATCH: &str = "window.track = []; window.drawn = 0; window.rewards = 0;
    const look = () => {
        window.drawn++;
        const tram = document.querySelector('.motion-tram');
        if (!tram || window.track.length) return;
        window.rewards = document.querySelectorAll('.motion-reward').length;
        const moves = tram.getAnimations();
        const end = Math.max(...moves.map(it => it.effect.getComputedTiming().endTime));
        for (let at = 0; at <= end; at += 20) {
            moves.forEach(it => { it.currentTime = at });
            const { e, f } = new DOMMatrix(getComputedStyle(tram).transform);
            window.track.push([at, e, f]);
        }
        moves.forEach(it => { it.currentTime = 0 });
        if (!window.touched) return;
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Control' }));
        const moving = document.getAnimations().filter(it => it.constructor === Animation);
        window.touched = [document.querySelectorAll('.motion > *, .board-view__motion > *').length, moving.length];
    };
    const layers = document.querySelectorAll('.motion, .board-view__motion');
    layers.forEach(layer => new MutationObserver(look).observe(layer, { childList: true }));";

/// Returns the frames of the tram: the time, and the place on the map.
fn track(browser: &Browser) -> Vec<(f64, f64, f64)> {
    let track = browser.run("return window.track", json!([]));
    let number = |frame: &Value, n: usize| frame[n].as_f64().expect("a number");
    let frames = track.as_array().into_iter().flatten();
    frames.map(|frame| (number(frame, 0), number(frame, 1), number(frame, 2))).collect()
}

fn lasted(track: &[(f64, f64, f64)]) -> f64 {
    track.last().map_or(0.0, |last| last.0 - track[0].0)
}

fn wait_for_the_end(browser: &Browser) {
    browser.wait_until("the tram to leave", || browser.count(".motion-tram") == 0);
}

fn pay(browser: &Browser, player: &Player) {
    let ply = player.ply();
    browser.click(&player::pay());
    browser.wait_until("the ride to be paid", || player.ply() > ply);
}

fn assert_is_on_rails(browser: &Browser) {
    let track = track(browser);
    let on_rails = "const roads = [...document.querySelectorAll('.lines .line__body')];
        return window.track.filter(([, x, y]) => roads.some(it => it.isPointInStroke(new DOMPoint(x, y)))).length";
    let on_rails = browser.run(on_rails, json!([])).as_u64().unwrap_or_default() as usize;
    assert!(on_rails * 10 > track.len() * 8, "{on_rails} of {} frames on rails", track.len());
}

/// Motion follows the map, whichever way its button has turned it.
#[test]
fn a_ride_goes_along_its_route_on_a_map_that_was_turned() {
    let browser = Browser::start();
    let_move(&browser);
    let player = sit_down(&browser, &json!({}));
    browser.click(".board-view__controls .map__control:last-child");
    browser.wait_for_picture();
    pay(&browser, &player);
    browser.wait_until("the tram", || !track(&browser).is_empty());
    wait_for_the_end(&browser);
    assert_is_on_rails(&browser);
    browser.assert_quiet();
}

#[test]
fn a_ride_goes_along_its_route_to_its_end() {
    let browser = Browser::start();
    let_move(&browser);
    let player = sit_down(&browser, &json!({}));
    pay(&browser, &player);
    browser.wait_until("the tram", || !track(&browser).is_empty());
    browser.screenshot("motion-ride");
    wait_for_the_end(&browser);
    let rewards = browser.run("return window.rewards", json!([])).as_u64();
    assert!(rewards > Some(1), "points fly to their owner");

    let track = track(&browser);
    let places: std::collections::BTreeSet<_> =
        track.iter().map(|it| (it.1 as i32, it.2 as i32)).collect();
    assert!(places.len() > 8, "{} places", places.len());
    assert!(lasted(&track) < 2600.0, "{} ms", lasted(&track));
    assert_is_on_rails(&browser);

    let before = before_a_ride();
    let CurrentAction::Ride(ride) = &before.session.state().work else { panic!("a ride") };
    let end = *ride.stops.last().expect("a destination");
    let state = before.session.state();
    let cells = state.map.lattice.cells().filter(|&it| state.location(it) == Some(end));
    let last = track.last().expect("frames");
    let near = |at: catenary::titles::tramways::network::GridPoint| {
        let (x, y) = (f64::from(at.x) * 100.0 + 50.0, f64::from(at.y) * 100.0 + 50.0);
        (x - last.1).hypot(y - last.2) < 56.0
    };
    assert!(cells.map(|it| state.map.lattice.point(it)).any(near), "it ends at {last:?}");
    browser.assert_quiet();
}

#[test]
fn a_key_ends_motion_at_once_with_the_same_state() {
    let browser = Browser::start();
    let_move(&browser);
    let player = sit_down(&browser, &json!({}));
    pay(&browser, &player);
    wait_for_the_end(&browser);
    let whole = lasted(&track(&browser));
    let state = player.state();
    assert!(whole > 500.0, "{whole} ms");

    let player = sit_down(&browser, &json!({}));
    browser.run("window.touched = true", json!([]));
    pay(&browser, &player);
    assert_eq!(browser.run("return window.touched", json!([])), json!([0, 0]), "nothing is left");
    assert_eq!(player.state(), state);
    browser.assert_quiet();
}

#[test]
fn system_and_settings_can_switch_motion_off() {
    let browser = Browser::start();
    let mut states = Vec::new();
    for (system, setting, moves) in [
        ("no-preference", "system", true),
        ("reduce", "full", true),
        ("reduce", "system", false),
        ("no-preference", "still", false),
    ] {
        browser.emulate(&[("prefers-reduced-motion", system)]);
        let player = sit_down(&browser, &json!({ "motion": setting }));
        pay(&browser, &player);
        browser.wait_for_picture();
        let drawn = browser.run("return window.drawn", json!([])).as_u64().unwrap_or_default();
        assert_eq!(drawn > 0, moves, "{system}, {setting}");
        states.push(player.state());
    }
    assert!(states.windows(2).all(|pair| pair[0] == pair[1]));
    browser.assert_quiet();
}

/// Counts the page's audio contexts, or removes them.
const LISTEN: &str = "window.sounds = 0;
    const old = window.AudioContext;
    window.AudioContext = class extends old { constructor() { super(); window.sounds++; } };
    if (location.host && sessionStorage.deaf) delete window.AudioContext;";

#[test]
fn sounds_play_only_if_enabled_and_are_optional() {
    let browser = Browser::start();
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN }));
    let mut heard = Vec::new();
    let mut sounds = |sound: &str| {
        let player = sit_down(&browser, &json!({ "sound": sound }));
        pay(&browser, &player);
        heard.push(player.state());
        browser.run("return window.sounds", json!([]))
    };
    assert_eq!(sounds("off"), 0);
    // A busy machine skips sounds that would be late, so this may need another ride.
    browser.wait_until("a sound", || sounds("on") == 1);
    browser.run("sessionStorage.deaf = 'yes'", json!([]));
    let player = sit_down(&browser, &json!({ "sound": "on" }));
    assert_eq!(browser.run("return typeof AudioContext", json!([])), "undefined");
    pay(&browser, &player);
    assert!(heard.iter().all(|state| *state == player.state()), "the ride is the same");
    browser.assert_quiet();
}

/// Records every layout shift from now on: its size, the decision, what moved, and the height of the market.
const SHIFTS: &str = "window.shifts = [];
    const offer = () => document.querySelector('.frame__offer')?.offsetHeight ?? 0;
    const name = (node) => node && (node.className?.baseVal ?? node.className ?? node.nodeName);
    new PerformanceObserver(list => list.getEntries().forEach(it => window.shifts.push({
        value: it.value, ply: Number(document.querySelector('[data-ply]')?.dataset.ply ?? 0), offer: offer(),
        what: it.sources.map(it => `${name(it.node)} ${it.previousRect.y.toFixed()}>${it.currentRect.y.toFixed()}`)
    }))).observe({ type: 'layout-shift' })";

/// Returns the greatest sum of shifts in a window of five decisions: the web vitals sum them over five seconds, and
/// nobody decides more than once a second, as this test does. Shifts after an input count, too.
fn cumulative(shifts: &[(usize, f64)]) -> f64 {
    let sum = |&(first, _): &(usize, f64)| {
        shifts.iter().filter(|it| (first..first + 5).contains(&it.0)).map(|it| it.1).sum()
    };
    shifts.iter().map(sum).fold(0.0, f64::max)
}

#[test]
fn sums_layout_shifts_by_window() {
    assert_eq!(cumulative(&[]), 0.0);
    assert_eq!(cumulative(&[(0, 1.0), (4, 2.0), (5, 2.5)]), 4.5);
    assert_eq!(cumulative(&[(0, 1.0), (0, 1.0), (7, 8.0)]), 8.0);
}

#[test]
fn playing_shifts_no_layout() {
    for (screen, name) in [(Screen::Desktop, "desktop"), (Screen::Phone, "phone")] {
        let browser = Browser::start();
        let_move(&browser);
        browser.show(screen);
        let start = player::table(1, 19, |_| true);
        let mut player = Player::sit_down(&browser, &start);
        // Shifts while the page loads are not shifts during play.
        browser.wait_until_idle();
        browser.run(SHIFTS, json!([]));
        player.play_until(|state| state.round == 3 && state.decision == Decision::Task);
        let shifts = browser.run("return window.shifts", json!([]));
        let shifts = shifts.as_array().cloned().unwrap_or_default();
        let number = |it: &Value, of: &str| it[of].as_f64().unwrap_or_default();
        // What comes and goes with the market moves once, at the start and the end of a phase.
        let offers: Vec<f64> = shifts.iter().map(|it| number(it, "offer")).collect();
        let stays = |n: &usize| *n == 0 || offers[*n] == offers[*n - 1];
        let (calm, phases): (Vec<usize>, Vec<usize>) = (0..shifts.len()).partition(stays);
        for n in phases {
            assert!(number(&shifts[n], "value") < 0.1, "{name}: {}", shifts[n]);
        }
        let values: Vec<(usize, f64)> = calm
            .into_iter()
            .map(|n| (number(&shifts[n], "ply") as usize, number(&shifts[n], "value")))
            .collect();
        let sum: f64 = values.iter().map(|it| it.1).sum();
        let each = sum / player.ply() as f64;
        println!(
            "{name}: {} shifts, {sum:.3} in all, {each:.4} a decision, {:.3} at once",
            values.len(),
            cumulative(&values)
        );
        let mut worst = shifts;
        worst.sort_by(|a, b| number(b, "value").total_cmp(&number(a, "value")));
        worst
            .iter()
            .take(40)
            .for_each(|it| println!("{} {} {}", it["value"], it["ply"], it["what"]));
        assert!(cumulative(&values) < 0.1, "{name}: {worst:?}");
        assert!(each < 0.01, "{name}: {each}");
        browser.assert_quiet();
    }
}

/// Counts how often the hand opens or closes, and how often the table's class disagrees.
const MARKS: &str = "
    window.drawn = window.unmarked = 0;
    const frame = document.querySelector('.frame');
    const isOpen = () => document.querySelector('[data-testid=open-hand]')?.ariaExpanded === 'true';
    let last = isOpen();
    new MutationObserver(() => {
        window.drawn += isOpen() !== last;
        last = isOpen();
        window.unmarked += last !== frame.classList.contains('is-hand-open');
    }).observe(frame, { subtree: true, attributeFilter: ['class', 'aria-expanded'] });";

/// Slower than any phone: rendering and its effects take longer than a frame.
const SLOW: u32 = 20;

/// The layout next to an area follows its class: no frame may still have the previous one.
#[test]
fn layout_classes_change_together_with_their_areas() {
    let browser = Browser::start();
    browser.show(Screen::Phone);
    let start = player::table(1, 19, |state| state.decision == Decision::Administration);
    let mut player = Player::sit_down(&browser, &start);
    browser.run(MARKS, json!([]));
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": SLOW }));
    player.play_until(|state| state.round == 2 && state.decision == Decision::Task);
    let counts = browser.run("return [window.drawn, window.unmarked]", json!([]));
    let count = |at: usize| counts[at].as_u64().expect("a count");
    assert!(count(0) >= 1, "the hand was never shut: {counts}");
    assert_eq!(count(1), 0, "{counts}");
    browser.assert_quiet();
}
