//! The scores of Metromania's bots, as printed by `lab reference`; BOTS.md has the same rows.

use crate::engine::bots::Level::{Easy, Hard, Medium};
use crate::engine::bots::Reference;

/// The rows of the table, by players and level.
pub const REFERENCE: &[Reference] = &[
    Reference::among("metromania", 2, Easy, 400, [-10, 1, 8, 15, 25], [-39, -26, -16, -3, 12]),
    Reference::among("metromania", 2, Medium, 400, [4, 12, 18, 26, 33], [-26, -10, -1, 11, 26]),
    Reference::among("metromania", 2, Hard, 100, [10, 17, 24, 30, 37], [-9, 8, 17, 27, 36]),
    Reference::among("metromania", 3, Easy, 400, [-4, 7, 13, 20, 30], [-35, -23, -15, -8, 4]),
    Reference::among("metromania", 3, Medium, 400, [6, 15, 22, 29, 36], [-23, -13, -5, 3, 14]),
    Reference::among("metromania", 3, Hard, 100, [14, 23, 29, 35, 41], [-10, -1, 8, 13, 23]),
    Reference::among("metromania", 4, Easy, 400, [-3, 6, 11, 16, 24], [-30, -21, -14, -8, 3]),
    Reference::among("metromania", 4, Medium, 400, [3, 13, 18, 23, 29], [-22, -12, -6, 0, 9]),
    Reference::among("metromania", 4, Hard, 100, [8, 17, 21, 26, 32], [-12, -4, 1, 8, 15]),
];
