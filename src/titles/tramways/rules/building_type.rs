//! The four Building types.

use serde::{Deserialize, Serialize};

/// A Building type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BuildingType {
    /// R, green: lowers Stress.
    Residence,
    /// C, blue: $5 or a Development card.
    Commerce,
    /// I, yellow: a Rail Worker; a larger hand for its builder.
    Industry,
    /// L, red: buys Happiness Points.
    Leisure,
}

impl BuildingType {
    /// All four types, in the order R C I L.
    pub const ALL: [BuildingType; 4] = [
        BuildingType::Residence,
        BuildingType::Commerce,
        BuildingType::Industry,
        BuildingType::Leisure,
    ];

    /// Returns 0 to 3, in the order R C I L.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Returns R, C, I or L.
    pub fn letter(self) -> char {
        ['R', 'C', 'I', 'L'][self.index()]
    }

    /// Reads R, C, I or L, upper or lower case.
    pub fn from_letter(letter: char) -> Option<BuildingType> {
        BuildingType::ALL.into_iter().find(|k| k.letter() == letter.to_ascii_uppercase())
    }
}
