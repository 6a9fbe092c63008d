//! Parses the cells and fields of files: numbers, yes and no, colours, in the languages of lists.

use super::check::{At, Finding, Why};
use super::{DeckColor, Draft};
use crate::words::naming;

/// Normalizes a word for lookup: lower case, without accents, spaces and signs.
pub(super) fn key(word: &str) -> String {
    naming::folded(word).chars().filter(|it| it.is_alphanumeric()).collect()
}

/// Parses a number as spreadsheets write it: with a decimal point or comma, and with separators of thousands. A single
/// separator counts as a decimal one.
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

/// A count in a file, and the doubt about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Amount {
    pub(super) value: u32,
    pub(super) doubt: Option<Why>,
}

impl Amount {
    /// Parses the count of a cell: 0 if it is empty or not a number, rounded if it is not whole.
    pub(super) fn of(text: &str) -> Amount {
        let said = || naming::clipped(text, 20);
        let number = numeral(text).or_else(|| counted(text)).filter(|number| *number >= 0.0);
        match number.map(|number| number.min(1e6)) {
            Some(number) if number.fract() == 0.0 => Amount { value: number as u32, doubt: None },
            Some(number) => {
                Amount { value: number.round() as u32, doubt: Some(Why::NotWhole(said())) }
            }
            None if text.trim().is_empty() => Amount::default(),
            None => Amount { value: 0, doubt: Some(Why::NoNumber(said())) },
        }
    }

    /// Returns the count, and reports the doubt about it.
    pub(super) fn taken(self, findings: &mut Vec<Finding>, at: &At) -> u32 {
        findings.extend(self.doubt.map(|why| Finding::new(at.clone(), why)));
        self.value
    }
}

/// Parses the number of a cell with a unit: "3 spaces", "x2".
fn counted(text: &str) -> Option<f64> {
    let number = text.trim().trim_matches(|it: char| it.is_alphabetic() || it == ' ');
    if number.starts_with(|it: char| it.is_ascii_digit()) { numeral(number) } else { None }
}

/// Parses a number of degrees, optionally with a direction: N, S, E or W.
pub(super) fn coordinate(text: &str) -> Option<f64> {
    let text = text.trim();
    let side = text.chars().next_back().map(|it| it.to_ascii_uppercase());
    let number = text.trim_end_matches(['N', 'S', 'E', 'W', 'n', 's', 'e', 'w']);
    let number = number.trim().trim_end_matches(['°', '%']).trim_end_matches("px");
    let number = numeral(number)?;
    let number = if matches!(side, Some('S' | 'W')) { -number } else { number };
    (number.abs() < 1e6).then_some(number)
}

/// Parses a cell with both coordinates: "48.1, 11.5".
pub(super) fn coordinates(text: &str) -> Option<(f64, f64)> {
    let text = text.trim_matches(|it: char| matches!(it, '(' | ')' | '[' | ']' | ' '));
    let both = |mark: char| {
        let (one, two) = text.split_once(mark)?;
        coordinate(one.trim_end_matches(',')).zip(coordinate(two))
    };
    [';', ' ', ','].into_iter().find_map(both)
}

/// Returns the whole numbers below and above a count that is not whole.
pub fn beside(text: &str) -> [u32; 2] {
    let number = numeral(text).unwrap_or_default().clamp(0.0, 1e6);
    [number.floor() as u32, number.ceil() as u32]
}

/// Returns whether a cell means yes: any word except a no, and of signs only check marks.
pub(super) fn is_yes(text: &str) -> bool {
    const NO: [&str; 19] = [
        "", "0", "00", "no", "n", "non", "nein", "false", "falsch", "faux", "falso", "f", "off",
        "na", "none", "null", "keine", "ninguno", "aucun",
    ];
    const TICKS: [char; 9] = ['✓', '✔', '☑', '✅', '×', '*', '+', '•', '●'];
    !NO.contains(&key(text).as_str()) || text.contains(TICKS)
}

pub(super) fn is_tunnel(text: &str) -> bool {
    let key = key(text);
    key.contains("tunnel") || key.contains("tunel")
}

pub(super) fn is_bridge(text: &str) -> bool {
    ["bridge", "bridges", "brucke", "bruecke", "pont", "puente"].contains(&key(text).as_str())
}

