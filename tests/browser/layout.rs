//! The layout of Tramways: the map's share of the window, what covers it, and the announcement of its changes.

use crate::browser::{Browser, Pointer};
use crate::places::{Dress, decision_name, first_of_each, press, sit};
use crate::player::{self, Player, pay, with_bots};
use catenary::table::{GameTable, Players, Session};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{CurrentAction, Decision, State};
use catenary::titles::tramways::view::map::cut;
use catenary::words::Locale;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const PHONES: [(u32, u32); 4] = [(390, 844), (360, 640), (844, 390), (640, 360)];
const UPRIGHT: [(u32, u32); 2] = [(390, 844), (360, 640)];

fn begin() -> Browser {
    let browser = Browser::start();
    Dress { theme: "light", locale: Locale::English }.put_on(&browser);
    browser
}

/// Plays bots up to a position, which must come; the player to move there is a person.
fn played(players: usize, seed: u64, until: impl Fn(&State) -> bool) -> GameTable<Tramways> {
    let session = player::played(Setup::standard(players, seed), &until);
    assert!(until(session.state()), "the position comes before the end");
    with_bots(&GameTable::new(session, &Players::people(players), players))
}

fn number(found: &Value, at: usize) -> f64 {
    found[at].as_f64().unwrap_or_else(|| panic!("a number at {at} of {found}"))
}

/// Returns the board's share of the window's height and width, and the width of a cell in pixels.
const BOARD: &str = "const [board, cell] = ['.frame__board', '.board-view__sheet [data-place]'].map(it => document.querySelector(it).getBoundingClientRect());
    return [board.height / innerHeight, board.width / innerWidth, cell.width]";

/// Returns the least width of a cell in pixels if a phone shows the whole map. A touch that is not clearly on one cell
/// zooms in (`toolkit/boards/board/pointer.rs`).
fn least_cell(players: usize, size: (u32, u32)) -> f64 {
    match (players, size) {
        (1, (390, 844)) | (3, (390, 844)) => 40.2,
        (1, (360, 640)) => 36.8,
        (1, (844, 390)) => 48.4,
        (1, (640, 360)) | (3, (640, 360)) => 27.0,
        (3, (360, 640)) => 33.0,
        (3, (844, 390)) => 32.5,
        (5, (390, 844)) => 24.1,
        (5, (360, 640)) => 22.1,
        (5, (844, 390)) => 29.0,
        (5, (640, 360)) => 16.5,
        _ => panic!("{players} players at {size:?}"),
    }
}

#[test]
fn a_phone_gives_the_map_most_of_its_window_and_shows_all_of_it() {
    let browser = begin();
    let asked = |state: &State| {
        let on_map = matches!(
            state.decision,
            Decision::Task
                | Decision::Head
                | Decision::Lay
                | Decision::Passenger
                | Decision::Ride
                | Decision::Site
        );
        on_map.then(|| decision_name(state))
    };
    for players in [1, 3, 5] {
        let positions = first_of_each(players, 4, asked);
        assert!(positions.len() > 3, "only {:?}", positions.keys());
        for (decision, table) in positions {
            sit(&browser, &with_bots(&table));
            for size in PHONES {
                browser.show_small(size, Pointer::Finger);
                browser.wait_for_picture();
                let found = browser.run(BOARD, json!([]));
                let (height, width, cell) =
                    (number(&found, 0), number(&found, 1), number(&found, 2));
                println!(
                    "{players} players, {decision}, {size:?}: the map has {height:.2} of the height, {width:.2} of the width"
                );
                assert!(height >= 0.6, "{decision} at {size:?}: {height} of the height");
                // Next to a low board the prompt needs room for its buttons.
                let least = if size.1 == 360 { 0.47 } else { 0.55 };
                assert!(width >= least, "{decision} at {size:?}: {width} of the width");
                let least = least_cell(players, size);
                assert!(cell >= least, "{decision} at {size:?}: cells of {cell}");
            }
        }
    }
    browser.assert_quiet();
}

