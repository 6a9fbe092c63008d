//! The rules of ranked games: their players, imports, a full storage, and deleted records. Continues `attacks.rs`.

use crate::attacks::FULL;
use crate::browser::Browser;
use crate::faults::before_every_page;
use crate::files;
use crate::places::press;
use crate::player::{Player, save_of};
use crate::ranked;
use crate::ranked::{board, home, link, paste, played, report, sit_down, stored};
use crate::ranked_games::RankedCategory;
use crate::ranked_games::daily;
use crate::ranked_games::prove;
use catenary::engine::bots::Level;
use catenary::engine::game::{Game, Seat};
use catenary::table::scores::SaveVerdict;
use catenary::table::{
    Clock, Controller, Day, GameEntry, GameMode, GameStatus, GameTable, Players, Save, Session,
};
use catenary::titles::tramways::codec::{self, TramwaysLink};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::state::Decision;
use catenary::words::Locale;
use serde_json::{Value, json};

const ENGLISH: Locale = Locale::English;

/// Returns the browser's day.
fn today(browser: &Browser) -> Day {
    board(browser);
    let day = browser.attribute("[data-testid=daily]", "data-day").expect("a day");
    day.parse().expect("a date")
}

/// Puts a save into the storage.
fn put(browser: &Browser, name: &str, save: &Save) {
    ranked::put(browser, name, GameEntry::of(save).text());
}

/// Stores a daily game without its last `missing` decisions, and opens it.
fn sit_down_at_the_day(browser: &Browser, day: Day, name: &str, missing: usize) {
    let mut record = played(daily::setup(day));
    record.actions.truncate(record.actions.len() - missing);
    let (session, _) = Session::resume(&record, usize::MAX).expect("a legal setup");
    let table =
        GameTable { mode: GameMode::Daily(day), ..GameTable::new(session, &Players::people(1), 1) };
    let mut save = save_of(&table, 1, day.begins() + 9_000);
    save.clock = Clock { begun_at: day.begins() + 1_000, spent: 8_000 };
    put(browser, name, &save);
    browser.open(&format!("#/play/{name}"));
    browser.wait_for("[data-testid=table]");
}

/// Plays the daily game to its end; returns its score.
fn finish_the_day(browser: &Browser, day: Day) -> String {
    sit_down_at_the_day(browser, day, "first", 12);
    Player::new(browser).play_until(|_| false);
    browser.wait_for("[data-testid=ranked-note]");
    let link = stored(browser)[0]["link"].as_str().expect("a link").to_owned();
    ENGLISH.number(prove(&link).expect("a proof").points.into())
}

/// Returns a finished daily game other than that of [`played`].
fn somebodys_game(day: Day) -> String {
    let mut record = played(daily::setup(day));
    let whole = record.actions.len();
    for cut in (0..whole).rev() {
        record.actions.truncate(cut);
        let (mut session, _) = Session::<Tramways>::resume(&record, usize::MAX).expect("a setup");
        while let Some(&action) = Tramways::legal(session.state()).last() {
            session.play(action).expect("a legal action");
        }
        let other = codec::encode(&session.record());
        if other != link(daily::setup(day)) {
            return other;
        }
    }
    unreachable!("a game has choices")
}

fn say_that_they_are_mine(browser: &Browser) {
    browser.click("[data-testid=exchange] fieldset label:nth-of-type(2)");
}

/// Returns the entries of the ledger, as JSON.
fn ledger(browser: &Browser) -> Vec<Value> {
    let script = "return Object.keys(localStorage).filter(key => key.startsWith('catenary.ledger.')).map(key => localStorage[key])";
    let texts = browser.run(script, json!([]));
    let texts = texts.as_array().expect("a list").iter().filter_map(|text| text.as_str());
    texts.map(|text| serde_json::from_str(text).expect("JSON")).collect()
}

fn begin_the_day(browser: &Browser) {
    board(browser);
    browser.click("[data-testid=daily-play]");
    browser.wait_for("[data-testid=table]");
}

fn begin_hard(browser: &Browser) {
    board(browser);
    browser.click("[data-testid=ranked-hard]");
    browser.wait_for("[data-testid=table]");
    assert_eq!(Player::new(browser).state().decision, Decision::Book);
}

