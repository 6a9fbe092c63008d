//! The guided first game: a player who follows it gets a Link, and no lesson is repeated.

use crate::browser::{Browser, Pointer, Screen, key};
use crate::games;
use crate::player::{Player, entry_of};
use catenary::engine::bots::Level;
use catenary::engine::game::Seat;
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::set_up::{NewGame, SetUp};
use catenary::table::{Controller, Device, GameTable, Guide, Players, Session};
use catenary::titles::city::rules::City;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::view::guide::LessonKind;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The seconds for one step (a look and a click), and the words that people read in a minute.
const STEP: usize = 4;
const WORDS: usize = 150;

/// Returns the lesson, the first thing that it points at, and the area of all such things that it covers, in square pixels;
/// during lessons about the map on a phone the area of Passengers and coordinates, too.
const SEEN: &str = "
    const guide = document.querySelector('[data-testid=lesson]'), box = guide?.getBoundingClientRect();
    const rects = [...document.querySelectorAll('.table-of [data-pointed]')]
        .map(it => it.getBoundingClientRect()).filter(it => it.width > 0 && it.height > 0);
    const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const of_map = document.querySelector('.board-view [data-pointed]');
    const small = (innerWidth < 700 || innerHeight < 500) && of_map;
    const others = small ? [...document.querySelectorAll('.board-view__sheet .person, .board-rulers text')] : [];
    const things = [...rects, ...others.map(it => it.getBoundingClientRect())];
    const covered = guide ? things.reduce((sum, it) => sum + common(box, it), 0) : 0;
    const first = rects[0];
    return { lesson: guide ? Number(guide.dataset.lesson) : null, text: guide?.querySelector('p').innerText ?? '', covered,
        at: first ? [first.x + first.width / 2, first.y + first.height / 2] : null }";

struct Seen {
    lesson: Option<LessonKind>,
    words: usize,
    at: Option<(f64, f64)>,
}

/// Returns the selector of a lesson.
fn telling(lesson: LessonKind) -> String {
    format!("[data-testid=lesson][data-lesson=\"{}\"]", lesson.number())
}

/// Waits until the lesson covers nothing that it points at; returns what is then visible.
fn seen(browser: &Browser) -> Seen {
    let mut seen = Value::Null;
    browser.wait_until("a lesson beside what it talks about", || {
        seen = browser.run(SEEN, json!([]));
        seen["covered"].as_f64() == Some(0.0)
    });
    let part = |n: usize| seen["at"][n].as_f64();
    let number = seen["lesson"].as_u64().map(|number| number as usize);
    Seen {
        lesson: number.map(|number| LessonKind::ALL[number]),
        words: seen["text"].as_str().unwrap_or_default().split_whitespace().count(),
        at: part(0).zip(part(1)),
    }
}

fn start(browser: &Browser, language: &str) {
    let preferences = json!({ "language": language }).to_string();
    browser.open_stored("", &[("catenary.preferences", &preferences)]);
    browser.click("[data-testid=learn]");
    browser.wait_for(&telling(LessonKind::Goal));
}

/// Reads the goal, next to a Link that pays and a card, and continues to the first step.
fn hear_goal(browser: &Browser) -> usize {
    let goal = seen(browser);
    assert_eq!((goal.lesson, goal.at), (Some(LessonKind::Goal), None));
    assert_eq!(browser.count(".lesson__picture :is(.map-picture, .card)"), 2);
    browser.click("[data-testid=lesson-next]");
    browser.wait_for(&telling(LessonKind::Keep));
    goal.words
}

/// Clicks on what the lesson points at; returns what was visible.
fn follow(browser: &Browser) -> Seen {
    let mut now = seen(browser);
    browser.wait_until("something that is pointed at and lies still", || {
        let before = std::mem::replace(&mut now, seen(browser));
        now.at.is_some() && now.at == before.at
    });
    let (x, y) = now.at.expect("it was there");
    let state = "const table = document.querySelector('[data-testid=table]');
        const [lesson, chosen] = ['[data-testid=lesson]', '[data-place-button][aria-pressed=true]'].map(it => document.querySelector(it));
        return [table.dataset.ply, lesson?.dataset.lesson, chosen?.dataset.placeButton].join(' ')";
    let before = browser.run(state, json!([]));
    browser.click_at(x, y);
    browser.wait_until("the next step", || browser.run(state, json!([])) != before);
    now
}

