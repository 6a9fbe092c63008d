//! The project keeps its own shape: sizes, direction of imports, words, and a test for every rule.

use catenary::titles::TitleKey;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The longest source file, in lines: a guard against monsters, no reason to cut one subject in two. The tables of
/// an edition and of boards are data and exempt.
const MAX_LINES: usize = 600;

/// What each module may name of this crate, in reading order. The pages' entry points may name everything.
const DIRECTION: &[(&str, &[&str])] = &[
    ("engine", &["engine"]),
    ("words", &["engine", "words"]),
    ("table", &["engine", "words", "table"]),
    ("storage", &["engine", "table", "titles", "storage"]),
    ("toolkit", &["engine", "words", "table", "titles", "storage", "toolkit"]),
    ("worker", &["engine", "worker"]),
    ("measure", &["engine", "measure"]),
    ("titles", &["engine", "words", "table", "storage", "toolkit", "worker", "measure", "titles"]),
    ("shell", &["engine", "words", "table", "storage", "toolkit", "worker", "titles", "shell"]),
    ("lab", &["engine", "measure", "titles", "lab"]),
];

/// What those below the titles may name of them: the list of titles with what is known of each, none of their code.
const KEYS: &[&str] = &["Capability", "TitleFacts", "TitleKey"];
/// Those that may name the keys.
const BELOW: &[&str] = &["src/storage", "src/toolkit"];

/// The rooms of a title in reading order: none names a later one.
const ROOMS: &[&str] = &["rules", "session", "words", "lab", "view", "ui"];
/// The rooms of a title that stand beside its rules and name none after them.
const ENGINE_ROOMS: &[&str] = &["network", "edition", "boards", "rules", "codec", "bots", "saves"];

/// The files of a title's rules that may name each other in a circle: what follows what in a round or a turn.
const PHASES: &[(&str, &[&str])] = &[
    (
        "tramways",
        &[
            "actions_phase",
            "administration",
            "auction",
            "building",
            "deal",
            "development",
            "passenger",
            "payment",
            "round",
            "solo_auction",
        ],
    ),
    ("city", &["claim", "draw", "turn"]),
];

/// The modules that may name a web crate, and those crates.
const WEB_MODULES: &[&str] = &["toolkit", "shell", "storage", "worker", "app"];
/// The files of the titles that hand their pages out.
const DOORS: &[&str] = &["src/titles/load.rs", "src/titles/parts.rs"];
const WEB_CRATES: &[&str] = &["yew", "gloo", "web_sys", "js_sys", "wasm_bindgen"];

/// The titles as types of rules and as variants of `TitleKey`.
static TITLE_TYPES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let rules = |path: PathBuf| {
        let code = code(&path).join("\n");
        code.split("impl Game for ").skip(1).map(first_name).collect::<Vec<_>>()
    };
    let rules = rust_files("src/titles").into_iter().flat_map(rules);
    rules.chain(TitleKey::ALL.map(|key| format!("{key:?}"))).collect()
});

/// Words that a finished text does not contain; taken apart, or this file would.
const UNFINISHED: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("to", "do!("),
    concat!("unimpl", "emented!("),
    concat!("#[ig", "nore"),
    concat!("db", "g!("),
    concat!("<<<<", "<<< "),
    concat!(">>>>", ">>> "),
];

/// Folders of one machine have no place in a project.
const MACHINE_PATHS: &[&str] =
    &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// The one name that is the same in every language.
const PRODUCT: &str = "Catenary";

#[test]
fn source_files_are_short() {
    let long = |path: &PathBuf| {
        let lines = read(path).lines().count();
        let is_data = has_folder(path, "edition") || has_folder(path, "boards");
        (lines > MAX_LINES && !is_data)
            .then(|| format!("{}: {lines} lines, at most {MAX_LINES}", path.display()))
    };
    assert_none("files too long", rust_files("src").iter().filter_map(long));
}

