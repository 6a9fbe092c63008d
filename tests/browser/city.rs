//! San Francisco and Berlin on the page: whole games, payments, Ticket plans, reasons, links, touch, Spanish.

use crate::browser::{Browser, Screen};
use crate::games::{begin, play_until, ply, press_until, reload_and_visit, turn, visit};
use crate::sheets;
use catenary::engine::bots::Level;
use catenary::engine::game::Seat;
use catenary::table::{Controller, Hands, Players};
use serde_json::json;

/// Presses something at the table: the main button, else a Route or Location, else a card, else the last choice;
/// returns what it was.
pub(crate) const PRESS: &str = "
    const number = arguments[0], all = selector => [...document.querySelectorAll(selector)];
    const table = document.querySelector('[data-testid=table]');
    if (table.dataset.turn === 'over') return 'over';
    if (table.dataset.turn === 'bot') return 'nothing';
    const first = all('[data-testid=take-device], .ask__choices .button--main')[0];
    if (first) { first.click(); return 'main'; }
    const places = all('[data-place-button][data-legal]:not([aria-pressed=true])');
    const cards = all('[data-testid=market] [data-piece].is-legal:not(.city-card--tickets)');
    const choices = all('.ask__choices [data-choice]:not([aria-disabled=true])').reverse();
    const pool = [places, cards, choices].find(it => it.length);
    if (!pool) return 'nothing';
    const chosen = pool === choices ? choices[0] : pool[number % pool.length];
    chosen.click();
    return pool === places ? 'place' : pool === cards ? 'card' : 'choice';";

/// Draws a card, or keeps a Ticket; returns whether it could.
const DRAW: &str = "
    const card = document.querySelector('[data-testid=market] [data-piece].is-legal:not(.city-card--tickets)');
    const choice = document.querySelector('.ask__choices [data-choice]:not([aria-disabled=true])');
    const it = card ?? document.querySelector('[data-place-button][data-legal]') ?? choice;
    it?.click();
    return Boolean(it);";

fn two_people() -> Players {
    Players::people(2).with_hands(Hands::Open)
}

/// Keeps the first Tickets of both players and plays the decisions before the first turn.
fn begin_turns(browser: &Browser) {
    let asked =
        "count('.city-ticket.is-offered') === 0 && count('[data-testid=market] .is-legal') > 0";
    play_until(browser, PRESS, 0, asked);
}

/// Returns whether the current line of the log is visible, in a log that is longer than its box.
const LAST_LINE_SEEN: &str = "
    const log = document.querySelector('[data-testid=log]'), line = log.querySelector('.is-now');
    const [box, now] = [log, line].map(it => it.getBoundingClientRect());
    return log.scrollHeight > log.clientHeight && now.top >= box.top - 1 && now.bottom <= box.bottom + 1";

fn play_a_whole_game(title: &str, players: Players, name: &str) {
    let browser = Browser::start();
    begin(&browser, title, players, 5, "en");
    play_until(&browser, PRESS, 0, "ply() >= 30 && turn() === 'yours'");
    browser.wait_until("the log at its end", || browser.run(LAST_LINE_SEEN, json!([])) == true);
    reload_and_visit(&browser);
    play_until(&browser, PRESS, 0, "turn() === 'over'");
    browser.wait_for("[data-testid=final-count]");
    sheets::assert_whole(&browser);
    browser.click("[data-testid=skip-count]");
    browser.wait_for("[data-testid=alone-0]");
    browser.screenshot(name);
    browser.click("[data-testid=alone-1]");
    browser.wait_for(".board-view__over .city-plan");
    browser.click("[data-testid=look-at-board]");
    browser.wait_until("the board alone", || browser.count("[data-testid=final-count]") == 0);
    browser.click("[data-testid=to-score]");
    browser.wait_for("[data-testid=final-count] [data-testid=play-again]");
    browser.wait_until("all scores again", || !browser.text(".count__table tfoot").is_empty());
    browser.assert_quiet();
}

