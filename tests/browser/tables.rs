//! The tables of San Francisco, Berlin and Metromania: layout, the past, hints, paper.

use crate::browser::{Browser, Pointer, key};
use crate::games::{begin, play_until, ply, press_until, turn};
use catenary::engine::bots::Level;
use catenary::engine::game::Seat;
use catenary::table::{Controller, Hands, Players};
use serde_json::json;

/// Presses something at a table: the main button, a place, a card or Ticket, a choice.
pub(crate) const PRESS: &str = "
    const number = arguments[0], all = selector => [...document.querySelectorAll(selector)];
    const first = all('[data-testid=take-device], .ask__choices .button--main')[0];
    if (first) { first.click(); return 'main'; }
    const places = all('[data-place-button][data-legal][aria-pressed=false]');
    const cards = all(':is([data-testid=market], [data-testid=hand]) [data-piece].is-legal:not(.card)');
    const choices = all(':is(.ask__choices, [data-testid=market]) [data-choice]:not(.button--quiet)');
    const pool = [places, cards, choices].find(it => it.length);
    if (!pool) return 'nothing';
    pool[number % pool.length].click();
    return 'pressed';";

const WINDOWS: [(u32, u32); 6] =
    [(1366, 650), (1440, 900), (1024, 768), (390, 844), (360, 640), (844, 390)];

/// Returns the inner elements that extend beyond their outer box or the window.
const SPILT: &str = "
    const [outer, inner] = arguments, said = [];
    let looked = 0;
    for (const box of document.querySelectorAll(outer)) {
        const room = box.getBoundingClientRect();
        for (const it of box.querySelectorAll(inner)) {
            const at = it.getBoundingClientRect();
            if (!at.width || !at.height) continue;
            looked++;
            const inside = at.left >= room.left - 1 && at.right <= room.right + 1 && at.top >= room.top - 1 && at.bottom <= room.bottom + 1;
            const seen = at.left >= -1 && at.right <= innerWidth + 1 && at.top >= -1 && at.bottom <= innerHeight + 1;
            if (!inside || !seen) said.push(`${it.tagName} ${it.className.baseVal ?? it.className} ${it.textContent}`);
        }
    }
    return looked ? said : [`no ${inner} to look at`]";

fn people(count: usize) -> Players {
    Players::people(count).with_hands(Hands::Open)
}

fn spilt(browser: &Browser, outer: &str, inner: &str) -> serde_json::Value {
    browser.run(SPILT, json!([outer, inner]))
}

#[test]
fn the_chances_fit_into_the_card_of_the_deck() {
    let browser = Browser::start();
    begin(&browser, "san-francisco", people(2), 5, "en");
    play_until(&browser, PRESS, 0, "ply() >= 6");
    for size in WINDOWS {
        browser.show_small(size, Pointer::Mouse);
        browser.wait_for(".city-card--odds");
        browser.wait_until("the chances in their card", || {
            spilt(&browser, ".city-card--odds", "*") == json!([])
                && spilt(&browser, "[data-testid=market]", ".city-card") == json!([])
        });
        browser.screenshot(&format!("city-deck-{}", size.0));
    }
    browser.assert_quiet();
}

#[test]
fn four_players_have_whole_names_and_the_log_in_a_wide_window() {
    const CUT: &str = "
        const cut = it => it.scrollWidth > it.clientWidth;
        const names = [...document.querySelectorAll('.player-chip__name')];
        return names.length ? names.filter(cut).map(it => it.textContent) : ['no name to look at']";
    const LOG: &str = "
        const log = document.querySelector('[data-testid=log]').getBoundingClientRect();
        return log.top < innerHeight - 100 && log.bottom <= innerHeight + 1";
    for title in ["berlin", "metromania"] {
        let browser = Browser::start();
        begin(&browser, title, people(4), 5, "es");
        browser.show_small((1440, 900), Pointer::Mouse);
        assert_eq!(browser.run(CUT, json!([])), json!([]), "{title}");
        assert_eq!(browser.run(LOG, json!([])), json!(true), "{title}");
        browser.screenshot(&format!("four-{title}"));
        browser.assert_quiet();
    }
}

