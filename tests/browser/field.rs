//! The results of bots, in the final count.

use crate::bots::{BROKEN, REFUSED};
use crate::browser::{Browser, Screen};
use crate::golden_field::{GoldenField, fields};
use crate::player::entry_of;
use catenary::engine::bots::{HasBots, Level};
use catenary::engine::codec::{self, Link};
use catenary::engine::game::{BySeat, Record, Rng, Seat};
use catenary::measure::LabTitle;
use catenary::table::field::{Aids, Begins, Field, FieldLevel, FieldOf, FieldSize};
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::title::Title;
use catenary::table::{Controller, Device, GameTable, Players, Session};
use catenary::titles::TitleKey;
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::rule_sets::{self, TitleTask};
use catenary::worker::protocol::{FieldRequest, Question, RequestId, WorkerRequest};
use serde_json::{Value, json};

/// Plays a deal with random people to its end.
fn finished<G: Title>(setup: &str) -> Session<G> {
    let setup = codec::decode::<G>(setup).expect("a setup").setup;
    let (mut session, mut rng) = (Session::new(setup).expect("a legal setup"), Rng::new(3));
    loop {
        let legal = G::legal(session.state());
        if legal.is_empty() {
            return session;
        }
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
}

/// Returns the link of a finished game, and its result for a seat.
fn link_of<G: Title>(setup: &str, seat: Seat) -> (String, i32) {
    let session = finished::<G>(setup);
    let outcome = G::outcome(session.state()).expect("a finished game");
    (codec::write(&Link::game(session.record(), usize::MAX)), outcome.scores.result(seat))
}

/// Returns the finished game of a golden field's deal.
fn game(field: &GoldenField) -> (String, i32) {
    match field.title {
        "metromania" => link_of::<Metromania>(field.link, field.seat),
        _ => link_of::<City>(field.link, field.seat),
    }
}

/// Returns the golden field of a title.
fn golden(title: &str) -> GoldenField {
    let of = |field: &GoldenField| field.title == title && field.level == Level::Medium;
    fields().into_iter().find(of).expect("a golden field")
}

/// Returns the field of a game in which people hold all seats.
fn of_people<G: HasBots>(setup: &G::Setup, link: &str, seat: Seat) -> FieldOf {
    FieldOf {
        setup: link.to_owned(),
        seat,
        others: BySeat::new(G::players(setup), |_| Level::Medium),
        bots: G::VERSION,
        aim: FieldSize::WHOLE,
        begins: Begins::Dealt,
        aids: Aids::default(),
    }
}

/// Returns the name of the entry of a field.
fn entry(field: &GoldenField) -> String {
    let of = match field.title {
        "metromania" => {
            let setup = codec::decode::<Metromania>(field.link).expect("a setup").setup;
            of_people::<Metromania>(&setup, field.link, field.seat)
        }
        _ => {
            let setup = codec::decode::<City>(field.link).expect("a setup").setup;
            of_people::<City>(&setup, field.link, field.seat)
        }
    };
    format!("catenary.field.{:08x}", of.checksum())
}

/// Skips to the end of the count.
fn count_all(browser: &Browser) {
    browser.wait_for("[data-testid=final-count] [data-testid=skip-count]");
    browser.click("[data-testid=skip-count]");
    browser.wait_for("[data-testid=ask-field]");
}

/// Asks for the field of a seat.
fn ask(browser: &Browser, seat: Seat) {
    browser.click("[data-testid=ask-field]");
    browser.wait_for("[data-testid=field]");
    if browser.count("[name=field-seat]") > 0 {
        browser.click(&format!("[data-testid=field-seat-{}]", seat.0));
    }
    browser.wait_for("[data-testid=field-played]");
}

/// Returns the numbers in a text.
fn numbers(text: &str) -> Vec<u32> {
    let parts = text.split(|letter: char| !letter.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// Returns the number of games that Medium played.
fn played(browser: &Browser) -> u32 {
    numbers(&browser.text("[data-testid=field-played]"))[1]
}

fn wait_for_games(browser: &Browser, games: u32) {
    browser.wait_until(&format!("{games} games"), || played(browser) >= games);
}

fn stored(browser: &Browser, entry: &str) -> Option<String> {
    let text = browser.run("return localStorage.getItem(arguments[0])", json!([entry]));
    text.as_str().map(str::to_owned)
}

fn kept(browser: &Browser, field: &GoldenField) -> Option<Field> {
    let text = stored(browser, &entry(field))?;
    Field::read(&text, field.bots).map(|(field, _)| field)
}

fn a_field_is_shown_stops_and_goes_on(title: &str, screen: Screen) {
    let field = golden(title);
    let (link, own) = game(&field);
    let browser = Browser::start();
    browser.show(screen);
    browser.open(&format!("#{link}"));
    count_all(&browser);
    ask(&browser, field.seat);
    wait_for_games(&browser, 10);
    browser.click("[data-testid=field-stop]");
    browser.wait_for("[data-testid=field-go-on]");
    let first = kept(&browser, &field).expect("what is kept when it stops");
    let medium = first.results(FieldLevel::Medium);
    assert_eq!(medium[..10], field.results, "the same numbers as natively");
    assert_eq!(played(&browser), medium.len() as u32);
    let standing = first.standing(own);
    let shown = numbers(&browser.text("[data-testid=field-standing]"));
    assert_eq!(shown[..2], [standing.better as u32, standing.of as u32], "{own} in {medium:?}");
    assert_eq!(shown.get(2).copied().unwrap_or(0), standing.same as u32);
    let bars = browser.count(".bot-field .histogram__bar");
    assert!(bars > 1, "{bars} bars");
    assert_eq!(browser.count(".bot-field .histogram .bot-field__own"), 1);
    let wide = "return document.documentElement.scrollWidth > innerWidth
        || [...document.querySelectorAll('[data-testid=field] *')].some(it => it.getBoundingClientRect().right > innerWidth)";
    assert_eq!(browser.run(wide, json!([])), false, "nothing is wider than the page");
    browser.screenshot(&format!("field-{title}-{screen:?}"));

    browser.reload();
    count_all(&browser);
    ask(&browser, field.seat);
    wait_for_games(&browser, first.played(FieldLevel::Medium));
    wait_for_games(&browser, first.played(FieldLevel::Medium) + 2);
    browser.click("[data-testid=field-stop]");
    browser.wait_for("[data-testid=field-go-on]");
    let next = kept(&browser, &field).expect("what is kept");
    assert_eq!(&next.results(FieldLevel::Medium)[..medium.len()], medium, "it goes on");
    browser.assert_quiet();
}

#[test]
fn the_field_of_san_francisco_can_be_stopped_and_resumed() {
    a_field_is_shown_stops_and_goes_on("san-francisco", Screen::Desktop);
}

#[test]
fn the_field_of_berlin_is_shown_on_a_phone() {
    a_field_is_shown_stops_and_goes_on("berlin", Screen::Phone);
}

#[test]
fn the_field_of_metromania_is_shown_on_a_phone() {
    a_field_is_shown_stops_and_goes_on("metromania", Screen::Phone);
}

/// Records every announced sentence.
const LISTEN: &str = "window.said = [];
    new MutationObserver(changes => { for (const { addedNodes } of changes) for (const it of addedNodes) if (it.textContent) said.push(it.textContent) })
        .observe(document.querySelector('[data-heard]'), { childList: true });";

#[test]
fn announces_the_field_at_ten_fifty_and_a_hundred_games() {
    let field = golden("san-francisco");
    let (link, own) = game(&field);
    let browser = Browser::start();
    browser.open(&format!("#{link}"));
    count_all(&browser);
    browser.run(LISTEN, json!([]));
    ask(&browser, field.seat);
    [10, 50, 100].iter().for_each(|&games| wait_for_games(&browser, games));
    browser.wait_for("[data-testid=field-marks]");
    browser.click("[data-testid=field-stop]");
    browser.wait_for("[data-testid=field-go-on]");
    let whole = kept(&browser, &field).expect("what is kept");
    let medium = whole.results(FieldLevel::Medium);
    let said = browser.run("return window.said", json!([]));
    let said: Vec<&str> = said.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let said: Vec<&str> = said.into_iter().filter(|text| text.contains("Medium games")).collect();
    let expected = [10, 50, 100].map(|games| {
        let below = medium[..games].iter().filter(|&&result| result < own).count();
        let same = medium[..games].iter().filter(|&&result| result == own).count();
        catenary::words::field::standing(below, same, games, catenary::words::Locale::English)
    });
    assert_eq!(said, expected);
    assert!(whole.marks().is_some() && !whole.results(FieldLevel::Hard).is_empty());
    browser.assert_quiet();
}

#[test]
fn the_page_plays_the_field_on_after_its_worker_breaks() {
    let field = golden("metromania");
    let browser = Browser::start();
    browser.open_with(&format!("#{}", game(&field).0), BROKEN);
    count_all(&browser);
    ask(&browser, field.seat);
    let played = || kept(&browser, &field).filter(|kept| kept.played(FieldLevel::Medium) >= 3);
    browser.wait_until("three games", || played().is_some());
    let some = played().expect("what is kept");
    assert_eq!(some.results(FieldLevel::Medium)[..3], field.results[..3]);
    assert_eq!(some.played(FieldLevel::Hard), 0);
}

#[test]
fn without_a_worker_the_page_plays_twenty_games_of_medium() {
    let field = golden("metromania");
    let browser = Browser::start();
    browser.open_with(&format!("#{}", game(&field).0), REFUSED);
    count_all(&browser);
    ask(&browser, field.seat);
    browser.wait_until("all games", || browser.count("[data-testid=field-stop]") == 0);
    let whole = kept(&browser, &field).expect("what is kept");
    assert_eq!(whole.played(FieldLevel::Medium), 20);
    assert_eq!(whole.played(FieldLevel::Hard), 0);
    assert_eq!(whole.results(FieldLevel::Medium)[..10], field.results);
    assert_eq!(numbers(&browser.text("[data-testid=field-played]")), [1, 20, 20]);
    assert_eq!(browser.count("[data-testid=field-go-on]"), 0, "there is no more to come");
}

/// Returns a complete field with equal results.
fn even(field: &GoldenField) -> Field {
    let mut whole = Field::new(field.bots);
    for level in FieldLevel::ALL {
        (0..FieldSize::WHOLE.of(level)).for_each(|number| whole.add(level, number, 7));
    }
    whole
}

#[test]
fn shows_a_stored_field_unless_it_is_damaged_or_of_other_bots() {
    let field = golden("metromania");
    let link = game(&field).0;
    let good = even(&field).write(1);
    let bots = format!("\"bots\":{}", field.bots);
    let cases = [
        (good.clone(), true),
        (good.replace(&bots, "\"bots\":0"), false),
        (good[..good.len() / 2].to_owned(), false),
        (good.replace("[7,", "[\"7\","), false),
    ];
    for (text, is_shown) in cases {
        let browser = Browser::start();
        browser.open_stored(&format!("#{link}"), &[(&entry(&field), &text)]);
        count_all(&browser);
        ask(&browser, field.seat);
        if is_shown {
            assert_eq!(numbers(&browser.text("[data-testid=field-played]")), [1, 100, 100, 20, 20]);
            assert_eq!(numbers(&browser.text("[data-testid=field-marks]")), [7, 7, 7]);
            assert_eq!(browser.count("[data-testid=field-stop], [data-testid=field-go-on]"), 0);
        } else {
            wait_for_games(&browser, 10);
            browser.click("[data-testid=field-stop]");
            browser.wait_for("[data-testid=field-go-on]");
            let anew = kept(&browser, &field).expect("made anew");
            assert_eq!(anew.results(FieldLevel::Medium)[..10], field.results, "{text}");
        }
        browser.assert_quiet();
    }
}

#[test]
fn a_full_storage_saves_no_field_and_the_oldest_of_a_hundred_is_dropped() {
    let field = golden("metromania");
    let link = game(&field).0;
    let browser = Browser::start();
    let others: Vec<(String, String)> = (0..100)
        .map(|n| {
            (
                format!("catenary.field.{n:08x}"),
                Field::new(1).write(if n == 40 { 3 } else { 100 + n }),
            )
        })
        .collect();
    let others: Vec<(&str, &str)> = others.iter().map(|(name, text)| (&**name, &**text)).collect();
    browser.open_stored(&format!("#{link}"), &others);
    count_all(&browser);
    let fill = "window.room = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError') }";
    browser.run(fill, json!([]));
    ask(&browser, field.seat);
    wait_for_games(&browser, 10);
    browser.click("[data-testid=field-stop]");
    browser.wait_for("[data-testid=field-go-on]");
    assert_eq!(stored(&browser, &entry(&field)), None);
    browser.run("Storage.prototype.setItem = window.room", json!([]));
    let before = played(&browser);
    browser.click("[data-testid=field-go-on]");
    wait_for_games(&browser, before + 2);
    browser.click("[data-testid=field-stop]");
    browser.wait_for("[data-testid=field-go-on]");
    let now = kept(&browser, &field).expect("what is kept");
    assert_eq!(now.results(FieldLevel::Medium)[..10], field.results, "nothing was played twice");
    let names = "return Object.keys(localStorage).filter(name => name.startsWith('catenary.field.')).length";
    assert_eq!(browser.run(names, json!([])), 100);
    let oldest =
        [39, 40, 41].map(|n| stored(&browser, &format!("catenary.field.{n:08x}")).is_some());
    assert_eq!(oldest, [true, false, true]);
    browser.assert_quiet();
}

/// Returns a saved game of a person against a bot.
fn own_game(undos: u32, hints: u32) -> GameTable<Metromania> {
    let session = finished::<Metromania>(golden("metromania").link);
    let players = Players::people(2).hand_over(Seat(1), Controller::Bot(Level::Hard));
    GameTable { undos, hints, ..GameTable::new(session, &players, 2) }
}

fn open_saved(browser: &Browser, table: GameTable<Metromania>) {
    let save = TableModel::new(table, Device::default()).save(1, 1);
    browser.open_stored("#/play/own", &[("catenary.game.own", entry_of(save).text())]);
    browser.wait_for("[data-testid=table]");
}

#[test]
fn shows_the_field_of_the_own_seat_with_the_aids_that_were_used() {
    let browser = Browser::start();
    open_saved(&browser, own_game(3, 1));
    count_all(&browser);
    ask(&browser, Seat(0));
    assert_eq!(browser.count("[name=field-seat]"), 0, "only one person sits here");
    assert!(browser.text("[data-testid=field-aids]").contains("3 undos, 1 hint."));
    assert_eq!(browser.count("[data-testid=field-begun]"), 0);
    wait_for_games(&browser, 1);
    // The games of bots stop when the count is closed, and go on when it opens again.
    browser.click("[data-testid=look-at-board]");
    browser.wait_until("the board alone", || browser.count("[data-testid=final-count]") == 0);
    browser.click("[data-testid=to-score]");
    browser.wait_for("[data-testid=field] [data-testid=field-played]");
    browser.assert_quiet();

    let mut open = own_game(0, 0);
    let mut record = open.session.record();
    record.actions.pop();
    open.session = std::rc::Rc::new(session_of(&record));
    open_saved(&browser, open);
    assert_eq!(browser.count("[data-testid=ask-field], [data-testid=final-count]"), 0);
}

fn session_of(record: &Record<Metromania>) -> Session<Metromania> {
    Session::resume(record, usize::MAX).expect("a legal setup").0
}

/// Returns a worker's reports about a field's games.
const FROM_WORKER: &str = "
    const [rules, order, games] = arguments;
    const build = [...document.querySelectorAll('link[href], script[src]')].length;
    const worker = new Worker(`worker-start.js?any${build}#worker-${rules}`);
    const heard = [];
    return new Promise((done, fail) => {
        worker.onerror = event => fail(new Error(event.message));
        worker.onmessage = ({ data }) => {
            const report = JSON.parse(data);
            if (report.Ready) worker.postMessage(order);
            if (report.Refused) fail(new Error(data));
            if (report.Game) heard.push(report.Game[1]);
            if (heard.length === games) { worker.terminate(); done(heard) }
        };
    });";

#[test]
fn the_workers_of_all_titles_play_the_golden_fields() {
    let browser = Browser::start();
    browser.open("");
    for field in fields() {
        let rules = TitleKey::named(field.title).expect("a title").facts().rule_set;
        let players = rule_sets::with_key(field.title, Seats(field.link)).expect("a title");
        let level = |seat| if seat == field.seat { field.level } else { Level::Medium };
        let games = field.results.len() as u32;
        let request = FieldRequest {
            setup: field.link.to_owned(),
            levels: BySeat::new(players, level),
            from: 0,
            games,
        };
        let order = WorkerRequest::Think(RequestId(1), Question::Field(request));
        let order = serde_json::to_string(&order).expect("text");
        let heard = browser.run(FROM_WORKER, json!([rules, order, games]));
        let results: Vec<i32> = heard
            .as_array()
            .into_iter()
            .flatten()
            .map(|game| {
                let scores: BySeat<i32> =
                    serde_json::from_value(game["scores"].clone()).expect("scores");
                scores.result(field.seat)
            })
            .collect();
        assert_eq!(results, field.results, "{}", field.link);
    }
}

/// Counts the seats of a setup, given as a link.
struct Seats<'a>(&'a str);

impl TitleTask for Seats<'_> {
    type Output = usize;

    fn run<G: LabTitle>(self) -> usize {
        G::players(&codec::decode::<G>(self.0).expect("a setup").setup)
    }
}
