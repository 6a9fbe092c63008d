//! `lab board`: checks boards from files, tries them out, and exports built-in ones as files.

use super::trial::report;
use crate::measure::{LabError, LabReport};
use crate::titles::city::boards::Board;
use crate::titles::city::import::{
    self, Draft, Encoding, Finding, ImportError, Mend, Reading, Severity, readings,
};
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
    /// Shows the content and the flaws of a file; places, Routes and Tickets may be in separate files.
    Check {
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        answers: Answers,
    },
    /// Plays games of Medium on the board of a file, and prints the figures that show whether it is balanced.
    Try {
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The number of games with two seats.
        #[arg(long, default_value_t = 2000)]
        games: u64,
        /// The number of games with the most seats.
        #[arg(long, default_value_t = 400)]
        games_of_most: u64,
        #[command(flatten)]
        answers: Answers,
    },
    /// Prints a built-in board as a file, to be changed and opened again.
    Export {
        #[arg(value_parser = PossibleValuesParser::new(Board::BUILT_IN.map(Board::key)))]
        board: String,
    },
}

/// Answers to the questions about a file.
#[derive(Args, Clone, Debug)]
pub(super) struct Answers {
    /// Play tunnels as plain Routes.
    #[arg(long)]
    level_tunnels: bool,
    /// Play tunnels as tunnels.
    #[arg(long, conflicts_with = "level_tunnels")]
    bore_tunnels: bool,
    /// Put long Tickets among the others.
    #[arg(long)]
    mix_tickets: bool,
    /// Keep long Tickets as a deck of their own.
    #[arg(long, conflicts_with = "mix_tickets")]
    part_tickets: bool,
    /// Play a board that fits a city's box as a big board.
    #[arg(long)]
    big: bool,
    /// Add Tickets until there are enough, worth the spaces of their shortest paths.
    #[arg(long)]
    propose_tickets: bool,
    /// Keep only the Tickets of this deck.
    #[arg(long, value_name = "NAME")]
    deck: Option<String>,
    /// Read the file in this encoding if its bytes do not identify one.
    #[arg(long, value_parser = PossibleValuesParser::new(Encoding::SILENT.map(Encoding::label)))]
    encoding: Option<String>,
}

impl Answers {
    fn give(&self, draft: &mut Draft) -> Result<(), BoardError> {
        if let Some(name) = &self.deck {
            let deck = draft.decks.iter().position(|deck| deck == name);
            if deck.is_none() {
                let named = draft.decks.iter().filter(|deck| !deck.is_empty());
                return Err(BoardError::Deck(name.clone(), named.cloned().collect()));
            }
            *draft = draft.mended(&Mend::Deck(deck));
        }
        if self.level_tunnels {
            draft.level_tunnels();
        }
        if self.mix_tickets {
            draft.mix_tickets();
        }
        for (is_said, mend) in [
            (self.bore_tunnels, Mend::BoreTunnels),
            (self.part_tickets, Mend::PartTickets),
            (self.big && !draft.rules.is_big(), Mend::Enlarge),
        ] {
            if is_said {
                *draft = draft.mended(&mend);
            }
        }
        if self.propose_tickets {
            draft.propose_tickets();
        }
        Ok(())
    }
}

/// The board of a file instead of the title's own one.
#[derive(Args, Debug)]
pub(super) struct OfFile {
    /// Play San Francisco's or Berlin's game on the board of a file, or of several that are one board.
    #[arg(long, value_name = "FILE")]
    board: Vec<PathBuf>,
    #[command(flatten)]
    answers: Answers,
}

/// Why a file cannot be used as a board.
#[derive(Debug, Error)]
pub(super) enum BoardError {
    #[error("{0}: {1}")]
    File(PathBuf, std::io::Error),
    #[error("{0}")]
    Import(#[from] ImportError),
    /// The encoding of the file is ambiguous.
    #[error("{0}: say --encoding\n{list}", list = .1.iter().map(tell_reading).collect::<Vec<_>>().join("\n"))]
    Encoding(PathBuf, Vec<Reading>),
    /// The file has no deck of this name; the second field lists those that it has.
    #[error("--deck {0:?} is not one of the decks of the file: {list}", list = if .1.is_empty() { "none".to_owned() } else { .1.join(", ") })]
    Deck(String, Vec<String>),
    /// Findings that stop the board or need an answer.
    #[error("{}", .0.iter().map(tell).collect::<Vec<_>>().join("\n"))]
    Found(Vec<Finding>),
}

fn tell(found: &Finding) -> String {
    let weight = match found.severity {
        Severity::Stops => "stops",
        Severity::Asks => "asks",
        Severity::Note => "told",
    };
    format!("{weight}: {}", findings::finding(found, Locale::English))
}

fn tell_reading(reading: &Reading) -> String {
    format!("{}: {}", reading.encoding.label(), reading.words().join(", "))
}

/// Decodes bytes as the browser does.
fn decode(bytes: &[u8], encoding: Encoding) -> String {
    let encoding = encoding_rs::Encoding::for_label(encoding.label().as_bytes());
    encoding.unwrap_or(encoding_rs::UTF_8).decode(bytes).0.into_owned()
}

fn reading(file: &Path, answers: &Answers) -> Result<Reading, BoardError> {
    let bytes = std::fs::read(file).map_err(|error| BoardError::File(file.to_owned(), error))?;
    let mut readings = readings(&bytes, decode);
    let said =
        Encoding::SILENT.into_iter().find(|it| answers.encoding.as_deref() == Some(it.label()));
    if let Some(encoding) = said
        && (readings.len() > 1 || readings.iter().any(|reading| reading.is_guessed))
    {
        readings = vec![Reading::new(encoding, decode(&bytes, encoding))];
    }
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned());
    match readings.pop() {
        Some(one) if readings.is_empty() => Ok(Reading { file: name, ..one }),
        last => {
            readings.extend(last);
            Err(BoardError::Encoding(file.to_owned(), readings))
        }
    }
}

