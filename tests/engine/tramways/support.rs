//! Checks scripts of `tests/positions`: each case's actions, and what they come to.

use catenary::engine::game::{Game, Rule};
use catenary::measure::{Case, Script};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::event::Event;
use catenary::titles::tramways::rules::position::{Opened, Position, PositionError, tell};
use catenary::titles::tramways::rules::refusal::Refusal;
use catenary::titles::tramways::rules::state::Decision;
use serde_json::Value;
use std::path::Path;

/// Checks every case of a file below `tests/positions`.
pub(crate) fn check(file: &str) {
    let script = script(file);
    assert!(!script.cases.is_empty(), "{file} has no cases");
    let faults: Vec<String> = script
        .cases
        .iter()
        .filter_map(|case| {
            let fault = check_case(&script, case).err()?;
            Some(format!("{file}, {:?}: {fault}", case.name))
        })
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Reads a file below `tests/positions`.
pub(crate) fn script(file: &str) -> Script {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{file}: {e}"));
    Script::from_json(&text).unwrap_or_else(|e| panic!("{file}: {e}"))
}

/// All files below `tests/positions`.
pub(crate) fn scripts() -> Vec<Script> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
    let folders = std::fs::read_dir(&root).expect("a folder").flatten();
    let folders = folders.map(|entry| entry.path()).filter(|path| path.is_dir());
    let files = folders.flat_map(|folder| std::fs::read_dir(folder).expect("a folder").flatten());
    let names = files.map(|entry| entry.path());
    let name = |path: std::path::PathBuf| {
        path.strip_prefix(&root).expect("a file below").to_string_lossy().into_owned()
    };
    let mut names: Vec<String> = names.map(name).collect();
    names.sort();
    names.iter().map(|name| script(name)).collect()
}

/// Opens the position of a file or a case.
pub(crate) fn open(position: Value) -> Result<Opened, PositionError> {
    Position::from_value(position)?.open()
}

/// Where a script cannot go on.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Stop {
    /// The place of the action, from 0.
    pub(crate) index: usize,
    /// Why it is not legal; `None` if its text is no action.
    pub(crate) refusal: Option<Refusal>,
}

/// Carries out actions, up to the first that cannot be, and gives what happened.
pub(crate) fn play(opened: &mut Opened, actions: &[String]) -> Result<Vec<Event>, Stop> {
    let mut events = Vec::new();
    for (index, text) in actions.iter().enumerate() {
        let stop = |refusal| Stop { index, refusal };
        let spelt = opened.names.spell_out(text);
        let action = Tramways::parse(&opened.state, &spelt).ok_or(stop(None))?;
        let applied = Tramways::apply(&mut opened.state, action, &mut events);
        applied.map_err(|refusal| stop(Some(refusal)))?;
    }
    Ok(events)
}

fn check_case(script: &Script, case: &Case) -> Result<(), String> {
    let mut opened = open(script.position_of(case)).map_err(|error| error.to_string())?;
    let events = match (play(&mut opened, &case.actions), &case.refused) {
        (Ok(events), None) => events,
        (Ok(_), Some(refused)) => {
            return Err(format!("nothing is refused, least of all {refused}"));
        }
        (Err(stop), None) => return Err(format!("{stop:?}")),
        (Err(stop), Some(refused)) => {
            let found = stop.refusal.map_or_else(|| "no action".to_owned(), refusal_name);
            let last = stop.index + 1 == case.actions.len();
            let met = last && *refused == found;
            return if met {
                Ok(())
            } else {
                Err(format!("not {refused} but {found} at action {}", stop.index + 1))
            };
        }
    };
    check_after(case, &opened)?;
    let told: Vec<Value> =
        events.iter().map(|event| tell(&opened.state, &opened.names, event)).collect();
    check_events(&case.events, &told)
}

/// A refusal as cases name it: `RAIL-1 NoWorker`.
pub(crate) fn refusal_name(refusal: Refusal) -> String {
    format!("{} {refusal:?}", refusal.rule())
}

fn check_after(case: &Case, opened: &Opened) -> Result<(), String> {
    Tramways::check_invariants(&opened.state)?;
    let position = Position::of(&opened.state, &opened.names);
    let found = serde_json::to_value(&position).map_err(|error| error.to_string())?;
    matches(&case.then, &found).map_err(|fault| format!("then{fault}"))?;
    check_reopens(&position, opened)?;
    let listed = Tramways::legal(&opened.state);
    for text in &case.legal {
        if !listed.contains(&parse(opened, text)?) {
            return Err(format!("{text:?} is not listed as legal"));
        }
    }
    for (text, refused) in &case.illegal {
        if listed.contains(&parse(opened, text)?) {
            return Err(format!("{text:?} is listed as legal"));
        }
        match ask(opened, text) {
            Ok(()) => return Err(format!("{text:?} is legal")),
            Err(found) if found != *refused => {
                return Err(format!("{text:?} is refused by {found}, not {refused}"));
            }
            Err(_) => {}
        }
    }
    Ok(())
}

/// A position between actions opens again as the same state.
fn check_reopens(position: &Position, opened: &Opened) -> Result<(), String> {
    let again = match position.open() {
        Ok(again) => again.state,
        Err(error) if error.at == "ask" => return Ok(()),
        Err(error) => return Err(error.to_string()),
    };
    let mut state = opened.state.clone();
    state.auction = again.auction.clone();
    state.links.sort_by_key(|link| (link.owner, link.ports()));
    let mut links = again.links.clone();
    links.sort_by_key(|link| (link.owner, link.ports()));
    let same = state.links == links
        && state.players == again.players
        && state.parcels == again.parcels
        && state.passengers == again.passengers
        && (state.market, state.books) == (again.market, again.books)
        && (state.decision, state.seat, state.order) == (again.decision, again.seat, again.order)
        && (state.turn == again.turn || again.decision == Decision::Bid);
    if same { Ok(()) } else { Err("the position does not open as it was written".to_owned()) }
}

fn parse(opened: &Opened, text: &str) -> Result<Action, String> {
    let action = Tramways::parse(&opened.state, &opened.names.spell_out(text));
    action.ok_or_else(|| format!("{text:?} is no action"))
}

fn ask(opened: &Opened, text: &str) -> Result<(), String> {
    Tramways::check(&opened.state, parse(opened, text)?).map_err(refusal_name)
}

fn check_events(expected: &[Value], told: &[Value]) -> Result<(), String> {
    let mut told = told.iter();
    for event in expected {
        if !told.any(|found| matches(event, found).is_ok()) {
            return Err(format!("the event {event} does not happen, or not in this order"));
        }
    }
    Ok(())
}

/// Whether a value says what is expected, and perhaps more.
///
/// Of objects only the fields that are expected count; of lists those at the expected indices, or
/// all; lists of texts may stand in any order; a number stands for a list of that length; the name
/// of a card stands for the card.
fn matches(expected: &Value, found: &Value) -> Result<(), String> {
    match (expected, found) {
        (Value::Null, _) => Ok(()),
        (Value::Object(fields), _) => fields.iter().try_for_each(|(name, expected)| {
            let index = name.parse().ok().and_then(|index: usize| found.get(index));
            let found = found.get(name).or(index).unwrap_or(&Value::Null);
            matches(expected, found).map_err(|fault| format!(".{name}{fault}"))
        }),
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