#[test]
fn all_header_buttons_are_within_every_window() {
    for title in ["berlin", "metromania"] {
        let browser = Browser::start();
        begin(&browser, title, people(4), 5, "es");
        for size in WINDOWS {
            browser.show_small(size, Pointer::Mouse);
            let head = spilt(&browser, ".frame__head", ".topbar__tools > .button");
            assert_eq!(head, json!([]), "{title} at {size:?}");
            let folds = browser.run(
                "return getComputedStyle(document.querySelector('[data-testid=more]')).display !== 'none'",
                json!([]),
            );
            if folds == json!(true) {
                browser.click("[data-testid=more]");
                browser.wait_for(".topbar__sheet.is-open");
            }
            browser.wait_until("rules, settings and sharing in the window", || {
                let sheet = ".topbar__sheet > :is(.button, a)";
                spilt(&browser, ".table-of", sheet) == json!([])
                    && browser.run(
                        "const at = document.querySelector('[data-testid=settings]').getBoundingClientRect();
                         const top = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
                         return !!top?.closest('[data-testid=settings]')",
                        json!([]),
                    ) == json!(true)
            });
            browser.screenshot(&format!("head-{title}-{}", size.0));
            if folds == json!(true) {
                // A press on the board closes the sheet.
                browser.click_at(4.0, f64::from(size.1) - 4.0);
                browser.wait_for(".topbar__sheet:not(.is-open)");
            }
        }
        browser.assert_quiet();
    }
}

/// Returns faults of the hand: not apart from the offered cards, or smaller than the market.
const APART: &str = "
    const box = it => document.querySelector(it).getBoundingClientRect();
    const [board, hand, market] = ['.board-view', '[data-testid=hand]', '[data-testid=market]'].map(box), said = [];
    if (document.querySelector('[data-testid=hand] .is-offered')) said.push('on offer in the hand');
    const offer = box('.city-offer');
    const meet = it => Math.min(it.right, offer.right) > Math.max(it.left, offer.left) + 1 && Math.min(it.bottom, offer.bottom) > Math.max(it.top, offer.top) + 1;
    if (['.city-own', '.city-hand'].map(box).some(meet)) said.push('they overlap');
    const size = it => it.width * it.height;
    if (market.top > board.bottom - 1 && market.left < board.right - 1 && size(market) > size(hand) + 1) said.push('the hand is smaller');
    const names = [...document.querySelectorAll('.row-name')].filter(it => it.checkVisibility());
    if (names.some(it => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).position !== 'absolute')) said.push('a name is cut off');
    return said";

/// Two offered and two held Tickets are all completely visible, the offered ones apart.
#[test]
fn four_tickets_are_seen_whole_and_those_on_offer_apart() {
    let browser = Browser::start();
    begin(&browser, "berlin", people(2), 5, "es");
    let all = |selector: &str| browser.count(selector);
    // Both Tickets are kept whenever some are offered, and others are drawn at the first turn.
    const KEEP: &str = "
        const it = document.querySelector('.ask__choices .button--main') ?? document.querySelector('.ask__choices [data-choice]')
            ?? document.querySelector('[data-place-button][data-legal]');
        it?.click(); return it ? 'kept' : 'nothing'";
    let in_turns = "count('.city-ticket.is-offered') === 0 && count('[data-testid=market] .city-card--tickets.is-legal') === 1";
    play_until(&browser, KEEP, 0, in_turns);
    assert_eq!(all(".city-ticket"), 2);
    browser.click("[data-testid=market] .city-card--tickets");
    browser.click(".ask__choices .button--main");
    browser.wait_until("four Tickets", || all(".city-ticket") == 4);
    for size in
        [(390, 844), (360, 640), (1366, 768), (1440, 900), (1024, 768), (844, 390), (1366, 650)]
    {
        browser.show_small(size, Pointer::Finger);
        // On a phone the player's Tickets are a row that continues beyond the offered ones.
        let (held, tickets) = if size.0.min(size.1) < 560 {
            (".city-card", ".city-offer .city-ticket")
        } else {
            (".city-ticket, .city-card", ".city-ticket")
        };
        browser.wait_until("all four in sight", || {
            spilt(&browser, "[data-testid=hand]", held) == json!([])
                && spilt(&browser, "[data-testid=market]", ".city-ticket") == json!([])
                && spilt(&browser, tickets, "span, b") == json!([])
        });
        assert_eq!(browser.run(APART, json!([])), json!([]), "{size:?}");
        browser.screenshot(&format!("city-four-tickets-{}", size.0));
    }
    browser.assert_quiet();
}

