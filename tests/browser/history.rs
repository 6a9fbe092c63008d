//! The past of a game of Tramways: undo back to the start, an analysis, the marks on the map, the viewed seat.

use crate::browser::{Browser, key};
use crate::places::press;
use crate::player::{Player, table};
use crate::solo::counted;
use catenary::engine::bots::Level;
use catenary::engine::game::{Game, Seat};
use catenary::table::{Controller, GameMode, GameTable, Players, Session};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::state::{Decision, State};
use serde_json::json;

fn wait_for_ply(browser: &Browser, player: &Player<'_>, ply: usize) {
    browser.wait_until(&format!("decision {ply}"), || player.ply() == ply);
}

fn open_history(browser: &Browser) {
    browser.click("[data-testid=past-button]");
    browser.wait_for("[data-testid=past]");
}

fn is_task(round: u8) -> impl Fn(&State) -> bool {
    move |state| state.round == round && state.decision == Decision::Task
}

#[test]
fn a_casual_game_is_undone_to_its_start_and_redone_to_its_end() {
    let browser = Browser::start();
    let start = table(1, 6, is_task(2));
    let length = start.session.length();
    let player = Player::sit_down(&browser, &start);
    for _ in 0..length {
        if player.ply() == 0 {
            break;
        }
        let before = player.ply();
        browser.press(&["u"]);
        browser.wait_until("an undo", || player.ply() < before);
    }
    assert_eq!(player.ply(), 0);
    assert!(browser.attribute("[data-testid=undo]", "aria-disabled").is_some());
    while player.ply() < length {
        let before = player.ply();
        browser.click("[data-testid=redo]");
        browser.wait_until("a redo", || player.ply() > before);
    }
    // Undos are counted, also if the same decision follows.
    let opened = player.save().open().expect("a good save").0;
    assert!(opened.session == start.session);
    browser.assert_quiet();
}

#[test]
fn a_plan_does_not_touch_the_game_until_it_is_played() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(3));
    let length = start.session.length();
    let player = Player::sit_down(&browser, &start);
    let money = Tramways::notation(start.session.state(), Action::TwoDollars);
    let take = format!("[data-action=\"{money}\"]");
    let before = player.record();

    browser.press(&["p"]);
    browser.wait_for("[data-testid=end-analysis]");
    browser.click(&take);
    browser.wait_until("the decision of the plan", || player.ply() != length);
    browser.screenshot("plan");
    browser.click("[data-testid=end-analysis]");
    browser.wait_until("the game again", || browser.count("[data-testid=end-analysis]") == 0);
    wait_for_ply(&browser, &player, length);
    browser.wait_until("no plan to be kept", || player.save().planned.is_none());
    assert!(player.record() == before, "nothing was decided");

    open_history(&browser);
    browser.click("[data-testid=analyse]");
    browser.wait_for("[data-testid=end-analysis]");
    browser.click(&take);
    browser.click("[data-testid=carry-out]");
    browser.wait_until("the game again", || browser.count("[data-testid=end-analysis]") == 0);
    wait_for_ply(&browser, &player, length + 1);
    assert_eq!(player.record().actions.last(), Some(&Action::TwoDollars));
    browser.assert_quiet();
}

#[test]
fn a_plan_is_made_while_a_bot_is_to_move() {
    let browser = Browser::start();
    let start = table(2, 5, |state| is_task(2)(state) && state.seat == Seat(1));
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
    let start = GameTable { players: players.into(), ..start };
    let player = Player::sit_down_with(&browser, &start, &json!({ "pace": "slow" }));
    browser.press(&["p"]);
    browser.wait_for("[data-testid=end-analysis]");
    // The player's turn, and the next one.
    for _ in 0..2 {
        browser.click("[data-testid=plan-on]");
        browser.click("[data-action=money]");
    }
    browser.click("[data-testid=end-analysis]");
    browser.wait_until("the bot to play on", || player.ply() > start.session.length());
    browser.assert_quiet();
}

#[test]
fn a_ranked_game_allows_only_looking_back() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(3));
    let length = start.session.length();
    let player = Player::sit_down(&browser, &GameTable { mode: GameMode::Ranked, ..start });
    browser.wait_for("[data-testid=mode]");
    browser.press(&["u"]);
    browser.wait_for("[data-testid=news][role=alert]");
    assert_eq!(player.ply(), length);
    let hint = browser.attribute("[data-testid=hint-button]", "aria-disabled");
    assert_eq!(hint.as_deref(), Some("true"));
    browser.press(&["p"]);
    assert_eq!(browser.count("[data-testid=end-analysis]"), 0);
    open_history(&browser);
    assert_eq!(browser.count("[data-testid=lines]"), 0);
    let tries = browser.attribute("[data-testid=analyse]", "disabled");
    assert!(tries.is_some(), "nothing is tried");
    browser.press(&[key::HOME]);
    wait_for_ply(&browser, &player, 0);
    assert_eq!(browser.count("[data-choice]:not([aria-disabled])"), 0, "nothing to decide");
    browser.click("[data-testid=to-present]");
    wait_for_ply(&browser, &player, length);
    browser.assert_quiet();
}

