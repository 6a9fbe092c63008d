//! Saved games: torn writes, two windows, files, a full storage.

use crate::browser::{Browser, Screen};
use crate::player::{Player, at_first_task};
use catenary::table::{GameEntry, Save};
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::state::Decision;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns finished games with pictures.
fn finished() -> Vec<&'static str> {
    let lines = include_str!("../golden/saves.txt").lines();
    let saves = lines.filter_map(|line| line.splitn(3, ' ').nth(2));
    saves.filter(|save| save.contains("\"over\":true") && save.contains("\"picture\"")).collect()
}

/// Which window plays.
#[derive(Clone, Copy)]
enum Lock {
    Here,
    Elsewhere,
}

fn lock(browser: &Browser, lock: Lock) {
    // Only the playing window may abandon the game.
    browser.wait_for(match lock {
        Lock::Here => "[data-testid=abandon]",
        Lock::Elsewhere => "[data-testid=looking-on]",
    });
}

/// Returns the fragment of the current game.
fn here(browser: &Browser) -> String {
    let address = browser.address();
    let (_, fragment) = address.split_once('#').expect("a game has an address");
    format!("#{fragment}")
}

/// Takes the $2 of the Actions phase.
fn take_money(browser: &Browser, player: &Player) {
    let ply = player.ply();
    browser.click("[data-action=money]");
    browser.wait_until("the $2", || player.ply() > ply);
    player.record();
}

fn set_entry(browser: &Browser, text: &str) {
    let script =
        "localStorage.setItem('catenary.game.' + location.hash.split('/').pop(), arguments[0])";
    browser.run(script, json!([text]));
}

#[test]
fn a_torn_write_is_healed_from_its_copy_and_one_without_a_copy_can_be_downloaded() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    take_money(&browser, &player);
    let (ply, text) = (player.ply(), player.entry().expect("a stored game").text().to_owned());
    player.wait_for_the_copy();
    set_entry(&browser, &text[..text.len() / 2]);
    browser.reload();
    browser.wait_for("[data-testid=brought]");
    assert_eq!(player.ply(), ply, "nothing is lost");
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!((player.ply(), browser.count("[data-testid=brought]")), (ply, 0));

    browser.open("#/play/damaged");
    set_entry(&browser, "x");
    browser.reload();
    browser.wait_for("[data-testid=download]");
    browser.assert_quiet();
}

#[test]
fn the_second_window_watches_until_it_takes_over() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    lock(&browser, Lock::Here);
    let (ply, game) = (player.ply(), here(&browser));
    let first = browser.open_window();
    browser.open(&game);
    browser.wait_for("[data-testid=looking-on]");
    lock(&browser, Lock::Elsewhere);
    browser.screenshot("saves-looking-on");
    assert_eq!(player.ply(), ply);
    browser.press(&["u"]);
    browser.wait_for_picture();
    assert_eq!(player.ply(), ply, "whoever looks on decides nothing");

    let second = browser.switch_to(&first);
    take_money(&browser, &player);
    browser.switch_to(&second);
    browser.wait_until("the first window's decision", || player.ply() == ply + 1);

    browser.click("[data-testid=take-over]");
    lock(&browser, Lock::Here);
    assert_eq!(browser.count("[data-testid=looking-on]"), 0);
    browser.press(&["u"]);
    browser.wait_until("the step back", || player.ply() == ply);
    player.record();
    browser.switch_to(&first);
    lock(&browser, Lock::Elsewhere);
    browser.wait_for("[data-testid=looking-on]");
    browser.wait_until("the second window's step", || player.ply() == ply);
    browser.press(&["u"]);
    browser.wait_for_picture();
    assert_eq!(player.ply(), ply, "whoever looks on decides nothing");

    browser.click("[data-testid=take-over]");
    lock(&browser, Lock::Here);
    take_money(&browser, &player);
    browser.switch_to(&second);
    lock(&browser, Lock::Elsewhere);
    browser.wait_until("the decision after that", || player.ply() == ply + 1);
    browser.assert_quiet();
}

#[test]
fn a_watching_window_plays_once_the_other_has_left() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    let (ply, game) = (player.ply(), here(&browser));
    let first = browser.open_window();
    browser.open(&game);
    lock(&browser, Lock::Elsewhere);
    let second = browser.switch_to(&first);
    browser.click(".topbar__brand");
    browser.switch_to(&second);
    lock(&browser, Lock::Here);
    take_money(&browser, &player);
    assert_eq!(player.ply(), ply + 1);
    browser.assert_quiet();
}

#[test]
fn a_reloaded_game_stays_with_its_window() {
    let browser = Browser::start();
    at_first_task(&browser, 19);
    for _ in 0..3 {
        browser.reload();
        lock(&browser, Lock::Here);
    }
    browser.click(".topbar__brand");
    browser.click("[data-testid=continue]");
    lock(&browser, Lock::Here);
    browser.assert_quiet();
}