#[test]
fn style_files_are_short() {
    let long = files("styles").into_iter().filter_map(|path| {
        let lines = read(&path).lines().count();
        (lines > MAX_LINES).then(|| format!("{}: {lines} lines", path.display()))
    });
    assert_none("style files too long", long);
}

#[test]
fn imports_point_downwards() {
    let wrong = |path: &PathBuf| {
        // A binary may name everything.
        if has_folder(path, "bin") {
            return None;
        }
        let module = module(path);
        let allowed =
            DIRECTION.iter().find(|(name, _)| *name == module).map(|(_, allowed)| *allowed);
        let allowed = allowed?;
        // What tests need of a title to have a game at all does not count.
        let named: BTreeSet<String> = crate_names(&product_code(path)).into_iter().collect();
        let wrong: Vec<String> = named
            .into_iter()
            .filter(|name| is_module(name) && !allowed.contains(&&**name))
            .collect();
        (!wrong.is_empty())
            .then(|| format!("{}: {module} may not name {}", path.display(), wrong.join(", ")))
    };
    assert_none("imports against the direction", rust_files("src").iter().filter_map(wrong));
}

/// Every module has its place in the direction, and every place its module.
#[test]
fn every_module_has_a_direction() {
    let files = rust_files("src").into_iter().filter(|path| !has_folder(path, "bin"));
    let modules: BTreeSet<String> = files.map(|path| module(&path)).collect();
    let top = ["lib"].map(str::to_owned);
    let placed = DIRECTION.iter().map(|(name, _)| (*name).to_owned());
    let placed: BTreeSet<String> =
        placed.chain(top.into_iter().filter(|it| modules.contains(it))).collect();
    assert_eq!(modules, placed);
}

/// Only titles and their workers name a title: neither the shell nor the command line, nor what every game stands on.
/// What tests need of a title to have a game at all does not count.
#[test]
fn only_titles_name_a_title() {
    let is_worker = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        path.starts_with("src/bin") && name.starts_with("worker")
    };
    let is_exempt = |path: &PathBuf| path.starts_with("src/titles") || is_worker(path);
    let (exempt, scanned): (Vec<PathBuf>, Vec<PathBuf>) =
        rust_files("src").into_iter().partition(is_exempt);
    assert!(exempt.len() > 100 && scanned.len() > 100, "the scan has looked at nothing");
    let wrong = scanned.iter().filter_map(|path| {
        let named = titles_named(&product_code(path));
        (!named.is_empty()).then(|| format!("{}: {}", path.display(), join(&named)))
    });
    assert_none("titles named outside titles", wrong);
}

#[test]
fn below_the_titles_only_their_keys_are_named() {
    let mut keys = 0;
    for folder in BELOW {
        let files = rust_files(folder);
        let mut code_of_titles = |path: &PathBuf| {
            let mut named = paths_into("titles::", &product_code(path));
            keys += named.len();
            named.retain(|name| !KEYS.contains(&name.as_str()));
            (!named.is_empty()).then(|| format!("{}: {}", path.display(), join(&named)))
        };
        let wrong: Vec<String> = files.iter().filter_map(&mut code_of_titles).collect();
        assert_none("code of titles below them", wrong.into_iter());
    }
    assert!(keys > 0, "the scan has looked at nothing");
}

#[test]
fn rooms_of_a_title_point_downwards() {
    let mut seen = BTreeSet::new();
    for title in title_folders() {
        let root = format!("{title}::");
        for path in rust_files(&format!("src/titles/{title}")) {
            let Some(room) = room(&path) else { continue };
            let is_engine = ENGINE_ROOMS.contains(&room.as_str());
            let from = if is_engine { "rules" } else { room.as_str() };
            let Some(place) = ROOMS.iter().position(|it| *it == from) else { continue };
            let mut named = paths_into(&root, &product_code(&path));
            named.retain(|name| ROOMS[place + 1..].contains(&name.as_str()));
            assert!(named.is_empty(), "{}: {room} may not name {}", path.display(), join(&named));
            seen.insert(room);
        }
    }
    let missing: Vec<&&str> = ROOMS.iter().filter(|room| !seen.contains(**room)).collect();
    assert!(missing.is_empty(), "the scan has not seen {missing:?}");
}

