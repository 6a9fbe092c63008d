//! The page of a new game.

use crate::browser::{Browser, Pointer, key};
use crate::player::Player;
use catenary::engine::bots::Level;
use catenary::engine::game::Seat;
use catenary::table::{PlayerColor, Players};
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::variants::CityChoice;
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::setup_error::SetupError;
use catenary::titles::tramways::rules::variants::{
    Deal, DevelopmentRule, MapBoard, MapChoice, PlayerBoard,
};
use catenary::words::Locale;
use serde_json::json;

const START: &str = "[data-testid=start]";

fn open(browser: &Browser) {
    browser.open("#/new/tramways");
    browser.wait_for("[data-testid=new-game]");
}

fn click(browser: &Browser, name: &str) {
    browser.click(&format!("[data-testid={name}]"));
}

fn press_often(browser: &Browser, key: &str, times: usize) {
    (0..times).for_each(|_| browser.press(&[key]));
}

/// Replaces the text of a field.
fn type_into(browser: &Browser, name: &str, text: &str) {
    click(browser, name);
    browser.press(&[key::CONTROL, "a"]);
    text.chars().for_each(|letter| browser.press(&[&letter.to_string()]));
    browser.press(&[key::ENTER]);
}

fn is_checked(browser: &Browser, name: &str) -> bool {
    let script = "return document.querySelector(`[data-testid=${arguments[0]}]`).checked";
    browser.run(script, json!([name])) == json!(true)
}

/// Returns the players of the started game, once it is saved.
fn saved_players(browser: &Browser) -> Players {
    let player = Player::new(browser);
    browser.wait_until("the game to be saved", || player.entry().is_some());
    player.save().players
}

/// Returns the fragment of the shared set-up.
fn shared(browser: &Browser) -> String {
    click(browser, "share");
    browser.wait_for("[data-testid=link]");
    let link = browser.run("return document.querySelector('[data-testid=link]').value", json!([]));
    click(browser, "close-link");
    let link = link.as_str().expect("a link").to_owned();
    let (_, link) = link.split_once('#').expect("the address of this page");
    link.to_owned()
}

fn setup_of(link: &str) -> Setup {
    let record = codec::decode(link).expect("a good link");
    assert_eq!(record.actions, []);
    record.setup
}

/// Returns the middle of a cell of the sheet, in pixels of the page.
fn cell(browser: &Browser, x: f64, y: f64) -> (f64, f64) {
    let script = "const spot = new DOMPoint(arguments[0] * 100 + 50, arguments[1] * 100 + 50);
        const there = spot.matrixTransform(document.querySelector('.workbench__paper').getScreenCTM());
        return [there.x, there.y]";
    let there = browser.run(script, json!([x, y]));
    let part = |n: usize| there[n].as_f64().expect("a number");
    (part(0), part(1))
}

/// Focuses a board, once it is there.
fn focus(browser: &Browser, board: char) {
    let selector = format!("[data-board={board}]");
    browser.wait_for(&selector);
    browser.run("document.querySelector(arguments[0]).focus()", json!([selector]));
    // Keys work on the chosen board.
    browser.wait_for(&format!("{selector}:focus[aria-pressed=true]"));
}

/// Returns the places of the boards: `A 0 0 lying` or `upright`, one after another.
fn laid(browser: &Browser) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-board]')].map(it => {
        const [x, y] = it.getAttribute('transform').match(/-?\\d+/g).map(n => n / 100);
        const edge = it.querySelector('.sheet__edge');
        const lies = +edge.getAttribute('width') > +edge.getAttribute('height');
        return `${it.dataset.board} ${x} ${y} ${lies ? 'lying' : 'upright'}` })";
    let boards = browser.run(script, json!([]));
    let boards = boards.as_array().expect("a list").iter();
    boards.map(|it| it.as_str().unwrap_or_default().to_owned()).collect()
}

fn wait_for_boards(browser: &Browser, boards: &[&str]) {
    browser.wait_until(&format!("{boards:?}"), || laid(browser) == boards);
}

