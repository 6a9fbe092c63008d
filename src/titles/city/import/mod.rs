//! Boards from files: the fan editor's JSON ([`envelope`]), lists ([`csv`]) and plain lines ([`lines`]) become a [`Draft`].
//!
//! A draft may be wrong in every way; [`check`] finds what is, and [`Draft::board`] makes a board of one in which
//! nothing is left to stop or to ask.

mod again;
mod build;
mod check;
mod csv;
pub mod envelope;
mod layout;
mod lines;
mod mend;
mod paths;

pub use again::is_sound;
pub use build::{Drawing, label};
pub use check::{At, Finding, Grave, LEAST_TRAMS, MOST_POINTS, Why, check};
pub use envelope::write;
pub use mend::Mend;

use crate::titles::city::boards::{BoardRules, Kind, MAX_NAME, Pieces};
use crate::words::letters::in_small;
use crate::words::naming;
use thiserror::Error;

/// The longest text that is read, once pictures are cut out.
pub const MAX_TEXT: usize = 2 << 20;
/// The longest text that is looked at for pictures.
pub const MAX_FILE: usize = 64 << 20;
/// So many places, Routes or Tickets are read at most; far fewer can be played.
const MAX_ROWS: usize = 1000;
/// The trams of a player where a file does not say how many.
const USUAL_TRAMS: u8 = 17;

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
    /// All colours, those first that a city's deck has, in its order.
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

    /// Its name in files.
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

/// What a file says of the colour of a Route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Paint {
    Color(DeckColor),
    Grey,
    Unknown,
}

impl Paint {
    fn named(name: &str) -> Paint {
        let name = in_small(name.trim());
        match name.as_str() {
            "" | "gray" | "grey" | "gris" | "neutral" | "any" | "none" => Paint::Grey,
            "pink" | "violet" | "morado" => Paint::Color(DeckColor::Purple),
            "azul" => Paint::Color(DeckColor::Blue),
            "verde" => Paint::Color(DeckColor::Green),
            "negro" => Paint::Color(DeckColor::Black),
            "rojo" => Paint::Color(DeckColor::Red),
            "naranja" => Paint::Color(DeckColor::Orange),
            "amarillo" => Paint::Color(DeckColor::Yellow),
            "blanco" => Paint::Color(DeckColor::White),
            _ => {
                let known = DeckColor::ALL.into_iter().find(|color| color.name() == name);
                known.map_or(Paint::Unknown, Paint::Color)
            }
        }
    }
}

/// Whether Tickets can name a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    Location,
    /// A way point, which has no Tickets.
    Junction,
}

/// A place of a draft.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub name: String,
    /// Where it is drawn, in the file's units; nothing where the file does not say.
    pub at: Option<(f64, f64)>,
    pub kind: PlaceKind,
    /// Where its name stands, as an angle in degrees: 0 to the right, 90 below.
    pub label_angle: Option<f64>,
}

impl Place {
    /// Its name as it is shown.
    pub fn shown_name(&self) -> String {
        naming::clean(&self.name)
    }
}

/// A Route of a draft.
#[derive(Clone, Debug, PartialEq)]
pub struct DraftRoute {
    /// Its number in the file, from 1.
    pub row: usize,
    /// The places that it joins.
    pub ends: [usize; 2],
    pub length: u32,
    pub kind: Kind,
    /// The spaces that ask for a wild card.
    pub symbols: u32,
    /// None is grey.
    pub color: Option<DeckColor>,
    pub ground: Ground,
    /// The bends of its line, in the file's units.
    pub bends: Vec<(f64, f64)>,
}

/// Whether a Route is a tunnel, for which we have no rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
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
}

/// The deck in which a Ticket lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    Usual,
    /// Long Tickets, of which each player gets one in some games; we have no rule for that.
    Long,
}

/// A board as a file tells it.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    pub name: String,
    pub places: Vec<Place>,
    pub routes: Vec<DraftRoute>,
    pub tickets: Vec<DraftTicket>,
    pub rules: BoardRules,
    /// Where stacks of Tourist tokens stand.
    pub stacks: Vec<usize>,
    /// Units of the file to a step of our drawing grid; nothing where we choose.
    pub grid: Option<f64>,
    /// What was found when the file was read.
    found: Vec<Finding>,
}

