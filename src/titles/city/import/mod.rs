//! Imports boards: the fan editor's JSON ([`envelope`]), lists ([`lists`]) and plain lines ([`lines`]), in one text or
//! in several, become a [`Draft`].
//!
//! A draft may have any fault. [`check`] finds the faults, and [`Draft::board`] builds the board once nothing stops it
//! and no question is open.

mod again;
mod build;
mod cells;
mod check;
mod encoding;
pub mod envelope;
mod foreign;
mod heads;
mod layout;
mod lines;
mod lists;
mod mend;
mod paths;
mod raw;
mod size;
mod tidied;
mod trial;
mod values;
mod write;

pub use again::is_sound;
pub use build::{Drawing, label};
pub use check::{At, Finding, MOST_POINTS, Severity, Why, check};
pub use encoding::{Encoding, Reading, Text, readings};
pub use mend::Mend;
pub use values::beside;
pub use write::write;

use crate::titles::city::boards::{BoardRules, Kind, MAX_NAME, OpenLanes, Pieces};
use crate::words::letters::in_small;
use crate::words::naming;
use raw::{Lost, Raw, draft_of, part_pairs};
use size::Said;
use thiserror::Error;

/// The longest text that is read, in bytes, without its pictures.
pub const MAX_TEXT: usize = 2 << 20;
/// The longest text with pictures, in bytes.
pub const MAX_FILE: usize = 64 << 20;
/// The most places, Routes or Tickets that are read; far fewer can be played.
const MAX_ROWS: usize = 1000;
/// The default number of trams of a player.
const USUAL_TRAMS: u8 = 17;
/// The default number of players from which both Routes of a Double Route are open.
const BOTH_LANES_FROM: u8 = 4;

/// Returns the rules of a file that does not define any.
fn usual_rules() -> BoardRules {
    let pieces = Pieces { trams: USUAL_TRAMS, metros: 0 };
    BoardRules { open_lanes: OpenLanes::all_from(BOTH_LANES_FROM), ..BoardRules::usual(pieces, 2) }
}

/// A colour of the usual deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeckColor {
    Blue,
    Green,
    Black,
    Purple,
    Red,
    Orange,
    Yellow,
    White,
}

impl DeckColor {
    /// All colours; those of a city's deck come first, in its order.
    pub const ALL: [DeckColor; 8] = [
        DeckColor::Blue,
        DeckColor::Green,
        DeckColor::Black,
        DeckColor::Purple,
        DeckColor::Red,
        DeckColor::Orange,
        DeckColor::Yellow,
        DeckColor::White,
    ];

    /// Returns its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            DeckColor::Blue => "blue",
            DeckColor::Green => "green",
            DeckColor::Black => "black",
            DeckColor::Purple => "purple",
            DeckColor::Red => "red",
            DeckColor::Orange => "orange",
            DeckColor::Yellow => "yellow",
            DeckColor::White => "white",
        }
    }
}

/// The kind of a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlaceKind {
    #[default]
    Location,
    /// A way point, which cannot have Tickets.
    Junction,
}

/// A place of a draft.
#[derive(Clone, Debug, PartialEq)]
pub struct DraftPlace {
    pub name: String,
    /// Its position in the file's units; `None` if the file has none.
    pub at: Option<(f64, f64)>,
    pub kind: PlaceKind,
    /// The direction of its name in degrees: 0 to the right, 90 below.
    pub label_angle: Option<f64>,
}

impl DraftPlace {
    /// Returns its name, cleaned for display.
    pub fn shown_name(&self) -> String {
        naming::clean(&self.name)
    }
}

/// A Route of a draft.
#[derive(Clone, Debug, PartialEq)]
pub struct DraftRoute {
    /// Its number in the file, from 1.
    pub row: usize,
    /// Its two places.
    pub ends: [usize; 2],
    pub length: u32,
    pub kind: Kind,
    /// Number of spaces that require a wild card.
    pub symbols: u32,
    /// `None` is grey.
    pub color: Option<DeckColor>,
    pub ground: Ground,
    /// The bends of its line, in the file's units.
    pub bends: Vec<(f64, f64)>,
}

/// The ground of a Route.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ground {
    #[default]
    Open,
    Tunnel,
}

/// A Ticket of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftTicket {
    /// Its number in the file, from 1.
    pub row: usize,
    pub ends: [usize; 2],
    pub points: u32,
    pub deck: Deck,
    /// The index of its deck in [`Draft::decks`].
    pub set: usize,
}

/// The deck of a Ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    Usual,
    /// Long Tickets; on big boards each player gets one.
    Long,
}

