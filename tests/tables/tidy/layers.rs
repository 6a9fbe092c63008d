//! Imports point one way: between the modules, the titles and the rooms of a title.

use super::{assert_none, code, first_name, has_folder, project, read, rust_files};
use catenary::titles::TitleKey;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The modules of this crate that each module may name, in reading order. The pages' entry points may name everything.
const DIRECTION: &[(&str, &[&str])] = &[
    ("engine", &["engine"]),
    ("words", &["engine", "words"]),
    ("table", &["engine", "words", "table"]),
    ("storage", &["engine", "table", "titles", "storage"]),
    ("toolkit", &["engine", "words", "table", "titles", "storage", "worker", "toolkit"]),
    ("worker", &["engine", "worker"]),
    ("measure", &["engine", "measure"]),
    ("titles", &["engine", "words", "table", "storage", "toolkit", "worker", "measure", "titles"]),
    ("shell", &["engine", "words", "table", "storage", "toolkit", "worker", "titles", "shell"]),
    ("lab", &["engine", "words", "table", "measure", "titles", "lab"]),
];

/// The names of `titles` that modules below it may use: the list of titles with their facts, none of their code.
const KEYS: &[&str] = &["Capability", "TitleFacts", "TitleKey"];

/// The modules below `titles` that may use [`KEYS`].
const BELOW: &[&str] = &["src/storage", "src/toolkit"];

/// The rooms of a title in reading order: none names a later one.
const ROOMS: &[&str] = &["rules", "words", "lab", "view", "ui"];

/// The rooms of a title next to its rules, which name none of [`ROOMS`] after `rules`.
const ENGINE_ROOMS: &[&str] =
    &["network", "edition", "boards", "rules", "codec", "import", "bots", "saves"];

/// The files of a title's rules that may name each other in a circle: the phases of a round or a turn.
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
    ("city", &["claim", "draw", "tunnel", "turn"]),
];

/// The modules that may name a web crate, and those crates.
const WEB_MODULES: &[&str] = &["toolkit", "shell", "storage", "worker", "app"];

/// The files of the titles that return their pages.
const DOORS: &[&str] = &["src/titles/load.rs", "src/titles/parts.rs"];

/// The only other file that may name a web crate: it asks the browser for its tables of Unicode.
const UNICODE: &str = "src/words/unicode.rs";

const WEB_CRATES: &[&str] = &["yew", "gloo", "web_sys", "js_sys", "wasm_bindgen"];

/// The names of titles, as types of rules and as variants of `TitleKey`.
static TITLE_TYPES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let rules = |path: PathBuf| {
        let code = code(&path).join("\n");
        code.split("impl Game for ").skip(1).map(first_name).collect::<Vec<_>>()
    };
    let rules = rust_files("src/titles").into_iter().flat_map(rules);
    rules.chain(TitleKey::ALL.map(|key| format!("{key:?}"))).collect()
});

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
        // Unit tests may name a title, because they need some game.
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

/// Every module has a direction, and every direction a module.
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