#[test]
fn without_locks_the_revisions_keep_two_windows_apart() {
    let browser = Browser::start();
    let unlock = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })";
    browser.open("");
    browser.wait_for("[data-testid=play]");
    browser.run(unlock, json!([]));
    browser.click("[data-testid=play]");
    lock(&browser, Lock::Here);
    let mut player = Player::new(&browser);
    player.play_until(|state| state.decision == Decision::Task);
    let game = here(&browser);
    let first = browser.open_window();
    browser.open(&game);
    lock(&browser, Lock::Here);
    take_money(&browser, &player);
    browser.switch_to(&first);
    browser.wait_for("[data-testid=saving-trouble]");
    // It stops playing and shows no hand; the copy is played here as a new game.
    browser.wait_for("[data-testid=table][data-turn=visit]");
    browser.click("[data-testid=saving-trouble] .button:last-child");
    browser.wait_for("[data-testid=table][data-turn=yours]");
    assert_ne!(here(&browser), game);
    browser.assert_quiet();
}

#[test]
fn the_lists_of_two_windows_stay_current() {
    let browser = Browser::start();
    at_first_task(&browser, 19);
    let game = here(&browser);
    let first = browser.open_window();
    browser.open("");
    browser.wait_until("the game", || browser.count("[data-testid=continue]") == 1);
    let second = browser.switch_to(&first);
    browser.open("");
    browser.click("[data-testid=delete]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
    browser.switch_to(&second);
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
    browser.open(&game);
    browser.wait_for("[data-testid=missing]");
    browser.assert_quiet();
}

/// Returns the only file of a folder, once it is complete.
fn only_file(browser: &Browser, folder: &Path) -> PathBuf {
    let files = || -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect()
    };
    let done = |path: &PathBuf| path.extension().is_some_and(|end| end == "json");
    browser.wait_until("the file", || files().len() == 1 && files().iter().all(done));
    files().remove(0)
}

fn import(browser: &Browser, file: &Path, expected: &str) {
    browser.choose_file("[data-testid=import]", file);
    browser.wait_until(expected, || browser.text("[data-testid=import-report]").contains(expected));
}

#[test]
fn a_game_round_trips_through_a_file() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    let (ply, state, game) = (player.ply(), player.state(), here(&browser));
    let link = codec::encode(&player.record());
    let folder = browser.save_files("export");
    browser.open("");
    browser.click("[data-testid=export]");
    let file = only_file(&browser, &folder);
    // Messengers and phones change the endings of files.
    let renamed = file.with_extension("json.bin");
    fs::copy(&file, &renamed).expect("a copy");
    let takes = browser.attribute("[data-testid=import]", "accept");
    assert_eq!(takes, None, "files are taken whatever their ending is");
    let id = game.rsplit('/').next().unwrap_or_default();
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    assert!(name.starts_with("catenary-tramways-20") && name.contains(id), "{name}");
    import(&browser, &renamed, "already here");
    let chat = file.with_extension("chat");
    fs::write(&chat, format!("Ana: look!\nhttps://example.org/#{link}\n")).expect("a file");
    browser.choose_file("[data-testid=import]", &chat);
    browser.wait_for("[data-testid=visit]");
    browser.open("");
    import(&browser, &file, "already here");

    browser.click("[data-testid=delete]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
    import(&browser, &file, "imported.");
    browser.open(&game);
    browser.wait_for("[data-testid=table]");
    assert_eq!((player.ply(), player.state()), (ply, state.clone()), "the same game, the same id");

    take_money(&browser, &player);
    browser.open("");
    import(&browser, &file, "imported as a new game");
    browser.wait_until("both", || browser.count("[data-testid=continue]") == 2);
    browser.screenshot("saves-list");
    let all = browser.save_files("export-all");
    browser.click("[data-testid=copies]");
    browser.click("[data-testid=export-all]");
    let text = fs::read_to_string(only_file(&browser, &all)).expect("a file");
    assert_eq!(text.matches("\"save\":").count(), 2);
    browser.open(&game);
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.ply(), ply + 1, "nothing was overwritten");
    browser.assert_quiet();
}

/// Fills the storage completely, next to a save without its picture, so that the next one has no room.
pub(crate) fn fill_the_storage(browser: &Browser, player: &Player<'_>) {
    let mut save = player.save();
    save.glance.picture = None;
    set_entry(browser, GameEntry::of(&save).text());
    let fill = "let n = 1 << 20; for (let i = 0; n > 0; i++) {
        try { localStorage.setItem('fill' + i, 'x'.repeat(n)) } catch { n >>= 1 } }";
    browser.run(fill, json!([]));
}

