//! What a first visit fetches, by page, against `budget.txt`; and that nothing is fetched from elsewhere.

use crate::between;
use crate::browser::Browser;
use catenary::engine::game::Record;
use catenary::titles::tramways::codec::{self, Link};
use catenary::titles::tramways::rules::setup::Setup;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The tables that are opened by their address, each from the button of home that begins a game.
const TABLES: [(&str, &str); 4] = [
    ("tramways", "[data-testid=play]"),
    ("san-francisco", "[data-testid=play-san-francisco]"),
    ("berlin", "[data-testid=play-berlin]"),
    ("metromania", "[data-testid=play-metromania]"),
];

fn site() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("dist")
}

/// The addresses of all that the page has fetched since it was loaded, without what follows `?` or `#`.
fn requests(browser: &Browser) -> BTreeSet<String> {
    let script =
        "return [location.href, ...performance.getEntriesByType('resource').map(it => it.name)]";
    let names = browser.run(script, json!([]));
    let names = names.as_array().expect("a list of addresses").iter();
    let plain = |name: &str| name.split(['?', '#']).next().unwrap_or_default().to_owned();
    names.filter_map(|name| name.as_str()).map(plain).collect()
}

/// The files of the site among the requests; anything from elsewhere fails.
fn files(browser: &Browser) -> BTreeSet<PathBuf> {
    let (base, own) = (browser.address(), site());
    let base = base.split("/dist/").next().unwrap_or_default().to_owned() + "/dist/";
    let file = |address: String| {
        let path = address.strip_prefix(&base);
        let path = path.unwrap_or_else(|| panic!("{address} is not of this site"));
        own.join(if path.is_empty() { "index.html" } else { path })
    };
    requests(browser).into_iter().map(file).collect()
}

/// Fails where the page has asked for anything from elsewhere.
pub(crate) fn assert_only_own_requests(browser: &Browser) {
    assert!(files(browser).len() > 3, "the page has asked for nothing");
}

/// The face of the page, which is weighed by itself: it comes once home has been drawn.
fn is_face(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "woff2")
}

fn is_of_worker(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("worker"))
}

/// Weighs files with brotli, each once.
#[derive(Default)]
struct Scale(BTreeMap<PathBuf, u64>);

impl Scale {
    fn weigh(&mut self, paths: &BTreeSet<PathBuf>) -> u64 {
        let bytes = |path: &PathBuf| *self.0.entry(path.clone()).or_insert_with(|| brotli(path));
        paths.iter().filter(|path| !is_of_worker(path) && !is_face(path)).map(bytes).sum()
    }
}

fn brotli(path: &Path) -> u64 {
    let packed =
        Command::new("brotli").args(["-cq", "11"]).arg(path).stderr(Stdio::inherit()).output();
    let packed = packed.expect("brotli is installed: scripts/setup test");
    assert!(packed.status.success(), "brotli of {}", path.display());
    packed.stdout.len() as u64
}

/// Every file below a folder.
pub(crate) fn all_files(folder: &Path) -> BTreeSet<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the site is built");
    let paths = entries.map(|entry| entry.expect("a file of the site").path());
    let below = |path: PathBuf| if path.is_dir() { all_files(&path) } else { [path].into() };
    paths.flat_map(below).collect()
}

/// The lines of `budget.txt`: name and kilobytes.
fn budget() -> BTreeMap<&'static str, u64> {
    let lines = include_str!("budget.txt").lines().filter(|line| !line.starts_with('#'));
    let entry = |line: &'static str| {
        let mut words = line.split_whitespace();
        let figure = words.next().zip(words.next().and_then(|it| it.parse().ok()));
        figure.unwrap_or_else(|| panic!("budget.txt: '{line}' is no name with kilobytes"))
    };
    lines.filter(|line| !line.trim().is_empty()).map(entry).collect()
}

/// Whether the page was built in parts.
fn is_cut(everything: &BTreeSet<PathBuf>) -> bool {
    everything.iter().any(|path| path.ends_with("__wasm_split.js"))
}

/// Whether the page was built with the standard library made anew (`scripts/setup`), which says nowhere where it panics.
fn is_light(everything: &BTreeSet<PathBuf>) -> bool {
    let wasm = everything.iter().filter(|path| path.extension().is_some_and(|it| it == "wasm"));
    let mut files = wasm.map(|path| std::fs::read(path).expect("a file of the site"));
    let place = b"library/core/src/";
    !files.any(|bytes| bytes.windows(place.len()).any(|window| window == place))
}

/// Begins a game and waits until it is stored, so that its address opens it again.
fn begin(browser: &Browser, button: &str) {
    browser.click(button);
    browser.wait_for("[data-testid=table]");
    browser.wait_until("the game is stored", || {
        let id = "location.hash.split('/').pop()";
        let stored = format!("return Object.keys(localStorage).some(key => key.includes({id}))");
        browser.run(&stored, json!([])) == true
    });
}

/// The address of a game of Tramways that has just begun.
fn linked_game() -> String {
    let record = Record { setup: Setup::standard(1, 5), actions: Vec::new() };
    format!("#{}", codec::write(&Link::game(record, 0)))
}