/// Returns the words of prompt and header that are cut off.
const CUT: &str = "
    const words = [...document.querySelectorAll('[data-testid=prompt], [data-testid=progress]')];
    if (!words.length) return ['no words to look at'];
    return words.filter(it => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1).map(it => it.innerText)";

#[test]
fn a_tablet_and_a_phone_in_landscape_show_the_whole_hand() {
    let browser = Browser::start();
    let (hand, market) = ("[data-testid=hand]", "[data-testid=market]");
    let cities = [(hand, ".city-card"), (".city-ticket", "span, b"), (market, ".city-ticket")];
    let metro = [(hand, ".metro-piece"), (market, ".metro-test")];
    for (title, parts) in [("berlin", &cities[..]), ("metromania", &metro)] {
        begin(&browser, title, people(2), 5, "es");
        for size in [(1024, 768), (844, 390)] {
            browser.show_small(size, Pointer::Finger);
            browser.wait_until("all of it in sight", || {
                parts.iter().all(|(outer, inner)| spilt(&browser, outer, inner) == json!([]))
                    && browser.run(CUT, json!([])) == json!([])
            });
            browser.screenshot(&format!("held-{title}-{}", size.0));
        }
    }
    for size in [(390, 844), (360, 640)] {
        browser.show_small(size, Pointer::Finger);
        browser.wait_until("all words of the head", || browser.run(CUT, json!([])) == json!([]));
    }
    browser.assert_quiet();
}

/// Returns the elements that a part of the page covers; "nothing" if there is nothing to check.
const COVERED: &str = "
    const over = document.querySelector(arguments[0])?.getBoundingClientRect();
    const under = [...document.querySelectorAll(arguments[1])].map(it => [it, it.getBoundingClientRect()]).filter(([, at]) => at.width);
    if (!over || !under.length) return 'nothing';
    const lies = at => Math.min(over.right, at.right) - Math.max(over.left, at.left) > 1 && Math.min(over.bottom, at.bottom) - Math.max(over.top, at.top) > 1;
    return under.filter(([, at]) => lies(at)).map(([it]) => it.className.baseVal ?? it.className)";

#[test]
fn the_guide_covers_no_control() {
    let browser = Browser::start();
    let there =
        ".board-view, [data-testid=hand], [data-testid=market], .ask__words, .ask__choices .button";
    for title in ["san-francisco", "berlin", "metromania"] {
        browser.open("");
        browser.click(&format!("[data-testid=learn-{title}]"));
        browser.wait_for("[data-testid=lesson]");
        for size in WINDOWS {
            browser.show_small(size, Pointer::Finger);
            browser.wait_until("the guide beside all else", || {
                browser.run(COVERED, json!([".lesson", there])) == json!([])
                    && spilt(&browser, ".table-of", ".lesson, .lesson .button") == json!([])
            });
            browser.screenshot(&format!("lesson-{title}-{}", size.0));
        }
    }
    browser.assert_quiet();
}

#[test]
fn the_bar_of_the_past_does_not_cover_the_board() {
    let browser = Browser::start();
    begin(&browser, "berlin", people(2), 5, "en");
    play_until(&browser, PRESS, 0, "ply() >= 12");
    browser.click("[data-testid=past-button]");
    browser.click("[data-testid=past-back]");
    for size in WINDOWS {
        browser.show_small(size, Pointer::Finger);
        browser.wait_until("the board beside the past", || {
            browser.run(COVERED, json!([".frame__past", ".board-view"])) == json!([])
                && spilt(&browser, ".past__bar", "button, input") == json!([])
        });
        browser.screenshot(&format!("past-{}", size.0));
    }
    browser.assert_quiet();
}

