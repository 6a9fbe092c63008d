//! Attempts to improve a ranked result with the page's own means: solo in Tramways and, if the way differs there, against
//! the bot in Berlin. Each test is named after the defence. Those that need no page are in `tests/tables/ranked.rs` and
//! in the tests of `session`.

use crate::browser::{Browser, Window};
use crate::duels::seats;
use crate::faults::before_every_page;
use crate::games::{PRESS, play_until};
use crate::player::{Player, save_of};
use crate::ranked;
use crate::ranked::{board, home, paste, played, report, sit_down, stored};
use crate::ranked_games::RankedCategory;
use catenary::engine::codec;
use catenary::engine::game::{Game, Record, Rng, Seat};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::scores::proof::{Proof, prove};
use catenary::table::scores::{Attempt, daily};
use catenary::table::set_up::{NewGame, SetUp};
use catenary::table::title::Title;
use catenary::table::{
    Clock, Day, Device, GameEntry, GameMode, GameTable, Players, Save, Session, StoreError,
};
use catenary::titles::city::rules::City;
use catenary::titles::tramways::codec::TramwaysLink;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::map::Map;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::Decision;
use catenary::titles::tramways::rules::variants::{MapChoice, PlayerBoard};
use catenary::words::Locale;
use serde_json::{Value, json};

const ENGLISH: Locale = Locale::English;

/// Fills the storage; `window.room()` makes space again.
pub(crate) const FULL: &str = "const write = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError') };
    window.room = () => { Storage.prototype.setItem = write }";

/// A title whose daily games are attacked.
trait Attacked: Title {
    const TITLE: &'static str;

    /// Plays a game that is nearly over to its end.
    fn finish(browser: &Browser);

    /// Returns set-ups in other forms with the same deal, or with parts of it.
    fn other_writings(setup: &Self::Setup) -> Vec<codec::Link<Self>>;
}

impl Attacked for Tramways {
    const TITLE: &'static str = "tramways";

    fn finish(browser: &Browser) {
        Player::new(browser).play_until(|_| false);
    }

    fn other_writings(setup: &Setup) -> Vec<TramwaysLink> {
        let by_hand = |setup: &Setup| {
            let placements = Map::of(setup).expect("a map").placements;
            Setup { map: MapChoice::Layout(placements.into_iter().collect()), ..setup.clone() }
        };
        let mut hard = setup.clone();
        hard.seats[0] = PlayerBoard::Hard;
        let others = [
            by_hand(setup),
            Setup { seed: setup.seed + 1, ..by_hand(setup) },
            hard,
            Setup::standard(3, setup.seed),
        ];
        let of_two = game::<Tramways>(Setup::standard(2, setup.seed), 1);
        others.into_iter().map(TramwaysLink::setup).chain([part_of(of_two)]).collect()
    }
}

impl Attacked for City {
    const TITLE: &'static str = "berlin";

    fn finish(browser: &Browser) {
        play_until(browser, PRESS, 0, "count('[data-testid=ranked-note]') === 1");
    }

    fn other_writings(setup: &Self::Setup) -> Vec<codec::Link<City>> {
        let of = |players| {
            let usual = NewGame::usual(players, City::seed(setup));
            City::set_up(Self::TITLE, &usual).expect("a setup")
        };
        vec![codec::Link::setup(of(2)), codec::Link::setup(of(3)), part_of(game::<City>(of(2), 1))]
    }
}

/// Returns the link of a position of a game.
fn part_of<G: Title>(record: Record<G>) -> codec::Link<G> {
    codec::position(&Record { actions: record.actions[..30].to_vec(), ..record })
}

/// Returns the set-up of a daily game.
fn setup_of<G: Attacked>(day: Day) -> G::Setup {
    daily::setup::<G>(G::TITLE, day).expect("a setup")
}