/// Windows in which prompt and hand are below the board.
const WIDE: [((u32, u32), Pointer); 7] = [
    ((1024, 768), Pointer::Finger),
    ((1180, 820), Pointer::Finger),
    ((1280, 720), Pointer::Mouse),
    ((1366, 768), Pointer::Mouse),
    ((1440, 900), Pointer::Mouse),
    ((1920, 1080), Pointer::Mouse),
    ((2560, 1300), Pointer::Mouse),
];

#[test]
fn a_wide_window_gives_the_map_most_of_its_height_and_shows_the_log() {
    let browser = begin();
    let log = "const box = it => document.querySelector(it).getBoundingClientRect();
        const [log, own] = [box('.log'), box('.player-boards')];
        return [log.height, log.top >= own.bottom]";
    for players in [1, 3, 5] {
        let table =
            player::table(players, 4, |state| state.round == 2 && state.decision == Decision::Task);
        sit(&browser, &with_bots(&table));
        browser.wait_for(".log__entry");
        for (size, pointer) in WIDE {
            browser.show_small(size, pointer);
            browser.wait_for_picture();
            let share = number(&browser.run(BOARD, json!([])), 0);
            println!("{players} players at {size:?}: the map has {share:.2} of the height");
            assert!(share >= 0.6, "{players} players at {size:?}: {share} of the height");
            let found = browser.run(log, json!([]));
            assert!(number(&found, 0) > 60.0, "{players} players at {size:?}: a log of {found}");
            assert_eq!(found[1], true, "{players}, {size:?}: below the players");
        }
    }
    browser.assert_quiet();
}

#[test]
fn a_small_laptop_has_large_cells() {
    let browser = begin();
    browser.show_small((1366, 650), Pointer::Mouse);
    for (players, least) in [(1, 80.0), (2, 70.0), (3, 60.0), (5, 48.0)] {
        sit(&browser, &played(players, 4, |state| state.decision == Decision::Task));
        let found = browser.run(BOARD, json!([]));
        assert!(number(&found, 2) >= least, "{players} players: {found}");
        assert!(number(&found, 0) > 0.99, "the map has the whole height: {found}");
    }
    browser.assert_quiet();
}

#[test]
fn the_prompt_of_a_phone_never_changes_its_height_and_its_hand_is_one_row() {
    let browser = begin();
    let actions = |state: &State| {
        (state.round > 0 && !state.decision.is_payment()).then(|| decision_name(state))
    };
    let positions: BTreeMap<_, _> = first_of_each(1, 12, actions);
    assert!(positions.len() > 8, "{:?}", positions.keys());
    for size in UPRIGHT {
        browser.show_small(size, Pointer::Finger);
        let mut seen = BTreeSet::new();
        for table in positions.values() {
            sit(&browser, table);
            let boxes = "return ['.frame__prompt', '.frame__board'].map(it => { const box = document.querySelector(it).getBoundingClientRect();
                return [box.width, box.height].map(Math.round).join(' ') }).join(', ')";
            seen.insert(browser.run(boxes, json!([])).to_string());
        }
        assert_eq!(seen.len(), 1, "{size:?}: {seen:?}");
    }
    sit(&browser, &played(1, 4, |state| state.decision == Decision::Task));
    let hand = "const [hand, card] = ['[data-testid=hand]', '[data-testid=hand] .card'].map(it => document.querySelector(it).getBoundingClientRect());
        return [hand.height, card.width]";
    let closed = browser.run(hand, json!([]));
    assert!(number(&closed, 0) <= 72.0, "one row: {closed}");
    browser.click("[data-testid=open-hand]");
    browser.wait_for(".is-hand-open");
    let open = browser.run(hand, json!([]));
    assert!(number(&open, 1) >= 92.0, "cards to be read: {open}");
    browser.click("[data-testid=open-hand]");
    browser.wait_for(".table-of:not(.is-hand-open)");
    browser.assert_quiet();
}

