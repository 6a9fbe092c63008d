//! The review of a finished game: mistakes with their positions, and the better decision found by the player.

use crate::browser::{Browser, Screen, key};
use crate::command::{open_box, write};
use crate::games::{PRESS, ply};
use crate::golden_games::{GoldenGame, games};
use catenary::engine::bots::Level;
use catenary::engine::codec;
use catenary::engine::game::{Game, Record};
use catenary::table::Day;
use catenary::table::puzzle::Puzzle;
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use serde_json::json;

/// Returns a finished game that the easy bot played for all seats.
fn finished(title: &str) -> String {
    let of = |game: &GoldenGame| game.title == title && game.level == Level::Easy;
    games().into_iter().find(of).expect("a golden game").link.to_owned()
}

/// Opens the review of a finished game and waits until all decisions are judged.
fn review(browser: &Browser, title: &str) {
    browser.open(&format!("#{}", finished(title)));
    browser.click("[data-testid=skip-count]");
    browser.click("[data-testid=ask-review]");
    browser.wait_for("[data-testid=review-sum]");
    let is_done = || browser.count("[data-testid=review-stop]") == 0;
    browser.wait_until("all decisions to be judged", is_done);
}

fn turn(browser: &Browser) -> String {
    browser.attribute("[data-testid=table]", "data-turn").unwrap_or_default()
}

