//! A whole solo game through the page.

use crate::browser::{Browser, Screen, key};
use crate::player::{Player, at_first_task};
use crate::weight::assert_only_own_requests;
use catenary::engine::game::Game;
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::state::{CurrentAction, Decision};
use serde_json::json;

fn is_dimmed(browser: &Browser, selector: &str) -> bool {
    browser.attribute(selector, "aria-disabled").is_some()
}

/// Returns the fragment of the link in the dialog.
fn copied_link(browser: &Browser, opener: &str) -> String {
    browser.click(&format!("[data-testid={opener}]"));
    browser.wait_for("[data-testid=link]");
    let address =
        browser.run("return document.querySelector('[data-testid=link]').value", json!([]));
    let address = address.as_str().expect("a link").to_owned();
    let (_, fragment) = address.split_once('#').expect("the link is in the fragment");
    fragment.to_owned()
}

/// Waits for the final count, and skips to its end.
pub(crate) fn counted(browser: &Browser) {
    browser.wait_for("[data-testid=final-count]");
    let skip = "document.querySelector('[data-testid=skip-count]')?.click();
        return document.querySelectorAll('[data-testid=final-count] tfoot').length";
    browser.wait_until("the whole count", || browser.run(skip, json!([])) == 1);
}

fn final_score(browser: &Browser) -> i32 {
    counted(browser);
    let score = browser.text("[data-testid=final-count] tfoot td");
    score.replace('\u{2212}', "-").parse().expect("a score")
}

/// Starts the solo game of a seed, which is typed into its field.
pub(crate) fn begin(browser: &Browser, seed: &str) {
    browser.open("#/new/tramways");
    start(browser, seed);
}

/// Starts it on the page of a new game.
pub(crate) fn start(browser: &Browser, seed: &str) {
    // The bar at the bottom must not cover the field.
    browser.wait_for("[data-testid=seed]");
    let show = "document.querySelector('[data-testid=seed]').scrollIntoView({ block: 'nearest' })";
    browser.run(show, json!([]));
    browser.click("[data-testid=seed]");
    browser.press(&[key::CONTROL, "a"]);
    seed.chars().for_each(|digit| browser.press(&[&digit.to_string()]));
    browser.click("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
}

#[test]
fn plays_saves_and_sends_a_whole_solo_game() {
    let browser = Browser::start();
    begin(&browser, "19");
    let mut player = Player::new(&browser);
    player.look("solo-start");

    player.play_until(
        |state| matches!(&state.work, CurrentAction::Rails(run) if run.tiles.len() > 1),
    );
    player.look("solo-rails");
    player.play_until(|state| state.round == 3 && state.decision == Decision::Task);
    let (ply, undo) = (player.ply(), is_dimmed(&browser, "[data-testid=undo]"));
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!((player.ply(), is_dimmed(&browser, "[data-testid=undo]")), (ply, undo));
    player.look("solo-middle");

    player.play_until(|_| false);
    assert_only_own_requests(&browser);
    let score = final_score(&browser);
    player.look("solo-score");
    browser.reload();
    assert_eq!(final_score(&browser), score, "the end of the game is saved too");

    let link = copied_link(&browser, "count-send");
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    assert!(link.chars().all(plain), "{link}");
    assert!(link.len() <= 300, "{} characters", link.len());
    let sent = codec::decode(&link).expect("a good link");
    let replay = sent.replay().expect("a legal setup");
    assert_eq!(replay.refusal, None);
    let outcome = Tramways::outcome(&replay.state).expect("the game has ended");
    assert_eq!(outcome.scores.iter().copied().collect::<Vec<_>>(), [score]);

    browser.open_window();
    browser.open(&format!("#{link}"));
    assert_eq!(final_score(&browser), score, "the link opens the same position");
    browser.click("[data-testid=play-again]");
    browser.wait_for("[data-testid=table][data-ply='0']");
    assert_eq!(Player::new(&browser).record().setup.seats, sent.setup.seats);
    browser.assert_quiet();
}

#[test]
fn bad_links_say_what_is_wrong() {
    let browser = Browser::start();
    for link in ["#g2", "#g2AAAAAAAAAAAAAAAAAAAAAAAA", "#<script>alert(1)</script>", "#g9zzzz"] {
        browser.open(link);
        browser.wait_for("[data-testid=missing]");
        assert!(!browser.text("[data-testid=missing]").is_empty(), "{link}");
    }
    browser.assert_quiet();
}

#[test]
fn a_step_can_be_undone_and_redone() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    let ply = player.ply();
    browser.click("[data-action=money]");
    browser.wait_until("the $2", || player.ply() > ply);
    let after = player.state();
    browser.press(&["u"]);
    browser.wait_until("the step back", || player.ply() == ply);
    browser.press(&[key::CONTROL, "y"]);
    browser.wait_until("the step again", || player.ply() > ply);
    assert_eq!(player.state(), after);
    browser.assert_quiet();
}

