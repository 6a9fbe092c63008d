//! The log.

use crate::engine::game::Seat;
use crate::table::title::LoggedStep;
use crate::table::view::{LogLine, News, Stands};
use crate::titles::city::rules::City;
use crate::titles::city::rules::claim::closed_to;
use crate::titles::city::rules::event::Event;
use crate::titles::city::rules::plan::{Prospect, Way, outlook};
use crate::titles::city::words::deeds::Harm;
use crate::titles::city::words::{self, deeds};

/// The lines of a decision, as far as the reader may know them.
pub(super) fn log(told: &LoggedStep<City>) -> Vec<LogLine> {
    let shown = told.events.iter().filter_map(|event| event.shown_to(told.viewer));
    let line = |event: Event| {
        let text = text(told, &event)?;
        Some(LogLine { ply: told.ply, seat: event.seat(), text, stands: Stands::InOrder })
    };
    shown.filter_map(line).collect()
}

/// What others did to the reader: a claim took a Route of a Ticket's planned way, so that the Ticket is
/// cut off, costs more, or needs another way; or the reader's turn was passed (CTURN-2).
pub(super) fn news(told: &LoggedStep<City>) -> Option<News> {
    let viewer = told.viewer?;
    let passed = told.events.contains(&Event::Passed { seat: viewer });
    let was_passed = || News { weight: 0, text: told.locale.was_passed().to_owned() };
    stolen(told, viewer).or_else(|| passed.then(was_passed)).or_else(|| chance(told, viewer))
}

/// What chance has changed by a decision of whoever looks: all cards face up, or the own hand.
fn chance(told: &LoggedStep<City>, viewer: Seat) -> Option<News> {
    if told.seat != Some(viewer) {
        return None;
    }
    let text = told.events.iter().rev().find_map(|event| match *event {
        Event::Flushed => Some(deeds::flushed(told.locale).to_owned()),
        Event::Drew { seat, card: Some(card) } if seat == viewer => {
            Some(deeds::drawn(told.locale, card))
        }
        _ => None,
    });
    text.map(|text| News { weight: 0, text })
}

fn stolen(told: &LoggedStep<City>, viewer: Seat) -> Option<News> {
    let claims = told.events.iter().find_map(|event| match *event {
        Event::Claimed { seat, .. } if seat != viewer => Some(seat),
        _ => None,
    });
    let thief = told.players.name_of(claims?, told.locale);
    let (data, closed) = (told.after.data(), closed_to(told.after, viewer));
    let tickets = told.after.players[viewer].tickets.iter();
    let stolen = tickets.filter_map(|id| {
        let ends = data.tickets[id.index()].ends;
        let Prospect::Possible(before) = outlook(told.before, viewer, ends) else { return None };
        let is_stolen = before.routes.iter().any(|route| closed.has(route));
        if is_stolen { Some((id, harm(before, outlook(told.after, viewer, ends)))) } else { None }
    });
    let (id, harm) = stolen.max_by_key(|&(_, harm)| harm)?;
    let text = deeds::stolen(told.locale, &thief, &words::ticket(data, id), harm);
    let weight = match harm {
        Harm::OtherWay => 0,
        Harm::Dearer(cards) => cards,
        Harm::OutOfReach | Harm::CutOff => u32::MAX,
    };
    Some(News { weight, text })
}

fn harm(before: Way, after: Prospect) -> Harm {
    match after {
        Prospect::CutOff => Harm::CutOff,
        Prospect::OutOfReach => Harm::OutOfReach,
        Prospect::Possible(after) if after.weight > before.weight => {
            Harm::Dearer(after.weight - before.weight)
        }
        Prospect::Possible(_) | Prospect::Completed => Harm::OtherWay,
    }
}

fn text(told: &LoggedStep<City>, event: &Event) -> Option<String> {
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
