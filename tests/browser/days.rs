//! The daily game, with any clock and time zone.

use crate::browser::Browser;
use crate::player::{self, Player};
use crate::ranked_games::daily;
use catenary::table::{Day, GameMode};
use catenary::titles::tramways::codec;
use serde_json::json;

/// An hour in milliseconds.
const HOUR: u64 = 3_600_000;

/// A page whose clock a test sets.
struct Clock<'a>(&'a Browser);

impl<'a> Clock<'a> {
    /// Starts every page of the browser at this time, in this time zone; pages check the time ten times a second.
    fn start(browser: &'a Browser, millis: u64, zone: &str) -> Self {
        let source = format!(
            "const real = Date.now.bind(Date), start = {millis} - real();
            Date.now = () => real() + (window.clockIsAhead ?? start);
            const often = setInterval;
            window.setInterval = (look, every, ...rest) => often(look, Math.min(every, 100), ...rest);
            window.setClock = millis => {{ window.clockIsAhead = millis - real(); }};"
        );
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }));
        browser.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": zone }));
        Clock(browser)
    }

    fn set(&self, millis: u64) {
        self.0.run("window.setClock(arguments[0])", json!([millis]));
    }

    /// Makes the page visible again.
    fn look(&self) {
        self.0.run("document.dispatchEvent(new Event('visibilitychange'))", json!([]));
    }
}

impl Drop for Clock<'_> {
    /// Restores the time zone, because a browser serves several tests.
    fn drop(&mut self) {
        self.0.devtools("Emulation.setTimezoneOverride", json!({ "timezoneId": "" }));
    }
}

fn day(date: &str) -> Day {
    date.parse().expect("a date")
}

fn shown(browser: &Browser) -> Day {
    browser.wait_for("[data-testid=daily]");
    day(&browser.attribute("[data-testid=daily]", "data-day").expect("a day"))
}

/// Starts the daily game with the button of the page, and returns its mode.
fn started(browser: &Browser) -> GameMode {
    browser.click("[data-testid=daily-play]");
    browser.wait_for("[data-testid=table]");
    let player = Player::new(browser);
    player.record();
    player.save().mode
}

#[test]
fn a_page_left_open_over_midnight_begins_the_game_of_the_new_day() {
    let browser = Browser::start();
    let today = day("2027-03-13");
    let clock = Clock::start(&browser, today.ends() - 5_000, "America/New_York");
    browser.open("#/ranked/tramways");
    assert_eq!(shown(&browser), today);
    clock.set(today.ends() + 1_000);
    assert_eq!(started(&browser), GameMode::Daily(Day(today.0 + 1)), "the page was not drawn anew");
    browser.assert_quiet();
}

#[test]
fn pages_follow_a_change_of_day_in_either_direction() {
    let browser = Browser::start();
    let today = day("2026-12-31");
    let clock = Clock::start(&browser, today.ends() - HOUR, "Pacific/Kiritimati");
    // Today's game is finished.
    let link = codec::encode(&player::played(daily::setup(today), |_| false).record());
    let begun_at = today.begins() + 1;
    let attempt =
        json!({ "link": link, "begun_at": begun_at, "finished_at": begun_at + 1, "origin": "own" });
    browser.open("");
    let script = "localStorage.setItem('catenary.attempt.' + arguments[0], arguments[1])";
    browser.run(script, json!([link, attempt.to_string()]));

    browser.open("#/ranked/tramways");
    assert_eq!(shown(&browser), today);
    browser.wait_for("[data-testid=daily-again]");
    clock.set(today.ends() + HOUR);
    browser.wait_until("the next day by itself", || shown(&browser) == Day(today.0 + 1));
    assert_eq!(browser.count("[data-testid=daily-done]"), 0);
    clock.set(today.begins());
    clock.look();
    browser.wait_until("the day again", || shown(&browser) == today);
    browser.wait_for("[data-testid=daily-done]");

    browser.open("");
    browser.wait_for(".poster__done");
    assert_eq!(browser.text("[data-testid=daily-entry] .leaf__day"), "31");
    clock.set(today.ends());
    clock.look();
    let leaf = || browser.text("[data-testid=daily-entry] .leaf__day");
    browser.wait_until("New Year", || leaf() == "1");
    assert_eq!(browser.count(".poster__done"), 0, "of the new day nothing is done");
    browser.assert_quiet();
}

/// The next game starts at midnight UTC, which is another local hour everywhere, and in summer.
#[test]
fn shows_the_time_of_the_next_game_in_local_time() {
    for (zone, date, times) in [
        ("America/New_York", "2027-03-12", ["7:00", "8:00"]),
        ("Europe/Madrid", "2027-10-29", ["2:00", "1:00"]),
        ("Asia/Kathmandu", "2027-01-01", ["5:45", "5:45"]),
        ("Australia/Lord_Howe", "2027-04-02", ["11:00", "10:30"]),
    ] {
        let browser = Browser::start();
        let first = day(date);
        let clock = Clock::start(&browser, first.ends() - 90 * 60_000, zone);
        browser.open("#/ranked/tramways");
        assert_eq!(shown(&browser), first);
        let output = || browser.text("[data-testid=daily-next]").replace('\u{a0}', " ");
        assert!(
            output().contains(times[0]) && output().contains("1 h 30 min"),
            "{zone}: {}",
            output()
        );
        // Daylight saving time changes in between.
        clock.set(Day(first.0 + 2).ends() - HOUR);
        clock.look();
        browser.wait_until("the day after", || shown(&browser) == Day(first.0 + 2));
        assert!(
            output().contains(times[1]) && output().contains("1 h 0 min"),
            "{zone}: {}",
            output()
        );
        browser.assert_quiet();
    }
}
