//! Prompts and news on a phone: each decision has a visible control, scores are whole, the others' actions are shown
//! next to the board, and the final count waits.

use crate::browser::{Browser, Pointer, key};
use crate::games::{begin, play_until};
use crate::places::{decision_name, first_of_each, sit};
use crate::tables::PRESS;
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{Game, Record, Rng};
use catenary::table::set_up::{NewGame, SetUp};
use catenary::table::{Hands, Players};
use catenary::titles::metromania::rules::Metromania;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const PHONES: [(u32, u32); 2] = [(390, 844), (360, 640)];

/// Defines a function that returns the prompt without its numbers.
const KIND: &str = "window.asked = new Set(); window.kind = () => {
    const table = document.querySelector('[data-testid=table]');
    const words = table.dataset.turn === 'yours' ? document.querySelector('.ask__short')?.textContent : '';
    return (table.dataset.decision ?? words ?? '').replace(/[0-9]+/g, '#').trim();
}";

/// Returns the prompt, and whether a control for the decision is visible.
const IN_SIGHT: &str = "
    const all = selector => [...document.querySelectorAll(selector)];
    const is_hit = it => {
        const box = it.getBoundingClientRect();
        const [left, top] = [Math.max(box.left, 0), Math.max(box.top, 0)];
        const [right, bottom] = [Math.min(box.right, innerWidth), Math.min(box.bottom, innerHeight)];
        // A drawing can also be pressed on its stroke, which its box does not include.
        if (!it.closest('svg') && (right - left < 8 || bottom - top < 8)) return false;
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return Boolean(over) && (it.contains(over) || Boolean(it.closest('svg.board-view__sheet, .board-view__sheet')?.contains(over)));
    };
    const places = all('[data-place-button][data-legal]').flatMap(it => all(`.board-view__sheet [data-place=\"${it.dataset.placeButton}\"]`));
    const controls = all('.ask__choices .button, [data-piece].is-legal, [data-action], .prompt .button, .offer .button, .bid, .board-view__sheet .mark')
        .filter(it => it.getAttribute('aria-disabled') !== 'true' && it.checkVisibility({ visibilityProperty: true }));
    return [kind(), [...places, ...controls].some(is_hit)]";

fn look(browser: &Browser) -> (String, bool) {
    let found = browser.run(IN_SIGHT, json!([]));
    (found[0].as_str().unwrap_or_default().to_owned(), found[1] == true)
}

/// Checks the current prompt at each size.
fn out_of_sight(browser: &Browser, name: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for size in PHONES {
        browser.show_small(size, Pointer::Finger);
        browser.wait_for_picture();
        if !look(browser).1 {
            wrong.push(format!("{name} at {size:?}"));
        }
    }
    wrong
}

/// True after 50 decisions, or at a new kind of decision.
const NEXT_KIND: &str = "ply() >= 50 || kind() && !asked.has(kind())";

