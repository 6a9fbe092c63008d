//! Looking at the map: wheel, two fingers, keys, the button that shows everything; from three to ten boards.

use crate::browser::{Browser, Screen};
use crate::player::{self, Player};
use catenary::table::{Hands, Players, Table};
use serde_json::json;

/// The map's view box: left, top, width, height in units of the drawing.
fn view(browser: &Browser) -> [f64; 4] {
    let text = browser.attribute(".board-view__sheet", "viewBox").expect("the map has a view box");
    let numbers: Vec<f64> =
        text.split(' ').map(|number| number.parse().expect("a number")).collect();
    numbers.try_into().expect("four numbers")
}

/// A spot high on the map, in pixels of the page: lower down it may be covered.
fn spot(browser: &Browser) -> (f64, f64) {
    let script = "const box = document.querySelector('.board-view__sheet').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 6]";
    let found = browser.run(script, json!([]));
    (found[0].as_f64().expect("a number"), found[1].as_f64().expect("a number"))
}

fn table(browser: &Browser, players: usize) {
    let table = player::table(players, 5, |_| true);
    // With open hands no curtain hides the map.
    let players = Players::people(players).with_hands(Hands::Open).into();
    Player::sit_down(browser, &Table { players, ..table });
    browser.wait_for(".board-view__sheet");
}

fn wait_for_view(browser: &Browser, what: &str, holds: impl Fn([f64; 4]) -> bool) {
    browser.wait_until(what, || holds(view(browser)));
}

#[test]
fn wheel_keys_and_button_change_the_view() {
    let browser = Browser::start();
    table(&browser, 1);
    let whole = view(&browser);
    let at = spot(&browser);
    browser.turn_wheel(at, -240);
    wait_for_view(&browser, "the wheel to come closer", |now| now[2] < 0.8 * whole[2]);
    browser.turn_wheel(at, 480);
    wait_for_view(&browser, "the wheel to go back, not beyond the whole", |now| now == whole);
    browser.press(&["m"]);
    for _ in 0..3 {
        browser.press(&["+"]);
    }
    wait_for_view(&browser, "the key + to come closer", |now| now[2] < 0.7 * whole[2]);
    browser.press(&["0"]);
    wait_for_view(&browser, "the key 0 to show everything", |now| now == whole);
    browser.assert_quiet();
}

#[test]
fn two_fingers_come_closer_and_one_moves() {
    let browser = Browser::start();
    browser.show(Screen::Phone);
    table(&browser, 1);
    let (whole, (x, y)) = (view(&browser), spot(&browser));
    browser.touch(&[[(x - 20.0, y), (x - 110.0, y)], [(x + 20.0, y), (x + 110.0, y)]]);
    wait_for_view(&browser, "the fingers to come closer", |now| now[2] < 0.5 * whole[2]);
    let near = view(&browser);
    browser.touch(&[[(x, y), (x + 80.0, y + 60.0)]]);
    wait_for_view(&browser, "the finger to move the map", |now| {
        now[0] < near[0] && now[1] < near[1] && (now[2] - near[2]).abs() < 1.0
    });
    browser.assert_quiet();
}

#[test]
fn maps_of_three_to_ten_boards_fit_the_window() {
    let browser = Browser::start();
    for (players, boards) in [(1, 3), (2, 4), (5, 10)] {
        table(&browser, players);
        assert_eq!(browser.count(".board__ground"), boards);
        for screen in [Screen::Desktop, Screen::Tablet, Screen::Phone] {
            browser.show(screen);
            // A small window opens on cells for fingers, not on the whole map.
            browser.press(&["0"]);
            let script =
                "const sheet = document.querySelector('.board-view__sheet').getBoundingClientRect();
                return [...document.querySelectorAll('.board__ground')].every(board => {
                    const box = board.getBoundingClientRect();
                    return box.left >= sheet.left - 1 && box.right <= sheet.right + 1
                        && box.top >= sheet.top - 1 && box.bottom <= sheet.bottom + 1;
                })";
            browser.wait_until("all boards to be in sight", || {
                browser.run(script, json!([])) == json!(true)
            });
        }
        browser.show(Screen::Desktop);
    }
}