fn delete_the_only_game(browser: &Browser) {
    home(browser);
    browser.click("[data-testid=delete]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
}

#[test]
fn no_seat_of_the_days_game_is_given_to_a_bot() {
    let browser = Browser::start();
    begin_the_day(&browser);
    browser.click("[data-testid=unfold]");
    browser.wait_for(".player-board.is-open");
    assert_eq!(browser.count("[data-testid=hand-over]"), 0);
    // A save in which an older page has given the seat away.
    let mut save: Save = Player::new(&browser).save();
    save.players = save.players.hand_over(Seat(0), Controller::Bot(Level::Medium));
    home(&browser);
    put(&browser, "given", &save.at_revision(9_000));
    browser.open("#/play/given");
    // The attempt itself continues, and the page leads to it.
    browser.wait_for("[data-testid=resumed]");
    home(&browser);
    let session = Session::new(RankedCategory::Hard.setup(7)).expect("a legal setup");
    let bot = Players::people(1).hand_over(Seat(0), Controller::Bot(Level::Medium));
    let table =
        GameTable { mode: GameMode::Ranked, ..GameTable::<Tramways>::new(session, &bot, 1) };
    put(&browser, "given", &save_of(&table, 9_001, 1));
    browser.open("#/play/given");
    browser.wait_for("[data-testid=uncounted]");
    let said = browser.text("[data-testid=uncounted]");
    assert_eq!(said, ENGLISH.uncounted(SaveVerdict::OtherSeats).expect("a reason"));
    assert_eq!(browser.count("[data-testid=mode]"), 0);
}

/// Returns a save of the same attempt after more decisions, as from another window without this one's records.
fn played_on(save: &Save, missing: usize) -> Save {
    let (table, _) = save.open::<Tramways>().expect("a game");
    let mut session: Session<Tramways> = Session::clone(&table.session);
    while let Some(&action) = Tramways::legal(session.state()).last() {
        session.play(action).expect("a legal action");
    }
    let mut record = session.record();
    record.actions.truncate(record.actions.len() - missing);
    let (session, _) = Session::<Tramways>::resume(&record, usize::MAX).expect("a setup");
    let mode = save.mode;
    let table = GameTable { mode, ..GameTable::new(session, &Players::people(1), 1) };
    let mut longer = save_of(&table, save.revision() + 20, save.saved_at + 60_000);
    longer.clock = save.clock;
    longer
}

/// Starts the daily game and plays some decisions; returns its save.
fn play_the_day(browser: &Browser, decisions: usize) -> Save {
    begin_the_day(browser);
    let mut player = Player::new(browser);
    for _ in 0..decisions {
        player.step(&player.state());
    }
    player.record();
    player.save()
}

/// Opens the saved game with the most decisions, and plays it to its end.
fn finish_the_longest(browser: &Browser) {
    let script = "const games = Object.entries(localStorage).filter(([key]) => key.startsWith('catenary.game.'));
        const length = text => Number(/\"cursor\":(\\d+)/.exec(text)[1]);
        return games.sort((one, next) => length(next[1]) - length(one[1]))[0][0].split('.').pop()";
    let id = browser.run(script, json!([]));
    browser.open(&format!("#/play/{}", id.as_str().expect("an id")));
    browser.wait_for("[data-testid=table]");
    Player::new(browser).play_until(|_| false);
    browser.wait_for("[data-testid=ranked-note]");
}

#[test]
fn an_attempt_that_returns_from_a_private_window_is_marked() {
    let browser = Browser::start();
    let save = play_the_day(&browser, 6);
    let longer = played_on(&save, 2);
    home(&browser);
    files::drop_file(&browser, "back.json", &files::file(&[("back".to_owned(), longer)], &[]));
    files::wait_for_report(&browser, "1 game imported");
    assert_eq!(ledger(&browser)[0]["witness"], "restored");
    finish_the_longest(&browser);
    let marks = ranked::marks(&browser);
    assert!(marks.contains(&ENGLISH.attempt_number(1)), "{marks}");
    assert!(marks.contains(ENGLISH.restored()), "{marks}");
    browser.assert_quiet();
}

#[test]
fn looking_at_an_import_marks_the_attempt() {
    let browser = Browser::start();
    let save = play_the_day(&browser, 6);
    let known = ledger(&browser);
    let longer = played_on(&save, 2);
    for (looks, evidence) in [(false, "whole"), (true, "restored")] {
        home(&browser);
        let game = [("back".to_owned(), longer.clone())];
        files::drop_file(&browser, "back.json", &files::file(&game, &[]));
        files::wait_for_report(&browser, "1 game imported");
        if looks {
            browser.open("#/play/back");
            browser.wait_for("[data-testid=table]");
            home(&browser);
        }
        browser.click("[data-testid=import-undo]");
        browser.wait_for("[data-testid=import-undone]:not(:empty)");
        assert_eq!(ledger(&browser)[0]["witness"], evidence);
        assert_eq!(ledger(&browser) == known, !looks);
        // The attempt continues, with its mark.
        assert_eq!(ledger(&browser)[0]["plies"], known[0]["plies"]);
    }
}

#[test]
fn importing_an_own_backup_twice_leaves_the_attempt_unmarked() {
    let browser = Browser::start();
    let early = play_the_day(&browser, 4);
    let early_note = ledger(&browser)[0].to_string();
    let mut player = Player::new(&browser);
    for _ in 0..4 {
        player.step(&player.state());
    }
    player.record();
    let (late, known) = (player.save(), ledger(&browser));
    let name = format!(
        "catenary.ledger.{}.{}",
        known[0]["begun_at"],
        known[0]["setup"].as_str().expect("a name")
    );
    home(&browser);
    for (name_of_file, save, note) in
        [("early.json", &early, early_note), ("late.json", &late, known[0].to_string())]
    {
        for _ in 0..2 {
            let game = [("mine".to_owned(), save.clone())];
            let file = files::file(&game, &[(name.as_str(), note.clone())]);
            files::drop_file(&browser, name_of_file, &file);
            browser.wait_until("a report", || {
                let said = browser.text("[data-testid=import-report]");
                said.contains("imported") || said.contains("already here")
            });
            assert_eq!(ledger(&browser), known, "{name_of_file}");
        }
    }
    let (evidence, undos) = (&known[0]["witness"], &known[0]["undos"]);
    assert_eq!((evidence, undos), (&json!("whole"), &json!(0)));
    browser.assert_quiet();
}

#[test]
fn a_browser_that_was_killed_between_save_and_record_leaves_no_mark_and_an_older_record_does() {
    let browser = Browser::start();
    let texts = "return Object.entries(localStorage).filter(([key]) => key.startsWith('catenary.ledger.'))[0]";
    let back = "localStorage.setItem(arguments[0][0], arguments[0][1])";
    // Otherwise the mirror would have the record.
    let none = "IDBFactory.prototype.open = () => { throw new DOMException('no database') }";
    before_every_page(&browser, none);
    begin_the_day(&browser);
    let (mut player, mut notes) = (Player::new(&browser), Vec::new());
    while notes.len() < 4 {
        player.step(&player.state());
        player.record();
        let note = browser.run(texts, json!([]));
        let plies = |note: &Value| {
            serde_json::from_str::<Value>(note[1].as_str().expect("a note")).expect("JSON")["plies"]
                .clone()
        };
        if notes.last().is_none_or(|last| plies(last) != plies(&note)) {
            notes.push(note);
        }
    }
    let game = browser.address();
    let game = &game[game.find('#').expect("a fragment")..];
    for (note, evidence) in [(&notes[2], "whole"), (&notes[0], "restored")] {
        home(&browser);
        browser.run(back, json!([note]));
        browser.open(game);
        browser.wait_for("[data-testid=table]");
        let mut player = Player::new(&browser);
        player.step(&player.state());
        player.record();
        assert_eq!(ledger(&browser)[0]["witness"], evidence);
    }
}

#[test]
fn a_ranked_game_waits_for_a_full_storage_and_a_reload_undoes_nothing() {
    let browser = Browser::start();
    let mut player = sit_down(&browser, RankedCategory::Hard, 60);
    player.step(&player.state());
    player.record();
    let (ply, before) = (player.ply(), player.save());
    browser.run(FULL, json!([]));
    let state = player.state();
    let action = Tramways::legal(&state)[0];
    let notation = Tramways::notation(&state, action);
    let act = "document.querySelector(`[data-action=\"${arguments[0]}\"], [data-choice]:not([aria-disabled=true])`)?.click();
        document.querySelector('[data-testid=agree]')?.click()";
    for _ in 0..6 {
        browser.run(act, json!([notation]));
    }
    if browser.count("[data-testid=saving-trouble][data-waits=true]") > 0 {
        let said = browser.text("[data-testid=saving-trouble]");
        assert!(said.contains(ENGLISH.reveal_waits()), "{said}");
        assert_eq!(browser.count("[data-testid=save-again]"), 1);
    }
    assert_eq!((player.ply(), player.save()), (ply, before), "nothing is shown that is not stored");
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.ply(), ply);
    assert_eq!(ledger(&browser)[0]["undos"], 0);
}

#[test]
fn shows_abandoned_attempts() {
    let browser = Browser::start();
    for _ in 0..3 {
        begin_hard(&browser);
        delete_the_only_game(&browser);
    }
    board(&browser);
    assert_eq!(browser.text("[data-testid=plate-given-up]"), "3");
    assert_eq!(browser.text("[data-testid=plate-games]"), "0");
    let ticket = browser.text("[data-testid=ranked-hard]");
    assert!(ticket.contains(&ENGLISH.given_up_count(3)), "{ticket}");
    assert!(!browser.text("[data-testid=ranked-normal]").contains("Given up"));

    // An abandoned game counts until it is resumed.
    begin_hard(&browser);
    press(&browser, "[data-testid=abandon]");
    press(&browser, "[data-testid=agree]");
    browser.wait_for("[data-testid=resume]");
    let abandoned = Player::new(&browser);
    browser.wait_until("it to be saved", || abandoned.save().status == GameStatus::Abandoned);
    let game = browser.address();
    board(&browser);
    assert_eq!(browser.text("[data-testid=plate-given-up]"), "4");
    let ticket = browser.text("[data-testid=ranked-hard]");
    assert!(ticket.contains(&ENGLISH.given_up_count(4)), "{ticket}");
    browser.open(&game[game.find('#').expect("a fragment")..]);
    browser.click("[data-testid=resume]");
    browser.wait_until("it to be saved", || abandoned.save().status == GameStatus::Played);
    board(&browser);
    assert_eq!(browser.text("[data-testid=plate-given-up]"), "3");
    Player::new(&browser).look("ranked-given-up");
    browser.assert_quiet();
}

/// Deletes everything of a kind in the settings.
fn delete_kept(browser: &Browser, kind: &str) {
    home(browser);
    browser.click("[data-testid=settings]");
    browser.click("[data-testid=kept-entries] summary");
    let row = format!("[data-testid=kept][data-kind=\"{kind}\"]");
    browser.wait_for(&row);
    browser.click(&format!("{row} [data-testid=delete-kept]"));
    browser.click(&format!("{row} [data-testid=delete-kept]"));
    browser.wait_until("it to be gone", || browser.count(&row) == 0);
}

#[test]
fn deleting_the_marks_of_seen_deals_leaves_their_date() {
    let browser = Browser::start();
    let day = today(&browser);
    browser.open(&format!("#{}", codec::write(&TramwaysLink::setup(daily::setup(day)))));
    browser.click("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
    Player::new(&browser).record();
    delete_kept(&browser, "Ranked setups you have seen");
    delete_kept(&browser, "Games");
    begin_the_day(&browser);
    let known = ledger(&browser).remove(0);
    assert_eq!((&known["novelty"], &known["notes"]), (&json!("new"), &json!("deleted")));
    begin_hard(&browser);
    // The day's game may be a hard one, too.
    let drawn = ledger(&browser).into_iter().find(|it| it["setup"] != known["setup"]);
    let drawn = drawn.expect("the drawn game");
    assert_eq!(drawn["notes"], Value::Null, "a seed that was drawn afterwards is new");
    board(&browser);
    assert_eq!(browser.count("[data-testid=notes-deleted]"), 1);
    browser.assert_quiet();
}

#[test]
fn the_order_of_results_survives_deleting_the_pages_notes() {
    let browser = Browser::start();
    let day = today(&browser);
    let total = finish_the_day(&browser, day);
    delete_kept(&browser, "The page's own notes");
    board(&browser);
    say_that_they_are_mine(&browser);
    paste(&browser, &somebodys_game(day));
    report(&browser, 2);
    let places = stored(&browser).into_iter().map(|it| it["place"].as_u64().expect("a place"));
    let places: std::collections::BTreeSet<u64> = places.collect();
    assert_eq!(places.len(), 2, "each has its own");
    board(&browser);
    assert!(browser.text("[data-testid=daily-done]").contains(&total), "the first stays it");
}