#[test]
fn every_kind_of_decision_has_a_visible_control_on_a_phone() {
    let browser = Browser::start();
    browser.show_small(PHONES[0], Pointer::Finger);
    let mut wrong = Vec::new();
    for (title, least) in [("san-francisco", 5), ("berlin", 5), ("metromania", 3)] {
        begin(&browser, title, Players::people(2).with_hands(Hands::Open), 5, "en");
        browser.run(KIND, json!([]));
        let (mut kinds, mut number) = (BTreeSet::new(), 0);
        loop {
            number = play_until(&browser, PRESS, number, NEXT_KIND);
            let (kind, _) = look(&browser);
            if kind.is_empty() || !kinds.insert(kind.clone()) {
                break;
            }
            wrong.extend(out_of_sight(&browser, &format!("{title}: {kind}")));
            browser.run("asked.add(arguments[0])", json!([kind]));
        }
        assert!(kinds.len() >= least, "{title}: only {kinds:?}");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    browser.assert_quiet();
}

#[test]
fn every_kind_of_decision_of_tramways_has_a_visible_control_on_a_phone() {
    let browser = Browser::start();
    browser.show_small(PHONES[0], Pointer::Finger);
    browser.open("");
    browser.run(KIND, json!([]));
    let mut wrong = Vec::new();
    for players in [1, 3] {
        let asked = first_of_each(players, 6, |state| {
            let name = decision_name(state);
            (name != "Over").then_some(name)
        });
        assert!(asked.len() > 12, "{:?}", asked.keys());
        for (name, table) in asked {
            sit(&browser, &crate::player::with_bots(&table));
            wrong.extend(out_of_sight(&browser, &format!("{players} players: {name}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    browser.assert_quiet();
}

/// Returns the chips whose scores are cut off, with the longest scores.
const CUT_SCORES: &str = "
    const chips = [...document.querySelectorAll('.player-chip')];
    for (const [index, it] of document.querySelectorAll('.player-chip__score').entries()) it.textContent = index % 2 ? '128' : '−112';
    for (const it of document.querySelectorAll('.player-chip__name')) it.textContent = 'Wilhelmina Maximil';
    const list = document.querySelector('.player-chips').getBoundingClientRect();
    const cut = chips.filter(chip => {
        const own = chip.getBoundingClientRect(), score = chip.querySelector('.player-chip__score'), box = score.getBoundingClientRect();
        const inside = (box, room) => box.left >= room.left - 0.5 && box.right <= room.right + 0.5 && box.top >= room.top - 0.5 && box.bottom <= room.bottom + 0.5;
        const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !inside(box, own) || !inside(own, list) || list.right > innerWidth || score.scrollWidth > score.clientWidth + 1 && score.clientWidth || !score.contains(over);
    });
    return chips.length ? cut.map(it => it.textContent) : ['no chip to look at']";

#[test]
fn player_chips_show_whole_scores() {
    let browser = Browser::start();
    for (title, most) in [("berlin", 4), ("metromania", 5)] {
        for players in [2, most] {
            begin(&browser, title, Players::people(players).with_hands(Hands::Open), 5, "es");
            for size in [PHONES[0], PHONES[1], (844, 390), (667, 375)] {
                browser.show_small(size, Pointer::Finger);
                browser.wait_for_picture();
                let cut = browser.run(CUT_SCORES, json!([]));
                assert_eq!(cut, json!([]), "{title} with {players} at {size:?}");
            }
        }
    }
    browser.assert_quiet();
}

/// Returns the height of the line with the others' actions, and what it covers: choices and, in portrait, the board.
const OTHERS: &str = "
    const box = document.querySelector('.ask__others').getBoundingClientRect(), upright = innerHeight > innerWidth;
    const apart = '.ask__choices .button, [data-testid=market] [data-piece], .ask__short' + (upright ? ', .board-view__sheet' : '');
    const over = [...document.querySelectorAll(apart)].filter(it => {
        const at = it.getBoundingClientRect();
        return Math.min(at.right, box.right) - Math.max(at.left, box.left) > 1 && Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top) > 3;
    });
    return [box.height, over.map(it => it.className)]";

#[test]
fn the_line_of_news_opens_at_a_tap_and_goes_with_the_next_decision() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    begin(&browser, "san-francisco", Players::people(3).with_hands(Hands::Open), 5, "en");
    let begins = "ply() >= 12 && turn() === 'yours' && count('[data-testid=news]') === 0 && count('[data-testid=others]') === 1";
    let mut number = play_until(&browser, PRESS, 0, begins);
    // A text that is only shown for reading disappears with a reload.
    let is_of_this_decision = || {
        browser.reload();
        browser.wait_for("[data-testid=table]");
        browser.wait_for_picture();
        browser.count("[data-testid=others]") == 1
    };
    while !is_of_this_decision() {
        browser.run(PRESS, json!([number]));
        number = play_until(&browser, PRESS, number + 1, begins);
    }
    for size in [(390, 844), (360, 640), (844, 390)] {
        browser.show_small(size, Pointer::Finger);
        browser.wait_for_picture();
        let found = browser.run(OTHERS, json!([]));
        assert!(
            (10.0..24.0).contains(&found[0].as_f64().expect("a height")),
            "{found} at {size:?}"
        );
        assert_eq!(found[1], json!([]), "at {size:?}");
        let lines = || {
            let script = "const all = [...document.querySelectorAll('.ask__other')].map(it => it.getBoundingClientRect());
                return all.every((it, n) => !n || it.top >= all[n - 1].bottom - 1) && all.length";
            browser.run(script, json!([]))
        };
        assert_eq!(lines(), json!(false), "{size:?}: both in one line");
        browser.click(".ask__others");
        browser.wait_until("all of it", || lines() == json!(2));
        browser.run("document.querySelector('[data-testid=undo]').focus()", json!([]));
        browser.wait_until("the line", || lines() == json!(false));
    }
    // It stays for at least five seconds, then until the next decision.
    let text = || {
        let script = "return document.querySelector('[data-testid=others]')?.textContent ?? ''";
        browser.run(script, json!([]))
    };
    let before = text();
    browser.reload();
    browser.wait_until("what was told", || text() == before);
    let ply = browser.attribute("[data-testid=table]", "data-ply").expect("a ply");
    play_until(&browser, PRESS, 0, &format!("ply() > {ply}"));
    // The page measures its time from the reload.
    let (still_told, millis) = (text(), browser.run("return performance.now()", json!([])));
    let is_early = millis.as_f64().expect("a time") < 5_000.0;
    assert!(!is_early || still_told != json!(""), "long enough to be read");
    browser.wait_until("it to go", || text() != before);
    browser.assert_quiet();
}

/// Returns a game played at random to its end.
fn finished() -> String {
    let setup = Metromania::set_up("metromania", &NewGame::usual(2, 5)).expect("a set-up");
    let mut state = Metromania::new(&setup).expect("a legal set-up");
    let (mut record, mut rng, mut legal) =
        (Record::<Metromania>::new(setup), Rng::new(5), Vec::new());
    while Metromania::to_act(&state).is_some() {
        Metromania::legal_actions(&state, &mut legal);
        let action = legal[rng.below(legal.len())];
        Metromania::apply(&mut state, action, &mut Vec::new()).expect("a legal action");
        record.actions.push(action);
    }
    let length = record.actions.len();
    codec::write(&Link::game(record, length))
}

#[test]
fn a_tap_pauses_the_final_count() {
    let browser = Browser::start();
    browser.show_small((390, 844), Pointer::Finger);
    browser.open(&format!("#{}", finished()));
    let row = || -> Value {
        let script = "return [...document.querySelectorAll('.count__table tbody th')].map(it => it.textContent)";
        browser.run(script, json!([]))
    };
    browser.click("[data-testid=hold-count]");
    let held = row();
    // Longer than the running count stays at any row.
    std::thread::sleep(std::time::Duration::from_millis(2_600));
    assert_eq!(row(), held, "it waits");
    browser.click(".count__table tbody th");
    browser.wait_until("it to go on", || row() != held);
    browser.click("[data-testid=skip-count]");
    browser.wait_for("[data-testid=look-at-board]");
    browser.press(&[key::ESCAPE]);
    browser.wait_for("[data-testid=to-score]");
    browser.assert_quiet();
}
