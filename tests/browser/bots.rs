//! People and bots at one table: bots run in a worker, or on the page without one.

use crate::browser::Browser;
use crate::faults::before_every_page;
use crate::places::press;
use crate::player::{self, Player};
use crate::player::{entry_of, save_of};
use crate::sample::is_whole;
use catenary::engine::bots::Level;
use catenary::engine::game::{Game, Seat};
use catenary::table::{Controller, GameTable, Players, Session};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use serde_json::json;

/// Returns a table with bots of these levels in the last seats.
pub(crate) fn table(players: usize, seed: u64, bots: &[Level]) -> GameTable<Tramways> {
    let session = Session::new(Setup::standard(players, seed)).expect("a legal setup");
    let first = players - bots.len();
    let seats = (first as u8..).map(Seat).zip(bots);
    let seated = seats.fold(Players::people(players), |players, (seat, &level)| {
        players.hand_over(seat, Controller::Bot(level))
    });
    GameTable::new(session, &seated, players)
}

/// Stores a game and opens it.
pub(crate) fn sit_down(browser: &Browser, table: &GameTable<Tramways>, pace: &str) {
    let preferences = json!({ "pace": pace, "questions": { "silent": [] } }).to_string();
    let game = entry_of(save_of(table, 1, 1));
    let stored = [("catenary.preferences", &*preferences), ("catenary.game.bots", game.text())];
    browser.open_stored("#/play/bots", &stored);
    browser.wait_for("[data-testid=table]");
}

/// Returns how often a worker was fetched.
fn worker_files(browser: &Browser) -> u64 {
    let script = "return performance.getEntriesByType('resource').filter(it => it.name.includes('worker-start.js')).length";
    browser.run(script, json!([])).as_u64().unwrap_or_default()
}

pub(crate) fn wait_for_ply(browser: &Browser, player: &Player, ply: usize) {
    browser.wait_until(&format!("ply {ply}"), || player.ply() >= ply);
}

#[test]
fn a_person_plays_against_bots_in_a_worker() {
    let browser = Browser::start();
    sit_down(&browser, &table(3, 11, &[Level::Medium, Level::Hard]), "instant");
    let mut player = Player::new(&browser);
    player.play_with_bots_until(|state| state.round > 1);
    assert_eq!(worker_files(&browser), 1, "one worker for all bots");
    let record = player.record();
    assert_eq!(record.replay().expect("a legal setup").refusal, None);
    browser.assert_quiet();
}

#[test]
fn a_game_of_one_person_and_four_bots_ends() {
    let browser = Browser::start();
    let levels = [Level::Easy, Level::Easy, Level::Easy, Level::Medium];
    // The last two rounds; the whole game in the complete run.
    let begins = |state: &State| state.round == 5 && state.decision == Decision::Bid;
    let table = if is_whole() {
        table(5, 19, &levels)
    } else {
        player::with_bots(&player::table(5, 19, begins))
    };
    sit_down(&browser, &table, "instant");
    let mut player = Player::new(&browser);
    player.play_with_bots_until(begins);
    player.look("five-auction");
    player.play_with_bots_until(|state| state.round == 5 && state.decision == Decision::Task);
    player.look("five-actions");
    player.play_with_bots_until(|_| false);
    player.look("five-score");
    assert_eq!(browser.count("[data-testid=curtain]"), 0, "one person never passes the device");
    let replay = player.record().replay().expect("a legal setup");
    let outcome = Tramways::outcome(&replay.state).expect("the game has ended");
    crate::solo::counted(&browser);
    let shown = browser.text("[data-testid=final-count]");
    for score in outcome.scores.iter() {
        assert!(shown.contains(&score.to_string()), "{score} in {shown}");
    }
    browser.assert_quiet();
}

/// No worker can start.
pub(crate) const REFUSED: &str =
    "window.Worker = class { constructor() { throw new Error('refused') } }";

/// A worker starts and breaks before its first message.
pub(crate) const BROKEN: &str = "window.Worker = class extends EventTarget {
    constructor() { super(); setTimeout(() => this.dispatchEvent(new Event('error'))) }
    postMessage() {}
    terminate() {} }";

/// A worker starts and never answers.
const SILENT: &str =
    "window.Worker = class extends EventTarget { postMessage() {} terminate() {} }";

