//! Our decisions where the sources are silent, each with a name; the rules page explains them.

/// MSET-2: the tunnels of each line, not exchanged between lines.
pub const TUNNELS: usize = 18;
/// MTURN-1: the tunnels of a turn, unless fewer are possible.
pub const DIGS: u8 = 3;
/// MSET-1: the common stations.
pub const STATIONS: u8 = 30;
/// MTEST-1: the minutes of a section.
pub const SECTION_MINUTES: u16 = 1;
/// MTEST-1: the minutes of a change of line.
pub const CHANGE_MINUTES: u16 = 3;
/// MTEST-1: the minutes of boarding the first line.
pub const BOARDING_MINUTES: u16 = 0;
/// MTEST-2: the points of a rider who placed one of the Destinations.
pub const OWN_TRIP: i32 = 6;
/// MTEST-2: the points of any other rider.
pub const OTHER_TRIP: i32 = 3;
/// MTEST-3: the loss of a player at fault.
pub const PENALTY: i32 = 6;
/// MTEST-4: the points of a rider on Sunday.
pub const SUNDAY_TRIP: i32 = 5;

/// MEND-1: returns the number of finished or blocked lines that ends construction.
pub fn lines_that_end(players: usize) -> usize {
    if players == 2 { 4 } else { 5 }
}

/// MLINE-4: the sixths by which a line may always turn: none, or one to either side.
pub const WIDE_TURNS: [u8; 3] = [0, 1, 5];
/// MLINE-4: the sixths by which a line may turn only at a station built before the tunnel is dug.
pub const SHARP_TURNS: [u8; 2] = [2, 4];

/// MLINE-4: returns whether a line may turn by a number of sixths; never back.
pub fn may_turn(sixths: u8, on_station: bool) -> bool {
    WIDE_TURNS.contains(&sixths) || on_station && SHARP_TURNS.contains(&sixths)
}

/// MTURN-1: returns the number of passes in a row that ends construction at once, without last turns.
pub fn passes_that_end(players: usize) -> usize {
    players
}

/// MEND-2: returns the points kept by a player with a number of finished lines, halves rounded down.
pub fn remaining_points(points: i32, finished: usize) -> i32 {
    match finished {
        0 => 0,
        1 => points.div_euclid(2),
        _ => points,
    }
}
