//! The 64 characters of links, and the six bits of each.

/// The characters by their values.
const ALL: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The value of a character; `None` if links do not have it.
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

/// The characters of some values.
pub(super) fn text(values: &[u8]) -> String {
    values.iter().map(|&value| char::from(ALL[usize::from(value % 64)])).collect()
}

/// The whole bytes of some values, without the bits that are left over.
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
    use data_encoding::BASE64URL_NOPAD;

    #[test]
    fn letters_are_those_of_base64url() {
        let all: Vec<u8> = (0..=255).collect();
        let written = BASE64URL_NOPAD.encode(&all);
        let values: Vec<u8> = written.bytes().filter_map(value).collect();
        assert_eq!((text(&values), bytes(&values)), (written, all));
    }
}
