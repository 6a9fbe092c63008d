//! Removes the encodings of mail programs, forums and redirecting sites from a text.

use crate::engine::codec::letters::decode;

/// The largest number of nested encodings.
const ROUNDS: usize = 5;
/// The longest tag of HTML or a forum, in bytes.
const MAX_TAG: usize = 200;
/// The beginning of addresses that some sites encode in BASE64: `http`.
const WRAPPED: &str = "aHR0c";
/// `://` as Proofpoint encodes it, with `-` for `%` and `_` for `/`.
const DEFENDED: &str = "-3A__";

/// The meaning of `=`, as in `=2D`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Equals {
    /// The escape of a byte or of a line break in mail.
    Escape,
    /// A plain character: a single-line field has joined lines that ended in it.
    Itself,
}

/// Returns the text without encodings, followed by other readings of it: addresses inside addresses, and joined lines.
pub(super) fn plain(text: &str) -> String {
    let joined = decoded(text, Equals::Itself);
    let text = decoded(text, Equals::Escape);
    let inner = [wrapped(&text), defended(&text)].concat();
    let mut all = vec![decoded(&inner, Equals::Escape)];
    if joined != text {
        all.push(joined);
    }
    all.retain(|it| !it.is_empty());
    all.insert(0, text);
    all.join("\n")
}

fn decoded(text: &str, equals: Equals) -> String {
    let mut text = visible(text);
    for _ in 0..ROUNDS {
        let next = visible(&without_tags(&without_entities(&without_escapes(&text, equals))));
        if next == text {
            break;
        }
        text = next;
    }
    text
}

/// Removes invisible characters and replaces wide ones by normal ones.
fn visible(text: &str) -> String {
    let seen = |c: char| {
        Some(match c {
            '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0)?,
            // Dashes of the Windows character set.
            '\u{96}' => '\u{2013}',
            '\u{97}' => '\u{2014}',
            '\u{AD}'
            | '\u{34F}'
            | '\u{180E}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}' => {
                return None;
            }
            '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' => return None,
            c if c.is_control() && !c.is_whitespace() => return None,
            c => c,
        })
    };
    text.chars().filter_map(seen).collect()
}

/// Decodes `%2D`, `=2D`, `\u002d`, `\x2d`, `\-` and the line breaks of mail that end in `=`.
fn without_escapes(text: &str, equals: Equals) -> String {
    let (mut bytes, mut rest) = (Vec::with_capacity(text.len()), text.as_bytes());
    while let Some((&first, behind)) = rest.split_first() {
        rest = behind;
        match (first, behind) {
            (b'=', [b'\r', b'\n', more @ ..] | [b'\n', more @ ..]) => rest = more,
            (b'=', _) if equals == Equals::Itself => bytes.push(first),
            (b'%' | b'=', _) if hexadecimal(behind, 2).is_some() => {
                bytes.extend(hexadecimal(behind, 2).map(|value| value as u8));
                rest = &behind[2..];
            }
            (b'\\', [kind @ (b'u' | b'x'), digits @ ..]) => {
                let count = if *kind == b'u' { 4 } else { 2 };
                match hexadecimal(digits, count).and_then(char::from_u32) {
                    Some(c) => {
                        bytes.extend(c.encode_utf8(&mut [0; 4]).bytes());
                        rest = &digits[count..];
                    }
                    None => bytes.push(first),
                }
            }
            (b'\\', [mark, ..]) if mark.is_ascii_punctuation() => {}
            _ => bytes.push(first),
        }
    }
    let mut decoded = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        decoded.push_str(chunk.valid());
        // Old mail has one byte for each character.
        decoded.extend(chunk.invalid().iter().map(|&byte| char::from(byte)));
    }
    decoded
}

fn hexadecimal(bytes: &[u8], count: usize) -> Option<u32> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16);
    bytes.get(..count)?.iter().try_fold(0, |value, byte| Some(value << 4 | digit(byte)?))
}

