//! Numbers for what can be pressed: a view hands them out, intents return them.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

/// The number of low bits for the number; the kind is above them.
const NUMBER: u32 = 24;

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u32);

        impl $name {
            /// Makes the id of a thing from a kind, which the title defines, and a number below 2^24.
            pub const fn of(kind: u8, number: u32) -> $name {
                assert!(number < 1 << NUMBER, "a number below 2^24");
                $name((kind as u32) << NUMBER | number)
            }

            /// Returns the kind and the number.
            pub const fn parts(self) -> (u8, u32) {
                ((self.0 >> NUMBER) as u8, self.0 & ((1 << NUMBER) - 1))
            }
        }

        /// The form used in attributes of the page.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = ParseIntError;

            fn from_str(text: &str) -> Result<$name, ParseIntError> {
                text.parse().map($name)
            }
        }
    )*};
}

ids! {
    /// A place on the board that can be pressed, named or pointed at.
    PlaceId
    /// A choice of the present prompt.
    ChoiceId
    /// A pressable thing in a hand, a market or a row outside of the board.
    PieceId
}

impl From<(u8, u32)> for ChoiceId {
    fn from((kind, number): (u8, u32)) -> ChoiceId {
        ChoiceId::of(kind, number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip_through_text() {
        for (kind, number) in [(0, 0), (0, 37), (1, 0), (3, 12), (255, (1 << 24) - 1)] {
            let id = PlaceId::of(kind, number);
            assert_eq!(id.parts(), (kind, number));
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert!("-1".parse::<PieceId>().is_err());
        assert!("4294967296".parse::<ChoiceId>().is_err());
    }
}