#[test]
fn a_finished_game_can_be_viewed_from_any_seat() {
    let browser = Browser::start();
    let start = table(3, 5, |state| state.decision == Decision::Over);
    let player = Player::sit_down(&browser, &start);
    counted(&browser);
    press(&browser, "[data-testid=look-at-board]");
    open_history(&browser);
    let task = (0..start.session.length())
        .find(|&ply| is_task(3)(start.session.state_at(ply)))
        .expect("a turn");
    browser.run(
        "const door = document.querySelector(`.log__door[data-ply='${arguments[0]}']`);
         door.click()",
        json!([task]),
    );
    wait_for_ply(&browser, &player, task);
    let state = start.session.state_at(task);
    for seat in [Seat(0), Seat(1), Seat(2)] {
        press(&browser, &format!(".past__choice button:nth-child({})", seat.0 + 2));
        browser.wait_for(&format!(".tickets[data-seat=\"{}\"]", seat.0));
        let shown = browser.run(
            "return [...document.querySelectorAll('[data-testid=hand] [data-card]')].map(it => it.dataset.card)",
            json!([]),
        );
        for card in &state.players[seat].hand {
            assert!(shown.to_string().contains(&card.name()), "{} of {seat:?}", card.name());
        }
    }
    browser.assert_quiet();
}

#[test]
fn looking_back_marks_the_last_action_on_the_map() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(4));
    let player = Player::sit_down(&browser, &start);
    let marks = || browser.count("[data-trace]");
    assert_eq!(marks(), 0, "nothing is marked in the present");
    open_history(&browser);
    let mut seen = 0;
    while player.ply() > 0 {
        let before = player.ply();
        browser.press(&[key::LEFT]);
        browser.wait_until("an action back", || player.ply() < before);
        seen += usize::from(marks() > 0);
    }
    assert!(seen > 2, "{seen} positions with marks");
    browser.press(&[key::END]);
    browser.wait_until("the present", || player.ply() == start.session.length() && marks() == 0);
}

/// Returns a finished solo game, at a position where the $2 could have been taken and were not.
fn looked_back() -> GameTable<Tramways> {
    let ended = table(1, 4, |state| state.decision == Decision::Over);
    let session = &ended.session;
    let taken = session.whole_record().actions;
    let other = |ply: &usize| {
        let state = session.state_at(*ply);
        let money = Tramways::check(state, Action::TwoDollars).is_ok();
        state.decision == Decision::Task && money && taken[*ply] != Action::TwoDollars
    };
    let ply = (0..taken.len()).find(other).expect("such a decision");
    let mut session = Session::clone(session);
    session.go_to(ply);
    GameTable::new(session, &ended.players, 1)
}

#[test]
fn a_finished_game_stays_finished_whatever_is_tried_in_it() {
    let browser = Browser::start();
    let start = looked_back();
    let player = Player::sit_down(&browser, &start);
    browser.click("[data-action=money]");
    browser.wait_for("[data-testid=end-analysis]");
    wait_for_ply(&browser, &player, start.session.ply() + 1);
    browser.screenshot("analysis");
    browser.open("");
    browser.wait_for("[data-testid=saves]");
    browser.open("#/play/given");
    browser.wait_for("[data-testid=table]");
    assert_eq!(browser.count("[data-testid=end-analysis]"), 0);
    let text = browser.run("return Object.keys(localStorage).filter(it => it.startsWith('catenary.game.given')).length", json!([]));
    assert!(text.as_u64().is_some_and(|entries| entries > 0));
    let save = player.save();
    assert!(save.glance.over, "the list still knows its result");
    let (kept, _) = save.open::<Tramways>().expect("a legal setup");
    assert_eq!(kept.session.whole_record(), start.session.whole_record());
    assert_eq!(kept.session.lines().len(), 1);

    browser.click("[data-action=money]");
    browser.click("[data-testid=play-on]");
    browser.wait_until("a game of its own", || !browser.address().ends_with("given"));
    browser.wait_for("[data-testid=table]");
    let mut tried = start.session.record();
    tried.actions.push(Action::TwoDollars);
    assert_eq!(player.record(), tried);
    browser.assert_quiet();
}
