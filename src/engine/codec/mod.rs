//! Links: a setup, a position or a whole game in a line of `A-Z a-z 0-9 - _`.
//!
//! ```text
//! g  2  BASE64URL( bits . . . . . . . . . . . . . . . . . . . . . . . . . . . . .  CRC-32 )
//! |  |             |     |              |      |         |         |       |
//! |  version       game  rules version  setup  (edition first)  count  cursor  actions
//! kind: s a setup, p a position, g a whole game, t a turn of a game that is played apart, d the results of a deal, b a board
//! ```
//!
//! A board has the version of its form in place of a rules version, and its tables alone ([`board`]). The setup of a game on it has
//! these tables, too, or their id. A turn has its table before the setup and who sits at it behind it ([`Seating`]), and no cursor. Results are several
//! games on one setup ([`Results`]). A setup ends behind itself. `g1` was never released and is refused by name.
//!
//! The bits are squeezed by an adaptive range coder (`range`) under models that learn as they go
//! (`model`). Every action is written in stable terms, as an opcode and its operands: a card, a
//! cell, a side, a Parcel, an amount. The models look at the setup and at the actions before, and
//! at nothing else. So no rule, no list of legal actions and no table of cards is needed to read a
//! link, and none of them can change what it says. Whether the actions are legal is for
//! [`Record::replay`] to find out, which stops at the first one that is not.
//!
//! A format is described once, for both directions (`range::Coder`), in integers only: native and
//! wasm write the same characters. What a released version writes is frozen; tests pin it, down to
//! the golden links that must replay for ever. A new format gets a new version character, and the
//! old description stays.
//!
//! Links are not trusted: length and number of actions are capped, reading past the end stops it,
//! nothing that is read says how much to allocate, and nothing panics.

mod armour;
pub mod board;
mod checksum;
mod error;
mod excerpt;
mod kind;
pub(crate) mod letters;
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
use record::Begun;
pub use record::{Coded, Header, SetupForm};
pub use results::{
    MAX_LETTERS, MAX_RESULTS, NoResult, NotTheSameDeal, PlayedGame, Replayed, Results,
};
pub use turn::{LinkedHands, LinkedPlayer, LinkedSeat, MAX_NAME, Seating};

use crate::engine::game::{Game, Record};
use derive_where::derive_where;
use mend::{Judge, Letters, Work, mended};

/// The most bytes of a text that is looked at.
pub const MAX_LENGTH: usize = 16 * 1024;
/// The most actions of a link; the longest random games of five players have 700.
pub const MAX_ACTIONS: usize = 20_000;

/// What mending a link by the rules may cost.
const MENDING: usize = 30_000_000;

/// What a link holds. Its actions name things that exist, but neither they nor the setup need be
/// legal: see [`Record::replay`].
#[derive_where(Clone, Debug, PartialEq, Eq)]
pub struct Link<G: Game> {
    /// What it is.
    pub kind: Kind,
    /// The setup and all actions; a setup has none.
    pub record: Record<G>,
    /// How many of the actions count; never more than there are. Those behind it were undone.
    pub cursor: usize,
    /// The table of a turn; other kinds have none.
    pub seating: Option<Seating>,
}

impl<G: Game> Link<G> {
    /// A setup.
    pub fn setup(setup: G::Setup) -> Link<G> {
        Link { kind: Kind::Setup, record: Record::new(setup), cursor: 0, seating: None }
    }

    /// A position from which games begin, or the deal of any other setup.
    pub fn position(setup: G::Setup) -> Link<G> {
        Link { kind: Kind::Position, record: Record::new(setup), cursor: 0, seating: None }
    }

    /// A whole game, at a cursor; one beyond the end counts as the end.
    pub fn game(record: Record<G>, cursor: usize) -> Link<G> {
        let cursor = cursor.min(record.actions.len());
        Link { kind: Kind::Game, record, cursor, seating: None }
    }

    /// A whole game that is played apart, at its end.
    pub fn turn(record: Record<G>, seating: Seating) -> Link<G> {
        let cursor = record.actions.len();
        Link { kind: Kind::Turn, record, cursor, seating: Some(seating) }
    }
}

/// The text of a link, in the newest format of its kind. Equal links give equal texts. It has all of a board that a player
/// brought.
pub fn write<G: Coded>(link: &Link<G>) -> String {
    write_as(link, BoardForm::Whole)
}

/// The text of a link that names a board that a player brought by its id: shorter, for who has the board.
pub fn write_short<G: Coded>(link: &Link<G>) -> String {
    write_as(link, BoardForm::Named)
}