fn numbers(text: &str) -> Vec<usize> {
    let parts = text.split(|letter: char| !letter.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// Presses something until an answer was judged.
fn answer(browser: &Browser) {
    let asked = browser.text("[data-testid=review-says]");
    let mut number = 0;
    browser.wait_until("an answer", || {
        if turn(browser) == "yours" {
            browser.run(PRESS, json!([number]));
            number += 1;
        }
        browser.count("[data-testid=review-again], [data-testid=review-better]") > 0
    });
    assert_ne!(browser.text("[data-testid=review-says]"), asked);
}

fn shows_mistakes_and_takes_answers(title: &str, screen: Screen) {
    let browser = Browser::start();
    browser.show(screen);
    review(&browser, title);
    let sum = browser.text("[data-testid=review-sum]");
    let mistakes = browser.count("[data-testid=review-entry] .review__when > b");
    let [percent, good, of, shown, ..] = numbers(&sum)[..] else { panic!("{sum}") };
    assert!(percent == 100 * good / of && of - good == shown && mistakes >= shown, "{sum}");
    assert!(shown > 0, "the easy bot makes mistakes: {sum}");
    let end = ply(&browser);
    browser.click("[data-testid=review-show]");
    let wanted = browser.attribute("[data-testid=review-entry]", "data-ply");
    let wanted: usize = wanted.and_then(|it| it.parse().ok()).expect("a ply");
    browser.wait_until("the board of then", || ply(&browser) == wanted);
    let wide =
        "return [...document.querySelectorAll('[data-testid=review], [data-testid=review] *')]
        .some(it => it.getBoundingClientRect().right > innerWidth)";
    assert_eq!(browser.run(wide, json!([])), false, "nothing is wider than the page");
    browser.screenshot(&format!("review-{title}-{screen:?}"));

    browser.click("[data-testid=review-find]");
    browser.wait_until("the decision", || turn(&browser) == "yours" && ply(&browser) == wanted);
    assert_eq!(browser.count("[data-testid=end-analysis]"), 0, "the lesson has its own way back");
    answer(&browser);
    browser.wait_until("the board of then", || ply(&browser) == wanted);
    if browser.count("[data-testid=review-answer]") > 0 {
        browser.click("[data-testid=review-answer]");
    }
    browser.wait_for("[data-testid=review-better]");
    browser.click("[data-testid=review-all]");
    browser.wait_for("[data-testid=review-sum]");
    assert_eq!(browser.text("[data-testid=review-sum]"), sum, "an answer changes no judgement");
    browser.click("[data-testid=review-close]");
    browser.wait_for("[data-testid=final-count]");
    browser.wait_until("the end", || ply(&browser) == end);
    browser.click("[data-testid=look-at-board]");
    browser.click("[data-testid=past-button]");
    browser.wait_for("[data-testid=past]");
    assert_eq!(browser.count("[data-testid=past-mistake]"), shown, "marks on the slider");
    assert_eq!(browser.count("[data-testid=chart-mistake]"), shown, "marks on the chart");
    browser.assert_quiet();
}

#[test]
fn shows_the_mistakes_of_a_city_game_and_takes_answers() {
    shows_mistakes_and_takes_answers("berlin", Screen::Desktop);
}

#[test]
fn shows_the_mistakes_of_a_game_of_metromania_and_takes_answers() {
    shows_mistakes_and_takes_answers("metromania", Screen::Desktop);
}

#[test]
fn shows_the_mistakes_of_a_game_of_tramways_and_takes_answers_on_a_phone() {
    shows_mistakes_and_takes_answers("tramways", Screen::Phone);
}

#[test]
fn resumes_a_stopped_review() {
    let browser = Browser::start();
    // Its searches take long enough to be stopped.
    browser.open(&format!("#{}", finished("tramways")));
    browser.click("[data-testid=skip-count]");
    browser.click("[data-testid=ask-review]");
    let judged = || numbers(&browser.text("[data-testid=review-sum]")).get(2).copied().unwrap_or(0);
    browser.wait_until("a decision", || judged() > 0);
    browser.click("[data-testid=review-stop]");
    browser.wait_for("[data-testid=review-go-on]");
    let stopped = judged();
    browser.click("[data-testid=review-close]");
    browser.click("[data-testid=ask-review]");
    browser.wait_until("the others", || browser.count("[data-testid=review-stop]") == 0);
    assert!(judged() > stopped);
    browser.assert_quiet();
}

/// Returns the stored entry of the puzzle.
const KEPT: &str =
    "const name = Object.keys(localStorage).find(it => it.startsWith('catenary.puzzle.'));
    return name ? [name, localStorage[name]] : null";

/// Returns whether the stored puzzle is due after today.
fn waits(browser: &Browser) -> bool {
    let kept = browser.run(KEPT, json!([]));
    let due = Puzzle::read(kept[1].as_str().expect("a text")).expect("a puzzle").due;
    let today = browser.run("return Math.floor(Date.now() / 864e5)", json!([]));
    due.0 > today.as_u64().expect("a day") as u32
}

#[test]
fn asks_the_daily_puzzle_next_to_the_daily_game() {
    let browser = Browser::start();
    browser.show(Screen::Phone);
    let board = "const { x, y, width, height } = document.querySelector('.board-view').getBoundingClientRect();
        return [x, y, width, height].map(Math.round)";
    for title in ["tramways", "san-francisco", "berlin"] {
        browser.open(&format!("#/ranked/{title}"));
        browser.click("[data-testid=daily-puzzle]");
        browser.wait_for("[data-testid=puzzle]");
        assert_eq!(turn(&browser), "yours", "{title}");
        let before = browser.run(board, json!([]));
        browser.click("[data-testid=puzzle-show]");
        browser.wait_for("[data-testid=puzzle-better]");
        assert_eq!(browser.run(board, json!([])), before, "{title}: the answer moves no board");
        browser.assert_quiet();
    }
    // A title without puzzles.
    browser.open("#/ranked/metromania");
    browser.wait_for("[data-testid=daily]");
    assert_eq!(browser.count("[data-testid=daily-puzzle]"), 0);
    browser.open("#/puzzles/metromania");
    browser.wait_for("[data-testid=missing]");
}

/// Types the solution of today's puzzle of Berlin.
fn type_the_solution(browser: &Browser) {
    let today = browser.run("return Math.floor(Date.now() / 864e5)", json!([]));
    let today = Day(today.as_u64().expect("a day") as u32);
    let puzzle = Puzzle::daily(include_str!("../../static/puzzles/berlin.txt"), today);
    let link = codec::read::<City>(&puzzle.expect("a puzzle").best).expect("a link");
    let mut state = City::new(&link.record.setup).expect("a setup");
    open_box(browser);
    for &action in &link.record.actions {
        write(browser, &City::notation(&state, action));
        browser.press(&[key::ENTER]);
        City::apply(&mut state, action, &mut Vec::new()).expect("it is legal");
    }
}

#[test]
fn counts_a_puzzle_of_the_day_as_solved_without_a_hint() {
    let browser = Browser::start();
    let says = || {
        browser.open("#/ranked/berlin");
        browser.wait_for("[data-testid=daily-puzzle]");
        browser.text("[data-testid=daily-puzzle]")
    };
    let solve = |by: &dyn Fn()| {
        browser.click("[data-testid=daily-puzzle]");
        browser.wait_until("the decision", || turn(&browser) == "yours");
        by();
        browser.wait_for("[data-testid=puzzle-better]");
    };
    let unsolved = says();
    solve(&|| {
        browser.click("[data-testid=hint-button]");
        browser.click("[data-testid=play-hint]");
    });
    assert_eq!(says(), unsolved, "a hint is the answer");
    solve(&|| type_the_solution(&browser));
    assert_ne!(says(), unsolved);
    browser.assert_quiet();
}

#[test]
fn keeps_a_mistake_as_a_puzzle_and_asks_it_again() {
    let browser = Browser::start();
    review(&browser, "berlin");
    browser.click("[data-testid=review-show]");
    browser.click("[data-testid=review-keep]");
    browser.wait_for("[data-testid=review-kept]");
    assert!(waits(&browser), "it is not asked on the same day");
    browser.open("#/puzzles");
    browser.wait_for("[data-testid=missing]");
    let due = KEPT.replace("return name ?", "localStorage[name] = localStorage[name].replace(/\"due\":\\d+/, '\"due\":0'); return name ?");
    browser.run(&due, json!([]));
    browser.open("#/");
    browser.reload();
    browser.click("[data-testid=puzzles]");
    browser.wait_for("[data-testid=puzzle]");
    browser.wait_until("the decision", || turn(&browser) == "yours");
    browser.click("[data-testid=puzzle-show]");
    browser.wait_for("[data-testid=puzzle-better]");
    assert!(waits(&browser), "what was shown is asked again");
    browser.assert_quiet();
}

#[test]
fn offers_no_review_if_worths_are_not_in_points() {
    let browser = Browser::start();
    let is_for_more = |it: &GoldenGame| {
        let more = |record: Record<Metromania>| Metromania::players(&record.setup) > 2;
        it.title == "metromania"
            && it.level == Level::Easy
            && codec::decode(it.link).is_ok_and(more)
    };
    let game = games().into_iter().find(is_for_more).expect("a golden game");
    browser.open(&format!("#{}", game.link));
    browser.click("[data-testid=skip-count]");
    browser.wait_for("[data-testid=ask-field]");
    assert_eq!(browser.count("[data-testid=ask-review]"), 0);
    browser.assert_quiet();
}
