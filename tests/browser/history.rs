//! The past of a game: going anywhere in it, undoing all of it, other lines, plans.

use crate::browser::{Browser, Pointer, key};
use crate::places::press;
use crate::player::{Player, table};
use catenary::engine::bots::Level;
use catenary::engine::game::{Game, Seat};
use catenary::table::{Controller, GameMode, Players, Session, Table};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::metric::Metric;
use catenary::titles::tramways::rules::state::{Decision, State};
use catenary::titles::tramways::view::history::step_shown;
use catenary::words::Locale;
use serde_json::json;

fn wait_for_ply(browser: &Browser, player: &Player<'_>, ply: usize) {
    browser.wait_until(&format!("decision {ply}"), || player.ply() == ply);
}

fn open_history(browser: &Browser) {
    browser.click("[data-testid=history]");
    browser.wait_for("[data-testid=history-bar]");
}

fn is_task(round: u8) -> impl Fn(&State) -> bool {
    move |state| state.round == round && state.decision == Decision::Task
}

#[test]
fn escape_closes_what_was_opened_last_and_takes_nothing_back() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(4));
    let length = start.session.length();
    let player = Player::sit_down(&browser, &start);
    press(&browser, ".prompt [data-action]");
    wait_for_ply(&browser, &player, length + 1);
    open_history(&browser);
    browser.press(&["h"]);
    browser.wait_for("[data-testid=hints]");
    let open = |it: &str| browser.count(&format!("[data-testid={it}]"));
    browser.press(&[key::ESCAPE]);
    browser.wait_until("the hints to close", || open("hints") == 0);
    assert_eq!((open("history-bar"), player.ply()), (1, length + 1));
    browser.press(&[key::ESCAPE]);
    browser.wait_until("the history to close", || open("history-bar") == 0);
    assert_eq!(player.ply(), length + 1);
    browser.press(&[key::ESCAPE]);
    wait_for_ply(&browser, &player, length);
    browser.press(&[key::ESCAPE]);
    assert_eq!(browser.count(".prompt__refusal"), 0, "there was nothing to leave");
    browser.assert_quiet();
}

#[test]
fn keys_and_the_log_go_to_any_decision() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(4));
    let length = start.session.length();
    let player = Player::sit_down(&browser, &start);
    open_history(&browser);
    browser.press(&[key::HOME]);
    wait_for_ply(&browser, &player, 0);
    browser.press(&[key::RIGHT]);
    browser.wait_until("an action on", || player.ply() > 0);
    let first = player.ply();
    browser.press(&[key::RIGHT]);
    browser.wait_until("another one on", || player.ply() > first);
    browser.press(&[key::LEFT]);
    wait_for_ply(&browser, &player, first);
    browser.press(&[key::END]);
    wait_for_ply(&browser, &player, length);
    browser.press(&[key::LEFT]);
    browser.wait_until("an action back", || player.ply() < length);
    browser.press(&[key::RIGHT]);
    wait_for_ply(&browser, &player, length);

    browser.run("document.querySelectorAll('.log__door')[4].click()", json!([]));
    browser.wait_until("the entry's position", || player.ply() < length);
    assert_eq!(browser.count(".log__entry.is-now"), 1);
    assert!(browser.count(".log__entry.is-later") > 10, "the log stays whole");
    let shown = browser.text("[data-testid=history-place]");
    let mut session = Session::clone(&start.session);
    session.go_to(player.ply());
    assert_eq!(shown, step_shown(&session, Locale::English));
    browser.screenshot("history-log");
    browser.run("[...document.querySelectorAll('.log__door')].pop().click()", json!([]));
    wait_for_ply(&browser, &player, length);
    browser.assert_quiet();
}

