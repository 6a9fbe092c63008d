//! Position files of all titles: the actions of each case, and their results.

use catenary::engine::game::Rule;
use catenary::measure::{Case, LabTitle, OpenedPosition, Script};
use catenary::titles::rule_sets::{RULE_SETS, TitleTask, with_key};
use serde_json::Value;
use std::fmt::Debug;
use std::path::{Path, PathBuf};

/// The folders of position files.
const FOLDERS: [&str; 3] =
    ["tests/positions", "tests/engine/city/positions", "tests/engine/metromania/positions"];

/// Returns all position files, with their names.
pub(crate) fn all() -> Vec<(String, Script)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    for folder in FOLDERS {
        let mut files = files(&root.join(folder));
        assert!(files.len() > 2, "{folder} has {} files", files.len());
        files.sort();
        let name = |path: &PathBuf| {
            path.strip_prefix(root).expect("a file below").to_string_lossy().into_owned()
        };
        all.extend(files.iter().map(name).map(|file| (file.clone(), script(&file))));
    }
    all
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").flatten();
    let paths = entries.map(|entry| entry.path());
    let files = paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|it| it == "json")).collect()
}

/// Reads a file of the project.
pub(crate) fn script(file: &str) -> Script {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{file}: {why}"));
    Script::from_json(&text).unwrap_or_else(|why| panic!("{file}: {why}"))
}

