//! Colours by their meaning.

use crate::table::PlayerColor;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::view::scene::Era;

/// A colour of a picture. The page has it as a token, in light and dark; files have the light one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ink {
    /// The ground of a board.
    Ground(Era),
    /// The edge of a board.
    Edge,
    Water,
    Rock,
    Snow,
    /// A vacant Parcel.
    Lot,
    /// The outline of a Parcel.
    LotLine,
    /// A Building, by type.
    Building(BuildingType),
    /// The outline of a Building.
    BuildingLine(BuildingType),
    /// The walls of a Building.
    Wall,
    Seat(PlayerColor),
    /// An upgraded Link or Building.
    Brass,
    /// A Passenger, a stop, or the pattern of a line.
    Person,
    /// The outline of a Passenger.
    PersonLine,
}

impl Ink {
    /// The token's name, and the light colour.
    fn named(self) -> (&'static str, &'static str) {
        match self {
            Ink::Ground(Era::Normal) => ("--ground", "#f6edd6"),
            Ink::Ground(Era::Hard) => ("--ground-old", "#e9d7b0"),
            Ink::Edge => ("--board-edge", "#b39c68"),
            Ink::Water => ("--water", "#a9cfd6"),
            Ink::Rock => ("--rock", "#b9ad98"),
            Ink::Snow => ("--snow", "#fffaf0"),
            Ink::Lot => ("--lot", "#d3cfc4"),
            Ink::LotLine => ("--lot-line", "#8d887b"),
            Ink::Building(kind) => BUILDINGS[kind.index()],
            Ink::BuildingLine(kind) => BUILDING_LINES[kind.index()],
            Ink::Wall => ("--wall", "#fff9ea"),
            Ink::Seat(color) => SEATS[color as usize],
            Ink::Brass => ("--brass-light", "#e8c982"),
            Ink::Person => ("--person", "#ffffff"),
            Ink::PersonLine => ("--person-line", "#3b352c"),
        }
    }

    /// Returns the name of the page's token.
    pub fn token(self) -> &'static str {
        self.named().0
    }

    /// Returns the colour for files, as `#rrggbb`.
    pub fn fixed(self) -> &'static str {
        self.named().1
    }
}

const BUILDINGS: [(&str, &str); 4] = [
    ("--enamel-r", "#2c7a4e"),
    ("--enamel-c", "#2560a6"),
    ("--enamel-i", "#eab52b"),
    ("--enamel-l", "#bf352a"),
];

const BUILDING_LINES: [(&str, &str); 4] = [
    ("--enamel-r-shade", "#1b5535"),
    ("--enamel-c-shade", "#173f74"),
    ("--enamel-i-shade", "#8f6708"),
    ("--enamel-l-shade", "#84201a"),
];

const SEATS: [(&str, &str); 5] = [
    ("--seat-o", "#de6a12"),
    ("--seat-b", "#774722"),
    ("--seat-k", "#e0609a"),
    ("--seat-g", "#69a01f"),
    ("--seat-p", "#66399b"),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InkStroke {
    pub ink: Ink,
    /// Width in units.
    pub width: i32,
    pub dashes: Dashes,
}

/// The pattern of a line; lines with a pattern have round ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dashes {
    Plain,
    /// An incomplete Link.
    Open,
    /// A player's pattern.
    Of(PlayerColor),
}

impl Dashes {
    /// Returns the lengths of dashes and gaps in units; empty for a plain line.
    pub fn lengths(self) -> &'static str {
        match self {
            Dashes::Plain | Dashes::Of(PlayerColor::Orange) => "",
            Dashes::Open => "10 26",
            Dashes::Of(PlayerColor::Brown) => "7 17",
            Dashes::Of(PlayerColor::Pink) => "0 14",
            Dashes::Of(PlayerColor::Green) => "22 16",
            Dashes::Of(PlayerColor::Purple) => "18 14 0 14",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKENS: &str = include_str!("../../../../../styles/tokens.css");

    fn all() -> impl Iterator<Item = Ink> {
        let plain = [
            Ink::Ground(Era::Normal),
            Ink::Ground(Era::Hard),
            Ink::Edge,
            Ink::Water,
            Ink::Rock,
            Ink::Snow,
            Ink::Lot,
            Ink::LotLine,
            Ink::Wall,
            Ink::Brass,
            Ink::Person,
            Ink::PersonLine,
        ];
        let kinds =
            BuildingType::ALL.into_iter().flat_map(|k| [Ink::Building(k), Ink::BuildingLine(k)]);
        plain.into_iter().chain(kinds).chain(PlayerColor::ALL.map(Ink::Seat))
    }

    #[test]
    fn pictures_use_the_light_theme() {
        for ink in all() {
            let line = format!("{}: light-dark({},", ink.token(), ink.fixed());
            assert!(TOKENS.contains(&line), "{line}");
        }
    }

    #[test]
    fn players_have_patterns_of_their_own() {
        let patterns: std::collections::BTreeSet<&str> =
            PlayerColor::ALL.map(|color| Dashes::Of(color).lengths()).into();
        assert_eq!(patterns.len(), PlayerColor::ALL.len());
    }
}
