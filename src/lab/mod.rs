//! The engine on the command line: one file for each subcommand. Those of only one title are in its folder.

mod agree;
mod apply;
mod arena;
mod arguments;
mod deals;
mod field;
mod fuzz;
mod perft;
mod program;
mod puzzles;
mod reference;
mod replay;
mod review;
mod simulate;
mod trace;

use crate::measure::LabReport;
use crate::titles::rule_sets::RULE_SETS;
use clap::{ArgMatches, CommandFactory, Error, FromArgMatches, Parser, Subcommand};
use std::process::ExitCode;

/// Plays, measures, counts and replays games without the page.
#[derive(Parser)]
#[command(name = "lab", version, disable_help_subcommand = true)]
struct Lab {
    #[command(subcommand)]
    command: LabCommand,
}

#[derive(Subcommand)]
enum LabCommand {
    /// Plays whole games of one bot and measures them.
    Simulate(simulate::Simulate),
    /// Lets bots and outside programs play against each other.
    Arena(arena::Arena),
    /// Prints the scores of bots: percentiles for each title, number of players and level.
    Reference(reference::ReferenceArguments),
    /// Lets bots search twice at each decision, with other chance, and reports how often they agree.
    Agree(agree::Agree),
    /// Reviews games of bots and checks that a lost point is worth a point.
    Review(review::ReviewArguments),
    /// Makes puzzles from games between bots, or checks those of a file.
    Puzzles(puzzles::Puzzles),
    /// Prints a whole game, of a link or between bots, as JSON lines (tests/positions/TRACES.md).
    Trace(trace::TraceArguments),
    /// Replays links from the first action to the last and prints the result of each as a line of JSON.
    Replay(replay::ReplayArguments),
    /// Lets bots play the deal of a link repeatedly, as the page does in its final count.
    Field(field::FieldArguments),
    /// Counts the action sequences of each depth.
    #[command(display_order = 5)]
    Perft(perft::Perft),
    /// Applies the actions of a position file and prints the position after them.
    #[command(display_order = 6)]
    Apply(apply::Apply),
    /// Alters links, reads them and plays on from those that are accepted.
    #[command(display_order = 7)]
    Fuzz(fuzz::Fuzz),
}

/// Runs the subcommand named by the arguments; the first one is the program's name.
pub fn run(arguments: impl IntoIterator<Item = String>) -> ExitCode {
    let program = RULE_SETS.iter().fold(Lab::command(), |lab, rules| (rules.with_commands)(lab));
    let parsed = program.try_get_matches_from(arguments);
    match parsed.and_then(|arguments| answer(&arguments)) {
        Ok(report) => tell(report),
        Err(error) => {
            let _ = error.print();
            if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS }
        }
    }
}

fn answer(arguments: &ArgMatches) -> Result<LabReport, Error> {
    if let Some(report) = RULE_SETS.iter().find_map(|rules| (rules.run)(arguments)) {
        return Ok(report);
    }
    Ok(match Lab::from_arg_matches(arguments)?.command {
        LabCommand::Simulate(arguments) => simulate::run(&arguments).into(),
        LabCommand::Arena(arguments) => arena::run(&arguments).into(),
        LabCommand::Reference(arguments) => reference::run(&arguments).into(),
        LabCommand::Agree(arguments) => agree::run(&arguments).into(),
        LabCommand::Review(arguments) => review::run(&arguments).into(),
        LabCommand::Puzzles(arguments) => puzzles::run(&arguments).into(),
        LabCommand::Trace(arguments) => trace::run(&arguments).into(),
        LabCommand::Replay(arguments) => replay::run(&arguments),
        LabCommand::Field(arguments) => field::run(&arguments).into(),
        LabCommand::Perft(arguments) => perft::run(&arguments).into(),
        LabCommand::Apply(arguments) => apply::run(&arguments),
        LabCommand::Fuzz(arguments) => {
            fuzz::run(&arguments).unwrap_or_else(|error| Err::<String, _>(error).into())
        }
    })
}

/// Prints an answer and its error, if any.
fn tell(report: LabReport) -> ExitCode {
    report.text.iter().for_each(|text| print(text));
    let Some(error) = report.error else { return ExitCode::SUCCESS };
    eprintln!("lab: {error}");
    ExitCode::FAILURE
}

/// Prints a line; a closed pipe, as with `head`, is not an error.
fn print(line: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stdout(), "{line}");
}
