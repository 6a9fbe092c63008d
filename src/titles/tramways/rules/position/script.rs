//! Files that hold a position and what is done in it.

use super::{Opened, Position, PositionError, wrong};
use crate::engine::game::{Game, Rule};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::event::Event;
use crate::titles::tramways::rules::refusal::Refusal;
use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;

/// A position, and what is done in it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// What the file is for; of no meaning to the game.
    #[serde(default)]
    pub about: String,
    /// The position, still as JSON: cases change it.
    pub position: Value,
    /// The actions, in notation.
    #[serde(default)]
    pub actions: Vec<String>,
    /// Variations on the position.
    #[serde(default)]
    pub cases: Vec<Case>,
}

/// A variation on a position: what is done there, and what comes of it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// What it shows.
    pub name: String,
    /// What is different in the position, merged into it (RFC 7396).
    #[serde(default)]
    pub with: Value,
    /// The actions, in notation.
    #[serde(default)]
    pub actions: Vec<String>,
    /// What the position says after the actions, among other things.
    #[serde(default)]
    pub then: Value,
    /// The rule id and the name of the refusal that the last action meets.
    pub refused: Option<String>,
    /// Events that happen, in this order, among others.
    #[serde(default)]
    pub events: Vec<Value>,
    /// Actions that are legal afterwards.
    #[serde(default)]
    pub legal: Vec<String>,
    /// Actions that are not, by action: the rule id and the name of the refusal.
    #[serde(default)]
    pub illegal: std::collections::BTreeMap<String, String>,
}

/// An action of a script that cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("action {}, {action:?}: {}", .index + 1, why(*.refusal))]
pub struct Stop {
    /// Its place among the actions, from 0.
    pub index: usize,
    /// Its text.
    pub action: String,
    /// Why it is not legal; nothing where the text is no action.
    pub refusal: Option<Refusal>,
}

fn why(refusal: Option<Refusal>) -> String {
    let told = refusal.map(|refusal| format!("{}: {refusal}", refusal.rule()));
    told.unwrap_or_else(|| "that is no action".to_owned())
}

impl Script {
    /// Reads the JSON text of a script.
    ///
    /// # Errors
    /// What is wrong, and in which line.
    pub fn from_json(text: &str) -> Result<Script, PositionError> {
        serde_json::from_str(text).or_else(|error| wrong("", error.to_string()))
    }

    /// Opens the position.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open(&self) -> Result<Opened, PositionError> {
        open(self.position.clone())
    }

    /// Opens the position of a case.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open_case(&self, case: &Case) -> Result<Opened, PositionError> {
        let mut position = self.position.clone();
        if !case.with.is_null() {
            merge(&mut position, &case.with);
        }
        open(position)
    }
}

fn open(position: Value) -> Result<Opened, PositionError> {
    let position: Position =
        serde_json::from_value(position).or_else(|error| wrong("position", error.to_string()))?;
    position.open()
}

/// Merges a change into a value (RFC 7396); of a list, items can be changed by their index.
fn merge(value: &mut Value, change: &Value) {
    match (value, change) {
        (Value::Array(items), Value::Object(fields)) => {
            for (index, change) in fields {
                let item = index.parse().ok().and_then(|index: usize| items.get_mut(index));
                item.into_iter().for_each(|item| merge(item, change));
            }
        }
        (Value::Object(old), Value::Object(fields)) => {
            for (name, change) in fields {
                match change {
                    Value::Null => drop(old.remove(name)),
                    _ => merge(old.entry(name).or_insert(Value::Null), change),
                }
            }
        }
        (value, change) => *value = change.clone(),
    }
}

impl Opened {
    /// Carries out actions, up to the first that cannot be, and tells what happened.
    ///
    /// # Errors
    /// The action that is illegal or none; the state is then the one before it.
    pub fn play(&mut self, actions: &[String]) -> Result<Vec<Event>, Stop> {
        match self.play_on(actions) {
            (events, None) => Ok(events),
            (_, Some(stop)) => Err(stop),
        }
    }

    /// Carries out actions, up to the first that cannot be: what happened, and why it stopped.
    pub fn play_on(&mut self, actions: &[String]) -> (Vec<Event>, Option<Stop>) {
        let mut events = Vec::new();
        for (index, text) in actions.iter().enumerate() {
            let stop = |refusal| Some(Stop { index, action: text.clone(), refusal });
            let spelt = self.names.spell_out(text);
            let Some(action) = Tramways::parse(&self.state, &spelt) else {
                return (events, stop(None));
            };
            if let Err(refusal) = Tramways::apply(&mut self.state, action, &mut events) {
                return (events, stop(Some(refusal)));
            }
        }
        (events, None)
    }
}