#[test]
fn the_first_decision_explains_itself_and_shows_all_books() {
    let browser = begin();
    sit(&browser, &with_bots(&player::table(4, 4, |state| state.decision == Decision::Book)));
    assert!(browser.text(".ticket-offer__text").contains("Ticket Book"));
    // Four side by side, all visible.
    for (size, wide) in UPRIGHT.into_iter().zip([88.0, 76.0]) {
        browser.show_small(size, Pointer::Finger);
        browser.wait_for(".ticket-offer > li");
        let width =
            "return [document.querySelector('.ticket-offer > li').getBoundingClientRect().width]";
        let book = number(&browser.run(width, json!([])), 0);
        assert!(book >= wide, "a Book of {book} pixels at {size:?}");
        let whole = "return [...document.querySelectorAll('.ticket-offer > li')].map(it => it.getBoundingClientRect())
            .filter(it => it.left >= 0 && it.right <= innerWidth && it.bottom <= innerHeight).length";
        assert_eq!(browser.run(whole, json!([])), 4, "{size:?}");
    }
    browser.assert_quiet();
}

#[test]
fn the_buttons_of_the_map_cover_no_cell() {
    let browser = begin();
    let covers = "const sheet = document.querySelector('.board-view__sheet').getBoundingClientRect();
        const all = [...document.querySelectorAll('.board-view__controls .map__control')]
            .filter(it => it.checkVisibility());
        const over = all.filter(it => { const box = it.getBoundingClientRect();
            return box.right > sheet.left + 1 && box.left < sheet.right && box.bottom > sheet.top && box.top < sheet.bottom });
        return [all.length, over.length, over.map(it => it.className).join(' | ')]";
    let table = played(3, 4, |state| state.round == 2 && state.decision == Decision::Task);
    for size in
        [(1440, 900), (1366, 650), (1024, 768), (768, 1024), (390, 844), (360, 640), (844, 390)]
    {
        browser.show_small(size, Pointer::Finger);
        sit(&browser, &table);
        let found = browser.run(covers, json!([]));
        assert_eq!(number(&found, 1), 0.0, "{size:?}: {found}");
    }
    browser.assert_quiet();
}

#[test]
fn the_first_cell_shows_the_rails_that_can_begin_there() {
    let browser = begin();
    sit(&browser, &played(1, 4, |state| state.decision == Decision::Task));
    press(&browser, "[data-action=rails]");
    browser.wait_for("[data-testid=table] [data-place-button][data-legal]");
    press(&browser, "[data-place-button][data-legal]");
    browser.wait_for("[data-place-button][aria-pressed=true]");
    let ways = browser.count(".marks .mark--next");
    assert!(ways > 0, "where it may go");
    assert_eq!(browser.count(".marks .tags"), ways, "what each way costs");
    browser.assert_quiet();
}

/// Returns the places of the six actions.
const ACTIONS: &str = "return [...document.querySelectorAll('.ask__choices > .button')].slice(0, 6)
    .map(it => it.getBoundingClientRect()).map(box => [Math.round(box.left), Math.round(box.top)])";

/// Presses places until rails begin at one, which keeps the actions there.
const BEGIN_RAILS: &str = "
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (async () => {
        for (const place of document.querySelectorAll('[data-place-button][data-legal]')) {
            place.click();
            await drawn();
            if (document.querySelectorAll('.ask__choices > .button').length === 7) return true;
            document.querySelector('[data-testid=uses-close], .ask__choices > .button--quiet')?.click();
            await drawn();
        }
        return false;
    })()";

#[test]
fn the_back_button_moves_no_action() {
    let browser = begin();
    for players in [2, 3] {
        let table = played(players, 4, |state| state.decision == Decision::Task);
        for size in [(1366, 768), (1440, 900), (1024, 768), (390, 844), (360, 640)] {
            browser.show_small(size, Pointer::Mouse);
            sit(&browser, &table);
            let before = browser.run(ACTIONS, json!([]));
            assert_eq!(browser.run(BEGIN_RAILS, json!([])), true, "six, and what goes back");
            assert_eq!(browser.run(ACTIONS, json!([])), before, "{players} players, {size:?}");
        }
    }
    browser.assert_quiet();
}

/// Plays a solo game up to a Building that cuts a Link when it is paid.
fn before_a_cut() -> Session<Tramways> {
    let cuts = |state: &State| {
        matches!(state.work, CurrentAction::Build(..))
            && state.decision == Decision::Bill
            && !cut::ahead(state).is_empty()
    };
    let found = (0..40).map(|seed| player::played(Setup::standard(1, seed), cuts));
    found.into_iter().find(|session| cuts(session.state())).expect("some Building cuts a Link")
}

