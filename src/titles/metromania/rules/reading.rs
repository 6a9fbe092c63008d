//! Our decisions where the sources are silent, one name each; the rules page tells them.

/// MSET-2: the tunnels of each line, which are not exchanged between lines.
pub const TUNNELS: usize = 18;
/// MTURN-1: the tunnels of a turn, unless fewer are possible.
pub const DIGS: u8 = 3;
/// MSET-1: the stations in common.
pub const STATIONS: u8 = 30;
/// MTEST-1: the minutes of a section.
pub const SECTION_MINUTES: u16 = 1;
/// MTEST-1: the minutes of a change of line.
pub const CHANGE_MINUTES: u16 = 3;
/// MTEST-1: the minutes of boarding the first line.
pub const BOARDING_MINUTES: u16 = 0;
/// MTEST-2: what a rider scores who placed one of the Destinations.
pub const OWN_TRIP: i32 = 6;
/// MTEST-2: what any other rider scores.
pub const OTHER_TRIP: i32 = 3;
/// MTEST-3: what a player at fault loses.
pub const PENALTY: i32 = 6;
/// MTEST-4: what a rider scores on Sunday.
pub const SUNDAY_TRIP: i32 = 5;

/// MEND-1: so many finished or blocked lines end construction.
pub fn lines_that_end(players: usize) -> usize {
    if players == 2 { 4 } else { 5 }
}

/// MLINE-4: the sixths by which a line may always turn: none, or one to either side.
pub const WIDE_TURNS: [u8; 3] = [0, 1, 5];
/// MLINE-4: the sixths by which a line may turn only where a station stands before the tunnel is dug.
pub const SHARP_TURNS: [u8; 2] = [2, 4];

/// MLINE-4: whether a line may turn by so many sixths; never back.
pub fn may_turn(sixths: u8, on_station: bool) -> bool {
    WIDE_TURNS.contains(&sixths) || on_station && SHARP_TURNS.contains(&sixths)
}

/// MTURN-1: passes in a row that end construction at once, without last turns.
pub fn passes_that_end(players: usize) -> usize {
    players
}

/// MEND-2: the points that a player with so many finished lines keeps, halves rounded down.
pub fn kept_points(points: i32, finished: usize) -> i32 {
    match finished {
        0 => 0,
        1 => points.div_euclid(2),
        _ => points,
    }
}
