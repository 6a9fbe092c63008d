//! Links: what is sent, what opens, and what a link never does.

use crate::browser::{Browser, key};
use crate::player::{Player, at_first_task};
use crate::ranked_games::RankedCategory;
use catenary::engine::game::{Game, Record, Rng};
use catenary::table::Session;
use catenary::titles::tramways::codec::{self, Kind, TramwaysLink};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::scoring::score;
use catenary::titles::tramways::rules::setup::Setup;
use serde_json::json;
use std::fs;
use std::path::Path;

/// Plays a random game of a set-up for at most `plies` decisions.
fn random_game(setup: Setup, plies: usize) -> Session<Tramways> {
    let mut session = Session::new(setup).expect("a legal setup");
    let (mut rng, mut legal) = (Rng::new(11), Vec::new());
    while session.ply() < plies {
        Tramways::legal_actions(session.state(), &mut legal);
        if legal.is_empty() {
            break;
        }
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    session
}

/// Returns the link of a game at a cursor, as a fragment.
fn address(record: &Record<Tramways>, cursor: usize) -> String {
    format!("#{}", codec::write(&TramwaysLink::game(record.clone(), cursor)))
}

fn visit(browser: &Browser, address: &str) {
    browser.open(address);
    browser.wait_for("[data-testid=visit]");
}

fn visited_ply(browser: &Browser) -> usize {
    let ply = browser.attribute("[data-testid=table]", "data-ply");
    ply.and_then(|ply| ply.parse().ok()).expect("the page says its ply")
}

/// Waits until nothing of the link is left in the address bar.
fn assert_clean(browser: &Browser) {
    browser.wait_until("a clean address", || browser.address().contains("#/visit/"));
    let address = browser.address();
    let (_, fragment) = address.split_once('#').expect("a page of its own");
    assert_eq!(fragment.len(), "/visit/".len() + 8, "{fragment}");
}

/// Returns the link of one of the dialog's choices.
fn sent(browser: &Browser, choice: &str) -> String {
    browser.click("[data-testid=send]");
    browser.click(&format!("[data-testid=send-{choice}]"));
    browser.wait_for(&format!("[data-testid=send-{choice}]:checked"));
    let value = "return document.querySelector('[data-testid=link]').value";
    let address = browser.run(value, json!([])).as_str().expect("an address").to_owned();
    let length = browser.text("[data-testid=link-length]");
    assert!(length.starts_with(&address.chars().count().to_string()), "{length}: {address}");
    assert_eq!(browser.count("[data-testid=code]"), 1, "there is a QR code");
    browser.click("[data-testid=close-link]");
    address.split_once('#').expect("the link is in the fragment").1.to_owned()
}

fn saved_games(browser: &Browser) -> usize {
    browser.open("");
    browser.wait_for("[data-testid=saves]");
    browser.count("[data-testid=continue]")
}

#[test]
fn each_kind_opens_in_another_window() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    let (ply, record, state) = (player.ply(), player.record(), player.state());
    let [game, position, setup] = ["game", "position", "setup"].map(|what| sent(&browser, what));

    let first = browser.open_window();
    visit(&browser, &format!("#{game}"));
    assert_clean(&browser);
    assert_eq!(
        (
            catenary::engine::codec::read::<Tramways>(&game).expect("a link").record,
            visited_ply(&browser)
        ),
        (record.clone(), ply)
    );
    browser.reload();
    browser.wait_for("[data-testid=visit]");
    assert_clean(&browser);
    assert_eq!(visited_ply(&browser), ply, "a reload shows the same");

    visit(&browser, &format!("#{position}"));
    assert_clean(&browser);
    let link = catenary::engine::codec::read::<Tramways>(&position).expect("a link");
    assert_eq!((link.kind, visited_ply(&browser)), (Kind::Position, link.cursor));
    let replayed = link.record.replay().expect("a legal setup").state;
    assert_eq!((replayed.decision, replayed.players), (state.decision, state.players));
    assert!(position.len() <= 200, "{} characters", position.len());

    browser.open(&format!("#{setup}"));
    browser.wait_for("[data-testid=setup-opened]");
    assert_clean(&browser);
    browser.reload();
    browser.wait_for("[data-testid=setup-opened]");
    assert_eq!(
        catenary::engine::codec::read::<Tramways>(&setup).expect("a link").record.setup,
        record.setup
    );
    browser.switch_to(&first);
    assert_eq!(player.record(), record, "the game that was sent goes on as it was");
    browser.assert_quiet();
}