#[test]
fn the_prompt_of_the_past_says_so_and_leads_back() {
    let browser = Browser::start();
    begin(&browser, "berlin", people(2), 5, "en");
    play_until(&browser, PRESS, 0, "ply() >= 12");
    let now = ply(&browser);
    browser.click("[data-testid=past-button]");
    browser.click("[data-testid=past-back]");
    browser.wait_until("an earlier position", || ply(&browser) < now);
    browser.click("[data-testid=past-button]");
    browser.wait_until("the bar to be closed", || browser.count("[data-testid=past]") == 0);
    assert!(
        browser.text("[data-testid=prompt]").contains("You are looking at an earlier position.")
    );
    browser.screenshot("past-prompt");
    browser.click("[data-testid=to-present]");
    browser.wait_until("the present", || ply(&browser) == now);
    assert_eq!(browser.count("[data-testid=to-present]"), 0);
    browser.click("[data-testid=past-button]");
    browser.click("[data-testid=past-back]");
    browser.click("[data-testid=analyse]");
    browser.wait_for("[data-testid=end-analysis]");
    assert!(browser.text("[data-testid=prompt]").contains("what is hidden is a guess"));
    browser.wait_until("board and prompt to lie open", || browser.count("[data-testid=past]") == 0);
    browser.click("[data-testid=end-analysis]");
    browser.assert_quiet();
}

#[test]
fn the_log_stays_in_its_panel_beside_the_board() {
    let browser = Browser::start();
    begin(&browser, "berlin", people(2), 5, "en");
    play_until(&browser, PRESS, 0, "ply() >= 20");
    browser.show_small((1366, 650), Pointer::Mouse);
    browser.click("[data-testid=open-side]");
    browser.wait_until("the log in its panel", || {
        browser.count(".panel--log > .log") == 1
            && spilt(&browser, ".panel--log", ".log") == json!([])
    });
    browser.screenshot("city-log-650");
    browser.assert_quiet();
}

/// Returns the place that has the focus; null if something else has it.
fn place_with_focus(browser: &Browser) -> serde_json::Value {
    let script = "return document.activeElement.dataset.placeButton ?? null";
    browser.run(script, json!([]))
}

#[test]
fn arrows_go_from_place_to_place_and_enter_presses_it() {
    let browser = Browser::start();
    for title in ["metromania", "berlin"] {
        begin(&browser, title, people(2), 5, "en");
        play_until(&browser, PRESS, 0, "ply() >= 4");
        browser.press(&["m"]);
        browser.wait_until("the board", || place_with_focus(&browser) != json!(null));
        let mut seen = vec![place_with_focus(&browser)];
        for arrow in [key::RIGHT, key::RIGHT, key::DOWN, key::LEFT, key::UP, key::RIGHT] {
            browser.press(&[arrow]);
            seen.push(place_with_focus(&browser));
        }
        let moved = seen.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert!(moved > 2 && !seen.contains(&json!(null)), "{title}: {seen:?}");
        let still = "return document.querySelector('.frame').scrollTop";
        assert_eq!(browser.run(still, json!([])), json!(0), "{title}: the table has moved");
        let legal = "document.querySelector('[data-place-button][data-legal]').focus()";
        browser.run(legal, json!([]));
        browser.press(&[key::ENTER]);
        browser.wait_until("the focus on the board", || place_with_focus(&browser) != json!(null));
        browser.assert_quiet();
    }
}

/// Returns which of two plans of a hint is marked, and its drawing on the board.
const HINTED: &str = "
    const plans = [...document.querySelectorAll('.hint__plans li')];
    const drawn = [...document.querySelectorAll('.board-view__over :is(.metro-hint, .metro-destination, .city-glow)')].map(it => it.outerHTML);
    return [plans.map(it => it.classList.contains('is-shown')), drawn]";

#[test]
fn the_plan_of_a_hint_is_drawn_on_the_board() {
    let browser = Browser::start();
    begin(&browser, "metromania", people(2), 5, "en");
    play_until(&browser, PRESS, 0, "ply() >= 24");
    let ask = || {
        browser.click("[data-testid=hint-button]");
        browser.wait_for("[data-testid=play-hint]");
    };
    ask();
    // A busy machine may have had no time for a second one.
    browser.wait_until("several plans", || {
        let several = browser.count("[data-testid=play-hint]") > 1;
        if !several {
            browser.click("[data-testid=hint-button]");
            ask();
        }
        several
    });
    let drawn = || browser.run(HINTED, json!([]));
    browser.wait_until("the first plan", || {
        let first = drawn();
        first[0][0] == json!(true) && first[0][1] == json!(false) && first[1] != json!([])
    });
    browser.screenshot("hint-drawn");
    // Bots may still find better ones meanwhile.
    let with_focus = |plan: usize| {
        let focus = "document.activeElement.blur(); document.querySelectorAll('[data-testid=play-hint]')[arguments[0]].focus()";
        browser.run(focus, json!([plan]));
        browser.wait_for_picture();
        drawn()
    };
    browser.wait_until("another plan", || {
        let first = with_focus(0);
        first[0][0] == json!(true)
            && (1..browser.count("[data-testid=play-hint]")).any(|plan| {
                let other = with_focus(plan);
                let shown = other[0][plan] == json!(true);
                shown && other[1] != json!([]) && other[1] != first[1]
            })
    });
    browser.click("[data-testid=hint-button]");
    browser.wait_until("nothing drawn", || browser.run(HINTED, json!([])) == json!([[], []]));
    browser.assert_quiet();
}