/// A build in one piece, or one without the sources of the standard library, is only weighed.
#[test]
fn no_page_weighs_more_than_its_budget() {
    let browser = Browser::start();
    let mut scale = Scale::default();
    browser.open("");
    browser.wait_for("[data-testid=play]");
    let mut weights = vec![("home", scale.weigh(&files(&browser)))];
    begin(&browser, "[data-testid=play]");
    browser.open("");
    browser.reload();
    browser.wait_for("[data-testid=continue-last]");
    weights.push(("home-with-games", scale.weigh(&files(&browser))));
    let mut table = BTreeSet::new();
    for (name, button) in TABLES {
        browser.open("");
        begin(&browser, button);
        browser.reload();
        browser.wait_for("[data-testid=table]");
        let fetched = files(&browser);
        weights.push((name, scale.weigh(&fetched)));
        table.extend(fetched);
    }
    between::wait_for_beto(&browser, &between::first_turn(0));
    browser.reload();
    browser.wait_for("[data-testid=send-link]");
    browser.click("[data-testid=send-link]");
    browser.wait_for("[data-testid=code]");
    let between = files(&browser).difference(&table).cloned().collect();
    weights.push(("between-devices", scale.weigh(&between)));
    browser.open(&linked_game());
    browser.wait_for("[data-testid=visit]");
    browser.reload();
    browser.wait_for("[data-testid=visit]");
    weights.push(("tramways-link", scale.weigh(&files(&browser))));
    let everything = all_files(&site());
    weights.push(("everything", scale.weigh(&everything)));
    weights
        .push(("face", everything.iter().filter(|path| is_face(path)).map(|it| brotli(it)).sum()));
    let budget = budget();
    let is_cut = is_cut(&everything);
    let mut over = Vec::new();
    for (name, bytes) in weights {
        let most = budget.get(name).copied().unwrap_or_else(|| panic!("budget.txt lacks {name}"));
        println!("weight: {name}: {} KB with brotli, at most {most}", bytes.div_ceil(1_000));
        if bytes > most * 1_000 {
            over.push(name);
        }
    }
    assert!(
        !is_cut || !is_light(&everything) || over.is_empty(),
        "heavier than budget.txt allows: {over:?}"
    );
}

/// What of the titles' code may be in the first download: what fetches a part, the list with its keys, the door, what the
/// preferences say of a new game of Tramways, and the letters in its icons.
///
/// The last three are functions of the start page that are equal, to the letter, to one of a title, and bear its name
/// since the linker has merged them: comparisons of properties, what renders a component, the class of a colour.
const MAY_BE_FIRST: [&str; 13] = [
    "__wasm_split_preload_",
    "rules13building_type",
    "titles3key",
    "titles..key",
    "titles4load",
    "titles..load",
    "rules5setup",
    "rules..setup",
    "drop_in_place",
    "titles8tramways7edition",
    "PartialEq$GT$2eq",
    "FunctionProvider$GT$3run5inner",
    "10seat_class",
];

/// The names of functions that scripts/site found in the first download before they were stripped.
#[test]
fn the_first_download_has_no_title_in_it() {
    if !is_cut(&all_files(&site())) {
        return println!("this build is in one piece");
    }
    let names = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/first-names.txt");
    let names = std::fs::read_to_string(names).expect("scripts/site wrote the names");
    assert!(names.contains("titles"), "not even the keys are there: nothing was read");
    let wrong: Vec<&str> = names
        .lines()
        .filter(|name| !MAY_BE_FIRST.iter().any(|part| name.contains(part)))
        .filter(|name| {
            let of = |title: &str| name.contains(title);
            of("titles4city")
                || of("titles..city")
                || of("10metromania")
                || of("..metromania")
                || of("8tramways")
                || of("..tramways")
        })
        .collect();
    assert!(wrong.is_empty(), "in the first download: {wrong:#?}");
}

#[test]
fn a_part_that_does_not_come_is_said_and_fetched_again() {
    let browser = Browser::start();
    browser.open("");
    browser.wait_for("[data-testid=play]");
    if !is_cut(&all_files(&site())) {
        return println!("this build is in one piece: nothing to fetch");
    }
    browser.lose(".wasm");
    browser.click("[data-testid=play-berlin]");
    browser.wait_for("[data-testid=not-fetched]");
    browser.run("location.hash = '#/rules/tramways'", json!([]));
    browser.wait_for("[data-testid=fetch-again]");
    browser.lose(".nothing");
    browser.click("[data-testid=fetch-again]");
    browser.wait_for(".booklet");
}

/// Words by which the lists of blockers drop files, and the beginnings of some.
const BLOCKED: [&str; 14] = [
    "ad", "ads", "adv", "pop", "share", "shares", "sharing", "stat", "stats", "hit", "hits",
    "counter", "log", "like",
];
const BLOCKED_BEGINNINGS: [&str; 20] = [
    "advert",
    "adserv",
    "affiliat",
    "analytic",
    "banner",
    "beacon",
    "click",
    "consent",
    "cookie",
    "fingerprint",
    "metrics",
    "newsletter",
    "pixel",
    "popup",
    "popunder",
    "promo",
    "social",
    "sponsor",
    "telemetry",
    "track",
];

#[test]
fn no_file_has_a_name_that_blockers_drop() {
    let is_blocked = |word: &str| {
        BLOCKED.contains(&word) || BLOCKED_BEGINNINGS.iter().any(|it| word.starts_with(it))
    };
    let site = site();
    let names: Vec<String> = all_files(&site)
        .iter()
        .filter_map(|path| Some(path.strip_prefix(&site).ok()?.to_string_lossy().to_lowercase()))
        .collect();
    assert!(names.len() > 30, "{names:?}");
    let dropped: Vec<&String> = names
        .iter()
        .filter(|name| name.split(|it: char| !it.is_ascii_alphanumeric()).any(is_blocked))
        .collect();
    assert!(dropped.is_empty(), "{dropped:?}");
    assert!(
        ["ads-1.js", "x/trackers_a.js", "split_share.wasm"]
            .iter()
            .all(|name| { name.split(|it: char| !it.is_ascii_alphanumeric()).any(is_blocked) })
    );
}