#[test]
fn a_link_is_copied_and_sent_on() {
    let browser = Browser::start();
    visit(&browser, &address(&random_game(Setup::standard(2, 5), 60).record(), 60));
    let sheet = "navigator.share = (what) => { window.sheet = what.url; return Promise.resolve() }";
    browser.run(sheet, json!([]));
    browser.click("[data-testid=send]");
    browser.wait_for("[data-testid=shows-hands]");
    browser.click("[data-testid=send-position]");
    browser.click("[data-testid=send-redealt]");
    browser.wait_until("no more secrets", || browser.count("[data-testid=shows-hands]") == 0);
    browser.click("[data-testid=copy]");
    browser.wait_until("word of it", || !browser.text("[data-testid=sent]").is_empty());
    browser.screenshot("links-send");
    browser.click("[data-testid=share-sheet]");
    let shared = "return window.sheet === document.querySelector('[data-testid=link]').value";
    browser.wait_until("the share sheet", || browser.run(shared, json!([])) == json!(true));
    browser.assert_quiet();
}

#[test]
fn a_game_opens_at_its_cursor_and_can_be_browsed() {
    let browser = Browser::start();
    let session = random_game(Setup::standard(1, 7), 60);
    visit(&browser, &address(&session.record(), 12));
    assert_eq!(visited_ply(&browser), 12);
    browser.click("[data-testid=past-button]");
    browser.wait_for("[data-testid=past]");
    browser.press(&[key::END]);
    browser.wait_until("the end", || visited_ply(&browser) == 60);
    browser.click("[data-testid=past-start]");
    browser.wait_until("the start", || visited_ply(&browser) == 0);
    browser.click("[data-testid=past-on]");
    browser.wait_until("a step", || visited_ply(&browser) > 0);
    assert_eq!(saved_games(&browser), 0, "looking saves nothing");
    browser.assert_quiet();
}

#[test]
fn playing_on_makes_a_game_of_its_own() {
    let browser = Browser::start();
    let player = at_first_task(&browser, 19);
    let (own, record) = (browser.address(), player.record());
    let other = random_game(Setup::standard(1, 7), 40);
    visit(&browser, &address(&other.record(), 30));
    assert_eq!(browser.count("[data-testid=open-saved]"), 0);
    browser.click("[data-testid=play-on]");
    browser.wait_for("[data-testid=table]");
    assert_eq!(Player::new(&browser).ply(), 30);
    assert_eq!(saved_games(&browser), 2);

    let fragment = own.split_once('#').expect("an address").1;
    browser.open(&format!("#{fragment}"));
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.record(), record, "the first game is as it was");

    visit(&browser, &address(&record, usize::MAX));
    browser.click("[data-testid=open-saved]");
    browser.wait_for("[data-testid=table]");
    assert!(browser.address().ends_with(fragment), "the game that is here already");
    assert_eq!(saved_games(&browser), 2);
    browser.assert_quiet();
}