pub(super) fn is_ferry(text: &str) -> bool {
    let key = key(text);
    ["ferry", "ferri", "fahre", "faehre", "traversier"].iter().any(|word| key.contains(word))
}

/// Returns whether the name of a deck means long Tickets.
pub(super) fn is_long(name: &str) -> bool {
    let key = key(name);
    ["long", "lang", "larg"].iter().any(|word| key.contains(word))
}

/// The colour of a Route in a file.
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
            "violette", "rose", "mauve", "morado", "morada", "violeta", "purpura", "rosado",
            "rosada", "fucsia", "fuchsia",
        ],
    ),
    (DeckColor::Red, &["red", "rot", "rouge", "rojo", "roja"]),
    (DeckColor::Orange, &["orange", "naranja", "anaranjado", "anaranjada"]),
    (DeckColor::Yellow, &["yellow", "gelb", "jaune", "amarillo", "amarilla"]),
    (DeckColor::White, &["white", "weiss", "blanc", "blanche", "blanco", "blanca"]),
];
/// Words that may accompany a colour.
const BESIDE: [&str; 14] = [
    "color", "colour", "colored", "farbe", "couleur", "line", "linie", "linea", "ligne", "route",
    "track", "tunnel", "tunel", "ferry",
];
const GREY: [&str; 25] = [
    "",
    "greyany",
    "grayany",
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
    "wildcard",
    "multi",
    "multicolor",
    "joker",
    "comodin",
];

impl Paint {
    fn named(name: &str) -> Paint {
        match Paint::said(&key(name)) {
            Paint::Unknown => {
                let words = name.split(|it: char| !it.is_alphanumeric()).map(key);
                let color: String = words.filter(|it| !BESIDE.contains(&&**it)).collect();
                if color.is_empty() { Paint::Unknown } else { Paint::said(&color) }
            }
            known => known,
        }
    }

    fn said(key: &str) -> Paint {
        let known = COLORS.iter().find(|(_, names)| names.contains(&key));
        match known {
            Some(&(color, _)) => Paint::Color(color),
            None if GREY.contains(&key) => Paint::Grey,
            None => Paint::Unknown,
        }
    }
}

/// Returns the colour of a name; an unknown one is reported and counts as grey.
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

/// Returns whether a word names a colour or grey.
pub(super) fn is_color(word: &str) -> bool {
    !word.trim().is_empty() && Paint::named(word) != Paint::Unknown
}

/// Returns the colours of lanes in a cell, such as "red/blue"; the whole cell if it names only one.
pub(super) fn lanes(cell: &str) -> Vec<String> {
    let parts: Vec<&str> = cell.split(['/', ',', '&', '+', ';']).map(str::trim).collect();
    let are_lanes = parts.len() > 1 && parts.iter().all(|part| is_color(part));
    // "Grey / any" names one colour twice.
    let says_grey = || {
        parts.iter().all(|part| Paint::named(part) == Paint::Grey)
            && parts[1..].iter().all(|part| key(part) != key(parts[0]))
    };
    if are_lanes && !says_grey() {
        parts.into_iter().map(str::to_owned).collect()
    } else {
        vec![cell.to_owned()]
    }
}

/// Returns the edit distance of two words.
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

/// Length from which names can be alike without being equal.
const LEAST_ALIKE: usize = 6;

/// Returns whether two names may be the same: they differ only in accents and signs, in one letter, or by a swap of
/// two.
pub(super) fn is_alike(one: &str, two: &str) -> bool {
    let [one, two] = [one, two].map(|name| key(name).chars().collect::<Vec<char>>());
    if one == two {
        return !one.is_empty();
    }
    if one.len().min(two.len()) < LEAST_ALIKE || one.len().abs_diff(two.len()) > 1 {
        return false;
    }
    let first = one.iter().zip(&two).take_while(|(one, two)| one == two).count();
    let [one, two] = [&one[first..], &two[first..]];
    // Names that differ only in their last character are different: "Gate 1" and "Gate 2".
    if one.len().max(two.len()) < 2 {
        return false;
    }
    let is_exchanged =
        one.len() == two.len() && [one[1], one[0]] == two[..2] && one[2..] == two[2..];
    is_exchanged || distance(one, two) == 1
}

