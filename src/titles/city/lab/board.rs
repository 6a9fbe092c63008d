//! `lab board`: boards from files, looked at before they are played; and built-in ones as files.

use crate::measure::{LabError, Report};
use crate::titles::city::boards::Board;
use crate::titles::city::import::{self, Draft, Finding, Grave, ImportError};
use crate::titles::city::words::findings;
use crate::words::Locale;
use clap::builder::PossibleValuesParser;
use clap::{ArgMatches, Args, FromArgMatches, Subcommand};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The arguments of `lab board`.
#[derive(Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Says what a file has and what is wrong with it.
    Check {
        file: PathBuf,
        #[command(flatten)]
        answers: Answers,
    },
    /// Prints a built-in board as a file, to be changed and opened again.
    Export {
        #[arg(value_parser = PossibleValuesParser::new(Board::BUILT_IN.map(Board::key)))]
        board: String,
    },
}

/// What is said yes to.
#[derive(Args, Clone, Copy, Debug)]
pub(super) struct Answers {
    /// Play tunnels as plain Routes.
    #[arg(long)]
    level_tunnels: bool,
    /// Put long Tickets among the others.
    #[arg(long)]
    mix_tickets: bool,
    /// Add Tickets until there are enough, by shortest ways.
    #[arg(long)]
    propose_tickets: bool,
}

impl Answers {
    fn give(self, draft: &mut Draft) {
        if self.level_tunnels {
            draft.level_tunnels();
        }
        if self.mix_tickets {
            draft.mix_tickets();
        }
        if self.propose_tickets {
            draft.propose_tickets();
        }
    }
}

/// The board of a file instead of the title's own one.
#[derive(Args, Debug)]
pub(super) struct OfFile {
    /// Play San Francisco's or Berlin's game on the board of a file.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,
    #[command(flatten)]
    answers: Answers,
}

/// Why a file gives no board.
#[derive(Debug, Error)]
pub(super) enum BoardError {
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("{0}")]
    Import(#[from] ImportError),
    /// What stops the board or is to be asked.
    #[error("{}", .0.iter().map(tell).collect::<Vec<_>>().join("\n"))]
    Found(Vec<Finding>),
}

fn tell(found: &Finding) -> String {
    let weight = match found.grave {
        Grave::Stops => "stops",
        Grave::Asks => "asks",
        Grave::Told => "told",
    };
    format!("{weight}: {}", findings::finding(Locale::English, found))
}

fn draft(file: &Path, answers: Answers) -> Result<Draft, BoardError> {
    let bytes = std::fs::read(file).map_err(|error| BoardError::File(file.to_owned(), error))?;
    let mut draft = import::read(&String::from_utf8_lossy(&bytes))?;
    answers.give(&mut draft);
    Ok(draft)
}

impl OfFile {
    /// The board of the file that the arguments name, if they name one.
    pub(super) fn board(arguments: &ArgMatches) -> Result<Option<Board>, LabError> {
        let Ok(OfFile { board: Some(file), answers }) = OfFile::from_arg_matches(arguments) else {
            return Ok(None);
        };
        let board = draft(&file, answers);
        let board = board.and_then(|draft| draft.board().map_err(BoardError::Found));
        board.map(Some).map_err(|why| LabError::Board(why.to_string()))
    }
}

pub(super) fn run(arguments: &Arguments) -> Report {
    let answer: Result<String, BoardError> = match &arguments.what {
        What::Check { file, answers } => return checked(file, *answers),
        What::Export { board } => {
            let board = Board::named(board).unwrap_or(Board::BERLIN);
            Ok(import::write(board.data()).trim_end().to_owned())
        }
    };
    answer.into()
}

/// What a file has, and all findings; an error where it cannot be played.
fn checked(file: &Path, answers: Answers) -> Report {
    let draft = match draft(file, answers) {
        Ok(draft) => draft,
        Err(error) => return Err::<String, _>(error).into(),
    };
    let Draft { name, places, routes, tickets, rules, .. } = &draft;
    let counts = format!(
        "{name}: {} Locations, {} Routes, {} Tickets, {} trams",
        places.len(),
        routes.len(),
        tickets.len(),
        rules.pieces.trams
    );
    let found = import::check(&draft);
    let told = std::iter::once(counts).chain(found.iter().map(tell)).collect::<Vec<_>>();
    let error = draft.board().err().map(|_| "the board cannot be played like this".to_owned());
    Report { text: Some(told.join("\n")), error }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Command;

    #[test]
    fn the_board_of_a_file_is_played_and_what_is_wrong_with_it_is_told() {
        let file = std::env::temp_dir().join(format!("catenary-board-{}.json", std::process::id()));
        let board = |words: &[&str]| {
            let command = OfFile::augment_args(Command::new("lab").no_binary_name(true));
            let words = [&["--board", file.to_str().expect("a path")], words].concat();
            OfFile::board(&command.try_get_matches_from(words).expect("arguments"))
        };
        std::fs::write(&file, import::write(Board::BERLIN.data())).expect("a file");
        let own = board(&[]).expect("a board").expect("a file");
        assert_eq!(own.data().routes, Board::BERLIN.data().routes);
        std::fs::write(&file, "A ; B ; 9 ; red\nB ; C ; 2 ; blue").expect("a file");
        let told = board(&["--propose-tickets"]).expect_err("no board").to_string();
        assert!(told.contains("stops: Route 1 (A – B): 9 spaces, at most 6 here."), "{told}");
        std::fs::write(&file, "Dear friend").expect("a file");
        let told = board(&[]).expect_err("no board").to_string();
        assert_eq!(told, ImportError::NotABoard.to_string());
        std::fs::remove_file(&file).expect("the file");
    }
}
