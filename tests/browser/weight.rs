//! The files that the page fetches on a fresh device in each scenario of `scripts/scenarios`, compared with `budget.txt`;
//! nothing may be fetched from elsewhere.

use crate::between;
use crate::browser::{Browser, key};
use crate::games::{PRESS, ply};
use crate::golden_links::links;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A title of each rule set.
const TITLES: [(&str, &str); 3] =
    [("tramways", "tramways"), ("city", "san-francisco"), ("metromania", "metromania")];

fn site() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("dist")
}

/// Returns the addresses that the page has fetched since it was loaded, without query and fragment.
fn requests(browser: &Browser) -> BTreeSet<String> {
    let script =
        "return [location.href, ...performance.getEntriesByType('resource').map(it => it.name)]";
    let names = browser.run(script, json!([]));
    let names = names.as_array().expect("a list of addresses").iter();
    let plain = |name: &str| name.split(['?', '#']).next().unwrap_or_default().to_owned();
    names.filter_map(|name| name.as_str()).map(plain).collect()
}

/// Returns the files of the site among the requests; fails for addresses elsewhere.
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

/// Fails if the page has requested anything from elsewhere.
pub(crate) fn assert_only_own_requests(browser: &Browser) {
    assert!(files(browser).len() > 3, "the page has asked for nothing");
}

/// Returns whether a file is the page's font, which has a budget of its own: it comes after home is rendered.
fn is_face(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "woff2")
}

fn is_of_worker(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("worker"))
}

/// Bytes as a host sends them.
#[derive(Clone, Copy, Debug, Default)]
struct Weight {
    /// Compressed with brotli at its best level.
    brotli: u64,
    /// Compressed with gzip, for hosts without brotli.
    gzip: u64,
}

impl std::iter::Sum for Weight {
    fn sum<I: Iterator<Item = Weight>>(weights: I) -> Weight {
        weights.fold(Weight::default(), |sum, it| Weight {
            brotli: sum.brotli + it.brotli,
            gzip: sum.gzip + it.gzip,
        })
    }
}

/// Weighs files, each once.
#[derive(Default)]
struct Scale(BTreeMap<PathBuf, Weight>);

impl Scale {
    fn weigh(&mut self, path: &Path) -> Weight {
        *self.0.entry(path.to_owned()).or_insert_with(|| Weight {
            brotli: packed("brotli", &["-cq", "11"], path),
            gzip: packed("gzip", &["-c9"], path),
        })
    }

    /// Returns the weight of a page without workers and font.
    fn weigh_page(&mut self, paths: &BTreeSet<PathBuf>) -> Weight {
        let page = paths.iter().filter(|path| !is_of_worker(path) && !is_face(path));
        page.map(|path| self.weigh(path)).sum()
    }
}

fn packed(program: &str, arguments: &[&str], path: &Path) -> u64 {
    let packed = Command::new(program).args(arguments).arg(path).stderr(Stdio::inherit()).output();
    let packed = packed.unwrap_or_else(|_| panic!("{program} is installed: scripts/setup test"));
    assert!(packed.status.success(), "{program} of {}", path.display());
    packed.stdout.len() as u64
}

/// Returns every file below a folder.
pub(crate) fn all_files(folder: &Path) -> BTreeSet<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the site is built");
    let paths = entries.map(|entry| entry.expect("a file of the site").path());
    let below = |path: PathBuf| if path.is_dir() { all_files(&path) } else { [path].into() };
    paths.flat_map(below).collect()
}

/// Returns the lines of a file without its comments, in words.
fn lines(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_whitespace().collect())
}

/// Returns the lines of `budget.txt`: a scenario, and kilobytes.
fn budget() -> impl Iterator<Item = (&'static str, Weight)> {
    lines(include_str!("budget.txt")).map(|words| {
        let kilobytes = |at: usize| words.get(at)?.parse::<u64>().ok().map(|it| it * 1_000);
        let weight = kilobytes(1).zip(kilobytes(2));
        let (brotli, gzip) =
            weight.unwrap_or_else(|| panic!("{words:?}: no name with two weights"));
        (words[0], Weight { brotli, gzip })
    })
}

