//! The scores of Tramways bots, as `lab reference` prints them; BOTS.md has the same rows.

use crate::engine::bots::Level::{Easy, Hard, Medium};
use crate::engine::bots::Reference;

/// The rows by players and level.
pub const REFERENCE: &[Reference] = &[
    Reference::alone("tramways", Easy, 400, [19, 29, 38, 48, 63]),
    Reference::alone("tramways", Medium, 400, [35, 48, 58, 67, 80]),
    Reference::alone("tramways", Hard, 100, [60, 76, 85, 95, 104]),
    Reference::among("tramways", 2, Easy, 400, [17, 28, 35, 45, 59], [-45, -27, -16, -5, 13]),
    Reference::among("tramways", 2, Medium, 400, [31, 43, 52, 63, 77], [-30, -12, -1, 10, 30]),
    Reference::among("tramways", 2, Hard, 100, [49, 60, 72, 82, 97], [-18, 4, 14, 31, 51]),
    Reference::among("tramways", 3, Easy, 400, [20, 31, 38, 45, 57], [-49, -32, -21, -11, 4]),
    Reference::among("tramways", 3, Medium, 400, [32, 42, 51, 61, 75], [-40, -20, -8, 5, 23]),
    Reference::among("tramways", 3, Hard, 30, [52, 62, 70, 83, 99], [-26, -3, 7, 28, 34]),
    Reference::among("tramways", 4, Easy, 400, [19, 28, 36, 44, 57], [-50, -33, -22, -13, 1]),
    Reference::among("tramways", 4, Medium, 400, [28, 40, 48, 56, 72], [-39, -22, -11, -2, 20]),
    Reference::among("tramways", 5, Easy, 400, [20, 29, 36, 43, 55], [-49, -34, -23, -15, -1]),
    Reference::among("tramways", 5, Medium, 400, [27, 37, 46, 56, 70], [-41, -25, -14, -4, 12]),
];
