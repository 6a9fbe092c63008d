//! `lab replay`: replays links from the first action to the last and reports on each; for results on a deal, on each game and
//! whether its bots decide as recorded.

use crate::engine::bots::{BotCheck, Level};
use crate::engine::codec::{self, Kind, Link, LinkError, NoResult, PlayedGame, Results, crc32};
use crate::engine::game::{BySeat, Game, Record, Rule};
use crate::measure::{LabReport, LabTitle, ResultColumn};
use crate::table::archive;
use crate::table::scores::Attempt;
use crate::table::scores::file::{self, AttemptClaim};
use crate::table::sending::pasted::link_in;
use crate::titles::rule_sets::{RULE_SETS, TitleTask, with_key, with_number};
use crate::words::Locale;
use clap::Args;
use serde_json::{Value, json};
use std::cmp::Reverse;
use std::path::Path;
use std::{fs, io};
use thiserror::Error;

/// The arguments of `lab replay`.
#[derive(Args)]
pub(super) struct ReplayArguments {
    /// Accept only finished games of ranked setups.
    #[arg(long)]
    ranked: bool,
    /// Print tables for people instead of JSON, one for each title; results of one deal are grouped, best first.
    #[arg(long)]
    table: bool,
    /// Links, files with one link per line, files of the page, or folders of such files.
    #[arg(required = true, value_name = "LINK|FILE")]
    sources: Vec<String>,
}

/// Why a link is refused.
#[derive(Debug, Error)]
enum RefusedLink {
    /// The file cannot be read.
    #[error("{0}: {1}")]
    File(String, io::Error),
    /// The file is neither a list of links nor a file of the page.
    #[error("{0}: {1}")]
    List(String, String),
    /// The text is not a link.
    #[error("{0}")]
    Link(LinkError),
    /// The setup cannot be played.
    #[error("the setup cannot be played: {0} ({1})")]
    Setup(String, &'static str),
    /// The game is not legal, or not finished.
    #[error("{0}")]
    NoResult(String),
    /// The bots do not decide as recorded.
    #[error("{0}")]
    Bots(String),
    /// The setup has no category, or an invalid day.
    #[error("the set-up is not one of a ranked game")]
    NotRanked,
    /// Some links were refused: their number, and that of all.
    #[error("{0} of {1} links are not good")]
    Some(usize, usize),
}

impl RefusedLink {
    fn setup(why: &(impl std::fmt::Display + Rule)) -> RefusedLink {
        RefusedLink::Setup(why.to_string(), why.rule())
    }
}

/// A link and its file.
struct LinkFile {
    file: Option<String>,
    claim: AttemptClaim,
}

/// The report on a game, and why it is refused, if it is.
type GameReport = (Value, Option<RefusedLink>);

/// Replays links, given directly or in files.
pub(super) fn run(arguments: &ReplayArguments) -> LabReport {
    let sources = match sources(&arguments.sources) {
        Ok(sources) => sources,
        Err(error) => {
            let mut output = blank();
            output["error"] = error.to_string().into();
            return LabReport { text: Some(output.to_string()), error: Some(error.to_string()) };
        }
    };
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    for (line, error) in sources.iter().flat_map(|source| report(source, arguments.ranked)) {
        output.push(line);
        errors.extend(error);
    }
    let error = match errors.len() {
        0 => None,
        1 if output.len() == 1 => errors.pop(),
        bad => Some(RefusedLink::Some(bad, output.len())),
    };
    let text = if arguments.table { tables(&output) } else { lines(&output) };
    LabReport { text: Some(text), error: error.map(|error| error.to_string()) }
}

fn sources(words: &[String]) -> Result<Vec<LinkFile>, RefusedLink> {
    let mut sources = Vec::new();
    for word in words {
        if Path::new(word).is_dir() {
            for file in files_of(word).map_err(|error| RefusedLink::File(word.clone(), error))? {
                sources.extend(sources_of(&file)?);
            }
        } else if Path::new(word).is_file() {
            sources.extend(sources_of(word)?);
        } else {
            sources
                .push(LinkFile { file: None, claim: AttemptClaim { line: 1, link: word.clone() } });
        }
    }
    Ok(sources)
}

/// Returns the files of a folder by name, without hidden ones.
fn files_of(folder: &str) -> io::Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let is_hidden = path.file_name().is_some_and(|it| it.to_string_lossy().starts_with('.'));
        if path.is_file() && !is_hidden {
            files.push(path.to_string_lossy().into_owned());
        }
    }
    files.sort();
    Ok(files)
}

