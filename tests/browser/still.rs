//! Map, prompt and hand keep their places from one decision to the next, and no button moves away from the finger.

use crate::browser::{Browser, Pointer};
use crate::places::{Dress, decision_name, first_of_each, press, sit};
use crate::player;
use crate::reflow::lines;
use crate::sample::one_in;
use catenary::table::GameTable;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::event::Phase;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::titles::tramways::view::players::phase::phase;
use catenary::titles::tramways::view::prompts::offer::offers;
use catenary::words::Locale;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Tablets, and laptops with a mouse.
const WINDOWS: [((u32, u32), Pointer); 6] = [
    ((1024, 768), Pointer::Finger),
    ((768, 1024), Pointer::Finger),
    ((1180, 820), Pointer::Finger),
    ((1280, 720), Pointer::Mouse),
    ((1366, 768), Pointer::Mouse),
    ((1440, 900), Pointer::Mouse),
];

/// Returns the places of the main parts of the table, and what extends beyond the prompt.
const PIECES: &str = "
    const box = it => { const box = it.getBoundingClientRect(); return [box.left, box.top, box.width, box.height].map(Math.round).join(' ') };
    const pieces = ['.frame__board', '.frame__prompt', '.table-of__own', '.frame__players', '.frame__side'].filter(it => document.querySelector(it));
    if (pieces.length < 4) return [[], 'no pieces to look at'];
    const frame = document.querySelector('.frame__prompt').getBoundingClientRect();
    const out = [...document.querySelectorAll('.ask__choices .button, .ask__signs > *')].filter(it => {
        const box = it.getBoundingClientRect();
        return box.width && (box.bottom > frame.bottom + 1 || box.top < frame.top || box.right > frame.right + 1);
    });
    return [pieces.map(it => `${it} ${box(document.querySelector(it))}`), out.map(it => it.outerHTML.replace(/<svg.*?<\\/svg>/g, '').slice(0, 120)).join(' | ')]";

/// Returns a position of each kind of decision in some games of this phase: by the prompt and by the number of buttons.
fn decisions(
    players: usize,
    in_phase: impl Fn(&State) -> bool,
) -> BTreeMap<String, GameTable<Tramways>> {
    first_of_each(players, 12, |state| {
        let buttons = || offers(state).iter().filter(|it| !it.face.is_card()).count();
        in_phase(state).then(|| format!("{} {}", decision_name(state), buttons()))
    })
}

