//! Boards that players bring, as links.
//!
//! A board's link has the number of its title, the version of its form, then its tables as the title describes them. Its id is a
//! digest of these bits: equal tables are the same board everywhere, whatever their file was.

use super::range::{Decoder, Encoder};
use super::record::{check_end, check_header, code_header};
use super::{Format, LinkError, Part, armour};
use crate::engine::bots::Digest;
use std::fmt;

/// The id of a board: of a built-in one the number of its title, of a player's own one a digest of its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardId(pub u64);

impl BoardId {
    /// The digits of an id.
    const DIGITS: usize = 16;

    /// The id of a text as it is shown.
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

/// Whether the link of a game on an own board has the whole board or its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardForm {
    /// All of its tables.
    Whole,
    /// Its id alone.
    Named,
}

/// The title of a board, and the version of the form in which its tables are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardKind {
    /// The number of its title in links.
    pub title: u16,
    /// The version of the form; raised for boards that older pages cannot play.
    pub version: u16,
}

fn bytes(kind: BoardKind, describe: impl FnOnce(&mut Encoder)) -> Vec<u8> {
    let mut encoder = Encoder::new();
    code_header(&mut encoder, [kind.title.into(), kind.version.into()]);
    describe(&mut encoder);
    encoder.finish()
}

/// The id of the board that is described.
pub fn id(kind: BoardKind, describe: impl FnOnce(&mut Encoder)) -> BoardId {
    digest(&bytes(kind, describe))
}

/// The id of the board of a link, whatever its title; it is another than [`id`] gives where the link was not written as
/// [`write`] writes it.
///
/// # Errors
/// The text is no link of a board.
pub fn id_of(text: &str) -> Result<BoardId, LinkError> {
    Ok(digest(&unwrap(text)?))
}

/// The digest of a board's bytes; a zero that stands behind them for the sake of the link's end does not count.
fn digest(bytes: &[u8]) -> BoardId {
    let length = bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
    let mut digest = Digest::default();
    digest.add(length as u64);
    bytes[..length].iter().for_each(|&byte| digest.add(byte.into()));
    BoardId(digest.word())
}

/// The bytes of the link of a board.
fn unwrap(text: &str) -> Result<Vec<u8>, LinkError> {
    match armour::unwrap(text)? {
        (Format::Board1, bytes) => Ok(bytes),
        (format, _) => Err(LinkError::Kind(format.kind().letter())),
    }
}

/// The link of the board that is described.
pub fn write(kind: BoardKind, describe: impl FnOnce(&mut Encoder)) -> String {
    armour::wrap(Format::Board1, bytes(kind, describe))
}

/// Reads the link of a board of this title; `describe` gets the version of its form, which is at most the known one.
///
/// # Errors
/// The first thing that is wrong with the text.
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
