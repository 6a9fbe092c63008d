//! The mirror of the storage: a killed browser, a storage older than the mirror, a late mirror, a lost database handle.

use crate::attacks::FULL;
use crate::browser::Browser;
use crate::driver::scratch_folder;
use crate::faults::before_every_page;
use crate::games;
use crate::player::Player;
use crate::ranked;
use crate::ranked_games::RankedCategory;
use crate::solo::begin;
use catenary::table::{Hands, Players};
use catenary::titles::city::rules::City;
use catenary::titles::tramways::rules::state::Decision;
use serde_json::{Value, json};
use std::fs;
use std::thread;
use std::time::Duration;

/// Plays some decisions; returns the ply after them.
fn play(player: &mut Player, decisions: usize) -> usize {
    for _ in 0..decisions {
        player.step(&player.state());
    }
    player.record();
    player.ply()
}

/// Returns the whole storage.
fn stored(browser: &Browser) -> Value {
    browser.run("return { ...localStorage }", json!([]))
}

/// Leaves the table, and resets the storage to these entries, as after a killed browser.
fn go_back_to(browser: &Browser, entries: &Value) {
    browser.open("#/rules/berlin");
    let script = "localStorage.clear();
        for (const [key, text] of Object.entries(arguments[0])) localStorage.setItem(key, text)";
    browser.run(script, json!([entries]));
}

/// Returns the fragment of the current page.
fn here(browser: &Browser) -> String {
    let address = browser.address();
    format!("#{}", address.split_once('#').expect("a page of its own").1)
}

#[test]
fn a_browser_that_is_killed_has_lost_no_decision_of_any_game() {
    let profile = scratch_folder();
    let browser = Browser::with_profile(&profile);
    let mut player = ranked::sit_down(&browser, RankedCategory::Hard, 60);
    play(&mut player, 5);
    // By then the browser has written some of its storage to the disk.
    thread::sleep(Duration::from_secs(7));
    let ply = play(&mut player, 15);
    let game = here(&browser);
    player.wait_for_the_copy();
    browser.kill();

    let browser = Browser::with_profile(&profile);
    browser.open(&game);
    browser.wait_for("[data-testid=table]");
    let player = Player::new(&browser);
    assert_eq!(player.ply(), ply);
    browser.wait_for("[data-testid=brought]");
    assert_eq!(browser.count("[data-testid=uncounted]"), 0, "the attempt goes on");
    assert_eq!(browser.count("[data-testid=mode]"), 1);
    assert_eq!(player.record().actions.len(), ply);
    browser.assert_quiet();
    browser.kill();
    fs::remove_dir_all(profile).expect("a folder");
}

#[test]
fn every_way_in_opens_the_newer_of_storage_and_copy() {
    let browser = Browser::start();
    games::begin(&browser, "berlin", Players::people(2).with_hands(Hands::Open), 5, "en");
    let game = here(&browser);
    let keys = browser.attribute("[data-testid=table]", "data-ply");
    let player = Player::new(&browser);
    player.wait_for_the_copy();
    let old = stored(&browser);
    press_on(&browser, 3);
    player.wait_for_the_copy();
    let (new, ply) = (stored(&browser), games::ply(&browser));
    assert_ne!(keys, Some(ply.to_string()));
    let key = format!("catenary.game.{}", game.rsplit('/').next().unwrap_or_default());
    // In one case the whole storage is older, in the other only the game.
    let mut alone = new.clone();
    alone[&key] = old[&key].clone();
    for entries in [old, alone] {
        for way in [game.as_str(), "#/", "#/continue"] {
            go_back_to(&browser, &entries);
            browser.open(way);
            if way == "#/" {
                browser.wait_for("[data-testid=brought] li");
                browser.click("[data-testid=close-brought]");
                browser.click("[data-testid=continue-last]");
            }
            browser.wait_for("[data-testid=table]");
            assert_eq!(games::ply(&browser), ply, "by {way}");
            let shown = browser.count("[data-testid=brought]");
            assert_eq!(shown, usize::from(way != "#/"), "by {way}");
            player.wait_for_the_copy();
        }
    }
    browser.assert_quiet();
}

/// Presses this number of choices at a table of the shell.
fn press_on(browser: &Browser, decisions: usize) {
    for _ in 0..decisions {
        let before = games::ply(browser);
        let press = "const choices = [...document.querySelectorAll('.ask__choices [data-choice]')]
            .filter(it => it.getAttribute('aria-disabled') !== 'true');
            choices.at(-1)?.click()";
        browser.wait_until("a decision", || {
            browser.run(press, json!([]));
            games::ply(browser) > before
        });
    }
}