/// Returns the parts of the page that a scenario fetches, by `scripts/scenarios`; home fetches none.
fn parts_of(scenario: &str) -> BTreeSet<&'static str> {
    if scenario == "home" {
        return BTreeSet::new();
    }
    let mut lines = lines(include_str!("../../scripts/scenarios"));
    let words = lines.find(|words| words[0] == scenario);
    let words = words.unwrap_or_else(|| panic!("scripts/scenarios lacks {scenario}"));
    let named = words.into_iter().skip(2);
    named.flat_map(|word| if word.contains('-') { parts_of(word) } else { [word].into() }).collect()
}

/// Returns the parts of the page among files.
fn parts_in(files: &BTreeSet<PathBuf>) -> BTreeSet<&str> {
    let names = files.iter().filter_map(|path| path.file_stem()?.to_str());
    names.filter_map(|name| name.strip_prefix("split_")).collect()
}

/// Returns whether the page was built in parts.
fn is_cut(everything: &BTreeSet<PathBuf>) -> bool {
    everything.iter().any(|path| path.ends_with("__wasm_split.js"))
}

/// Returns whether the page was built with a rebuilt standard library (`scripts/setup`), which has no panic locations.
fn is_light(everything: &BTreeSet<PathBuf>) -> bool {
    let wasm = everything.iter().filter(|path| path.extension().is_some_and(|it| it == "wasm"));
    let mut files = wasm.map(|path| std::fs::read(path).expect("a file of the site"));
    let place = b"library/core/src/";
    !files.any(|bytes| bytes.windows(place.len()).any(|window| window == place))
}

/// Performs a scenario of `budget.txt` on a fresh device, until everything it needs is there.
fn walk(browser: &Browser, scenario: &str) {
    let (kind, title) = scenario.split_once('-').unwrap_or((scenario, ""));
    let key = TITLES.iter().find(|(rule_set, _)| *rule_set == title).map_or(title, |it| it.1);
    match kind {
        "home" => {
            browser.open("");
            browser.wait_for("[data-testid=play]");
            if title == "with-games" {
                browser.click("[data-testid=play]");
                browser.wait_for("[data-testid=table]");
                browser.wait_until("the game to be stored", || {
                    let stored = "return Object.keys(localStorage).some(key => key.startsWith('catenary.game.'))";
                    browser.run(stored, json!([])) == true
                });
                browser.open("");
                browser.wait_for("[data-testid=continue-last]");
            }
        }
        "settings" => {
            browser.open("");
            browser.click("[data-testid=settings]");
            browser.wait_for("[data-testid=close-settings]");
        }
        "boards" => {
            browser.open("");
            browser.click("[data-testid=own-boards-entry]");
            browser.wait_for("[data-testid=own-boards]");
        }
        "played" => {
            browser.open("");
            let play = if key == "tramways" { "play".to_owned() } else { format!("play-{key}") };
            browser.click(&format!("[data-testid={play}]"));
            browser.wait_for("[data-testid=table]");
            browser.press(&[key::SHIFT]);
            for number in 0..3 {
                let before = ply(browser);
                browser.wait_until("a decision", || {
                    browser.run(PRESS, json!([number]));
                    browser.wait_for_picture();
                    ply(browser) > before
                });
            }
        }
        "finished" => {
            let is_over = |[title, _, means]: &[&str; 3]| *title == key && means.contains(":over:");
            let [_, link, _] = links().into_iter().find(is_over).expect("a finished game");
            browser.open(&format!("#{link}"));
            browser.wait_for("[data-testid=final-count]");
        }
        "new" => {
            browser.open(&format!("#/new/{key}"));
            browser.wait_for("[data-testid=start]");
        }
        "rules" => {
            browser.open(&format!("#/rules/{key}"));
            browser.wait_for(".booklet");
        }
        "scores" => {
            browser.open(&format!("#/ranked/{key}"));
            browser.wait_for("[data-testid=ranked]");
        }
        "between" => {
            browser.open("");
            between::wait_for_beto(browser, &between::first_turn(0));
            browser.reload();
            browser.click("[data-testid=send-link]");
            browser.wait_for("[data-testid=code]");
        }
        _ => panic!("budget.txt: nobody knows how to do {scenario}"),
    }
    browser.wait_until_idle();
}

