//! Printing: at a table the map, the boards and the score on a sheet, then the log.

use crate::browser::{Browser, Pointer};
use crate::places::sit;
use crate::player::{self, Player, with_bots};
use crate::sample::one_in;
use catenary::engine::game::Game;
use catenary::table::{GameTable, Players};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::{Decision, State};
use serde_json::json;

/// The area inside the margins of A4 in portrait and landscape, and of A5, in CSS pixels.
const PAPERS: [(u32, u32); 3] = [(703, 1032), (1032, 703), (468, 703)];

/// The parts of the sheet.
const PARTS: &str =
    ".topbar__brand, .board-view__sheet, [data-testid=final-count], .player-boards, .log";

/// Returns the parts that overlap or leave the paper, and those not on the first page, except the log and, below the
/// final count, the boards.
const SPILT: &str = "
    const [parts, page] = arguments;
    const seen = [...document.querySelectorAll(parts)].filter(it => it.checkVisibility({ visibilityProperty: true }));
    if (seen.length < 2) return ['nothing to look at'];
    const boxes = seen.map(it => [it, it.getBoundingClientRect()]);
    const name = it => it.getAttribute('class') || it.tagName;
    const said = [];
    for (const [it, box] of boxes) {
        if (box.left < -1 || box.right > innerWidth + 1) said.push(`${name(it)} lies beside the paper`);
        const follows = it.matches('.log') || (it.matches('.player-boards') && document.querySelector('[data-testid=final-count]'));
        if (!follows && box.bottom > page) said.push(`${name(it)} is not on the first page`);
        for (const [other, place] of boxes) {
            const apart = box.right <= place.left + 1 || place.right <= box.left + 1
                || box.bottom <= place.top + 1 || place.bottom <= box.top + 1;
            if (it !== other && !it.contains(other) && !other.contains(it) && !apart) {
                said.push(`${name(it)} lies over ${name(other)}`);
            }
        }
    }
    return said";

fn table(players: usize, until: impl Fn(&State) -> bool) -> GameTable<Tramways> {
    let session = player::played(Setup::standard(players, 6), until);
    GameTable::new(session, &Players::people(players), players)
}

fn shown(browser: &Browser, selector: &str) -> bool {
    let script = "return [...document.querySelectorAll(arguments[0])].some(it => it.checkVisibility({ visibilityProperty: true }))";
    browser.run(script, json!([selector])) == json!(true)
}

#[test]
fn prints_map_score_and_log_without_controls() {
    let browser = Browser::start();
    Player::sit_down(&browser, &table(3, |state| state.decision == Decision::Over));
    browser.wait_for("[data-testid=final-count]");
    browser.lay_on_paper(PAPERS[0]);
    for selector in [".board-view__sheet", ".count__table", ".player-boards", ".log"] {
        assert!(shown(&browser, selector), "{selector} is on paper");
    }
    for selector in
        [".topbar__tools", ".frame__hand", ".board-view__controls", ".count .dialog__actions"]
    {
        assert!(!shown(&browser, selector), "{selector} is not on paper");
    }
    browser.assert_quiet();
}

#[test]
fn parts_of_a_sheet_do_not_overlap() {
    let browser = Browser::start();
    browser.open("");
    // Tables of three and of four players have the same layout. With bots the person's own board is shown, too.
    let cases = [1, 2, 3, 5].into_iter().flat_map(|players| {
        let moments = ["end", "middle"].into_iter();
        moments.flat_map(move |moment| ["people", "bots"].map(|who| (players, moment, who)))
    });
    let mut wrong = Vec::new();
    for (players, moment, who) in cases.step_by(one_in(3)) {
        let people = table(players, |state| match moment {
            "end" => Tramways::to_act(state).is_none(),
            _ => state.round == 4 && state.decision == Decision::Task,
        });
        browser.lay_on_screen();
        sit(&browser, &if who == "bots" { with_bots(&people) } else { people });
        if moment == "end" {
            browser.click("[data-testid=skip-count]");
        }
        for (width, height) in PAPERS {
            browser.lay_on_paper((width, height));
            browser.screenshot(&format!("paper-{players}-{moment}-{who}-{width}"));
            let said = browser.run(SPILT, json!([PARTS, height]));
            if said != json!([]) {
                wrong.push(format!("{players} {who}, {moment}, {width}x{height}: {said}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_solo_game_is_printed_on_two_pages() {
    let browser = Browser::start();
    Player::sit_down(&browser, &table(1, |state| state.decision == Decision::Over));
    browser.wait_for("[data-testid=final-count]");
    assert_eq!(browser.print("paper-solo"), 2);
    Player::sit_down(&browser, &table(5, |state| state.decision == Decision::Over));
    browser.wait_for("[data-testid=final-count]");
    assert!(browser.print("paper-five") <= 6);
}

#[test]
fn prints_the_whole_map_even_if_zoomed_in() {
    let browser = Browser::start();
    let window = (1280, 800);
    browser.show_small(window, Pointer::Mouse);
    Player::sit_down(&browser, &table(1, |state| state.round == 2));
    let seen = || browser.attribute(".board-view__sheet", "viewBox").expect("a map");
    let far = seen();
    browser.turn_wheel(browser.middle(".board-view__sheet"), -400);
    browser.wait_until("one looks at a part", || seen() != far);
    let near = seen();
    browser.print("paper-map");
    browser.wait_until("one looks at the part again", || seen() == near);
    browser.lay_on_paper(PAPERS[0]);
    let whole = seen();
    let numbers: Vec<f64> = whole.split(' ').map(|n| n.parse().expect("a number")).collect();
    assert_eq!(numbers[..2], [-26.0, -26.0], "the map begins with its margin: {whole}");
    assert_ne!(near, whole);
    browser.lay_on_screen();
    browser.show_small(window, Pointer::Mouse);
    browser.wait_until("one looks at a part on the screen", || seen() != whole);
}

#[test]
fn paper_is_light_where_the_page_is_dark() {
    let browser = Browser::start();
    browser.emulate(&[("prefers-color-scheme", "dark")]);
    Player::sit_down(&browser, &table(1, |state| state.round == 2));
    browser.run("document.documentElement.classList.add('theme-dark')", json!([]));
    let ink = "return getComputedStyle(document.querySelector('.player-board')).color";
    let on_screen = browser.run(ink, json!([]));
    browser.lay_on_paper(PAPERS[0]);
    assert_ne!(browser.run(ink, json!([])), on_screen);
}