/// Plays a game to its end at random.
fn game<G: Title>(setup: G::Setup, chance: u64) -> Record<G> {
    let mut session = Session::<G>::new(setup).expect("a legal setup");
    let mut rng = Rng::new(chance);
    while let Some(_) = G::to_act(session.state()) {
        let legal = G::legal(session.state());
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    session.record()
}

/// Returns the table of a daily game.
fn table_of<G: Title>(record: &Record<G>, day: Day) -> GameTable<G> {
    let (session, _) = Session::resume(record, usize::MAX).expect("a legal setup");
    let count = G::players(&record.setup);
    let (players, bots) =
        if count == 1 { (Players::people(1), None) } else { (seats(), Some(G::VERSION)) };
    GameTable { mode: GameMode::Daily(day), bots, ..GameTable::new(session, &players, count) }
}

/// Returns the link of a finished daily game, as its player sends it; `chance` selects the game.
fn somebodys_game<G: Attacked>(day: Day, chance: u64) -> String {
    let table = table_of(&game::<G>(setup_of::<G>(day), chance), day);
    Attempt::of(&table, Clock::default(), day.begins() + 9).expect("an attempt").link
}

/// Goes to the page of scores.
fn scores<G: Attacked>(browser: &Browser) {
    browser.open(&format!("#/ranked/{}", G::TITLE));
    browser.wait_for("[data-testid=board]");
}

/// Returns the browser's day.
fn today<G: Attacked>(browser: &Browser) -> Day {
    scores::<G>(browser);
    let day = browser.attribute("[data-testid=daily]", "data-day").expect("a day");
    day.parse().expect("a date")
}

/// Puts a save into the storage.
fn put(browser: &Browser, name: &str, save: &Save) {
    ranked::put(browser, name, GameEntry::of(save).text());
}

/// Stores a daily game before the player's last decision, and opens it.
fn sit_down_at_the_day<G: Attacked>(browser: &Browser, day: Day) {
    let mut record = game::<G>(setup_of::<G>(day), 1);
    let session = table_of(&record, day).session;
    let own = |ply: &usize| G::to_act(session.state_at(*ply)) == Some(Seat(0));
    let last = (0..session.length()).rev().find(own).expect("a decision");
    record.actions.truncate(last);
    let table = table_of(&record, day);
    let mut save = TableModel::new(table, Device::default()).save(1, day.begins() + 9_000);
    save.clock = Clock { begun_at: day.begins() + 1_000, spent: 8_000 };
    put(browser, "first", &save);
    browser.open("#/play/first");
    browser.wait_for("[data-testid=table]");
}

/// Plays the daily game to its end; returns its proof.
fn finish_the_day<G: Attacked>(browser: &Browser, day: Day) -> Proof {
    sit_down_at_the_day::<G>(browser, day);
    G::finish(browser);
    browser.wait_for("[data-testid=ranked-note]");
    let link = stored(browser)[0]["link"].as_str().expect("a link").to_owned();
    prove::<G>(&link).expect("a proof")
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

fn type_seed(browser: &Browser, seed: u64) {
    let type_it = "const field = document.querySelector('[data-testid=seed]');
        field.value = arguments[0];
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))";
    browser.run(type_it, json!([seed.to_string()]));
}

fn begin_the_day<G: Attacked>(browser: &Browser) {
    scores::<G>(browser);
    browser.click("[data-testid=daily-play]");
    browser.wait_for("[data-testid=table]");
}

/// Looks into a Book, and confirms.
fn look_into_a_book(browser: &Browser) {
    browser.click("[data-action^=book]");
    browser.click("[data-testid=agree]");
}

fn begin_hard(browser: &Browser) {
    board(browser);
    browser.click("[data-testid=ranked-hard]");
    browser.wait_for("[data-testid=table]");
    assert_eq!(Player::new(browser).state().decision, Decision::Book);
}

