//! Links: a setup, a position or a whole game in a line of `A-Z a-z 0-9 - _`.
//!
//! ```text
//! g  2  BASE64URL( bits . . . . . . . . . . . . . . . . . . . . . . . . . . . . .  CRC-32 )
//! |  |             |     |              |      |         |         |       |
//! |  version       game  rules version  setup  (edition first)  count  cursor  actions
//! kind: s a setup, p a position, g a whole game, t a turn of a game played by link, d the results of a deal, b a board
//! ```
//!
//! In place of a rules version a board has the version of its form, followed by its tables only ([`board`]). The setup of a
//! game on an own board contains these tables or their id. A turn has its table before the setup and its players after it
//! ([`Seating`]), and no cursor. Results are several games on one setup ([`Results`]). The link of a setup ends after it.
//! `g1` was never released and is refused by name.
//!
//! The bits are compressed by an adaptive range coder (`range`) under adaptive models (`model`). Every action is written in
//! stable terms, as an opcode and its operands: a card, a cell, a side, a Parcel, an amount. The models depend only on the
//! setup and the earlier actions. So no rule, no list of legal actions and no table of cards is needed to read a link, and
//! none of them can change its meaning. Legality is checked by [`Record::replay`], which stops at the first illegal action.
//!
//! Each format is described once for both directions (`range::Coder`), in integers only, so that native and wasm write the
//! same characters. Released formats are frozen; tests pin them, golden links included. A new format gets a new version
//! character, and the old description stays.
//!
//! Links are not trusted: length and number of actions are limited, reading stops past the end, no value read decides how
//! much to allocate, and nothing panics.

pub mod board;
mod checksum;
mod error;
mod excerpt;
mod kind;
pub(crate) mod letters;
mod link_text;
pub mod mend;
pub mod model;
pub mod range;
pub mod record;
mod results;
mod turn;

pub use board::{BoardForm, BoardId};
pub use checksum::crc32;
pub use error::{LinkError, Part};
pub use excerpt::{position, redacted};
pub use kind::{Format, Kind};
use record::TruncatedLink;
pub use record::{Coded, Header, SetupForm};
pub use results::{
    MAX_LETTERS, MAX_RESULTS, NoResult, NotTheSameDeal, PlayedGame, Replayed, Results,
};
pub use turn::{LinkedHands, LinkedPlayer, LinkedSeat, MAX_NAME, Seating};

use crate::engine::game::{Game, Record};
use derive_where::derive_where;
use mend::{Judge, Letters, Work, mended};

/// The most bytes of a link.
pub const MAX_LINK: usize = 16 * 1024;
/// The most actions of a link; the longest random games of five players have 700.
pub const MAX_ACTIONS: usize = 20_000;

/// Budget for repairs by the rules.
const MENDING: usize = 30_000_000;

/// The content of a link. Its actions name existing things, but neither they nor the setup need be legal: see
/// [`Record::replay`].
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Link<G: Game> {
    /// Its kind.
    pub kind: Kind,
    /// The setup and all actions; a setup has no actions.
    pub record: Record<G>,
    /// Number of actions that count, at most all; the later ones were undone.
    pub cursor: usize,
    /// The table and players of a turn; `None` for other kinds.
    pub seating: Option<Seating>,
}

impl<G: Game> Link<G> {
    /// Returns the link of a setup.
    pub fn setup(setup: G::Setup) -> Link<G> {
        Link { kind: Kind::Setup, record: Record::new(setup), cursor: 0, seating: None }
    }

    /// Returns the link of the position in which games of a setup begin: its start, or else its deal.
    pub fn position(setup: G::Setup) -> Link<G> {
        Link { kind: Kind::Position, record: Record::new(setup), cursor: 0, seating: None }
    }

    /// Returns the link of a whole game at a cursor, which is limited to the number of actions.
    pub fn game(record: Record<G>, cursor: usize) -> Link<G> {
        let cursor = cursor.min(record.actions.len());
        Link { kind: Kind::Game, record, cursor, seating: None }
    }

    /// Returns the link of a whole game played by link, at its end.
    pub fn turn(record: Record<G>, seating: Seating) -> Link<G> {
        let cursor = record.actions.len();
        Link { kind: Kind::Turn, record, cursor, seating: Some(seating) }
    }
}

/// Returns the text of a link, in the newest format of its kind. Equal links have equal texts. An own board is included
/// in full.
pub fn write<G: Coded>(link: &Link<G>) -> String {
    write_as(link, BoardForm::Whole)
}

/// Returns the text of a link that names an own board by its id: shorter, for recipients who have the board.
pub fn write_short<G: Coded>(link: &Link<G>) -> String {
    write_as(link, BoardForm::Named)
}

