//! Imported files: complete or not at all, errors first, fast, and undone; and deleting what the page stores.

use crate::browser::Browser;
use crate::player::{self, save_of};
use crate::ranked;
use crate::ranked_games::RankedCategory;
use crate::ranked_games::daily;
use crate::sample::is_whole;
use catenary::table::scores::{
    Attempt, AttemptOrigin, AttemptProgress, AttemptRecord, Evidence, Notes, Novelty,
};
use catenary::table::{Day, GameEntry, GameTable, Players, Save, SavedBoard, Session, archive};
use catenary::titles::city::boards::Board;
use catenary::titles::city::codec::board;
use catenary::titles::city::import;
use catenary::titles::city::rules::City;
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::tramways::codec;
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup as TramwaysSetup;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns a new game of Tramways.
fn game(seed: u64) -> Save {
    let session =
        Session::<Tramways>::new(TramwaysSetup::standard(1, seed)).expect("a legal setup");
    let table = GameTable::new(session, &Players::people(1), 1);
    let mut save = save_of(&table, 3, 1_700_000_000_000 + seed);
    // Without pictures thousands of saves fit into the storage.
    save.glance.picture = None;
    save
}

fn games(count: u64) -> Vec<(String, Save)> {
    (0..count).map(|seed| (format!("g{seed}"), game(seed))).collect()
}

/// Returns the record of an attempt in another device's ledger after this number of decisions.
fn record(plies: usize) -> AttemptRecord {
    let mut whole = player::played(RankedCategory::Hard.setup(7), |_| false).record();
    whole.actions.truncate(plies);
    AttemptRecord {
        setup: "hard.7".to_owned(),
        begun_at: 1_700_000_000_000,
        link: codec::encode(&whole),
        plies,
        progress: AttemptProgress::Open,
        number: 1,
        undos: 0,
        spent: 0,
        evidence: Evidence::Whole,
        novelty: Novelty::New,
        place: 0,
        shown: None,
        notes: Notes::Kept,
    }
}

const LEDGER: &str = "catenary.ledger.1700000000000.hard.7";

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// Returns the text of a file with these games and entries.
pub(crate) fn file(games: &[(String, Save)], entries: &[(&str, String)]) -> String {
    let entries: BTreeMap<String, String> =
        entries.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect();
    archive::write(games.iter().map(|(id, save)| (id.as_str(), save)), &entries, 1)
}

fn on_disk(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("test-output/files");
    fs::create_dir_all(&folder).expect("test-output can be made");
    let path = folder.join(name);
    fs::write(&path, text).expect("a file");
    path
}

fn home(browser: &Browser) {
    browser.open("");
    browser.wait_for("[data-testid=saves]");
}

fn put(browser: &Browser, name: &str, text: &str) {
    browser.run("localStorage.setItem(arguments[0], arguments[1])", json!([name, text]));
}

/// Returns the stored entries of games, ranked games and imports.
fn stored(browser: &Browser) -> BTreeMap<String, String> {
    let script = "return Object.entries(localStorage).filter(([name]) =>
        /^catenary\\.(game|attempt|ledger|seen|par|board|import)/.test(name))";
    let pairs = browser.run(script, json!([]));
    let pair = |pair: &Value| {
        let text = |at: usize| pair[at].as_str().expect("a text").to_owned();
        (text(0), text(1))
    };
    pairs.as_array().expect("a list").iter().map(pair).collect()
}

pub(crate) fn drop_file(browser: &Browser, name: &str, text: &str) {
    let script = "const data = new DataTransfer();
        data.items.add(new File([arguments[1]], arguments[0]));
        const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
        const list = document.querySelector('[data-testid=saves] .panel__title') ?? document.querySelector('.home__hero');
        list.dispatchEvent(drop)";
    browser.run(script, json!([name, text]));
}

