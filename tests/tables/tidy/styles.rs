//! The styles: each in its sheet, used by the page, and cheap for the browser.

use super::{MAX_LINES, assert_none, files, read, rust_files};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[test]
fn style_files_are_short() {
    let long = files("styles").into_iter().filter_map(|path| {
        let lines = read(&path).lines().count();
        (lines > MAX_LINES).then(|| format!("{}: {lines} lines", path.display()))
    });
    assert_none("style files too long", long);
}

/// Returns the sheets in the order of index.html, each with the parts of the page that it comes with and its files.
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
    // Styles that the start page also needs come last everywhere.
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

/// A sheet for a part that nothing fetches would never load.
#[test]
fn every_style_sheet_belongs_to_a_fetched_part() {
    let code: String = rust_files("src").iter().map(|path| read(path)).collect();
    let known = |part: &&str| {
        [format!(" {part}: fn "), format!(" {part} over ")].iter().any(|it| code.contains(it))
    };
    let titles = read(Path::new("src/titles/mod.rs"));
    let of_title =
        |part: &&str| [",", " }"].iter().any(|end| titles.contains(&format!(": {part}{end}")));
    let parts: Vec<String> = sheets().into_iter().map(|(_, parts, _)| parts).collect();
    let parts: Vec<&str> = parts.iter().flat_map(|parts| parts.split_whitespace()).collect();
    assert!(parts.len() > 10, "only {parts:?}");
    let unknown = parts.into_iter().filter(|part| !known(part) && !of_title(part));
    assert_none("parts of sheets that the page does not have", unknown.map(str::to_owned));
}

/// Selectors that depend on an element's descendants or siblings.
const ASKING: [&str; 7] = [":has(", ":nth-", ":first-", ":last-", ":only-", "+ *", "~ *"];

/// A rule that depends on siblings or descendants and matches everything (`> *`, `> :first-child`) makes browsers restyle
/// far more than a press changes. On paper, where nothing is pressed, it may.
#[test]
fn no_selector_with_siblings_or_has_matches_everything() {
    let asks = |it: &str| ASKING.iter().any(|asking| it.contains(asking));
    let asking: Vec<(PathBuf, String)> = all_selectors()
        .filter(|(path, selector)| !path.ends_with("print.css") && asks(selector))
        .collect();
    assert!(asking.len() > 100, "only {} selectors that ask for others", asking.len());
    let everything = asking.iter().filter(|(_, selector)| is_about_everything(selector));
    let lines = everything.map(|(path, selector)| format!("{}: {selector}", path.display()));
    assert_none("selectors that ask for others and are about everything", lines);
}

/// The root of a table and its areas with many elements.
const LARGE: [&str; 7] =
    ["table", "frame", "table-of", "table__map", "frame__board", "hand", "hand__row"];

/// If the layout of other parts depends on the content of these, a class at the root says so (`styles/frame.css`): with
/// `:has()` each change in the area would restyle all that any such rule could match. A rule with such a class may use
/// `:has()`, too: it applies only while the class is set.
#[test]
fn large_areas_have_no_has_selectors() {
    let parts = |(path, selector): (PathBuf, String)| {
        let parts = outside_brackets(&selector, |it| it.is_whitespace() || "+>~".contains(it));
        parts.into_iter().map(move |part| (path.clone(), part))
    };
    let asked: Vec<(PathBuf, String)> = all_selectors()
        .filter(|(path, _)| !path.ends_with("print.css"))
        .flat_map(parts)
        .filter(|(_, part)| part.contains(":has("))
        .collect();
    assert!(asked.len() > 80, "only {} parts of selectors that ask", asked.len());
    let large = asked.iter().filter(|(_, part)| is_large_without_mark(part));
    let lines = large.map(|(path, part)| format!("{}: {part}", path.display()));
    assert_none("large areas that are asked what they hold", lines);
}

/// Returns whether a part of a selector depends on the content of a large area without a mark.
fn is_large_without_mark(part: &str) -> bool {
    let Some((area, _)) = part.split_once(":has(") else { return false };
    let names = classes(area);
    let is_large = names.iter().any(|name| LARGE.contains(&name.as_str()));
    is_large && !area.contains('[') && !names.iter().any(|name| name.starts_with("is-"))
}

