//! `lab apply`: carries out the actions of a position file.

use crate::engine::game::{Game, Rule};
use crate::measure::Report;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::position::{
    Opened, Position, PositionError, Script, Stop, tell,
};
use crate::titles::tramways::rules::scoring::{result, score};
use crate::titles::tramways::rules::state::State;
use clap::Args;
use serde_json::{Value, json};
use std::{fs, io};
use thiserror::Error;

/// The arguments of `lab apply`.
#[derive(Args)]
pub(super) struct Apply {
    /// The position file (tests/positions/README.md).
    file: String,
    /// The name of one of its cases, whose actions are carried out instead.
    #[arg(long)]
    case: Option<String>,
}

/// Why there is no result, or not the whole one.
#[derive(Debug, Error)]
enum ApplyError {
    /// The file cannot be read.
    #[error("{0}: {1}")]
    File(String, io::Error),
    /// The file holds no position that can be played.
    #[error("{0}: {1}")]
    Position(String, PositionError),
    /// The file has no such case.
    #[error("the file has no case {0:?}")]
    NoCase(String),
}

/// The position after the actions of a file or of one of its cases, up to the first that is refused.
pub(super) fn run(arguments: &Apply) -> Report {
    let (mut opened, actions) = match open(arguments) {
        Ok(opened) => opened,
        Err(error) => {
            let told = json!({ "error": error.to_string() });
            return Report { text: Some(format!("{told:#}")), error: Some(error.to_string()) };
        }
    };
    let (events, stop) = opened.play_on(&actions);
    let told = events.iter().map(|event| tell(&opened.state, &opened.names, event));
    let told = json!({
        "position": Position::of(&opened.state, &opened.names),
        "events": told.collect::<Vec<Value>>(),
        "legal": legal(&opened),
        "scores": scores(&opened.state),
        "winners": winners(&opened.state),
        "refused": stop.as_ref().map(refused),
        "error": stop.as_ref().map(Stop::to_string),
    });
    Report { text: Some(format!("{told:#}")), error: stop.map(|stop| stop.to_string()) }
}

fn open(arguments: &Apply) -> Result<(Opened, Vec<String>), ApplyError> {
    let path = &arguments.file;
    let text = fs::read_to_string(path).map_err(|error| ApplyError::File(path.clone(), error))?;
    let broken = |error| ApplyError::Position(path.clone(), error);
    let script = Script::from_json(&text).map_err(broken)?;
    let Some(name) = &arguments.case else {
        return Ok((script.open().map_err(broken)?, script.actions));
    };
    let case = script.cases.iter().find(|case| case.name == *name);
    let case = case.ok_or_else(|| ApplyError::NoCase(name.clone()))?;
    Ok((script.open_case(case).map_err(broken)?, case.actions.clone()))
}

fn legal(opened: &Opened) -> Vec<String> {
    let legal = Tramways::legal(&opened.state);
    legal.iter().map(|&action| Tramways::notation(&opened.state, action)).collect()
}

/// The score of each seat as it would be now, and what it consists of.
fn scores(state: &State) -> Vec<Value> {
    let told = |seat| {
        let score = score(state, seat);
        json!({
            "score": score.total(), "happiness": score.happiness, "links": score.links,
            "link_points": score.link_points, "money_points": score.money_points,
            "money_left": score.money_left, "stress": score.stress,
        })
    };
    state.players.seats().map(told).collect()
}

/// The seats, from 0, that have won; nothing before the end.
fn winners(state: &State) -> Option<Vec<u8>> {
    Tramways::outcome(state)?;
    Some(result(state).winners.iter().map(|seat| seat.0).collect())
}

/// The action that was refused, from 1, its rule and reason; no rule where it is no action.
fn refused(stop: &Stop) -> Value {
    json!({
        "number": stop.index + 1,
        "action": stop.action,
        "rule": stop.refusal.map(|refusal| refusal.rule()),
        "name": stop.refusal.map(|refusal| format!("{refusal:?}")),
        "reason": stop.refusal.map(|refusal| refusal.to_string()),
    })
}