pub(crate) fn wait_for_report(browser: &Browser, part: &str) {
    let report = "[data-testid=import-report]";
    browser.wait_until(part, || browser.count(report) == 1 && browser.text(report).contains(part));
}

#[test]
fn an_import_that_does_not_fit_stores_nothing() {
    let browser = Browser::start();
    home(&browser);
    put(&browser, LEDGER, &text(&record(9)));
    put(&browser, "catenary.game.mine", GameEntry::of(&game(99)).text());
    let fill = "let n = 1 << 20; for (let i = 0; n > 0; i++) {
        try { localStorage.setItem('fill' + i, 'x'.repeat(n)) } catch { n >>= 1 } }
        localStorage.setItem('fill0', 'x'.repeat((1 << 20) - 20000))";
    browser.run(fill, json!([]));
    home(&browser);
    let before = stored(&browser);
    drop_file(&browser, "mine.json", &file(&games(60), &[(LEDGER, text(&record(20)))]));
    wait_for_report(&browser, "Nothing was imported: the browser storage is full.");
    assert_eq!(stored(&browser), before);
    let mirrored = "return catenary.mirror.all().then(all =>
        all.filter(([name]) => name.startsWith('catenary.game.g')).length)";
    assert_eq!(browser.run(mirrored, json!([])), 0, "nothing of it in the second copy");
    browser.assert_quiet();
}

#[test]
fn an_interrupted_import_is_undone_at_the_next_start() {
    let (ledger, mine) = (text(&record(9)), GameEntry::of(&game(99)));
    let file = file(&games(60), &[(LEDGER, text(&record(20)))]);
    for writes in [0, 1, 2, 9, 40, 62] {
        let browser = Browser::start();
        browser.open_stored("", &[(LEDGER, &ledger), ("catenary.game.mine", mine.text())]);
        browser.wait_for("[data-testid=saves]");
        let before = stored(&browser);
        // After a number of writes the storage fails, as if the window was closed.
        let die = "let left = arguments[0];
            const set = Storage.prototype.setItem;
            Storage.prototype.setItem = function (...pair) {
                if (left-- <= 0) throw new Error('closed');
                set.apply(this, pair);
            };
            Storage.prototype.removeItem = () => { throw new Error('closed') }";
        browser.run(die, json!([writes]));
        drop_file(&browser, "mine.json", &file);
        wait_for_report(&browser, "Nothing was imported");
        let torn = stored(&browser);
        assert!(writes == 0 || torn != before, "{writes}: the storage holds a part");
        browser.open("#/rules/tramways");
        browser.wait_until("the storage as it was", || stored(&browser) == before);
        home(&browser);
        browser.wait_until("one game", || browser.count("[data-testid=continue]") == 1);
        browser.assert_quiet();
    }
}