#[test]
fn an_attempt_and_its_ledger_never_lose_decisions() {
    let browser = Browser::start();
    let mut player = ranked::sit_down(&browser, RankedCategory::Hard, 40);
    play(&mut player, 2);
    player.wait_for_the_copy();
    let old = stored(&browser);
    let ply = play(&mut player, 12);
    player.wait_for_the_copy();
    let new = stored(&browser);
    let mut alone = new.clone();
    for (key, text) in old.as_object().expect("entries") {
        if key.starts_with("catenary.game.") || key.starts_with("catenary.ledger.") {
            alone[key] = text.clone();
        }
    }
    assert_ne!(alone, new);
    for entries in [old, alone] {
        go_back_to(&browser, &entries);
        browser.open("#/play/cup");
        browser.wait_for("[data-testid=table]");
        assert_eq!((player.ply(), browser.count("[data-testid=uncounted]")), (ply, 0));
        let ledger = |stored: &Value| {
            let stored = stored.as_object().expect("entries").clone();
            stored.into_iter().filter(|(key, _)| key.starts_with("catenary.ledger.")).collect()
        };
        let (now, then): (Vec<_>, Vec<_>) = (ledger(&stored(&browser)), ledger(&new));
        assert_eq!(now, then);
    }
    browser.assert_quiet();
}

