//! The log.

use crate::table::title::Told;
use crate::table::view::LogLine;
use crate::titles::city::rules::City;
use crate::titles::city::rules::event::Event;
use crate::titles::city::words::{self, deeds};

/// The lines of a decision, as far as the reader may know them.
pub(super) fn log(told: &Told<City>) -> Vec<LogLine> {
    let shown = told.events.iter().filter_map(|event| event.shown_to(told.viewer));
    let line = |event: Event| {
        let text = text(told, &event)?;
        Some(LogLine { ply: told.ply, seat: event.seat(), text })
    };
    shown.filter_map(line).collect()
}

fn text(told: &Told<City>, event: &Event) -> Option<String> {
    let (data, locale, board) = (told.after.data(), told.locale, told.after.board);
    let text = match *event {
        Event::Took { card, .. } => deeds::takes(locale, board, card),
        Event::Drew { card: Some(card), .. } => deeds::draws(locale, card),
        Event::Drew { card: None, .. } => deeds::draws_blind(locale).to_owned(),
        Event::Flushed => deeds::flushed(locale).to_owned(),
        Event::Shuffled => deeds::shuffled(locale).to_owned(),
        Event::Claimed { route, payment, points, .. } => {
            let route = &data.routes[route.index()];
            let cards = words::payment(locale, route, payment);
            deeds::claims(locale, &words::ends(data, route.ends), &cards, points)
        }
        Event::TookToken { location, .. } => deeds::takes_token(locale, data.name(location)),
        Event::Placed { location, height, .. } => {
            deeds::places(locale, data.name(location), height)
        }
        Event::DrewTickets { count, .. } => deeds::draws_tickets(locale, count),
        Event::Kept { ticket, .. } => deeds::keeps(locale, &words::ticket(data, ticket)),
        Event::Returned { ticket, .. } => deeds::returns(locale, &words::ticket(data, ticket)),
        Event::ChoseTickets { seat } if told.before.turn == 0 && told.viewer != Some(seat) => {
            deeds::chooses(locale).to_owned()
        }
        Event::NoTickets => deeds::no_tickets(locale).to_owned(),
        Event::First { .. } => deeds::first(locale).to_owned(),
        Event::LastTurns { seat } => {
            deeds::begins_last_turns(locale, told.after.players[seat].pieces())
        }
        Event::Passed { .. } => deeds::passes(locale).to_owned(),
        Event::ChoseTickets { .. }
        | Event::TurnedUp { .. }
        | Event::Closed { .. }
        | Event::Over => {
            return None;
        }
    };
    Some(text)
}