#[test]
fn lists_unreadable_entries_first_and_skips_them_by_a_press() {
    let browser = Browser::start();
    home(&browser);
    let city = Setup::standard(Board::SAN_FRANCISCO, 2, 7);
    let city = Session::<City>::new(city).expect("a legal setup");
    let city = GameTable::new(city, &Players::people(2), 2);
    let city = |title: &str| Save::of(title, &city, Default::default(), 1, 1).write();
    let bad_link = city("san-francisco").replacen("\"link\":\"", "\"link\":\"x", 1);
    let entries = [
        game(1).write(),
        "{\"version\":99}".to_owned(),
        "7".to_owned(),
        city("berlin"),
        city("san-francisco"),
        bad_link,
        "[".repeat(200) + &"]".repeat(200),
    ];
    let games = entries.map(|save| format!("{{\"id\":\"g1\",\"save\":{save}}}")).join(",");
    let entries = json!({
        LEDGER: text(&record(20)),
        "catenary.ledger.5.hard.7": "x".repeat(90_000),
        "catenary.ledger.6.hard.7": text(&AttemptRecord { plies: 19, begun_at: 6, ..record(20) }),
        "catenary.weather.x": "fine",
        "catenary.seen.seed.12": "seen",
        "catenary.seen.<b>": "seen",
    });
    let file = format!(
        "{{\"format\":\"catenary games\",\"version\":1,\"games\":[{games}],\"entries\":{entries}}}"
    );
    let before = stored(&browser);
    drop_file(&browser, "mine.json", &file);
    browser.wait_for("[data-testid=import-rest]");
    assert_eq!(stored(&browser), before, "nothing is stored yet");
    let unread = browser.text("[data-testid=import-unread]");
    for part in [
        "mine.json, game 2 (g1): It was saved by a newer version",
        "game 3 (g1): It is damaged",
        "game 4 (g1): Its moves are of \"san-francisco\"",
        "game 6 (g1): Branch 1 can't be read",
        "game 7",
        "entry 2 (catenary.ledger.5.hard.7): It has 90,0",
        "entry 3 (catenary.ledger.6.hard.7): Replaying",
        "entry 6 (catenary.weather.x): It is of a kind that this version does not know.",
        "entry 4 (catenary.seen.<b>): Replaying",
    ] {
        assert!(unread.contains(part), "{part}: {unread}");
    }
    assert_eq!(browser.count("[data-testid=import-unread] li"), 9, "{unread}");
    // The four are two games, a record, and the marks of known deals.
    assert!(browser.text("[data-testid=import-rest]").contains("(4)"));
    browser.screenshot("files-unread");
    browser.click("[data-testid=import-nothing]");
    wait_for_report(&browser, "Nothing was imported.");
    assert_eq!(stored(&browser), before);
    drop_file(&browser, "mine.json", &file);
    browser.click("[data-testid=import-rest]");
    wait_for_report(&browser, "imported");
    browser.wait_until("both games", || browser.count("[data-testid=continue]") == 2);
    let stored = stored(&browser);
    let names: Vec<&str> = stored.keys().map(String::as_str).collect();
    assert_eq!(names.iter().filter(|name| name.starts_with("catenary.game.")).count(), 2);
    assert!(names.contains(&LEDGER) && names.contains(&"catenary.seen.seed.12"), "{names:?}");
    assert!(names.contains(&"catenary.seen.seed.1"), "the list shows the map: {names:?}");
    assert_eq!(names.iter().filter(|name| !name.contains(".seen.")).count(), 4, "{names:?}");

    drop_file(&browser, "<b>no.txt", "seed 7");
    browser.wait_for("[data-testid=import-nothing]");
    assert!(browser.text("[data-testid=import-unread]").starts_with("<b>no.txt: "));
    assert_eq!(browser.count("[data-testid=import-rest]"), 0);
    browser.assert_quiet();
}

#[test]
fn an_import_can_be_undone() {
    let browser = Browser::start();
    home(&browser);
    put(&browser, LEDGER, &text(&record(9)));
    put(&browser, "catenary.game.mine", GameEntry::of(&game(99)).text());
    home(&browser);
    let before = stored(&browser);
    let file = file(&games(3), &[(LEDGER, text(&record(20)))]);
    drop_file(&browser, "mine.json", &file);
    wait_for_report(&browser, "3 games imported.");
    assert_eq!(browser.count("[data-testid=continue]"), 4);
    browser.screenshot("files-undo");
    browser.click("[data-testid=import-undo]");
    browser.wait_until("one game", || browser.count("[data-testid=continue]") == 1);
    let after = stored(&browser);
    // The list has shown the maps of the games, which marks their deals as seen.
    let unseen = after.into_iter().filter(|(name, _)| !name.contains(".seen.")).collect();
    assert_eq!(before, unseen);
    assert_eq!(browser.text("[data-testid=import-undone]"), "The import was undone.");

    // An import can also be undone after a reload; games played on since then stay.
    drop_file(&browser, "mine.json", &file);
    wait_for_report(&browser, "3 games imported.");
    put(&browser, "catenary.game.g1", GameEntry::of(&game(1).at_revision(2)).text());
    home(&browser);
    browser.click("[data-testid=import-undo]");
    browser.wait_until("two games", || browser.count("[data-testid=continue]") == 2);
    assert!(browser.text("[data-testid=import-undone]").contains("1 entry stays"));
    assert!(stored(&browser).contains_key("catenary.game.g1"));

    drop_file(&browser, "mine.json", &file);
    wait_for_report(&browser, "imported");
    browser.click("[data-testid=import-keep]");
    browser.wait_until("no offer", || browser.count("[data-testid=last-import]") == 0);
    assert!(!stored(&browser).contains_key("catenary.import"));
    browser.assert_quiet();
}

