//! Encodes bytes as text of `A-Z a-z 0-9 - _`, with a kind, a version and a checksum.
//!
//! No text ends in `-` or `_`, which programs that turn addresses into links cut off: such a text gets a zero byte
//! before its checksum. Readers need no mark for it, because they read zeros after the last byte anyway.

use super::letters::Unreadable;
use super::{Format, Kind, LinkError, MAX_LINK, Part, crc32, letters};

/// Number of bytes of the checksum.
const CHECKSUM: usize = 4;

/// Returns bytes as the text of a link.
pub(super) fn wrap(format: Format, mut bytes: Vec<u8>) -> String {
    let mut payload = seal(&bytes);
    if payload.ends_with(['-', '_']) {
        // With one more byte the last character holds two bits and four zeros, which encode as `A`, `Q`, `g` or `w`.
        bytes.push(0);
        payload = seal(&bytes);
    }
    mark(format) + &payload
}

/// Returns the first two characters of a link.
pub(super) fn mark(format: Format) -> String {
    [format.kind().letter(), format.version()].into_iter().collect()
}

/// Returns bytes and their checksum as text.
pub(super) fn seal(bytes: &[u8]) -> String {
    letters::encode(&[bytes, &checksum(bytes)].concat())
}

/// Returns the bytes of a link and their format, ignoring surrounding white space and one leading `#`.
///
/// # Errors
/// The first flaw of the text.
pub(super) fn unwrap(text: &str) -> Result<(Format, Vec<u8>), LinkError> {
    let (format, payload) = parts(text)?;
    Ok((format, unseal(payload)?))
}

/// Returns the bytes of a text made by [`seal`].
fn unseal(payload: &str) -> Result<Vec<u8>, LinkError> {
    let mut bytes = letters::decode(payload).map_err(|error| match error {
        Unreadable::Length => LinkError::Truncated(Part::Checksum),
        Unreadable::Letter => LinkError::Checksum,
    })?;
    let body = bytes.len().checked_sub(CHECKSUM).ok_or(LinkError::Truncated(Part::Checksum))?;
    if bytes[body..] != checksum(&bytes[..body]) {
        return Err(LinkError::Checksum);
    }
    bytes.truncate(body);
    Ok(bytes)
}

/// Returns the error of a text with an unknown kind or format but a correct checksum; `None` for any other text.
pub(super) fn foreign(text: &str) -> Option<LinkError> {
    let error = parts(text).err()?;
    let is_foreign =
        matches!(error, LinkError::NewKind(_) | LinkError::Version(..) | LinkError::OldVersion(..));
    let is_sealed = text.get(2..).is_some_and(|payload| unseal(payload).is_ok());
    (is_foreign && is_sealed).then_some(error)
}

/// Returns the bytes of a text with a wrong checksum, as far as its characters form whole bytes. The last ones are the
/// checksum, or the rest of it. `None` if the text names no format.
pub(super) fn unwrap_damaged(text: &str) -> Option<(Format, Vec<u8>)> {
    let (format, payload) = parts(text).ok()?;
    let letters: Vec<u8> = payload.bytes().filter_map(letters::value).collect();
    Some((format, letters::bytes(&letters)))
}

/// Returns the format of a text, and the text after its mark.
pub(super) fn parts(text: &str) -> Result<(Format, &str), LinkError> {
    if text.len() > MAX_LINK {
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

/// Returns the format that the mark names, and the text after it.
fn check_mark(text: &str) -> Result<(Format, &str), LinkError> {
    let mut characters = text.chars();
    let letter = characters.next().ok_or(LinkError::Empty)?;
    let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.letter() == letter) else {
        let has_version = characters.next().is_some_and(|c| c.is_ascii_digit());
        let is_link = has_version && unseal(characters.as_str()).is_ok();
        return Err(if is_link { LinkError::NewKind(letter) } else { LinkError::Kind(letter) });
    };
    let version = characters.next().ok_or(LinkError::Truncated(Part::Mark))?;
    let is_meant = |format: &Format| format.kind() == kind && format.version() == version;
    match Format::ALL.into_iter().find(is_meant) {
        Some(format) => Ok((format, characters.as_str())),
        None if ('1'..Format::newest(kind).version()).contains(&version) => {
            Err(LinkError::OldVersion(kind, version))
        }
        None => Err(LinkError::Version(kind, version)),
    }
}

/// Returns the CRC-32 (IEEE), low byte first. In this order one changed character is a burst of at most 6 bits, which
/// CRC-32 always detects.
fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    crc32(bytes).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_frozen() {
        let bytes = b"123456789".to_vec();
        assert_eq!(wrap(Format::Game2, bytes.clone()), "g2MTIzNDU2Nzg5Jjn0yw");
        assert_eq!(wrap(Format::Setup1, bytes.clone()), "s1MTIzNDU2Nzg5Jjn0yw");
        assert_eq!(unwrap(" #g2MTIzNDU2Nzg5Jjn0yw\n"), Ok((Format::Game2, bytes.clone())));
        assert_eq!(unwrap("p1MTIzNDU2Nzg5Jjn0yw"), Ok((Format::Position1, bytes)));
    }

    #[test]
    fn never_ends_in_a_hyphen_or_underscore() {
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
    fn returns_the_first_flaw_of_a_text() {
        let error = |text: &str| unwrap(text).unwrap_err();
        assert_eq!(error(" \n"), LinkError::Empty);
        assert_eq!(error("#"), LinkError::Empty);
        assert_eq!(error("g2M T"), LinkError::Character(' '));
        assert_eq!(error("g2é"), LinkError::Character('é'));
        assert_eq!(error("h1MTIz"), LinkError::Kind('h'));
        assert_eq!(error("g"), LinkError::Truncated(Part::Mark));
        assert_eq!(error("g3MTIz"), LinkError::Version(Kind::Game, '3'));
        assert_eq!(error("s2MTIz"), LinkError::Version(Kind::Setup, '2'));
        assert_eq!(error("p0MTIz"), LinkError::Version(Kind::Position, '0'));
        assert_eq!(error("g2"), LinkError::Truncated(Part::Checksum));
        assert_eq!(error("g2MTIzN"), LinkError::Truncated(Part::Checksum));
        assert_eq!(error("g2MTIzNDU2Nzg5Jjn0Aw"), LinkError::Checksum);
        assert_eq!(error(&"g".repeat(MAX_LINK + 1)), LinkError::TooLong(MAX_LINK + 1));
    }

    #[test]
    fn recognizes_links_of_unknown_formats_by_their_checksum() {
        for (text, why) in [
            ("g1MTIzNDU2Nzg5Jjn0yw", Some(LinkError::OldVersion(Kind::Game, '1'))),
            ("g3MTIzNDU2Nzg5Jjn0yw", Some(LinkError::Version(Kind::Game, '3'))),
            ("z1MTIzNDU2Nzg5Jjn0yw", Some(LinkError::NewKind('z'))),
            ("z1MTIzNDU2Nzg5Jjn0yx", None),
            ("g1MTIzNDU2Nzg5Jjn0yx", None),
            ("g2MTIzNDU2Nzg5Jjn0yw", None),
            ("g", None),
            ("", None),
        ] {
            assert_eq!(foreign(text), why, "{text}");
        }
        assert_eq!(unwrap("zXMTIzNDU2Nzg5Jjn0yw"), Err(LinkError::Kind('z')));
    }
}
