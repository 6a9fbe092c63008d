//! Ranked games: the daily game, the table of results, links that prove themselves, par.

use crate::browser::Browser;
use crate::files;
use crate::player::{self, Player, entry_of, save_of};
use crate::ranked_games::RankedCategory;
use crate::ranked_games::daily;
use crate::ranked_games::prove;
use catenary::engine::game::Record;
use catenary::table::archive::ArchiveError;
use catenary::table::scores::{Attempt, AttemptOrigin, SaveVerdict};
use catenary::table::{Clock, Day, GameEntry, GameMode, GameTable, Players, Save, Session};
use catenary::titles::tramways::codec::{self, TramwaysLink};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::Decision;
use catenary::words::Locale;
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Plays the easy bot to the end.
pub(crate) fn played(setup: Setup) -> Record<Tramways> {
    player::played(setup, |_| false).record()
}

pub(crate) fn link(setup: Setup) -> String {
    codec::encode(&played(setup))
}

fn setup_of(save: &Save) -> Setup {
    save.record::<Tramways>().expect("a record").setup
}

/// Returns the save of the game that has just started.
pub(crate) fn saved(browser: &Browser) -> Save {
    let player = Player::new(browser);
    player.record();
    player.save()
}

pub(crate) fn home(browser: &Browser) {
    browser.open("");
    browser.wait_for("[data-testid=play]");
}

pub(crate) fn board(browser: &Browser) {
    browser.open("#/ranked/tramways");
    browser.wait_for("[data-testid=board]");
}

/// Stores a ranked game without its last `missing` decisions, and opens it.
pub(crate) fn sit_down<'a>(
    browser: &'a Browser,
    category: RankedCategory,
    missing: usize,
) -> Player<'a> {
    let mut record = played(category.setup(7));
    record.actions.truncate(record.actions.len() - missing);
    let (session, _) = Session::resume(&record, usize::MAX).expect("a legal setup");
    let table =
        GameTable { mode: GameMode::Ranked, ..GameTable::new(session, &Players::people(1), 1) };
    let mut save = save_of(&table, 1, 1_700_000_600_000);
    save.clock = Clock { begun_at: 1_700_000_000_000, spent: 590_000 };
    browser.open_stored("#/play/cup", &[("catenary.game.cup", entry_of(save).text())]);
    browser.wait_for("[data-testid=table]");
    Player::new(browser)
}

/// The number of decisions left in a game to finish.
pub(crate) const LAST: usize = 4;

/// Returns the stored attempts, as JSON.
pub(crate) fn stored(browser: &Browser) -> Vec<serde_json::Value> {
    let script = "return Object.keys(localStorage).filter(key => key.startsWith('catenary.attempt.')).map(key => localStorage[key])";
    let texts = browser.run(script, json!([]));
    let texts = texts.as_array().expect("a list").iter().filter_map(|text| text.as_str());
    texts.map(|text| serde_json::from_str(text).expect("JSON")).collect()
}

pub(crate) fn paste(browser: &Browser, text: &str) {
    let script = "document.querySelector('[data-testid=paste]').value = arguments[0]";
    browser.run(script, json!([text]));
    browser.click("[data-testid=check-links]");
}

pub(crate) fn report(browser: &Browser, lines: usize) -> String {
    let line = "[data-testid=score-report] li";
    browser.wait_until("the report", || browser.count(line) == lines);
    browser.text("[data-testid=score-report]")
}

fn only_file(browser: &Browser, folder: &Path) -> PathBuf {
    let files = || -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder").flatten();
        let whole = |path: &PathBuf| path.extension().is_some_and(|it| it == "json" || it == "csv");
        entries.map(|entry| entry.path()).filter(whole).collect()
    };
    browser.wait_until("a file", || !files().is_empty());
    files().remove(0)
}