#[test]
fn an_impossible_click_explains_itself() {
    let browser = Browser::start();
    at_first_task(&browser, 19);
    browser.click("[data-action=upgrade-link]");
    browser.wait_for("[data-testid=note]");
    assert!(!browser.text("[data-testid=note]").is_empty());
    browser.assert_quiet();
}

#[test]
fn a_link_opens_without_replacing_the_game_in_progress() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 4);
    let (ply, state) = (player.ply(), player.state());
    let link = copied_link(&browser, "send");
    browser.open_window();
    browser.open(&format!("#{link}"));
    browser.wait_for("[data-testid=visit]");
    let shown = browser.attribute("[data-testid=table]", "data-ply");
    assert_eq!(shown, Some(ply.to_string()));
    browser.open("");
    browser.wait_for("[data-testid=continue]");
    assert_eq!(browser.count("[data-testid=continue]"), 1, "a link that is looked at is no game");

    browser.open(&format!("#{link}"));
    browser.click("[data-testid=play-on]");
    browser.wait_for("[data-testid=table]");
    let guest = Player::new(&browser);
    assert_eq!((guest.ply(), guest.state()), (ply, state));
    browser.open("");
    browser.wait_until("both games", || browser.count("[data-testid=continue]") == 2);
    browser.assert_quiet();
}

#[test]
fn a_broken_save_and_a_full_storage_harm_nothing() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 5);
    browser.run("localStorage.setItem('catenary.game.broken1', '{\"version\":1,')", json!([]));
    browser.open("");
    browser.wait_for("[data-testid=saves]");
    assert_eq!(browser.count("[data-testid=continue]"), 1, "the good game is there");
    assert!(browser.count("[data-testid=delete]") >= 2, "so is the broken one");

    browser.click("[data-testid=continue]");
    browser.wait_for("[data-testid=table]");
    crate::saves::fill_the_storage(&browser, &player);
    let ply = player.ply();
    browser.click("[data-action=money]");
    browser.wait_until("the game to go on", || player.ply() > ply);
    browser.wait_for("[data-testid=saving-trouble]");
    browser.run("Object.keys(localStorage).filter(key => key.startsWith('fill')).forEach(key => localStorage.removeItem(key))", json!([]));
    browser.assert_quiet();
}

#[test]
fn the_drawer_of_the_phone_closes_with_escape_and_there_is_a_way_home() {
    let browser = Browser::start();
    begin(&browser, "7");
    browser.show(Screen::Phone);
    browser.click("[data-testid=open-side]");
    browser.wait_for(".is-side-open .sheet-toggle:focus");
    browser.press(&[key::ESCAPE]);
    browser.wait_for("[data-testid=table]:not(.is-side-open) [data-testid=open-side]:focus");
    let wraps = "const keys = [...document.querySelectorAll('.topbar__tools > .button')].filter(key => key.offsetWidth);
        return new Set(keys.map(key => Math.round(key.getBoundingClientRect().top))).size";
    assert_eq!(browser.run(wraps, json!([])), 1, "one line");
    browser.click("[data-testid=to-home]");
    browser.wait_for("[data-testid=play]");
    browser.assert_quiet();
}
