//! Several players at one device.

use crate::browser::{Browser, key};
use crate::places::press;
use crate::player::{self, Player};
use crate::solo::counted;
use catenary::engine::bots::Level;
use catenary::engine::game::{Game, Seat};
use catenary::table::{Controller, GameStatus, GameTable, Name, Players};
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::words::Locale;
use serde_json::json;

const NAMES: [&str; 5] = ["Ana", "Bruno", "Carla", "Dario", "Elena"];

/// Returns a table of people with names, played at random up to a position.
fn table(players: usize, seed: u64, until: impl Fn(&State) -> bool) -> GameTable<Tramways> {
    let people = Players::people(players);
    let named = |players: Players, seat: Seat| {
        players.rename(seat, Name::from(NAMES[seat.index()].to_owned()))
    };
    let named = people.seats().fold(people, named);
    GameTable { players: named.into(), ..player::table(players, seed, until) }
}

/// Returns the cards that the page shows anywhere.
fn shown_cards(browser: &Browser) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('[data-card]')].map(card => card.dataset.card)";
    let cards = browser.run(script, json!([]));
    let cards = cards.as_array().expect("a list").iter();
    cards.map(|card| card.as_str().unwrap_or_default().to_owned()).collect()
}

/// Returns the cards that only one seat may see, of all seats but the viewer's.
fn secrets(state: &State, viewer: Option<Seat>) -> Vec<String> {
    let others = state.players.seats().filter(|&seat| Some(seat) != viewer);
    let players = others.map(|seat| &state.players[seat]);
    let held = players.flat_map(|it| it.hand.iter().chain(&it.offer).chain(&it.deck));
    held.map(|card| card.name()).collect()
}

fn assert_hidden(browser: &Browser, state: &State, viewer: Option<Seat>) {
    let shown = shown_cards(browser);
    for secret in secrets(state, viewer) {
        assert!(!shown.contains(&secret), "{secret} is shown to {viewer:?}");
    }
}

/// Waits for the curtain before a seat and looks behind it.
fn assert_curtain(browser: &Browser, state: &State) {
    let selector = format!("[data-testid=curtain][data-seat=\"{}\"]", state.seat.0);
    browser.wait_for(&selector);
    assert!(browser.text("[data-testid=curtain]").contains(NAMES[state.seat.index()]));
    assert_hidden(browser, state, None);
    assert_eq!(browser.count("[data-testid=hand] [data-card]"), 0, "no hand is behind the curtain");
    assert_eq!(browser.count("[data-testid=board]"), 0, "no board is behind the curtain");
}

/// Passes the device on after the result of the turn was visible.
fn pass_device(browser: &Browser) {
    browser.click("[data-testid=pass-device]");
}

fn take_device(browser: &Browser, state: &State) {
    browser.click("[data-testid=take-device]");
    browser.wait_for(&format!(".tickets[data-seat=\"{}\"]", state.seat.0));
    assert_eq!(browser.count("[data-testid=curtain]"), 0);
}

#[test]
fn three_people_pass_one_device_and_see_no_other_hand() {
    let browser = Browser::start();
    let mut player = Player::sit_down(&browser, &table(3, 5, |_| true));
    let (mut holder, mut passed) = (None, 0);
    for _ in 0..300 {
        let state = player.state();
        if state.round == 2 && state.decision == Decision::Task {
            break;
        }
        if holder != Some(state.seat) {
            if holder.is_some() {
                assert_hidden(&browser, &state, holder);
                pass_device(&browser);
            }
            assert_curtain(&browser, &state);
            take_device(&browser, &state);
            holder = Some(state.seat);
            passed += 1;
        }
        assert_hidden(&browser, &state, holder);
        let hand = state.player().hand.iter().map(|card| card.name());
        let shown = shown_cards(&browser);
        assert_eq!(hand.filter(|card| !shown.contains(card)).collect::<Vec<_>>(), [""; 0]);
        player.step(&state);
    }
    assert_eq!(player.state().round, 2, "a whole round was played");
    assert!(passed > 15, "the device was passed {passed} times");
    player.look("three-players-middle");
    browser.assert_quiet();
}

#[test]
fn a_decision_can_be_undone_before_the_device_is_passed() {
    let browser = Browser::start();
    let start = table(3, 8, |state| state.decision == Decision::Task && state.turn.position == 1);
    let player = Player::sit_down(&browser, &start);
    let state = player.state();
    assert_curtain(&browser, &state);
    let name = NAMES[start
        .session
        .steps()
        .last()
        .and_then(|step| step.seat)
        .expect("somebody decided")
        .index()];
    assert!(browser.text("[data-testid=since]").contains(name), "what the others did");
    browser.press(&[key::ENTER]);
    browser.wait_for(&format!(".tickets[data-seat=\"{}\"]", state.seat.0));

    let ply = player.ply();
    let money = Tramways::notation(&state, Action::TwoDollars);
    browser.click(&format!("[data-action=\"{money}\"]"));
    browser.wait_until("the $2", || player.ply() > ply);
    browser.wait_for("[data-testid=pass-device]");
    browser.press(&["u"]);
    browser.wait_until("the step back", || player.ply() == ply);
    assert_eq!(player.state(), state);
    browser.click(&format!("[data-action=\"{money}\"]"));
    pass_device(&browser);
    assert_curtain(&browser, &player.state());
    let after = player.ply();
    browser.press(&["u"]);
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert_eq!((player.ply(), browser.count("[data-testid=curtain]")), (after, 1));
    browser.assert_quiet();
}