/// An imported board, possibly with faults.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    pub name: String,
    pub places: Vec<DraftPlace>,
    pub routes: Vec<DraftRoute>,
    pub tickets: Vec<DraftTicket>,
    pub rules: BoardRules,
    /// The places of the stacks of Tourist tokens.
    pub stacks: Vec<usize>,
    /// True if tunnels are played as tunnels, which only big boards allow.
    pub has_tunnels: bool,
    /// True if long Tickets are a deck of their own, which only big boards allow.
    pub has_long_deck: bool,
    /// Units of the file per unit of our drawing grid; `None` if we choose the scale.
    pub grid: Option<f64>,
    /// The names of the decks in the file.
    pub decks: Vec<String>,
    /// The rules that the file defines.
    said: Said,
    /// The ids of places in the file.
    ids: Vec<(String, usize)>,
    /// Routes and Tickets with an unknown end.
    lost: Vec<Lost>,
    /// The spots of all places by the lengths of Routes, if the file does not place them all.
    laid: Vec<(f64, f64)>,
    /// The texts, if all Routes come from plain pairs, which become Tickets if a further text has Routes.
    pairs: Option<Vec<Raw>>,
    /// The findings of reading.
    found: Vec<Finding>,
}

impl Draft {
    fn new(name: &str) -> Draft {
        Draft {
            name: clean(name).unwrap_or_else(|| "?".to_owned()),
            places: Vec::new(),
            routes: Vec::new(),
            tickets: Vec::new(),
            rules: usual_rules(),
            stacks: Vec::new(),
            has_tunnels: false,
            has_long_deck: false,
            grid: None,
            decks: Vec::new(),
            said: Said::default(),
            ids: Vec::new(),
            lost: Vec::new(),
            laid: Vec::new(),
            pairs: None,
            found: Vec::new(),
        }
    }

    /// Plays all tunnels as plain Routes.
    pub fn level_tunnels(&mut self) {
        self.routes.iter_mut().for_each(|route| route.ground = Ground::Open);
    }

    /// Mixes long Tickets with the others, in the deck of the first usual Ticket.
    pub fn mix_tickets(&mut self) {
        let usual = self.tickets.iter().find(|it| it.deck == Deck::Usual);
        let set = usual.or(self.tickets.first()).map_or(0, |it| it.set);
        for ticket in self.tickets.iter_mut().filter(|it| it.deck == Deck::Long) {
            (ticket.deck, ticket.set) = (Deck::Usual, set);
        }
    }

    /// Returns the names of two places, cleaned for display.
    pub fn names(&self, ends: [usize; 2]) -> [String; 2] {
        ends.map(|end| self.places.get(end).map_or_else(|| "?".to_owned(), DraftPlace::shown_name))
    }

    /// Returns the board's name, cleaned for display.
    pub fn shown_name(&self) -> String {
        naming::clean(&self.name)
    }
}

