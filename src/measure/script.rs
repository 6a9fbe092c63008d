//! Files that hold a position of any title and what is done in it (tests/positions/README.md).

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A position, and what is done in it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// What the file is for; of no meaning to the game.
    #[serde(default)]
    pub about: String,
    /// The key of the title; of the first one if left out.
    pub game: Option<String>,
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
    /// Why the position is impossible.
    pub refused_position: Option<String>,
    /// Events that happen, in this order, among others.
    #[serde(default)]
    pub events: Vec<Value>,
    /// Actions that are legal afterwards.
    #[serde(default)]
    pub legal: Vec<String>,
    /// Actions that are not, by action: the rule id and the name of the refusal.
    #[serde(default)]
    pub illegal: BTreeMap<String, String>,
    /// The parts of each score afterwards.
    pub result: Option<Value>,
}

impl Script {
    /// Reads the JSON text of a script.
    ///
    /// # Errors
    /// What is wrong, and in which line.
    pub fn from_json(text: &str) -> serde_json::Result<Script> {
        serde_json::from_str(text)
    }

    /// The position of a case.
    pub fn position_of(&self, case: &Case) -> Value {
        let mut position = self.position.clone();
        if !case.with.is_null() {
            merge(&mut position, &case.with);
        }
        position
    }
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
