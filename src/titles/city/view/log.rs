//! The log.

use crate::table::title::Told;
use crate::table::view::LogLine;
use crate::titles::city::rules::City;
use crate::titles::city::rules::event::Event;
use crate::titles::city::rules::plan::{Prospect, outlook};
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

/// What another player's claim did to the reader's Tickets: one is cut off, or costs more now.
pub(super) fn news(told: &Told<City>) -> Option<String> {
    let viewer = told.viewer?;
    let claimed = |event: &Event| matches!(event, Event::Claimed { seat, .. } if *seat != viewer);
    if !told.events.iter().any(claimed) {
        return None;
    }
    let data = told.after.data();
    let tickets = told.after.players[viewer].tickets.iter();
    let worse = tickets.filter_map(|id| {
        let ends = data.tickets[id.index()].ends;
        let Prospect::Possible(before) = outlook(told.before, viewer, ends) else { return None };
        match outlook(told.after, viewer, ends) {
            Prospect::CutOff => Some((u32::MAX, id)),
            Prospect::Possible(after) if after.weight > before.weight => {
                Some((after.weight - before.weight, id))
            }
            Prospect::Possible(_) | Prospect::Completed => None,
        }
    });
    let (more, id) = worse.max_by_key(|&(more, _)| more)?;
    let ticket = words::ticket(data, id);
    Some(match more {
        u32::MAX => deeds::cut_off(told.locale, &ticket),
        more => deeds::costs_more(told.locale, &ticket, more),
    })
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