pub(crate) fn delete_the_only_game(browser: &Browser) {
    home(browser);
    browser.click("[data-testid=delete]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
}

fn somebodys_result_called_mine<G: Attacked>() {
    let browser = Browser::start();
    let day = today::<G>(&browser);
    let proof = finish_the_day::<G>(&browser, day);
    let total = ENGLISH.number(proof.points.into());
    scores::<G>(&browser);
    say_that_they_are_mine(&browser);
    paste(&browser, &somebodys_game::<G>(day, 2));
    report(&browser, 2);
    browser.wait_until("the row", || browser.count("[data-testid=attempt]") == 2);
    assert!(browser.text("[data-testid=daily-done]").contains(&total));
    assert_eq!(browser.text("[data-testid=plate-streak]"), "1");
    assert_eq!(browser.count("[data-testid=origin]"), 1, "it is marked");
    let shown = proof.lead.map_or(total, |lead| ENGLISH.lead(lead));
    home(&browser);
    browser.wait_until("how the day went", || {
        browser.text(&format!(".poster--{} .poster__entry", G::TITLE)).contains(&shown)
    });
    browser.assert_quiet();
}

#[test]
fn claiming_another_result_does_not_replace_the_first_of_the_day() {
    somebodys_result_called_mine::<Tramways>();
}

#[test]
fn claiming_another_result_does_not_replace_the_first_of_the_day_in_berlin() {
    somebodys_result_called_mine::<City>();
}

fn a_file_with_an_earlier_date<G: Attacked>() {
    let browser = Browser::start();
    let day = today::<G>(&browser);
    let total = ENGLISH.number(finish_the_day::<G>(&browser, day).points.into());
    let name = format!("catenary.attempt.{}", somebodys_game::<G>(day, 2));
    let (begun_at, finished_at) = (day.begins(), day.begins() + 1);
    let attempt =
        json!({ "link": "", "begun_at": begun_at, "finished_at": finished_at, "origin": "own" });
    let file = json!({ "format": "catenary games", "version": 1, "entries": { name: attempt.to_string() } });
    scores::<G>(&browser);
    say_that_they_are_mine(&browser);
    paste(&browser, &file.to_string());
    report(&browser, 1);
    browser.wait_until("the row", || browser.count("[data-testid=attempt]") == 2);
    assert!(browser.text("[data-testid=daily-done]").contains(&total));
    browser.assert_quiet();
}

#[test]
fn a_file_with_an_earlier_date_does_not_replace_the_first_of_the_day() {
    a_file_with_an_earlier_date::<Tramways>();
}

#[test]
fn a_file_with_an_earlier_date_does_not_replace_the_first_of_the_day_in_berlin() {
    a_file_with_an_earlier_date::<City>();
}

#[test]
fn a_clock_set_back_does_not_replace_the_first_of_the_day() {
    let browser = Browser::start();
    let day = today::<Tramways>(&browser);
    let total = ENGLISH.number(finish_the_day::<Tramways>(&browser, day).points.into());
    let back = "const now = Date.now; Date.now = () => now() - 20 * 86400000";
    before_every_page(&browser, back);
    browser.reload();
    // By the page's clock it is another day, on which the same game is finished again.
    let mut record = played(setup_of::<Tramways>(day));
    record.actions.truncate(record.actions.len() - 30);
    let (session, _) = Session::resume(&record, usize::MAX).expect("a legal setup");
    let table =
        GameTable { mode: GameMode::Daily(day), ..GameTable::new(session, &Players::people(1), 1) };
    let mut save = save_of(&table, 1, day.begins() - 9_000);
    save.clock = Clock { begun_at: 1_000, spent: 8_000 };
    put(&browser, "again", &save);
    browser.open("#/play/again");
    browser.wait_for("[data-testid=table]");
    let mut player = Player::new(&browser);
    player.play_until(|_| browser.count("[data-action=money]") > 0);
    browser.click("[data-action=money]");
    player.play_until(|_| false);
    browser.wait_for("[data-testid=ranked-note]");
    assert_eq!(stored(&browser).len(), 2, "it was another game");
    let first = stored(&browser).into_iter().min_by_key(|it| it["place"].as_u64());
    let first = first.expect("two results")["link"].as_str().expect("a link").to_owned();
    let points = prove::<Tramways>(&first).expect("a proof").points;
    assert_eq!(ENGLISH.number(points.into()), total);
    board(&browser);
    assert!(browser.text("[data-testid=board]").contains(ENGLISH.repeat()), "the second is one");
    browser.assert_quiet();
}

fn a_deleted_result<G: Attacked>() {
    let browser = Browser::start();
    let day = today::<G>(&browser);
    finish_the_day::<G>(&browser, day);
    scores::<G>(&browser);
    browser.click("[data-testid=delete-attempt]");
    browser.click("[data-testid=delete-attempt-yes]");
    browser.wait_until("an empty board", || browser.count("[data-testid=attempt]") == 0);
    assert_eq!(browser.count("[data-testid=daily-play]"), 0, "the day is played");
    say_that_they_are_mine(&browser);
    paste(&browser, &somebodys_game::<G>(day, 2));
    report(&browser, 2);
    browser.wait_for("[data-testid=attempt]");
    assert_eq!(browser.count("[data-testid=daily-done]"), 0);
    assert_eq!(browser.text("[data-testid=plate-streak]"), "0");
    browser.assert_quiet();
}

#[test]
fn deleting_a_result_does_not_make_a_later_one_the_first_of_the_day() {
    a_deleted_result::<Tramways>();
}

#[test]
fn deleting_a_result_does_not_make_a_later_one_the_first_of_the_day_in_berlin() {
    a_deleted_result::<City>();
}

fn the_same_deal_under_way<G: Attacked>() {
    let browser = Browser::start();
    let day = today::<G>(&browser);
    sit_down_at_the_day::<G>(&browser, day);
    for link in G::other_writings(&setup_of::<G>(day)) {
        home(&browser);
        let link = codec::write(&link);
        browser.open(&format!("#{link}"));
        let shown = format!("the attempt, from {link}");
        browser.wait_until(&shown, || browser.address().ends_with("#/play/first"));
        browser.wait_for("[data-testid=resumed]");
    }
    browser.open(&format!("#/new/{}", G::TITLE));
    browser.wait_for("[data-testid=seed]");
    type_seed(&browser, G::seed(&setup_of::<G>(day)));
    browser.click("[data-testid=start]");
    browser.wait_until("the attempt", || browser.address().ends_with("#/play/first"));
    browser.assert_quiet();
}

#[test]
fn the_same_deal_leads_to_the_attempt_under_way_however_it_is_written() {
    the_same_deal_under_way::<Tramways>();
}

#[test]
fn the_same_deal_leads_to_the_attempt_under_way_however_it_is_written_in_berlin() {
    the_same_deal_under_way::<City>();
}

fn the_same_deal_seen_before<G: Attacked>() {
    for at in 0.. {
        let browser = Browser::start();
        let day = today::<G>(&browser);
        let writings = G::other_writings(&setup_of::<G>(day));
        let Some(link) = writings.get(at) else { return };
        browser.open(&format!("#{}", codec::write(link)));
        let begin = "[data-testid=start], [data-testid=play-on]";
        browser.click(begin);
        browser.wait_for("[data-testid=table]");
        begin_the_day::<G>(&browser);
        assert_eq!(ledger(&browser)[0]["novelty"], "seen-before", "{}", codec::write(link));
    }
}

#[test]
fn the_same_deal_that_was_seen_before_marks_the_attempt_however_it_was_written() {
    the_same_deal_seen_before::<Tramways>();
}

#[test]
fn the_same_deal_that_was_seen_before_marks_the_attempt_however_it_was_written_in_berlin() {
    the_same_deal_seen_before::<City>();
}

#[test]
fn looking_at_the_days_map_marks_the_attempt() {
    let browser = Browser::start();
    let day = today::<Tramways>(&browser);
    browser.open("#/new/tramways");
    browser.wait_for("[data-testid=seed]");
    type_seed(&browser, setup_of::<Tramways>(day).seed);
    browser.wait_for("[data-testid=map-picture]");
    begin_the_day::<Tramways>(&browser);
    assert_eq!(ledger(&browser)[0]["novelty"], "seen-before");
    browser.assert_quiet();
}

fn a_friends_result<G: Attacked>() {
    let browser = Browser::start();
    let day = today::<G>(&browser);
    assert!(browser.text("[data-testid=exchange]").contains(ENGLISH.result_shows_map()));
    paste(&browser, &somebodys_game::<G>(day, 2));
    report(&browser, 2);
    begin_the_day::<G>(&browser);
    assert_eq!(ledger(&browser)[0]["novelty"], "seen-before");
    browser.assert_quiet();
}

#[test]
fn a_friends_result_marks_the_days_game_as_seen() {
    a_friends_result::<Tramways>();
}

#[test]
fn a_friends_result_marks_the_days_game_as_seen_in_berlin() {
    a_friends_result::<City>();
}

#[test]
fn nothing_is_revealed_before_it_is_stored() {
    let browser = Browser::start();
    begin_hard(&browser);
    let player = Player::new(&browser);
    let before = player.save();
    browser.run(FULL, json!([]));
    look_into_a_book(&browser);
    browser.wait_for("[data-testid=saving-trouble][data-waits=true]");
    let said = browser.text("[data-testid=saving-trouble]");
    assert!(said.contains(ENGLISH.reveal_waits()), "{said}");
    assert_eq!(player.ply(), 0, "nothing is shown");
    assert_eq!(player.save(), before, "nothing is stored");
    browser.click("[data-testid=save-again]");
    assert_eq!(player.ply(), 0, "there is no room yet");
    player.look("ranked-waits");
    let folder = browser.save_files("waiting");
    browser.click("[data-testid=save-as-file]");
    browser.wait_until("the file", || {
        std::fs::read_dir(&folder).expect("a folder").flatten().any(|file| {
            file.path().extension().is_some_and(|it| it == "json")
                && std::fs::metadata(file.path()).is_ok_and(|it| it.len() > 100)
        })
    });
    browser.run("window.room()", json!([]));
    browser.click("[data-testid=save-again]");
    browser.wait_until("the card", || player.ply() == 1);
    assert_eq!(browser.count("[data-testid=saving-trouble]"), 0);
    assert_eq!(player.record().actions.len(), 1);
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.ply(), 1);
    browser.assert_quiet();
}

