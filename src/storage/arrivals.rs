//! The times when links of remote games first arrived. A sender's seat is not offered here within a day of the link.

use super::entry;
use crate::engine::game::Seat;
use crate::engine::json;
use js_sys::Date;

const KEY: &str = "catenary.came";

/// The largest number of notes; the oldest are dropped.
const MOST: usize = 100;

/// The time for which the seat of a link's sender is not offered here, in milliseconds.
const DAY: f64 = 86_400_000.0;

/// A table, the sender's seat, the number of decisions in the link, and the time in milliseconds since 1970.
type TurnArrival = (u32, u8, usize, f64);

/// Returns whether a seat's last link, with this number of decisions, arrived within a day. Notes the time of a new link.
pub(crate) fn arrived_within_a_day(table: u32, seat: Seat, plies: usize) -> bool {
    let read = entry::read(KEY).and_then(|text| json::read::<Vec<TurnArrival>>(&text).ok());
    let mut notes = read.unwrap_or_default();
    let known = notes.iter().find(|note| (note.0, note.1) == (table, seat.0) && note.2 >= plies);
    if let Some(known) = known {
        // A clock that was set back makes no link new again for longer than a day.
        return (Date::now() - known.3).abs() < DAY;
    }
    notes.retain(|note| (note.0, note.1) != (table, seat.0));
    notes.push((table, seat.0, plies, Date::now()));
    if let Ok(text) = serde_json::to_string(&notes[notes.len().saturating_sub(MOST)..]) {
        // Without the note the link counts as new each time it is opened.
        let _ = entry::plain_write(KEY, &text);
    }
    true
}
