//! Places on the board, by direction and distance from named things.

use super::{board, spot_name, the_line};
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::state::Pattern;
use crate::words::{Locale, phrases};

phrases! { locale:
    compass: Heading {
        Heading::North => "north" "norte",
        Heading::NorthEast => "north-east" "noreste",
        Heading::East => "east" "este",
        Heading::SouthEast => "south-east" "sureste",
        Heading::South => "south" "sur",
        Heading::SouthWest => "south-west" "suroeste",
        Heading::West => "west" "oeste",
        Heading::NorthWest => "north-west" "noroeste",
    }
    /// A direction within a sentence.
    heading(heading: Heading) [compass = compass(heading, locale)]
        "to the {compass}" "hacia el {compass}"
    /// A side of the city.
    side(heading: Heading) [compass = compass(heading, locale)] "{compass} side" "lado {compass}"
    /// Where the nearest Spot for a Destination is, from each line.
    nearest_spot(ways: &[String]) [ways = ways.join("; ")]
        "nearest free Spot {ways}" "Lugar libre más cercano {ways}"
    /// Where the Spots for a Destination are.
    free_spots(places: &[String]) [places = places.join("; ")]
        "free Spots: {places}" "Lugares libres: {places}"
    no_spot "no free Spot is left" "no queda ningún Lugar libre"
    /// A number of steps in a direction from a landmark.
    steps_from(steps: usize, heading: Heading, landmark: Landmark) [steps = number(steps, locale), compass = compass(heading, locale), name = name(landmark, locale)]
        "{steps} {compass} of {name}" "{steps} al {compass} de {name}"
    /// Right at a landmark.
    beside(landmark: Landmark) [name = name(landmark, locale)] => landmark {
        Landmark::Middle => "in {name}" "en {name}",
        _ => "at {name}" "junto a {name}",
    }
    open_end(place: &str) "open end {place}" "extremo abierto {place}"
}

/// A direction on the board; north is up.
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

/// A named thing of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// A Destination that was placed.
    Destination(Destination),
    Lake,
    Park,
    /// The point where the six districts meet.
    Middle,
}

/// The distance in edges and the direction of something; `None` if it is right there.
pub type Bearing = Option<(usize, Heading)>;

/// Writes a small number as a word.
fn number(count: usize, locale: Locale) -> String {
    const NUMBERS: [[&str; 10]; 2] = [
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
        ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    ];
    let [english, spanish] = NUMBERS;
    let word = count.checked_sub(1).and_then(|at| locale.pick(english, spanish).get(at).copied());
    word.map_or_else(|| locale.number(count as i64), str::to_owned)
}

/// Names a Destination by its letter and type.
pub fn destination(it: Destination, locale: Locale) -> String {
    format!("{} ({})", it.letter().name(), spot_name(it.kind(), locale))
}

/// Names a landmark within a sentence.
pub fn name(landmark: Landmark, locale: Locale) -> String {
    match landmark {
        Landmark::Destination(it) => destination(it, locale),
        Landmark::Lake => board::lake(locale).to_owned(),
        Landmark::Park => board::park(locale).to_owned(),
        Landmark::Middle => board::middle(locale).to_owned(),
    }
}

/// Describes a place by a landmark: "two north-east of B (Entertainment)".
pub fn away(landmark: Landmark, way: Bearing, locale: Locale) -> String {
    contracted(&match way {
        Some((steps, heading)) => steps_from(steps, heading, landmark, locale),
        None => beside(landmark, locale),
    })
}

/// Joins Spanish prepositions with the article after them.
fn contracted(text: &str) -> String {
    text.replace(" de el ", " del ").replace(" a el ", " al ")
}

/// Describes how far something is from the open end of one of the reader's lines.
pub fn from_line(pattern: Pattern, way: Bearing, locale: Locale) -> String {
    let line = the_line(pattern, locale);
    let way = match way {
        Some((steps, to)) => format!("{} {}", number(steps, locale), heading(to, locale)),
        None => phrases! { locale, "right there", "ahí mismo" },
    };
    phrases! { locale, "from {line}: {way}", "desde {line}: {way}" }
}