fn learn(browser: &Browser, language: &str) {
    start(browser, language);
    let (mut lessons_given, mut words, mut steps) = (BTreeSet::new(), hear_goal(browser), 1);
    let mut last = LessonKind::Goal;
    while last != LessonKind::RoundOver {
        let seen = seen(browser);
        if let Some(lesson) = seen.lesson.filter(|&lesson| lesson != last) {
            assert!(lessons_given.insert(lesson), "{lesson:?} is told twice");
            words += seen.words;
            last = lesson;
        }
        let seconds = words * 60 / WORDS + steps * STEP;
        if last == LessonKind::FirstLink {
            assert!(seconds < 150, "{words} words and {steps} steps take {seconds} seconds");
        }
        if last != LessonKind::RoundOver {
            follow(browser);
            steps += 1;
        }
    }
    let state = Player::new(browser).state();
    assert_eq!((state.round, state.player().happiness), (2, 2));
    assert!(state.links.iter().any(|link| link.is_complete()));
    assert_eq!(browser.count("[data-testid=guide-score]"), 1);
    let seconds = words * 60 / WORDS + steps * STEP;
    assert!(seconds < 300, "{words} words and {steps} steps take {seconds} seconds");
}

#[test]
fn the_first_round_is_played_within_five_minutes() {
    let browser = Browser::start();
    learn(&browser, "en");
    browser.screenshot("guide-first-round");
    browser.assert_quiet();
}

#[test]
fn the_first_round_is_guided_on_a_phone_in_spanish() {
    let browser = Browser::start();
    browser.show(Screen::Phone);
    learn(&browser, "es");
    browser.screenshot("guide-first-round-phone");
    browser.assert_quiet();
}

#[test]
fn the_first_round_is_guided_on_a_phone_on_its_side() {
    let browser = Browser::start();
    browser.show_small((844, 390), Pointer::Mouse);
    learn(&browser, "es");
    browser.screenshot("guide-first-round-landscape");
    browser.assert_quiet();
}

#[test]
fn a_guided_game_resumes_at_the_next_lesson() {
    let browser = Browser::start();
    start(&browser, "en");
    hear_goal(&browser);
    assert_eq!(follow(&browser).lesson, Some(LessonKind::Keep));
    assert_eq!(seen(&browser).lesson, Some(LessonKind::Line));
    browser.reload();
    browser.wait_for("[data-testid=lesson]");
    assert_eq!(seen(&browser).lesson, Some(LessonKind::Line), "what was not done is still told");
    follow(&browser);
    // A reloaded page saves once the browser has granted the game's lock.
    Player::new(&browser).record();
    browser.open("");
    browser.wait_for("[data-testid=continue-last]");
    assert_eq!(browser.count("[data-testid=learn]"), 0, "one door for one game");
    browser.click("[data-testid=continue-last]");
    browser.wait_for(&telling(LessonKind::Start));
    browser.press(&[key::ESCAPE]);
    browser.wait_until("silence", || browser.count("[data-testid=lesson]") == 0);
    let player = Player::new(&browser);
    let lessons_given =
        || player.save().open::<Tramways>().expect("the save can be played").0.guide.given;
    browser.wait_until("the save knows it", || lessons_given().has(LessonKind::Start.number()));
    let is_shown = || browser.wait_for(".table-of [data-pointed]");
    browser.reload();
    is_shown();
    assert_eq!(
        seen(&browser).lesson,
        None,
        "what was closed stays closed, but the way is still shown"
    );
    browser.click("[data-testid=explain-again]");
    browser.wait_for(&telling(LessonKind::Start));
    browser.click("[data-testid=skip-guide]");
    browser.wait_until("silence", || seen(&browser).at.is_none());
    browser.reload();
    browser.wait_for("[data-testid=explain-again]");
    browser.wait_until_idle();
    assert!(seen(&browser).at.is_none(), "nothing is pointed at any more");
    browser.assert_quiet();
}