impl Draft {
    fn new(name: &str) -> Draft {
        Draft {
            name: clean(name).unwrap_or_else(|| "?".to_owned()),
            places: Vec::new(),
            routes: Vec::new(),
            tickets: Vec::new(),
            rules: BoardRules::usual(Pieces { trams: USUAL_TRAMS, metros: 0 }, 2),
            stacks: Vec::new(),
            grid: None,
            found: Vec::new(),
        }
    }

    /// Plays all tunnels as plain Routes.
    pub fn level_tunnels(&mut self) {
        self.routes.iter_mut().for_each(|route| route.ground = Ground::Open);
    }

    /// Puts long Tickets among the others.
    pub fn mix_tickets(&mut self) {
        self.tickets.iter_mut().for_each(|ticket| ticket.deck = Deck::Usual);
    }

    /// The place of a name; a new one where there is none.
    fn place(&mut self, name: &str) -> Option<usize> {
        let name = clean(name)?;
        let known = self.places.iter().position(|place| is_same_name(&place.name, &name));
        known.or_else(|| {
            let place = Place { name, at: None, kind: PlaceKind::Location, label_angle: None };
            (self.places.len() < MAX_ROWS).then(|| {
                self.places.push(place);
                self.places.len() - 1
            })
        })
    }

    /// The names of two places, as they are shown.
    pub fn names(&self, ends: [usize; 2]) -> [String; 2] {
        ends.map(|end| self.places.get(end).map_or_else(|| "?".to_owned(), Place::shown_name))
    }

    /// The board's name as it is shown.
    pub fn shown_name(&self) -> String {
        naming::clean(&self.name)
    }
}

/// Why a text is no board at all.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// So many bytes are too many.
    #[error("the file has {0} bytes, more than are read")]
    TooLong(usize),
    /// It begins like JSON and is none: line and column.
    #[error("the file is damaged at line {0}, column {1}")]
    Malformed(usize, usize),
    /// It was written by a newer version of its format.
    #[error("the file has version {0} of its format, known are versions up to {known}", known = envelope::VERSION)]
    Newer(u64),
    /// It is a part of a board without Routes, of this kind.
    #[error("the file has no Routes: its kind is {0:?}")]
    Part(String),
    /// It is something else.
    #[error("the file is no board")]
    NotABoard,
}

/// Reads a board of a text in any of the formats.
///
/// # Errors
/// The text is no board at all.
pub fn read(text: &str) -> Result<Draft, ImportError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() > MAX_FILE {
        return Err(ImportError::TooLong(text.len()));
    }
    let text = without_pictures(text);
    if text.len() > MAX_TEXT {
        return Err(ImportError::TooLong(text.len()));
    }
    let mut findings = Vec::new();
    let mut draft = match text.trim_start().chars().next() {
        None => return Err(ImportError::Empty),
        Some('{' | '[') => envelope::read(&text, &mut findings)?,
        Some(_) if csv::is_list(&text) => csv::read(&text, &mut findings),
        Some(_) => lines::read(&text, &mut findings)?,
    };
    draft.found = findings;
    Ok(draft)
}

/// A text without the pictures in it (`data:` addresses within quotes), which can be megabytes.
fn without_pictures(text: &str) -> String {
    let mut parts = text.split("\"data:");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push('"');
        kept.push_str(part.find('"').map_or("", |end| &part[end..]));
    }
    kept
}

/// A name as it is shown, without that with which actions are written: ` - ` and `#`.
fn clean(name: &str) -> Option<String> {
    let name = naming::clean(&name.replace('#', ""));
    let words = name.split(' ').map(|word| if word == "-" { "–" } else { word });
    let name = cut(&words.collect::<Vec<_>>().join(" "), MAX_NAME);
    (!name.is_empty()).then_some(name)
}

/// The first characters of a name, without what a name neither begins nor ends with.
fn cut(name: &str, most: usize) -> String {
    let ends = |letter: char| letter == '-' || letter == ' ';
    // Without what it begins with, a name may begin with what is not seen.
    let name = naming::clipped(name.trim_matches(ends), most);
    let within = naming::clean(name.trim_matches(ends));
    if within == name { name } else { cut(&within, most) }
}

/// A clean name with a number behind it, no longer than names are.
fn numbered(name: &str, number: usize) -> String {
    let number = format!(" ({number})");
    cut(name, MAX_NAME - number.len()) + &number
}

fn is_same_name(one: &str, two: &str) -> bool {
    in_small(one) == in_small(two)
}
