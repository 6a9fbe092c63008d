//! `lab replay`: plays a link from the first action to the last and says what came of it.

use crate::codec::{self, LinkError};
use crate::game::{Game, Record, Rule};
use crate::games::tramways::Tramways;
use crate::games::tramways::scoring::Rank;
use crate::games::tramways::setup::SetupError;
use serde_json::{Value, json};
use std::path::Path;
use std::{fmt, fs, io};

/// Why a link does not replay.
#[derive(Debug)]
pub(super) enum ReplayError {
    /// Not exactly one argument.
    Arguments,
    /// The file cannot be read.
    File(String, io::Error),
    /// The text is no link.
    Link(LinkError),
    /// The setup cannot be played.
    Setup(SetupError),
    /// The action of this number, from 1, is illegal: its notation, why and by which rule.
    Illegal(usize, String, String, &'static str),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Arguments => f.write_str("usage: lab replay LINK|FILE"),
            ReplayError::File(path, error) => write!(f, "{path}: {error}"),
            ReplayError::Link(error) => write!(f, "{error}"),
            ReplayError::Setup(error) => {
                write!(f, "the setup cannot be played: {error} ({})", error.rule())
            }
            ReplayError::Illegal(number, action, why, rule) => {
                write!(f, "action {number}, {action:?}, is illegal: {why} ({rule})")
            }
        }
    }
}

/// What can be told of a link, and why not more.
pub(super) struct Report {
    /// The whole answer.
    pub(super) json: String,
    /// Why the link does not replay.
    pub(super) error: Option<ReplayError>,
}

/// Replays the link of the only argument, or the one that stands in the file of this name.
pub(super) fn run(words: &[&str]) -> Report {
    let mut told = json!({
        "game": null, "rules_version": null, "players": null, "actions": null,
        "finished": false, "scores": null, "rank": null,
    });
    let error = tell(words, &mut told).err();
    told["valid"] = error.is_none().into();
    told["error"] = error.as_ref().map(ReplayError::to_string).into();
    Report { json: told.to_string(), error }
}

fn tell(words: &[&str], told: &mut Value) -> Result<(), ReplayError> {
    let [word] = words else { return Err(ReplayError::Arguments) };
    let link = link(word)?;
    let header = codec::header(&link).map_err(ReplayError::Link)?;
    told["game"] = header.game.into();
    told["rules_version"] = header.rules_version.into();
    let record = codec::decode(&link).map_err(ReplayError::Link)?;
    told["players"] = record.setup.players().into();
    told["actions"] = record.actions.len().into();
    replay(&record, told)
}

/// The link itself, or the text of the file that the word names.
fn link(word: &str) -> Result<String, ReplayError> {
    if !Path::new(word).is_file() {
        return Ok(word.to_owned());
    }
    fs::read_to_string(word).map_err(|error| ReplayError::File(word.to_owned(), error))
}

fn replay(record: &Record<Tramways>, told: &mut Value) -> Result<(), ReplayError> {
    let replay = record.replay().map_err(|error| ReplayError::Setup(error.0))?;
    if let Some(refusal) = replay.refusal {
        let action = Tramways::notation(&replay.state, record.actions[replay.plies]);
        let (number, why) = (replay.plies + 1, refusal.to_string());
        return Err(ReplayError::Illegal(number, action, why, refusal.rule()));
    }
    if let Some(outcome) = Tramways::outcome(&replay.state) {
        let scores: Vec<i32> = outcome.scores.iter().copied().collect();
        let rank = |score: &i32| format!("{:?}", Rank::of(*score));
        told["finished"] = true.into();
        told["rank"] = scores.first().filter(|_| scores.len() == 1).map(rank).into();
        told["scores"] = scores.into();
    }
    Ok(())
}
