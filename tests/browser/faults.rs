//! Faults of a browser, and what survives them.

use crate::browser::{Browser, Pointer};
use crate::games;
use crate::places::go;
use crate::player::{self, Player, at_first_task};
use crate::sample::{is_whole, one_in};
use crate::solo::begin;
use catenary::engine::bots::Level;
use catenary::engine::game::Record;
use catenary::table::{Hands, Players};
use catenary::titles::tramways::codec::{self, TramwaysLink};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::state::Decision;
use serde_json::json;

/// Runs a script in every page before the page's own.
pub(crate) fn before_every_page(browser: &Browser, script: &str) {
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
}

/// Returns a game of one person, up to the first action.
fn beginning() -> Record<Tramways> {
    player::table(1, 5, |state| state.decision == Decision::Task).session.record()
}

/// Opens a link of the game and plays on from it in a new game.
fn play_on(browser: &Browser, record: Record<Tramways>) {
    let end = record.actions.len();
    browser.open(&format!("#{}", codec::write(&TramwaysLink::game(record, end))));
    browser.click("[data-testid=play-on]");
    browser.wait_for("[data-testid=table] [data-action=money]");
}

/// Takes the $2 of the Actions phase.
fn take_money(browser: &Browser) {
    let ply = || browser.attribute("[data-testid=table]", "data-ply");
    let before = ply();
    browser.click("[data-action=money]");
    browser.wait_until("the $2", || ply() != before);
}

/// Grants the lock of a game only on request, and disables the page's timeout for it (`PATIENCE` of `storage/lock.rs`).
const LATE_LOCK: &str = "
    const request = navigator.locks.request.bind(navigator.locks), wait = setTimeout.bind(window);
    const asked = new Promise(grant => { window.grant = grant });
    navigator.locks.request = async (...what) => { await asked; return request(...what) };
    window.setTimeout = (then, after, ...more) => wait(then, after === 400 ? 1e9 : after, ...more)";

#[test]
fn asks_before_leaving_decisions_made_before_the_lock_is_granted() {
    let browser = Browser::start();
    play_on(&browser, beginning());
    let is_here = || browser.count("[data-testid=abandon]") == 1;
    browser.wait_until("the game to be this window's", is_here);
    before_every_page(&browser, LATE_LOCK);
    browser.reload();
    take_money(&browser);
    let ply = browser.attribute("[data-testid=table]", "data-ply");
    browser.click(".topbar__brand");
    browser.wait_for("[data-testid=leave-question]");
    browser.click("[data-testid=stay]");
    browser.wait_until("the question to go", || browser.count("[data-testid=leave-question]") == 0);
    browser.run("window.grant()", json!([]));
    browser.wait_until("the game to be this window's again", is_here);
    browser.click(".topbar__brand");
    browser.click("[data-testid=continue]");
    browser.wait_for("[data-testid=table]");
    assert_eq!(browser.attribute("[data-testid=table]", "data-ply"), ply, "it was kept");
    browser.assert_quiet();
}

#[test]
fn saves_a_new_game_before_the_lock_is_granted() {
    let browser = Browser::start();
    browser.open("");
    before_every_page(&browser, LATE_LOCK);
    browser.reload();
    browser.click("[data-testid=play]");
    browser.wait_for("[data-testid=table]");
    browser.reload();
    browser.wait_for("[data-testid=table]");
    browser.assert_quiet();
}

#[test]
fn a_game_continues_while_writes_fail_and_is_saved_at_the_first_success() {
    let browser = Browser::start();
    let throws = "window.writes = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError') }";
    before_every_page(&browser, throws);
    play_on(&browser, beginning());
    take_money(&browser);
    browser.wait_for("[data-testid=saving-trouble]");
    assert_eq!(browser.run("return localStorage.length", json!([])), 0);
    browser.run("Storage.prototype.setItem = window.writes", json!([]));
    browser.click("[data-testid=save-again]");
    browser
        .wait_until("the game to be kept", || browser.count("[data-testid=saving-trouble]") == 0);
    let kept = Player::new(&browser).record().actions.len();
    assert_eq!(kept, beginning().actions.len() + 1);
    browser.assert_quiet();
}

#[test]
fn the_notice_of_a_failed_save_covers_nothing() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    games::begin(&browser, "berlin", Players::people(2).with_hands(Hands::Open), 5, "es");
    let throws = "Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError') }";
    browser.run(throws, json!([]));
    browser.click(".ask__choices [data-choice]");
    browser.wait_for("[data-testid=saving-trouble] .button");
    let covered = "const box = name => document.querySelector(name).getBoundingClientRect();
        // A long notice scrolls within its container.
        const own = box('[data-testid=saving-trouble]'), room = document.querySelector('[data-testid=saving-trouble]').closest('.frame__banners').getBoundingClientRect();
        const notice = { left: own.left, right: own.right, top: own.top, bottom: Math.min(own.bottom, room.bottom), height: own.height };
        const meets = it => it.left < notice.right && notice.left < it.right && it.top < notice.bottom && notice.top < it.bottom;
        const parts = ['.frame__players', '.board-view', '.frame__prompt', '.frame__hand', '.frame__offer']
            .filter(name => document.querySelector(name));
        const wide = [...document.querySelectorAll('[data-testid=saving-trouble] *')]
            .filter(it => it.getBoundingClientRect().right > innerWidth);
        return [parts.filter(name => meets(box(name))), wide.length, notice.height > 0]";
    for size in [(390, 844), (1366, 650), (1024, 768), (1440, 900)] {
        browser.show_small(size, Pointer::Finger);
        assert_eq!(browser.run(covered, json!([])), json!([[], 0, true]), "{size:?}");
    }
    browser.assert_quiet();
}

