//! A game between two devices, each a browser with a storage of its own: every turn goes over as a link.

use crate::browser::{Browser, Pointer};
use crate::games::{PRESS, begin, play_until, ply, turn};
use catenary::engine::codec::{self, Coded};
use catenary::engine::game::{Game, Seat};
use catenary::table::{Controller, Name, Players};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use serde_json::json;

/// Presses one thing that the table offers, but for what sends.
fn press() -> String {
    PRESS.replacen(".button--main", ".button--main:not([data-testid=send-link])", 1)
}

const UNTIL: &str = "['elsewhere', 'over'].includes(turn())";

fn players() -> Players {
    let here = Players::people(2).rename(Seat(0), Name::from("Ana".to_owned()));
    let both = here.rename(Seat(1), Name::from("Beto".to_owned()));
    both.hand_over(Seat(1), Controller::Elsewhere)
}

/// Plays a turn and sends it; gives the link.
fn play_and_send(browser: &Browser, number: &mut usize) -> String {
    *number = play_until(browser, &press(), *number, UNTIL);
    send(browser)
}

/// Sends the turn; gives the link.
fn send(browser: &Browser) -> String {
    if turn(browser) == "over" {
        browser.wait_for("[data-testid=final-count]");
        browser.wait_until("the whole count", || {
            if browser.count("[data-testid=skip-count]") > 0 {
                browser.click("[data-testid=skip-count]");
            }
            browser.count("[data-testid=send-end]") > 0
        });
        browser.click("[data-testid=send-end]");
    } else {
        browser.wait_for("[data-testid=send-link]");
        browser.click("[data-testid=send-link]");
    }
    browser.wait_for("[data-testid=link]");
    let link = browser.run("return document.querySelector('[data-testid=link]').value", json!([]));
    browser.wait_for("[data-testid=code]");
    browser.click("[data-testid=turn-sent]");
    browser.wait_until("no dialog", || browser.count("[data-testid=link]") == 0);
    let link = link.as_str().expect("a link").to_owned();
    link.split_once('#').expect("an address").1.to_owned()
}

/// Opens a link for a game that is here.
fn open(browser: &Browser, link: &str) {
    browser.open(&format!("#{link}"));
    browser.wait_for("[data-testid=table]");
}

/// Opens a link that is new here; whoever decides sits here.
fn join(browser: &Browser, link: &str) {
    browser.open(&format!("#{link}"));
    browser.wait_for("[data-testid=joining]");
    assert_eq!(browser.count("[data-testid=joining] input:checked"), 1, "who is asked is chosen");
    browser.click("[data-testid=join]");
    browser.wait_for("[data-testid=table]");
}

fn plies<G: Coded>(link: &str) -> usize {
    codec::read::<G>(link).expect("a sound link").record.actions.len()
}

