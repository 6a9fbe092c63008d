//! The scores of bots in many games, as percentiles.

use super::Level;
use std::fmt;

/// The listed percentiles.
pub const PERCENTS: [u8; 5] = [5, 25, 50, 75, 95];

/// The scores of one seat of a level in many games against Medium bots, each with its own deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The key of the title.
    pub title: &'static str,
    /// The number of seats.
    pub players: u8,
    /// The level of the seat.
    pub level: Level,
    /// The number of games.
    pub games: u16,
    /// The percentiles ([`PERCENTS`]) of its final points.
    pub points: [i16; 5],
    /// The percentiles of its lead over the best other seat; `None` in solo games.
    pub lead: Option<[i16; 5]>,
}

impl Reference {
    /// Makes a row of solo games.
    pub const fn alone(title: &'static str, level: Level, games: u16, points: [i16; 5]) -> Self {
        Reference { title, players: 1, level, games, points, lead: None }
    }

    /// Makes a row of games with several players.
    pub const fn among(
        title: &'static str,
        players: u8,
        level: Level,
        games: u16,
        points: [i16; 5],
        lead: [i16; 5],
    ) -> Self {
        Reference { title, players, level, games, points, lead: Some(lead) }
    }
}

impl Reference {
    /// Returns the median result: the lead among several players, the points in solo games.
    fn middle(&self) -> i16 {
        self.lead.unwrap_or(self.points)[2]
    }

    /// Returns the median result of a level against Medium over all deals, if it was measured.
    pub fn middle_of(rows: &[Reference], title: &str, players: usize, level: Level) -> Option<i16> {
        let is_it = |it: &&Reference| {
            (it.title, usize::from(it.players), it.level) == (title, players, level)
        };
        rows.iter().find(is_it).map(Reference::middle)
    }
}

/// Writes a row of the table in BOTS.md.
impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reference { title, players, level, games, points, lead } = self;
        let lead = lead.map_or_else(String::new, |lead| joined(&lead));
        let (level, points) = (level.name(), joined(points));
        write!(f, "| {title} | {players} | {level} | {games} | {points} | {lead} |")
    }
}

/// Joins numbers with spaces.
fn joined(numbers: &[i16]) -> String {
    numbers.iter().map(i16::to_string).collect::<Vec<_>>().join(" ")
}