#[test]
fn bots_play_on_without_a_worker() {
    for fault in [REFUSED, BROKEN, SILENT] {
        let browser = Browser::start();
        before_every_page(&browser, fault);
        sit_down(&browser, &table(3, 11, &[Level::Easy; 3]), "instant");
        let player = Player::new(&browser);
        wait_for_ply(&browser, &player, 12);
        assert_eq!(worker_files(&browser), 0, "{fault}");
        // Bots go on meanwhile; the save is legal at any time.
        let (table, _) = player.save().open::<Tramways>().expect("the save can be played");
        assert_eq!(table.session.record().replay().expect("a legal setup").refusal, None);
        browser.assert_quiet();
    }
}

/// Presses "move now" whenever it appears, and counts.
const HURRY: &str = "window.hurried = 0; setInterval(() => {
    const button = document.querySelector('[data-testid=move-now]');
    if (button) { window.hurried++; button.click() } }, 10)";

/// Speeds the page's clock up so that every search takes long; the worker's clock is unchanged.
const FAST_CLOCK: &str =
    "const now = Date.now, start = now(); Date.now = () => start + (now() - start) * 50";

#[test]
fn a_slow_bot_can_be_hurried_and_the_save_says_so() {
    let browser = Browser::start();
    before_every_page(&browser, FAST_CLOCK);
    sit_down(&browser, &table(2, 11, &[Level::Hard; 2]), "instant");
    browser.run(HURRY, json!([]));
    let player = Player::new(&browser);
    let start = player.ply();
    wait_for_ply(&browser, &player, start + 20);
    assert!(browser.run("return window.hurried", json!([])).as_u64().is_some_and(|n| n > 0));
    browser.click("[data-testid=bots-pause]");
    let hurried = player.save().hurried;
    assert!(hurried > 0, "the game cannot be proven");
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert!(player.save().hurried >= hurried);
    browser.assert_quiet();
}

#[test]
fn bots_wait_while_they_are_paused() {
    let browser = Browser::start();
    sit_down(&browser, &table(2, 11, &[Level::Hard; 2]), "slow");
    browser.click("[data-testid=bots-pause]");
    let player = Player::new(&browser);
    let ply = player.ply();
    std::thread::sleep(std::time::Duration::from_millis(3500));
    assert_eq!((player.ply(), browser.count("[data-testid=move-now]")), (ply, 0));
    browser.click("[data-testid=bots-pause]");
    wait_for_ply(&browser, &player, ply + 1);
    browser.assert_quiet();
}

#[test]
fn a_seat_that_is_taken_from_a_thinking_bot_is_left_alone() {
    let browser = Browser::start();
    sit_down(&browser, &table(3, 11, &[Level::Hard; 3]), "slow");
    let player = Player::new(&browser);
    browser.wait_for("[data-testid=bot-status]");
    let seat = browser.attribute("[data-testid=bot-status]", "data-seat").expect("a seat");
    let number = seat.parse::<usize>().expect("a number") + 1;
    for _ in 0..2 {
        press(&browser, &format!(".player-board:nth-child({number}) [data-testid=hand-over]"));
        browser.wait_for_picture();
    }
    browser.wait_until("the bot to be gone", || {
        browser.count(&format!("[data-testid=bot-status][data-seat=\"{seat}\"]")) == 0
    });
    let ply = player.ply();
    std::thread::sleep(std::time::Duration::from_millis(3500));
    assert_eq!(player.ply(), ply, "its answer came too late");
    assert_eq!(browser.count("[data-testid=bot-status]"), 0);
    browser.assert_quiet();
}

/// One of several hints.
const HINT: &str = "[data-testid=hint-entry]";

/// Opens a solo game at the choice of an action.
fn at_an_action(browser: &Browser) -> Player<'_> {
    sit_down(browser, &table(1, 19, &[]), "fast");
    let mut player = Player::new(browser);
    player.play_until(|state| state.decision == Decision::Task);
    player
}

#[test]
fn hints_show_plans_and_play_one() {
    let browser = Browser::start();
    let player = at_an_action(&browser);
    let ply = player.ply();
    browser.press(&["h"]);
    browser.wait_until("hints", || browser.count(HINT) >= 2);
    assert!(browser.text("[data-testid=hint]").len() > 20);
    assert!(browser.text("[data-testid=hint]").contains("best"));
    browser.screenshot("hint");
    assert_eq!(player.ply(), ply, "a hint decides nothing");
    browser.press(&["h"]);
    browser.wait_until("no hints", || browser.count("[data-testid=hint]") == 0);

    browser.click("[data-testid=hint-button]");
    browser.click("[data-testid=play-hint]");
    browser.wait_until("the hint to be played", || {
        if browser.count("[data-testid=agree]") > 0 {
            browser.click("[data-testid=agree]");
        }
        player.ply() > ply
    });
    assert_eq!(player.record().replay().expect("a legal setup").refusal, None);
    browser.assert_quiet();
}
