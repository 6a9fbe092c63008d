//! `lab replay`: plays links from the first action to the last and says what came of each.

use crate::engine::game::{Game, Record, Rule};
use crate::measure::Report;
use crate::table::sending::pasted::link_in;
use crate::table::{Day, GameMode};
use crate::titles::tramways::codec::{self, LinkError};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::scoring::Rank;
use crate::titles::tramways::rules::setup_error::SetupError;
use crate::titles::tramways::session::attempt::{Proof, Refuted};
use crate::titles::tramways::session::score_file;
use crate::titles::tramways::session::score_file::{Claim, ScoreFileError};
use clap::Args;
use serde_json::{Value, json};
use std::path::Path;
use std::{fs, io};
use thiserror::Error;

/// The arguments of `lab replay`.
#[derive(Args)]
pub(super) struct Replay {
    /// Only finished games of ranked setups are good.
    #[arg(long)]
    ranked: bool,
    /// Print a table for people in place of JSON.
    #[arg(long)]
    table: bool,
    /// Links, or files with a link a line, or the page's own JSON.
    #[arg(required = true, value_name = "LINK|FILE")]
    sources: Vec<String>,
}

/// Why a link does not replay, or not as it should.
#[derive(Debug, Error)]
enum ReplayError {
    /// The file cannot be read.
    #[error("{0}: {1}")]
    File(String, io::Error),
    /// The file is no list of links.
    #[error("{0}: {1}")]
    List(String, ScoreFileError),
    /// The text is no link.
    #[error("{0}")]
    Link(LinkError),
    /// The setup cannot be played.
    #[error("the setup cannot be played: {0} ({rule})", rule = .0.rule())]
    Setup(SetupError),
    /// The action of this number, from 1, is illegal: its notation, why and by which rule.
    #[error("action {0}, {1:?}, is illegal: {2} ({3})")]
    Illegal(usize, String, String, &'static str),
    /// It proves no ranked score, or another one than is claimed.
    #[error("{0}")]
    Refuted(Refuted),
    /// So many links of so many are not good.
    #[error("{0} of {1} links are not good")]
    Some(usize, usize),
}

/// A link, and the file it stands in.
struct Source {
    file: Option<String>,
    claim: Claim,
}

/// Replays links, and those that stand in files.
pub(super) fn run(arguments: &Replay) -> Report {
    let sources = match sources(&arguments.sources) {
        Ok(sources) => sources,
        Err(error) => {
            let mut told = blank();
            told["error"] = error.to_string().into();
            return Report { text: Some(told.to_string()), error: Some(error.to_string()) };
        }
    };
    let (mut told, mut errors) = (Vec::new(), Vec::new());
    for source in &sources {
        let (line, error) = report(source, arguments.ranked);
        told.push(line);
        errors.extend(error);
    }
    let text = if arguments.table { table(&told) } else { lines(&told) };
    let error = match errors.len() {
        0 => None,
        1 if told.len() == 1 => errors.pop(),
        bad => Some(ReplayError::Some(bad, told.len())),
    };
    Report { text: Some(text), error: error.map(|error| error.to_string()) }
}

fn sources(words: &[String]) -> Result<Vec<Source>, ReplayError> {
    let mut sources = Vec::new();
    for word in words {
        if !Path::new(word).is_file() {
            sources.push(Source { file: None, claim: Claim::of_link(1, word) });
            continue;
        }
        let text = fs::read_to_string(word);
        let text = text.map_err(|error| ReplayError::File(word.clone(), error))?;
        let claims = score_file::read(&text);
        let claims = claims.map_err(|error| ReplayError::List(word.clone(), error))?;
        let file = Some(word.clone());
        sources.extend(claims.claims.into_iter().map(|claim| Source { file: file.clone(), claim }));
    }
    Ok(sources)
}

fn blank() -> Value {
    json!({
        "game": null, "rules_version": null, "players": null, "actions": null, "finished": false,
        "scores": null, "rank": null, "family": null, "day": null, "breakdown": null,
        "valid": false, "error": null,
    })
}

/// What there is to tell of a link, and why it is not good.
fn report(source: &Source, ranked: bool) -> (Value, Option<ReplayError>) {
    let mut told = blank();
    if let Some(file) = &source.file {
        (told["file"], told["line"]) = (file.clone().into(), source.claim.line.into());
    }
    let replayed = tell(&link_in(&source.claim.link), &mut told);
    told["valid"] = replayed.is_ok().into();
    let error = replayed.err().or_else(|| verdict(&source.claim, ranked, &mut told));
    told["error"] = error.as_ref().map(ReplayError::to_string).into();
    (told, error)
}

/// Whether a link that replays is a ranked game with the score that is claimed.
fn verdict(claim: &Claim, ranked: bool, told: &mut Value) -> Option<ReplayError> {
    let proof = claim.check();
    told["verdict"] = match &proof {
        Ok(_) => "verified".into(),
        Err(why) => why.to_string().into(),
    };
    match proof {
        Ok(proof) => {
            tell_proof(&proof, told);
            None
        }
        Err(why @ Refuted::Score(..)) => Some(ReplayError::Refuted(why)),
        Err(why) => ranked.then_some(ReplayError::Refuted(why)),
    }
}

fn tell(link: &str, told: &mut Value) -> Result<(), ReplayError> {
    let header = codec::header(link).map_err(ReplayError::Link)?;
    told["game"] = Tramways::KEY.into();
    told["rules_version"] = header.rules.into();
    let record = codec::decode(link).map_err(ReplayError::Link)?;
    told["players"] = record.setup.players().into();
    told["actions"] = record.actions.len().into();
    replay(&record, told)
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
        let rank = match scores[..] {
            [score] => Some(Rank::of(score).name()),
            _ => None,
        };
        told["finished"] = true.into();
        told["rank"] = rank.into();
        told["scores"] = scores.into();
    }
    Ok(())
}

fn tell_proof(proof: &Proof, told: &mut Value) {
    let score = &proof.score;
    told["family"] = proof.category.name().into();
    told["day"] = day(proof.mode).map(|day| day.to_string()).into();
    told["breakdown"] = json!({
        "happiness": score.happiness, "links": score.links, "link_points": score.link_points,
        "money": score.money(), "money_points": score.money_points, "stress": score.stress,
    });
}

fn day(mode: GameMode) -> Option<Day> {
    match mode {
        GameMode::Daily(day) => Some(day),
        GameMode::Casual | GameMode::Ranked => None,
    }
}

fn lines(told: &[Value]) -> String {
    told.iter().map(Value::to_string).collect::<Vec<_>>().join("\n")
}

/// The links as a table for people.
fn table(told: &[Value]) -> String {
    let head =
        "  line  score  rank        points  links  money  stress  family       day         verdict";
    let rows = told.iter().map(row);
    std::iter::once(head.to_owned()).chain(rows).collect::<Vec<_>>().join("\n")
}

fn row(told: &Value) -> String {
    let text = |value: &Value| match value {
        Value::Null => "-".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let [line, score] = [&told["line"], &told["scores"][0]].map(text);
    let parts = ["happiness", "link_points", "money_points", "stress"];
    let [points, links, money, stress] = parts.map(|part| text(&told["breakdown"][part]));
    let [rank, category, day] = ["rank", "family", "day"].map(|field| text(&told[field]));
    let verdict = if told["error"].is_null() { &told["verdict"] } else { &told["error"] };
    format!(
        "{line:>6}  {score:>5}  {rank:<10}  {points:>6}  {links:>5}  {money:>5}  {stress:>6}  {category:<11}  {day:<10}  {}",
        text(verdict)
    )
}