/// Checks every case of a file.
pub(crate) fn check(file: &str) {
    let script = script(file);
    assert!(!script.cases.is_empty(), "{file} has no cases");
    let faults: Vec<String> = faults(file, &script);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn faults(file: &str, script: &Script) -> Vec<String> {
    let title = script.game.as_deref().unwrap_or(RULE_SETS[0].keys[0]);
    let fault = |case: &Case| {
        let checked = with_key(title, OfCase { title, position: script.position_of(case), case });
        let fault = checked.unwrap_or_else(|| Err(format!("there is no {title}"))).err()?;
        Some(format!("{file}, {:?}: {fault}", case.name))
    };
    script.cases.iter().filter_map(fault).collect()
}

#[test]
fn every_position_file_has_the_stated_outcomes() {
    let all = all();
    let cases: usize = all.iter().map(|(_, script)| script.cases.len()).sum();
    assert!(cases > 300, "{cases} cases");
    let faults: Vec<String> = all.iter().flat_map(|(file, script)| faults(file, script)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The point at which a script fails.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Stop<R> {
    /// The index of the action, from 0.
    pub(crate) index: usize,
    /// Why it is not legal; `None` if its text is no action.
    pub(crate) refusal: Option<R>,
}

/// Applies actions and returns their events; stops at the first that is not legal.
pub(crate) fn play<G: LabTitle>(
    opened: &mut OpenedPosition<G>,
    actions: &[String],
) -> Result<Vec<G::Event>, Stop<G::Refusal>> {
    let mut events = Vec::new();
    for (index, text) in actions.iter().enumerate() {
        let action = opened.parse(text).ok_or(Stop { index, refusal: None })?;
        let applied = G::apply(&mut opened.state, action, &mut events);
        applied.map_err(|refusal| Stop { index, refusal: Some(refusal) })?;
    }
    Ok(events)
}

/// Returns a refusal as cases name it: `RAIL-1 NoWorker`.
pub(crate) fn refusal_name<R: Rule + Debug>(refusal: R) -> String {
    format!("{} {refusal:?}", refusal.rule())
}

/// Returns whether a refusal is the one that a case names, perhaps without its details.
fn is_meant(found: &str, meant: &str) -> bool {
    found.strip_prefix(meant).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

struct OfCase<'a> {
    title: &'a str,
    position: Value,
    case: &'a Case,
}

impl TitleTask for OfCase<'_> {
    type Output = Result<(), String>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let OfCase { title, position, case } = self;
        let opened = G::open(title, position).map_err(|error| error.to_string());
        if let Some(meant) = &case.refused_position {
            let found = opened.err();
            return require(found.as_ref() == Some(meant), || format!("it says {found:?}"));
        }
        let mut opened = opened?;
        let mut actions = case.actions.as_slice();
        if let Some(meant) = &case.refused {
            let last;
            (last, actions) = actions.split_last().ok_or("nothing is done")?;
            let events = played(&mut opened, actions)?;
            let found = match play(&mut opened, std::slice::from_ref(last)) {
                Err(Stop { refusal: Some(refusal), .. }) => refusal_name(refusal),
                other => return Err(format!("{last:?} is not refused: {}", other.is_ok())),
            };
            require(is_meant(&found, meant), || format!("not {meant} but {found}"))?;
            return check_after(title, case, &opened, &events);
        }
        let events = played(&mut opened, actions)?;
        check_after(title, case, &opened, &events)
    }
}

fn played<G: LabTitle>(
    opened: &mut OpenedPosition<G>,
    actions: &[String],
) -> Result<Vec<G::Event>, String> {
    play(opened, actions).map_err(|stop| format!("{stop:?}"))
}

fn require(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

fn check_after<G: LabTitle>(
    title: &str,
    case: &Case,
    opened: &OpenedPosition<G>,
    events: &[G::Event],
) -> Result<(), String> {
    let found = opened.position();
    if !case.then.is_null() {
        matches(&case.then, &found).map_err(|fault| format!("then{fault}"))?;
    }
    let mut shown = events.iter().map(|event| opened.event(event));
    for event in &case.events {
        let happens = shown.any(|found| found["event"] == *event || matches(event, &found).is_ok());
        require(happens, || format!("{event} does not happen, or not in this order"))?;
    }
    let listed = G::legal(&opened.state);
    let parse = |text: &String| opened.parse(text).ok_or(format!("{text:?} is no action"));
    for text in &case.legal {
        require(listed.contains(&parse(text)?), || format!("{text:?} is not listed as legal"))?;
    }
    for (text, meant) in &case.illegal {
        let action = parse(text)?;
        require(!listed.contains(&action), || format!("{text:?} is listed as legal"))?;
        let found = G::check(&opened.state, action).err().map(refusal_name).unwrap_or_default();
        require(is_meant(&found, meant), || format!("{text:?}: not {meant} but {found:?}"))?;
    }
    if let Some(meant) = &case.result {
        let found = &G::result(&opened.state)["parts"];
        require(found == meant, || format!("the result is {found}"))?;
    }
    check_reopens(title, opened)
}

/// Checks that the written position can be opened, unless it is in the middle of an action.
fn check_reopens<G: LabTitle>(title: &str, opened: &OpenedPosition<G>) -> Result<(), String> {
    let shown = opened.position();
    match G::open(title, shown.clone()) {
        Err(error) if error.at == "ask" => Ok(()),
        Err(error) => Err(error.to_string()),
        Ok(again) => {
            let same =
                again.position() == shown && G::legal(&again.state) == G::legal(&opened.state);
            require(same, || format!("{shown} does not open as it was told"))
        }
    }
}

/// Checks that a value has everything that is expected; it may have more.
///
/// Of objects only the expected fields count, unless there are none; of lists those at the expected indices, or all.
/// Lists of texts may have any order; a number stands for a list of that length; the name of a card stands for the
/// card.
fn matches(expected: &Value, found: &Value) -> Result<(), String> {
    match (expected, found) {
        (Value::Object(fields), _) if !fields.is_empty() => {
            fields.iter().try_for_each(|(name, expected)| {
                let index = name.parse().ok().and_then(|index: usize| found.get(index));
                let found = found.get(name).or(index).unwrap_or(&Value::Null);
                matches(expected, found).map_err(|fault| format!(".{name}{fault}"))
            })
        }
        (Value::Number(count), Value::Array(items))
            if count.as_u64() == Some(items.len() as u64) =>
        {
            Ok(())
        }
        (Value::Array(expected), Value::Array(items)) if same_items(expected, items) => Ok(()),
        (Value::String(name), Value::String(text)) if names_card(name, text) => Ok(()),
        _ if expected == found => Ok(()),
        _ => Err(format!(": {found}, not {expected}")),
    }
}

fn same_items(expected: &[Value], items: &[Value]) -> bool {
    let mut left: Vec<&Value> = items.iter().collect();
    let is_text = items.iter().all(Value::is_string);
    let mut take = |expected: &Value| {
        let fits = |item: &&Value| matches(expected, item).is_ok();
        let at = if is_text {
            left.iter().position(fits)
        } else {
            left.first().filter(|&i| fits(i)).map(|_| 0)
        };
        at.map(|at| left.remove(at)).is_some()
    };
    expected.len() == items.len() && expected.iter().all(&mut take)
}

fn names_card(name: &str, text: &str) -> bool {
    name == text || text.strip_prefix(name).is_some_and(|rest| rest.starts_with(": "))
}