/// Why a text is not a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// It is empty.
    #[error("the file is empty")]
    Empty,
    /// It is too long; its number of bytes.
    #[error("the file has {0} bytes, more than are read")]
    TooLong(usize),
    /// It begins like JSON but cannot be parsed: line and column.
    #[error("the file is damaged at line {0}, column {1}")]
    Malformed(usize, usize),
    /// It was written by a newer version of its format.
    #[error("the file has version {0} of its format, known are versions up to {known}", known = envelope::VERSION)]
    Newer(u64),
    /// It is a part of a board without Routes, of this kind.
    #[error("the file has no Routes: its kind is {0:?}")]
    Part(String),
    /// Several texts have Routes; the names of their files.
    #[error("several files have Routes: {}", .0.join(", "))]
    TwoBoards(Vec<String>),
    /// It resembles a list, but no line is understood: the first line with several cells, and the first unknown word in
    /// it.
    #[error("line {0} is not understood: {1:?}")]
    Line(usize, String),
    /// It is a spreadsheet of this kind, not an exported list.
    #[error(
        "this is a spreadsheet ({0}): save each of its sheets as CSV; several files can be one board"
    )]
    Sheet(&'static str),
    /// It is a file of this other kind.
    #[error("this is a {0} file: save the board as JSON or as a list of its Routes in CSV")]
    Foreign(&'static str),
    /// It is something else.
    #[error("the file is no board")]
    NotABoard,
    /// The file with this name cannot be read.
    #[error("{0}: {1}")]
    In(String, Box<ImportError>),
}

/// Reads a board from a text in any of the formats.
///
/// # Errors
/// The text is not a board.
pub fn read(text: &str) -> Result<Draft, ImportError> {
    read_all(&[text])
}

/// Reads a board from several texts in any of the formats, for places, Routes and Tickets in separate files.
///
/// # Errors
/// The texts are not a board.
pub fn read_all<'a, T: Copy + Into<Text<'a>>>(texts: &[T]) -> Result<Draft, ImportError> {
    draft_of(raws(texts)?)
}

fn raws<'a, T: Copy + Into<Text<'a>>>(texts: &[T]) -> Result<Vec<Raw>, ImportError> {
    texts.iter().map(|text| read_raw((*text).into())).collect()
}

impl ImportError {
    /// Returns whether the text may contain a link instead.
    pub fn is_open(&self) -> bool {
        match self {
            ImportError::In(_, why) => why.is_open(),
            ImportError::NotABoard | ImportError::Line(..) => true,
            _ => *self == ImportError::Foreign(foreign::HTML),
        }
    }
}

impl Draft {
    /// Returns the draft with further texts: Tickets, positions of places, or Routes if it has none yet.
    ///
    /// # Errors
    /// A text cannot be read, or both have Routes.
    pub fn joined<'a, T: Copy + Into<Text<'a>>>(&self, texts: &[T]) -> Result<Draft, ImportError> {
        self.with(raws(texts)?)
    }

    fn with(&self, mut raws: Vec<Raw>) -> Result<Draft, ImportError> {
        if let Some(texts) = &self.pairs
            && raws.iter().any(|raw| raw.routes.is_some())
        {
            return draft_of(texts.iter().cloned().chain(raws).collect());
        }
        part_pairs(&mut raws, !self.routes.is_empty())?;
        let mut draft = self.clone();
        draft.pairs.iter_mut().for_each(|texts| texts.extend(raws.iter().cloned()));
        draft.take(raws);
        Ok(draft)
    }
}

/// Reads a text, and names its file in every finding and error.
fn read_raw(Text { file, text, guessed }: Text<'_>) -> Result<Raw, ImportError> {
    let read = said(text);
    let Some(file) = file else { return read };
    let mut raw = read.map_err(|why| ImportError::In(file.to_owned(), why.into()))?;
    if !guessed.is_empty() {
        raw.found.push(Finding::new(At::Board, Why::LettersGuessed(guessed)));
    }
    for found in &mut raw.found {
        found.at = found.at.clone().within(file);
    }
    Ok(Raw { file: Some(file.to_owned()), ..raw })
}

fn said(text: &str) -> Result<Raw, ImportError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() > MAX_FILE {
        return Err(ImportError::TooLong(text.len()));
    }
    if let Some(kind) = foreign::named(text) {
        return Err(kind);
    }
    let text = without_pictures(text);
    if text.len() > MAX_TEXT {
        return Err(ImportError::TooLong(text.len()));
    }
    match text.trim_start().chars().next() {
        None => Err(ImportError::Empty),
        Some('{' | '[') => envelope::read(&text),
        Some(_) => lists::read(&text).map_or_else(|| lines::read(&text), Ok),
    }
}

/// Removes pictures (quoted `data:` addresses) from a text; they can take megabytes.
fn without_pictures(text: &str) -> String {
    let mut parts = text.split("\"data:");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push('"');
        kept.push_str(part.find('"').map_or("", |end| &part[end..]));
    }
    kept
}

/// Returns a name cleaned for display, without the ` - ` and `#` of action texts; `None` if it is empty. Generators
/// write a line break in a name as two characters.
fn clean(name: &str) -> Option<String> {
    let name = naming::clean(&name.replace("\\n", " ").replace('#', ""));
    let words = name.split(' ').map(|word| if word == "-" { "–" } else { word });
    let name = cut(&words.collect::<Vec<_>>().join(" "), MAX_NAME);
    (!name.is_empty()).then_some(name)
}

/// Returns the first characters of a name, without hyphens and spaces at its ends.
fn cut(name: &str, most: usize) -> String {
    let ends = |letter: char| letter == '-' || letter == ' ';
    // Removing the first characters may expose invisible ones.
    let name = naming::clipped(name.trim_matches(ends), most);
    let within = naming::clean(name.trim_matches(ends));
    if within == name { name } else { cut(&within, most) }
}

/// Returns a clean name with a number appended, within the limit of names.
fn numbered(name: &str, number: usize) -> String {
    let number = format!(" ({number})");
    cut(name, MAX_NAME - number.len()) + &number
}

fn is_same_name(one: &str, two: &str) -> bool {
    in_small(one) == in_small(two)
}