/// Returns the duration of an import of this number of games, and the longest time that the page is blocked, in
/// milliseconds.
fn time(browser: &Browser, count: u64) -> (f64, f64) {
    let path = on_disk(&format!("{count}.json"), &file(&games(count), &[]));
    browser.forget_everything();
    home(browser);
    let watch = "window.told = new Set(); window.gap = 0; window.begun = 0; let last = performance.now();
        setInterval(() => { const now = performance.now(); if (window.begun && !window.done) gap = Math.max(gap, now - last); last = now }, 5);
        document.addEventListener('change', () => { window.begun = performance.now() }, true);
        new MutationObserver(() => {
            const told = document.querySelector('[data-testid=import-progress]')?.textContent;
            if (told) window.told.add(told);
            const report = document.querySelector('[data-testid=import-report]')?.textContent;
            if (report && !window.done) window.done = performance.now();
        }).observe(document.body, { childList: true, subtree: true, characterData: true })";
    browser.run(watch, json!([]));
    browser.choose_file("[data-testid=import]", &path);
    wait_for_report(browser, "games imported.");
    let games = stored(browser).into_keys().filter(|name| name.starts_with("catenary.game."));
    assert_eq!(games.count() as u64, count);
    let output = browser.run("return told.size", json!([])).as_u64().expect("a number");
    assert!(count < 1000 || output > 10, "progress was told {output} times");
    let measured = browser.run("return [done - begun, gap]", json!([]));
    let number = |at: usize| measured[at].as_f64().expect("a number");
    (number(0), number(1))
}

#[test]
fn import_time_grows_linearly_and_the_page_stays_responsive() {
    let browser = Browser::start();
    home(&browser);
    if is_whole() {
        let (few, _) = time(&browser, 500);
        let (many, gap) = time(&browser, 5_000);
        println!("500 games: {few} ms; 5,000 games: {many} ms, the longest pause {gap} ms");
        assert!(many < 30.0 * few, "500 games: {few} ms, 5,000 games: {many} ms");
        assert!(gap < many / 2.0, "the page stands still for {gap} of {many} ms");
    } else {
        // The duration depends on how busy the machine is: `scripts/prove` measures it.
        time(&browser, 1_000);
    }
    assert_eq!(browser.count("[data-testid=continue]"), 100, "the list is not shown whole");
    browser.click("[data-testid=more-games]");
    browser.wait_until("more", || browser.count("[data-testid=continue]") == 200);
    browser.assert_quiet();
}

#[test]
fn the_same_attempt_is_one_entry_however_its_link_is_written() {
    let browser = Browser::start();
    home(&browser);
    let link = codec::encode(&player::played(RankedCategory::Normal.setup(21), |_| false).record());
    let attempt = |link: String| Attempt {
        link,
        begun_at: 1,
        finished_at: 2,
        spent: 1,
        origin: AttemptOrigin::Imported,
        place: 0,
    };
    let aliases: Vec<(String, String)> = (0..200)
        .map(|n| format!("https://example.org/{n}/#{link}"))
        .map(|alias| (format!("catenary.attempt.{alias}"), text(&attempt(alias))))
        .collect();
    let entries: Vec<(&str, String)> =
        aliases.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
    drop_file(&browser, "cup.json", &file(&[], &entries));
    wait_for_report(&browser, "1 ranked result imported.");
    let stored = stored(&browser);
    let names: Vec<&String> = stored.keys().filter(|name| name.contains("attempt")).collect();
    assert_eq!(names, [&format!("catenary.attempt.{link}")]);
    browser.assert_quiet();
}