#[test]
fn a_ranked_game_that_ends_is_noted_once_with_its_par() {
    let browser = Browser::start();
    let mut player = sit_down(&browser, RankedCategory::Hard, LAST);
    player.play_until(|_| false);
    browser.wait_for("[data-testid=ranked-note]");
    player.look("ranked-end");
    let attempts = stored(&browser);
    assert_eq!(attempts.len(), 1);
    let proof = prove(attempts[0]["link"].as_str().expect("a link")).expect("a proof");
    assert_eq!((proof.mode, proof.category), (GameMode::Ranked, RankedCategory::Hard.category()));
    assert_eq!(attempts[0]["origin"], "own");
    assert_eq!(attempts[0]["begun_at"], 1_700_000_000_000_u64);
    assert!(attempts[0]["spent"].as_u64().is_some_and(|spent| spent > 590_000));

    board(&browser);
    let score = browser.attribute("[data-testid=attempt]", "data-score");
    assert_eq!(score, Some(proof.points.to_string()));
    assert_eq!(
        browser.text("[data-testid=plate-best]"),
        Locale::English.number(proof.points.into())
    );
    browser.click("[data-testid=par-search]");
    browser.wait_for("[data-testid=par-progress]");
    browser.wait_for("[data-testid=par]");
    browser.click("[data-testid=par-stop]");
    browser
        .wait_until("the end of the search", || browser.count("[data-testid=par-progress]") == 0);
    player.look("ranked-board");
    let par = browser.attribute("[data-testid=par-game]", "href").expect("the game of par");
    let found = prove(&par).expect("par proves itself too");
    assert_eq!(found.setup, codec::write(&TramwaysLink::setup(RankedCategory::Hard.setup(7))));

    browser.click("[data-testid=delete-attempt]");
    browser.click("[data-testid=delete-attempt-yes]");
    browser.wait_until("an empty board", || browser.count("[data-testid=attempt]") == 0);
    browser.open("#/play/cup");
    browser.wait_for("[data-testid=ranked-note]");
    assert_eq!(stored(&browser).len(), 0, "a game that is only looked at is not noted again");
    browser.assert_quiet();
}

#[test]
fn the_daily_has_the_days_set_up_and_is_resumed() {
    let browser = Browser::start();
    home(&browser);
    browser.click("[data-testid=daily-entry]");
    browser.wait_for("[data-testid=daily]");
    assert_eq!(browser.count("[data-testid=ranked] [data-testid=seed]"), 0, "no seed field");
    let day = browser.attribute("[data-testid=daily]", "data-day").expect("a day");
    let day: Day = day.parse().expect("a date");
    browser.click("[data-testid=daily-play]");
    // A grey button says why.
    browser.click("[data-testid=hint-button]");
    browser.wait_until("the reason", || {
        browser.count("[data-testid=news]") == 1
            && browser.text("[data-testid=news]").contains("without hints")
    });
    browser.wait_for("[data-testid=table]");
    let save = saved(&browser);
    assert_eq!(save.mode, GameMode::Daily(day));
    assert_eq!(setup_of(&save), daily::setup(day));
    assert!(save.clock.begun_at > 0);
    let game = browser.address();
    board(&browser);
    browser.click("[data-testid=daily-resume]");
    browser.wait_for("[data-testid=table]");
    assert_eq!(browser.address(), game);

    board(&browser);
    browser.click("[data-testid=ranked-alternative]");
    browser.wait_for("[data-testid=table]");
    let save = saved(&browser);
    assert_eq!(save.mode, GameMode::Ranked);
    let mode = daily::mode(&setup_of(&save));
    assert_eq!(mode, Some((GameMode::Ranked, RankedCategory::Alternative.category())));
    board(&browser);
    assert_eq!(browser.count("[data-testid=resume]"), 1);
    browser.assert_quiet();
}

#[test]
fn the_finished_daily_counts_once() {
    let browser = Browser::start();
    board(&browser);
    let day = browser.attribute("[data-testid=daily]", "data-day").expect("a day");
    let day: Day = day.parse().expect("a date");
    let link = link(daily::setup(day));
    let begun_at = day.begins() + 1;
    let attempt =
        json!({ "link": link, "begun_at": begun_at, "finished_at": begun_at + 1, "origin": "own" });
    let script = "localStorage.setItem('catenary.attempt.' + arguments[0], arguments[1])";
    browser.run(script, json!([link, attempt.to_string()]));
    board(&browser);
    let total = Locale::English.number(prove(&link).expect("a proof").points.into());
    assert!(browser.text("[data-testid=daily-done]").contains(&total));
    assert_eq!(browser.text("[data-testid=plate-streak]"), "1");
    assert_eq!(browser.count("[data-testid=daily-play]"), 0);
    browser.wait_for("[data-testid=daily-again]");
    home(&browser);
    // The start page reads no rules, so it takes the points from the save.
    let entry = "[data-testid=daily-entry]";
    browser.wait_until("the day's mark", || browser.text(entry).contains(Locale::English.played()));
    browser.assert_quiet();
}

