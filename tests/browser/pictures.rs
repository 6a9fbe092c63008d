//! Writes files of the project from the built page. These are no tests; scripts/pictures calls them.

use crate::browser::{Browser, Pointer};
use crate::city;
use crate::games::{self, PRESS, play_until};
use crate::player::{self, Player};
use crate::start_page::start_page;
use catenary::engine::bots::Level;
use catenary::engine::game::Seat;
use catenary::table::{Controller, Players};
use catenary::titles::tramways::rules::state::Decision;
use catenary::words::Locale;
use data_encoding::BASE64;
use serde_json::json;
use std::fs;
use std::path::Path;

/// A game in the middle: its title, its number of players, its seed, the ply.
const MIDDLES: [(&str, u8, u64, usize); 3] =
    [("san-francisco", 3, 5, 45), ("berlin", 3, 5, 45), ("metromania", 3, 5, 60)];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
#[ignore = "writes files of the project"]
fn the_start_page_as_text() {
    let browser = Browser::start();
    browser.open("");
    for locale in Locale::ALL {
        let file = root().join(format!("static/home.{}.html", locale.tag()));
        fs::write(file, start_page(&browser, locale)).expect("a file");
    }
}

#[test]
#[ignore = "writes files of the project"]
fn a_picture_of_each_game() {
    let browser = Browser::start();
    browser.show_small((1280, 800), Pointer::Mouse);
    let table = player::table(3, 11, |state| state.round >= 4 && state.decision == Decision::Task);
    Player::sit_down(&browser, &player::with_bots(&table));
    keep(&browser, "tramways");
    for (title, players, seed, ply) in MIDDLES {
        let people = Players::people(usize::from(players));
        let seated = (1..players).fold(people, |seated, seat| {
            seated.hand_over(Seat(seat), Controller::Bot(Level::Medium))
        });
        games::begin(&browser, title, seated, seed, "en");
        let press = if title == "metromania" { PRESS } else { city::PRESS };
        play_until(&browser, press, 0, &format!("ply() >= {ply}"));
        keep(&browser, title);
    }
}

/// Saves a picture of the page at five eighths of its size.
fn keep(browser: &Browser, title: &str) {
    browser.wait_for_picture();
    let clip = json!({ "x": 0, "y": 0, "width": 1280, "height": 800, "scale": 0.625 });
    let shot = json!({ "format": "webp", "quality": 82, "clip": clip });
    let drawn = browser.devtools("Page.captureScreenshot", shot);
    let drawn = BASE64.decode(drawn["data"].as_str().expect("a picture").as_bytes());
    let file = root().join(format!("static/pictures/{title}.webp"));
    fs::write(file, drawn.expect("base64")).expect("a file");
}
