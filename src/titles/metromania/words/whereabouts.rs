//! Where things lie on the board, by direction and distance from something that is named on it.

use super::{board, spot_name, the_line};
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::state::Pattern;
use crate::words::Locale;

/// A direction on the board, which has its north above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    North,
    /// Up and to the right.
    NorthEast,
    /// To the right.
    East,
    /// Down and to the right.
    SouthEast,
    South,
    /// Down and to the left.
    SouthWest,
    /// To the left.
    West,
    /// Up and to the left.
    NorthWest,
}

/// Something of the board that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// A Destination that was placed.
    Destination(Destination),
    Lake,
    Park,
    /// Where the six districts meet.
    Middle,
}

/// How far away something is, in edges, and where; nothing where it is there.
pub type Way = Option<(usize, Heading)>;

/// A direction as the compass has it.
fn compass(heading: Heading, locale: Locale) -> &'static str {
    match heading {
        Heading::North => locale.pick("north", "norte"),
        Heading::NorthEast => locale.pick("north-east", "noreste"),
        Heading::East => locale.pick("east", "este"),
        Heading::SouthEast => locale.pick("south-east", "sureste"),
        Heading::South => locale.pick("south", "sur"),
        Heading::SouthWest => locale.pick("south-west", "suroeste"),
        Heading::West => locale.pick("west", "oeste"),
        Heading::NorthWest => locale.pick("north-west", "noroeste"),
    }
}

/// A direction within a sentence.
pub fn heading(heading: Heading, locale: Locale) -> String {
    let compass = compass(heading, locale);
    locale.pick(format!("to the {compass}"), format!("hacia el {compass}"))
}

/// A side of the city.
pub fn side(heading: Heading, locale: Locale) -> String {
    let compass = compass(heading, locale);
    locale.pick(format!("{compass} side"), format!("lado {compass}"))
}

/// A small number in letters.
fn number(count: usize, locale: Locale) -> String {
    const NUMBERS: [[&str; 10]; 2] = [
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
        ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    ];
    let [english, spanish] = NUMBERS;
    let word = count.checked_sub(1).and_then(|at| locale.pick(english, spanish).get(at).copied());
    word.map_or_else(|| locale.number(count as i64), str::to_owned)
}

/// A Destination by its letter and its type.
pub fn destination(it: Destination, locale: Locale) -> String {
    format!("{} ({})", it.letter().name(), spot_name(it.kind(), locale))
}

/// A landmark within a sentence.
pub fn name(landmark: Landmark, locale: Locale) -> String {
    match landmark {
        Landmark::Destination(it) => destination(it, locale),
        Landmark::Lake => board::lake(locale).to_owned(),
        Landmark::Park => board::park(locale).to_owned(),
        Landmark::Middle => board::middle(locale).to_owned(),
    }
}

/// Where something lies, by a landmark: "two north-east of B (Entertainment)".
pub fn away(landmark: Landmark, way: Way, locale: Locale) -> String {
    let name = name(landmark, locale);
    let Some((steps, heading)) = way else {
        return match (landmark, locale) {
            (Landmark::Middle, Locale::English) => format!("in {name}"),
            (_, Locale::English) => format!("at {name}"),
            (Landmark::Middle, Locale::Spanish) => format!("en {name}"),
            (_, Locale::Spanish) => contracted(&format!("junto a {name}")),
        };
    };
    let (steps, compass) = (number(steps, locale), compass(heading, locale));
    locale.pick(
        format!("{steps} {compass} of {name}"),
        contracted(&format!("{steps} al {compass} de {name}")),
    )
}

/// Spanish prepositions join the article behind them.
fn contracted(text: &str) -> String {
    text.replace(" de el ", " del ").replace(" a el ", " al ")
}

/// How far something is from the open end of a line of the reader.
pub fn from_line(pattern: Pattern, way: Way, locale: Locale) -> String {
    let line = the_line(pattern, locale);
    let way = match way {
        Some((steps, to)) => format!("{} {}", number(steps, locale), heading(to, locale)),
        None => locale.pick("right there", "ahí mismo").to_owned(),
    };
    locale.pick(format!("from {line}: {way}"), format!("desde {line}: {way}"))
}

/// Where the nearest Spot lies that a Destination can be placed on, from each line.
pub fn nearest_spot(ways: &[String], locale: Locale) -> String {
    let ways = ways.join("; ");
    locale.pick(format!("nearest free Spot {ways}"), format!("Lugar libre más cercano {ways}"))
}

/// Where the Spots lie that a Destination can be placed on.
pub fn free_spots(places: &[String], locale: Locale) -> String {
    let places = places.join("; ");
    locale.pick(format!("free Spots: {places}"), format!("Lugares libres: {places}"))
}

/// No Spot is left for a Destination.
pub fn no_spot(locale: Locale) -> &'static str {
    locale.pick("no free Spot is left", "no queda ningún Lugar libre")
}

/// Where an open end lies.
pub fn open_end(place: &str, locale: Locale) -> String {
    locale.pick(format!("open end {place}"), format!("extremo abierto {place}"))
}