/// Lays the first four boards around a gap of four cells: with keys, buttons and the mouse.
fn lay_pinwheel(browser: &Browser) {
    click(browser, "map-by-hand");
    click(browser, "tray-A");
    focus(browser, 'A');
    for key in ["r", key::RIGHT, key::UP] {
        let before = laid(browser);
        browser.press(&[key]);
        browser.wait_until(key, || laid(browser) != before);
    }
    wait_for_boards(browser, &["A 0 0 lying"]);
    click(browser, "tray-B");
    click(browser, "west");
    wait_for_boards(browser, &["A 0 0 lying", "B 5 0 upright"]);
    let from = browser.middle("[data-testid=tray-C]");
    browser.drag(from, cell(browser, 5.0, 7.0));
    click(browser, "turn");
    wait_for_boards(browser, &["A 0 0 lying", "B 5 0 upright", "C 3 6 lying"]);
    focus(browser, 'C');
    browser.press(&[key::UP]);
    click(browser, "tray-D");
    let from = browser.middle("[data-board=D]");
    browser.drag(from, cell(browser, 1.0, 5.0));
    wait_for_boards(browser, &["A 0 0 lying", "B 5 0 upright", "C 3 5 lying", "D 0 3 upright"]);
}

#[test]
fn keys_pressed_before_the_next_render_are_not_lost() {
    const PRESS: &str = "for (let time = 0; time < 10; time++) for (const key of ['ArrowRight', 'ArrowDown'])
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))";
    let browser = Browser::start();
    open(&browser);
    click(&browser, "map-by-hand");
    click(&browser, "tray-A");
    focus(&browser, 'A');
    wait_for_boards(&browser, &["A 0 0 upright"]);
    browser.run(PRESS, json!([]));
    wait_for_boards(&browser, &["A 10 10 upright"]);
    browser.assert_quiet();
}

#[test]
fn a_hand_built_map_with_a_hole_starts_a_game() {
    let browser = Browser::start();
    open(&browser);
    click(&browser, "add-seat");
    lay_pinwheel(&browser);
    assert_eq!(browser.count("[data-testid=obstacles]"), 0);
    assert_eq!(browser.count("[data-testid=oddities]"), 0);
    Player::new(&browser).look("new-game-by-hand");
    browser.click(START);
    browser.wait_for("[data-testid=table]");
    let lattice = Player::new(&browser).state().map.lattice.clone();
    assert_eq!((lattice.count(), lattice.size()), (60, (8, 8)));
    assert!(["D4", "E4", "D5", "E5"].iter().all(|hole| lattice.named(hole).is_none()));
    browser.assert_quiet();
}

#[test]
fn a_board_is_flipped_and_taken_away() {
    let browser = Browser::start();
    open(&browser);
    lay_pinwheel(&browser);
    let faces = || browser.count("[data-board=D] .board--old");
    focus(&browser, 'D');
    browser.press(&["f"]);
    browser.wait_until("the other side", || faces() == 1);
    click(&browser, "flip");
    browser.wait_until("the first side", || faces() == 0);
    focus(&browser, 'D');
    browser.press(&[key::DELETE]);
    browser.wait_until("three boards", || laid(&browser).len() == 3);
    let (from, off) = (browser.middle("[data-board=C]"), browser.middle("h1"));
    browser.drag(from, off);
    wait_for_boards(&browser, &["A 0 0 lying", "B 5 0 upright"]);
    click(&browser, "copy-random");
    browser.wait_until("the random map", || laid(&browser).len() == 3);
    assert_eq!(browser.count("[data-testid=obstacles]"), 0);
    browser.assert_quiet();
}

/// Waits for the sentence of a problem; the game cannot be started meanwhile.
fn assert_refused(browser: &Browser, problem: &SetupError) {
    let sentence = Locale::English.setup_error(problem);
    assert_barred(browser, &sentence);
}

fn assert_barred(browser: &Browser, sentence: &str) {
    browser.wait_for("[data-testid=obstacles]");
    browser.wait_until(sentence, || browser.text("[data-testid=obstacles]").contains(sentence));
    browser.click(START);
    assert!(browser.address().ends_with("#/new/tramways"), "the page stays");
    assert!(browser.attribute(START, "aria-disabled").is_some());
    assert!(browser.attribute("[data-testid=share]", "disabled").is_some());
}