/// The named entities of HTML that matter here; a number names any other character.
const ENTITIES: [(&str, &str); 22] = [
    ("amp", "&"),
    ("num", "#"),
    ("lt", "<"),
    ("gt", ">"),
    ("quot", "\""),
    ("apos", "'"),
    ("nbsp", " "),
    ("shy", ""),
    ("lowbar", "_"),
    ("UnderBar", "_"),
    ("hyphen", "-"),
    ("dash", "-"),
    ("minus", "-"),
    ("ndash", "\u{2013}"),
    ("mdash", "\u{2014}"),
    ("percnt", "%"),
    ("equals", "="),
    ("colon", ":"),
    ("sol", "/"),
    ("period", "."),
    ("NewLine", "\n"),
    ("ZeroWidthSpace", ""),
];

fn without_entities(text: &str) -> String {
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let entity = part.split_once(';').and_then(|(name, rest)| Some((entity(name)?, rest)));
        match entity {
            Some((character, rest)) => plain.extend([character.as_str(), rest]),
            None => plain.extend(["&", part]),
        }
    }
    plain
}

/// Returns the text of an entity, by name or number.
fn entity(name: &str) -> Option<String> {
    if let Some(number) = name.strip_prefix('#') {
        let hexadecimal = number.strip_prefix(['x', 'X']);
        let code = hexadecimal.map_or(number.parse().ok(), |it| u32::from_str_radix(it, 16).ok());
        return code.and_then(char::from_u32).map(String::from);
    }
    ENTITIES.into_iter().find(|(it, _)| *it == name).map(|(_, text)| text.to_owned())
}

/// Removes tags such as `<wbr>` and `[/i]`, but not addresses in a tag.
fn without_tags(text: &str) -> String {
    let (mut plain, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(at) = rest.find(['<', '[']) {
        let (before, tag) = rest.split_at(at);
        plain.push_str(before);
        let length = tag_length(tag).unwrap_or(0);
        if length == 0 {
            plain.push_str(&tag[..1]);
        }
        rest = &tag[length.max(1)..];
    }
    plain + rest
}

/// Returns the length of the tag at the beginning of a text.
fn tag_length(text: &str) -> Option<usize> {
    let end = if text.starts_with('<') { '>' } else { ']' };
    let length = text.bytes().take(MAX_TAG).position(|byte| char::from(byte) == end)?;
    let inside = text.get(1..length)?;
    let name = inside.strip_prefix('/').unwrap_or(inside);
    let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
    let ends = name[letters..].chars().next().is_none_or(|c| c == '/' || c.is_whitespace());
    let is_tag = (1..=10).contains(&letters) && ends && !inside.contains(['#', ':', '<', '[']);
    if is_tag { Some(length + 1) } else { None }
}

/// Returns the BASE64 addresses of a text, decoded, one a line.
fn wrapped(text: &str) -> String {
    let (mut found, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(WRAPPED) {
        let run: String = rest[at..]
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || "+/-_".contains(*c))
            .collect();
        rest = &rest[at + run.len()..];
        let run = run.replace('+', "-").replace('/', "_");
        let whole = if run.len() % 4 == 1 { run.len() - 1 } else { run.len() };
        // The last characters may be cut.
        let bytes = decode(&run[..whole]).or_else(|_| decode(&run[..whole / 4 * 4]));
        found.push_str(&String::from_utf8_lossy(&bytes.unwrap_or_default()));
        found.push('\n');
    }
    found
}

/// Returns the text with Proofpoint's addresses decoded; empty if it has none.
fn defended(text: &str) -> String {
    if !text.contains(DEFENDED) {
        return String::new();
    }
    let (mut meant, mut rest) = (String::new(), text);
    while let Some(at) = rest.find('-') {
        meant.push_str(&rest[..at].replace('_', "/"));
        rest = &rest[at + 1..];
        match hexadecimal(rest.as_bytes(), 2).and_then(char::from_u32) {
            Some(c) => {
                meant.push(c);
                rest = &rest[2..];
            }
            None => meant.push('-'),
        }
    }
    meant + &rest.replace('_', "/")
}