#[test]
fn links_are_replayed_before_they_are_added() {
    let browser = Browser::start();
    board(&browser);
    let good = link(RankedCategory::Normal.setup(21));
    let other = link(RankedCategory::Alternative.setup(22));
    let casual = link(Setup::standard(1, 23));
    let mut open = played(RankedCategory::Hard.setup(24));
    open.actions.truncate(20);
    let open = codec::encode(&open);
    // A length that no link has: one character is always missing.
    let short = &good[..2 + (good.len() - 4) / 4 * 4 + 1];
    let text = format!(
        "# cup\nhttps://example.org/#{good}\nBeto {other}\n{casual}\n{open}\n{short}\n<b>no</b>\n"
    );
    paste(&browser, &text);
    let unread = "[data-testid=import-unread]";
    browser.wait_until("what is refused", || browser.count(&format!("{unread} li")) == 4);
    let said = browser.text(unread);
    for part in ["ranked or daily", "20 steps", "row 6: The end of the link is missing.", "row 7:"]
    {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert_eq!(browser.count("[data-testid=attempt]"), 0, "nothing is added yet");
    browser.click("[data-testid=import-rest]");
    let said = report(&browser, 3);
    for part in ["2 ranked results imported.", "row 2: verified", "row 3: verified"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    let left = format!("{casual}\n{open}\n{short}\n<b>no</b>");
    let field = "return document.querySelector('[data-testid=paste]').value";
    assert_eq!(browser.run(field, json!([])), left, "what was refused can be mended");
    assert_eq!(browser.count("[data-testid=attempt]"), 2);
    assert_eq!(browser.text("[data-testid=plate-games]"), "0", "they are somebody else's");
    paste(&browser, &good);
    browser.wait_until("one line", || {
        browser.text("[data-testid=score-report]").contains("already here")
    });
    assert_eq!(browser.run(field, json!([])), "", "nothing was refused");
    browser.click("[data-testid=filters] .filters__group:nth-child(2) button:nth-child(4)");
    browser.wait_until("the filter", || browser.count("[data-testid=attempt]") == 1);

    let script = "const data = new DataTransfer();
        data.items.add(new File([arguments[0]], 'cup.txt'));
        data.items.add(new File(['{\"a\":'], '<b>no.json'));
        const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
        document.querySelector('[data-testid=exchange] .panel__title').dispatchEvent(drop)";
    browser.run(script, json!([link(RankedCategory::Alternative.setup(25))]));
    browser.wait_for("[data-testid=import-rest]");
    let said = browser.text(unread);
    assert!(said.starts_with("<b>no.json: This is not a file of this site"), "{said}");
    browser.click("[data-testid=import-rest]");
    browser.wait_until("the other", || browser.count("[data-testid=attempt]") == 2);
    browser.click("[data-testid=import-undo]");
    browser.wait_until("one less", || browser.count("[data-testid=attempt]") == 1);
    browser.assert_quiet();
}

/// Returns the totals in the table, from the top.
fn totals(browser: &Browser) -> Vec<i64> {
    let script = "return [...document.querySelectorAll('[data-testid=attempt]')].map(row => Number(row.dataset.score))";
    let totals = browser.run(script, json!([]));
    totals.as_array().expect("a list").iter().filter_map(|total| total.as_i64()).collect()
}

#[test]
fn column_headers_sort_the_scores() {
    let browser = Browser::start();
    let links = [21, 22, 23, 24].map(|seed| link(RankedCategory::Normal.setup(seed)));
    let scores = links.each_ref().map(|link| i64::from(prove(link).expect("a proof").points));
    // Two with dates, the older one with less time, and two without both.
    let times = [[0, 0], [5_000, 60_000], [9_000, 90_000], [0, 0]];
    let stored: Vec<[String; 2]> = links
        .iter()
        .zip(times)
        .map(|(link, [at, spent])| {
            let attempt =
                json!({ "link": link, "finished_at": at, "spent": spent, "origin": "imported" });
            [format!("catenary.attempt.{link}"), attempt.to_string()]
        })
        .collect();
    let stored: Vec<_> = stored.iter().map(|[key, text]| (&**key, &**text)).collect();
    browser.open_stored("#/ranked/tramways", &stored);
    browser.wait_for("[data-testid=board]");
    let unknown = [scores[0].max(scores[3]), scores[0].min(scores[3])];
    let dated = [scores[2], scores[1]];
    assert_eq!(totals(&browser), [dated, unknown].concat(), "the newest first");
    let sort = |column: &str| {
        browser.attribute(&format!("th:has([data-testid=sort-{column}])"), "aria-sort")
    };
    assert_eq!((sort("date").as_deref(), sort("score")), (Some("descending"), None));
    browser.click("[data-testid=sort-score]");
    browser.wait_until("the best first", || totals(&browser).is_sorted_by(|one, next| one >= next));
    assert_eq!((sort("date"), sort("score").as_deref()), (None, Some("descending")));
    browser.click("[data-testid=sort-score]");
    browser.wait_until("the best last", || totals(&browser).is_sorted());
    browser.click("[data-testid=sort-time]");
    browser.wait_until("the quickest first", || totals(&browser)[..2] == [scores[1], scores[2]]);
    assert_eq!(sort("time").as_deref(), Some("ascending"));
    browser.assert_quiet();
}

#[test]
fn scores_round_trip_through_files() {
    let browser = Browser::start();
    board(&browser);
    paste(
        &browser,
        &format!(
            "{}\n{}",
            link(RankedCategory::Normal.setup(21)),
            link(RankedCategory::Hard.setup(22))
        ),
    );
    report(&browser, 3);
    let files = ["json", "csv"].map(|kind| {
        let folder = browser.save_files(&format!("scores-{kind}"));
        browser.click(&format!("[data-testid=export-{kind}]"));
        only_file(&browser, &folder)
    });
    browser.forget_everything();
    board(&browser);
    assert_eq!(browser.count("[data-testid=attempt]"), 0);
    browser.choose_file("[data-testid=import-scores]", &files[0]);
    assert_eq!(report(&browser, 1), "2 ranked results imported.");
    assert_eq!(browser.count("[data-testid=attempt]"), 2);

    let refused = |part: &str| {
        browser.wait_until(part, || {
            let list = "[data-testid=import-unread]";
            browser.count(list) == 1 && browser.text(list).contains(part)
        });
        browser.click("[data-testid=import-nothing]");
    };
    let forged = files[0].with_file_name("forged.json");
    let text = fs::read_to_string(&files[0]).expect("a text");
    let forgery = text.replacen("catenary.attempt.g", "catenary.attempt.x", 1);
    assert_ne!(forgery, text, "the link stands in the file");
    fs::write(&forged, forgery).expect("a file");
    browser.choose_file("[data-testid=import-scores]", &forged);
    refused("Replaying");
    browser.choose_file("[data-testid=import-scores]", &files[1]);
    refused("a table for spreadsheets");

    // The same file on the list of games: there it is the player's own.
    browser.forget_everything();
    home(&browser);
    files::drop_file(&browser, "scores.json", &text);
    browser.wait_until("the results", || stored(&browser).len() == 2);
    browser.assert_quiet();
}

/// A file of attempts of an older page is refused by name on both pages, with what to do about it.
#[test]
fn a_file_of_attempts_of_an_older_page_says_what_to_do() {
    let browser = Browser::start();
    let old = include_str!("../golden/attempts-file.json");
    let refused = |file: &str| {
        let unread = "[data-testid=import-unread]";
        browser.wait_for(unread);
        let shown = Locale::English.archive_error(&ArchiveError::Attempts);
        assert_eq!(browser.text(unread), format!("{file}: {shown}"));
        browser.click("[data-testid=import-nothing]");
        assert_eq!(stored(&browser).len(), 0);
    };
    home(&browser);
    files::drop_file(&browser, "old.json", old);
    refused("old.json");
    board(&browser);
    paste(&browser, old);
    refused("Pasted text");
    let field = "return document.querySelector('[data-testid=paste]').value.length";
    assert_eq!(browser.run(field, json!([])), old.len(), "the text stays");
    browser.assert_quiet();
}

/// Only results are imported from another player's file with games, with a message; the player's own file is imported
/// completely.
#[test]
fn takes_only_results_from_files_of_others() {
    let browser = Browser::start();
    let link = link(RankedCategory::Normal.setup(21));
    let attempt = Attempt::of_link(link.clone(), AttemptOrigin::Own);
    let attempt = serde_json::to_string(&attempt).expect("JSON");
    let session = Session::<Tramways>::new(Setup::standard(1, 5)).expect("a legal setup");
    let game = save_of(&GameTable::new(session, &Players::people(1), 1), 3, 9);
    let name = format!("catenary.attempt.{link}");
    let file = files::file(&[("g5".to_owned(), game)], &[(name.as_str(), attempt)]);
    let games =
        "return Object.keys(localStorage).filter(key => key.startsWith('catenary.game.')).length";
    board(&browser);
    paste(&browser, &file);
    let said = report(&browser, 2);
    assert!(said.contains("only the results were imported"), "{said}");
    assert_eq!(stored(&browser)[0]["origin"], "imported");
    assert_eq!(browser.run(games, json!([])), 0);
    browser.click("[data-testid=exchange] fieldset label:nth-of-type(2)");
    paste(&browser, &file);
    browser.wait_until("the game", || browser.run(games, json!([])) == 1);
    browser.wait_until("the result", || stored(&browser)[0]["origin"] == "brought");
    browser.assert_quiet();
}

#[test]
fn shows_attempts_added_in_another_window() {
    let browser = Browser::start();
    board(&browser);
    let first = browser.open_window();
    board(&browser);
    paste(&browser, &link(RankedCategory::Normal.setup(21)));
    report(&browser, 2);
    browser.switch_to(&first);
    browser.wait_for("[data-testid=attempt]");
    browser.assert_quiet();
}

#[test]
fn the_set_up_of_a_ranked_game_in_a_link_is_casual() {
    let browser = Browser::start();
    let link = codec::write(&TramwaysLink::setup(RankedCategory::Hard.setup(7)));
    browser.open(&format!("#{link}"));
    browser.click("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
    let save = saved(&browser);
    assert_eq!((save.mode, &setup_of(&save)), (GameMode::Casual, &RankedCategory::Hard.setup(7)));
}

pub(crate) fn put(browser: &Browser, name: &str, text: &str) {
    let script = "localStorage.setItem('catenary.game.' + arguments[0], arguments[1])";
    browser.run(script, json!([name, text]));
}

#[test]
fn an_older_copy_of_an_attempt_does_not_count_any_more() {
    let browser = Browser::start();
    let mut player = sit_down(&browser, RankedCategory::Hard, LAST);
    let script = "return localStorage.getItem('catenary.game.cup')";
    let copy = browser.run(script, json!([]));
    player.play_until(|_| false);
    browser.wait_for("[data-testid=ranked-note]");
    put(&browser, "copy", copy.as_str().expect("the save as it was"));
    browser.open("#/play/copy");
    browser.wait_for("[data-testid=uncounted]");
    assert_eq!(browser.count("[data-testid=mode]"), 0, "it is a casual game");

    board(&browser);
    assert_eq!(browser.count("[data-testid=attempt]"), 1);
    let mark = |name: &str| browser.attribute("[data-testid=marks]", name);
    assert_eq!(mark("data-number").as_deref(), Some("1"));
    assert_eq!(mark("data-undos").as_deref(), Some("0"));
    browser.assert_quiet();
}

/// Returns the marks of the only attempt.
pub(crate) fn marks(browser: &Browser) -> String {
    board(browser);
    browser.text("[data-testid=marks]")
}

#[test]
fn an_attempt_unknown_to_the_ledger_continues_and_is_marked() {
    let browser = Browser::start();
    sit_down(&browser, RankedCategory::Hard, LAST).play_until(|_| false);
    browser.wait_for("[data-testid=ranked-note]");
    let marks = marks(&browser);
    assert!(marks.contains(Locale::English.restored()), "{marks}");
    assert!(!marks.contains(Locale::English.seen_before()), "{marks}");
}

#[test]
fn an_attempt_at_a_set_up_that_was_played_casually_is_marked() {
    let browser = Browser::start();
    browser
        .open(&format!("#{}", codec::write(&TramwaysLink::setup(RankedCategory::Hard.setup(7)))));
    browser.click("[data-testid=start]");
    browser.wait_for("[data-testid=table]");
    Player::new(&browser).play_until(|state| state.decision == Decision::Task);
    sit_down(&browser, RankedCategory::Hard, LAST).play_until(|_| false);
    browser.wait_for("[data-testid=ranked-note]");
    let marks = marks(&browser);
    assert!(marks.contains(Locale::English.seen_before()), "{marks}");
}

#[test]
fn a_deleted_attempt_is_abandoned_and_its_copy_does_not_count() {
    let browser = Browser::start();
    let mut player = sit_down(&browser, RankedCategory::Hard, 40);
    player.step(&player.state());
    player.record();
    let copy = player.entry().expect("a stored game");
    home(&browser);
    browser.click("[data-testid=delete]");
    browser.click("[data-testid=delete-yes]");
    browser.wait_until("an empty list", || browser.count("[data-testid=continue]") == 0);
    put(&browser, "copy", copy.text());
    browser.open("#/play/copy");
    browser.wait_for("[data-testid=uncounted]");
    assert_eq!(
        browser.text("[data-testid=uncounted]"),
        Locale::English.uncounted(SaveVerdict::GivenUp).expect("a reason")
    );
}

#[test]
fn every_way_to_a_set_up_leads_to_the_attempt_under_way() {
    let browser = Browser::start();
    drop(sit_down(&browser, RankedCategory::Hard, LAST));
    let record = played(RankedCategory::Hard.setup(7));
    let position =
        codec::position(&Record { actions: record.actions[..40].to_vec(), ..record.clone() });
    let links = [
        TramwaysLink::setup(RankedCategory::Hard.setup(7)),
        TramwaysLink::game(record, 30),
        position,
    ];
    for link in links {
        home(&browser);
        browser.open(&format!("#{}", codec::write(&link)));
        let kind = format!("the attempt, from a link of kind {:?}", link.kind);
        browser.wait_until(&kind, || browser.address().ends_with("#/play/cup"));
        browser.wait_for("[data-testid=table]");
        browser.click("[data-testid=close-resumed]");
        browser.wait_until("the notice to go", || browser.count("[data-testid=resumed]") == 0);
    }
    browser.assert_quiet();
}

#[test]
fn a_copy_or_a_casual_game_leads_to_the_attempt_under_way() {
    let browser = Browser::start();
    let mut player = sit_down(&browser, RankedCategory::Hard, 40);
    let (copy, round) = (GameEntry::of(&player.save()), player.state().round);
    player.play_until(|state| state.round > round);
    player.record();
    let record = played(RankedCategory::Hard.setup(7));
    let (session, _) = Session::resume(&record, usize::MAX).expect("a legal setup");
    let casual = save_of(&GameTable::new(session, &Players::people(1), 1), 1, 1);
    for (name, save) in [("copy", copy), ("casual", GameEntry::of(&casual))] {
        put(&browser, name, save.text());
        browser.open(&format!("#/play/{name}"));
        browser.wait_until(name, || browser.address().ends_with("#/play/cup"));
        browser.wait_for("[data-testid=mode]");
    }
    browser.assert_quiet();
}

#[test]
fn seeing_the_set_up_during_an_attempt_marks_it() {
    let browser = Browser::start();
    let mut player = sit_down(&browser, RankedCategory::Hard, LAST);
    player.step(&player.state());
    player.record();
    browser.run("localStorage.setItem('catenary.seen.seed.7', 'seen')", json!([]));
    player.play_until(|_| false);
    browser.wait_for("[data-testid=ranked-note]");
    let marks = marks(&browser);
    assert!(marks.contains(Locale::English.seen_before()), "{marks}");
}

/// Each line of tests/golden/attempts.txt is a storage: the page shows its points row by row, the number of games, the
/// best result, and the number given up.
#[test]
fn golden_storages_show_the_same_in_the_page_and_in_native_code() {
    let lines =
        include_str!("../golden/attempts.txt").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let parts: Vec<&str> = line.splitn(3, ' ').collect();
        let shown: Vec<&str> = parts[1].split(';').collect();
        let points = |row: &str| row.split(':').next().and_then(|points| points.parse().ok());
        let rows: Vec<i64> = shown[0].split(',').filter_map(points).collect();
        let plates: Vec<&str> = shown[2].split('.').collect();
        let given_up = shown[6].split(',').filter(|note| note.contains(":given-up:")).count();
        let storage: BTreeMap<String, String> = serde_json::from_str(parts[2]).expect("entries");
        let entries: Vec<(&str, &str)> =
            storage.iter().map(|(key, text)| (key.as_str(), text.as_str())).collect();
        let browser = Browser::start();
        browser.open_stored("#/ranked/tramways", &entries);
        browser.wait_for("[data-testid=board]");
        assert_eq!(totals(&browser), rows, "{}", parts[0]);
        let plate = |name: &str| browser.text(&format!("[data-testid=plate-{name}]"));
        assert_eq!(plate("games"), plates[0], "{}", parts[0]);
        assert_eq!(plate("best").replace('–', "-"), plates[1], "{}", parts[0]);
        assert_eq!(plate("given-up"), given_up.to_string(), "{}", parts[0]);
    }
}
