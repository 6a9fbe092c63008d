//! The log.

use crate::engine::game::Seat;
use crate::table::title::Told;
use crate::table::view::LogLine;
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::event::Event;
use crate::titles::metromania::words::log;

/// The lines that a decision adds.
pub(super) fn lines(told: &Told<Metromania>) -> Vec<LogLine> {
    let locale = told.locale;
    let line = |seat: Option<Seat>, text: String| LogLine { ply: told.ply, seat, text };
    let tell = |event: &Event| match *event {
        Event::Turn { .. } => None,
        Event::Dug { line: dug, .. } => {
            let first = told.before.line(dug).tunnels.is_empty();
            let words = if first { log::starts } else { log::digs };
            Some(line(Some(dug.owner()), words(locale, dug.pattern())))
        }
        Event::Placed { seat, destination, .. } => {
            Some(line(Some(seat), log::places(locale, destination)))
        }
        Event::Built { seat, points, .. } => Some(line(Some(seat), log::builds(locale, points))),
        Event::Finished { line: done } => {
            Some(line(Some(done.owner()), log::finishes(locale, done.pattern())))
        }
        Event::Stopped { seat } => Some(line(Some(seat), log::stops(locale).to_owned())),
        Event::Passed { seat } => Some(line(Some(seat), log::passes(locale).to_owned())),
        Event::LastTurns { .. } => Some(line(None, log::last_turns(locale).to_owned())),
        Event::Ended { .. } => Some(line(None, log::ends(locale).to_owned())),
    };
    told.events.iter().filter_map(tell).collect()
}