impl Draft {
    /// Returns the place whose name is closest to an unknown one; `None` if none is close.
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
    fn reads_numbers_as_spreadsheets_write_them() {
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
    fn rounds_a_count_down_and_up() {
        for (text, counts) in [("2.6", [2, 3]), ("1 234,5", [1234, 1235]), (" 3,5 ", [3, 4])] {
            assert_eq!(beside(text), counts, "{text}");
        }
    }

    #[test]
    fn recognizes_yes_in_words_and_signs() {
        for text in ["x", "sí", "TRUE", "1", "ja", "✓", "✔", "*", "×"] {
            assert!(is_yes(text), "{text}");
        }
        for text in ["", " ", "-", "–", "✗", "☐", "no", "n/a", "0", "FALSCH"] {
            assert!(!is_yes(text), "{text}");
        }
    }

    #[test]
    fn reads_amounts_and_degrees_with_units() {
        for (text, value) in [("3 spaces", 3), ("x2", 2), ("4 cars ", 4), ("2", 2)] {
            assert_eq!(Amount::of(text), Amount { value, doubt: None }, "{text}");
        }
        for text in ["Mar-03", "-2", "two"] {
            assert_eq!(Amount::of(text).doubt, Some(Why::NoNumber(text.to_owned())), "{text}");
        }
        for (text, number) in [("48,1°N", 48.1), ("6.9 W", -6.9), ("12 s", -12.0), ("-3", -3.0)] {
            assert_eq!(coordinate(text), Some(number), "{text}");
        }
        for text in ["48.1, 11.5", "(48,1; 11,5)", "48,1 11,5", "48.1,11.5"] {
            assert_eq!(coordinates(text), Some((48.1, 11.5)), "{text}");
        }
        assert_eq!((coordinate("48°08'N"), coordinates("Bern, West")), (None, None));
    }

    #[test]
    fn splits_a_cell_of_two_colours_into_lanes() {
        for (cell, colors) in [
            ("red/blue", &["red", "blue"][..]),
            ("rot + blau", &["rot", "blau"]),
            ("grey, grey", &["grey", "grey"]),
            ("Grey/any", &["Grey/any"]),
            ("red/teal", &["red/teal"]),
            ("", &[""]),
        ] {
            assert_eq!(lanes(cell), colors, "{cell}");
        }
    }

    /// Each language has all colours.
    #[test]
    fn reads_colours_in_four_languages() {
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
        for unknown in ["teal", "dark red", "light blue", "red white", "line"] {
            assert_eq!(Paint::named(unknown), Paint::Unknown, "{unknown}");
        }
        let red = Paint::Color(DeckColor::Red);
        assert_eq!(["Any color", "grey (tunnel)"].map(Paint::named), [Paint::Grey; 2]);
        assert_eq!(["red line", "Farbe: Rot"].map(Paint::named), [red; 2]);
    }

    #[test]
    fn recognizes_names_that_differ_by_signs_or_a_letter() {
        for (one, two) in [
            ("St. Louis", "st louis"),
            ("Malmö", "Malmo"),
            ("Nordtor", "Nordtro"),
            ("Washington", "Washingtn"),
            ("Chicago", "Chikago"),
        ] {
            assert!(is_alike(one, two), "{one} {two}");
        }
        for (one, two) in [
            ("Gate 1", "Gate 2"),
            ("Station A", "Station B"),
            ("Harbour", "Harbour 2"),
            ("Ost", "West"),
            ("Basel", "Base"),
            ("Augsburg", "Duisburg"),
            ("東京", "大阪"),
        ] {
            assert!(!is_alike(one, two), "{one} {two}");
        }
    }

    #[test]
    fn resolves_a_misspelt_name_to_the_nearest_place() {
        let draft = super::super::read("Nordtor ; Südsee ; 2 ; red\nSüdsee ; Ulm ; 3 ; blue");
        let draft = draft.expect("lines");
        assert_eq!(draft.meant("Nordtro"), Some(0));
        assert_eq!(draft.meant("sudse"), Some(1));
        assert_eq!(draft.meant("Ulmenau"), None);
        assert_eq!(draft.meant("Ul"), Some(2));
        assert_eq!(draft.meant("Kiel"), None);
    }
}