#[test]
fn a_casual_game_is_undone_to_its_start_and_redone_to_its_end() {
    let browser = Browser::start();
    let start = table(1, 6, is_task(2));
    let length = start.session.length();
    let player = Player::sit_down(&browser, &start);
    for _ in 0..length {
        if player.ply() == 0 {
            break;
        }
        let before = player.ply();
        browser.press(&["u"]);
        browser.wait_until("an undo", || player.ply() < before);
    }
    assert_eq!(player.ply(), 0);
    assert!(browser.attribute("[data-testid=undo]", "aria-disabled").is_some());
    while player.ply() < length {
        let before = player.ply();
        browser.click("[data-testid=redo]");
        browser.wait_until("a redo", || player.ply() > before);
    }
    // How often something was taken back is counted, whatever comes again.
    let opened = player.save().open().expect("a good save").0;
    assert!(opened.session == start.session);
    browser.assert_quiet();
}

/// The game with six decisions more, and with another one in their place.
fn with_another_line(start: &Table<Tramways>) -> Session<Tramways> {
    let mut session = Session::clone(&start.session);
    let mut legal = Vec::new();
    for _ in 0..6 {
        Tramways::legal_actions(session.state(), &mut legal);
        session.play(*legal.last().expect("a decision")).expect("a legal action");
    }
    session.go_to(start.session.length());
    let taken = session.whole_record().actions[session.ply()];
    Tramways::legal_actions(session.state(), &mut legal);
    let other = legal.into_iter().find(|&action| action != taken).expect("another");
    session.play(other).expect("a legal action");
    session
}

#[test]
fn a_line_is_forgotten_after_a_second_click_only() {
    let browser = Browser::start();
    let start = table(1, 6, is_task(3));
    let session = with_another_line(&start);
    Player::sit_down(&browser, &Table { session: session.into(), ..start });
    open_history(&browser);
    browser.click("[data-testid=lines] summary");
    assert_eq!(browser.count(".lines__entry"), 2);
    browser.click("[data-testid=line-forget]");
    browser.wait_until("the question", || {
        browser.text("[data-testid=line-forget]") == "Delete for good"
    });
    assert_eq!(browser.count(".lines__entry"), 2);
    browser.run("document.activeElement.blur()", json!([]));
    browser.wait_until("second thoughts", || browser.text("[data-testid=line-forget]") == "Delete");
    browser.click("[data-testid=line-forget]");
    browser.wait_for("[data-testid=line-forget].button--danger");
    browser.click("[data-testid=line-forget]");
    browser.wait_until("one line", || browser.count(".lines__entry") == 1);
    browser.assert_quiet();
}

#[test]
fn two_lines_are_laid_side_by_side() {
    let browser = Browser::start();
    let start = table(2, 6, is_task(3));
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
    let session = with_another_line(&start);
    let start = Table { session: session.into(), players: players.into(), ..start };
    let player = Player::sit_down(&browser, &start);
    open_history(&browser);
    browser.click("[data-testid=lines] summary");
    browser.click("[data-testid=line-compare]");
    browser.wait_for("[data-testid=compare]");
    let told = browser.text("[data-testid=compare]");
    let (there, here) = (&start.session.lines()[0], start.session.state());
    let there = &there.steps().last().expect("a decision").state;
    for seat in [Seat(0), Seat(1)] {
        for metric in Metric::ALL {
            let number = |state| Locale::English.number(metric.of(state, seat).into());
            let both = format!("{} → {}", number(there), number(here));
            assert!(told.contains(&both), "{both} in {told}");
        }
    }
    browser.screenshot("history-compare");
    browser.click("[data-testid=compare-go]");
    wait_for_ply(&browser, &player, start.session.lines()[0].steps().len());
    browser.assert_quiet();
}

