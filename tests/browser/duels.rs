//! Ranked and daily games against bots, of every title that has them.

use crate::browser::Browser;
use crate::games::{PRESS, play_until, ply};
use crate::metromania;
use crate::player::entry_of;
use crate::ranked::{board, stored};
use catenary::engine::bots::Level;
use catenary::engine::codec::Results;
use catenary::engine::game::{Rng, Seat};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::scores::daily;
use catenary::table::scores::proof::prove;
use catenary::table::title::Title;
use catenary::table::{
    Clock, Controller, Day, Device, GameMode, Hands, Player, Players, Session, Table,
};
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use serde_json::json;

/// The day that is played.
const DAY: Day = Day(20_800);

/// Somebody against the Hard bot.
fn seats() -> Players {
    let people = Players::people(2);
    let of = |seat| people.get(seat).cloned().expect("a player");
    let bot = Player { controller: Controller::Bot(Level::Hard), ..of(Seat(1)) };
    Players::of([of(Seat(0)), bot], Hands::Hidden)
}

/// The game of the day, as far as the person's last decision that leads to its end.
fn nearly_over<G: Title>(key: &str) -> Table<G> {
    let setup = daily::setup::<G>(key, DAY).expect("a setup");
    let mut session = Session::<G>::new(setup).expect("a legal setup");
    let mut rng = Rng::new(8);
    while let Some(_) = G::to_act(session.state()) {
        let legal = G::legal(session.state());
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    let own = |ply: &usize| G::to_act(session.state_at(*ply)) == Some(Seat(0));
    let last = (0..session.length()).rev().find(own).expect("a decision");
    let mut record = session.record();
    record.actions.truncate(last);
    let (session, _) = Session::resume(&record, usize::MAX).expect("a legal setup");
    let table = Table::new(session, &seats(), 2);
    Table { mode: GameMode::Daily(DAY), bots: Some(G::VERSION), ..table }
}

/// Ends the game of the day with presses of this script, and looks at what is kept of it.
fn ends_and_counts<G: Title>(key: &str, script: &str) {
    let browser = Browser::start();
    let table = nearly_over::<G>(key);
    let mut save = TableModel::new(table, Device::default()).save(1, DAY.begins() + 600_000);
    save.clock = Clock { begun_at: DAY.begins() + 9_000, spent: 590_000 };
    let preferences = json!({ "pace": "instant" }).to_string();
    let entry = entry_of(save);
    let entries =
        [("catenary.game.cup", entry.text()), ("catenary.preferences", preferences.as_str())];
    browser.open_stored("#/play/cup", &entries);
    browser.wait_for("[data-testid=table]");
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

    browser.open(&format!("#/ranked/{key}"));
    browser.wait_for("[data-testid=attempt]");
    let score = browser.attribute("[data-testid=attempt]", "data-score");
    assert_eq!(score, Some(proof.points.to_string()));
    let lead = proof.lead.expect("a lead");
    let beside = browser.text("[data-testid=beside]").replace('\u{2212}', "-");
    assert_eq!(beside.trim_start_matches('+'), lead.to_string());
    assert_eq!(browser.text("[data-testid=plate-games]"), "1");
    assert_eq!(browser.count("[data-testid=par-search]"), 0);

    browser.open(&format!("#{link}"));
    browser.wait_for("[data-testid=verified]");
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
fn the_game_of_the_day_is_begun_and_gone_on_with() {
    let browser = Browser::start();
    for key in ["san-francisco", "berlin", "metromania"] {
        browser.open(&format!("#/daily/{key}"));
        browser.wait_for("[data-testid=table]");
        let begun = ply(&browser);
        let script =
            "return Object.values(localStorage).filter(it => it.includes('\"daily\"')).length";
        assert!(
            browser.run(script, json!([])).as_u64() > Some(0),
            "it is stored before it is shown"
        );
        browser.open(&format!("#/ranked/{key}"));
        browser.click("[data-testid=daily-resume]");
        browser.wait_for("[data-testid=table]");
        assert!(ply(&browser) >= begun);
    }
    // Where none is named it is that of the title played last.
    browser.open("#/daily");
    browser.wait_for("[data-testid=table]");
    let title = browser.attribute("[data-testid=table]", "data-title");
    assert_eq!(title.as_deref(), Some("metromania"));
    browser.assert_quiet();
}
