//! Files are short, finished, free of machine paths, take their words from the phrases, and every rule has a test.

use super::layers::product_code;
use super::{
    MAX_LINES, assert_none, code, files, first_name, has_folder, project, read, rust_files,
};
use std::fs;
use std::path::{Path, PathBuf};

/// Words that finished text does not contain; split, so that this file does not contain them.
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

/// Marks functions that write pictures: scripts/pictures runs them, and they are no unfinished tests.
const WRITER: &str = concat!("#[ig", "nore = \"writes files of the project\"]");

/// A filter that ignores its item; split, so that this file does not contain it.
const BLIND_FILTER: &[&str] = &[concat!(".filter(|", "_|")];

/// Paths of one machine.
const MACHINE_PATHS: &[&str] =
    &[concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/")];

/// The only name that is the same in every language.
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
fn nothing_is_left_unfinished() {
    let unfinished = lines_with(UNFINISHED).filter(|line| !line.ends_with(WRITER));
    assert_none("unfinished", unfinished);
}

#[test]
fn conditions_are_not_hidden_in_filters() {
    assert_none(
        "filters that do not look at what they filter, where `if` is plain",
        lines_with(BLIND_FILTER),
    );
}

/// Every direct use of Yew's effects would add their code again.
#[test]
fn effects_are_those_of_the_toolkit() {
    let own = Path::new("src/toolkit/hooks/effect.rs");
    assert!(read(own).contains("use_effect_with("), "the toolkit's effects are made otherwise");
    let others = rust_files("src").into_iter().filter(|path| path.as_path() != own);
    let with = |path: PathBuf| {
        let named = code(&path).iter().any(|line| line.contains("use_effect_with("));
        named.then(|| path.display().to_string())
    };
    assert_none("effects that are not use_effect_on", others.filter_map(with));
}

/// The standard library's functions bring tables of all alphabets; `words::letters` needs none.
#[test]
fn the_page_uses_no_case_tables_of_std() {
    const TABLES: [&str; 2] = ["to_lowercase()", "to_uppercase()"];
    let page = rust_files("src").into_iter();
    let page = page.filter(|path| !["lab", "measure", "bin"].iter().any(|it| has_folder(path, it)));
    let with = |path: PathBuf| {
        let code = product_code(&path);
        let is_named = TABLES.iter().any(|it| code.contains(it)) || code.contains("char::to_");
        is_named.then(|| path.display().to_string())
    };
    assert_none("tables of capitals", page.filter_map(with));
}

#[test]
fn no_file_contains_paths_of_one_machine() {
    assert_none("machine paths", lines_with(MACHINE_PATHS));
}

/// The lock files of the project: its own, and that of the tools that build the page.
const LOCKS: [&str; 2] = ["Cargo.lock", "scripts/tools/Cargo.lock"];

#[test]
fn packages_come_from_the_public_registry() {
    for lock in LOCKS.map(|path| read(Path::new(path))) {
        let sources = lock.lines().filter(|line| line.starts_with("source = "));
        assert!(sources.clone().count() > 20, "the lock names no packages");
        let foreign = sources.filter(|line| {
            !line.ends_with("\"registry+https://github.com/rust-lang/crates.io-index\"")
        });
        assert_none("foreign packages", foreign.map(str::to_owned));
    }
}

/// The page and the tool that makes its imports must have the same version.
#[test]
fn both_locks_have_one_wasm_bindgen() {
    let version = |path: &str| {
        let lock = read(Path::new(path));
        let rest = lock.split_once("name = \"wasm-bindgen-shared\"\n").map(|it| it.1.to_owned());
        rest.and_then(|it| it.lines().next().map(str::to_owned))
            .expect("the lock names wasm-bindgen")
    };
    assert_eq!(version(LOCKS[0]), version(LOCKS[1]));
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

/// `ids.txt` next to a title's tests lists its rules; the tests of RAIL-7 begin with `rail_7_`.
#[test]
fn every_rule_has_a_test() {
    let sources = rust_files("src").into_iter().chain(rust_files("tests"));
    let tests: Vec<String> = sources.flat_map(|path| test_names(&read(&path))).collect();
    let ids = ["tests/engine/tramways/ids.txt", "tests/engine/city/ids.txt"];
    let ids: String = ids.into_iter().map(|path| read(Path::new(path))).collect();
    assert!(ids.lines().count() > 90 && tests.len() > 500, "{} tests", tests.len());
    let untested = |id: &&str| {
        let prefix = id.to_lowercase().replace('-', "_") + "_";
        !tests.iter().any(|test| test.starts_with(&prefix))
    };
    assert_none("rules without a test", ids.lines().filter(untested).map(str::to_owned));
}

/// Returns all files that people wrote, without generated ones.
fn written_files() -> Vec<PathBuf> {
    let folders =
        ["src", "build", "tests", "scripts", "styles", "static", ".ci"].into_iter().flat_map(files);
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

/// Returns whether a line of a component has text for people: a text node, or an attribute that is read out.
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

/// Error messages for developers are English; the page's text for each error is in a `words` module.
#[test]
fn no_error_reaches_the_page_in_the_words_of_developers() {
    let is_of_the_page = |path: &PathBuf| {
        let rooms = ["shell", "toolkit", "words", "view", "ui"];
        rooms.iter().any(|room| has_folder(path, room)) || path.ends_with("titles/load.rs")
    };
    let names = ["error", "err", "why", "refusal", "fault", "reason"];
    let shown = |path: PathBuf| {
        let source = code(&path).join("\n");
        let page = source.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
        let asks = |name: &&&str| {
            let calls = [format!("{name}.to_string()"), format!("{name}.0.to_string()")];
            calls.iter().any(|call| page.contains(call))
        };
        names.iter().find(asks).map(|name| format!("{}: {name}", path.display()))
    };
    let files: Vec<PathBuf> = rust_files("src").into_iter().filter(is_of_the_page).collect();
    assert!(files.len() > 200, "{}", files.len());
    assert_none("an error told as to a developer", files.into_iter().filter_map(shown));
}

/// Returns the names of the functions under `#[test]`.
fn test_names(source: &str) -> Vec<String> {
    let after = source.split("#[test]\n").skip(1);
    after.filter_map(|text| text.split_once("fn ").map(|(_, rest)| first_name(rest))).collect()
}

#[test]
fn the_checks_find_planted_faults() {
    assert!(
        shows_text("<p>{ \"Hello\" }</p>")
            && shows_text("    { \"Hello\" }")
            && shows_text("aria-label=\"Map\"")
    );
    assert!(
        !shows_text("class={if on { \"on\" } else { \"off\" }}")
            && !shows_text("<h1>{ \"Catenary\" }</h1>")
    );
    assert_eq!(test_names("#[test]\nfn rail_1_costs() {}\nfn other() {}"), ["rail_1_costs"]);
}
