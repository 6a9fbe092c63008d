//! Bytes as text of `A-Z a-z 0-9 - _`, with a kind, a version and a checksum.
//!
//! No text ends in `-` or `_`, because programs that make links of addresses leave these out: where the last character
//! would be one, a zero byte stands before the checksum. It needs no mark, because all that is written in a link reads
//! zeros behind its last byte.

use super::{Format, Kind, LinkError, MAX_LENGTH, Part, crc32, letters};
use data_encoding::{BASE64URL_NOPAD, DecodeKind};

/// The bytes of the checksum.
const CHECKSUM: usize = 4;

/// Bytes as the text of a link.
pub(super) fn wrap(format: Format, mut bytes: Vec<u8>) -> String {
    let mut payload = seal(&bytes);
    if payload.ends_with(['-', '_']) {
        // Another number of bytes: the last character then holds two bits and four zeros, which are `A`, `Q`, `g` or `w`.
        bytes.push(0);
        payload = seal(&bytes);
    }
    mark(format) + &payload
}

/// The first two characters.
pub(super) fn mark(format: Format) -> String {
    [format.kind().letter(), format.version()].into_iter().collect()
}

/// Bytes and their checksum as text.
pub(super) fn seal(bytes: &[u8]) -> String {
    BASE64URL_NOPAD.encode(&[bytes, &checksum(bytes)].concat())
}

/// The bytes of a link and what they are; white space around it and one `#` before it do not
/// matter.
///
/// # Errors
/// The first thing that is wrong with the text.
pub(super) fn unwrap(text: &str) -> Result<(Format, Vec<u8>), LinkError> {
    let (format, payload) = parts(text)?;
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

/// What a text with a wrong checksum holds, as far as its characters make whole bytes: the checksum, or what is left of it,
/// is the end of the bytes. `None` if it names no format.
pub(super) fn unwrap_damaged(text: &str) -> Option<(Format, Vec<u8>)> {
    let (format, payload) = parts(text).ok()?;
    let letters: Vec<u8> = payload.bytes().filter_map(letters::value).collect();
    Some((format, letters::bytes(&letters)))
}

/// The format of a text, and what stands behind its mark.
pub(super) fn parts(text: &str) -> Result<(Format, &str), LinkError> {
    if text.len() > MAX_LENGTH {
        return Err(LinkError::TooLong(text.len()));
    }
    let text = text.trim();
    let text = text.strip_prefix('#').unwrap_or(text);
    check_characters(text)?;
    check_mark(text)
}

fn check_characters(text: &str) -> Result<(), LinkError> {
    let known = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    text.chars().find(|&c| !known(c)).map_or(Ok(()), |c| Err(LinkError::Character(c)))
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
    fn no_text_ends_in_a_mark() {
        let (mut padded, bytes) = (0, |n: u32| [&n.to_le_bytes()[..2], b"123"].concat());
        for bytes in (0..10_000).map(bytes) {
            let text = wrap(Format::Game2, bytes.clone());
            assert!(!text.ends_with(['-', '_']), "{text}");
            let (_, back) = unwrap(&text).expect("a text");
            padded += back.len() - bytes.len();
            assert_eq!(back[..5], bytes);
        }
        assert!((100..1000).contains(&padded), "one in 32, for a third of all lengths: {padded}");
    }

    #[test]
    fn what_is_wrong_is_told() {
        let error = |text: &str| unwrap(text).unwrap_err();
        assert_eq!(error(" \n"), LinkError::Empty);
        assert_eq!(error("#"), LinkError::Empty);
        assert_eq!(error("g1M T"), LinkError::Character(' '));
        assert_eq!(error("g1é"), LinkError::Character('é'));
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
