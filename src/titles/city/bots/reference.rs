//! Reference scores of the bots of San Francisco and Berlin, printed by `lab reference`; BOTS.md has the same rows.

use crate::engine::bots::Level::{Easy, Hard, Medium};
use crate::engine::bots::Reference;

/// The rows of the table, by players and level.
pub const REFERENCE: &[Reference] = &[
    Reference::among("san-francisco", 2, Easy, 400, [9, 18, 26, 32, 38], [-31, -20, -13, -6, 1]),
    Reference::among("san-francisco", 2, Medium, 400, [25, 33, 36, 38, 42], [-14, -4, 0, 4, 13]),
    Reference::among("san-francisco", 2, Hard, 100, [32, 37, 39, 41, 44], [-6, 3, 6, 9, 15]),
    Reference::among("san-francisco", 3, Easy, 400, [7, 18, 25, 30, 36], [-32, -21, -14, -8, -2]),
    Reference::among("san-francisco", 3, Medium, 400, [22, 32, 35, 38, 42], [-16, -6, -2, 1, 7]),
    Reference::among("san-francisco", 3, Hard, 100, [29, 36, 38, 41, 45], [-9, -2, 2, 5, 10]),
    Reference::among("san-francisco", 4, Easy, 400, [7, 15, 21, 28, 34], [-33, -24, -18, -11, -5]),
    Reference::among("san-francisco", 4, Medium, 400, [19, 31, 34, 38, 42], [-20, -8, -4, 0, 6]),
    Reference::among("san-francisco", 4, Hard, 100, [30, 34, 37, 40, 43], [-8, -3, -1, 2, 8]),
    Reference::among("berlin", 2, Easy, 400, [9, 22, 28, 31, 36], [-26, -14, -8, -3, 4]),
    Reference::among("berlin", 2, Medium, 400, [20, 30, 33, 35, 40], [-15, -4, 0, 4, 13]),
    Reference::among("berlin", 2, Hard, 100, [29, 34, 36, 38, 42], [-4, 0, 4, 8, 15]),
    Reference::among("berlin", 3, Easy, 400, [9, 18, 25, 29, 34], [-27, -18, -11, -6, -2]),
    Reference::among("berlin", 3, Medium, 400, [23, 30, 33, 35, 39], [-14, -6, -2, 2, 6]),
    Reference::among("berlin", 3, Hard, 100, [27, 33, 35, 38, 42], [-11, -2, 1, 4, 10]),
    Reference::among("berlin", 4, Easy, 400, [5, 15, 23, 27, 32], [-30, -20, -13, -8, -2]),
    Reference::among("berlin", 4, Medium, 400, [18, 28, 31, 34, 38], [-18, -7, -3, 0, 5]),
    Reference::among("berlin", 4, Hard, 100, [25, 32, 34, 36, 39], [-11, -5, 0, 3, 9]),
];