#[test]
fn without_storage_a_game_is_played_with_a_warning() {
    let browser = Browser::start();
    let none = "for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })";
    before_every_page(&browser, none);
    browser.open("");
    browser.wait_for("[data-testid=play]");
    play_on(&browser, beginning());
    take_money(&browser);
    browser.wait_for("[data-testid=saving-trouble]");
    browser.assert_quiet();
}

#[test]
fn a_cleared_storage_is_restored_from_the_copy() {
    let browser = Browser::start();
    browser.open("");
    play_on(&browser, beginning());
    take_money(&browser);
    let player = Player::new(&browser);
    let ply = player.ply();
    player.wait_for_the_copy();
    go(&browser, "#/", "[data-testid=continue]");
    browser.run("localStorage.clear()", json!([]));
    browser.reload();
    browser.wait_for("[data-testid=brought] li");
    browser.click("[data-testid=close-brought]");
    browser.click("[data-testid=continue]");
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.ply(), ply);
    browser.assert_quiet();
}

#[test]
fn a_tab_that_is_killed_after_a_decision_has_lost_none() {
    let browser = Browser::start();
    let deaf = "for (const end of ['beforeunload', 'pagehide', 'unload', 'visibilitychange', 'freeze'])
        for (const it of [window, document]) it.addEventListener(end, event => event.stopImmediatePropagation(), true)";
    before_every_page(&browser, deaf);
    begin(&browser, "19");
    let mut player = Player::new(&browser);
    let mut killed = 0;
    // The complete run does this over the whole game.
    let enough = if is_whole() { usize::MAX } else { 6 };
    while killed < enough && player.state().decision != Decision::Over {
        let state = player.state();
        player.step(&state);
        let ply = player.ply();
        if ply.is_multiple_of(one_in(6)) {
            browser.reload();
            browser.wait_for("[data-testid=table]");
            assert_eq!(player.ply(), ply);
            killed += 1;
        }
    }
    assert!(killed >= enough.min(11), "only {killed} times");
    browser.assert_quiet();
}

#[test]
fn a_save_that_is_cut_anywhere_is_healed_from_its_copy() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    take_money(&browser);
    player.record();
    let ply = player.ply();
    let text = player.entry().expect("a stored game").text().to_owned();
    player.wait_for_the_copy();
    let id = browser.address().rsplit('/').next().unwrap_or_default().to_owned();
    let cut = "localStorage.setItem(arguments[0], arguments[1])";
    for length in (0..text.len()).step_by(one_in(150)) {
        go(&browser, "#/", "[data-testid=continue]");
        browser.run(cut, json!([format!("catenary.game.{id}"), text[..length]]));
        browser.open(&format!("#/play/{id}"));
        browser.wait_for("[data-testid=table]");
        assert_eq!(player.ply(), ply, "cut at {length}");
    }
    browser.assert_quiet();
}

#[test]
fn bots_play_on_after_their_worker_is_killed() {
    let browser = Browser::start();
    let tracked = "const Real = Worker;
        window.workers = [];
        window.Worker = class extends Real { constructor(...it) { super(...it); workers.push(this) } }";
    before_every_page(&browser, tracked);
    crate::bots::sit_down(&browser, &crate::bots::table(2, 11, &[Level::Easy; 2]), "instant");
    let player = Player::new(&browser);
    browser.wait_until("a worker", || {
        browser.run("return window.workers.length", json!([])).as_u64() > Some(0)
    });
    browser.run("window.workers.forEach(it => it.terminate())", json!([]));
    let ply = player.ply();
    crate::bots::wait_for_ply(&browser, &player, ply + 6);
    browser.assert_quiet();
}

#[test]
fn a_clock_set_back_loses_no_decision() {
    let browser = Browser::start();
    browser.open("");
    play_on(&browser, beginning());
    let player = Player::new(&browser);
    let back = "const now = Date.now;
        Date.now = () => now() - 400 * 86400000;";
    before_every_page(&browser, back);
    browser.reload();
    browser.wait_for("[data-testid=table]");
    take_money(&browser);
    let ply = player.ply();
    assert_eq!(player.record().actions.len(), ply);
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.ply(), ply);
    browser.assert_quiet();
}

#[test]
fn a_save_of_a_newer_page_is_left_unchanged() {
    let browser = Browser::start();
    browser.open("");
    // `CHECKSUM REVISION SAVE`: this page understands all but the save itself.
    let newer =
        r#"df5d547c 7 {"version":99,"title":"tramways","more":"of what nobody knows here"}"#;
    browser.run("localStorage.setItem('catenary.game.later', arguments[0])", json!([newer]));
    browser.reload();
    browser.wait_for("[data-testid=delete]");
    browser.open("#/play/later");
    browser.wait_for("[data-testid=download]");
    let kept = browser.run("return localStorage.getItem('catenary.game.later')", json!([]));
    assert_eq!(kept, newer);
    browser.assert_quiet();
}