fn write_as<G: Coded>(link: &Link<G>, board: BoardForm) -> String {
    let format = Format::newest(link.kind);
    armour::wrap(format, record::write(format, link, board))
}

/// The link of a text; white space around it and a `#` before it do not matter. Of results it is that of the first game.
///
/// # Errors
/// The first thing that is wrong with the text. Where its checksum is wrong the rules tell whether the end is missing.
pub fn read<G: Coded>(text: &str) -> Result<Link<G>, LinkError> {
    let (format, bytes) = unwrapped::<G>(text)?;
    record::read(format, &bytes)
}

/// The bytes of a text and what they are.
fn unwrapped<G: Coded>(text: &str) -> Result<(Format, Vec<u8>), LinkError> {
    armour::unwrap(text).map_err(|error| match error {
        LinkError::Checksum | LinkError::Truncated(Part::Checksum) => damage::<G>(text),
        error => error,
    })
}

/// The link of a text, which is mended where its checksum is wrong and the rules tell what it was.
///
/// # Errors
/// As of [`read`].
pub fn read_mended<G: Coded>(text: &str) -> Result<Link<G>, LinkError> {
    let error = match read(text) {
        Err(error @ (LinkError::Checksum | LinkError::Truncated(Part::Checksum))) => error,
        read => return read,
    };
    let Ok((format, payload)) = armour::parts(text) else { return Err(error) };
    let mut letters = Letters::default();
    payload.chars().for_each(|c| _ = letters.push(c));
    let is_legal = |link: &str| records::<G>(link).is_ok_and(|games| games.iter().all(is_legal));
    let links = mended(format, &letters, Judge::Rules(&is_legal), &mut Work(MENDING));
    links.first().map_or(Err(error), |link| read(link))
}

/// The records of a sound link: of results one for each game.
fn records<G: Coded>(text: &str) -> Result<Vec<Record<G>>, LinkError> {
    match armour::unwrap(text)? {
        (Format::Results1, bytes) => Results::of_bytes(&bytes).map(|results| results.records()),
        (format, bytes) => record::read(format, &bytes).map(|link| vec![link.record]),
    }
}

fn is_legal<G: Game>(record: &Record<G>) -> bool {
    record.replay().is_ok_and(|replay| replay.refusal.is_none())
}

/// What is wrong with a text that has a wrong checksum: of one whose end is missing the rules allow all that is left.
fn damage<G: Coded>(text: &str) -> LinkError {
    let begun =
        armour::unwrap_damaged(text).and_then(|(format, bytes)| record::begun::<G>(format, &bytes));
    match begun {
        Some(Begun::Setup) => LinkError::Truncated(Part::Checksum),
        Some(Begun::Games(games)) if games.iter().all(is_legal) => {
            LinkError::Truncated(Part::Checksum)
        }
        _ => LinkError::Checksum,
    }
}

/// A record as the link of a whole game, at its end.
pub fn encode<G: Coded>(game: &Record<G>) -> String {
    write(&Link::game(game.clone(), usize::MAX))
}

/// The record of a link of any kind, whatever its cursor.
///
/// # Errors
/// The first thing that is wrong with the link.
pub fn decode<G: Coded>(text: &str) -> Result<Record<G>, LinkError> {
    read(text).map(|link: Link<G>| link.record)
}

/// Why a text is not read that is a whole link of a kind or format that this program does not have; `None` if it is no such
/// text.
pub fn foreign(text: &str) -> Option<LinkError> {
    armour::foreign(text)
}

/// What a text with a wrong checksum says about itself, as far as it can be told.
pub fn header_of_damaged(text: &str) -> Option<Header> {
    let (_, bytes) = armour::unwrap_damaged(text)?;
    record::read_header(&bytes).ok()
}

/// What a link says about itself.
///
/// # Errors
/// The first thing that is wrong with it, as far as its header.
pub fn header(text: &str) -> Result<Header, LinkError> {
    let (_, bytes) = armour::unwrap(text)?;
    record::read_header(&bytes)
}

/// Returns whether a text is a link of results on a deal, whatever the title.
pub fn is_of_results(text: &str) -> bool {
    matches!(armour::unwrap(text), Ok((Format::Results1, _)))
}

/// The name of the table that the link of a turn is of, whatever the title; `None` if it is no sound link of a turn.
pub fn table_of(text: &str) -> Option<u32> {
    match armour::unwrap(text) {
        Ok((Format::Turn1, bytes)) => record::table_of(&bytes),
        _ => None,
    }
}