fn write_as<G: Coded>(link: &Link<G>, board: BoardForm) -> String {
    let format = Format::newest(link.kind);
    link_text::wrap(format, record::write(format, link, board))
}

/// Reads a link, ignoring surrounding white space and a leading `#`. Of results it returns the first game.
///
/// # Errors
/// The first flaw of the text. If the checksum is wrong, the rules decide whether the end is missing.
pub fn read<G: Coded>(text: &str) -> Result<Link<G>, LinkError> {
    let (format, bytes) = unwrapped::<G>(text)?;
    record::read(format, &bytes)
}

/// Returns the bytes of a text and their format.
fn unwrapped<G: Coded>(text: &str) -> Result<(Format, Vec<u8>), LinkError> {
    link_text::unwrap(text).map_err(|error| match error {
        LinkError::Checksum | LinkError::Truncated(Part::Checksum) => damage::<G>(text),
        error => error,
    })
}

/// Reads a link, repairing it if its checksum is wrong and the rules identify the original.
///
/// # Errors
/// The same as of [`read`].
pub fn read_mended<G: Coded>(text: &str) -> Result<Link<G>, LinkError> {
    let error = match read(text) {
        Err(error @ (LinkError::Checksum | LinkError::Truncated(Part::Checksum))) => error,
        read => return read,
    };
    let Ok((format, payload)) = link_text::parts(text) else { return Err(error) };
    let mut letters = Letters::default();
    payload.chars().for_each(|c| _ = letters.push(c));
    let is_legal = |link: &str| records::<G>(link).is_ok_and(|games| games.iter().all(is_legal));
    let links = mended(format, &letters, Judge::Rules(&is_legal), &mut Work(MENDING));
    links.first().map_or(Err(error), |link| read(link))
}

/// Returns the records of a sound link: one for each game of results, otherwise a single one.
fn records<G: Coded>(text: &str) -> Result<Vec<Record<G>>, LinkError> {
    match link_text::unwrap(text)? {
        (Format::Results1, bytes) => Results::of_bytes(&bytes).map(|results| results.records()),
        (format, bytes) => record::read(format, &bytes).map(|link| vec![link.record]),
    }
}

fn is_legal<G: Game>(record: &Record<G>) -> bool {
    record.replay().is_ok_and(|replay| replay.refusal.is_none())
}

/// Returns the error of a text with a wrong checksum: its end is missing if the rules allow all actions before.
fn damage<G: Coded>(text: &str) -> LinkError {
    let partial = link_text::unwrap_damaged(text)
        .and_then(|(format, bytes)| record::read_truncated::<G>(format, &bytes));
    match partial {
        Some(TruncatedLink::Setup) => LinkError::Truncated(Part::Checksum),
        Some(TruncatedLink::Games(games)) if games.iter().all(is_legal) => {
            LinkError::Truncated(Part::Checksum)
        }
        _ => LinkError::Checksum,
    }
}

/// Returns a record as the link of a whole game, at its end.
pub fn encode<G: Coded>(game: &Record<G>) -> String {
    write(&Link::game(game.clone(), usize::MAX))
}

/// Returns the record of a link of any kind, ignoring its cursor.
///
/// # Errors
/// The first flaw of the link.
pub fn decode<G: Coded>(text: &str) -> Result<Record<G>, LinkError> {
    read(text).map(|link: Link<G>| link.record)
}

/// Returns the error of a whole link of an unknown kind or format; `None` for any other text.
pub fn foreign(text: &str) -> Option<LinkError> {
    link_text::foreign(text)
}

/// Returns the header of a text with a wrong checksum, if it is readable.
pub fn header_of_damaged(text: &str) -> Option<Header> {
    let (_, bytes) = link_text::unwrap_damaged(text)?;
    record::read_header(&bytes).ok()
}

/// Returns the header of a link.
///
/// # Errors
/// The first flaw, up to the end of its header.
pub fn header(text: &str) -> Result<Header, LinkError> {
    let (_, bytes) = link_text::unwrap(text)?;
    record::read_header(&bytes)
}

/// Returns whether a text is a link of results on a deal, whatever the title.
pub fn is_of_results(text: &str) -> bool {
    matches!(link_text::unwrap(text), Ok((Format::Results1, _)))
}

/// Returns the table of a turn's link, whatever the title; `None` if the text is not a sound link of a turn.
pub fn table_of(text: &str) -> Option<u32> {
    match link_text::unwrap(text) {
        Ok((Format::Turn1, bytes)) => record::table_of(&bytes),
        _ => None,
    }
}