#[test]
fn a_seat_goes_to_a_bot_and_back() {
    let browser = Browser::start();
    let start = table(3, 8, |state| state.round == 1 && state.decision == Decision::Task);
    let player = Player::sit_down(&browser, &start);
    let state = player.state();
    take_device(&browser, &state);
    let hand_over = || {
        let seat = format!(".player-board:nth-child({})", state.seat.0 + 1);
        for _ in 0..2 {
            press(&browser, &format!("{seat} [data-testid=hand-over]"));
            browser.wait_for_picture();
        }
    };
    let controller = |wanted: Controller| {
        browser.wait_until("the seats to be saved", || {
            let bot = player.save().players.bot(state.seat);
            bot.map_or(Controller::Person, Controller::Bot) == wanted
        });
    };
    hand_over();
    controller(Controller::Bot(Level::Medium));
    let own = format!(".tickets[data-seat=\"{}\"]", state.seat.0);
    assert_eq!(browser.count(&own), 0, "nobody sees a bot's hand");
    assert_hidden(&browser, &player.state(), None);
    hand_over();
    controller(Controller::Person);
    browser.wait_for(&format!("[data-testid=curtain], {own}"));
    browser.assert_quiet();
}

#[test]
fn an_abandoned_game_can_be_resumed() {
    let browser = Browser::start();
    let start = table(3, 8, |state| state.round == 1 && state.decision == Decision::Task);
    let player = Player::sit_down(&browser, &start);
    take_device(&browser, &player.state());
    assert!(browser.count(".ask [data-action]") > 0);
    press(&browser, "[data-testid=abandon]");
    browser.wait_for(".ask[role=alertdialog]");
    press(&browser, "[data-testid=leave-it]");
    browser.wait_for(".ask [data-action]");
    press(&browser, "[data-testid=abandon]");
    press(&browser, "[data-testid=agree]");
    browser.wait_for("[data-testid=resume]");
    assert_eq!(browser.count("[data-action]"), 0, "nothing can be decided");
    let players = browser.text(".player-boards");
    assert!(NAMES[..3].iter().all(|name| players.contains(name)), "{players}");
    browser.wait_until("it to be saved", || player.save().status == GameStatus::Abandoned);

    browser.open("");
    let saves = browser.text("[data-testid=saves]");
    assert!(saves.contains("abandoned") && saves.contains("Ana"), "{saves}");
    browser.click("[data-testid=continue]");
    browser.wait_for("[data-testid=resume]");
    browser.click("[data-testid=resume]");
    assert_curtain(&browser, &player.state());
    browser.assert_quiet();
}

#[test]
fn a_link_of_several_players_shows_no_hand_and_people_play_on_from_it() {
    let browser = Browser::start();
    let start = table(3, 8, |state| state.round == 2 && state.decision == Decision::Task);
    let state = start.session.state();
    browser.open(&format!("#{}", codec::encode(&start.session.record())));
    browser.wait_for("[data-testid=visit]");
    assert_hidden(&browser, state, None);
    assert_eq!(browser.count("[data-testid=players] [data-seat]"), 3);
    browser.click("[data-testid=play-on]");
    browser.wait_for("[data-testid=curtain]");
    let player = Player::new(&browser);
    assert_eq!(player.state(), **state);
    assert_eq!(player.save().players.persons().count(), 3);
    browser.assert_quiet();
}

#[test]
fn the_end_of_a_game_of_five_names_the_winner_and_all_scores() {
    let browser = Browser::start();
    let end = table(5, 3, |state| state.decision == Decision::Over);
    let outcome = Tramways::outcome(end.session.state()).expect("the game has ended");
    Player::sit_down(&browser, &end);
    counted(&browser);
    for seat in outcome.scores.seats() {
        let cell = |row: &str| {
            browser.text(&format!("[data-testid=final-count] {row} :nth-child({})", seat.0 + 2))
        };
        let score = Locale::English.number(outcome.scores[seat].into());
        assert!(cell("thead tr >").contains(NAMES[seat.index()]), "{seat:?}");
        assert_eq!(cell("tfoot tr >"), score, "{seat:?}");
    }
    let winner = browser.text(".standing__winner");
    assert!(outcome.winners.iter().all(|seat| winner.contains(NAMES[seat.index()])), "{winner}");
    browser.assert_quiet();
}
