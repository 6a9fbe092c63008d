//! The 64 characters of links, six bits each: BASE64URL without padding.

/// The characters in the order of their values.
const ALL: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Returns the value of a character; `None` if links do not use it.
pub(super) fn value(letter: u8) -> Option<u8> {
    Some(match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'-' => 62,
        b'_' => 63,
        _ => return None,
    })
}

/// Returns values as characters.
pub(super) fn text(values: &[u8]) -> String {
    values.iter().map(|&value| char::from(ALL[usize::from(value % 64)])).collect()
}

/// Returns bytes as text.
pub(crate) fn encode(bytes: &[u8]) -> String {
    let (mut values, mut held, mut bits) = (Vec::new(), 0u32, 0);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        while bits >= 6 {
            bits -= 6;
            values.push((held >> bits & 63) as u8);
        }
    }
    if bits > 0 {
        values.push((held << (6 - bits) & 63) as u8);
    }
    text(&values)
}

/// Why a text cannot have been made by [`encode`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unreadable {
    /// No number of bytes encodes to this length.
    Length,
    /// A character that links do not use, or extra bits after the last byte.
    Letter,
}

/// Returns the bytes of a text.
///
/// # Errors
/// The flaw of the text; its length is checked before its characters.
pub(crate) fn decode(text: &str) -> Result<Vec<u8>, Unreadable> {
    let rest = match text.len() % 4 {
        1 => return Err(Unreadable::Length),
        2 => 0b1111,
        3 => 0b11,
        _ => 0,
    };
    let values = text.bytes().map(value).collect::<Option<Vec<u8>>>().ok_or(Unreadable::Letter)?;
    let is_whole = values.last().is_none_or(|last| last & rest == 0);
    if is_whole { Ok(bytes(&values)) } else { Err(Unreadable::Letter) }
}

/// Returns the whole bytes of some values, without leftover bits.
pub(super) fn bytes(values: &[u8]) -> Vec<u8> {
    let (mut bytes, mut held, mut bits) = (Vec::new(), 0u32, 0);
    for &value in values {
        held = held << 6 | u32::from(value);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use data_encoding::{BASE64URL_NOPAD, DecodeKind};

    #[test]
    fn encodes_bytes_as_base64url() {
        let all: Vec<u8> = (0..=255).collect();
        for length in 0..all.len() {
            let (bytes, written) = (&all[length..], encode(&all[length..]));
            assert_eq!(written, BASE64URL_NOPAD.encode(bytes));
            assert_eq!(decode(&written).as_deref(), Ok(bytes));
        }
    }

    #[test]
    fn rejects_the_texts_that_base64url_rejects() {
        let letters: Vec<char> = "AQgwB_-9z+/= é".chars().collect();
        let mut number = 0_usize;
        for length in 0..8 {
            for _ in 0..500 {
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_041);
                let letter = |at: usize| letters[(number >> (9 * at)) % letters.len()];
                let text: String = (0..length).map(letter).collect();
                let theirs = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|it| match it.kind {
                    DecodeKind::Length => Unreadable::Length,
                    _ => Unreadable::Letter,
                });
                assert_eq!(decode(&text), theirs, "{text}");
            }
        }
    }
}
