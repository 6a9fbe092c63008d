//! The letters of a file: which of the usual encodings its bytes are in. Whoever asks decodes them: the page by the browser, the
//! command line by a crate.

use super::foreign::is_binary;
use crate::words::naming;

/// An encoding in which spreadsheets write lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    Utf16Le,
    Utf16Be,
    Windows1252,
    MacRoman,
}

impl Encoding {
    /// Its label in the Encoding Standard.
    pub const fn label(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf16Le => "utf-16le",
            Encoding::Utf16Be => "utf-16be",
            Encoding::Windows1252 => "windows-1252",
            Encoding::MacRoman => "macintosh",
        }
    }
}

/// A file as it is read by one encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub encoding: Encoding,
    pub text: String,
}

/// So many words tell readings apart.
const WORDS: usize = 6;

impl Reading {
    /// The words in which it differs from what other encodings make of the file.
    pub fn words(&self) -> Vec<String> {
        let parts = self.text.split([',', ';', '\t', '"', '\n', '\r', '|']);
        let mut words: Vec<String> = Vec::new();
        for word in parts.filter(|word| !word.is_ascii()) {
            let word = naming::clipped(word, 30);
            if words.len() < WORDS && !words.contains(&word) {
                words.push(word);
            }
        }
        words
    }
}

/// The ways to read a file: one, or two where nothing tells which is meant, the likelier first.
pub fn readings(bytes: &[u8], decode: impl Fn(&[u8], Encoding) -> String) -> Vec<Reading> {
    let reading = |encoding: Encoding| Reading { encoding, text: decode(bytes, encoding) };
    if let Some(encoding) = sure(bytes) {
        return vec![reading(encoding)];
    }
    let [windows, mac] = [Encoding::Windows1252, Encoding::MacRoman].map(reading);
    match (oddity(&windows.text), oddity(&mac.text)) {
        (Oddity::None, Oddity::Sure) => vec![windows],
        (Oddity::Sure, Oddity::None) => vec![mac],
        (windows_odd, mac_odd) if mac_odd < windows_odd => vec![mac, windows],
        _ => vec![windows, mac],
    }
}

/// The encoding that bytes show by themselves.
fn sure(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        // What is no text is named by how it begins.
        _ if is_binary(bytes) => return Some(Encoding::Windows1252),
        [0xFF, 0xFE, ..] => return Some(Encoding::Utf16Le),
        [0xFE, 0xFF, ..] => return Some(Encoding::Utf16Be),
        _ => {}
    }
    let zeros = |from: usize| bytes.iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    if 8 * even.max(odd) > bytes.len() && bytes.len().is_multiple_of(2) {
        return Some(if odd > even { Encoding::Utf16Le } else { Encoding::Utf16Be });
    }
    std::str::from_utf8(bytes).is_ok().then_some(Encoding::Utf8)
}

/// How much speaks against a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Oddity {
    None,
    Perhaps,
    Sure,
}

/// What speaks against a text: letters in the wrong case within a word, and signs that names do not have.
fn oddity(text: &str) -> Oddity {
    let letters: Vec<char> = text.chars().collect();
    let odd = |at: usize| {
        let beside = |at: Option<usize>| at.and_then(|at| letters.get(at)).copied().unwrap_or(' ');
        let (before, letter, after) =
            (beside(at.checked_sub(1)), letters[at], beside(at.checked_add(1)));
        let is_within = before.is_alphabetic() && after.is_alphabetic();
        match letter {
            _ if letter.is_ascii() => Oddity::None,
            'ƒ' | 'ª' | 'º' | 'µ' => Oddity::Perhaps,
            _ if letter.is_uppercase()
                && (before.is_lowercase() || before.is_alphabetic() && after.is_lowercase()) =>
            {
                Oddity::Sure
            }
            _ if letter.is_lowercase() && before.is_uppercase() && after.is_uppercase() => {
                Oddity::Sure
            }
            _ if letter.is_alphabetic() => Oddity::None,
            '’' | '\u{A0}' => Oddity::None,
            '–' | '—' | '·' | '‘' | '“' | '”' | '«' | '»' | '°' | '…' | '¿' | '¡' | '€'
                if !is_within =>
            {
                Oddity::None
            }
            '–' | '—' | '·' => Oddity::Perhaps,
            _ => Oddity::Sure,
        }
    };
    (0..letters.len()).map(odd).max().unwrap_or(Oddity::None)
}