#[test]
fn options_that_do_not_go_together_are_refused() {
    let browser = Browser::start();
    open(&browser);
    let is_barred =
        |name: &str| browser.attribute(&format!("[data-testid={name}]"), "disabled").is_some();
    assert!(is_barred("deal-advanced") && is_barred("size-expert"), "not offered to one player");
    click(&browser, "add-seat");
    click(&browser, "deal-advanced");
    click(&browser, "size-expert");
    browser.wait_until("three boards", || {
        browser.text("[data-testid=goal]").contains("Boards: 3 of 3")
    });
    assert_eq!(browser.count("[data-testid=obstacles]"), 0);
    click(&browser, "add-seat");
    assert_refused(&browser, &SetupError::ExpertSeats(3));
    click(&browser, "remove-3");
    click(&browser, "remove-2");
    assert_refused(&browser, &SetupError::SoloDeal);
    assert_refused(&browser, &SetupError::ExpertSeats(1));
    click(&browser, "deal-normal");
    click(&browser, "size-standard");
    browser.wait_until("all to be right", || browser.count("[data-testid=obstacles]") == 0);
    for seed in ["12x", "-1", "18446744073709551616"] {
        type_into(&browser, "seed", seed);
        assert_barred(&browser, catenary::words::shell::seed_wrong(Locale::English));
    }
    click(&browser, "roll");
    browser.wait_until("all to be right", || browser.count("[data-testid=obstacles]") == 0);
    browser.assert_quiet();
}

#[test]
fn refuses_impossible_maps() {
    let browser = Browser::start();
    open(&browser);
    click(&browser, "add-seat");
    click(&browser, "map-by-hand");
    assert_refused(&browser, &SetupError::BoardCount(4, 0));
    assert_refused(&browser, &SetupError::TooFewParcels(8, 0));
    ["tray-J", "tray-K", "tray-B"].iter().for_each(|board| click(&browser, board));
    assert_refused(&browser, &SetupError::TwoJs);
    browser.wait_until("fewer Parcels than needed", || {
        browser.text("[data-testid=obstacles]").contains("8 are needed, four for each player")
    });
    click(&browser, "west");
    let (b, k) = (MapBoard(1), MapBoard(10));
    assert_refused(&browser, &SetupError::Overlap(k, b));
    assert_eq!(browser.count(".sheet__board.is-wrong"), 3);
    focus(&browser, 'B');
    press_often(&browser, key::RIGHT, 60);
    assert_refused(&browser, &SetupError::TooWide);
    focus(&browser, 'B');
    press_often(&browser, key::LEFT, 50);
    focus(&browser, 'K');
    browser.press(&[key::DELETE]);
    browser.wait_for("[data-testid=oddities]");
    let oddities = browser.text("[data-testid=oddities]");
    assert!(oddities.contains("No rails can lead from board"), "{oddities}");
    assert_eq!(browser.count(".sheet__board.is-odd"), 1);
    browser.assert_quiet();
}

#[test]
fn a_setup_link_gives_the_same_setup_in_a_fresh_browser() {
    let browser = Browser::start();
    open(&browser);
    for choice in ["add-seat", "board-2-hard", "deal-advanced", "development-alternative"] {
        click(&browser, choice);
    }
    type_into(&browser, "seed", "31415");
    lay_pinwheel(&browser);
    let link = shared(&browser);
    let setup = setup_of(&link);
    assert_eq!((setup.seed, setup.deal), (31415, Deal::Advanced));
    assert_eq!(setup.development, DevelopmentRule::Alternative);
    assert_eq!(setup.seats[..], [PlayerBoard::Normal, PlayerBoard::Hard]);
    let MapChoice::Layout(boards) = &setup.map else { panic!("a map laid by hand") };
    assert_eq!(boards.len(), 4);

    let fresh = Browser::start();
    fresh.open(&format!("#{link}"));
    fresh.wait_for("[data-testid=setup-opened]");
    assert_eq!(shared(&fresh), link);
    fresh.click(START);
    fresh.wait_for("[data-testid=table]");
    assert_eq!(Player::new(&fresh).record().setup, setup);
    fresh.assert_quiet();
    browser.assert_quiet();
}