#[test]
fn a_decision_that_waits_for_space_is_not_mirrored() {
    let browser = Browser::start();
    begin_hard(&browser);
    let player = Player::new(&browser);
    player.wait_for_the_copy();
    browser.run(FULL, json!([]));
    look_into_a_book(&browser);
    browser.wait_for("[data-testid=saving-trouble][data-waits=true]");
    // By then the mirror would have stored the decision.
    std::thread::sleep(std::time::Duration::from_millis(700));
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.ply(), 0, "what was never shown comes from nowhere");
    assert_eq!(browser.count("[data-testid=brought]"), 0);
    assert_eq!(player.save().record::<Tramways>().expect("a game").actions.len(), 0);
}

#[test]
fn going_on_casually_abandons_the_attempt() {
    let browser = Browser::start();
    begin_hard(&browser);
    let attempt = browser.address();
    browser.run(FULL, json!([]));
    look_into_a_book(&browser);
    browser.wait_for("[data-testid=saving-trouble][data-waits=true]");
    // Deleting makes space.
    browser.run("const remove = Storage.prototype.removeItem; Storage.prototype.removeItem = function(key) { remove.call(this, key); window.room() }", json!([]));
    browser.click("[data-testid=go-on-casually]");
    browser.wait_until("another game", || browser.address() != attempt);
    browser.wait_until("the card", || Player::new(&browser).ply() == 1);
    assert_eq!(browser.count("[data-testid=mode]"), 0, "it does not count");
    assert_eq!(ledger(&browser)[0]["progress"], "given-up");
    Player::new(&browser).record();
    browser.reload();
    browser.wait_for("[data-testid=uncounted]");
    assert_eq!(Player::new(&browser).ply(), 1, "it is marked for good");
    browser.open(&attempt[attempt.find('#').expect("a fragment")..]);
    browser.wait_until("no game", || browser.count("[data-testid=table]") == 0);
    browser.assert_quiet();
}