/// Only titles and their workers name a title: neither the shell nor the command line, nor any module below. Unit tests
/// may, because they need some game.
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
fn only_listed_phases_of_the_rules_form_a_cycle() {
    // Small rules are a single file.
    let has_files = |title: &&String| project().join(format!("src/titles/{title}/rules")).is_dir();
    let titles = title_folders();
    assert!(titles.iter().filter(has_files).count() > 2, "the scan has looked at nothing");
    for title in titles.iter().filter(has_files) {
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

/// A part that is loaded later names none that loads it. A folder whose `mod.rs` has code is one component.
#[test]
fn no_cycle_of_the_shell_has_more_than_three_files() {
    let named = shell_named();
    assert!(named.len() > 50, "the scan has not seen the shell");
    assert!(named["table::play"].contains("areas::prompt"), "the scan has not seen its imports");
    let long = named.keys().filter_map(|file| {
        let circle: Vec<&String> = reach(&named, file)
            .into_iter()
            .filter(|other| reach(&named, other).contains(file))
            .collect();
        (circle.len() > 3).then(|| format!("{file} stands in a circle of {circle:?}"))
    });
    assert_none("long circles", long);
}

/// The folders whose rooms list in their headers the other rooms that they name.
const ROOMY: &[(&str, &str)] = &[
    ("src/shell", "crate::shell::"),
    ("src/toolkit", "crate::toolkit::"),
    ("src/titles/tramways/view", "crate::titles::tramways::view::"),
];

#[test]
fn the_header_of_a_room_lists_what_it_names() {
    let mut heads = 0;
    for (folder, root) in ROOMY {
        for path in rust_files(folder).into_iter().filter(|path| path.ends_with("mod.rs")) {
            let text = read(&path);
            let said = text.lines().find_map(|line| line.strip_prefix("//! Names: "));
            let (Some(said), Some(room)) = (said, path.parent()) else { continue };
            let files = rust_files(&room.to_string_lossy());
            let named = files.iter().flat_map(|file| paths_into(root, &product_code(file)));
            let mut named: BTreeSet<String> = named.collect();
            named.retain(|name| !room.ends_with(name));
            let named = if named.is_empty() { "none".to_owned() } else { join(&named) };
            assert_eq!(said, format!("{named}."), "the head of {}", path.display());
            heads += 1;
        }
    }
    assert!(heads > 15, "the scan has seen {heads} heads");
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
fn every_module_with_a_direction_exists() {
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
        let is_of_the_page = WEB_MODULES.contains(&module(path).as_str()) || has_folder(path, "ui");
        let is_door = DOORS.iter().chain([&UNICODE]).any(|door| path == Path::new(door));
        if is_of_the_page || is_door {
            return None;
        }
        let name =
            code(path).iter().flat_map(|line| paths(line)).find(|name| is_web_crate(name))?;
        Some(format!("{}: {name}", path.display()))
    };
    assert_none("web crates outside the page", rust_files("src").iter().filter_map(wrong));
}

/// Two windows could overwrite each other's entries, so only the storage accesses them.
#[test]
fn only_the_storage_names_the_local_storage() {
    let names = |path: &PathBuf| product_code(path).contains("local_storage");
    let named: Vec<PathBuf> = rust_files("src").into_iter().filter(names).collect();
    assert!(!named.is_empty(), "the scan has looked at nothing");
    let outside = named.iter().filter(|path| !path.starts_with("src/storage"));
    assert_none("other writers", outside.map(|path| path.display().to_string()));
}

/// Returns the module of the crate, or the binary, that a file of `src` belongs to.
fn module(path: &Path) -> String {
    let parts: Vec<_> = path.components().map(|part| part.as_os_str().to_string_lossy()).collect();
    let part = if parts.get(1).is_some_and(|part| part == "bin") { 2 } else { 1 };
    parts.get(part).map(|name| name.trim_end_matches(".rs").to_owned()).unwrap_or_default()
}

/// Returns the room of a file of `src/titles`; `None` for the title's own file.
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

/// Returns the first names after `crate::` and `catenary::`, including those in braces.
fn crate_names(code: &str) -> Vec<String> {
    let after = |root: &'static str| code.split(root).skip(1);
    let starts = after("crate::").chain(after("catenary::"));
    starts
        .flat_map(|rest| rest.strip_prefix('{').map_or(vec![first_name(rest)], group_names))
        .collect()
}

/// Returns the folders of the titles.
fn title_folders() -> BTreeSet<String> {
    let folder = |path: PathBuf| {
        let name = path.strip_prefix("src/titles").ok()?.parent()?.components().next()?;
        Some(name.as_os_str().to_string_lossy().into_owned())
    };
    rust_files("src/titles").into_iter().filter_map(folder).collect()
}

/// Returns the code of a file without its tests.
pub(super) fn product_code(path: &Path) -> String {
    if path.file_name().is_some_and(|name| name == "tests.rs") {
        return String::new();
    }
    let code = code(path).join("\n");
    let mut parts = code.split("#[cfg(test)]");
    let mut product = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // A declaration such as `mod tests;` ends nothing.
        match part.split_once(';') {
            Some((item, rest)) if !item.contains('{') => product += rest,
            _ => break,
        }
    }
    product
}

/// Names the part that is fetched before a part (`parts!`); it calls nothing, so it is no import.
const MARK: &str = "over super::pages::saved_game";

/// Returns the files of a title's rules, each with those that it names.
fn rules_named(title: &str) -> BTreeMap<String, BTreeSet<String>> {
    named_in(&format!("src/titles/{title}/rules"), "super::")
}

/// Returns the files directly in a folder, each with those that it names by a path from `root`.
fn named_in(folder: &str, root: &str) -> BTreeMap<String, BTreeSet<String>> {
    let files =
        rust_files(folder).into_iter().filter(|path| path.parent() == Some(Path::new(folder)));
    let name = |path: &PathBuf| path.file_stem().map(|it| it.to_string_lossy().into_owned());
    let code = |path: &PathBuf| product_code(path).replace(MARK, "");
    let named = files.filter_map(|path| Some((name(&path)?, paths_into(root, &code(&path)))));
    named.filter(|(file, _)| file != "mod").collect()
}

/// Returns the files of the shell by their paths, each with those that it names.
fn shell_named() -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new("src/shell");
    let is_component = |folder: &Path| product_code(&folder.join("mod.rs")).contains("fn ");
    let path_of = |path: &PathBuf| -> Vec<String> {
        let inner = path.strip_prefix(folder).unwrap_or(path).with_extension("");
        let parts = inner.iter().map(|part| part.to_string_lossy().into_owned());
        let parts: Vec<String> = parts.filter(|part| part != "mod").collect();
        let first = folder.join(parts.first().map_or("", String::as_str));
        let is_one = first.is_dir() && is_component(&first);
        parts.into_iter().take(if is_one { 1 } else { usize::MAX }).collect()
    };
    let files: Vec<(Vec<String>, PathBuf)> =
        rust_files("src/shell").into_iter().map(|path| (path_of(&path), path)).collect();
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (own, path) in files.iter().filter(|(own, _)| !own.is_empty()) {
        let code = product_code(path).replace(MARK, "");
        let names = named.entry(own.join("::")).or_default();
        let rooms = paths_into("crate::shell::", &code);
        let rooms =
            rooms.iter().map(|room| (vec![room.clone()], format!("crate::shell::{room}::")));
        let room = own[..own.len() - 1].to_vec();
        for (above, root) in rooms.chain([(room, "super::".to_owned())]) {
            for name in paths_into(&root, &code) {
                let inner = [above.as_slice(), &[name]].concat();
                let target = [&inner[..], &above[..]]
                    .into_iter()
                    .find(|it| files.iter().any(|file| file.0 == *it));
                names.extend(
                    target.filter(|it| !it.is_empty() && *it != own).map(|it| it.join("::")),
                );
            }
        }
    }
    named
}

