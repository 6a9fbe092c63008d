//! The lines of field.txt.

use catenary::engine::bots::Level;
use catenary::engine::game::Seat;

/// The results of bots on a deal.
pub(crate) struct GoldenField {
    /// The key of its title.
    pub(crate) title: &'static str,
    /// The version of the bots.
    pub(crate) bots: u16,
    /// The setup, as a link.
    pub(crate) link: &'static str,
    pub(crate) seat: Seat,
    /// The level that plays for the seat.
    pub(crate) level: Level,
    /// The results of the first games.
    pub(crate) results: Vec<i32>,
}

/// All lines.
pub(crate) fn fields() -> Vec<GoldenField> {
    let lines = include_str!("field.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| read(line).unwrap_or_else(|| panic!("{line}"))).collect()
}

fn read(line: &'static str) -> Option<GoldenField> {
    let mut parts = line.split(' ');
    let mut next = || parts.next();
    Some(GoldenField {
        title: next()?,
        bots: next()?.parse().ok()?,
        link: next()?,
        seat: Seat(next()?.parse::<u8>().ok()?.checked_sub(1)?),
        level: Level::named(next()?)?,
        results: next()?.split(',').map(|it| it.parse().ok()).collect::<Option<_>>()?,
    })
}
