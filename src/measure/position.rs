//! Positions of files: reading them, what is wrong with one and where, and acting in them.

use super::lab_title::LabTitle;
use crate::engine::game::Game;
use crate::engine::trace::Traced;
use derive_where::derive_where;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::fmt::Display;
use thiserror::Error;

/// What cannot be in a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{at}: {what}")]
pub struct PositionError {
    /// The field, such as `players[1].hand`; `position` for the whole.
    pub at: String,
    /// What is wrong with it.
    pub what: String,
}

impl PositionError {
    /// An error in the position as a whole.
    pub fn whole(what: impl Display) -> PositionError {
        PositionError { at: "position".to_owned(), what: what.to_string() }
    }
}

/// An error in a field.
pub fn wrong<T>(at: impl Into<String>, what: impl Display) -> Result<T, PositionError> {
    Err(PositionError { at: at.into(), what: what.to_string() })
}

/// Reads the fields of a position.
///
/// # Errors
/// The first field that is unknown, missing or not of its kind.
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

/// A position of a file, in which actions are carried out.
#[derive_where(Clone, Debug; G::State)]
pub struct Opened<G: Game> {
    /// The position.
    pub state: G::State,
    /// What the file calls things, and what the game calls them.
    pub names: Vec<(String, String)>,
}

impl<G: LabTitle> Opened<G> {
    /// A position of a file that gives nothing a name of its own.
    pub fn plain(state: G::State) -> Opened<G> {
        Opened { state, names: Vec::new() }
    }

    /// The action of a text, whose second word may be a name of the file's own.
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

    /// The position as plain data, by the file's own names.
    pub fn position(&self) -> Value {
        self.named(<G as Traced>::position(&self.state))
    }

    /// What happened, and the position after it, by the file's own names.
    pub fn event(&self, event: &G::Event) -> Value {
        self.named(G::event(&self.state, event))
    }

    /// Puts the file's own name before what has one: `a: dev7`.
    fn named(&self, mut told: Value) -> Value {
        if !self.names.is_empty() {
            self.put_names(&mut told, false);
        }
        told
    }

    fn put_names(&self, told: &mut Value, is_named: bool) {
        match told {
            Value::Object(fields) => fields.iter_mut().for_each(|(field, told)| {
                self.put_names(told, G::NAMED.contains(&field.as_str()));
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