#[test]
fn only_phases_of_the_rules_form_a_circle() {
    // The toy has its rules in one file.
    for title in title_folders().iter().filter(|title| *title != "toy") {
        let phases = PHASES.iter().find(|(name, _)| name == title).map_or(&[][..], |it| it.1);
        let named = rules_named(title);
        assert!(named.len() > 10, "the scan has not seen the rules of {title}");
        let circle: Vec<&str> = named
            .keys()
            .filter(|file| reach(&named, file).contains(*file))
            .map(|it| &**it)
            .collect();
        assert_eq!(circle, phases, "files of {title} that name each other in a circle");
    }
}

#[test]
fn titles_name_no_other() {
    let titles = title_folders();
    assert!(titles.len() > 1, "the scan has looked at nothing");
    for title in &titles {
        let files = rust_files(&format!("src/titles/{title}"));
        assert!(!files.is_empty(), "{title} has no files");
        let others = |path: &PathBuf| {
            let mut named = paths_into("titles::", &code(path).join("\n"));
            named.retain(|name| titles.contains(name) && name != title);
            (!named.is_empty()).then(|| format!("{}: {}", path.display(), join(&named)))
        };
        assert_none("titles that name others", files.iter().filter_map(others));
    }
}

#[test]
fn every_module_of_the_direction_is_there() {
    for (module, _) in DIRECTION {
        let (file, folder) = (format!("src/{module}.rs"), format!("src/{module}"));
        let is_there = project().join(&file).is_file() || project().join(&folder).is_dir();
        assert!(is_there, "{module} has a direction and no files");
    }
}

#[test]
fn only_the_page_names_web_crates() {
    let names = |path: &PathBuf| {
        code(path).iter().flat_map(|line| paths(line)).any(|name| is_web_crate(&name))
    };
    assert!(rust_files("src/shell").iter().any(names), "the page names no web crate");
    let wrong = |path: &PathBuf| {
        let named = code(path).iter().flat_map(|line| paths(line)).find(|name| is_web_crate(name));
        named
            .filter(|_| !WEB_MODULES.contains(&module(path).as_str()) && !has_folder(path, "ui"))
            .filter(|_| !DOORS.iter().any(|door| path == Path::new(door)))
            .map(|name| format!("{}: {name}", path.display()))
    };
    assert_none("web crates outside the page", rust_files("src").iter().filter_map(wrong));
}

#[test]
fn nothing_is_left_unfinished() {
    assert_none("unfinished", lines_with(UNFINISHED));
}

#[test]
fn no_file_names_a_folder_of_one_machine() {
    assert_none("machine paths", lines_with(MACHINE_PATHS));
}

#[test]
fn packages_come_from_the_public_registry() {
    let lock = read(Path::new("Cargo.lock"));
    let sources = lock.lines().filter(|line| line.starts_with("source = "));
    assert!(sources.clone().count() > 20, "the lock names no packages");
    let foreign = sources.filter(|line| {
        !line.ends_with("\"registry+https://github.com/rust-lang/crates.io-index\"")
    });
    assert_none("foreign packages", foreign.map(str::to_owned));
}

#[test]
fn components_take_their_words_from_the_phrases() {
    let spoken = |path: &PathBuf| {
        let lines = code(path).into_iter().enumerate().filter(|(_, line)| shows_text(line));
        lines
            .map(|(number, line)| format!("{}:{}: {}", path.display(), number + 1, line.trim()))
            .collect::<Vec<_>>()
    };
    let drawn = rust_files("src")
        .into_iter()
        .filter(|path| ["ui", "toolkit", "shell"].iter().any(|folder| has_folder(path, folder)));
    let drawn: Vec<PathBuf> = drawn.collect();
    assert!(drawn.len() > 50, "only {} files of the page", drawn.len());
    assert_none("text in components", drawn.iter().flat_map(spoken));
}