/// Returns whether there are other choices than taking a card, and all are visible.
const OTHERS_IN_SIGHT: &str = "const others = [...document.querySelectorAll('.ask__choices .button')];
    const is_seen = it => {
        const box = it.getBoundingClientRect();
        const at = y => document.elementFromPoint((box.left + box.right) / 2, y);
        return box.left >= 0 && box.right <= innerWidth && [box.top + 2, box.bottom - 2].every(y => it.contains(at(y)));
    };
    return others.length > 0 && others.every(is_seen)";

#[test]
fn solo_3_a_phone_shows_next_to_the_line_that_another_card_can_be_revealed() {
    let browser = begin();
    let table = played(1, 4, |state| state.decision == Decision::Line);
    for size in PHONES {
        browser.show_small(size, Pointer::Finger);
        sit(&browser, &table);
        browser.wait_until("the button beside the line", || {
            browser.run(OTHERS_IN_SIGHT, json!([])) == true
        });
    }
    browser.assert_quiet();
}

/// Returns whether a row wider than its place starts at its first card and can be swiped to its last one.
const SWIPED: &str = "const row = document.querySelector('.ticket-offer'), cards = [...row.children];
    const inside = card => {
        const [own, all] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
        return own.left >= Math.max(all.left, 0) - 2 && own.right <= Math.min(all.right, innerWidth) + 2;
    };
    if (cards.length < 4) return `${cards.length} cards`;
    const first = inside(cards[0]);
    row.scrollLeft = 10000;
    return first && inside(cards.at(-1)) ? '' : `${first}, ${row.scrollLeft} of ${row.scrollWidth - row.clientWidth}`";

#[test]
fn solo_3_every_card_of_a_long_line_can_be_swiped_to() {
    let browser = begin();
    let long = |state: &State| state.decision == Decision::Line && state.market.open.len() > 3;
    let mut sessions = (0..400).map(|seed| player::played(Setup::standard(1, seed), long));
    let session = sessions.find(|session| long(session.state()));
    let session = session.expect("a line of four cards in some game");
    let table = GameTable::new(session, &Players::people(1), 1);
    for size in UPRIGHT {
        browser.show_small(size, Pointer::Finger);
        sit(&browser, &table);
        let swiped = || browser.run(SWIPED, json!([])) == json!("");
        browser.wait_until("the first and the last card", swiped);
        browser.screenshot(&format!("long-line-{}", size.0));
    }
    browser.assert_quiet();
}

/// Returns whether the question covers no part of the board's sheet, and is completely in the window.
const BESIDE_THE_QUESTION: &str = "const [question, sheet] = ['.ask[role=alertdialog]', '.board-view__sheet'].map(it => document.querySelector(it).getBoundingClientRect());
    const apart = question.left >= sheet.right - 1 || question.top >= sheet.bottom - 1;
    return apart && question.bottom <= innerHeight + 1 && question.right <= innerWidth + 1";

#[test]
fn bld_5_shows_a_cut_and_asks_before_it_happens() {
    let browser = begin();
    let session = before_a_cut();
    let ply = session.ply();
    let player = Player::sit_down(&browser, &GameTable::new(session, &Players::people(1), 1));
    browser.wait_for("[data-broken] .line__cross");
    browser.click(&pay());
    browser.wait_for(".ask[role=alertdialog]");
    assert!(browser.text(".ask[role=alertdialog]").contains("your Link from"));
    for size in [(1366, 768), (1366, 650), (390, 844), (360, 640), (844, 390)] {
        browser.show_small(size, Pointer::Finger);
        browser.wait_until("all of the map beside the question", || {
            browser.run(BESIDE_THE_QUESTION, json!([])) == true
        });
    }
    browser.click("[data-testid=leave-it]");
    browser.wait_until("the question to go", || browser.count(".ask[role=alertdialog]") == 0);
    assert_eq!(player.ply(), ply, "nothing is done");
    browser.click(&pay());
    browser.wait_for("[data-testid=agree]");
    browser.click("[data-testid=agree]");
    browser.wait_until("the Building to stand", || player.ply() > ply);
    browser.assert_quiet();
}