/// A rule about all `::before` makes browsers compute another style for everything that they restyle.
#[test]
fn no_bare_pseudo_elements() {
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

/// A class that the page never has only costs time with every press. A composed name (`line--{}`) stands for all names
/// that begin like it.
#[test]
fn every_class_of_the_styles_is_in_the_page() {
    let text: String = page_files().map(|path| read(&path)).collect();
    let words: BTreeSet<&str> = text.split(|it: char| !is_of_a_class(it)).collect();
    let started =
        text.split('{').filter_map(|before| before.rsplit(|it| !is_of_a_class(it)).next());
    let started: BTreeSet<&str> = started.filter(|it| it.len() > 3 && it.ends_with('-')).collect();
    let is_known = |class: &str| {
        let mut starts = class.match_indices('-').map(|(at, _)| &class[..=at]);
        words.contains(class) || starts.any(|start| started.contains(start))
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

/// Returns the files that the page is made of, except its styles.
fn page_files() -> impl Iterator<Item = PathBuf> {
    let pages = ["src", "static"].into_iter().flat_map(files).chain([PathBuf::from("index.html")]);
    pages.filter(|path| {
        let kind = path.extension().and_then(|kind| kind.to_str());
        kind.is_some_and(|kind| ["rs", "js", "svg", "html"].contains(&kind))
    })
}

fn is_of_a_class(letter: char) -> bool {
    letter.is_alphanumeric() || "-_".contains(letter)
}

/// Returns the classes that a selector names.
fn classes(selector: &str) -> Vec<String> {
    let names = selector.split('.').skip(1);
    let names = names.map(|rest| rest.split(|it| !is_of_a_class(it)).next().unwrap_or_default());
    names.filter(|name| name.starts_with(char::is_alphabetic)).map(str::to_owned).collect()
}

/// The colours of a picture, as data: `toolkit/widgets/thumbnail.rs` reads them by a composed name (`var({token})`).
const INKS: &str = "src/titles/tramways/view/picture/ink.rs";

/// A property that nothing sets falls back silently; one that nothing reads is dead code.
#[test]
fn every_custom_property_is_set_and_read() {
    // The build replaces it by these two (scripts/site).
    let built = |text: &str| text.replace("light-dark(", "var(--by-day var(--by-night ");
    let styles = files("styles").into_iter().map(|path| built(&without_comments(&read(&path))));
    let pages = page_files().map(|path| read(&path));
    let text: String = styles.chain(pages).collect();
    let inks = read(Path::new(INKS));
    let set: BTreeSet<&str> = custom_properties(&text, is_set).collect();
    let used = custom_properties(&text, |before, _| before.trim_end().ends_with("var("));
    let used: BTreeSet<&str> =
        used.chain(custom_properties(&inks, |before, _| before.ends_with('"'))).collect();
    assert!(set.len() > 150 && used.len() > 150, "{} set, {} read", set.len(), used.len());
    let unset = used.difference(&set).map(ToString::to_string);
    assert_none("custom properties that nothing sets", unset);
    let unused = set.difference(&used).map(ToString::to_string);
    assert_none("custom properties that nothing reads", unused);
}

/// Returns the names of custom properties in a text, if the text before and after them fits.
fn custom_properties(text: &str, fits: fn(&str, &str) -> bool) -> impl Iterator<Item = &str> {
    text.match_indices("--").filter_map(move |(at, _)| {
        let (before, rest) = text.split_at(at);
        let (name, after) = rest.split_at(rest.find(|it| !is_of_a_class(it))?);
        let is_name =
            !before.ends_with(is_of_a_class) && name[2..].starts_with(char::is_alphabetic);
        (is_name && fits(before, after)).then_some(name)
    })
}

/// Returns whether a custom property gets its value, or its type, between these texts.
fn is_set(before: &str, after: &str) -> bool {
    let by_rule = after.trim_start().starts_with(':') || before.ends_with("@property ");
    by_rule || before.ends_with("set_property(\"")
}

/// Returns the single selectors of a style sheet.
fn selectors(sheet: &str) -> Vec<String> {
    selector_lists(sheet).concat()
}

/// Returns the selectors of each rule of a style sheet.
pub(crate) fn selector_lists(sheet: &str) -> Vec<Vec<String>> {
    let rules = without_comments(sheet);
    let heads = rules.split_inclusive(['{', '}', ';']).filter_map(|part| part.strip_suffix('{'));
    let lists = heads.filter(|head| !head.trim_start().starts_with('@'));
    lists.map(|list| outside_brackets(list, |it| it == ',')).collect()
}

fn without_comments(sheet: &str) -> String {
    let parts = sheet.split("/*");
    parts.map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect()
}

/// Returns the selectors of all style sheets, with their files.
fn all_selectors() -> impl Iterator<Item = (PathBuf, String)> {
    files("styles").into_iter().flat_map(|path| {
        let selectors = selectors(&read(&path)).into_iter();
        selectors.map(move |selector| (path.clone(), selector))
    })
}

/// Splits a text at matching characters outside all brackets; drops blank pieces.
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

/// Returns whether the subject of a selector has no name, class, id or attribute.
fn is_about_everything(selector: &str) -> bool {
    let parts = outside_brackets(selector, |it| it.is_whitespace() || "+>~".contains(it));
    let subject = parts.last().map_or("", String::as_str);
    !subject.starts_with(|it: char| it.is_alphanumeric() || ".#[".contains(it))
        && !subject.starts_with(":is(")
}

#[test]
fn the_checks_find_planted_faults() {
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
    assert!(
        [".hand:has(.b)", ".table.table--several:not(:has(> .b))"].map(is_large_without_mark)
            == [true; 2]
    );
    let small =
        [".table[data-sale]:has(.b)", ".table-of.is-past:has(.b)", ".hand__place:has(.b)", ".hand"];
    assert!(small.map(is_large_without_mark) == [false; 4]);
    let text = "a--b: { --set: var( --read) } @property --kind { } <!-- -->";
    assert_eq!(custom_properties(text, is_set).collect::<Vec<_>>(), ["--set", "--kind"]);
    let all: Vec<&str> = custom_properties(text, |_, _| true).collect();
    assert_eq!(all, ["--set", "--read", "--kind"]);
}