/// The lists of styles in the order of index.html, each with the parts of the page that it comes with and its files.
fn sheets() -> Vec<(String, String, Vec<String>)> {
    let index = read(Path::new("index.html"));
    let sheet = |line: &str| {
        let name = between(line, "href=\"target/styles/", ".css\"")?;
        let parts = between(line, "data-parts=\"", "\"").unwrap_or_default();
        let list = read(Path::new(&format!("styles/sheets/{name}.css")));
        let path = |line: &str| Some(format!("styles/{}", between(line, "@import \"../", "\";")?));
        Some((name, parts, list.lines().filter_map(path).collect()))
    };
    index.lines().filter_map(sheet).collect()
}

fn between(line: &str, before: &str, after: &str) -> Option<String> {
    Some(line.split_once(before)?.1.split_once(after)?.0.to_owned())
}

#[test]
fn every_style_is_in_one_sheet_of_the_page() {
    let sheets = sheets();
    let sorted = |mut paths: Vec<String>| {
        paths.sort();
        paths
    };
    let lists = files("styles/sheets").iter().map(|path| path.display().to_string()).collect();
    let named = sheets.iter().map(|(name, ..)| format!("styles/sheets/{name}.css")).collect();
    assert_eq!(sorted(named), sorted(lists), "the sheets of index.html and the lists of files");
    // What the start page needs of them, too, has the last word everywhere.
    let twice = ["styles/finger.css", "styles/access.css"];
    let count = sheets.len();
    let words = sheets.into_iter().enumerate().flat_map(|(at, (_, _, files))| {
        let last = move |file: &String| at + 1 == count || !twice.contains(&file.as_str());
        files.into_iter().filter(last).collect::<Vec<_>>()
    });
    let styles = files("styles").into_iter().filter(|path| !path.starts_with("styles/sheets"));
    let styles = styles.map(|path| path.display().to_string()).collect();
    assert_eq!(sorted(words.collect()), sorted(styles), "the lines of the lists and the files");
}

/// A sheet that waits for a part that nothing fetches would never come.
#[test]
fn every_sheet_comes_with_parts_of_the_page() {
    let code: String = rust_files("src").iter().map(|path| read(path)).collect();
    let known = |part: &&str| {
        [format!(" {part}: fn "), format!(" {part} over ")].iter().any(|it| code.contains(it))
    };
    let titles = read(Path::new("src/titles/mod.rs"));
    let of_title = |part: &&str| titles.contains(&format!("({part} {part}_rules {part}_bots)"));
    let parts: Vec<String> = sheets().into_iter().map(|(_, parts, _)| parts).collect();
    let parts: Vec<&str> = parts.iter().flat_map(|parts| parts.split_whitespace()).collect();
    assert!(parts.len() > 10, "only {parts:?}");
    let unknown = parts.into_iter().filter(|part| !known(part) && !of_title(part));
    assert_none("parts of sheets that the page does not have", unknown.map(str::to_owned));
}

/// What asks an element's descendants or siblings.
const ASKING: [&str; 7] = [":has(", ":nth-", ":first-", ":last-", ":only-", "+ *", "~ *"];

/// Browsers keep one list of what any `:has()` of the page restyles, and one of what changes with its siblings: a rule that
/// asks for them and is about everything (`> *`, `> :first-child`) lets each press restyle far more than it changes. Nothing
/// is pressed on paper.
#[test]
fn no_rule_that_asks_for_others_is_about_everything() {
    let asks = |it: &str| ASKING.iter().any(|asking| it.contains(asking));
    let asking: Vec<(PathBuf, String)> = all_selectors()
        .filter(|(path, selector)| !path.ends_with("print.css") && asks(selector))
        .collect();
    assert!(asking.len() > 100, "only {} selectors that ask for others", asking.len());
    let everything = asking.iter().filter(|(_, selector)| is_about_everything(selector));
    let lines = everything.map(|(path, selector)| format!("{}: {selector}", path.display()));
    assert_none("selectors that ask for others and are about everything", lines);
}

