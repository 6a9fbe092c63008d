//! Reads JSON, the same way for all types.

use serde::de::{DeserializeOwned, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Result, Value};
use std::collections::BTreeMap;
use std::fmt;

/// Why a text of a frozen form is refused.
#[derive(Debug, thiserror::Error)]
pub enum Unread {
    /// It is not JSON, or not a valid value of the type.
    #[error("{0}")]
    Malformed(#[from] serde_json::Error),
    /// It has an unknown field, which would be lost: its path.
    #[error("the field {0} is not known")]
    UnknownField(String),
}

/// Parses JSON. It becomes a [`Value`] first, so that the page contains one JSON parser instead of one for each type.
///
/// # Errors
/// The text is not JSON, repeats a key in one object, or is not a valid value of the type.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T> {
    let Distinct(value) = serde_json::from_str(text)?;
    T::deserialize(value)
}

/// Parses JSON and refuses unknown fields: fields that would be lost when the value is written again.
///
/// # Errors
/// Those of [`read`], and unknown fields.
pub(crate) fn read_known<T: DeserializeOwned + Serialize>(
    text: &str,
) -> std::result::Result<T, Unread> {
    known(read(text)?)
}

/// Like [`read_known`], for parsed JSON.
///
/// # Errors
/// Those of [`read_known`].
pub(crate) fn known<T: DeserializeOwned + Serialize>(
    value: Value,
) -> std::result::Result<T, Unread> {
    let read = T::deserialize(value.clone())?;
    match lost(&value, &serde_json::to_value(&read)?) {
        Some(field) => Err(Unread::UnknownField(field)),
        None => Ok(read),
    }
}

/// Returns the path of the first field that would be lost when the value is written again.
fn lost(text: &Value, again: &Value) -> Option<String> {
    let deeper = |name: String, path: String| {
        if path.starts_with('[') { name + &path } else { format!("{name}.{path}") }
    };
    match (text, again) {
        (Value::Object(fields), Value::Object(known)) => {
            fields.iter().find_map(|(name, value)| match known.get(name) {
                None => Some(name.clone()),
                Some(known) => lost(value, known).map(|path| deeper(name.clone(), path)),
            })
        }
        (Value::Array(items), Value::Array(known)) => {
            let mut pairs = items.iter().zip(known).enumerate();
            pairs.find_map(|(at, (item, known))| {
                lost(item, known).map(|path| deeper(format!("[{at}]"), path))
            })
        }
        _ => None,
    }
}

/// Returns the first field of an object that is not in `known`.
pub(crate) fn unknown_field(object: &str, known: &[&str]) -> Option<String> {
    let fields: BTreeMap<String, IgnoredAny> = serde_json::from_str(object).ok()?;
    fields.into_keys().find(|name| !known.contains(&name.as_str()))
}

/// A value without repeated keys: of two values with one key, one would be lost silently.
struct Distinct(Value);

impl<'de> Deserialize<'de> for Distinct {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> std::result::Result<Self, D::Error> {
        reader.deserialize_any(AnyValue).map(Distinct)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_unit<E>(self) -> std::result::Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> std::result::Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> std::result::Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Distinct(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> std::result::Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = fields.next_key::<String>()? {
            if object.contains_key(&key) {
                return Err(A::Error::custom(format_args!("duplicate key {key:?}")));
            }
            let Distinct(value) = fields.next_value()?;
            object.insert(key, value);
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_all_values_and_rejects_duplicate_keys() {
        let text = r#"{"a":[null,true,-1,18446744073709551615,1.5,"x\u0000"],"b":{"a":{}}}"#;
        let plain: Value = serde_json::from_str(text).expect("JSON");
        assert_eq!(read::<Value>(text).expect("JSON"), plain);
        for twice in [r#"{"a":1,"a":1}"#, r#"[{"b":{"a":1,"\u0061":2}}]"#] {
            let error = read::<Value>(twice).expect_err("a key twice").to_string();
            assert!(error.contains("duplicate key \"a\""), "{error}");
        }
        for odd in ["", "{", "1e999", "\u{feff}1", "1\0", "[1,]", &"[".repeat(10_000)] {
            assert!(read::<Value>(odd).is_err(), "{odd:.20}");
        }
    }
}
