//! `lab trace`: a whole game as JSON lines, to be checked by programs without our code.
//!
//! Fields are described in tests/positions/TRACES.md.

use super::arguments::{StartArguments, VariantArguments};
use crate::engine::bots::Level;
use crate::engine::codec::{self, Link, LinkError};
use crate::engine::game::{BySeat, Record, Rule};
use crate::engine::trace::Traced;
use crate::measure::{LabError, LabTitle, Nobody, level, play};
use crate::titles::rule_sets::{TitleTask, with_number};
use clap::Args;
use serde_json::{Value, json};

/// The arguments of `lab trace`.
#[derive(Args)]
pub(super) struct TraceArguments {
    /// The link of a game, printed up to its cursor; without a link bots play.
    link: Option<String>,
    #[command(flatten)]
    start: StartArguments,
    /// The number of players.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    players: u8,
    /// The level of all players.
    #[arg(long, default_value = "random", value_parser = level())]
    policy: Level,
    #[command(flatten)]
    variants: VariantArguments,
}

/// Why there is no trace.
#[derive(Debug, thiserror::Error)]
pub(super) enum TraceError {
    /// The arguments are wrong.
    #[error("{0}")]
    Arguments(LabError),
    /// The text is not a link.
    #[error("{0}")]
    Link(LinkError),
    /// The setup cannot be played.
    #[error("the setup cannot be played: {0} ({1})")]
    Setup(String, &'static str),
    /// The action of this number, from 1, is not legal.
    #[error("action {0}, {1:?}, is illegal: {2} ({3})")]
    Illegal(usize, String, String, &'static str),
}

/// Returns the lines of a link's game, up to its cursor, or of a game between bots.
pub(super) fn run(arguments: &TraceArguments) -> Result<String, TraceError> {
    match &arguments.link {
        Some(link) => {
            let header = codec::header(link).map_err(TraceError::Link)?;
            let unknown = || TraceError::Link(LinkError::Game(header.title));
            with_number(header.title, OfLink(link)).ok_or_else(unknown)?
        }
        None => {
            let bots = arguments.start.title.with_rules(arguments);
            bots.map_err(TraceError::Arguments)?
        }
    }
}

struct OfLink<'a>(&'a str);

impl TitleTask for OfLink<'_> {
    type Output = Result<String, TraceError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        let Link { mut record, cursor, .. } = codec::read::<G>(self.0).map_err(TraceError::Link)?;
        record.actions.truncate(cursor);
        trace(&record)
    }
}

impl TitleTask for &TraceArguments {
    type Output = Result<String, TraceError>;

    fn run<G: LabTitle>(self) -> Self::Output {
        trace(&played::<G>(self).map_err(TraceError::Arguments)?)
    }
}

/// Lets bots play a game.
fn played<G: LabTitle>(arguments: &TraceArguments) -> Result<Record<G>, LabError> {
    let TraceArguments { start, policy, variants, .. } = arguments;
    let players = usize::from(arguments.players);
    let setup = variants.setup::<G>(&start.title.key, players, start.seed)?;
    let bot = policy.bot::<G>();
    let record = Record::new(setup.clone());
    let played = play::<G>(setup, &BySeat::new(players, |_| &*bot), &mut Nobody);
    Ok(played.map_or(record, |played| played.record))
}

/// Returns the lines of a record: its beginning, each action, and the end if it is over.
fn trace<G: Traced>(record: &Record<G>) -> Result<String, TraceError> {
    let setup = &record.setup;
    let unplayable = |why: G::SetupError| TraceError::Setup(why.to_string(), why.rule());
    let mut state = G::new(setup).map_err(unplayable)?;
    let mut lines = vec![json!({
        "game": G::title(setup),
        "players": G::players(setup),
        "board": G::board(setup),
        "seed": G::seed(setup),
        "position": G::position(&state),
    })];
    for (number, &action) in (1..).zip(&record.actions) {
        lines.push(decision::<G>(&mut state, number, action)?);
    }
    lines.extend(end::<G>(&state));
    let lines: Vec<String> = lines.iter().map(Value::to_string).collect();
    Ok(lines.join("\n"))
}

