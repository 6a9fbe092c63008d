//! The oldest supported browsers are named once, in index.html, and nothing that they lack is needed.

use super::styles::selector_lists;
use super::{assert_none, files, read};
use std::path::Path;

/// Features that Chrome 111, Firefox 115 or Safari 16.4 lack and no page may need: to use one, provide a fallback or
/// raise the oldest browsers.
const NEWER: [&str; 14] = [
    "\n& ",
    "  & ",
    "@layer",
    "@scope",
    "@starting-style",
    "anchor-name",
    "subgrid",
    "popover",
    "interpolate-size",
    "field-sizing",
    "withResolvers",
    "Object.groupBy",
    "AbortSignal.any",
    "startViewTransition",
];

#[test]
fn the_readme_names_the_oldest_browsers_of_the_page() {
    let index = read(Path::new("index.html"));
    let named = index
        .split_once("<b id=\"oldest\" translate=\"no\">")
        .and_then(|(_, rest)| rest.split_once("</b>"));
    let (oldest, _) = named.expect("index.html names them");
    assert!(oldest.split(", ").count() == 4, "{oldest}");
    assert!(read(Path::new("README.md")).contains(oldest), "README.md says {oldest}");
}

#[test]
fn nothing_is_needed_that_the_oldest_browsers_lack() {
    let sources = files("styles").into_iter().chain(files("static"));
    let texts = sources.filter(|path| {
        path.extension()
            .and_then(|kind| kind.to_str())
            .is_some_and(|kind| ["css", "js"].contains(&kind))
    });
    let found = texts.flat_map(|path| {
        let text = read(&path);
        let newer = NEWER.into_iter().filter(move |it| text.contains(it));
        newer.map(move |it| format!("{}: {}", path.display(), it.trim())).collect::<Vec<_>>()
    });
    assert_none("what the oldest browsers lack", found);
}

/// A browser without `@property` has no initial value for it.
#[test]
fn registered_properties_have_a_value_without_at_property() {
    let sheets: Vec<String> = files("styles").iter().map(|path| read(path)).collect();
    let all = sheets.concat();
    let kinds: Vec<&str> =
        all.split("@property ").skip(1).filter_map(|it| it.split(' ').next()).collect();
    assert!(!kinds.is_empty(), "no property has a kind");
    let roots: Vec<&str> = all.lines().filter(|line| line.starts_with(":root {")).collect();
    let bare = kinds.into_iter().filter(|name| {
        let set = roots.iter().any(|line| line.contains(&format!("{name}:")));
        !set && all.contains(&format!("var({name})"))
    });
    assert_none("custom properties without a value", bare.map(str::to_owned));
}

/// Firefox 115 has no `:has()`: it drops a rule if any selector in its list has one, which only makes the layout a
/// little worse.
#[test]
fn selectors_with_and_without_has_are_not_in_one_list() {
    let asks = |it: &String| it.contains(":has(") && !it.contains(":is(");
    let mixed = files("styles").into_iter().flat_map(|path| {
        let lists = selector_lists(&read(&path)).into_iter();
        let mixed = lists.filter(|list| list.iter().any(asks) && !list.iter().all(asks));
        mixed
            .map(move |list| format!("{}: {}", path.display(), list.join(", ")))
            .collect::<Vec<_>>()
    });
    assert_none("lists of selectors with and without `:has()`", mixed);
}