/// Returns everything that a file names, directly or indirectly.
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

/// Returns the titles that some code names: by a path into their folders, or as types and variants.
fn titles_named(code: &str) -> BTreeSet<String> {
    let folders = title_folders();
    let mut named = paths_into("titles::", code);
    named.retain(|name| folders.contains(name));
    let words = code.split(|it: char| !it.is_alphanumeric() && it != '_');
    named.extend(words.filter(|word| TITLE_TYPES.contains(*word)).map(str::to_owned));
    named
}

/// Returns the first names of the paths that follow a root, including those in braces.
fn paths_into(root: &str, code: &str) -> BTreeSet<String> {
    let names = code.split(root).skip(1);
    names
        .flat_map(|rest| rest.strip_prefix('{').map_or(vec![first_name(rest)], group_names))
        .collect()
}

fn join(names: &BTreeSet<String>) -> String {
    names.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// Returns the first name of each path in a group such as `a::b, c::{d, e}, f}`.
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

/// Returns the names before a `::`, and the first name of a `use`.
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

#[test]
fn the_checks_find_planted_faults() {
    assert_eq!(crate_names("use crate::{game::{Seat, Rng}, shell::App};"), ["game", "shell"]);
    assert_eq!(
        crate_names("use crate::{\n    game::Rng,\n    ui::{A, B},\n};\ngames, view"),
        ["game", "ui", ""]
    );
    assert_eq!(crate_names("let x = catenary::games::all();"), ["games"]);
    assert!(paths("use yew::prelude::*;").iter().any(|name| is_web_crate(name)));
    assert!(paths("let s = web_sys::window();").iter().any(|name| is_web_crate(name)));
    assert!(!paths("struct Yewish;").iter().any(|name| is_web_crate(name)));
    let code =
        "use crate::titles::{\n    tramways::rules::A,\n    toy::B,\n};\nlet Berlin = titles();";
    assert_eq!(join(&titles_named(code)), "Berlin, toy, tramways");
    assert!(["City", "Toy"].iter().all(|name| TITLE_TYPES.contains(*name)), "{TITLE_TYPES:?}");
    assert!(titles_named("let berlin = \"a city\"; titles::key()").is_empty());
    assert_eq!(module(Path::new("src/bin/lab.rs")), "lab");
}
