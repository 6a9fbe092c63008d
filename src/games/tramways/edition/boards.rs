//! The twelve boards, each with a normal (1920) and a hard (1910) side (BOARD-1, BOARD-2).
//!
//! A side is three rows of five cells: `.` plain, `^` mountain, `~` lake, `R C I L` a printed
//! Building (two equal letters side by side are one Building), a Parcel by its number.

use crate::games::tramways::icon::PARCELS;

/// The numbers of the Parcels, in the order of their ids.
pub const PARCEL_NAMES: [&str; PARCELS] = [
    "A1", "A2", "A3", "B1", "B2", "C1", "C2", "C3", "D1", "D2", "D3", "E1", "E2", "E3", "F1", "F2",
    "F3", "G1", "G2", "G3", "H1", "H2", "I1", "I2", "J",
];

/// One board as text.
pub struct BoardText {
    /// The board's letter; the three J boards are J, K and L.
    pub name: &'static str,
    /// The 1920 side.
    pub normal: [&'static str; 3],
    /// The 1910 side.
    pub hard: [&'static str; 3],
}

/// The boards in the order of their ids.
pub const BOARDS: [BoardText; 12] = [
    BoardText {
        name: "A",
        normal: [". . R . A1", ". ^ . . .", "A2 . . A3 ."],
        hard: [". . ^ . A1", ". ^ ~ . .", "A2 . . A3 ."],
    },
    BoardText {
        name: "B",
        normal: [". C . . .", ". . ^ . B2", ". . . . ."],
        hard: [". ^ . . B1", ". ~ ^ . B2", ". . . . ."],
    },
    BoardText {
        name: "C",
        normal: [". I I . C1", ". . . . .", "C2 . . C3 ."],
        hard: [". I . . C1", ". ~ ^ . .", "C2 . . C3 ."],
    },
    BoardText {
        name: "D",
        normal: [". L . . D1", ". . . ^ .", "D2 . . D3 ."],
        hard: [". ^ . . D1", ". ~ ^ . .", "D2 . . D3 ."],
    },
    BoardText {
        name: "E",
        normal: [". R . . E1", ". . . ^ .", "E2 . . E3 ."],
        hard: [". ^ . . E1", ". ~ ^ . .", "E2 . . E3 ."],
    },
    BoardText {
        name: "F",
        normal: [". C . . F1", ". . . ^ .", "F2 . . F3 ."],
        hard: [". ^ . . F1", ". ~ ^ . .", "F2 . . F3 ."],
    },
    BoardText {
        name: "G",
        normal: [". I . L G1", ". . . ^ .", "G2 . . G3 ."],
        hard: [". I . . G1", ". ~ ^ . .", "G2 . . G3 ."],
    },
    BoardText {
        name: "H",
        normal: [". L . . H1", ". . . ^ .", "H2 . . . ."],
        hard: [". ^ . . H1", ". ~ ^ . .", "H2 . . . ."],
    },
    BoardText {
        name: "I",
        normal: [". R . C I1", ". . . ^ .", "I2 . . . ."],
        hard: [". R . . I1", ". ~ ^ . .", "I2 . . . ."],
    },
    BoardText {
        name: "J",
        normal: [". C . . J", ". . . ^ .", ". . . . ."],
        hard: [". ^ . . J", ". ~ ^ . .", ". . . . ."],
    },
    BoardText {
        name: "K",
        normal: [". I . . J", ". . . ^ .", ". . . . ."],
        hard: [". ^ . . J", ". ~ ^ . .", ". . . . ."],
    },
    BoardText {
        name: "L",
        normal: [". L . . J", ". . . ^ .", ". . . . ."],
        hard: [". ^ . . J", ". ~ ^ . .", ". . . . ."],
    },
];