fn sources_of(file: &str) -> Result<Vec<LinkFile>, RefusedLink> {
    let text = fs::read_to_string(file);
    let text = text.map_err(|error| RefusedLink::File(file.to_owned(), error))?;
    let claims = claims(&text).map_err(|error| RefusedLink::List(file.to_owned(), error))?;
    Ok(claims.into_iter().map(|claim| LinkFile { file: Some(file.to_owned()), claim }).collect())
}

/// Returns the links of a list, or of the results in a file of the page.
fn claims(text: &str) -> Result<Vec<AttemptClaim>, String> {
    if !archive::is_file(text) {
        return file::read(text).map_err(|error| error.to_string());
    }
    let archive = archive::read(text).map_err(|error| error.to_string())?;
    let entries = (1..).zip(&archive.entries);
    let links =
        entries.filter_map(|(at, (name, _))| Some((at, name.strip_prefix(Attempt::ENTRY)?)));
    Ok(links.map(|(line, link)| AttemptClaim { line, link: link.to_owned() }).collect())
}

fn blank() -> Value {
    json!({
        "game": null, "rules_version": null, "players": null, "actions": null, "finished": false,
        "scores": null, "rank": null, "family": null, "day": null, "breakdown": null,
        "valid": false, "error": null,
    })
}

/// Returns the reports on the games of a link.
fn report(source: &LinkFile, ranked: bool) -> Vec<GameReport> {
    let mut output = blank();
    if let Some(file) = &source.file {
        (output["file"], output["line"]) = (file.clone().into(), source.claim.line.into());
    }
    let link = link_in(&source.claim.link);
    let task = One { link: &link, ranked, report: output.clone() };
    let replayed = match codec::header(&link) {
        Ok(header) => with_number(header.title, task)
            .unwrap_or(Err(RefusedLink::Link(LinkError::Game(header.title)))),
        Err(error) => Err(RefusedLink::Link(error)),
    };
    replayed.unwrap_or_else(|error| vec![finish(output, Some(error))])
}

fn finish(mut output: Value, error: Option<RefusedLink>) -> GameReport {
    output["error"] = error.as_ref().map(RefusedLink::to_string).into();
    (output, error)
}

/// A link to replay.
struct One<'a> {
    link: &'a str,
    ranked: bool,
    /// The report so far.
    report: Value,
}

impl TitleTask for One<'_> {
    type Output = Result<Vec<GameReport>, RefusedLink>;

    fn run<G: LabTitle>(self) -> Self::Output {
        if self.link.starts_with(Kind::Results.letter()) {
            return self.results::<G>();
        }
        let record = codec::decode::<G>(self.link).map_err(RefusedLink::Link)?;
        let mut output = self.report.clone();
        let error =
            self.replay(&record, &mut output).and_then(|verdict| self.judged(verdict)).err();
        Ok(vec![finish(output, error)])
    }
}