/// A file of a device with a wrong clock can have times beyond the browser's dates.
#[test]
fn a_time_without_a_date_is_shown_as_unknown() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("[data-testid=saves]");
    let put = "for (const at in arguments[0]) localStorage.setItem(`catenary.game.late${at}`, arguments[0][at])";
    let entries = [8_640_000_000_000_000, 8_640_000_000_000_001, u64::MAX].map(|saved_at| {
        let mut save = Save::read(finished()[0]).expect("a golden save");
        save.saved_at = saved_at;
        GameEntry::of(&save).text().to_owned()
    });
    browser.run(put, json!([entries]));
    browser.reload();
    browser.wait_for("[data-testid=continue]");
    let said = browser.text("[data-testid=saves]");
    assert_eq!(said.matches("date unknown").count(), 2, "{said}");
    assert!(said.contains("275760") && !said.contains("Invalid"), "{said}");
    let folder = browser.save_files("late");
    browser.click("[data-testid=export]");
    assert!(only_file(&browser, &folder).exists());
    browser.assert_quiet();
}

#[test]
fn a_nearly_full_storage_offers_finished_games_and_a_full_one_asks_before_leaving() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("[data-testid=saves]");
    let script =
        "for (let i = 0; i < 30; i++) localStorage.setItem('catenary.game.old' + i, arguments[0][i % arguments[0].length]);
        localStorage.setItem('fill', 'x'.repeat(4200000))";
    let entries = finished().into_iter().map(|text| {
        let save = Save::read(text).expect("a golden save");
        GameEntry::of(&save).text().to_owned()
    });
    browser.run(script, json!([entries.collect::<Vec<_>>()]));
    browser.reload();
    browser.wait_for("[data-testid=scarce]");
    browser.show(Screen::Phone);
    let fits = "return document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.run(fits, json!([])), true, "the list fits a phone");
    browser.screenshot("saves-phone");
    browser.show(Screen::Desktop);
    browser.screenshot("saves-scarce");
    assert_eq!(browser.count("[data-testid=continue]"), 30, "nothing is dropped by itself");
    browser.click("[data-testid=copies]");
    assert!(browser.text("[data-testid=quota]").contains("KB"));
    let folder = browser.save_files("spare");
    browser.click("[data-testid=export-spare]");
    let text = fs::read_to_string(only_file(&browser, &folder)).expect("a file");
    assert_eq!(text.matches("\"save\":").count(), 30);

    let player = at_first_task(&browser, 5);
    fill_the_storage(&browser, &player);
    let ply = player.ply();
    browser.click("[data-action=money]");
    browser.wait_until("the game to go on", || player.ply() > ply);
    browser.wait_for("[data-testid=saving-trouble] [data-testid=spare]");
    browser.screenshot("saves-full");
    browser.click(".topbar__brand");
    browser.wait_for("[data-testid=leave-question]");
    browser.screenshot("saves-leave");
    browser.click("[data-testid=stay]");
    browser.wait_until("the question to go", || browser.count("[data-testid=leave-question]") == 0);
    assert_eq!(player.ply(), ply + 1);

    browser.click("[data-testid=delete-spare]");
    browser.click("[data-testid=delete-spare-yes]");
    browser
        .wait_until("the game to be saved", || browser.count("[data-testid=saving-trouble]") == 0);
    assert_eq!(player.record().actions.len(), ply + 1);
    browser.click(".topbar__brand");
    browser.wait_until("the list", || browser.count("[data-testid=continue]") == 1);
    browser.assert_quiet();
}

#[test]
fn an_unsaved_game_can_be_left_after_a_question() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 5);
    fill_the_storage(&browser, &player);
    let ply = player.ply();
    browser.click("[data-action=money]");
    browser.wait_until("the game to go on", || player.ply() > ply);
    browser.wait_for("[data-testid=saving-trouble]");
    browser.click(".topbar__brand");
    browser.click("[data-testid=leave]");
    browser.wait_for("[data-testid=saves]");
    browser.click("[data-testid=continue]");
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.ply(), ply, "as far as it was saved");
    browser.assert_quiet();
}

#[test]
fn the_browser_is_asked_once_to_keep_a_game_worth_keeping() {
    let browser = Browser::start();
    let mut player = at_first_task(&browser, 19);
    let listen = "window.asked = 0; StorageManager.prototype.persist = () => { window.asked++; return Promise.resolve(true) }";
    browser.run(listen, json!([]));
    let asked = || browser.run("return window.asked", json!([]));
    take_money(&browser, &player);
    assert_eq!(asked(), 0, "not in the first round");
    player.play_until(|state| state.round == 2 && state.decision == Decision::Task);
    assert_eq!(asked(), 1);
    take_money(&browser, &player);
    assert_eq!(asked(), 1);
    browser.assert_quiet();
}
