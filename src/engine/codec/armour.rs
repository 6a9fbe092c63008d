//! Bytes as text of `A-Z a-z 0-9 - _`, with a kind, a version and a checksum.

use super::{Format, Kind, LinkError, MAX_LENGTH, Part, crc32};
use data_encoding::{BASE64URL_NOPAD, DecodeKind};

/// The bytes of the checksum.
const CHECKSUM: usize = 4;

/// Bytes as the text of a link.
pub(super) fn wrap(format: Format, mut bytes: Vec<u8>) -> String {
    let checksum = checksum(&bytes);
    bytes.extend(checksum);
    let mark: String = [format.kind().letter(), format.version()].into_iter().collect();
    mark + &BASE64URL_NOPAD.encode(&bytes)
}

/// The bytes of a link and what they are; white space around it and one `#` before it do not
/// matter.
///
/// # Errors
/// The first thing that is wrong with the text.
pub(super) fn unwrap(text: &str) -> Result<(Format, Vec<u8>), LinkError> {
    if text.len() > MAX_LENGTH {
        return Err(LinkError::TooLong(text.len()));
    }
    let text = text.trim();
    let text = text.strip_prefix('#').unwrap_or(text);
    check_characters(text)?;
    let (format, payload) = check_mark(text)?;
    let mut bytes =
        BASE64URL_NOPAD.decode(payload.as_bytes()).map_err(|error| match error.kind {
            DecodeKind::Length => LinkError::Truncated(Part::Checksum),
            _ => LinkError::Checksum,
        })?;
    let body = bytes.len().checked_sub(CHECKSUM).ok_or(LinkError::Truncated(Part::Checksum))?;
    if bytes[body..] != checksum(&bytes[..body]) {
        return Err(LinkError::Checksum);
    }
    bytes.truncate(body);
    Ok((format, bytes))
}

fn check_characters(text: &str) -> Result<(), LinkError> {
    let known = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let wrong = text.chars().zip(1..).find(|&(c, _)| !known(c));
    wrong.map_or(Ok(()), |(c, at)| Err(LinkError::Character(c, at)))
}

/// The format that the mark names, and the text behind it.
fn check_mark(text: &str) -> Result<(Format, &str), LinkError> {
    let mut characters = text.chars();
    let letter = characters.next().ok_or(LinkError::Empty)?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter);
    let kind = kind.ok_or(LinkError::Kind(letter))?;
    let version = characters.next().ok_or(LinkError::Truncated(Part::Mark))?;
    let is_meant = |format: &Format| format.kind() == kind && format.version() == version;
    let format = Format::ALL.into_iter().find(is_meant);
    Ok((format.ok_or(LinkError::Version(kind, version))?, characters.as_str()))
}

/// CRC-32 (IEEE). It stands behind the bytes, low byte first: so a changed character is a burst of
/// at most 6 bits in one code word, which CRC-32 always notices.
fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    crc32(bytes).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_frozen() {
        let bytes = b"123456789".to_vec();
        assert_eq!(wrap(Format::Game1, bytes.clone()), "g1MTIzNDU2Nzg5Jjn0yw");
        assert_eq!(wrap(Format::Setup1, bytes.clone()), "s1MTIzNDU2Nzg5Jjn0yw");
        assert_eq!(unwrap(" #g1MTIzNDU2Nzg5Jjn0yw\n"), Ok((Format::Game1, bytes.clone())));
        assert_eq!(unwrap("p1MTIzNDU2Nzg5Jjn0yw"), Ok((Format::Position1, bytes)));
    }

    #[test]
    fn what_is_wrong_is_told() {
        let error = |text: &str| unwrap(text).unwrap_err();
        assert_eq!(error(" \n"), LinkError::Empty);
        assert_eq!(error("#"), LinkError::Empty);
        assert_eq!(error("g1M T"), LinkError::Character(' ', 4));
        assert_eq!(error("g1é"), LinkError::Character('é', 3));
        assert_eq!(error("h1MTIz"), LinkError::Kind('h'));
        assert_eq!(error("g"), LinkError::Truncated(Part::Mark));
        assert_eq!(error("g3MTIz"), LinkError::Version(Kind::Game, '3'));
        assert_eq!(error("s2MTIz"), LinkError::Version(Kind::Setup, '2'));
        assert_eq!(error("p0MTIz"), LinkError::Version(Kind::Position, '0'));
        assert_eq!(error("g1"), LinkError::Truncated(Part::Checksum));
        assert_eq!(error("g1MTIzN"), LinkError::Truncated(Part::Checksum));
        assert_eq!(error("g1MTIzNDU2Nzg5Jjn0Aw"), LinkError::Checksum);
        assert_eq!(error(&"g".repeat(MAX_LENGTH + 1)), LinkError::TooLong(MAX_LENGTH + 1));
    }
}