fn draft(files: &[PathBuf], answers: &Answers) -> Result<Draft, BoardError> {
    let read = files.iter().map(|file| reading(file, answers)).collect::<Result<Vec<_>, _>>()?;
    let mut draft = import::read_all(&read.iter().collect::<Vec<&Reading>>())?;
    answers.give(&mut draft)?;
    Ok(draft)
}

fn board(files: &[PathBuf], answers: &Answers) -> Result<Board, BoardError> {
    draft(files, answers)?.board().map_err(BoardError::Found)
}

impl OfFile {
    /// Returns the board of the file in the arguments, if one is given.
    pub(super) fn board(arguments: &ArgMatches) -> Result<Option<Board>, LabError> {
        let Ok(OfFile { board: files, answers }) = OfFile::from_arg_matches(arguments) else {
            return Ok(None);
        };
        if files.is_empty() {
            return Ok(None);
        }
        board(&files, &answers).map(Some).map_err(|why| LabError::Board(why.to_string()))
    }
}

pub(super) fn run(arguments: &Arguments) -> LabReport {
    let answer: Result<String, BoardError> = match &arguments.what {
        What::Check { files, answers } => return checked(files, answers),
        What::Try { files, games, games_of_most, answers } => {
            board(files, answers).map(|board| report(board, *games, *games_of_most))
        }
        What::Export { board } => {
            let board = Board::named(board).unwrap_or(Board::BERLIN);
            Ok(import::write(board.data()).trim_end().to_owned())
        }
    };
    answer.into()
}

/// Reports the content and all findings of a file; an error if it cannot be played.
fn checked(files: &[PathBuf], answers: &Answers) -> LabReport {
    let draft = match draft(files, answers) {
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
    let printed = std::iter::once(counts).chain(found.iter().map(tell)).collect::<Vec<_>>();
    let error = draft.board().err().map(|_| "the board cannot be played like this".to_owned());
    LabReport { text: Some(printed.join("\n")), error }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::measure::LabTitle;
    use crate::titles::city::rules::City;
    use clap::Command;

    #[test]
    fn opens_the_board_of_a_file_or_reports_its_faults() {
        let file = std::env::temp_dir().join(format!("catenary-board-{}.json", std::process::id()));
        let board = |words: &[&str]| {
            let command = OfFile::augment_args(Command::new("lab").no_binary_name(true));
            let words = [&["--board", file.to_str().expect("a path")], words].concat();
            OfFile::board(&command.try_get_matches_from(words).expect("arguments"))
        };
        std::fs::write(&file, import::write(Board::BERLIN.data())).expect("a file");
        let own = board(&[]).expect("a board").expect("a file");
        assert_eq!(own.data().routes, Board::BERLIN.data().routes);
        let printed = board(&["--deck", "Alps"]).expect_err("no such deck").to_string();
        assert!(
            printed.starts_with("--deck \"Alps\" is not one of the decks of the file: none"),
            "{printed}"
        );
        std::fs::write(&file, "A ; B ; 12 ; red\nB ; C ; 2 ; blue").expect("a file");
        let printed = board(&["--propose-tickets"]).expect_err("no board").to_string();
        assert!(
            printed.contains("stops: Route 1 (A – B): 12 spaces, at most 9 here."),
            "{printed}"
        );
        std::fs::write(&file, "Dear friend").expect("a file");
        let printed = board(&[]).expect_err("no board").to_string();
        let why = ImportError::Line(1, "Dear friend".to_owned()).to_string();
        assert!(printed.starts_with("catenary-board-") && printed.ends_with(&why), "{printed}");
        std::fs::remove_file(&file).expect("the file");
    }

    #[test]
    fn as_many_play_as_the_board_of_the_file_allows() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/static/boards/greece.json");
        let setup = |words: &[&str], players: usize| {
            let command = OfFile::augment_args(Command::new("lab").no_binary_name(true));
            let arguments = command.try_get_matches_from(words).expect("arguments");
            City::chosen_setup("berlin", &arguments, players, 1)
        };
        let five = setup(&["--board", file], 5).expect("a setup for five");
        assert_eq!((five.players, five.board.data().name), (5, "Greece"));
        let why = setup(&["--board", file], 6).expect_err("six").to_string();
        assert_eq!(why, "Greece has no 6 players");
        assert_eq!(setup(&[], 5).expect_err("five").to_string(), "berlin has no 5 players");
    }
}