/// Returns the Route that waits for its payment, and the choices.
const CHOSEN: &str = "
    const all = selector => [...document.querySelectorAll(selector)];
    return [...all('[data-place-button][aria-pressed=true]').map(it => it.dataset.placeButton),
        ...all('.ask__choices [data-choice]').map(it => it.textContent)]";

#[test]
fn a_chosen_route_survives_a_reload_and_stays_hidden_from_others() {
    let browser = Browser::start();
    begin(&browser, "san-francisco", Players::people(2), 5, "en");
    let route = || browser.count("[data-place-button][aria-pressed=true]") == 1;
    let press = PRESS.replace("document.querySelector('[data-testid=table]')", "(document.querySelector('[data-testid=pass-device]')?.click(), document.querySelector('[data-testid=table]'))");
    let until = "ply() > 8 && count('[data-place-button][aria-pressed=true]') === 1";
    play_until(&browser, &press, 0, until);
    let chosen = browser.run(CHOSEN, json!([]));
    browser.reload();
    browser.wait_for("[data-testid=take-device]");
    assert!(!route(), "the device must be taken first");
    browser.click("[data-testid=take-device]");
    browser.wait_until("the Route", || browser.run(CHOSEN, json!([])) == chosen);
    browser.assert_quiet();
}

#[test]
fn numbers_players_with_the_same_name() {
    let browser = Browser::start();
    let named = |players: Players, (seat, name): (u8, &str)| {
        players.rename(Seat(seat), name.to_owned().into())
    };
    let people = [(0, "José"), (1, "jose")].into_iter().fold(Players::people(2), named);
    begin(&browser, "berlin", people, 5, "es");
    let curtain = || browser.text("[data-testid=curtain] h2");
    browser.wait_for("[data-testid=curtain]");
    let called = ["José (1)", "jose (2)"];
    assert!(called.contains(&curtain().as_str()), "{}", curtain());
    browser.click("[data-testid=take-device]");
    let names = "return [...document.querySelectorAll(arguments[0])].map(it => it.textContent)";
    assert_eq!(browser.run(names, json!([".player-chip__name"])), json!(called));
    play_until(&browser, PRESS, 0, "ply() >= 6");
    let log = browser.run(names, json!([".log__who"]));
    let log: Vec<&str> =
        log.as_array().expect("names").iter().filter_map(|it| it.as_str()).collect();
    assert!(!log.is_empty() && log.iter().all(|name| called.contains(name)), "{log:?}");
    browser.open("");
    browser.wait_for(".save__score");
    let chips = browser.text(".save__score");
    assert!(called.iter().all(|name| chips.contains(name)), "{chips}");
    browser.assert_quiet();
}

#[test]
fn playing_on_from_a_link_offers_bots_or_people() {
    for (button, bots, decides) in [("play-on-with-bots", 1, "yours"), ("play-on", 0, "pass")] {
        let browser = Browser::start();
        begin(&browser, "berlin", two_people(), 5, "en");
        play_until(&browser, PRESS, 0, "ply() >= 8 && turn() === 'yours'");
        let before = ply(&browser);
        visit(&browser);
        browser.click(&format!("[data-testid={button}]"));
        browser.wait_until("a game of its own", || browser.address().contains("#/play/"));
        browser.wait_for("[data-testid=table]");
        assert_eq!((ply(&browser), turn(&browser)), (before, decides.to_owned()));
        let boards = "return [...document.querySelectorAll('.player-board')].filter(it => it.textContent.includes('Medium bot')).length";
        assert_eq!(browser.run(boards, json!([])), bots, "{button}");
        browser.assert_quiet();
    }
}

/// Returns for each player the number of Tourist tokens, those drawn, and their places.
const TOKENS: &str = "return [...document.querySelectorAll('.player-board')].map(board => {
    const stat = [...board.querySelectorAll('dt')].find(it => it.textContent === 'Tourist tokens');
    const drawn = selector => board.querySelectorAll('.city-gathered ' + selector).length;
    return [parseInt(stat.nextElementSibling.textContent), drawn('.city-token:not(.is-missing)'), drawn('.city-token')];
})";