/// A rule about all `::before` has browsers look for a second style of everything that they restyle.
#[test]
fn no_rule_is_about_what_stands_before_or_after_everything() {
    let everywhere: Vec<(PathBuf, String)> =
        all_selectors().filter(|(_, selector)| selector.contains("::")).collect();
    assert!(everywhere.len() > 30, "only {} selectors with `::`", everywhere.len());
    let is_bare = |selector: &str| {
        let subject = selector.rsplit(|it: char| it.is_whitespace() || "+>~".contains(it)).next();
        subject.is_some_and(|it| it.trim_start_matches('*').starts_with("::"))
    };
    let bare = everywhere.iter().filter(|(_, selector)| is_bare(selector));
    let lines = bare.map(|(path, selector)| format!("{}: {selector}", path.display()));
    assert_none("rules about `::before` and the like of everything", lines);
}

/// A class that nothing of the page has is a rule that every press is held against for nothing. A name that is put together
/// (`line--{}`) stands for all that begin so.
#[test]
fn every_class_of_the_styles_is_in_the_page() {
    let pages = ["src", "static"].into_iter().flat_map(files).chain([PathBuf::from("index.html")]);
    let written = pages.filter(|path| {
        let kind = path.extension().and_then(|kind| kind.to_str());
        kind.is_some_and(|kind| ["rs", "js", "svg", "html"].contains(&kind))
    });
    let text: String = written.map(|path| read(&path)).collect();
    let words: BTreeSet<&str> = text.split(|it: char| !is_of_a_class(it)).collect();
    let begun = text.split('{').filter_map(|before| before.rsplit(|it| !is_of_a_class(it)).next());
    let begun: BTreeSet<&str> = begun.filter(|it| it.len() > 3 && it.ends_with('-')).collect();
    let is_known = |class: &str| {
        let mut starts = class.match_indices('-').map(|(at, _)| &class[..=at]);
        words.contains(class) || starts.any(|start| begun.contains(start))
    };
    let named = |(path, selector): (PathBuf, String)| {
        classes(&selector).into_iter().map(move |class| (path.clone(), class))
    };
    let classes: BTreeSet<(PathBuf, String)> = all_selectors().flat_map(named).collect();
    assert!(classes.len() > 1_000, "only {} classes", classes.len());
    let unknown = classes.iter().filter(|(_, class)| !is_known(class));
    let lines = unknown.map(|(path, class)| format!("{}: .{class}", path.display()));
    assert_none("classes that nothing has", lines);
}

fn is_of_a_class(letter: char) -> bool {
    letter.is_alphanumeric() || "-_".contains(letter)
}

/// The classes that a selector names.
fn classes(selector: &str) -> Vec<String> {
    let names = selector.split('.').skip(1);
    let names = names.map(|rest| rest.split(|it| !is_of_a_class(it)).next().unwrap_or_default());
    names.filter(|name| name.starts_with(char::is_alphabetic)).map(str::to_owned).collect()
}

/// `ids.txt` beside a title's tests lists its rules; the test of RAIL-7 is `rail_7_` and what it
/// shows.
#[test]
fn every_rule_has_a_test() {
    let sources = rust_files("src").into_iter().chain(rust_files("tests"));
    let tests: Vec<String> = sources.flat_map(|path| test_names(&read(&path))).collect();
    let ids = ["tests/rules/ids.txt", "tests/city/ids.txt"];
    let ids: String = ids.into_iter().map(|path| read(Path::new(path))).collect();
    assert!(ids.lines().count() > 90 && tests.len() > 500, "{} tests", tests.len());
    let untested = |id: &&str| {
        let prefix = id.to_lowercase().replace('-', "_") + "_";
        !tests.iter().any(|test| test.starts_with(&prefix))
    };
    assert_none("rules without a test", ids.lines().filter(untested).map(str::to_owned));
}

fn assert_none(what: &str, found: impl Iterator<Item = String>) {
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "{what}:\n{}", found.join("\n"));
}

