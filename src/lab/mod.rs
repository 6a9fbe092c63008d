//! The engine on the command line: one file a subcommand.

mod apply;
mod arena;
mod arguments;
mod auctions;
mod balance;
mod follower;
mod fuzz;
mod game;
mod groups;
mod marks;
mod overview;
mod par;
mod perft;
mod program;
mod replay;
mod simulate;
mod statistics;
mod tally;
mod title;
mod trace;
mod variants;

use arguments::LabError;
use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Plays, measures, counts and replays games without the page.
#[derive(Parser)]
#[command(name = "lab", version, disable_help_subcommand = true)]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Plays whole games of one bot, counts and measures them.
    Simulate(simulate::Simulate),
    /// Lets bots and outside programs play against each other, each seed once for every rotation.
    Arena(arena::Arena),
    /// Tells a whole game, of a link or between bots, as JSON lines (tests/positions/TRACES.md).
    Trace(trace::Trace),
    /// Plays links from the first action to the last and says what came of each, one JSON a line.
    Replay(replay::Replay),
    /// Searches for the best score of a ranked setup.
    Par(par::Par),
    /// Counts the action sequences of each depth.
    Perft(perft::Perft),
    /// Carries out the actions of a position file and prints the position after them.
    Apply(apply::Apply),
    /// Tampers with links, reads them and plays on from whatever is accepted.
    Fuzz(fuzz::Fuzz),
}

/// Runs the subcommand that the arguments name; the first one is the program's name.
pub fn run(arguments: impl IntoIterator<Item = String>) -> ExitCode {
    let lab = match Lab::try_parse_from(arguments) {
        Ok(lab) => lab,
        Err(error) => {
            let _ = error.print();
            return if error.use_stderr() { ExitCode::from(2) } else { ExitCode::SUCCESS };
        }
    };
    match lab.command {
        Command::Simulate(arguments) => answer(simulate::run(&arguments)),
        Command::Arena(arguments) => answer(arena::run(&arguments)),
        Command::Trace(arguments) => answer(trace::run(&arguments)),
        Command::Par(arguments) => answer(par::run(&arguments)),
        Command::Perft(arguments) => answer(perft::run(&arguments)),
        Command::Fuzz(arguments) => answer(Ok::<_, LabError>(fuzz::run(&arguments))),
        Command::Apply(arguments) => {
            let report = apply::run(&arguments);
            tell(&report.text, report.error)
        }
        Command::Replay(arguments) => {
            let report = replay::run(&arguments);
            tell(&report.text, report.error)
        }
    }
}

/// Prints an answer, or why there is none.
fn answer(result: Result<String, impl std::error::Error>) -> ExitCode {
    result.map_or_else(|error| complain(&error), |text| tell(&text, None::<LabError>))
}

/// Prints an answer, and what is wrong with it if anything is.
fn tell(text: &str, error: Option<impl std::error::Error>) -> ExitCode {
    print(text);
    error.map_or(ExitCode::SUCCESS, |error| complain(&error))
}

fn complain(error: &impl std::error::Error) -> ExitCode {
    eprintln!("lab: {error}");
    ExitCode::FAILURE
}

/// Prints a line; a reader that has gone away, such as `head`, is no fault.
fn print(line: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stdout(), "{line}");
}