#[test]
fn the_tourist_tokens_of_every_player_are_drawn() {
    let browser = Browser::start();
    begin(&browser, "san-francisco", two_people(), 5, "en");
    let tokens = || -> Vec<[u64; 3]> {
        serde_json::from_value(browser.run(TOKENS, json!([]))).expect("three numbers a player")
    };
    press_until(&browser, PRESS, 0, || tokens().iter().all(|it| it[0] > 0));
    for [number, drawn, places] in tokens() {
        assert_eq!((number, places), (drawn, 7));
    }
    browser.assert_quiet();
}

#[test]
fn a_whole_game_of_san_francisco_is_played_reloaded_and_opened_from_its_link() {
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
    play_a_whole_game("san-francisco", players, "san-francisco-count");
}

#[test]
fn a_whole_game_of_berlin_is_played_reloaded_and_opened_from_its_link() {
    play_a_whole_game("berlin", two_people(), "berlin-count");
}

#[test]
fn a_route_with_several_payments_is_paid_with_the_chosen_one() {
    let browser = Browser::start();
    begin(&browser, "berlin", two_people(), 8, "en");
    begin_turns(&browser);
    // Hands grow until some Route can be paid in several ways.
    let several = "
        const pay = [...document.querySelectorAll('.ask__choices [data-choice]')].filter(it => Number(it.dataset.choice) >= 100);
        return pay.length";
    let choose = "const places = document.querySelectorAll('[data-place-button][data-legal]');
        places[arguments[0] % places.length]?.click(); return places.length";
    let mut found = false;
    'turns: for number in 0..40 {
        for place in 0..4 {
            let places = browser.run(choose, json!([number + place])).as_u64();
            if places > Some(0) {
                browser.wait_until("a payment", || browser.run(several, json!([])) != 0);
                if browser.run(several, json!([])).as_u64() >= Some(2) {
                    found = true;
                    break 'turns;
                }
                browser.press(&[crate::browser::key::ESCAPE]);
                browser.wait_until("no payment", || browser.run(several, json!([])) == 0);
            }
        }
        let before = ply(&browser);
        assert_eq!(browser.run(DRAW, json!([])), true);
        browser.wait_until("a card", || ply(&browser) > before);
    }
    assert!(found, "no Route can be paid in two ways");
    browser.screenshot("city-payment");
    let before = ply(&browser);
    let second = "const pay = [...document.querySelectorAll('.ask__choices [data-choice]')].filter(it => Number(it.dataset.choice) >= 100);
        pay[1].click(); return pay[1].getAttribute('aria-label')";
    let label = browser.run(second, json!([])).as_str().expect("a label").to_owned();
    browser.wait_until("the claim", || ply(&browser) >= before + 2);
    let cards = label.trim_start_matches("Pay ").to_owned();
    let log = browser.text("[data-testid=log]");
    assert!(log.contains(&format!("for {cards}")), "{cards:?} is not in {log:?}");
    browser.assert_quiet();
}

#[test]
fn a_ticket_highlights_its_path_and_the_highlight_can_be_hidden() {
    let browser = Browser::start();
    begin(&browser, "san-francisco", two_people(), 3, "en");
    begin_turns(&browser);
    browser.hover(".city-ticket");
    browser.wait_for(".city-plan .city-plan__way");
    assert_eq!(browser.count(".city-plan .city-ring"), 2, "its two Locations");
    assert!(browser.text("[data-testid=board-tip]").contains("cheapest way"));
    browser.screenshot("city-plan");
    assert!(browser.count(".city-odds") == 1 && browser.count(".city-card__help") > 0);
    browser.click("[data-testid=aid-plan]");
    browser.click("[data-testid=aid-odds]");
    browser.wait_until("no help", || browser.count(".city-odds, .city-card__help") == 0);
    browser.hover(".city-ticket");
    browser.wait_for(".city-plan .city-ring");
    assert_eq!(browser.count(".city-plan__way"), 0, "the way is hidden");
    browser.reload();
    browser.wait_for(".city-ticket");
    browser.wait_until("no help", || browser.count(".city-odds, .city-card__help") == 0);
    browser.assert_quiet();
}