#[test]
fn a_hint_is_played_by_its_button() {
    let browser = Browser::start();
    begin(&browser, "metromania", people(2), 5, "en");
    let before = ply(&browser);
    browser.click("[data-testid=hint-button]");
    browser.wait_for("[data-testid=play-hint]");
    browser.screenshot("hint");
    browser.click("[data-testid=play-hint]");
    browser.wait_until("the plan to be played", || ply(&browser) > before);
    browser.assert_quiet();
}

/// Paper shows the position, not the possible actions.
#[test]
fn the_printed_board_shows_no_possible_actions() {
    let seen = "
        const drawn = it => !it || (getComputedStyle(it).display !== 'none' && drawn(it.parentElement));
        return [...document.querySelectorAll(arguments[0])].filter(drawn).length";
    for (title, done) in [("berlin", ".city-glow"), ("metromania", ".metro-place")] {
        let browser = Browser::start();
        begin(&browser, title, people(2), 5, "en");
        let some = || browser.run(seen, json!([done])) != json!(0);
        press_until(&browser, PRESS, 0, || some() && turn(&browser) == "yours");
        browser.lay_on_paper((703, 1032));
        assert!(!some(), "{title}: {done} is on paper");
        assert_ne!(browser.run(seen, json!([".board-view__sheet"])), json!(0));
        browser.assert_quiet();
    }
}

/// An open end on a station is a ring around it.
#[test]
fn an_open_end_does_not_cover_its_station() {
    let browser = Browser::start();
    begin(&browser, "metromania", people(2), 5, "en");
    let together = "
        const spot = it => `${it.getAttribute('cx')} ${it.getAttribute('cy')}`;
        const stations = new Map([...document.querySelectorAll('.metro-station')].map(it => [spot(it), Number(it.getAttribute('r'))]));
        const heads = [...document.querySelectorAll('.metro-head')].filter(it => stations.has(spot(it)));
        return heads.map(it => getComputedStyle(it).fill === 'none' && Number(it.getAttribute('r')) > stations.get(spot(it)))";
    let met = || browser.run(together, json!([])) != json!([]);
    press_until(&browser, PRESS, 0, || met() || turn(&browser) == "over");
    let seen = browser.run(together, json!([]));
    let heads = seen.as_array().expect("a list");
    assert!(!heads.is_empty() && heads.iter().all(|it| *it == true), "{seen}");
    browser.screenshot("metromania-open-end");
    browser.assert_quiet();
}

/// Returns whether the window shows the hand and the button that passes the device on, at the end of a turn.
const END_OF_TURN: &str = "
    const seen = selector => {
        const at = document.querySelector(selector)?.getBoundingClientRect();
        return Boolean(at && at.width && at.top >= -1 && at.bottom <= innerHeight + 1 && at.right <= innerWidth + 1);
    };
    return seen('[data-testid=pass-device]') && seen('[data-testid=hand] [data-piece], [data-testid=hand] .city-card, [data-testid=hand] svg')";

#[test]
fn shows_the_table_before_the_device_is_passed_on() {
    let browser = Browser::start();
    for (title, players) in [("berlin", 2), ("metromania", 3)] {
        begin(&browser, title, Players::people(players), 5, "en");
        for turns in 0..2 * players {
            browser.wait_for("[data-testid=take-device]");
            let output = browser.count("[data-testid=since] li") > 0;
            assert_eq!(output, turns > 0, "{title}, turn {turns}");
            play_until(&browser, PRESS, 0, "turn() === 'done'");
            if turns == players {
                all_is_seen(&browser);
                browser.click("[data-testid=undo]");
                browser.wait_until("the turn again", || {
                    let asks = browser.count("[data-testid=agree]") > 0;
                    if asks {
                        browser.click("[data-testid=agree]");
                    }
                    turn(&browser) == "yours"
                });
                play_until(&browser, PRESS, 0, "turn() === 'done'");
            }
            browser.click("[data-testid=pass-device]");
        }
        browser.wait_for("[data-testid=since]");
        browser.screenshot(&format!("passed-{title}"));
    }
    browser.assert_quiet();
}

