//! Files with a position of any title and actions in it (tests/positions/README.md).

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// A position with actions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The purpose of the file; ignored by the game.
    #[serde(default)]
    pub about: String,
    /// The key of the title; the first title if left out.
    pub game: Option<String>,
    /// The position, kept as JSON, since cases change it.
    pub position: Value,
    /// The actions, in notation.
    #[serde(default)]
    pub actions: Vec<String>,
    /// Variations of the position.
    #[serde(default)]
    pub cases: Vec<Case>,
}

/// A variation of a position with its actions and expectations.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The name: what it shows.
    pub name: String,
    /// The changes to the position, merged into it (RFC 7396).
    #[serde(default)]
    pub with: Value,
    /// The actions, in notation.
    #[serde(default)]
    pub actions: Vec<String>,
    /// Expected fields of the position after the actions.
    #[serde(default)]
    pub then: Value,
    /// The expected refusal of the last action: rule id and name.
    pub refused: Option<String>,
    /// The expected error of an impossible position.
    pub refused_position: Option<String>,
    /// Expected events in this order, possibly among others.
    #[serde(default)]
    pub events: Vec<Value>,
    /// Actions that have to be legal afterwards.
    #[serde(default)]
    pub legal: Vec<String>,
    /// Actions that have to be illegal, each with the rule id and name of its refusal.
    #[serde(default)]
    pub illegal: BTreeMap<String, String>,
    /// The expected parts of each score afterwards.
    pub result: Option<Value>,
}

impl Script {
    /// Parses the JSON text of a script.
    ///
    /// # Errors
    /// The error and its line.
    pub fn from_json(text: &str) -> serde_json::Result<Script> {
        serde_json::from_str(text)
    }

    /// Returns the position of a case.
    pub fn position_of(&self, case: &Case) -> Value {
        let mut position = self.position.clone();
        if !case.with.is_null() {
            merge(&mut position, &case.with);
        }
        position
    }
}

/// Merges a change into a value (RFC 7396); items of a list can be changed by their index.
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