#[test]
fn a_route_that_cannot_be_claimed_says_what_is_missing() {
    let browser = Browser::start();
    begin(&browser, "berlin", two_people(), 4, "en");
    begin_turns(&browser);
    let closed = "
        const legal = new Set([...document.querySelectorAll('[data-place-button][data-legal]')].map(it => it.dataset.placeButton));
        const it = [...document.querySelectorAll('.city-route')].find(it => !legal.has(it.dataset.place));
        it.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        document.querySelector(`[data-place-button='${it.dataset.place}']`).click()";
    browser.run(closed, json!([]));
    browser.wait_for("[data-testid=note]");
    let note = browser.text("[data-testid=note]");
    let parts = [" – ", ": you are ", " short", "Face up: "];
    assert!(parts.iter().all(|part| note.contains(part)), "{note}");
    browser.assert_quiet();
}

/// Returns the buttons of the prompt that extend beyond their row.
const OUTSIDE: &str = "
    const row = document.querySelector('.ask__choices').getBoundingClientRect();
    const answers = [...document.querySelectorAll('.ask__choices .button')];
    return answers.length === 0 ? ['no answer to look at'] : answers.filter(it => {
        const box = it.getBoundingClientRect();
        return box.left < row.left - 1 || box.right > row.right + 1 || box.bottom > row.bottom + 1 || it.scrollWidth > it.clientWidth + 1;
    }).map(it => it.textContent)";

fn tap(browser: &Browser, selector: &str) {
    let at = browser.middle(selector);
    browser.touch(&[[at, at]]);
}

#[test]
fn tickets_are_chosen_and_cards_drawn_by_touch_on_a_phone_in_spanish() {
    let browser = Browser::start();
    for title in ["san-francisco", "berlin"] {
        browser.show(Screen::Phone);
        begin(&browser, title, two_people(), 12, "es");
        browser.wait_for(".city-ticket.is-offered");
        assert_eq!(browser.run(OUTSIDE, json!([])), json!([]), "both Tickets fit");
        browser.screenshot(&format!("{title}-phone"));
        tap(&browser, ".city-ticket.is-offered");
        browser.wait_for(".city-plan .city-ring");
        tap(&browser, ".city-ticket.is-offered.is-chosen");
        browser.wait_until("the Ticket is kept", || ply(&browser) == 1);
        assert_eq!(browser.run(OUTSIDE, json!([])), json!([]), "both answers fit");
        assert!(browser.text(".ask__choices").contains("Quedarme los dos"));
        tap(&browser, ".ask__choices [data-choice='2']");
        browser.wait_until("the other one is returned", || ply(&browser) == 2);
        begin_turns(&browser);
        let before = ply(&browser);
        tap(&browser, "[data-testid=market] [data-piece].is-legal");
        browser.wait_until("the card", || ply(&browser) > before);
        assert!(browser.text("[data-testid=prompt]").contains("Elige"));
        browser.wait_until("nothing lit", || browser.count(".city-point") == 0);
        tap(&browser, ".ask__words");
        let whole = "return document.querySelector('.ask__full').checkVisibility()";
        browser.wait_until("the whole prompt", || browser.run(whole, json!([])) == true);
    }
    browser.assert_quiet();
}

#[test]
fn the_page_of_a_new_game_fits_a_phone() {
    let browser = Browser::start();
    browser.show(Screen::Phone);
    browser.open("");
    browser.wait_for("[data-testid=play]");
    for title in ["san-francisco", "berlin", "metromania"] {
        browser.open(&format!("#/new/{title}"));
        browser.wait_for("[data-testid=seed]");
        browser.wait_for(".stage__map svg, .stage__bench svg");
        let wide = "return document.documentElement.scrollWidth > innerWidth";
        assert_eq!(browser.run(wide, json!([])), false, "{title} is wider than the phone");
        tap(&browser, "[data-testid=start]");
        browser.wait_for("[data-testid=table]");
    }
    browser.assert_quiet();
}