#[test]
fn reports_a_full_storage_before_dealing_a_ranked_game() {
    let browser = Browser::start();
    board(&browser);
    browser.run(FULL, json!([]));
    for button in ["daily-play", "ranked-hard"] {
        browser.click(&format!("[data-testid={button}]"));
        browser.wait_for("[data-testid=not-begun]");
        let said = browser.text("[data-testid=not-begun]");
        assert!(said.contains(ENGLISH.ranked_refused(StoreError::Full)), "{said}");
        assert_eq!(browser.count("[data-testid=table]"), 0);
    }
    browser.run("window.room()", json!([]));
    browser.click("[data-testid=begin-again]");
    browser.wait_for("[data-testid=table] [data-testid=mode]");
    assert_eq!(ledger(&browser)[0]["witness"], "whole");
    browser.assert_quiet();
}

#[test]
fn without_any_storage_a_ranked_game_can_only_be_casual() {
    let browser = Browser::start();
    let none = "for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError') } })";
    before_every_page(&browser, none);
    browser.open("#/daily");
    browser.wait_for("[data-testid=not-begun]");
    let said = browser.text("[data-testid=not-begun]");
    assert!(said.contains(ENGLISH.ranked_refused(StoreError::NoStorage)), "{said}");
    browser.click("[data-testid=begin-casually]");
    browser.wait_for("[data-testid=table]");
    assert_eq!(browser.count("[data-testid=mode]"), 0);
    browser.assert_quiet();
}