#[test]
fn a_plan_does_not_touch_the_game_until_it_is_played() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(3));
    let length = start.session.length();
    let player = Player::sit_down(&browser, &start);
    let money = Tramways::notation(start.session.state(), Action::TwoDollars);
    let take = format!("[data-action=\"{money}\"]");
    let before = player.entry();

    browser.press(&["p"]);
    browser.wait_for("[data-testid=analysis]");
    browser.click(&take);
    browser.wait_until("the decision of the plan", || player.ply() != length);
    browser.screenshot("plan");
    browser.press(&["p"]);
    browser.wait_until("the game again", || browser.count("[data-testid=analysis]") == 0);
    wait_for_ply(&browser, &player, length);
    assert!(player.entry() == before, "nothing was saved");

    browser.click("[data-testid=try]");
    browser.wait_for("[data-testid=analysis]");
    browser.click(&take);
    browser.click("[data-testid=analysis-do]");
    browser.wait_until("the game again", || browser.count("[data-testid=analysis]") == 0);
    wait_for_ply(&browser, &player, length + 1);
    assert_eq!(player.record().actions.last(), Some(&Action::TwoDollars));
    browser.assert_quiet();
}

#[test]
fn a_plan_is_made_while_a_bot_is_to_move() {
    let browser = Browser::start();
    let start = table(2, 5, |state| is_task(2)(state) && state.seat == Seat(1));
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Easy));
    let start = Table { players: players.into(), ..start };
    let player = Player::sit_down_with(&browser, &start, &json!({ "pace": "slow" }));
    browser.press(&["p"]);
    browser.wait_for("[data-testid=analysis]");
    let money = Tramways::notation(start.session.state(), Action::TwoDollars);
    browser.click(&format!("[data-action=\"{money}\"]"));
    browser.click("[data-testid=analysis-on]");
    browser.wait_until("another turn", || player.ply() == 0);
    browser.click("[data-testid=analysis-end]");
    browser.wait_until("the bot to play on", || player.ply() > start.session.length());
    browser.assert_quiet();
}

#[test]
fn a_ranked_game_is_only_looked_back_at() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(3));
    let length = start.session.length();
    let player = Player::sit_down(&browser, &Table { mode: GameMode::Ranked, ..start });
    browser.wait_for("[data-testid=mode]");
    browser.press(&["u"]);
    browser.wait_for("[data-testid=refusal]");
    assert_eq!(player.ply(), length);
    for helper in ["hint-button", "try"] {
        assert_eq!(browser.count(&format!("[data-testid={helper}]")), 0, "{helper}");
    }
    browser.press(&["p"]);
    assert_eq!(browser.count("[data-testid=analysis]"), 0);
    open_history(&browser);
    assert_eq!(browser.count("[data-testid=lines]"), 0);
    browser.press(&[key::HOME]);
    wait_for_ply(&browser, &player, 0);
    assert_eq!(browser.count(".offer[data-action], .prompt [data-action]"), 0, "nothing to decide");
    browser.click("[data-testid=to-present]");
    wait_for_ply(&browser, &player, length);
    browser.assert_quiet();
}

#[test]
fn a_finished_game_is_seen_with_any_eyes() {
    let browser = Browser::start();
    let start = table(3, 5, |state| state.decision == Decision::Over);
    let player = Player::sit_down(&browser, &start);
    press(&browser, "[data-testid=final-score] button");
    open_history(&browser);
    let task = (0..start.session.length())
        .find(|&ply| is_task(3)(start.session.state_at(ply)))
        .expect("a turn");
    browser.run(
        "const slider = document.querySelector('[data-testid=history-slider]');
         slider.value = arguments[0];
         slider.dispatchEvent(new Event('input', { bubbles: true }))",
        json!([task]),
    );
    wait_for_ply(&browser, &player, task);
    let state = start.session.state_at(task);
    for seat in [Seat(0), Seat(1), Seat(2)] {
        let place = 2 + seat.index();
        choose(&browser, place);
        browser.wait_for(&format!(".hand[data-seat=\"{}\"]", seat.0));
        let shown = browser.run(
            "return [...document.querySelectorAll('.hand [data-card]')].map(it => it.dataset.card)",
            json!([]),
        );
        for card in &state.players[seat].hand {
            assert!(shown.to_string().contains(&card.name()), "{} of {seat:?}", card.name());
        }
    }
    choose(&browser, 1);
    browser.wait_for(&format!(".hand[data-seat=\"{}\"]", state.seat.0));
    browser.assert_quiet();
}