/// The selectors of a style sheet, each by itself.
fn selectors(sheet: &str) -> Vec<String> {
    let parts = sheet.split("/*");
    let rules: String =
        parts.map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
    let heads = rules.split_inclusive(['{', '}', ';']).filter_map(|part| part.strip_suffix('{'));
    let lists = heads.filter(|head| !head.trim_start().starts_with('@'));
    lists.flat_map(|list| outside_brackets(list, |it| it == ',')).collect()
}

/// The selectors of all style sheets, with their files.
fn all_selectors() -> impl Iterator<Item = (PathBuf, String)> {
    files("styles").into_iter().flat_map(|path| {
        let selectors = selectors(&read(&path)).into_iter();
        selectors.map(move |selector| (path.clone(), selector))
    })
}

/// Cuts a text where a character outside of all brackets asks for it; without blank pieces.
fn outside_brackets(text: &str, cuts: impl Fn(char) -> bool) -> Vec<String> {
    let (mut depth, mut piece, mut pieces) = (0_usize, String::new(), Vec::new());
    for letter in text.chars() {
        match letter {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && cuts(letter) {
            pieces.push(std::mem::take(&mut piece));
        } else {
            piece.push(letter);
        }
    }
    pieces.push(piece);
    let pieces = pieces.into_iter().map(|piece| piece.trim().to_owned());
    pieces.filter(|piece| !piece.is_empty()).collect()
}

/// Whether what a selector is about has no name, class, id or attribute of its own.
fn is_about_everything(selector: &str) -> bool {
    let parts = outside_brackets(selector, |it| it.is_whitespace() || "+>~".contains(it));
    let subject = parts.last().map_or("", String::as_str);
    !subject.starts_with(|it: char| it.is_alphanumeric() || ".#[".contains(it))
        && !subject.starts_with(":is(")
}

/// Every file of the project below a folder, relative to the project.
fn files(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(project().join(&folder));
        let entries = entries.unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for entry in entries.flatten() {
            let path = folder.join(entry.file_name());
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(path),
                _ => found.push(path),
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{folder} has no files");
    found
}

fn rust_files(folder: &str) -> Vec<PathBuf> {
    let is_rust = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rs");
    let found: Vec<PathBuf> = files(folder).into_iter().filter(is_rust).collect();
    assert!(!found.is_empty(), "{folder} has no sources");
    found
}

/// Everything people wrote, without what tools make.
fn written_files() -> Vec<PathBuf> {
    let folders =
        ["src", "tests", "scripts", "styles", "static", ".ci"].into_iter().flat_map(files);
    let top = fs::read_dir(project()).into_iter().flatten().flatten();
    let top = top
        .filter(|entry| entry.path().is_file() && entry.file_name() != ".git")
        .map(|entry| PathBuf::from(entry.file_name()));
    folders.chain(top).collect()
}

fn lines_with<'a>(words: &'a [&str]) -> impl Iterator<Item = String> + 'a {
    written_files().into_iter().flat_map(move |path| {
        let text = String::from_utf8(fs::read(project().join(&path)).unwrap_or_default())
            .unwrap_or_default();
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| words.iter().any(|word| line.contains(word)));
        lines
            .map(|(number, line)| format!("{}:{}: {}", path.display(), number + 1, line.trim()))
            .collect::<Vec<_>>()
    })
}

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(project().join(path))
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of a source file without its comments.
fn code(path: &Path) -> Vec<String> {
    read(path).lines().map(|line| line.split("//").next().unwrap_or_default().to_owned()).collect()
}

fn has_folder(path: &Path, name: &str) -> bool {
    path.components().any(|part| part.as_os_str() == name)
}

/// The module of the crate, or the binary, that a file of `src` belongs to.
fn module(path: &Path) -> String {
    let parts: Vec<_> = path.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    let part = if parts.get(1).is_some_and(|part| part == "bin") { 2 } else { 1 };
    parts.get(part).map(|name| name.trim_end_matches(".rs").to_owned()).unwrap_or_default()
}