#[test]
fn a_failed_ledger_write_is_not_mistaken_for_another_window() {
    let browser = Browser::start();
    begin_hard(&browser);
    let refuse = "const write = Storage.prototype.setItem;
        Storage.prototype.setItem = function(key, text) {
            if (key.startsWith('catenary.ledger.')) throw new DOMException('no room', 'QuotaExceededError');
            return write.call(this, key, text);
        };
        window.room = () => { Storage.prototype.setItem = write }";
    browser.run(refuse, json!([]));
    look_into_a_book(&browser);
    browser.wait_for("[data-testid=saving-trouble][data-waits=true]");
    browser.click("[data-testid=save-again]");
    let said = browser.text("[data-testid=saving-trouble]");
    assert!(said.contains(ENGLISH.reveal_waits()), "{said}");
    let waits = Player::new(&browser);
    browser.press(&[crate::browser::key::ESCAPE]);
    browser.wait_until("the choice to be open again", || {
        browser.count("[data-testid=saving-trouble][data-waits=true]") == 0
    });
    browser.run("window.room()", json!([]));
    look_into_a_book(&browser);
    browser.wait_until("the card", || waits.ply() == 1);
    browser.wait_until("no trouble", || browser.count("[data-testid=saving-trouble]") == 0);
    assert_eq!(
        (&ledger(&browser)[0]["witness"], &ledger(&browser)[0]["plies"]),
        (&json!("whole"), &json!(1))
    );
    browser.assert_quiet();
}

/// Deletes the only game in another window; returns that window and leaves the game's window current.
fn delete_elsewhere(browser: &Browser) -> Window {
    let playing = browser.open_window();
    delete_the_only_game(browser);
    browser.switch_to(&playing)
}

