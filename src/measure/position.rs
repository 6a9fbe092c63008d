//! Positions from files: reads them, locates errors, applies actions.

use super::lab_title::LabTitle;
use crate::engine::game::Game;
use crate::engine::trace::Traced;
use derive_where::derive_where;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Display;
use thiserror::Error;

/// An error in a position, with its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}: {what}")]
pub struct PositionError {
    /// The field, such as `players[1].hand`; `position` for the whole.
    pub at: String,
    /// The error.
    pub what: String,
}

impl PositionError {
    /// Makes an error of the position as a whole.
    pub fn whole(what: impl Display) -> PositionError {
        PositionError { at: "position".to_owned(), what: what.to_string() }
    }
}

/// Makes an error of a field.
pub fn wrong<T>(at: impl Into<String>, what: impl Display) -> Result<T, PositionError> {
    Err(PositionError { at: at.into(), what: what.to_string() })
}

/// Parses the fields of a position.
///
/// # Errors
/// The first field that is unknown, missing or of the wrong type.
pub fn read<T: DeserializeOwned>(position: Value) -> Result<T, PositionError> {
    serde_path_to_error::deserialize(position).map_err(|error| {
        let path = error.path().to_string();
        let at = match path.trim_end_matches(".?") {
            "." | "?" => "position".to_owned(),
            at => at.to_owned(),
        };
        PositionError { at, what: error.into_inner().to_string() }
    })
}

/// A position from a file, in which actions are applied.
#[derive_where(Clone, Debug; G::State)]
pub struct OpenedPosition<G: Game> {
    /// The position.
    pub state: G::State,
    /// Pairs of the file's name and the game's name for a thing.
    pub names: Vec<(String, String)>,
}

impl<G: LabTitle> OpenedPosition<G> {
    /// Makes a position of a file without own names.
    pub fn plain(state: G::State) -> OpenedPosition<G> {
        OpenedPosition { state, names: Vec::new() }
    }

    /// Parses an action, whose second word may be one of the file's names.
    pub fn parse(&self, text: &str) -> Option<G::Action> {
        G::parse(&self.state, text).or_else(|| {
            let mut words: Vec<&str> = text.split_whitespace().collect();
            let word = words.get_mut(1)?;
            *word = self
                .names
                .iter()
                .find(|(own, _)| own.eq_ignore_ascii_case(word))
                .map(|it| &*it.1)?;
            G::parse(&self.state, &words.join(" "))
        })
    }

    /// Returns the position as plain data, with the file's names.
    pub fn position(&self) -> Value {
        self.named(<G as Traced>::position(&self.state))
    }

    /// Returns an event, with the position after it, with the file's names.
    pub fn event(&self, event: &G::Event) -> Value {
        self.named(G::event(&self.state, event))
    }

    /// Puts the file's own name before the game's: `a: dev7`.
    fn named(&self, mut value: Value) -> Value {
        if !self.names.is_empty() {
            self.put_names(&mut value, false);
        }
        value
    }

    fn put_names(&self, value: &mut Value, is_named: bool) {
        match value {
            Value::Object(fields) => fields.iter_mut().for_each(|(field, value)| {
                self.put_names(value, G::NAMED.contains(&field.as_str()));
            }),
            Value::Array(items) => items.iter_mut().for_each(|it| self.put_names(it, is_named)),
            Value::String(word) if is_named => {
                let own = self.names.iter().find(|(_, named)| named == word);
                own.into_iter().for_each(|(own, _)| word.insert_str(0, &format!("{own}: ")));
            }
            _ => {}
        }
    }
}