#[test]
fn imports_a_board_and_refuses_one_with_another_id() {
    let browser = Browser::start();
    home(&browser);
    let draft = import::read(&import::write(Board::BERLIN.data())).expect("our own file");
    let link = board::write(draft.board().expect("a board")).expect("its link");
    let own = SavedBoard::new("Alpine <b>Lines</b>", &link).expect("a board");
    let name = format!("catenary.board.{}", own.id());
    drop_file(&browser, "copy.json", &file(&[], &[(&name, own.write())]));
    wait_for_report(&browser, "1 board imported.");
    assert_eq!(stored(&browser).get(&name), Some(&own.write()));
    let other = "catenary.board.0123456789abcdef";
    drop_file(&browser, "other.json", &file(&[], &[(other, own.write())]));
    browser.wait_for("[data-testid=import-unread]");
    browser.click("[data-testid=import-nothing]");
    assert_eq!(stored(&browser).get(other), None);
    browser.assert_quiet();
}

#[test]
fn everything_stored_can_be_seen_and_deleted() {
    let browser = Browser::start();
    home(&browser);
    for (name, text) in [
        ("catenary.game.good", GameEntry::of(&game(1)).text().to_owned()),
        ("catenary.game.bad", "x".to_owned()),
        ("catenary.game.no id.b", "x".to_owned()),
        ("catenary.attempt.nonsense", "x".to_owned()),
        (LEDGER, text(&record(9))),
        ("catenary.ledger.orphan", "x".to_owned()),
        ("catenary.seen.seed.3", "seen".to_owned()),
        ("catenary.par.hard.3", "x".to_owned()),
        ("catenary.board.0123456789abcdef", "x".to_owned()),
        ("catenary.import", "x".to_owned()),
        ("catenary.looks", "[]".to_owned()),
        ("catenary.turned.berlin", "quarter".to_owned()),
        ("catenary.preferences", "{}".to_owned()),
        ("catenary.copied", "{}".to_owned()),
        ("catenary.persistence", "asked".to_owned()),
        ("catenary.weather", "fine".to_owned()),
    ] {
        put(&browser, name, &text);
    }
    browser.run("sessionStorage.setItem('catenary.visit.00000000', 'x')", json!([]));
    home(&browser);
    browser.click("[data-testid=settings]");
    browser.click("[data-testid=kept-entries] summary");
    browser.wait_until("the list", || browser.count("[data-testid=kept]") == 13);
    browser.screenshot("files-kept");
    for left in (0..13).rev() {
        browser.click("[data-testid=delete-kept]");
        browser.click("[data-testid=delete-kept]");
        browser.wait_until("one less", || browser.count("[data-testid=kept]") == left);
    }
    let keys = "return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(name => name.startsWith('catenary.')).sort()";
    assert_eq!(
        browser.run(keys, json!([])),
        json!(["catenary.alive", "catenary.forgotten"]),
        "when notes were deleted stays known"
    );
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
    browser.assert_quiet();
}

