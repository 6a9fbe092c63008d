//! `lab apply`: applies the actions of a position file.

use super::arguments::with_rules;
use crate::engine::game::{Outcome, Rule};
use crate::measure::{LabError, LabReport, LabTitle, OpenedPosition, Script};
use crate::titles::rule_sets::{RULE_SETS, TitleTask};
use clap::Args;
use serde_json::{Value, json};
use std::{fs, io};
use thiserror::Error;

/// The arguments of `lab apply`.
#[derive(Args)]
pub(super) struct Apply {
    /// The position file (tests/positions/README.md).
    file: String,
    /// The name of one of its cases, whose actions are applied instead.
    #[arg(long)]
    case: Option<String>,
}

/// Why there is no result.
#[derive(Debug, Error)]
enum ApplyError {
    /// The file cannot be read.
    #[error("{0}: {1}")]
    File(String, io::Error),
    /// The file holds no positions.
    #[error("{0}: {1}")]
    Script(String, serde_json::Error),
    /// The file names no known title.
    #[error("{0}: game: {1}")]
    Title(String, LabError),
    /// The position of the file cannot be played.
    #[error("{0}: {1}")]
    Position(String, String),
    /// The file has no such case.
    #[error("the file has no case {0:?}")]
    NoCase(String),
}

/// Reports the position after the actions of a file or case, up to the first refused one.
pub(super) fn run(arguments: &Apply) -> LabReport {
    applied(arguments).unwrap_or_else(|error| {
        let output = json!({ "error": error.to_string() });
        LabReport { text: Some(format!("{output:#}")), error: Some(error.to_string()) }
    })
}

fn applied(Apply { file, case }: &Apply) -> Result<LabReport, ApplyError> {
    let text = fs::read_to_string(file).map_err(|error| ApplyError::File(file.clone(), error))?;
    let script = Script::from_json(&text);
    let script = script.map_err(|error| ApplyError::Script(file.clone(), error))?;
    let (position, actions) = match case {
        None => (script.position.clone(), &script.actions),
        Some(name) => {
            let case = script.cases.iter().find(|case| case.name == *name);
            let case = case.ok_or_else(|| ApplyError::NoCase(name.clone()))?;
            (script.position_of(case), &case.actions)
        }
    };
    let title = script.game.as_deref().unwrap_or(RULE_SETS[0].keys[0]);
    let report = with_rules(title, Scene { title, position, actions });
    let report = report.map_err(|error| ApplyError::Title(file.clone(), error))?;
    report.map_err(|why| ApplyError::Position(file.clone(), why))
}

/// A position with actions.
struct Scene<'a> {
    title: &'a str,
    position: Value,
    actions: &'a [String],
}

impl TitleTask for Scene<'_> {
    type Output = Result<LabReport, String>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let mut opened = G::open(self.title, self.position).map_err(|why| why.to_string())?;
        let mut events = Vec::new();
        let stop = self.actions.iter().zip(1..).find_map(|(text, number)| {
            act(&mut opened, text, &mut events).err().map(|refusal| RefusedAction {
                number,
                text,
                refusal,
            })
        });
        let mut output = Value::Object(G::result(&opened.state));
        let outcome = G::outcome(&opened.state);
        output["position"] = opened.position();
        output["events"] = events.iter().map(|event| opened.event(event)).collect();
        output["legal"] = legal(&opened).into();
        output["totals"] = json!(outcome.as_ref().map(|Outcome { scores, .. }| scores));
        output["winners"] = json!(outcome.as_ref().map(|Outcome { winners, .. }| winners));
        let error = stop.as_ref().map(RefusedAction::text);
        output["refused"] = stop.as_ref().map(RefusedAction::json).into();
        output["error"] = error.clone().into();
        Ok(LabReport { text: Some(format!("{output:#}")), error })
    }
}

/// Applies an action; an error without a refusal means that the text is not an action.
fn act<G: LabTitle>(
    opened: &mut OpenedPosition<G>,
    text: &str,
    events: &mut Vec<G::Event>,
) -> Result<(), Option<G::Refusal>> {
    let action = opened.parse(text).ok_or(None)?;
    G::apply(&mut opened.state, action, events).map_err(Some)
}

fn legal<G: LabTitle>(OpenedPosition { state, .. }: &OpenedPosition<G>) -> Vec<String> {
    G::legal(state).iter().map(|&action| G::notation(state, action)).collect()
}

/// The refused action, by its number from 1; without a refusal it is not an action.
struct RefusedAction<'a, R> {
    number: usize,
    text: &'a str,
    refusal: Option<R>,
}

impl<R: Rule + std::error::Error> RefusedAction<'_, R> {
    fn text(&self) -> String {
        let why = match &self.refusal {
            Some(refusal) => format!("{}: {refusal}", refusal.rule()),
            None => "that is no action".to_owned(),
        };
        format!("action {}, {:?}: {why}", self.number, self.text)
    }

    fn json(&self) -> Value {
        json!({
            "number": self.number,
            "action": self.text,
            "rule": self.refusal.as_ref().map(Rule::rule),
            "name": self.refusal.as_ref().map(|refusal| format!("{refusal:?}")),
            "reason": self.refusal.as_ref().map(ToString::to_string),
        })
    }
}
