//! The engine on the command line: one file a subcommand.

mod apply;
mod arena;
mod arguments;
mod auctions;
mod fuzz;
mod game;
mod groups;
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

use std::process::ExitCode;

/// Runs the subcommand that the arguments name.
pub fn run(arguments: &[String]) -> ExitCode {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result: Result<String, String> = match words.as_slice() {
        [] | ["help" | "--help" | "-h", ..] => Ok(usage()),
        ["simulate", rest @ ..] => simulate::run(rest).map_err(|error| error.to_string()),
        ["arena", rest @ ..] => arena::run(rest).map_err(|error| error.to_string()),
        ["apply", rest @ ..] => apply::run(rest).map_err(|error| error.to_string()),
        ["par", rest @ ..] => par::run(rest).map_err(|error| error.to_string()),
        ["perft", rest @ ..] => perft::run(rest).map_err(|error| error.to_string()),
        ["trace", rest @ ..] => trace::run(rest).map_err(|error| error.to_string()),
        ["fuzz", rest @ ..] => fuzz::run(rest).map_err(|error| error.to_string()),
        ["replay", rest @ ..] => {
            let report = replay::run(rest);
            print(&report.text);
            return end(report.error.map_or(Ok(()), |error| Err(error.to_string())));
        }
        [other, ..] => Err(format!("there is no subcommand {other:?}\n{}", usage())),
    };
    end(result.map(|text| print(&text)))
}

fn end(result: Result<(), String>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("lab: {text}");
            ExitCode::FAILURE
        }
    }
}

/// Prints a line; a reader that has gone away, such as `head`, is no fault.
fn print(line: &str) {
    use std::io::Write;
    let _ = writeln!(std::io::stdout(), "{line}");
}

fn usage() -> String {
    let variants = variants::USAGE;
    format!(
        "\
usage: lab SUBCOMMAND [ARGUMENTS]
  simulate --game KEY --players N --games G --seed S --policy random|easy|medium|hard
           [--check] [--json] [VARIANTS]
  arena --game KEY --seats hard,medium,exec:COMMAND --games G --seed S [--limit-ms 10000]
        [--json] [VARIANTS]   (COMMAND: an outside program, see tests/positions/TRACES.md)
  trace LINK | --game KEY --players N --seed S --policy random|easy|medium|hard [VARIANTS]
  replay [--ranked] [--table] LINK|FILE...   (files: a link a line, or the page's JSON or CSV)
  par --family normal|hard|alternative --seed S | --daily DATE  [--games G] [--policy hard,medium]
      [--chance S]
  perft --game KEY --players N --seed S --depth D [VARIANTS]
  apply FILE [--case NAME]
  fuzz --links N --seed S
KEY: tramways
VARIANTS of tramways: {variants}"
    )
}