/// Returns the text direction of a name's field, its keyboard settings, and whether its limit is visible while it has
/// the focus.
const NAME_FIELD: &str = "
    const it = document.querySelector('[data-testid=name-1]');
    it.focus();
    const limit = document.getElementById(it.getAttribute('aria-describedby'));
    return [it.dir, it.autocapitalize, it.enterKeyHint, limit.checkVisibility() && limit.textContent.includes(it.maxLength)]";

#[test]
fn the_last_choices_are_remembered() {
    let browser = Browser::start();
    open(&browser);
    let choices = [
        "add-seat",
        "add-seat",
        "control-2-medium",
        "control-3-hard",
        "color-1-pink",
        "board-1-hard",
        "sides-hard",
        "deal-advanced",
        "development-alternative",
    ];
    choices.iter().for_each(|choice| click(&browser, choice));
    type_into(&browser, "name-1", "Ana M");
    assert_eq!(browser.run(NAME_FIELD, json!([])), json!(["auto", "words", "done", true]));
    type_into(&browser, "seed", "7");
    browser.reload();
    browser.wait_for("[data-testid=seat-3]");
    assert!(choices[2..].iter().all(|choice| is_checked(&browser, choice)), "all as before");
    let value = |name: &str| {
        let script = "return document.querySelector(`[data-testid=${arguments[0]}]`).value";
        browser.run(script, json!([name]))
    };
    assert_eq!(value("name-1"), "Ana M");
    assert_ne!(value("seed"), "7", "chance is not remembered");
    Player::new(&browser).look("new-game");

    browser.click(START);
    browser.wait_for("[data-testid=table]");
    let players = saved_players(&browser);
    assert_eq!(players.bot(Seat(1)), Some(Level::Medium));
    assert_eq!(players.bot(Seat(2)), Some(Level::Hard));
    assert_eq!(players.get(Seat(0)).map(|player| player.name.as_str()), Some("Ana M"));
    assert_eq!(players.color(Seat(0)), PlayerColor::Pink);

    browser.run("localStorage.setItem('catenary.preferences', '{\"language\":\"es\",\"set_ups\":{\"tramways\":{\"deal\":\"lavish\"}}}')", json!([]));
    open(&browser);
    assert_eq!(browser.attribute("html", "lang"), Some("es".to_owned()), "the rest is kept");
    assert!(is_checked(&browser, "deal-normal"));
    browser.assert_quiet();
}

#[test]
fn one_click_starts_against_bots() {
    let browser = Browser::start();
    browser.open("");
    click(&browser, "more-of");
    click(&browser, "play-bots");
    browser.wait_for("[data-testid=table]");
    let players = saved_players(&browser);
    assert_eq!((players.count(), players.persons().count()), (3, 1));
    assert_eq!(players.bot(Seat(2)), Some(Level::Medium));
    browser.assert_quiet();
}

/// Returns how much wider the page is than its window, and the number of seats covered by the stage.
const OVERLAPS: &str = "
    const stage = document.querySelector('.stage').getBoundingClientRect();
    const seats = [...document.querySelectorAll('.seat-card, .seat-slot')].map(it => it.getBoundingClientRect());
    const under = seats.filter(it => it.right > stage.left + 1 && it.left < stage.right - 1 && it.bottom > stage.top + 1 && it.top < stage.bottom - 1);
    return [Math.max(document.documentElement.scrollWidth - innerWidth, 0), under.length, seats.length > 0]";

#[test]
fn text_of_twice_the_size_fits_into_the_page() {
    let browser = Browser::start();
    let letters = |size: u32| {
        browser.devtools("Page.setFontSizes", json!({ "fontSizes": { "standard": size } }));
    };
    for title in ["tramways", "berlin", "metromania"] {
        for size in [(1366, 768), (1024, 768), (390, 844), (360, 640)] {
            browser.show_small(size, Pointer::Mouse);
            letters(32);
            browser.open(&format!("#/new/{title}"));
            browser.wait_for(".stage");
            let fits = || browser.run(OVERLAPS, json!([])) == json!([0, 0, true]);
            browser.wait_until(&format!("{title} at {size:?}"), fits);
            let root = "return parseInt(getComputedStyle(document.documentElement).fontSize)";
            assert_eq!(browser.run(root, json!([])), 32);
        }
        browser.screenshot(&format!("large-letters-{title}"));
    }
    letters(16);
    browser.assert_quiet();
}

