//! What the cells and fields of files say: numbers, yes and no, colours, in the languages in which lists are written.

use super::check::{At, Finding, Why};
use super::{DeckColor, Draft};
use crate::words::naming;

/// A word as it is looked up: small letters without accents, spaces and signs.
pub(super) fn key(word: &str) -> String {
    naming::folded(word).chars().filter(|it| it.is_alphanumeric()).collect()
}

/// A number as spreadsheets write it: with a decimal point or comma, and with marks between its thousands.
pub(super) fn numeral(text: &str) -> Option<f64> {
    let is_gap = |it: char| it.is_whitespace() || it == '\'' || it == '’';
    let text: String = text.chars().filter(|&it| !is_gap(it)).collect();
    let text = text.replace('\u{2212}', "-");
    let text = match (text.rfind('.'), text.rfind(',')) {
        (Some(point), Some(comma)) if point > comma => text.replace(',', ""),
        (Some(_), Some(_)) => text.replace('.', "").replace(',', "."),
        _ => text.replace(',', "."),
    };
    let is_number = |it: char| it.is_ascii_digit() || matches!(it, '.' | '-' | '+' | 'e' | 'E');
    let begins = text.starts_with(|it: char| it.is_ascii_digit() || matches!(it, '.' | '-' | '+'));
    if !begins || !text.chars().all(is_number) {
        return None;
    }
    text.parse().ok().filter(|it: &f64| it.is_finite())
}

/// A count that a file gives, and why it is not taken as it stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Amount {
    pub(super) value: u32,
    pub(super) doubt: Option<Why>,
}

impl Amount {
    /// The count of a cell; 0 where it is empty or says something else, and the nearest one where it is not whole.
    pub(super) fn of(text: &str) -> Amount {
        let said = || naming::clipped(text, 20);
        match numeral(text).map(|number| number.clamp(0.0, 1e6)) {
            Some(number) if number.fract() == 0.0 => Amount { value: number as u32, doubt: None },
            Some(number) => {
                Amount { value: number.round() as u32, doubt: Some(Why::NotWhole(said())) }
            }
            None if text.trim().is_empty() => Amount::default(),
            None => Amount { value: 0, doubt: Some(Why::NoNumber(said())) },
        }
    }

    /// The count; what is doubtful about it is told.
    pub(super) fn taken(self, findings: &mut Vec<Finding>, at: &At) -> u32 {
        findings.extend(self.doubt.map(|why| Finding::new(at.clone(), why)));
        self.value
    }
}

/// The counts below and above one that is not whole, as a file writes it.
pub fn beside(text: &str) -> [u32; 2] {
    let number = numeral(text).unwrap_or_default().clamp(0.0, 1e6);
    [number.floor() as u32, number.ceil() as u32]
}

/// Whether a cell says yes: anything but nothing and a no.
pub(super) fn is_yes(text: &str) -> bool {
    const NO: [&str; 11] =
        ["", "0", "00", "no", "n", "non", "nein", "false", "falsch", "faux", "falso"];
    !NO.contains(&key(text).as_str())
}

/// Whether a word says that something is a tunnel.
pub(super) fn is_tunnel(text: &str) -> bool {
    let key = key(text);
    key.contains("tunnel") || key.contains("tunel")
}

/// Whether the name of a deck says that its Tickets are long ones.
pub(super) fn is_long(name: &str) -> bool {
    let key = key(name);
    ["long", "lang", "larg"].iter().any(|word| key.contains(word))
}

/// What a file says of the colour of a Route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Paint {
    Color(DeckColor),
    Grey,
    Unknown,
}

/// The words for each colour in English, German, French and Spanish, as [`key`] writes them.
const COLORS: [(DeckColor, &[&str]); 8] = [
    (DeckColor::Blue, &["blue", "blau", "bleu", "bleue", "azul"]),
    (DeckColor::Green, &["green", "grun", "gruen", "vert", "verte", "verde"]),
    (DeckColor::Black, &["black", "schwarz", "noir", "noire", "negro", "negra"]),
    (
        DeckColor::Purple,
        &[
            "purple", "pink", "violet", "magenta", "violett", "lila", "rosa", "pourpre",
            "violette", "rose", "mauve", "morado", "morada", "violeta", "purpura",
        ],
    ),
    (DeckColor::Red, &["red", "rot", "rouge", "rojo", "roja"]),
    (DeckColor::Orange, &["orange", "naranja", "anaranjado"]),
    (DeckColor::Yellow, &["yellow", "gelb", "jaune", "amarillo", "amarilla"]),
    (DeckColor::White, &["white", "weiss", "blanc", "blanche", "blanco", "blanca"]),
];
const GREY: [&str; 18] = [
    "",
    "gray",
    "grey",
    "neutral",
    "any",
    "none",
    "wild",
    "grau",
    "beliebig",
    "gris",
    "grise",
    "neutre",
    "neutro",
    "cualquiera",
    "toutes",
    "alle",
    "egal",
    "x",
];