#[test]
fn deleting_an_attempt_in_another_window_abandons_it() {
    let browser = Browser::start();
    let mut player = sit_down(&browser, RankedCategory::Hard, 40);
    player.step(&player.state());
    player.record();
    let ply = player.ply();
    delete_elsewhere(&browser);
    browser.wait_for("[data-testid=saving-trouble]");
    let said = browser.text("[data-testid=saving-trouble]");
    assert!(said.contains(ENGLISH.attempt_gone()), "{said}");
    assert_eq!(player.ply(), ply);
    browser.click("[data-testid=go-on-casually]");
    browser.wait_until("another game", || !browser.address().ends_with("/cup"));
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.ply(), ply);
    assert_eq!(browser.count("[data-testid=mode]"), 0, "no attempt begins in its middle");
    player.record();
    let known = ledger(&browser);
    assert_eq!((known.len(), &known[0]["progress"]), (1, &json!("given-up")));
    browser.reload();
    browser.wait_for("[data-testid=uncounted]");
    browser.assert_quiet();
}

#[test]
fn deleting_a_copy_does_not_abandon_the_attempt() {
    let browser = Browser::start();
    let mut player = sit_down(&browser, RankedCategory::Hard, 40);
    player.step(&player.state());
    player.record();
    put(&browser, "copy", &player.save());
    home(&browser);
    browser.wait_until("two games", || browser.count("[data-testid=delete]") == 2);
    browser.click("[data-testid=delete]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("one game", || browser.count("[data-testid=delete]") == 1);
    assert_eq!(ledger(&browser)[0]["progress"], "open");
    browser.click("[data-testid=continue]");
    browser.wait_for("[data-testid=mode]");
    browser.assert_quiet();
}

fn a_given_up_copy<G: Attacked>() {
    let browser = Browser::start();
    begin_the_day::<G>(&browser);
    let games = "const key = Object.keys(localStorage).find(it => it.startsWith('catenary.game.'));
        return localStorage[key]";
    let copy = browser.run(games, json!([]));
    delete_the_only_game(&browser);
    ranked::put(&browser, "copy", copy.as_str().expect("a save"));
    scores::<G>(&browser);
    assert_eq!(browser.count("[data-testid=daily-resume]"), 0);
    browser.click("[data-testid=daily-play]");
    browser.wait_for("[data-testid=table] [data-testid=mode]");
    let numbers: Vec<Value> = ledger(&browser).iter().map(|it| it["number"].clone()).collect();
    assert!(numbers.contains(&json!(2)), "it is the second attempt: {numbers:?}");
    browser.assert_quiet();
}

#[test]
fn an_abandoned_copy_does_not_block_the_daily_game() {
    a_given_up_copy::<Tramways>();
}

#[test]
fn an_abandoned_copy_does_not_block_the_daily_game_of_berlin() {
    a_given_up_copy::<City>();
}

#[test]
fn a_copy_with_the_id_of_a_deleted_attempt_does_not_continue_it() {
    let browser = Browser::start();
    let mut player = sit_down(&browser, RankedCategory::Hard, 40);
    player.step(&player.state());
    player.record();
    let copy = player.save();
    player.step(&player.state());
    player.record();
    let playing = browser.open_window();
    delete_the_only_game(&browser);
    let entry = GameEntry::of(&copy.at_revision(1)).text().to_owned();
    browser.run("localStorage.setItem('catenary.game.cup', arguments[0])", json!([entry]));
    browser.switch_to(&playing);
    browser.wait_until("the attempt to count no more", || {
        browser.count("[data-testid=mode]") == 0
            || browser.count("[data-testid=go-on-casually]") > 0
    });
    browser.reload();
    browser.wait_for("[data-testid=uncounted]");
    assert_eq!(browser.count("[data-testid=mode]"), 0);
}
