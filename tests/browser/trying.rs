//! During an analysis hints and links are about the position on the screen.

use crate::browser::{Browser, Screen};
use crate::games::{PRESS, begin, play_until, ply, visit};
use catenary::table::{Hands, Players};
use serde_json::json;

/// Returns the public part of the position: the progress, the players' numbers, what is built.
const SHOWN: &str = "
    const all = selector => [...document.querySelectorAll(selector)];
    const texts = ['[data-testid=progress]', '.player-chip__stat'].flatMap(all).map(it => it.textContent);
    const lines = all('.board-view__sheet .metro-line__body').map(it => it.getAttribute('d') ?? it.getAttribute('points'));
    const built = all('.board-view__sheet :is(.city-claimed, .metro-station, .line)').length;
    return JSON.stringify([texts, lines, built])";

fn try_moves(title: &str) {
    let browser = Browser::start();
    begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
    let number = play_until(&browser, PRESS, 0, "ply() >= 14");
    browser.click("[data-testid=past-button]");
    browser.click("[data-testid=analyse]");
    browser.wait_for("[data-testid=end-analysis]");
    browser.click("[data-testid=past-button]");
    let before = ply(&browser);
    // A bot decides for every other player.
    let press = format!(
        "const other = document.querySelector('[data-testid=stand-in]');
        if (other) {{ other.click(); return 'pressed' }} {PRESS}"
    );
    let until = format!("ply() > {before} + 2 && turn() === 'yours'");
    let number = play_until(&browser, &press, number, &until);
    let shown = browser.run(SHOWN, json!([]));
    let first = visit(&browser);
    browser.wait_until("what was shown", || browser.run(SHOWN, json!([])) == shown);
    browser.switch_to(&first);
    play_until(&browser, &press, number, "turn() === 'yours'");
    let before = ply(&browser);
    browser.click("[data-testid=hint-button]");
    browser.wait_for("[data-testid=play-hint]");
    browser.click("[data-testid=play-hint]");
    browser.wait_until("the hint is tried", || ply(&browser) > before);
    assert_eq!(browser.count("[data-testid=end-analysis]"), 1, "{title}: it is tried, not played");
    browser.assert_quiet();
}

#[test]
fn hints_and_links_are_about_the_analysis_in_a_city_game() {
    try_moves("berlin");
}

#[test]
fn hints_and_links_are_about_the_analysis_in_tramways() {
    try_moves("tramways");
}

#[test]
fn hints_and_links_are_about_the_analysis_in_metromania() {
    try_moves("metromania");
}

/// Returns the covered buttons of the prompt, those that cover its words, and words that are cut.
const COVERED: &str = "
    const asked = document.querySelector('.ask__words'), words = asked.getBoundingClientRect();
    const over = box => box.left < words.right - 1 && box.right > words.left + 1 && box.top < words.bottom - 1 && box.bottom > words.top + 1;
    const cut = asked.scrollHeight > asked.clientHeight + 2 ? [`${asked.innerText}: cut`] : [];
    return [...cut, ...[...document.querySelectorAll('.ask__choices > .button')].filter(it => it.checkVisibility()).flatMap(it => {
        const box = it.getBoundingClientRect();
        const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return [...(it.contains(there) ? [] : ['covered']), ...(over(box) ? ['over the words'] : [])].map(what => `${it.textContent}: ${what}`);
    })]";

#[test]
fn keeps_the_choices_visible_on_a_phone() {
    let browser = Browser::start();
    browser.show(Screen::Phone);
    for title in ["tramways", "berlin", "metromania"] {
        begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "es");
        play_until(&browser, PRESS, 0, "ply() >= 14 && turn() === 'yours'");
        let offers = browser.count("[data-testid=market]") > 0;
        browser.click("[data-testid=past-button]");
        browser.click("[data-testid=past-more]");
        browser.click("[data-testid=analyse]");
        browser.wait_for("[data-testid=end-analysis]");
        if browser.count("[data-testid=past]") > 0 {
            browser.click("[data-testid=past-close]");
        }
        browser.wait_for_picture();
        browser.screenshot(&format!("trying-{title}"));
        assert_eq!(browser.run(COVERED, json!([])), json!([]), "{title}");
        let market =
            "return document.querySelector('[data-testid=market]')?.checkVisibility() ?? false";
        assert_eq!(browser.run(market, json!([])), json!(offers), "{title}: what is on offer");
    }
    browser.assert_quiet();
}