impl One<'_> {
    /// Drops the verdict on ranked games unless only those are accepted.
    fn judged(&self, verdict: Result<(), RefusedLink>) -> Result<(), RefusedLink> {
        if self.ranked { verdict } else { Ok(()) }
    }

    /// Reports on the results on a deal, game by game.
    fn results<G: LabTitle>(&self) -> Result<Vec<GameReport>, RefusedLink> {
        let results = Results::<G>::read(self.link).map_err(RefusedLink::Link)?;
        let setup = codec::write(&Link::<G>::setup(results.setup.clone()));
        let deal = format!("deal.{:08x}", crc32(setup.as_bytes()));
        let tell = |(number, game): (usize, &PlayedGame<G>)| {
            let PlayedGame { name, bots, undos, hints, hurried, .. } = game;
            let mut output = self.report.clone();
            for (field, value) in [
                ("result", json!(number)),
                ("deal", json!(deal)),
                ("seats", json!(names(&results.seats))),
                ("name", json!(name)),
                ("bots", json!(bots)),
                ("undos", json!(undos)),
                ("hints", json!(hints)),
                ("hurried", json!(hurried)),
                ("link", json!(codec::encode(&results.record(game)))),
            ] {
                output[field] = value;
            }
            let error = self.result(&results, game, &mut output).err();
            finish(output, error)
        };
        Ok((1..).zip(&results.games).map(tell).collect())
    }

    /// Reports on one result: it is valid if finished and if its bots, where they can be checked, decide as recorded.
    fn result<G: LabTitle>(
        &self,
        results: &Results<G>,
        game: &PlayedGame<G>,
        output: &mut Value,
    ) -> Result<(), RefusedLink> {
        let verdict = self.replay(&results.record(game), output)?;
        if output["finished"] == false {
            return Err(unfinished::<G>(game.actions.len()));
        }
        if results.seats.iter().any(Option::is_some) {
            let checker = results.checker(game).map_err(|why| RefusedLink::setup(&why))?;
            let checked = checker.finish();
            let said = Locale::English.checked(checked);
            output["checked"] = said.clone().into();
            if let BotCheck::Differs { .. } | BotCheck::Illegal { .. } = checked {
                return Err(RefusedLink::Bots(said));
            }
        }
        self.judged(verdict)
    }

    /// Replays a record and reports on it; then checks that it is a finished ranked game.
    fn replay<G: LabTitle>(
        &self,
        record: &Record<G>,
        output: &mut Value,
    ) -> Result<Result<(), RefusedLink>, RefusedLink> {
        output["game"] = G::title(&record.setup).into();
        output["rules_version"] = G::rules_version(&record.setup).into();
        output["players"] = G::players(&record.setup).into();
        output["actions"] = record.actions.len().into();
        let replay = record.replay().map_err(|error| RefusedLink::setup(&error.0))?;
        if let Some(refusal) = replay.refusal {
            let action = G::notation(&replay.state, record.actions[replay.plies]);
            let why = NoResult::<G>::Illegal(replay.plies + 1, action, refusal);
            return Err(RefusedLink::NoResult(why.to_string()));
        }
        output["valid"] = true.into();
        let scores = G::outcome(&replay.state).map(|outcome| outcome.scores);
        if let Some(scores) = &scores {
            output["finished"] = true.into();
            output["scores"] = scores.iter().copied().collect::<Vec<i32>>().into();
            G::parts(&replay.state).into_iter().for_each(|(part, value)| output[part] = value);
        }
        let verdict = Self::verdict::<G>(record, scores.is_some(), output);
        output["verdict"] = match &verdict {
            Ok(()) => "verified".into(),
            Err(why) => why.to_string().into(),
        };
        Ok(verdict)
    }

    /// Checks that a game is ranked and finished.
    fn verdict<G: LabTitle>(
        record: &Record<G>,
        is_over: bool,
        output: &mut Value,
    ) -> Result<(), RefusedLink> {
        let ranked = G::ranked(&record.setup).ok_or(RefusedLink::NotRanked)?;
        if !is_over {
            return Err(unfinished::<G>(record.actions.len()));
        }
        (output["family"], output["day"]) = (ranked.family.into(), ranked.day.into());
        Ok(())
    }
}

fn unfinished<G: Game>(actions: usize) -> RefusedLink {
    RefusedLink::NoResult(NoResult::<G>::Unfinished(actions).to_string())
}

/// The word for a person's seat.
const PLAYER: &str = "player";

/// Joins the names of all seats' players.
fn names(seats: &BySeat<Option<Level>>) -> String {
    let name = |level: &Option<Level>| level.map_or(PLAYER, Level::name);
    seats.iter().map(name).collect::<Vec<_>>().join(",")
}

fn lines(output: &[Value]) -> String {
    output.iter().map(Value::to_string).collect::<Vec<_>>().join("\n")
}

/// The columns of a table before the title's own.
const FIRST: [ResultColumn; 2] =
    [ResultColumn::number("line", "/line", 6), ResultColumn::number("score", "/scores", 5)];