/// Performs these scenarios of `budget.txt`, each on a fresh device, and weighs what the page has fetched: exactly the
/// parts of `scripts/scenarios`, within the budget. A build in one piece is only weighed, and one without the sources
/// of the standard library may be heavier.
fn keep_to_budget(is_mine: impl Fn(&str) -> bool) {
    let browser = Browser::start();
    let (everything, mut scale, mut over) = (all_files(&site()), Scale::default(), Vec::new());
    let there = parts_in(&everything);
    for (name, most) in budget().filter(|(name, _)| is_mine(name)) {
        let weight = match name {
            "offline" => kept_offline().iter().map(|path| scale.weigh(path)).sum(),
            "face" => {
                everything.iter().filter(|path| is_face(path)).map(|it| scale.weigh(it)).sum()
            }
            _ => {
                // The page may write until it is left.
                browser.leave_for("about:blank");
                browser.forget_everything();
                walk(&browser, name);
                let fetched = files(&browser);
                if is_cut(&everything) {
                    let parts: BTreeSet<&str> = &parts_of(name) & &there;
                    assert_eq!(parts_in(&fetched), parts, "the parts of {name}");
                }
                scale.weigh_page(&fetched)
            }
        };
        let kilobytes = |bytes: u64| bytes.div_ceil(1_000);
        println!(
            "weight: {name}: {} KB with brotli, at most {}; {} with gzip, at most {}",
            kilobytes(weight.brotli),
            kilobytes(most.brotli),
            kilobytes(weight.gzip),
            kilobytes(most.gzip),
        );
        if weight.brotli > most.brotli || weight.gzip > most.gzip {
            over.push(name);
        }
    }
    assert!(
        !is_cut(&everything) || !is_light(&everything) || over.is_empty(),
        "heavier than budget.txt allows: {over:?}"
    );
}

/// Returns all files that the service worker caches.
fn kept_offline() -> Vec<PathBuf> {
    let list = std::fs::read_to_string(site().join("files.json")).expect("the build has a list");
    let list: serde_json::Value = serde_json::from_str(&list).expect("the list is JSON");
    let paths = list["files"].as_array().expect("files").iter();
    paths.filter_map(|file| Some(site().join(file["path"].as_str()?))).collect()
}

fn is_played(name: &str) -> bool {
    name.starts_with("played-")
}

fn is_opened(name: &str) -> bool {
    ["finished-", "new-", "rules-"].iter().any(|it| name.starts_with(it))
}

#[test]
fn played_games_keep_to_their_budget() {
    keep_to_budget(is_played);
}

#[test]
fn pages_of_titles_keep_to_their_budget() {
    keep_to_budget(is_opened);
}

#[test]
fn everything_else_keeps_to_its_budget() {
    keep_to_budget(|name| !is_played(name) && !is_opened(name));
}

/// The parts of titles' code that may be in the first download: the functions that fetch a part, the list of titles with its
/// keys, `titles/load.rs`, the preferences for a new game of Tramways, and the letters in its icons. The last three are
/// functions of the start page that are identical to a title's and were merged by the linker under the title's name:
/// comparisons of properties, a component's rendering, the class of a colour.
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

/// scripts/site wrote the names of functions in the first download before they were stripped.
#[test]
fn the_first_download_contains_no_title() {
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
fn a_part_that_fails_to_load_is_reported_and_fetched_again() {
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

/// Words for which blockers drop files, and prefixes of some.
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
fn no_file_name_triggers_ad_blockers() {
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