impl Paint {
    fn named(name: &str) -> Paint {
        let key = key(name);
        let known = COLORS.iter().find(|(_, names)| names.contains(&key.as_str()));
        match known {
            Some(&(color, _)) => Paint::Color(color),
            None if GREY.contains(&key.as_str()) => Paint::Grey,
            None => Paint::Unknown,
        }
    }
}

/// The colour of a name; an unknown one is told and counts as grey.
pub(super) fn painted(name: &str, findings: &mut Vec<Finding>, at: &At) -> Option<DeckColor> {
    match Paint::named(name) {
        Paint::Color(color) => Some(color),
        Paint::Grey => None,
        Paint::Unknown => {
            let name = naming::clipped(name, 20);
            findings.push(Finding::new(at.clone(), Why::UnknownColor(name)));
            None
        }
    }
}

/// How many letters have to be changed to make one word of another.
fn distance(one: &[char], two: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=two.len()).collect();
    for (at, letter) in one.iter().enumerate() {
        let mut before = std::mem::replace(&mut row[0], at + 1);
        for (other, there) in two.iter().enumerate() {
            let replaced = before + usize::from(letter != there);
            before = row[other + 1];
            row[other + 1] = replaced.min(before + 1).min(row[other] + 1);
        }
    }
    row[two.len()]
}

impl Draft {
    /// The place whose name is most like one that the file does not have; none where none is like it.
    pub fn meant(&self, name: &str) -> Option<usize> {
        let letters = |name: &str| naming::folded(name).chars().take(40).collect::<Vec<char>>();
        let name = letters(name);
        let far = |at: usize| distance(&name, &letters(&self.places[at].name));
        let nearest = (0..self.places.len()).min_by_key(|&at| far(at))?;
        (far(nearest) <= 1 + name.len() / 4).then_some(nearest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_spreadsheets_write_them() {
        let numbers = [
            ("3", 3.0),
            (" 3.0 ", 3.0),
            ("500,00", 500.0),
            ("1.234,5", 1234.5),
            ("1,234.5", 1234.5),
            ("1 234", 1234.0),
            ("1’234", 1234.0),
            ("−7,5", -7.5),
            ("+2", 2.0),
            (".5", 0.5),
        ];
        for (text, number) in numbers {
            assert_eq!(numeral(text), Some(number), "{text}");
        }
        for text in ["", "three", "3 km", "e3", "inf", "NaN", "1.2.3", "-", "1e999"] {
            assert_eq!(numeral(text), None, "{text}");
        }
    }

    #[test]
    fn a_count_that_is_not_whole_stands_between_two_that_are() {
        for (text, counts) in [("2.6", [2, 3]), ("1 234,5", [1234, 1235]), (" 3,5 ", [3, 4])] {
            assert_eq!(beside(text), counts, "{text}");
        }
    }

    /// A language's colours are known whole.
    #[test]
    fn colours_are_read_in_four_languages() {
        let languages = [
            ["Blue", "green", "BLACK", "purple", "red", "orange", "yellow", "white", "grey"],
            ["blau", "grün", "schwarz", "lila", "rot", "orange", "gelb", "weiß", "grau"],
            ["bleu", "vert", "noir", "violet", "rouge", "orange", "jaune", "blanc", "gris"],
            ["azul", "verde", "negro", "morado", "rojo", "naranja", "amarillo", "blanco", "gris"],
        ];
        for names in languages {
            let read = names.map(Paint::named);
            let colors = DeckColor::ALL.map(Paint::Color);
            assert_eq!((&read[..8], read[8]), (&colors[..], Paint::Grey), "{names:?}");
        }
        assert_eq!(Paint::named("teal"), Paint::Unknown);
    }

    #[test]
    fn a_misspelt_name_means_the_nearest_place() {
        let draft = super::super::read("Nordtor ; Südsee ; 2 ; red\nSüdsee ; Ulm ; 3 ; blue");
        let draft = draft.expect("lines");
        assert_eq!(draft.meant("Nordtro"), Some(0));
        assert_eq!(draft.meant("sudse"), Some(1));
        assert_eq!(draft.meant("Ulmenau"), None);
        assert_eq!(draft.meant("Ul"), Some(2));
        assert_eq!(draft.meant("Kiel"), None);
    }
}
