//! Ranked and daily games against bots, of every title that has them.

use crate::attacks::delete_the_only_game;
use crate::browser::{Browser, Pointer};
use crate::games::{PRESS, play_until, ply};
use crate::metromania;
use crate::player::entry_of;
use crate::ranked::{board, paste, report, stored};
use catenary::engine::bots::Level;
use catenary::engine::codec::Results;
use catenary::engine::game::{Game, Rng, Seat};
use catenary::table::field::{Field, FieldLevel};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::scores::challenge::own;
use catenary::table::scores::daily;
use catenary::table::scores::proof::prove;
use catenary::table::title::Title;
use catenary::table::{
    Clock, Controller, Day, Device, GameMode, GameTable, Hands, Player, Players, Session,
};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::words::Locale;
use serde_json::json;

/// The day of the games.
const DAY: Day = Day(20_800);

/// Returns a person against the Hard bot.
pub(crate) fn seats() -> Players {
    let people = Players::people(2);
    let of = |seat| people.get(seat).cloned().expect("a player");
    let bot = Player { controller: Controller::Bot(Level::Hard), ..of(Seat(1)) };
    Players::of([of(Seat(0)), bot], Hands::Hidden)
}

/// Returns the daily game before the person's last decision.
fn nearly_over<G: Title>(key: &str) -> GameTable<G> {
    nearly_over_by::<G>(key, "", 8)
}

