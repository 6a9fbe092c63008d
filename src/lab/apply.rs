//! `lab apply`: carries out the actions of a position file.

use crate::engine::game::Game;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::position::{
    Opened, Position, PositionError, Script, Stop, tell,
};
use serde_json::{Value, json};
use std::{fmt, fs, io};

/// Why there is no result.
#[derive(Debug)]
pub(super) enum ApplyError {
    /// Neither `FILE` nor `FILE --case NAME`.
    Arguments,
    /// The file cannot be read.
    File(String, io::Error),
    /// The file holds no position that can be played.
    Position(String, PositionError),
    /// The file has no such case.
    NoCase(String),
    /// An action is illegal, or none.
    Stop(Stop),
}

impl fmt::Display for ApplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ApplyError::Arguments => f.write_str("usage: lab apply FILE [--case NAME]"),
            ApplyError::File(path, error) => write!(f, "{path}: {error}"),
            ApplyError::Position(path, error) => write!(f, "{path}: {error}"),
            ApplyError::NoCase(name) => write!(f, "the file has no case {name:?}"),
            ApplyError::Stop(stop) => write!(f, "{stop}"),
        }
    }
}

/// The position after the actions of a file or of one of its cases, with the events and the legal
/// actions.
pub(super) fn run(words: &[&str]) -> Result<String, ApplyError> {
    let (path, case) = match words {
        [path] => (*path, None),
        [path, "--case", name] => (*path, Some(*name)),
        _ => return Err(ApplyError::Arguments),
    };
    let text = fs::read_to_string(path).map_err(|e| ApplyError::File(path.to_owned(), e))?;
    let broken = |error| ApplyError::Position(path.to_owned(), error);
    let script = Script::from_json(&text).map_err(broken)?;
    let (mut opened, actions) = match case {
        None => (script.open().map_err(broken)?, &script.actions),
        Some(name) => {
            let case = script.cases.iter().find(|case| case.name == name);
            let case = case.ok_or_else(|| ApplyError::NoCase(name.to_owned()))?;
            (script.open_case(case).map_err(broken)?, &case.actions)
        }
    };
    let events = opened.play(actions).map_err(ApplyError::Stop)?;
    let told = events.iter().map(|event| tell(&opened.state, &opened.names, event));
    let result = json!({
        "position": Position::of(&opened.state, &opened.names),
        "events": told.collect::<Vec<Value>>(),
        "legal": legal(&opened),
    });
    Ok(format!("{result:#}"))
}

fn legal(opened: &Opened) -> Vec<String> {
    let mut legal = Vec::new();
    Tramways::legal_actions(&opened.state, &mut legal);
    legal.iter().map(|&action| Tramways::notation(&opened.state, action)).collect()
}
