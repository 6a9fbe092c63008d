//! A whole solo game through the page.

use crate::browser::Browser;
use crate::player::Player;
use catenary::codec;
use catenary::game::Game;
use catenary::games::tramways::Tramways;
use catenary::games::tramways::state::{Ask, Work};
use serde_json::json;

fn is_dimmed(browser: &Browser, selector: &str) -> bool {
    browser.attribute(selector, "aria-disabled").is_some()
}

/// The link that the page gives, without the page's own address.
fn copied_link(browser: &Browser) -> String {
    browser.click("[data-testid=copy-link]");
    browser.wait_for("[data-testid=link]");
    let address =
        browser.run("return document.querySelector('[data-testid=link]').value", json!([]));
    let address = address.as_str().expect("a link").to_owned();
    let (_, fragment) = address.split_once('#').expect("the link is in the fragment");
    fragment.to_owned()
}

fn final_score(browser: &Browser) -> i32 {
    browser.wait_for("[data-testid=final-score]");
    let score = browser.attribute("[data-testid=final-score]", "data-score");
    score.and_then(|score| score.parse().ok()).expect("a score")
}

#[test]
fn a_whole_solo_game_is_played_saved_and_sent() {
    let browser = Browser::start();
    browser.open("");
    browser.click("[data-testid=play]");
    browser.wait_for("[data-testid=table]");
    let mut player = Player::new(&browser);
    player.look("solo-start");

    player.play_until(|state| matches!(&state.work, Work::Rails(run) if run.tiles.len() > 1));
    player.look("solo-rails");
    player.play_until(|state| state.round == 3 && state.ask == Ask::Task);
    let (ply, undo) = (player.ply(), is_dimmed(&browser, "[data-testid=undo]"));
    browser.reload();
    browser.wait_for("[data-testid=table]");
    assert_eq!((player.ply(), is_dimmed(&browser, "[data-testid=undo]")), (ply, undo));
    player.look("solo-middle");

    player.play_until(|_| false);
    let score = final_score(&browser);
    player.look("solo-score");
    browser.reload();
    assert_eq!(final_score(&browser), score, "the end of the game is saved too");

    // The dialog of the score lies over the button.
    browser.run("document.querySelector('.score .row button').click()", json!([]));
    let link = copied_link(&browser);
    let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    assert!(link.chars().all(plain), "{link}");
    assert!(link.len() <= 300, "{} characters", link.len());
    let replay = codec::decode(&link).expect("a good link").replay().expect("a legal setup");
    assert_eq!(replay.refusal, None);
    let outcome = Tramways::outcome(&replay.state).expect("the game has ended");
    assert_eq!(outcome.scores.iter().copied().collect::<Vec<_>>(), [score]);

    browser.open_window();
    browser.open(&format!("#{link}"));
    assert_eq!(final_score(&browser), score, "the link opens the same position");
    browser.assert_quiet();
}

#[test]
fn bad_links_say_what_is_wrong() {
    let browser = Browser::start();
    for link in ["#g1", "#g1AAAAAAAAAAAAAAAAAAAAAAAA", "#<script>alert(1)</script>", "#g9zzzz"] {
        browser.open(link);
        browser.wait_for("[data-testid=missing], [data-testid=play]");
        assert!(!browser.text("main, body").is_empty(), "{link}");
    }
    browser.assert_quiet();
}

#[test]
fn a_step_can_be_taken_back_and_again() {
    let browser = Browser::start();
    browser.open("");
    browser.click("[data-testid=play]");
    browser.wait_for("[data-testid=table]");
    let mut player = Player::new(&browser);
    player.play_until(|state| state.ask == Ask::Task);
    let ply = player.ply();
    browser.click("[data-action=money]");
    browser.wait_until("the $2", || player.ply() > ply);
    let after = player.state();
    browser.press(&["u"]);
    browser.wait_until("the step back", || player.ply() == ply);
    browser.press(&[crate::browser::key::CONTROL, "y"]);
    browser.wait_until("the step again", || player.ply() > ply);
    assert_eq!(player.state(), after);
    // What was revealed stays revealed: there is nothing before the line's card to go back to.
    (0..6).for_each(|_| browser.press(&["u"]));
    assert_eq!(player.state().round, 1);
    browser.assert_quiet();
}

#[test]
fn an_impossible_click_explains_itself() {
    let browser = Browser::start();
    browser.open("");
    browser.click("[data-testid=play]");
    browser.wait_for("[data-testid=table]");
    let mut player = Player::new(&browser);
    player.play_until(|state| state.ask == Ask::Task);
    browser.click("[data-action=upgrade-link]");
    browser.wait_for("[data-testid=refusal]");
    assert!(!browser.text("[data-testid=refusal]").is_empty());
    browser.assert_quiet();
}