/// Applies an action; returns its line with the position after it.
fn decision<G: Traced>(
    state: &mut G::State,
    number: usize,
    action: G::Action,
) -> Result<Value, TraceError> {
    let mut events = Vec::new();
    let (seat, notation) = (G::to_act(state), G::notation(state, action));
    let legal = G::legal(state).into_iter().map(|action| G::notation(state, action));
    let legal: Vec<String> = legal.collect();
    let report = G::action(state, action);
    if let Err(why) = G::apply(state, action, &mut events) {
        return Err(TraceError::Illegal(number, notation, why.to_string(), why.rule()));
    }
    Ok(json!({
        "seat": seat,
        "action": report,
        "notation": notation,
        "legal": legal,
        "events": events.iter().map(|event| G::event(state, event)).collect::<Vec<_>>(),
        "position": G::position(state),
    }))
}

/// Returns the totals, winners and parts of a finished game; `None` before the end.
fn end<G: Traced>(state: &G::State) -> Option<Value> {
    let outcome = G::outcome(state)?;
    let mut line = G::result(state);
    line.insert("totals".to_owned(), json!(outcome.scores));
    line.insert("winners".to_owned(), json!(outcome.winners));
    Some(Value::Object(line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::arguments::parsed;

    fn lines(words: &[&str]) -> Vec<Value> {
        let text = run(&parsed(words)).expect("a trace");
        text.lines().map(|line| serde_json::from_str(line).expect("json")).collect()
    }

    fn has(line: &Value, fields: &[&str]) -> bool {
        fields.iter().all(|field| line.get(field).is_some())
    }

    #[test]
    fn traces_a_game_from_its_board_to_its_winners() {
        for game in ["toy", "tramways", "metromania"] {
            let lines = lines(&["--game", game, "--players", "2", "--seed", "3"]);
            let [first, decisions @ .., last] = lines.as_slice() else { panic!("three lines") };
            assert!(has(first, &["game", "players", "board", "seed", "position"]), "{first}");
            let fields = ["seat", "action", "notation", "legal", "events", "position"];
            assert!(decisions.iter().all(|line| has(line, &fields)));
            let is_listed = |line: &Value| {
                line["legal"].as_array().expect("a list").contains(&line["notation"])
            };
            assert!(decisions.iter().all(is_listed));
            assert!(has(last, &["totals", "parts", "winners"]), "{last}");
            for (total, parts) in last["totals"]
                .as_array()
                .into_iter()
                .flatten()
                .zip(last["parts"].as_array().expect("parts of each seat"))
            {
                let parts = parts.as_object().expect("an object").iter();
                let points = parts.filter(|(name, _)| *name != "dollars_left");
                let sum: i64 = points.filter_map(|(_, points)| points.as_i64()).sum();
                assert_eq!(total.as_i64(), Some(sum));
            }
        }
    }

    #[test]
    fn traces_the_same_game_from_its_link() {
        let words = ["--game", "toy", "--players", "2", "--seed", "3", "--policy", "easy"];
        let record = played::<crate::titles::toy::Toy>(&parsed(&words)).expect("a game");
        let traced = |words: &[&str]| run(&parsed(words)).expect("a trace");
        assert_eq!(traced(&[&codec::encode(&record)]), traced(&words));
        let half = codec::write(&Link::game(record, 3));
        assert_eq!(lines(&[&half]).len(), 4);
    }

    #[test]
    fn says_why_something_cannot_be_traced() {
        let why = |words: &[&str]| run(&parsed(words)).expect_err("an error").to_string();
        assert!(why(&["g2"]).contains("link"));
        assert!(why(&["--game", "toy", "--deal", "advanced"]).contains("toy has no variants"));
        assert!(why(&["--game", "toy", "--players", "5"]).contains("toy has no 5 players"));
    }
}