/// Returns the common elements of every title's page of a new game, in this order, with their words.
const COMMON: &str = "
    const names = ['new-game', 'seats', 'add-seat', 'seed', 'roll', 'start-state', 'share', 'start'];
    const found = names.map(name => document.querySelector(`[data-testid=${name}]`));
    const inOrder = found.every((it, at) => at === 0 || !it || found[at - 1].compareDocumentPosition(it) & 4);
    return [inOrder, ...['add-seat', 'roll', 'share', 'start'].map(name =>
        document.querySelector(`[data-testid=${name}]`).innerText.replace(/\\d+/, 'N'))]";

#[test]
fn every_title_has_the_same_page() {
    let browser = Browser::start();
    let titles = ["tramways", "san-francisco", "berlin", "metromania"];
    let pages = titles.map(|title| {
        browser.open(&format!("#/new/{title}"));
        browser.wait_for(&format!("[data-testid=new-game][data-title={title}]"));
        browser.wait_for("[data-testid=map-picture] svg");
        let page = browser.run(COMMON, json!([]));
        let before = browser.count("[data-testid^='seat-']");
        click(&browser, "add-seat");
        let added = before + 1;
        browser.wait_for(&format!("[data-testid=seat-{added}]"));
        assert!(is_checked(&browser, &format!("control-{added}-medium")), "a bot in {title}");
        page
    });
    assert_eq!(pages[0][0], true, "{:?}", pages[0]);
    assert!(pages.iter().all(|page| page == &pages[0]), "{pages:?}");
    browser.assert_quiet();
}

#[test]
fn a_value_that_does_not_fit_says_for_how_many_players_it_is() {
    let browser = Browser::start();
    browser.open("#/new/metromania");
    let strict = "[data-testid=municipality-strict]";
    browser.wait_for(strict);
    assert!(browser.attribute(strict, "disabled").is_some());
    let words = || browser.text(".ticket-choice:has([data-testid=municipality-strict])");
    let only = catenary::words::new_game::for_players((4, 4), Locale::English);
    assert!(words().contains(&only), "{}", words());
    click(&browser, "add-seat");
    click(&browser, "add-seat");
    click(&browser, "municipality-strict");
    browser.wait_until("all to be right", || browser.count("[data-testid=obstacles]") == 0);
    click(&browser, "remove-4");
    browser.wait_for("[data-testid=obstacles]");
    assert!(browser.text("[data-testid=obstacles]").contains("only with 4 players"));
    assert!(browser.attribute(START, "aria-disabled").is_some());
    click(&browser, "municipality-loyal");
    browser.wait_until("all to be right", || browser.count("[data-testid=obstacles]") == 0);
    browser.reload();
    browser.wait_for("[data-testid=seat-3]");
    assert!(is_checked(&browser, "municipality-loyal"), "what was chosen is remembered");
    browser.assert_quiet();
}

#[test]
fn districts_are_laid_by_hand() {
    let browser = Browser::start();
    browser.open("#/new/metromania");
    browser.wait_for("[data-testid=map-by-hand]");
    click(&browser, "map-by-hand");
    browser.wait_for(".metro-workbench");
    let press =
        |number: usize| browser.click(&format!(".metro-workbench button:nth-of-type({number})"));
    // The third district is turned, then swapped with the sixth.
    [3, 3, 6].into_iter().for_each(press);
    let link = shared(&browser);
    let record = catenary::engine::codec::decode::<Metromania>(&link).expect("a good link");
    let CityChoice::Laid(laid) = record.setup.city else { panic!("laid by hand") };
    assert_eq!(
        laid.map(|it| (it.district, it.turn)),
        [(0, 0), (1, 0), (5, 0), (3, 0), (4, 0), (2, 1)]
    );
    click(&browser, "map-random");
    browser.wait_for("[data-testid=map-picture]");
    click(&browser, "map-by-hand");
    browser.wait_for(".metro-workbench");
    assert_eq!(shared(&browser), link, "the districts stay as they were laid");
    browser.click(START);
    browser.wait_for("[data-testid=table]");
    browser.assert_quiet();
}
