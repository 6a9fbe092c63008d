//! Bots on the page: their game follows from the set-up, whatever is reloaded or hurried.

use crate::browser::{Browser, Pointer};
use crate::faults::before_every_page;
use crate::games::ply;
use crate::player::{Player, entry_of};
use catenary::engine::bots::{BotCheck, HasBots, Level, check};
use catenary::engine::game::{BySeat, Game, Seat};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::title::Title;
use catenary::table::{Controller, Device, GameMode, GameTable, Players, Save, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::city::import;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup as CitySetup;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup as MetromaniaSetup;
use catenary::titles::tramways::rules::Tramways;
use serde_json::json;
use std::time::Duration;

/// Returns the save of a table of bots.
fn table<G: Title>(setup: G::Setup, levels: &[Level], mode: GameMode) -> Save {
    let people = Players::people(levels.len());
    let seats = (0..).map(Seat).zip(levels);
    let seated =
        seats.fold(people, |seated, (seat, &level)| seated.hand_over(seat, Controller::Bot(level)));
    let session = Session::<G>::new(setup).expect("a legal setup");
    let table = GameTable { mode, ..GameTable::new(session, &seated, levels.len()) };
    TableModel::new(table, Device::default()).save(1, 1)
}

fn sit_down(browser: &Browser, save: Save, pace: &str) {
    let preferences = json!({ "pace": pace }).to_string();
    let game = entry_of(save);
    let stored = [("catenary.preferences", &*preferences), ("catenary.game.bots", game.text())];
    browser.open_stored("#/play/bots", &stored);
    browser.wait_for("[data-testid=table]");
}

/// Reloads the page several times while the bots play, and then checks their decisions.
fn reloaded<G: Game + catenary::engine::codec::Coded + HasBots>(
    browser: &Browser,
    levels: &[Level],
    plies: usize,
) {
    let player = Player::new(browser);
    let mut before = 0;
    for _ in 0..5 {
        browser.wait_until("bots to play", || ply(browser) >= before + plies);
        browser.reload();
        browser.wait_for("[data-testid=table]");
        before = ply(browser);
    }
    let save = player.save();
    let record = save.record::<G>().expect("a record");
    assert!(record.actions.len() > 4 * plies, "{}", record.actions.len());
    let seats = BySeat::new(levels.len(), |seat| Some(levels[seat.index()]));
    assert_eq!(check(&record, &seats, G::VERSION), Ok(BotCheck::Same));
    assert_eq!(save.hurried, 0);
    browser.assert_quiet();
}

#[test]
fn bots_play_the_same_game_after_reloads_as_on_the_command_line() {
    let browser = Browser::start();
    let levels = [Level::Hard, Level::Medium, Level::Easy];
    let city = CitySetup::standard(Board::SAN_FRANCISCO, 3, 71);
    sit_down(&browser, table::<City>(city, &levels, GameMode::Casual), "instant");
    reloaded::<City>(&browser, &levels, 4);
    let own = import::read(&import::write(Board::BERLIN.data())).expect("our own file");
    let own = CitySetup::standard(own.board().expect("a board"), 3, 71);
    sit_down(&browser, table::<City>(own, &levels, GameMode::Casual), "instant");
    reloaded::<City>(&browser, &levels, 4);
    let metromania = MetromaniaSetup::standard(3, 71);
    sit_down(&browser, table::<Metromania>(metromania, &levels, GameMode::Casual), "instant");
    reloaded::<Metromania>(&browser, &levels, 3);
    crate::bots::sit_down(&browser, &crate::bots::table(3, 71, &levels), "instant");
    reloaded::<Tramways>(&browser, &levels, 4);
}

/// A worker that repeats one report about every question.
const WORKER: &str = "
    window.Worker = class extends EventTarget {
        constructor(url) { super(); this.say({ Ready: /\\?([^#]*)#/.exec(url)[1] }) }
        say(report) { setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(report) }))) }
        postMessage(text) {
            const order = JSON.parse(text);
            clearInterval(this.timer);
            const report = id => this.say(REPORT);
            if (order.Think) { report(order.Think[0]); this.timer = setInterval(report, 40, order.Think[0]) }
        }
        terminate() { clearInterval(this.timer) }
    }";

fn with_a_worker_that_says(browser: &Browser, report: &str) {
    before_every_page(browser, &WORKER.replace("REPORT", report));
}

const REFUSES: &str = "{ Refused: [id, 'no'] }";
const THINKS: &str = "{ Progress: [id, 40] }";

fn casual() -> Save {
    let setup = CitySetup::standard(Board::BERLIN, 2, 71);
    table::<City>(setup, &[Level::Hard; 2], GameMode::Casual)
}

/// Returns a ranked game in which the bot decides next.
fn ranked() -> Save {
    let mut session =
        Session::<City>::new(CitySetup::standard(Board::BERLIN, 2, 71)).expect("a legal setup");
    while City::to_act(session.state()) == Some(Seat(0)) {
        let first = City::legal(session.state()).remove(0);
        session.play(first).expect("a legal action");
    }
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Hard));
    let table = GameTable { mode: GameMode::Ranked, ..GameTable::new(session, &players, 2) };
    TableModel::new(table, Device::default()).save(1, 1)
}