/// Records the places of the parts in each position and window; in each window they must be the same, and so must the
/// hand below the curtain, where it is not drawn. Of positions that differ only in their buttons one in three is
/// checked.
fn look_at_all(browser: &Browser, positions: &BTreeMap<String, GameTable<Tramways>>) {
    let mut places: BTreeMap<String, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    let mut wrong = Vec::new();
    let mut look = |name: &str| {
        for (size, pointer) in WINDOWS {
            browser.show_small(size, pointer);
            let found = browser.run(PIECES, json!([]));
            for piece in lines(found[0].clone()) {
                let (piece, place) = piece.split_once(' ').expect("a piece and its place");
                let places = places.entry(format!("{piece} at {size:?}")).or_default();
                places.entry(place.to_owned()).or_default().push(name.to_owned());
            }
            let out = found[1].as_str().unwrap_or_default();
            if !out.is_empty() {
                wrong.push(format!("{name} at {size:?} sticks out: {out}"));
            }
        }
    };
    for (number, (name, table)) in positions.iter().step_by(one_in(3)).enumerate() {
        sit(browser, table);
        if table.session.state().player_count() > 1 {
            // The table below the curtain does not depend on the position, so it is checked once.
            if number == 0 {
                look(&format!("{name}, curtain"));
            }
            press(browser, "[data-testid=take-device]");
            browser.wait_for("[data-testid=hand]");
        }
        look(name);
    }
    let moving = places.iter().filter(|(_, places)| places.len() > 1);
    wrong.extend(moving.map(|(piece, places)| format!("{piece}: {places:#?}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn map_prompt_and_hand_stay_in_their_places_throughout_a_turn() {
    let browser = Browser::start();
    Dress { theme: "light", locale: Locale::Spanish }.put_on(&browser);
    let plays = |state: &State| {
        state.round > 0 && matches!(phase(state), Some(Phase::Actions | Phase::Administration))
    };
    for (players, least) in [(1, 12), (4, 18)] {
        let positions = decisions(players, plays);
        assert!(positions.len() >= least, "only {:?}", positions.keys());
        look_at_all(&browser, &positions);
    }
    browser.assert_quiet();
}

#[test]
fn map_prompt_hand_and_seats_stay_in_their_places_during_an_auction() {
    let browser = Browser::start();
    Dress { theme: "light", locale: Locale::Spanish }.put_on(&browser);
    let bids = |state: &State| state.round == 3 && phase(state) == Some(Phase::Auction);
    let positions = decisions(4, bids);
    assert!(positions.len() > 4, "only {:?}", positions.keys());
    look_at_all(&browser, &positions);
    browser.assert_quiet();
}

/// Returns the places of the prompt's buttons.
const BUTTONS: &str = "
    return [...document.querySelectorAll('.ask__choices .button')].map(it => {
        const box = it.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
    })";

#[test]
fn no_button_moves_when_a_grey_one_is_pressed() {
    let browser = Browser::start();
    Dress { theme: "light", locale: Locale::Spanish }.put_on(&browser);
    let table = player::table(1, 4, |state| state.round == 1 && state.decision == Decision::Task);
    let grey: &str = ".ask__choices [aria-disabled=true]";
    for (size, pointer) in WINDOWS {
        browser.show_small(size, pointer);
        sit(&browser, &table);
        let before = browser.run(BUTTONS, json!([]));
        let pieces = browser.run(PIECES, json!([]));
        assert!(browser.count(grey) > 0 && before.as_array().is_some_and(|it| it.len() > 5));
        for at in 0..browser.count(grey) {
            let press = "document.querySelectorAll(arguments[0])[arguments[1]].click()";
            browser.run(press, json!([grey, at]));
            browser.wait_for("[data-testid=note]");
            assert_eq!(browser.run(BUTTONS, json!([])), before, "{size:?}, {at}");
            assert_eq!(browser.run(PIECES, json!([])), pieces, "{size:?}, {at}");
            let seen = "const box = document.querySelector('[data-testid=note]').getBoundingClientRect();
                const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return Boolean(top?.closest('[data-testid=note]'))";
            assert_eq!(
                browser.run(seen, json!([])),
                Value::Bool(true),
                "{size:?}: the reason is seen"
            );
        }
    }
    browser.assert_quiet();
}

#[test]
fn nothing_moves_when_an_auction_begins_or_ends() {
    let browser = Browser::start();
    Dress { theme: "light", locale: Locale::Spanish }.put_on(&browser);
    let places = |table: &GameTable<Tramways>| {
        sit(&browser, table);
        press(&browser, "[data-testid=take-device]");
        browser.wait_for("[data-testid=hand]");
        let at = |&(size, pointer): &((u32, u32), Pointer)| {
            browser.show_small(size, pointer);
            browser.run(PIECES, json!([]))[0].to_string()
        };
        // On a narrow table in portrait the auction takes some of the map's height.
        WINDOWS.iter().filter(|it| it.0.0 >= 1000).map(at).collect::<Vec<_>>()
    };
    let seen: BTreeSet<_> =
        [Decision::Bid, Decision::Market, Decision::Task, Decision::Administration]
            .map(|decision| {
                places(&player::table(4, 3, |state| state.round == 2 && state.decision == decision))
            })
            .into();
    assert_eq!(seen.len(), 1, "{seen:#?}");
    browser.assert_quiet();
}