#[test]
fn lessons_are_announced_and_leave_the_focus_alone() {
    let browser = Browser::start();
    start(&browser, "en");
    hear_goal(&browser);
    browser.run("document.querySelector('[data-testid=undo]').focus()", json!([]));
    browser.press(&["1"]);
    browser.wait_for(&telling(LessonKind::Line));
    let text = "return document.querySelector('[data-testid=lesson] > p').textContent";
    let text = browser.run(text, json!([])).as_str().expect("a text").to_owned();
    browser.wait_until("the lesson to be said", || {
        let said = "return document.querySelector('[data-heard][role=status]').textContent";
        browser.run(said, json!([])).as_str().is_some_and(|said| said.contains(&text))
    });
    let focus = "return document.activeElement.dataset.testid";
    assert_eq!(browser.run(focus, json!([])), "undo");
    browser.assert_quiet();
}

/// Asks for an explanation and collects the places of its button in each frame of the next half second.
const PLACES: &str = "
    document.querySelector('[data-testid=explain-again]').click();
    const places = new Set(), start = performance.now();
    return new Promise(done => requestAnimationFrame(function look() {
        const answer = document.querySelector('[data-testid=lesson-next]'), box = answer?.getBoundingClientRect();
        if (answer?.checkVisibility({ opacityProperty: true })) places.add(`${Math.round(box.left)} ${Math.round(box.top)}`);
        if (performance.now() - start < 500 || !places.size) requestAnimationFrame(look); else done([...places]);
    }))";

#[test]
fn targets_of_the_guide_stay_in_place() {
    let browser = Browser::start();
    for screen in [Screen::Desktop, Screen::Tablet, Screen::Phone] {
        browser.show(screen);
        crate::solo::begin(&browser, "19");
        browser.wait_for("[data-testid=explain-again]");
        browser.wait_until_idle();
        let places = browser.run(PLACES, json!([]));
        assert_eq!(places.as_array().map(Vec::len), Some(1), "{screen:?}: {places}");
    }
    browser.assert_quiet();
}

#[test]
fn a_casual_game_gives_lessons_on_request() {
    let browser = Browser::start();
    crate::solo::begin(&browser, "19");
    assert_eq!(browser.count("[data-testid=lesson]"), 0);
    browser.click("[data-testid=explain-again]");
    browser.wait_for(&telling(LessonKind::Goal));
    browser.click("[data-testid=lesson-next]");
    browser.wait_for(&telling(LessonKind::Book));
    browser.assert_quiet();
}

/// The lesson is a trip over the empty board.
#[test]
fn the_first_lesson_of_metromania_shows_a_trip_and_bots_wait() {
    let browser = Browser::start();
    browser.open("");
    browser.click("[data-testid=learn-metromania]");
    browser.wait_for("[data-testid=lesson]");
    browser.wait_for(".metro-ride .metro-clock");
    assert!(browser.count(".metro-clock") > 3);
    assert_eq!(games::ply(&browser), 0);
    browser.click("[data-testid=lesson-next]");
    browser.wait_until("the empty board", || browser.count(".metro-ride") == 0);
    browser.assert_quiet();
}

#[test]
fn a_bot_waits_for_the_first_lesson() {
    let browser = Browser::start();
    let setup = City::set_up("berlin", &NewGame::usual(2, 5)).expect("Berlin");
    let seats = Players::people(2).hand_over(Seat(0), Controller::Bot(Level::Easy));
    let table = GameTable::<City>::new(Session::new(setup).expect("a deal"), &seats, 2);
    let table = GameTable { guide: Guide::NEW, ..table };
    let entry = entry_of(TableModel::new(table, Device::default()).save(1, 1));
    browser.open_stored("#/play/begun", &[("catenary.game.begun", entry.text())]);
    browser.wait_for("[data-testid=lesson]");
    assert!(browser.text("[data-testid=bot-status]").contains("once you have read this"));
    assert_eq!(games::ply(&browser), 0);
    browser.click("[data-testid=lesson-next]");
    browser.wait_until("the bot's first decision", || games::ply(&browser) > 0);
    browser.assert_quiet();
}