/// Does the same for a person of this name; `chance` selects the game.
fn nearly_over_by<G: Title>(key: &str, name: &str, chance: u64) -> GameTable<G> {
    let setup = daily::setup::<G>(key, DAY).expect("a setup");
    let mut session = Session::<G>::new(setup).expect("a legal setup");
    let mut rng = Rng::new(chance);
    while let Some(_) = G::to_act(session.state()) {
        let legal = G::legal(session.state());
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    let own = |ply: &usize| G::to_act(session.state_at(*ply)) == Some(Seat(0));
    let last = (0..session.length()).rev().find(own).expect("a decision");
    let mut record = session.record();
    record.actions.truncate(last);
    let (session, _) = Session::resume(&record, usize::MAX).expect("a legal setup");
    let players = seats().rename(Seat(0), name.to_owned().into());
    let table = GameTable::new(session, &players, 2);
    GameTable { mode: GameMode::Daily(DAY), bots: Some(G::VERSION), ..table }
}

/// Opens a table.
fn sit_down<G: Title>(browser: &Browser, table: GameTable<G>) {
    let mut save = TableModel::new(table, Device::default()).save(1, DAY.begins() + 600_000);
    save.clock = Clock { begun_at: DAY.begins() + 9_000, spent: 590_000 };
    let preferences = json!({ "pace": "instant" }).to_string();
    let entry = entry_of(save);
    let entries =
        [("catenary.game.cup", entry.text()), ("catenary.preferences", preferences.as_str())];
    browser.open_stored("#/play/cup", &entries);
    browser.wait_for("[data-testid=table]");
}

/// Ends the daily game with presses of this script, and checks what is stored.
fn ends_and_counts<G: Title>(key: &str, script: &str) {
    let browser = Browser::start();
    sit_down(&browser, nearly_over::<G>(key));
    let hint = browser.attribute("[data-testid=hint-button]", "aria-disabled");
    assert_eq!(hint.as_deref(), Some("true"), "no hints");
    assert_eq!(browser.count("[data-testid=hand-over]"), 0, "nobody hands a seat over");
    play_until(&browser, script, 0, "count('[data-testid=ranked-note]') === 1");
    let attempts = stored(&browser);
    assert_eq!(attempts.len(), 1);
    let link = attempts[0]["link"].as_str().expect("a link");
    let proof = prove::<G>(link).expect("a proof");
    assert_eq!((proof.mode, attempts[0]["origin"].as_str()), (GameMode::Daily(DAY), Some("own")));
    let results = Results::<G>::read(link).expect("results");
    assert_eq!(results.games[0].bots, G::VERSION);

    // Four games of bots on the deal: two worse, one equal, one better.
    let mut field = Field::new(G::VERSION);
    let results = [proof.result() - 1, proof.result() - 2, proof.result(), proof.result() + 1];
    (0..).zip(results).for_each(|(at, result)| field.add(FieldLevel::Medium, at, result));
    let entry = format!("catenary.field.{:08x}", proof.field_of(G::VERSION).checksum());
    browser.open_stored(&format!("#/ranked/{key}"), &[(&entry, &field.write(1))]);
    browser.wait_for("[data-testid=attempt]");
    assert!(browser.text("[data-testid=entry-field]").starts_with("62%"));
    let score = browser.attribute("[data-testid=attempt]", "data-score");
    assert_eq!(score, Some(proof.points.to_string()));
    let lead = proof.lead.expect("a lead");
    let beside = browser.text("[data-testid=beside]").replace('\u{2212}', "-");
    assert_eq!(beside.trim_start_matches('+'), lead.to_string());
    assert_eq!(browser.text("[data-testid=plate-games]"), "1");
    assert_eq!(browser.count("[data-testid=par-search]"), 0);

    // The result's link compares it with friends' results at once, because the deal was played here.
    browser.open(&format!("#{link}"));
    browser.wait_for("[data-testid=friend-result][data-mine=true]");
    board(&browser);
    assert_eq!(browser.count("[data-testid=attempt]"), 0, "each title has its own results");
    browser.assert_quiet();
}

#[test]
fn a_day_of_san_francisco_ends_and_counts() {
    ends_and_counts::<City>("san-francisco", PRESS);
}

#[test]
fn a_day_of_berlin_ends_and_counts() {
    ends_and_counts::<City>("berlin", PRESS);
}

#[test]
fn a_day_of_metromania_ends_and_counts() {
    ends_and_counts::<Metromania>("metromania", metromania::PRESS);
}

#[test]
fn the_game_of_the_day_starts_and_resumes() {
    let browser = Browser::start();
    for key in ["san-francisco", "berlin", "metromania"] {
        browser.open(&format!("#/daily/{key}"));
        browser.wait_for("[data-testid=table]");
        let started = ply(&browser);
        let script =
            "return Object.values(localStorage).filter(it => it.includes('\"daily\"')).length";
        assert!(
            browser.run(script, json!([])).as_u64() > Some(0),
            "it is stored before it is shown"
        );
        browser.open(&format!("#/ranked/{key}"));
        browser.click("[data-testid=daily-resume]");
        browser.wait_for("[data-testid=table]");
        assert!(ply(&browser) >= started);
    }
    // Without a title it is that of the title played last.
    browser.open("#/daily");
    browser.wait_for("[data-testid=table]");
    let title = browser.attribute("[data-testid=table]", "data-title");
    assert_eq!(title.as_deref(), Some("metromania"));
    browser.assert_quiet();
}

/// Returns the address sent from the final count, or from the page of a challenge.
fn sent(browser: &Browser) -> String {
    browser.click("[data-testid=send-challenge]");
    browser.wait_for("[data-testid=link]");
    let address =
        browser.run("return document.querySelector('[data-testid=link]').value", json!([]));
    browser.click("[data-testid=close-link]");
    address.as_str().expect("an address").to_owned()
}

/// Returns the fragment of an address.
fn fragment(address: &str) -> String {
    format!("#{}", address.split_once('#').expect("a link").1)
}

/// Two people play a deal one after the other, each against the same bot.
fn friends_play_a_deal<G: Title>(key: &str, script: &str, small: Option<(u32, u32)>) {
    let (ana, ben) = (Browser::start(), Browser::start());
    if let Some(size) = small {
        ben.show_small(size, Pointer::Finger);
    }
    sit_down(&ana, nearly_over_by::<G>(key, "Ana", 8));
    play_until(&ana, script, 0, "count('[data-testid=ask-friend]') === 1");
    ana.click("[data-testid=ask-friend]");
    ana.wait_for("[data-testid=friend-result][data-mine=true]");
    let link = fragment(&sent(&ana));
    assert!(link.starts_with("#d1"), "{link}");

    // Her result stays hidden until he has played.
    ben.open_stored("#/", &[("catenary.preferences", "{\"pace\":\"instant\"}")]);
    ben.open(&link);
    ben.wait_for("[data-testid=challenge]");
    assert!(ben.text("[data-testid=played-by]").contains("Ana"));
    assert_eq!(ben.count("[data-testid=friend-result]"), 0);
    ben.click("[data-testid=play-deal]");
    ben.wait_for("[data-testid=table]");
    assert_eq!(ben.text("[data-testid=mode]").trim(), "Challenge");
    assert_eq!(ben.count("[data-testid=hand-over]"), 0, "nobody hands a seat over");
    let started = stored_duels(&ben);
    assert_eq!(started, 1, "it is stored before it is shown");
    // The link leads to the game in progress.
    ben.open(&link);
    ben.wait_for("[data-testid=table]");
    assert_eq!(stored_duels(&ben), started);

    // Ben plays a game that is nearly over to its end.
    let mode = GameMode::Challenge;
    let clear = "Object.keys(localStorage).filter(it => it.startsWith('catenary.game.')).forEach(it => localStorage.removeItem(it))";
    ben.open("#/");
    ben.run(clear, json!([]));
    sit_down(&ben, GameTable { mode, ..nearly_over_by::<G>(key, "Ben", 9) });
    play_until(&ben, script, 0, "count('[data-testid=friend-result]') === 2");
    assert_eq!(ben.count("[data-testid=ranked-note]"), 0, "no score");
    // Both games were played at random, so the check finds decisions that no bot made.
    let found = "return [...document.querySelectorAll('[data-testid=checked]')].filter(it => it.textContent.includes('plays differently')).length";
    ben.wait_until("the check", || ben.run(found, json!([])) == 2);
    assert!(ben.text("[data-testid=ahead]").contains("Ana"));
    let kept = "return Object.entries(localStorage).filter(([key, text]) => key.startsWith('catenary.deal.') && JSON.parse(text).mine === 1).length";
    assert_eq!(ben.run(kept, json!([])), 1, "the results are kept");
    let back = fragment(&sent(&ben));
    let results = Results::<G>::read(&back[1..]).expect("results");
    let names: Vec<&str> = results.games.iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["Ben", "Ana"]);

    // She has played, so she sees both at once.
    ana.open(&back);
    ana.wait_until("both", || ana.count("[data-testid=friend-result]") == 2);
    assert_eq!(ana.count("[data-testid=friend-result][data-mine=true]"), 1);
    assert_eq!(ana.count("[data-testid=play-deal]"), 0);
    ana.click("[data-testid=friend-result][data-mine=false] a");
    ana.wait_for("[data-testid=visit]");
    ana.open(&back);
    ana.click("[data-testid=another-deal]");
    ana.wait_for("[data-testid=table]");
    assert_eq!(ana.text("[data-testid=mode]").trim(), "Challenge");
    ana.assert_quiet();
    ben.assert_quiet();
}

