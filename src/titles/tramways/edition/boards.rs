//! The twelve boards, each with a normal (1920) and a hard (1910) side (BOARD-1, BOARD-2).
//!
//! A side is three rows of five cells: `.` plain, `^` mountain, `~` lake, `R C I L` a printed
//! Building (adjacent equal letters are one Building), a number for a Parcel.
//!
//! Every long edge has at least three open cells (plain or mountain), every short edge at least two, and the open cells of a side
//! are connected: so any two boards join in any orientation, and no place of a map is cut off.

use crate::titles::tramways::rules::icon::PARCELS;

/// The numbers of the Parcels, in the order of their ids.
pub const PARCEL_NAMES: [&str; PARCELS] = [
    "A1", "A2", "A3", "B1", "B2", "C1", "C2", "C3", "D1", "D2", "D3", "E1", "E2", "E3", "F1", "F2",
    "F3", "G1", "G2", "G3", "H1", "H2", "I1", "I2", "J",
];

pub struct BoardText {
    /// The board's letter; the three J boards are J, K and L.
    pub name: &'static str,
    /// The 1920 side.
    pub normal: [&'static str; 3],
    /// The 1910 side.
    pub hard: [&'static str; 3],
}

/// The boards in the order of their ids.
#[rustfmt::skip]
pub const BOARDS: [BoardText; 12] = [
    // Twin Parcels below the pass.
    BoardText {
        name: "A",
        normal: [
            "A1 .  ~  .  . ",
            ".  ^  .  .  R ",
            ".  A2 A3 .  . ",
        ],
        hard: [
            ".  .  .  ^  ^ ",
            ".  A1 ~  .  ^ ",
            ".  .  ~  A3 ^ ",
        ],
    },
    // B1 is behind the mountains, on the hard side only.
    BoardText {
        name: "B",
        normal: [
            ".  .  .  .  . ",
            "^  B2 ~  .  L ",
            "C  ^  .  .  . ",
        ],
        hard: [
            "^  B2 ~  .  . ",
            ".  ^  L  .  ^ ",
            "B1 .  ^  .  ~ ",
        ],
    },
    // The works, with C3 as the short way around.
    BoardText {
        name: "C",
        normal: [
            ".  .  I  I  . ",
            "C1 .  ^  .  ^ ",
            ".  .  C3 .  C2",
        ],
        hard: [
            ".  ^  ~  C2 . ",
            "C1 ^  .  .  . ",
            ".  .  C3 ^  I ",
        ],
    },
    // The market.
    BoardText {
        name: "D",
        normal: [
            ".  D1 D2 .  . ",
            ".  ^  .  .  D3",
            ".  C  C  .  . ",
        ],
        hard: [
            "C  ^  D1 ^  . ",
            ".  .  ^  .  D3",
            ".  ~  D2 ^  . ",
        ],
    },
    // The lido, with E1 on its shore.
    BoardText {
        name: "E",
        normal: [
            ".  .  .  ^  E3",
            "L  ~  E1 .  . ",
            ".  .  .  .  . ",
        ],
        hard: [
            ".  .  ^  .  E2",
            "^  E1 ~  .  ^ ",
            "^  .  ~  E3 . ",
        ],
    },
    // Three Parcels and a street of houses around one hill.
    BoardText {
        name: "F",
        normal: [
            ".  .  R  .  . ",
            "F2 .  ^  .  F3",
            ".  .  F1 .  . ",
        ],
        hard: [
            ".  .  .  F1 ~ ",
            "F3 .  ^  ^  . ",
            ".  ^  ~  F2 . ",
        ],
    },
    // The quarry.
    BoardText {
        name: "G",
        normal: [
            ".  G1 ^  G3 . ",
            ".  ^  .  .  . ",
            ".  I  .  .  G2",
        ],
        hard: [
            "^  ^  .  ^  . ",
            "G2 ~  .  G1 . ",
            ".  ^  .  ~  . ",
        ],
    },
    // The garden suburb.
    BoardText {
        name: "H",
        normal: [
            "H2 .  ~  .  . ",
            ".  .  .  ^  H1",
            ".  R  R  .  . ",
        ],
        hard: [
            ".  R  ~  ^  . ",
            ".  .  ^  .  H2",
            ".  ~  H1 ^  . ",
        ],
    },
    // The lake resort.
    BoardText {
        name: "I",
        normal: [
            ".  .  ^  .  I1",
            "I2 ~  L  .  ^ ",
            ".  .  .  .  . ",
        ],
        hard: [
            ".  .  .  ~  ~ ",
            "^  I1 ~  I2 . ",
            "^  .  ^  .  ^ ",
        ],
    },
    // The old crossroads.
    BoardText {
        name: "J",
        normal: [
            ".  .  ^  .  . ",
            "C  ~  .  .  J ",
            ".  .  .  .  . ",
        ],
        hard: [
            ".  ~  J  ^  . ",
            ".  ^  .  .  ^ ",
            ".  ~  .  ^  . ",
        ],
    },
    // The open country.
    BoardText {
        name: "K",
        normal: [
            ".  .  ^  .  . ",
            "I  ^  .  J  . ",
            ".  .  .  .  . ",
        ],
        hard: [
            ".  ^  J  .  ^ ",
            ".  .  ^  ^  . ",
            "^  .  .  ~  . ",
        ],
    },
    // The marshes.
    BoardText {
        name: "L",
        normal: [
            ".  .  .  .  ^ ",
            "L  .  ~  J  . ",
            ".  .  .  .  . ",
        ],
        hard: [
            ".  .  J  ~  ^ ",
            ".  ~  ^  .  ^ ",
            ".  .  .  ~  . ",
        ],
    },
];
