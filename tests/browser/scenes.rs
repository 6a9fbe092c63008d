//! Twelve named scenes, light and dark, at three sizes: pictures in `test-output/scenes-*` to look at. The page must
//! fit each screen and be quiet.

use crate::browser::{Browser, wants_pictures};
use crate::player::{self, Player, with_bots};
use catenary::engine::game::Seat;
use catenary::table::{GameTable, Name, Players, Session};
use catenary::titles::tramways::codec::{self, TramwaysLink};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::titles::tramways::rules::variants::{MapChoice, MapSize, Sides};

/// Plays bots up to a position, which must come.
fn played(setup: Setup, until: impl Fn(&State) -> bool) -> Session<Tramways> {
    let session = player::played(setup, &until);
    assert!(until(session.state()), "the position comes before the end");
    session
}

fn solo(seed: u64, until: impl Fn(&State) -> bool) -> GameTable<Tramways> {
    GameTable::new(played(Setup::standard(1, seed), until), &Players::people(1), 1)
}

/// Plays bots in all seats except that of the player to move.
fn several(players: usize, seed: u64, until: impl Fn(&State) -> bool) -> GameTable<Tramways> {
    let session = played(Setup::standard(players, seed), until);
    let named = |players: Players, (seat, name): (Seat, &str)| {
        players.rename(seat, Name::from(name.to_owned()))
    };
    let people = Players::people(players);
    let seats: Vec<Seat> = people.seats().collect();
    let names = ["Ana", "Bruno", "Carla", "Dario", "Elena"];
    let seated = seats.into_iter().zip(names).fold(people, named);
    with_bots(&GameTable::new(session, &seated, players))
}

fn at_decision(round: u8, decision: Decision) -> impl Fn(&State) -> bool {
    move |state| state.round >= round && state.decision == decision
}

/// Shows what is open on the three screens, in both themes.
fn look(browser: &Browser, scene: &str) {
    let player = Player::new(browser);
    // The themes differ only in colours, which matter only for pictures.
    let lights = if wants_pictures() { &["light", "dark"][..] } else { &["light"] };
    for light in lights {
        browser.emulate(&[("prefers-color-scheme", light)]);
        player.look(&format!("scenes-{scene}-{light}"));
    }
    browser.assert_quiet();
}

fn look_at_table(browser: &Browser, scene: &str, table: &GameTable<Tramways>) {
    Player::sit_down(browser, table);
    look(browser, scene);
}

#[test]
fn scenes_before_the_game() {
    let browser = Browser::start();
    Player::sit_down(&browser, &solo(11, at_decision(3, Decision::Task)));
    browser.open("");
    browser.wait_for("[data-testid=play]");
    look(&browser, "01-home");
    browser.open("#/new/tramways");
    browser.wait_for("main");
    look(&browser, "02-new-game");
    browser.open("#/rules/tramways");
    browser.wait_for("main");
    look(&browser, "03-rules");
}

#[test]
fn scenes_of_a_solo_game() {
    let browser = Browser::start();
    let in_line = |state: &State| state.round == 2 && state.decision == Decision::Line;
    look_at_table(&browser, "04-solo-line", &solo(4, in_line));
    look_at_table(&browser, "05-solo-task", &solo(11, at_decision(4, Decision::Task)));
    look_at_table(&browser, "06-solo-laying", &solo(4, at_decision(2, Decision::Lay)));
    look_at_table(&browser, "07-solo-paying", &solo(4, at_decision(1, Decision::Bill)));
}

#[test]
fn scenes_of_a_full_table() {
    let browser = Browser::start();
    look_at_table(&browser, "08-five-auction", &several(5, 2, at_decision(3, Decision::Bid)));
    look_at_table(&browser, "09-five-task", &several(5, 2, at_decision(5, Decision::Task)));
    look_at_table(
        &browser,
        "10-three-administration",
        &several(3, 6, at_decision(3, Decision::Administration)),
    );
}

#[test]
fn scenes_of_the_end() {
    let browser = Browser::start();
    look_at_table(
        &browser,
        "11-four-score",
        &several(4, 3, |state| state.decision == Decision::Over),
    );
    let map = MapChoice::Random { sides: Sides::Hard, size: MapSize::Standard };
    let setup = Setup { map, ..Setup::standard(1, 21) };
    let session = played(setup, |state| state.decision == Decision::Over);
    let cursor = session.record().actions.len() / 2;
    let link = TramwaysLink::game(session.record(), cursor);
    browser.open(&format!("#{}", codec::write(&link)));
    browser.wait_for("[data-testid=past-button]");
    browser.click("[data-testid=past-button]");
    look(&browser, "12-visit-1910");
}
