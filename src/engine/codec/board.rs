//! Links of players' own boards.
//!
//! The link of a board holds the number of its title, the version of its form, and its tables as the title describes
//! them. The id is a digest of these bits: equal tables are the same board everywhere, whatever file they came from.

use super::range::{Decoder, Encoder};
use super::record::{check_end, check_header, code_header};
use super::{Format, LinkError, Part, link_text};
use crate::engine::bots::Digest;
use std::fmt;

/// The id of a board: the title's number of a built-in one, a digest of the tables of an own one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardId(pub u64);

impl BoardId {
    /// Number of hexadecimal digits of an id.
    const DIGITS: usize = 16;

    /// Parses an id as it is displayed.
    pub fn named(text: &str) -> Option<BoardId> {
        let is_id = text.len() == BoardId::DIGITS
            && text.bytes().all(|c| matches!(c, b'0'..=b'9' | b'a'..=b'f'));
        is_id.then(|| u64::from_str_radix(text, 16).ok().map(BoardId)).flatten()
    }
}

impl fmt::Display for BoardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:0width$x}", self.0, width = BoardId::DIGITS)
    }
}

/// The form in which the link of a game holds an own board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardForm {
    /// All of its tables.
    Whole,
    /// Only its id.
    Named,
}

/// The title of a board, and the version of the form of its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardKind {
    /// The title's number in links.
    pub title: u16,
    /// Version of the form; raised for boards that older pages cannot play.
    pub version: u16,
}

fn bytes(kind: BoardKind, describe: impl FnOnce(&mut Encoder)) -> Vec<u8> {
    let mut encoder = Encoder::new();
    code_header(&mut encoder, [kind.title.into(), kind.version.into()]);
    describe(&mut encoder);
    encoder.finish()
}

/// Returns the id of the described board.
pub fn id(kind: BoardKind, describe: impl FnOnce(&mut Encoder)) -> BoardId {
    digest(&bytes(kind, describe))
}

/// Returns the id of the board in a link, whatever its title. It differs from [`id`] if the link is not exactly as
/// [`write`] would write it.
///
/// # Errors
/// The text is not the link of a board.
pub fn id_of(text: &str) -> Result<BoardId, LinkError> {
    Ok(digest(&unwrap(text)?))
}

/// Returns the digest of a board's bytes. Trailing zeros, which a link may need at its end, do not count.
fn digest(bytes: &[u8]) -> BoardId {
    let length = bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
    let mut digest = Digest::default();
    digest.add(length as u64);
    bytes[..length].iter().for_each(|&byte| digest.add(byte.into()));
    BoardId(digest.word())
}

/// Returns the bytes of a board's link.
fn unwrap(text: &str) -> Result<Vec<u8>, LinkError> {
    match link_text::unwrap(text)? {
        (Format::Board1, bytes) => Ok(bytes),
        (format, _) => Err(LinkError::Kind(format.kind().letter())),
    }
}

/// Returns the link of the described board.
pub fn write(kind: BoardKind, describe: impl FnOnce(&mut Encoder)) -> String {
    link_text::wrap(Format::Board1, bytes(kind, describe))
}

/// Reads the link of a board of this title; `describe` gets the version of its form, which is at most the known one.
///
/// # Errors
/// The first flaw of the text.
pub fn read<T>(
    text: &str,
    known: BoardKind,
    describe: impl FnOnce(&mut Decoder, u16) -> Result<T, Part>,
) -> Result<T, LinkError> {
    let bytes = unwrap(text)?;
    let mut decoder = Decoder::new(&bytes);
    let header = check_header(&mut decoder)?;
    if header.title != u64::from(known.title) {
        return Err(LinkError::Game(header.title));
    }
    let version = u16::try_from(header.rules).ok().filter(|version| *version <= known.version);
    let version = version.ok_or(LinkError::Impossible(Part::Edition))?;
    let read = describe(&mut decoder, version);
    check_end(&decoder, Part::Board)?;
    let read = read.map_err(LinkError::Impossible)?;
    if decoder.has_rest() { Err(LinkError::Surplus) } else { Ok(read) }
}
