//! The scores of bots in many games, as percentiles.

use super::Level;
use std::fmt;

/// The percentiles that are told.
pub const PERCENTS: [u8; 5] = [5, 25, 50, 75, 95];

/// What one seat of a level reached in many games against Medium bots, each on a deal of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The key of the title.
    pub title: &'static str,
    /// How many seats the games had.
    pub players: u8,
    /// The level of the seat.
    pub level: Level,
    /// How many games were played.
    pub games: u16,
    /// The percentiles ([`PERCENTS`]) of its points at the end.
    pub points: [i16; 5],
    /// The percentiles of its lead over the best other seat; `None` in games for one.
    pub lead: Option<[i16; 5]>,
}

impl Reference {
    /// A row of games for one.
    pub const fn alone(title: &'static str, level: Level, games: u16, points: [i16; 5]) -> Self {
        Reference { title, players: 1, level, games, points, lead: None }
    }

    /// A row of games for several.
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
    /// The middle result of a row: the lead among several, the points alone.
    fn middle(&self) -> i16 {
        self.lead.unwrap_or(self.points)[2]
    }

    /// The middle result over all deals of a level against Medium, if that was measured.
    pub fn middle_of(rows: &[Reference], title: &str, players: usize, level: Level) -> Option<i16> {
        let is_it = |it: &&Reference| {
            (it.title, usize::from(it.players), it.level) == (title, players, level)
        };
        rows.iter().find(is_it).map(Reference::middle)
    }
}

/// A row of the table that BOTS.md has.
impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Reference { title, players, level, games, points, lead } = self;
        let lead = lead.map_or_else(String::new, |lead| told(&lead));
        let (level, points) = (level.name(), told(points));
        write!(f, "| {title} | {players} | {level} | {games} | {points} | {lead} |")
    }
}

/// Numbers with spaces between them.
fn told(numbers: &[i16]) -> String {
    numbers.iter().map(i16::to_string).collect::<Vec<_>>().join(" ")
}
