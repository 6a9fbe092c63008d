//! JSON of a text, for all types in one way.

use serde::de::DeserializeOwned;
use serde_json::{Result, Value};

/// What a text in JSON says. It is read as a [`Value`] first, so that the page has one reader of texts and not one more for
/// each type.
///
/// # Errors
/// The text is no JSON, or not of such a value.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T> {
    let value: Value = serde_json::from_str(text)?;
    T::deserialize(value)
}