/// Checks that every window shows the hand and the button that passes the device on.
fn all_is_seen(browser: &Browser) {
    for size in WINDOWS {
        browser.show_small(size, Pointer::Mouse);
        browser
            .wait_until("the hand and the way on", || browser.run(END_OF_TURN, json!([])) == true);
    }
}

/// Bots in all seats play the game to its end, and a taken seat shows its hand: neither may happen by accident.
#[test]
fn a_seat_is_handed_over_by_a_second_press_only() {
    let browser = Browser::start();
    begin(&browser, "berlin", Players::people(2).with_hands(Hands::Open), 5, "en");
    let door = ".player-board:first-child [data-testid=hand-over]";
    browser.show_small((1440, 900), Pointer::Mouse);
    browser.click(".player-board:first-child [data-testid=unfold]");
    browser.wait_for(door);
    assert_eq!(browser.text(door), "Let a bot play");
    browser.click(door);
    browser.wait_until("the question", || browser.text(door) == "Yes, let a bot play");
    assert_eq!(browser.count(".player-board small"), 0, "no bot has a seat");
    browser.run("document.activeElement.blur()", json!([]));
    browser.wait_until("no question", || browser.text(door) == "Let a bot play");
    browser.click(door);
    browser.wait_until("the question", || browser.text(door) == "Yes, let a bot play");
    // Two quick presses count as one, so wait.
    std::thread::sleep(std::time::Duration::from_millis(400));
    browser.click(door);
    browser.wait_for(".player-board:first-child small");
    assert_eq!(browser.text(door), "Play for this player");
    browser.assert_quiet();
}

/// Returns for each line of the log about a player whether it begins with a disc and a name, the first character of the
/// action, and its distance below the name.
const ENTRIES: &str = "
    const named = [...document.querySelectorAll('[data-testid=log] .log__entry')].filter(it => it.querySelector('.log__who'));
    return named.map(it => {
        const [who, action] = ['.log__who', '.log__deed'].map(part => it.querySelector(part));
        const [above, below] = [who, action].map(part => part.getClientRects()[0]);
        return [!!it.querySelector('svg') && who.textContent.trim() !== '', action.textContent.slice(0, 1), below.top - above.bottom];
    })";

#[test]
fn lines_of_the_log_begin_with_disc_and_name_and_wrap_next_to_them() {
    let against_bot = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
    for (title, players) in
        [("berlin", people(2)), ("berlin", against_bot.clone()), ("metromania", against_bot)]
    {
        let browser = Browser::start();
        begin(&browser, title, players, 5, "en");
        play_until(&browser, PRESS, 0, "ply() >= 12");
        let entries = browser.run(ENTRIES, json!([]));
        let entries = entries.as_array().expect("entries");
        assert!(entries.len() > 2, "{entries:?}");
        for entry in entries {
            let first = entry[1].as_str().and_then(|it| it.chars().next()).expect("a letter");
            assert_eq!(entry[0], json!(true), "{title}: {entry}");
            assert!(first.is_uppercase(), "{title}: {entry}");
            assert!(entry[2].as_f64().is_some_and(|below| below < 0.0), "{title}: {entry}");
        }
        browser.screenshot(&format!("log-{title}"));
        browser.assert_quiet();
    }
}

#[test]
fn the_words_of_the_prompt_have_no_focus_ring() {
    let browser = Browser::start();
    browser.show_small((1366, 768), Pointer::Mouse);
    begin(&browser, "berlin", people(2), 5, "en");
    let edge = "return getComputedStyle(document.querySelector('.ask__words')).boxShadow";
    let before = browser.run(edge, json!([]));
    browser.press(&[key::TAB]);
    browser.run("document.querySelector('.ask').focus()", json!([]));
    browser.wait_for(".ask:focus-visible");
    assert_eq!(browser.run(edge, json!([])), before);
}
