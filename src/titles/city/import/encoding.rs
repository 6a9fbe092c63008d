//! Detects the encoding of a file among the usual ones. The caller decodes: the page through the browser, the command
//! line through a crate.

use super::foreign::is_binary;
use crate::words::naming;

/// An encoding in which spreadsheets write lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    Utf8,
    Utf16Le,
    Utf16Be,
    /// Western languages.
    Windows1252,
    MacRoman,
    /// Central European languages.
    Windows1250,
    /// Cyrillic.
    Windows1251,
    /// Greek.
    Windows1253,
}

impl Encoding {
    /// Encodings that bytes do not identify, the likeliest first.
    pub const SILENT: [Encoding; 5] = [
        Encoding::Windows1252,
        Encoding::MacRoman,
        Encoding::Windows1250,
        Encoding::Windows1251,
        Encoding::Windows1253,
    ];

    /// Returns its label in the Encoding Standard.
    pub const fn label(self) -> &'static str {
        match self {
            Encoding::Utf8 => "utf-8",
            Encoding::Utf16Le => "utf-16le",
            Encoding::Utf16Be => "utf-16be",
            Encoding::Windows1252 => "windows-1252",
            Encoding::MacRoman => "macintosh",
            Encoding::Windows1250 => "windows-1250",
            Encoding::Windows1251 => "windows-1251",
            Encoding::Windows1253 => "windows-1253",
        }
    }

    /// Returns whether its letters beyond ASCII mix with ASCII letters within a word.
    const fn is_latin(self) -> bool {
        !matches!(self, Encoding::Windows1251 | Encoding::Windows1253)
    }
}

/// A file read by one encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The name of the file.
    pub file: Option<String>,
    pub encoding: Encoding,
    pub text: String,
    /// True if the encoding is a guess: neither chosen by the user nor identified by the file.
    pub is_guessed: bool,
}

/// A text to import.
pub struct Text<'a> {
    /// The name of its file.
    pub(super) file: Option<&'a str>,
    pub(super) text: &'a str,
    /// Words in it with ambiguous letters.
    pub(super) guessed: Vec<String>,
}

impl<'a> From<&'a str> for Text<'a> {
    fn from(text: &'a str) -> Text<'a> {
        Text { file: None, text, guessed: Vec::new() }
    }
}

impl<'a> From<&'a Reading> for Text<'a> {
    fn from(reading: &'a Reading) -> Text<'a> {
        let guessed = if reading.is_guessed { reading.words() } else { Vec::new() };
        Text { file: reading.file.as_deref(), text: &reading.text, guessed }
    }
}

/// The most words shown to distinguish readings.
const WORDS: usize = 6;

impl Reading {
    /// Returns a text read by an encoding.
    pub const fn new(encoding: Encoding, text: String) -> Reading {
        Reading { file: None, encoding, text, is_guessed: false }
    }

    /// Returns the words that other encodings may read differently.
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

/// Returns the possible readings of a file, the likeliest first; only one if the encoding is certain.
pub fn readings(bytes: &[u8], decode: impl Fn(&[u8], Encoding) -> String) -> Vec<Reading> {
    let reading = |encoding: Encoding| Reading::new(encoding, decode(bytes, encoding));
    if let Some(encoding) = sure(bytes) {
        return vec![reading(encoding)];
    }
    let possible = |encodings: &[Encoding]| {
        let all = encodings.iter().map(|encoding| reading(*encoding));
        let all = all.map(|it| (oddity(&it.text, it.encoding.is_latin()), it));
        let mut all: Vec<(Oddity, Reading)> = all.filter(|(odd, _)| *odd < Oddity::Sure).collect();
        all.sort_by_key(|(odd, _)| *odd);
        all.into_iter().map(|(_, reading)| reading).collect::<Vec<Reading>>()
    };
    let (western, others) = Encoding::SILENT.split_at(2);
    let mut found = possible(western);
    if found.is_empty() {
        found = possible(others);
    }
    match found.as_mut_slice() {
        [] => western.iter().map(|encoding| reading(*encoding)).collect(),
        [only] => {
            only.is_guessed = true;
            found
        }
        _ => found,
    }
}

/// Returns the encoding that the bytes identify; `None` if it is ambiguous.
fn sure(bytes: &[u8]) -> Option<Encoding> {
    match bytes {
        // Binary files are identified later by their first bytes.
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

/// The evidence against a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Oddity {
    None,
    Perhaps,
    Sure,
}

/// Length of a run of letters beyond ASCII from which a text in a Latin encoding is odd.
const MOST_IN_A_ROW: usize = 3;

/// Returns the evidence against a text: wrong case within a word, two alphabets in one word, or signs that names do not
/// have.
fn oddity(text: &str, is_latin: bool) -> Oddity {
    let letters: Vec<char> = text.chars().collect();
    let odd = |at: usize| {
        let beside = |at: Option<usize>| at.and_then(|at| letters.get(at)).copied().unwrap_or(' ');
        let (before, letter, after) =
            (beside(at.checked_sub(1)), letters[at], beside(at.checked_add(1)));
        let is_within = before.is_alphabetic() && after.is_alphabetic();
        let is_foreign = |letter: &char| !letter.is_ascii() && letter.is_alphabetic();
        let is_mixed = if is_latin {
            letters[at..].iter().take(MOST_IN_A_ROW).filter(|it| is_foreign(it)).count()
                == MOST_IN_A_ROW
        } else {
            is_foreign(&letter) && [before, after].iter().any(char::is_ascii_alphabetic)
        };
        match letter {
            _ if letter.is_ascii() => Oddity::None,
            _ if is_mixed => Oddity::Sure,
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