#[test]
fn without_an_answer_a_strict_game_waits_and_says_so() {
    let browser = Browser::start();
    with_a_worker_that_says(&browser, REFUSES);
    sit_down(&browser, ranked(), "instant");
    browser.wait_for("[data-testid=bot-silent]");
    let before = ply(&browser);
    std::thread::sleep(Duration::from_secs(1));
    assert_eq!((ply(&browser), browser.count("[data-testid=any-move]")), (before, 0));
    assert_eq!(Player::new(&browser).save().hurried, 0);
    browser.screenshot("bot-silent");
    browser.assert_quiet();
}

#[test]
fn without_an_answer_a_casual_game_continues_and_says_so() {
    let browser = Browser::start();
    with_a_worker_that_says(&browser, REFUSES);
    sit_down(&browser, casual(), "slow");
    browser.wait_for("[data-testid=any-move]");
    browser.screenshot("any-move");
    let player = Player::new(&browser);
    browser.wait_until("the save", || player.save().hurried > 0);
    assert_eq!(browser.count("[data-testid=bot-silent]"), 0);
    // A person sees it above the prompt.
    let mut save = casual();
    save.players = save.players.hand_over(Seat(1), Controller::Person);
    sit_down(&browser, save, "instant");
    browser.wait_for("[data-testid=table][data-turn=yours]");
    assert!(browser.text("[data-testid=news]").contains("gave no answer"));
    browser.screenshot("any-move-yours");
    browser.assert_quiet();
}

/// A strict game has no "Move now", and waits as long as the worker thinks.
#[test]
fn a_long_search_shows_progress_and_only_casual_games_can_hurry_it() {
    let browser = Browser::start();
    with_a_worker_that_says(&browser, THINKS);
    for (save, buttons) in [(casual(), 1), (ranked(), 0)] {
        sit_down(&browser, save, "instant");
        browser.wait_for("[data-testid=bot-progress]");
        let said = browser.attribute("[data-testid=bot-progress]", "value");
        assert_eq!(said.as_deref(), Some("40"));
        assert_eq!(browser.count("[data-testid=move-now]"), buttons);
        for (size, name) in [((390, 844), "low"), ((844, 390), "flat"), ((1440, 900), "wide")] {
            browser.show_small(size, Pointer::Finger);
            browser.screenshot(&format!("bot-thinks-{buttons}-{name}"));
        }
    }
    let before = ply(&browser);
    std::thread::sleep(Duration::from_secs(11));
    assert_eq!(ply(&browser), before, "nobody else has thought for it");
    assert_eq!(browser.count("[data-testid=bot-progress]"), 1);
    browser.assert_quiet();
}

/// Presses "Move now" whenever it appears.
const HURRY: &str =
    "setInterval(() => document.querySelector('[data-testid=move-now]')?.click(), 10)";

#[test]
fn move_now_moves_and_marks_the_game() {
    let browser = Browser::start();
    // Speeds the page's clock up so that every search takes long; the worker's clock is unchanged.
    let fast = "const now = Date.now, start = now(); Date.now = () => start + (now() - start) * 50";
    before_every_page(&browser, fast);
    let setup = MetromaniaSetup::standard(3, 71);
    sit_down(&browser, table::<Metromania>(setup, &[Level::Hard; 3], GameMode::Casual), "instant");
    browser.run(HURRY, json!([]));
    let player = Player::new(&browser);
    browser.wait_until("a bot to be hurried", || player.save().hurried > 0);
    browser.assert_quiet();
}