/// Returns the link of a friend's game on Berlin's deal of the day.
fn friends_link() -> String {
    friends_link_by(1)
}

/// Does the same; `chance` selects the game.
fn friends_link_by(chance: u64) -> String {
    let table = nearly_over_by::<City>("berlin", "Ben", 9);
    let mut session = (*table.session).clone();
    let mut rng = Rng::new(chance);
    while let Some(_) = City::to_act(session.state()) {
        let legal = City::legal(session.state());
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    let results = own(&GameTable { session: session.into(), ..table }).expect("a result");
    format!("#{}", results.write().expect("a link"))
}

#[test]
fn a_friends_deal_whose_game_was_deleted_begins_again_with_a_mark() {
    let browser = Browser::start();
    let undos = |count: u32| {
        let script = "return Object.entries(localStorage).filter(([key, text]) => key.startsWith('catenary.game.') && text.includes('\"duel\"')).map(([, text]) => JSON.parse(text.slice(text.indexOf('{'))).undos ?? 0)";
        assert_eq!(browser.run(script, json!([])), json!([count]));
    };
    let link = friends_link();
    for started in 0..2 {
        browser.open(&link);
        browser.wait_for("[data-testid=challenge] .deal__board svg");
        browser.click("[data-testid=play-deal]");
        browser.wait_for("[data-testid=table]");
        undos(started);
        delete_the_only_game(&browser);
    }
    browser.assert_quiet();
}

#[test]
fn shows_a_friends_result_after_the_game_and_remembers_the_deal() {
    let browser = Browser::start();
    let link = friends_link();
    browser.open(&link);
    browser.wait_for("[data-testid=play-deal]");
    assert_eq!(browser.count("[data-testid=played-it]"), 0);
    sit_down(&browser, nearly_over_by::<City>("berlin", "Ana", 8));
    play_until(&browser, PRESS, 0, "count('[data-testid=friend-result]') === 2");
    assert_eq!(browser.count("[data-testid=ask-friend]"), 0, "nobody asked");

    // Neither its game nor the results are stored any more.
    delete_the_only_game(&browser);
    let forget = "Object.keys(localStorage).filter(it => it.startsWith('catenary.deal.')).forEach(it => localStorage.removeItem(it))";
    browser.run(forget, json!([]));
    let is_known = || {
        browser.open(&link);
        browser.wait_for("[data-testid=played-it]");
        assert_eq!(browser.count("[data-testid=friend-result]"), 2);
        assert_eq!(browser.count("[data-testid=friend-result][data-mine=true]"), 1);
        assert_eq!(browser.count("[data-testid=play-deal]"), 0);
        browser.open("#/");
        browser.run(forget, json!([]));
    };
    is_known();
    browser.open("#/ranked/berlin");
    browser.click("[data-testid=delete-attempt]");
    browser.click("[data-testid=delete-attempt-yes]");
    browser.wait_until("an empty board", || browser.count("[data-testid=attempt]") == 0);
    is_known();

    // A link with several results imports all, to the scores and to the deal.
    let mut both = Results::<City>::read(&link[1..]).expect("results");
    let mut other = both.games[0].clone();
    other.name = "Cleo".to_owned();
    other.undos = 1;
    let again = Results::<City>::read(&friends_link_by(3)[1..]).expect("results");
    other.actions = again.games[0].actions.clone();
    both.games.push(other);
    browser.open("#/ranked/berlin");
    browser.wait_for("[data-testid=board]");
    paste(&browser, &both.write().expect("a link"));
    report(&browser, 3);
    browser.wait_until("both rows", || browser.count("[data-testid=attempt]") == 2);
    browser.open(&link);
    browser.wait_until("all", || browser.count("[data-testid=friend-result]") == 3);
    browser.assert_quiet();
}

/// A friend's result that is both in the scores and in the deal's results is listed once.
#[test]
fn the_final_count_lists_each_result_once() {
    let browser = Browser::start();
    browser.open("#/ranked/berlin");
    browser.wait_for("[data-testid=board]");
    paste(&browser, &friends_link()[1..]);
    report(&browser, 2);
    sit_down(&browser, nearly_over_by::<City>("berlin", "Ana", 8));
    play_until(&browser, PRESS, 0, "count('[data-testid=friend-result]') === 2");
    assert_eq!(browser.count("[data-testid=ranked-note]"), 1);
    let headings = "return [...document.querySelectorAll('[data-testid=final-count] h3')].filter(it => it.textContent === arguments[0]).length";
    assert_eq!(browser.run(headings, json!([Locale::English.results_on_deal()])), 1);
    browser.assert_quiet();
}

/// Returns the number of stored games on friends' deals.
fn stored_duels(browser: &Browser) -> u64 {
    let script =
        "return Object.values(localStorage).filter(it => it.includes('\"terms\":\"duel\"')).length";
    browser.run(script, json!([])).as_u64().expect("a number")
}

#[test]
fn friends_play_a_deal_of_berlin() {
    friends_play_a_deal::<City>("berlin", PRESS, None);
}

#[test]
fn friends_play_a_deal_of_metromania_on_a_phone() {
    friends_play_a_deal::<Metromania>("metromania", metromania::PRESS, Some((390, 844)));
}

#[test]
fn looking_at_the_results_first_marks_the_deal_as_seen() {
    let browser = Browser::start();
    let link = friends_link();
    let results = Results::<City>::read(&link[1..]).expect("results");
    let seed = City::seed(&results.setup);
    browser.open(&link);
    browser.click("[data-testid=show-results]");
    browser.wait_for("[data-testid=friend-result]");
    assert_eq!(browser.count("[data-testid=send-challenge]"), 0, "there is nothing to send");
    let seen = "return localStorage.getItem(arguments[0])";
    let seen = browser.run(seen, json!([format!("catenary.seen.seed.{seed}")]));
    assert!(seen.as_str().is_some_and(|it| it.starts_with("seen")));

    // A link whose only game is unfinished is refused by name.
    let mut open = results.clone();
    open.games[0].actions.pop();
    browser.open(&format!("#{}", open.write().expect("a link")));
    browser.wait_for("[data-testid=missing]");
    assert!(browser.text("[data-testid=missing]").contains("not finished"));
    browser.assert_quiet();
}