/// Both devices play a game to its end, the second one as a phone; with an old link, a reload and a second answer.
fn play_apart<G: Coded + Game>(title: &str) {
    let (ana, beto) = (Browser::start(), Browser::start());
    begin(&ana, title, players(), 5, "en");
    beto.show_small((390, 844), Pointer::Finger);
    let mut numbers = [0, 3];
    let first = play_and_send(&ana, &mut numbers[0]);
    assert!(ana.text("[data-testid=prompt]").contains("Beto"));
    join(&beto, &first);
    assert_eq!((turn(&beto), ply(&beto)), ("yours".to_owned(), plies::<G>(&first)));
    let answer = play_and_send(&beto, &mut numbers[1]);

    // The same link again, and one that is behind.
    open(&beto, &answer);
    beto.wait_until("the same", || beto.count("[data-testid=news]") == 1);
    open(&beto, &first);
    beto.wait_until("an older link", || beto.text("[data-testid=news]").contains("ahead"));
    assert_eq!(ply(&beto), plies::<G>(&answer), "the game stays where it is");

    // A third device answers in place of the second one: both answers are kept.
    let other = Browser::start();
    join(&other, &first);
    let mut number = 8;
    let second = play_and_send(&other, &mut number);
    open(&ana, &answer);
    ana.wait_until("the answer", || ply(&ana) == plies::<G>(&answer));
    if second != answer {
        open(&ana, &second);
        ana.wait_for("[data-testid=keep-answer]");
        ana.click("[data-testid=look-at-answer]");
        ana.wait_until("the other answer", || {
            ply(&ana) == plies::<G>(&second) && turn(&ana) != "yours"
        });
        ana.click("[data-testid=to-present]");
        ana.wait_for("[data-testid=keep-answer]");
        ana.click("[data-testid=keep-answer]");
        ana.wait_until("the own answer", || ply(&ana) == plies::<G>(&answer));
    }
    ana.reload();
    ana.wait_for("[data-testid=table]");
    ana.wait_until("the turn", || turn(&ana) == "yours");

    let mut devices = [&ana, &beto];
    let mut at = 0;
    while turn(devices[at]) != "over" {
        let link = play_and_send(devices[at], &mut numbers[at]);
        at = 1 - at;
        open(devices[at], &link);
        devices[at].wait_until("the turn", || ply(devices[at]) == plies::<G>(&link));
    }
    // Whoever made the last move has sent it: both see the end.
    devices.reverse();
    for device in devices {
        assert_eq!(turn(device), "over", "{title}");
        device.assert_quiet();
    }
}

#[test]
fn a_game_of_metromania_goes_to_and_fro_to_its_end() {
    play_apart::<Metromania>("metromania");
}

#[test]
fn a_game_of_berlin_goes_to_and_fro_to_its_end() {
    play_apart::<City>("berlin");
}

/// All that the page says, drawn or not, with what is told to the ear.
const SAID: &str = "
    const said = [document.body.textContent];
    for (const it of document.querySelectorAll('*')) for (const { value } of it.attributes) said.push(value);
    return said.join(' ')";

/// The names of the Tickets of a hand of Berlin are nowhere on the page of the other player.
#[test]
fn no_hand_of_the_other_device_is_anywhere_on_the_page() {
    let (ana, beto) = (Browser::start(), Browser::start());
    begin(&ana, "berlin", players(), 11, "en");
    // A Ticket by its two ends, as drawings and sentences say it.
    let tickets = |browser: &Browser| -> Vec<String> {
        let script = "return [...document.querySelectorAll('[data-testid=hand] .city-ticket__ends')].flatMap(it => ['', ' – ', ' - '].map(between => [...it.children].map(end => end.textContent).join(between)))";
        let names = browser.run(script, json!([]));
        let names = names.as_array().expect("names").iter();
        names.filter_map(|name| name.as_str().map(str::to_owned)).collect()
    };
    let mut numbers = [0, 3];
    let link = play_and_send(&ana, &mut numbers[0]);
    let hers = tickets(&ana);
    assert!(!hers.is_empty(), "Ana has Tickets");
    join(&beto, &link);
    play_until(&beto, &press(), numbers[1], UNTIL);
    let his = tickets(&beto);
    for device in [&beto, &ana] {
        let foreign = if std::ptr::eq(device, &beto) { &hers } else { &his };
        let own = if std::ptr::eq(device, &beto) { &his } else { &hers };
        for open in ["past-button", "hint-button", "send"] {
            device.click(&format!("[data-testid={open}]"));
            let said = device.run(SAID, json!([])).as_str().expect("text").to_owned();
            for name in foreign.iter().filter(|name| !own.contains(name)) {
                assert!(!said.contains(name.as_str()), "{name} is on the page");
            }
            if open == "send" {
                device.wait_for("[data-testid=send-turn]");
                assert_eq!(device.count("[data-testid=send-game], [data-testid=send-setup]"), 0);
            }
        }
    }
}