/// Chooses eyes by their place in the list.
fn choose(browser: &Browser, place: usize) {
    browser.run(
        "const eyes = document.querySelector('[data-testid=eyes]');
         eyes.selectedIndex = arguments[0];
         eyes.dispatchEvent(new Event('change', { bubbles: true }))",
        json!([place]),
    );
}

#[test]
fn a_replay_runs_by_itself_and_the_chart_is_a_door() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(2));
    let length = start.session.length();
    let player = Player::sit_down(&browser, &start);
    open_history(&browser);
    browser.press(&[key::HOME]);
    wait_for_ply(&browser, &player, 0);
    browser.click("[data-testid=history-run]");
    browser.wait_until("the replay to run", || player.ply() > 0);
    let first = player.ply();
    browser.wait_until("the replay to go on", || player.ply() > first);
    browser.click("[data-testid=history-run]");

    browser.run(
        "document.querySelector('[data-testid=chart]').closest('details').open = true",
        json!([]),
    );
    for (part, ply) in [(1.0, length), (0.0, 0)] {
        browser.run(
            "const chart = document.querySelector('[data-testid=chart]');
             const frame = chart.getBoundingClientRect();
             const clientX = frame.left + frame.width * arguments[0];
             chart.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX }))",
            json!([part]),
        );
        wait_for_ply(&browser, &player, ply);
    }
    browser.assert_quiet();
}

/// Of the visible controls of the past those that a finger misses, or that are off the screen or covered; then the part
/// of the screen's height that the map has.
const ON_A_PHONE: &str = "
    const name = it => it.outerHTML.replace(/<svg.*?<\\/svg>/g, '').slice(0, 120);
    const bad = [...document.querySelectorAll('.history button, .history input, .history summary')]
        .filter(it => it.checkVisibility({ visibilityProperty: true })).filter(it => {
            const box = it.getBoundingClientRect();
            const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
            const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
            return box.width < 44 || box.height < 44 || !inside || !it.contains(top);
        });
    const shown = ['.prompt-frame', '.table__hand'].filter(it => document.querySelector(it).checkVisibility());
    const map = document.querySelector('.map__sheet').getBoundingClientRect();
    const none = document.querySelector('.history button') ? [] : ['no controls of the past'];
    return [[...bad.map(name), ...shown, ...none], map.height / innerHeight]";

#[test]
fn on_a_phone_the_past_takes_the_place_of_prompt_and_hand() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(4));
    Player::sit_down(&browser, &start);
    for (size, least) in
        [((390, 844), 0.55), ((360, 640), 0.55), ((844, 390), 0.8), ((667, 375), 0.8)]
    {
        browser.show_small(size, Pointer::Finger);
        open_history(&browser);
        let end = browser.text("[data-testid=history-told]");
        browser.click("[data-testid=history-previous]");
        browser.wait_until("what happened before", || {
            let told = browser.text("[data-testid=history-told]");
            !told.is_empty() && told != end
        });
        let look = || browser.run(ON_A_PHONE, json!([]));
        let seen = look();
        assert_eq!(seen[0], json!([]), "{size:?}");
        assert!(seen[1].as_f64().unwrap_or_default() >= least, "{size:?}: {}", seen[1]);

        browser.click("[data-testid=history-more]");
        browser.wait_for(".history__sheet.is-open");
        assert_eq!(look()[0], json!([]), "the sheet at {size:?}");
        browser.click("[data-testid=lines] summary");
        browser.wait_for("[data-testid=lines][open]");
        let sheet = "const it = document.querySelector('.history__sheet'), box = it.getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight && getComputedStyle(it).overflowY == 'auto'";
        assert_eq!(browser.run(sheet, json!([])), json!(true), "it scrolls within itself");
        browser.click("[data-testid=lines] summary");
        browser.click("[data-testid=decide-here]");
        browser.wait_for(":is(.prompt, .sheet) [data-action]");
        assert_eq!(browser.count("[data-testid=history-bar]"), 0);
        browser.click(".strip__present");
        browser.wait_until("the present", || browser.count(".strip__present") == 0);
    }
    browser.assert_quiet();
}