/// A file's marks of seen deals are imported with a message, except those for future days and those above the limit, and
/// are removed by an undo.
#[test]
fn an_import_reports_marks_of_seen_deals_and_its_undo_removes_them() {
    let browser = Browser::start();
    ranked::board(&browser);
    let today = browser.attribute("[data-testid=daily]", "data-day").expect("a day");
    let today: Day = today.parse().expect("a date");
    home(&browser);
    put(&browser, "catenary.seen.seed.1", "seen");
    let before = stored(&browser);
    let days = |days: std::ops::Range<u32>| days.map(|day| daily::setup(Day(day)).seed);
    let seeds = days(today.0 + 1..today.0 + 12_001).chain(days(today.0 - 3..today.0 + 1));
    let names: Vec<String> =
        seeds.chain(0..6_000).map(|seed| format!("catenary.seen.seed.{seed}")).collect();
    let entries: Vec<(&str, String)> =
        names.iter().map(|name| (name.as_str(), "seen".to_owned())).collect();
    drop_file(&browser, "marks.json", &file(&[], &entries));
    wait_for_report(&browser, "setups marked as seen before.");
    let said = browser.text("[data-testid=import-report]");
    assert!(said.contains("12,000 marks for days to come were left out."), "{said}");
    assert!(said.contains("more marks were left out: too many."), "{said}");
    let marks = stored(&browser).keys().filter(|name| name.contains(".seen.")).count();
    assert!((4_900..=5_001).contains(&marks), "{marks}");
    assert_eq!(stored(&browser)["catenary.seen.seed.1"], "seen", "what was seen here is known");
    browser.click("[data-testid=import-undo]");
    browser.wait_for("[data-testid=import-undone]:not(:empty)");
    assert_eq!(stored(&browser), before);
    browser.assert_quiet();
}

/// Such entries are unknown to this page.
#[test]
fn leaves_entries_of_a_newer_page_untouched() {
    let browser = Browser::start();
    home(&browser);
    let whole = player::played(RankedCategory::Hard.setup(7), |_| false).record();
    let attempt = Attempt {
        link: codec::encode(&whole),
        begun_at: 1_700_000_000_000,
        finished_at: 1_700_000_600_000,
        spent: 5,
        origin: AttemptOrigin::Imported,
        place: 0,
    };
    let newer = |text: String| text.replacen('{', "{\"unheard_of\":true,", 1);
    let result = format!("catenary.attempt.{}", attempt.link);
    put(&browser, &result, &newer(text(&attempt)));
    put(&browser, LEDGER, &newer(text(&record(9))));
    let save = newer(game(99).write());
    let body = format!("3 {save}");
    let entry = format!("{:08x} {body}", crc32fast::hash(body.as_bytes()));
    put(&browser, "catenary.game.mine", &entry);
    browser.reload();
    home(&browser);
    let before = stored(&browser);
    assert_eq!(before.len(), 3);
    browser.wait_until("why the game is not shown", || {
        browser.text("[data-testid=saves]").contains("(field unheard_of)")
    });

    // One file has the same attempt, longer and as the player's own; another file is of a newer version.
    let own = Attempt { origin: AttemptOrigin::Own, ..attempt };
    let entries = [(LEDGER, text(&record(20))), (result.as_str(), text(&own))];
    drop_file(&browser, "mine.json", &file(&[], &entries));
    browser.wait_for("[data-testid=import-report]");
    let mut newest = file(&games(1), &[(LEDGER, newer(text(&record(20))))]);
    let refused = |name: &str, text: &str, why: &str| {
        drop_file(&browser, name, text);
        browser.wait_until(why, || {
            let unread = "[data-testid=import-unread]";
            browser.count(unread) == 1 && browser.text(unread).contains(why)
        });
        browser.click("[data-testid=import-nothing]");
    };
    refused("newer.json", &newest, "It was written by a newer version of the page.");
    newest = newest.replacen("\"games\":", "\"boards\":[],\"games\":", 1);
    refused("newest.json", &newest, "(field boards)");
    browser.open("#/ranked/tramways");
    browser.wait_for("[data-testid=ranked]");
    browser.open("#/play/mine");
    browser.wait_until("why", || browser.text("main").contains("(field unheard_of)"));
    let after = stored(&browser);
    for (name, text) in before {
        assert_eq!(after.get(&name), Some(&text), "{name}");
    }
    browser.assert_quiet();
}