/// The room of a title that a file of `src/titles` stands in; nothing for the title's own file.
fn room(path: &Path) -> Option<String> {
    let rest = path.strip_prefix("src/titles").ok()?;
    let room = rest.components().nth(1)?.as_os_str().to_string_lossy().into_owned();
    Some(room.trim_end_matches(".rs").to_owned())
}

fn is_module(name: &str) -> bool {
    DIRECTION.iter().any(|(module, _)| *module == name)
}

fn is_web_crate(name: &str) -> bool {
    WEB_CRATES
        .iter()
        .any(|web| name == *web || name.strip_prefix(web).is_some_and(|rest| rest.starts_with('_')))
}

/// The first names after `crate::` and `catenary::`, those in braces too.
fn crate_names(code: &str) -> Vec<String> {
    let after = |root: &'static str| code.split(root).skip(1);
    let starts = after("crate::").chain(after("catenary::"));
    starts
        .flat_map(|rest| rest.strip_prefix('{').map_or(vec![first_name(rest)], group_names))
        .collect()
}

/// The folders of the titles.
fn title_folders() -> BTreeSet<String> {
    let folder = |path: PathBuf| {
        let name = path.strip_prefix("src/titles").ok()?.parent()?.components().next()?;
        Some(name.as_os_str().to_string_lossy().into_owned())
    };
    rust_files("src/titles").into_iter().filter_map(folder).collect()
}

/// The code of a file without its tests.
fn product_code(path: &Path) -> String {
    if path.file_name().is_some_and(|name| name == "tests.rs") {
        return String::new();
    }
    let code = code(path).join("\n");
    code.split("#[cfg(test)]").next().unwrap_or_default().to_owned()
}

/// The files of a title's rules, each with those that it names.
fn rules_named(title: &str) -> BTreeMap<String, BTreeSet<String>> {
    let folder = format!("src/titles/{title}/rules");
    let files = rust_files(&folder)
        .into_iter()
        .filter(|path| path.parent().is_some_and(|it| it.ends_with("rules")));
    let name = |path: &PathBuf| path.file_stem().map(|it| it.to_string_lossy().into_owned());
    let rules =
        files.filter_map(|path| Some((name(&path)?, paths_into("super::", &product_code(&path)))));
    rules.filter(|(file, _)| file != "mod").collect()
}

/// Everything that a file names, and what that names, and so on.
fn reach<'a>(named: &'a BTreeMap<String, BTreeSet<String>>, file: &str) -> BTreeSet<&'a String> {
    let mut found = BTreeSet::new();
    let mut next: Vec<&String> = named[file].iter().collect();
    while let Some(file) = next.pop() {
        if let Some(more) = named.get(file)
            && found.insert(file)
        {
            next.extend(more);
        }
    }
    found
}

/// The titles that some code names: by a path into their folders, or as types and variants.
fn titles_named(code: &str) -> BTreeSet<String> {
    let folders = title_folders();
    let mut named = paths_into("titles::", code);
    named.retain(|name| folders.contains(name));
    let words = code.split(|it: char| !it.is_alphanumeric() && it != '_');
    named.extend(words.filter(|word| TITLE_TYPES.contains(*word)).map(str::to_owned));
    named
}

/// The first names of the paths that follow a root, those in braces too.
fn paths_into(root: &str, code: &str) -> BTreeSet<String> {
    let names = code.split(root).skip(1);
    names
        .flat_map(|rest| rest.strip_prefix('{').map_or(vec![first_name(rest)], group_names))
        .collect()
}

fn join(names: &BTreeSet<String>) -> String {
    names.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// The first name of each path in a group such as `a::b, c::{d, e}, f}`.
fn group_names(group: &str) -> Vec<String> {
    let mut names = vec![first_name(group.trim_start())];
    let mut depth = 0;
    for (position, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => names.push(first_name(group[position + 1..].trim_start())),
            _ => {}
        }
    }
    names
}