/// The columns after them.
const LAST: [ResultColumn; 2] =
    [ResultColumn::text("family", "/family", 11), ResultColumn::text("day", "/day", 10)];
/// The columns of results on a deal.
const OF_DEALS: [ResultColumn; 8] = [
    ResultColumn::text("file", "/file", 4),
    ResultColumn::text("deal", "/deal", 13),
    ResultColumn::text("seats", "/seats", 11),
    ResultColumn::text("name", "/name", 20),
    ResultColumn::number("undos", "/undos", 5),
    ResultColumn::number("hints", "/hints", 5),
    ResultColumn::number("hurried", "/hurried", 7),
    ResultColumn::number("bots", "/bots", 4),
];

/// Returns tables for people, one for each title; links without a title come last.
fn tables(output: &[Value]) -> String {
    let keys = RULE_SETS.iter().flat_map(|rules| rules.keys).map(|key| json!(key));
    let of_key = |key: Value| {
        let rows: Vec<&Value> = output.iter().filter(|row| row["game"] == key).collect();
        (!rows.is_empty()).then(|| table(&key, rows))
    };
    keys.chain([Value::Null]).filter_map(of_key).collect::<Vec<_>>().join("\n\n")
}

/// Returns the table of a title. Results of one deal are grouped, each game once, best first.
fn table(key: &Value, mut rows: Vec<&Value>) -> String {
    rows.sort_by_cached_key(|row| place(row));
    rows.dedup_by(|row, before| row["deal"].is_string() && place(row) == place(before));
    let own = key.as_str().and_then(|key| with_key(key, Columns)).unwrap_or_default();
    let has_deals = rows.iter().any(|row| row["deal"].is_string());
    let of_deals: &[ResultColumn] = if has_deals { &OF_DEALS } else { &[] };
    let columns = FIRST.iter().chain(own).chain(&LAST).chain(of_deals);
    let fitted = |column: &ResultColumn| {
        let cells = rows.iter().map(|row| text(row.pointer(column.field)).chars().count());
        column.at_least(cells.max().unwrap_or_default())
    };
    let columns: Vec<ResultColumn> = columns.map(fitted).collect();
    let head = columns.iter().map(|column| column.cell(column.head));
    let head = head.chain(["verdict".to_owned()]).collect::<Vec<_>>().join("  ");
    let line = |row: &Value| {
        let cells = columns.iter().map(|column| column.cell(&text(row.pointer(column.field))));
        let verdict = ["error", "checked", "verdict"].map(|field| &row[field]);
        let verdict = text(verdict.into_iter().find(|it| !it.is_null()));
        cells.chain([verdict]).collect::<Vec<_>>().join("  ")
    };
    std::iter::once(head).chain(rows.into_iter().map(line)).collect::<Vec<_>>().join("\n")
}

/// Sorts by deal, then the best first, then by link.
type SortKey = (String, Reverse<(bool, Option<i64>)>, String);

/// Returns the place of a link in its table; `None` keeps links that are not results in their order.
fn place(row: &Value) -> Option<SortKey> {
    let deal = format!("{} {}", row["deal"].as_str()?, text(row.get("seats")));
    let scores: BySeat<i32> = row["scores"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|score| score.as_i64().unwrap_or_default() as i32)
        .collect();
    let player = row["seats"].as_str().into_iter().flat_map(|it| it.split(','));
    let player = player.zip(scores.seats()).find(|(name, _)| *name == PLAYER);
    let result = player.map(|(_, seat)| scores.result(seat).into());
    Some((deal, Reverse((row["error"].is_null(), result)), text(row.get("link"))))
}

/// Formats a value for a table, without control characters.
fn text(value: Option<&Value>) -> String {
    match value {
        None | Some(Value::Null) => "-".to_owned(),
        Some(Value::String(text)) => text.replace(char::is_control, "\u{FFFD}"),
        Some(Value::Array(values)) => {
            values.iter().map(|it| text(Some(it))).collect::<Vec<_>>().join(",")
        }
        Some(other) => other.to_string(),
    }
}

/// The title's own columns.
struct Columns;

impl TitleTask for Columns {
    type Output = &'static [ResultColumn];

    fn run<G: LabTitle>(self) -> Self::Output {
        G::COLUMNS
    }
}
