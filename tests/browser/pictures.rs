//! Writes what the project keeps of the built page. Nothing is tested here; scripts/pictures calls these.

use crate::browser::{Browser, Pointer};
use crate::front::start_page;
use crate::games::{self, PRESS, play_until};
use catenary::engine::bots::Level;
use catenary::engine::game::Seat;
use catenary::table::{Controller, Players};
use catenary::words::Locale;
use data_encoding::BASE64;
use serde_json::json;
use std::fs;
use std::path::Path;

/// A game in the middle: its title, its players, its seed, the ply to look at.
const MIDDLES: [(&str, u8, u64, usize); 4] = [
    ("tramways", 3, 19, 130),
    ("san-francisco", 3, 5, 90),
    ("berlin", 3, 5, 90),
    ("metromania", 3, 5, 150),
];

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
    for (title, players, seed, ply) in MIDDLES {
        browser.show_small((1280, 800), Pointer::Mouse);
        let people = Players::people(usize::from(players));
        let seated = (1..players).fold(people, |seated, seat| {
            seated.hand_over(Seat(seat), Controller::Bot(Level::Medium))
        });
        games::begin(&browser, title, seated, seed, "en");
        play_until(&browser, PRESS, 0, &format!("ply() >= {ply}"));
        browser.wait_for_picture();
        let shot = json!({ "format": "webp", "quality": 82, "clip": { "x": 0, "y": 0, "width": 1280, "height": 800, "scale": 0.625 } });
        let drawn = browser.devtools("Page.captureScreenshot", shot);
        let drawn =
            BASE64.decode(drawn["data"].as_str().expect("a picture").as_bytes()).expect("base64");
        fs::write(root().join(format!("static/pictures/{title}.webp")), drawn).expect("a file");
    }
}