#[test]
fn looking_back_marks_on_the_map_what_the_last_action_did() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(4));
    let player = Player::sit_down(&browser, &start);
    let marks = || browser.count("[data-trace]");
    assert_eq!(marks(), 0, "nothing is marked in the present");
    open_history(&browser);
    let mut seen = 0;
    while player.ply() > 0 {
        let before = player.ply();
        browser.press(&[key::LEFT]);
        browser.wait_until("an action back", || player.ply() < before);
        seen += usize::from(marks() > 0);
    }
    assert!(seen > 2, "{seen} positions with marks");
    browser.press(&[key::END]);
    browser.wait_until("the present", || player.ply() == start.session.length() && marks() == 0);
}

#[test]
fn of_an_action_under_way_the_log_marks_what_was_done() {
    let browser = Browser::start();
    let start = table(1, 4, is_task(4));
    let player = Player::sit_down(&browser, &start);
    open_history(&browser);
    let session = &start.session;
    let ply = (1..session.length())
        .find(|&ply| session.state_at(ply).decision == Decision::Bill)
        .expect("an action under way");
    browser.press(&[key::HOME]);
    wait_for_ply(&browser, &player, 0);
    for next in 1..=ply {
        browser.press(&[key::SHIFT, key::RIGHT]);
        wait_for_ply(&browser, &player, next);
    }
    let ahead = browser.text(".log__entry.is-now .log__ahead");
    let all = browser.text(".log__entry.is-now .log__door");
    assert!(all.ends_with(&ahead) && all.len() > ahead.len(), "{ahead:?} of {all:?}");
    assert_eq!(browser.count(".log__ahead"), 1);
    browser.press(&[key::END]);
    browser.wait_until("nothing ahead", || browser.count(".log__ahead") == 0);
    browser.assert_quiet();
}

/// A finished solo game, looked back at where the $2 could have been taken and were not.
fn looked_back() -> Table<Tramways> {
    let ended = table(1, 4, |state| state.decision == Decision::Over);
    let session = &ended.session;
    let taken = session.whole_record().actions;
    let other = |ply: &usize| {
        let state = session.state_at(*ply);
        let money = Tramways::check(state, Action::TwoDollars).is_ok();
        state.decision == Decision::Task && money && taken[*ply] != Action::TwoDollars
    };
    let ply = (0..taken.len()).find(other).expect("such a decision");
    let mut session = Session::clone(session);
    session.go_to(ply);
    Table::new(session, &ended.players, 1)
}

#[test]
fn a_finished_game_stays_finished_whatever_is_tried_in_it() {
    let browser = Browser::start();
    let start = looked_back();
    let player = Player::sit_down(&browser, &start);
    browser.click("[data-action=money]");
    browser.wait_for("[data-testid=analysis]");
    wait_for_ply(&browser, &player, start.session.ply() + 1);
    browser.screenshot("analysis");
    browser.open("");
    browser.wait_for("[data-testid=saves]");
    browser.open("#/play/given");
    browser.wait_for("[data-testid=table]");
    assert_eq!(browser.count("[data-testid=analysis]"), 0);
    let text = browser.run("return Object.keys(localStorage).filter(it => it.startsWith('catenary.game.given')).length", json!([]));
    assert!(text.as_u64().is_some_and(|entries| entries > 0));
    let save = player.save();
    assert!(save.glance.over, "the list still knows its result");
    let (kept, _) = save.open::<Tramways>().expect("a legal setup");
    assert_eq!(kept.session.whole_record(), start.session.whole_record());
    assert_eq!(kept.session.lines().len(), 1);

    browser.click("[data-testid=play-on]");
    browser.wait_until("a game of its own", || !browser.address().ends_with("given"));
    browser.wait_for("[data-testid=table]");
    assert_eq!(player.record(), start.session.record());
    browser.assert_quiet();
}