fn first_name(text: &str) -> String {
    text.chars().take_while(|character| character.is_alphanumeric() || *character == '_').collect()
}

/// The names that a `::` follows, or that a `use` ends with.
fn paths(line: &str) -> Vec<String> {
    let last_name = |text: &str| {
        let letters = text
            .chars()
            .rev()
            .take_while(|character| character.is_alphanumeric() || *character == '_');
        letters.collect::<Vec<_>>().into_iter().rev().collect::<String>()
    };
    let mut names: Vec<String> = line.split("::").map(last_name).collect();
    names.extend(line.trim().strip_prefix("use ").map(first_name));
    names
}

/// Whether a line of a component holds words for people: a text node, or an attribute that is read out.
fn shows_text(line: &str) -> bool {
    let node = |start: &str| {
        let text = line.split_once(start).map(|(_, rest)| rest);
        text.is_some_and(|text| begins_with_word(text) && !text.starts_with(PRODUCT))
    };
    let trimmed = line.trim_start();
    let alone = ["{ \"", "{\""]
        .iter()
        .filter_map(|start| trimmed.strip_prefix(start))
        .any(begins_with_word);
    let spoken = ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""];
    alone || [">{ \"", ">{\""].into_iter().chain(spoken).any(node)
}

fn begins_with_word(text: &str) -> bool {
    text.starts_with(char::is_alphabetic)
}

/// The names of the functions under `#[test]`.
fn test_names(source: &str) -> Vec<String> {
    let after = source.split("#[test]\n").skip(1);
    after.filter_map(|text| text.split_once("fn ").map(|(_, rest)| first_name(rest))).collect()
}

#[test]
fn the_checks_see_what_they_look_for() {
    assert_eq!(crate_names("use crate::{game::{Seat, Rng}, shell::App};"), ["game", "shell"]);
    assert_eq!(
        crate_names("use crate::{\n    game::Rng,\n    ui::{A, B},\n};\ngames, view"),
        ["game", "ui", ""]
    );
    assert_eq!(crate_names("let x = catenary::games::all();"), ["games"]);
    assert!(paths("use yew::prelude::*;").iter().any(|name| is_web_crate(name)));
    assert!(paths("let s = web_sys::window();").iter().any(|name| is_web_crate(name)));
    assert!(!paths("struct Yewish;").iter().any(|name| is_web_crate(name)));
    assert!(
        shows_text("<p>{ \"Hello\" }</p>")
            && shows_text("    { \"Hello\" }")
            && shows_text("aria-label=\"Map\"")
    );
    assert!(
        !shows_text("class={if on { \"on\" } else { \"off\" }}")
            && !shows_text("<h1>{ \"Catenary\" }</h1>")
    );
    let code =
        "use crate::titles::{\n    tramways::rules::A,\n    toy::B,\n};\nlet Berlin = titles();";
    assert_eq!(join(&titles_named(code)), "Berlin, toy, tramways");
    assert!(["City", "Toy"].iter().all(|name| TITLE_TYPES.contains(*name)), "{TITLE_TYPES:?}");
    assert!(titles_named("let berlin = \"a city\"; titles::key()").is_empty());
    assert_eq!(
        selectors("/* a */ @media x { .a > *, :is(b, c):has(.d) { e: f; } }"),
        [".a > *", ":is(b, c):has(.d)"]
    );
    assert!(
        [".a:has(.b) > *", ".a:has(.b) > :not(.c, .d)", ".a :has(.b)"]
            .map(is_about_everything)
            .iter()
            .all(|it| *it)
    );
    assert!(
        ![".a:has(> .b) > .c", "label:has(:checked)", ".a:has(b) :is(.c, .d)"]
            .map(is_about_everything)
            .iter()
            .any(|it| *it)
    );
    assert_eq!(test_names("#[test]\nfn rail_1_costs() {}\nfn other() {}"), ["rail_1_costs"]);
    assert_eq!(module(Path::new("src/bin/lab.rs")), "lab");
}