#[test]
fn a_damaged_link_says_what_is_wrong_and_what_to_do() {
    let browser = Browser::start();
    let link = address(&random_game(Setup::standard(1, 7), 40).record(), 40);
    for damaged in [&link[..link.len() - 9], "#<img src=x onerror=alert(1)>", "#g9AAAA"] {
        browser.open(damaged);
        browser.wait_for("[data-testid=missing]");
        assert_clean(&browser);
        assert_eq!(browser.count("[data-testid=missing] p"), 3, "{damaged}");
        assert_eq!(browser.count("img"), 0, "text from links is text");
    }
    browser.open("#/visit/00000000");
    browser.wait_until("another reason", || {
        browser.text("[data-testid=missing]").contains("another window")
    });
    browser.assert_quiet();
}

#[test]
fn a_link_that_was_broken_over_lines_opens() {
    let browser = Browser::start();
    let link = address(&random_game(Setup::standard(1, 7), 40).record(), 9);
    let (start, end) = link.split_at(30);
    visit(&browser, &format!("{start}%20%0A{end}"));
    assert_eq!(visited_ply(&browser), 9);
    browser.run("location.hash = arguments[0]", json!([format!("{start} \n {end}")]));
    browser.wait_until("the link to be short", || browser.address().contains("#/visit/"));
    browser.wait_for("[data-testid=visit]");
    assert_eq!(visited_ply(&browser), 9);
    browser.assert_quiet();
}

#[test]
fn a_link_that_breaks_a_rule_shows_what_came_before() {
    let browser = Browser::start();
    let mut record = random_game(Setup::standard(1, 7), 40).record();
    record.actions[25] = Action::Five;
    visit(&browser, &address(&record, 3));
    assert_eq!(visited_ply(&browser), 25);
    let stop = browser.text("[data-testid=visit] [role=alert]");
    assert!(stop.contains("step 26 (five)"), "{stop}");
    let rule = browser.attribute("[data-testid=visit] [data-rule]", "data-rule").expect("the rule");
    assert!(!rule.is_empty());
    browser.screenshot("links-stop");
    browser.click("[data-testid=play-on]");
    browser.wait_for("[data-testid=table]");
    assert_eq!(Player::new(&browser).ply(), 25);
    browser.assert_quiet();
}

/// Returns the bytes of the saved file with this ending.
fn saved_file(browser: &Browser, folder: &Path, ending: &str) -> Vec<u8> {
    let found = || {
        let paths = fs::read_dir(folder).into_iter().flatten().flatten().map(|it| it.path());
        paths.into_iter().find(|path| path.extension().is_some_and(|it| it == ending))
    };
    browser.wait_until(ending, || found().is_some());
    fs::read(found().expect("a file")).expect("a file that can be read")
}

#[test]
fn a_finished_ranked_game_is_verified_and_its_card_is_saved() {
    let browser = Browser::start();
    let session = random_game(RankedCategory::Normal.setup(8), usize::MAX);
    let total = score(session.state(), session.state().seat).total();
    visit(&browser, &address(&session.record(), usize::MAX));
    browser.wait_for("[data-testid=verified]");
    crate::solo::counted(&browser);
    assert!(browser.text("[data-testid=final-count] tfoot").contains(&total.to_string()));
    browser.screenshot("links-verified");
    let folder = browser.save_files("card");
    browser.click("[data-testid=open-card]");
    browser.wait_for("[data-testid=result-card]");
    browser.screenshot("links-card");
    browser.click("[data-testid=card-svg]");
    let file = folder.join(format!("catenary-tramways-{total}.svg"));
    browser.wait_until("a file with the score in its name", || file.exists());
    let vector = String::from_utf8(saved_file(&browser, &folder, "svg")).expect("text");
    assert!(vector.starts_with("<svg") && vector.contains(&format!(">{total}<")));
    browser.click("[data-testid=card-png]");
    let pixels = saved_file(&browser, &folder, "png");
    assert_eq!(&pixels[..4], b"\x89PNG");
    assert_eq!(pixels[16..24], [0, 0, 0x09, 0x60, 0, 0, 0x04, 0xEC], "2400 by 1260 pixels");
    browser.assert_quiet();
}