#[test]
fn a_deleted_game_stays_deleted_when_the_storage_is_older() {
    let browser = Browser::start();
    begin(&browser, "19");
    let player = Player::new(&browser);
    player.wait_for_the_copy();
    let old = stored(&browser);
    browser.open("");
    browser.click("[data-testid=delete]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
    thread::sleep(Duration::from_millis(500));
    go_back_to(&browser, &old);
    browser.open("");
    browser.wait_for("[data-testid=saves]");
    assert_eq!(browser.count("[data-testid=continue]"), 0);
    assert_eq!(browser.count("[data-testid=brought]"), 0);
    browser.assert_quiet();
}

/// Makes the database refuse every step until a reload.
const BROKEN: &str = "IDBDatabase.prototype.transaction = IDBFactory.prototype.open = () => { throw new DOMException('gone', 'InvalidStateError') }";

#[test]
fn a_game_deleted_while_the_database_fails_stays_deleted() {
    let browser = Browser::start();
    begin(&browser, "19");
    Player::new(&browser).wait_for_the_copy();
    browser.open("");
    browser.run(BROKEN, json!([]));
    browser.click("[data-testid=delete]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
    browser.reload();
    browser.wait_for("[data-testid=play]");
    thread::sleep(Duration::from_millis(500));
    assert_eq!(browser.count("[data-testid=continue]"), 0);
    assert_eq!(browser.count("[data-testid=brought]"), 0);
    let left = "return Object.keys(localStorage).includes('catenary.deleted')";
    browser.wait_until("the database to hear of it", || browser.run(left, json!([])) == false);
}

#[test]
fn a_game_saved_only_in_the_copy_opens_and_is_never_overwritten() {
    let browser = Browser::start();
    games::begin(&browser, "berlin", Players::people(2).with_hands(Hands::Open), 5, "en");
    let player = Player::new(&browser);
    press_on(&browser, 2);
    player.wait_for_the_copy();
    before_every_page(&browser, FULL);
    browser.run(FULL, json!([]));
    press_on(&browser, 4);
    browser.wait_for("[data-testid=saving-trouble]");
    let ply = games::ply(&browser);
    thread::sleep(Duration::from_millis(700));
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!(games::ply(&browser), ply, "the second copy has it");
    press_on(&browser, 1);
    thread::sleep(Duration::from_millis(700));
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!(games::ply(&browser), ply + 1, "there is still no room");
    browser.run("window.room()", json!([]));
    press_on(&browser, 1);
    browser.wait_until("the game to be stored", || {
        browser.count("[data-testid=saving-trouble]") == 0
            && player.save().record::<City>().is_ok_and(|it| it.actions.len() == ply + 2)
    });
}

#[test]
fn an_attempt_stays_abandoned_when_a_longer_copy_answers_late() {
    let browser = Browser::start();
    let mut player = ranked::sit_down(&browser, RankedCategory::Hard, 60);
    play(&mut player, 2);
    player.wait_for_the_copy();
    let entries = stored(&browser);
    play(&mut player, 6);
    player.wait_for_the_copy();
    go_back_to(&browser, &entries);
    browser.open_with("#/", LATE);
    browser.wait_for("[data-testid=continue]");
    browser.click("[data-testid=delete]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
    browser.run("window.release()", json!([]));
    thread::sleep(Duration::from_millis(700));
    let ledger =
        "return Object.keys(localStorage).filter(key => key.startsWith('catenary.ledger.'))
        .map(key => JSON.parse(localStorage[key]).progress)";
    assert_eq!(browser.run(ledger, json!([])), json!(["given-up"]));
    browser.reload();
    browser.wait_for("[data-testid=play]");
    assert_eq!(browser.run(ledger, json!([])), json!(["given-up"]));
}

/// Holds the database's answers back until `window.release` is called.
const LATE: &str = "
    const open = IDBFactory.prototype.open, released = new Promise(go => { window.release = go });
    IDBFactory.prototype.open = function (...what) {
        const late = {};
        released.then(() => {
            const real = open.apply(this, what);
            for (const heard of ['onupgradeneeded', 'onsuccess', 'onerror']) real[heard] = event => {
                try { late.result = real.result } catch { late.error = real.error }
                late[heard]?.(event);
            };
        });
        return late;
    };";

/// Opens a game whose storage is some decisions behind its mirror, while the mirror does not answer; returns the plies
/// of storage and mirror.
fn behind_a_late_copy(browser: &Browser) -> (usize, usize) {
    begin(browser, "19");
    let game = here(browser);
    let mut player = Player::new(browser);
    player.play_until(|state| state.decision == Decision::Task);
    let old = player.ply();
    player.wait_for_the_copy();
    let entries = stored(browser);
    let new = play(&mut player, 8);
    player.wait_for_the_copy();
    go_back_to(browser, &entries);
    browser.open_with(&game, LATE);
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.ply(), old, "the page does not wait for ever");
    (old, new)
}

#[test]
fn a_late_copy_replaces_a_game_that_was_not_continued() {
    let browser = Browser::start();
    let (_, new) = behind_a_late_copy(&browser);
    let player = Player::new(&browser);
    browser.run("window.release()", json!([]));
    browser.wait_until("the later position", || player.ply() == new);
    browser.wait_for("[data-testid=brought]");
    assert_eq!(player.record().actions.len(), new);
    browser.assert_quiet();
}

#[test]
fn a_late_copy_is_not_overwritten_by_decisions_made_meanwhile() {
    let browser = Browser::start();
    let (old, new) = behind_a_late_copy(&browser);
    let player = Player::new(&browser);
    browser.click("[data-action=money]");
    browser.wait_until("the $2", || player.ply() > old);
    browser.run("window.release()", json!([]));
    browser.wait_for("[data-testid=saving-trouble]");
    assert_eq!(player.ply(), old + 1, "nothing jumps under the player's hand");
    let kept = || player.save().open::<catenary::titles::tramways::rules::Tramways>();
    assert_eq!(kept().expect("a game").0.session.length(), new);
    player.wait_for_the_copy();
    browser.run("document.querySelector('[data-testid=saving-trouble] button').click()", json!([]));
    browser.wait_until("the later position", || player.ply() == new);
    assert_eq!(browser.count("[data-testid=saving-trouble]"), 0);
    browser.assert_quiet();
}

/// Records the page's handles of its database.
const HANDLES: &str = "
    const open = IDBFactory.prototype.open;
    window.handles = [];
    IDBFactory.prototype.open = function (...what) {
        const request = open.apply(this, what);
        request.addEventListener('success', () => window.handles.push(request.result));
        return request;
    };";

#[test]
fn a_closed_database_handle_loses_no_write() {
    let browser = Browser::start();
    browser.open_with("", HANDLES);
    browser.run("location.hash = '#/new/tramways'", json!([]));
    crate::solo::start(&browser, "19");
    let mut player = Player::new(&browser);
    for _ in 0..3 {
        player.wait_for_the_copy();
        browser.run("window.handles.forEach(handle => handle.close())", json!([]));
        play(&mut player, 2);
        player.wait_for_the_copy();
    }
    assert_eq!(browser.count("[data-testid=mirror-behind]"), 0);
    browser.assert_quiet();
}

#[test]
fn a_lagging_copy_is_reported_once_and_catches_up() {
    let browser = Browser::start();
    browser.open_with("", HANDLES);
    browser.run("location.hash = '#/new/tramways'", json!([]));
    crate::solo::start(&browser, "23");
    let mut player = Player::new(&browser);
    player.wait_for_the_copy();
    let refuse = "
        const gone = () => { throw new DOMException('Connection to Indexed Database server lost', 'InvalidStateError') };
        window.real = [IDBDatabase.prototype.transaction, IDBFactory.prototype.open];
        IDBDatabase.prototype.transaction = gone;
        IDBFactory.prototype.open = gone";
    browser.run(refuse, json!([]));
    play(&mut player, 3);
    assert_eq!(browser.count("[data-testid=mirror-behind]"), 0, "not for a few decisions");
    // The banner covers the upper edge of the board until it is closed.
    for _ in 0..5 {
        if browser.count("[data-testid=mirror-behind]") == 0 {
            play(&mut player, 1);
        }
    }
    browser.wait_for("[data-testid=mirror-behind]");
    player.look("mirror-behind");
    browser.click("[data-testid=close-mirror]");
    play(&mut player, 2);
    assert_eq!(browser.count("[data-testid=mirror-behind]"), 0, "it is told once");
    let recover = "[IDBDatabase.prototype.transaction, IDBFactory.prototype.open] = window.real";
    browser.run(recover, json!([]));
    play(&mut player, 1);
    player.wait_for_the_copy();
    let state = || browser.run("return document.documentElement.dataset.mirror", json!([]));
    browser.wait_until("the copy to catch up", || state() == "");
    browser.assert_quiet();
}
