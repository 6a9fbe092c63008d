//! The worth of a forecast's features, in hundredths of a point.
//!
//! They were fitted by ridge regression: Medium bots played 2,500 games of two, 900 of three and 700 of four, and the features of
//! each player at the beginning of each turn were fitted to its final lead. Two were set by hand, because a search postpones what
//! brings nothing at once: an own Destination that is not placed, or for which no turn is left, costs three points more; with
//! three and four players one that no station touches costs one more.

use super::forecast::{OF_LETTER, OF_SUNDAY, REACHES, SPARE, STAGES};

/// The worth of each feature of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// A point for stations, by the spare turns for the first line and for both.
    pub(super) points_first: [i64; SPARE],
    pub(super) points_both: [i64; SPARE],
    /// The spare turns themselves.
    pub(super) first: [i64; SPARE],
    pub(super) both: [i64; SPARE],
    /// The class of a letter, by the part of the game.
    pub(super) letters: [[i64; OF_LETTER]; STAGES],
    /// The class of Sunday's trip.
    pub(super) sunday: [[i64; OF_SUNDAY]; STAGES],
    /// The distance of the nearest Spot for a type in hand.
    pub(super) nearest: [[i64; REACHES]; STAGES],
    /// A Destination in hand.
    pub(super) in_hand: [i64; STAGES],
    /// A Destination in hand for which no turn is left.
    pub(super) too_many: i64,
    /// A station on an own line.
    pub(super) stops: [i64; STAGES],
    /// A line that finds no path to an end.
    pub(super) blocked: [i64; STAGES],
    /// The part of the game.
    pub(super) stage: [i64; STAGES],
}

/// With two players.
pub(super) const DUEL: Weights = Weights {
    points_first: [33, -7, 37, 56, 66, 40, 53],
    points_both: [21, 32, 44, 55, 54, 14, 57],
    first: [-308, 226, 101, 47, -40, 118, -144],
    both: [-60, -206, -161, -57, 74, 612, -203],
    letters: [
        [-225, -359, -421, -48, -167, -154, 222, 211, 0, 245, 35, -324, 0, 0],
        [-415, -302, -336, 15, -20, -32, 98, 66, 129, 253, 57, -236, 0, 0],
        [-287, -295, -376, 46, 79, -3, -8, -21, -18, 230, 8, -178, 0, 0],
        [-273, -311, -340, 53, 107, 28, -39, -95, -111, 276, -101, -265, 0, 0],
    ],
    sunday: [
        [188, 4, -260, 41, 54, 0],
        [244, 78, -175, 72, 76, -73],
        [191, 2, -54, 202, 114, 74],
        [148, -84, -281, 303, 9, -63],
    ],
    nearest: [
        [-117, -306, -280, -189],
        [80, -27, -322, -353],
        [81, 54, -172, -511],
        [15, 28, 94, -221],
    ],
    in_hand: [-105, -153, -58, -24],
    too_many: -300,
    stops: [-6, -16, 0, 34],
    blocked: [-204, -306, -460, -413],
    stage: [-14, 30, 13, -28],
};

/// With three and four players.
pub(super) const CROWD: Weights = Weights {
    points_first: [11, -2, 32, 45, 50, 48, 64],
    points_both: [17, 3, 32, 46, 44, 59, 49],
    first: [-66, 44, 34, 71, 54, 69, -208],
    both: [-183, 14, 41, 71, 86, 83, -115],
    letters: [
        [-352, -238, -475, -196, -190, -174, 79, 146, 4, 364, 0, -162, -7, -258],
        [-518, -284, -369, -103, -85, -56, 36, 54, -1, 252, 0, -150, 56, -111],
        [-373, -317, -302, -126, -97, -78, 27, 77, 35, 192, 0, -93, 83, -70],
        [-316, -274, -328, -92, -185, -99, 55, -41, 73, -48, 0, -81, 72, -42],
    ],
    sunday: [
        [250, 0, -212, 6, 47, -22],
        [149, 0, -174, 39, 89, -24],
        [66, 0, -79, 10, 8, 185],
        [121, 0, -124, -48, -19, 23],
    ],
    nearest: [
        [34, -67, -140, -112],
        [347, 151, -153, -332],
        [79, 110, -193, -364],
        [-37, -21, 34, -297],
    ],
    in_hand: [-166, -270, -92, -18],
    too_many: -300,
    stops: [12, 16, 33, 121],
    blocked: [-69, -189, -412, -498],
    stage: [-5, -11, 42, -28],
};
