//! Whole games on a phone by touch alone: every action is a tap on something visible, or a swipe towards something that
//! is not.

use crate::bots;
use crate::browser::{Browser, Pointer};
use crate::player::{Player, table};
use crate::sample::is_whole;
use catenary::engine::bots::Level;
use serde_json::{Value, json};
use std::thread;
use std::time::Duration;

/// Returns a finger's next action: `["tap", at]`, `["swipe", from, to]`, null while others play, or `["end"]`.
const NEXT: &str = "
    const number = arguments[0], all = selector => [...document.querySelectorAll(selector)];
    if (document.querySelector('[data-testid=final-count]')) return ['end'];
    const free = it => it.getAttribute('aria-disabled') !== 'true' && !it.disabled && it.checkVisibility({ visibilityProperty: true });
    const pools = [
        all('[data-testid=agree], [data-testid=take-device], [data-testid=uses] [data-choice]'),
        all('.ask__choices [data-choice]:not([data-action]):not(.button--quiet)'),
        all('.board-view__sheet [data-spot], .ask [data-action], [data-testid=market] [data-action], [data-testid=hand] [data-action]')
            .filter(it => !/^(upgrade|back)/.test(it.dataset.action)),
        all('.ask__choices [data-choice]'),
    ];
    const pool = pools.map(pool => pool.filter(free)).find(pool => pool.length);
    if (!pool) return null;
    const chosen = pool[number % pool.length], box = chosen.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2].map(Math.round);
    const top = document.elementFromPoint(...at), map = chosen.closest('.board-view__sheet');
    const seen = top && (chosen.contains(top) || (map && map.contains(top)));
    if (seen) return ['tap', at];
    // A card in a closed hand can be pressed once the hand is open.
    const row = document.querySelector('[data-testid=open-hand]');
    if (chosen.closest('[data-testid=hand]') && row?.checkVisibility() && row.ariaExpanded === 'false') {
        const place = row.getBoundingClientRect();
        return ['tap', [place.left + place.width / 2, place.top + place.height / 2].map(Math.round)];
    }
    // Otherwise its container is swiped until it is visible.
    const room = (map ? document.querySelector('.frame__board') : chosen.closest('.tickets, .ask__choices, .ticket-offer, [data-testid=market], .ask')
        ?? document.body).getBoundingClientRect();
    const middle = [room.left + room.width / 2, Math.min(room.top + room.height / 2, innerHeight - 10)];
    const reach = [room.width, room.height].map(size => size * 0.4);
    const way = at.map((to, n) => Math.max(-reach[n], Math.min(reach[n], middle[n] - to)));
    return ['swipe', middle.map(Math.round), middle.map((from, n) => Math.round(from + way[n]))]";

/// The number of touches tried in a game, unless the whole game is played.
const USUAL: usize = 60;
/// More than any game needs.
const MOST: usize = 3_000;

/// Two taps on one spot this far apart are no double tap.
const APART: Duration = Duration::from_millis(600);

fn point(value: &Value) -> (f64, f64) {
    let part = |n: usize| value[n].as_f64().expect("a point of the page");
    (part(0), part(1))
}

/// Plays a game by touch, completely or far enough.
fn is_played(browser: &Browser, player: &Player<'_>, name: &str) {
    let taken = play(browser, player);
    println!("{name}: {taken} decisions, those of bots with them, while a finger played");
    browser.screenshot(&format!("touch-{name}"));
    assert!(taken > 15, "only {taken} decisions");
    assert_eq!(browser.count("[data-testid=final-count]"), usize::from(is_whole()));
    browser.assert_quiet();
}

/// Plays on by touch, to the end in a complete run; returns the number of decisions meanwhile.
fn play(browser: &Browser, player: &Player<'_>) -> usize {
    let (started, mut last) = (player.ply(), Value::Null);
    for number in 0..if is_whole() { MOST } else { USUAL } {
        let mut next = Value::Null;
        browser.wait_until("something for a finger", || {
            browser.wait_for_picture();
            // A finger's choices are random, but the same in every run.
            next = browser.run(NEXT, json!([number * 7919 % 104_729]));
            !next.is_null()
        });
        // Two quick taps on one spot are a double tap, whose second tap decides nothing.
        if next == last {
            thread::sleep(APART);
        }
        match next[0].as_str() {
            Some("tap") => browser.touch(&[[point(&next[1]); 2]]),
            Some("swipe") => browser.touch(&[[point(&next[1]), point(&next[2])]]),
            _ => return player.ply() - started,
        }
        last = next;
        browser.wait_for_picture();
    }
    assert!(!is_whole(), "the game does not end: {}", browser.address());
    player.ply() - started
}

#[test]
fn a_solo_game_is_played_on_a_phone_by_touch_alone() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    let player = Player::sit_down(&browser, &table(1, 19, |_| true));
    is_played(&browser, &player, "solo");
}

#[test]
fn a_game_against_three_bots_is_played_on_a_phone_by_touch_alone() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    bots::sit_down(&browser, &bots::table(4, 19, &[Level::Easy; 3]), "instant");
    is_played(&browser, &Player::new(&browser), "bots");
}
