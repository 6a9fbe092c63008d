//! The log.

use crate::engine::game::{Boundary, Game, Seat};
use crate::table::title::{LoggedStep, Logs};
use crate::table::view::{LogLine, News};
use crate::titles::city::rules::City;
use crate::titles::city::rules::card::Card;
use crate::titles::city::rules::claim::closed_to;
use crate::titles::city::rules::event::Event;
use crate::titles::city::rules::plan::{Prospect, Way, outlook};
use crate::titles::city::rules::state::{Decision, State};
use crate::titles::city::words::deeds::Harm;
use crate::titles::city::words::{self, deeds};
use crate::words::sentence;

impl Logs for City {
    fn log(told: &LoggedStep<Self>) -> Vec<LogLine> {
        let Some(deed) = told.run(ends) else { return Vec::new() };
        let events = deed.events.iter().filter_map(|event| event.shown_to(told.viewer));
        let events: Vec<Event> = events.collect();
        let mut clauses = Vec::new();
        let (took, drew) = drawn(&events);
        if !took.is_empty() {
            clauses.push(deeds::takes(told.after.board, &took, told.locale));
        }
        if !drew.is_empty() {
            clauses.push(deeds::draws(told.after.board, &drew, told.locale));
        }
        clauses.extend(events.iter().filter_map(|event| clause(told, event)));
        let kept = events.iter().filter_map(|event| match *event {
            Event::Kept { ticket, .. } => Some(words::ticket(told.after.data(), ticket)),
            _ => None,
        });
        let kept: Vec<String> = kept.collect();
        if !kept.is_empty() {
            clauses.push(deeds::keeps(&kept.join(", "), told.locale));
        }
        let details = events.iter().filter_map(|event| match *event {
            Event::Returned { ticket, .. } => {
                let (data, name) = (told.after.data(), words::ticket(told.after.data(), ticket));
                let tell = if data.is_long(ticket) { deeds::removes } else { deeds::returns };
                Some(tell(&name, told.locale))
            }
            _ => None,
        });
        let deed = (!clauses.is_empty()).then(|| {
            let details = details.collect();
            LogLine { details, ..told.line(told.seat, sentence(&clauses)) }
        });
        let others = events.iter().filter_map(|event| {
            let text = consequence(told, event)?;
            Some(told.line(event.seat(), text))
        });
        let mut lines: Vec<LogLine> = deed.into_iter().collect();
        for line in others {
            // An event repeated within a turn is logged once.
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// Returns news for the viewer: a claim on a Ticket's planned path, a passed turn (CTURN-2), or else replaced face-up
    /// cards or a card from the deck.
    fn news(told: &LoggedStep<Self>) -> Option<News> {
        let viewer = told.viewer?;
        let passed = told.events.contains(&Event::Passed { seat: viewer });
        let was_passed = || News { weight: 0, text: told.locale.was_passed().to_owned() };
        stolen(told, viewer).or_else(|| passed.then(was_passed)).or_else(|| chance(told, viewer))
    }
}

/// Returns whether a decision completes an entry of the log.
fn ends(seat: Option<Seat>, _: &[Event], after: &State) -> bool {
    let chooses_on =
        after.turn == 0 && after.decision == Decision::Keep && City::to_act(after) == seat;
    matches!(City::boundary(after), Boundary::Root | Boundary::Over) && !chooses_on
}

/// Returns the cards taken face up, and those drawn from the deck as far as they are known.
fn drawn(events: &[Event]) -> (Vec<Card>, Vec<Option<Card>>) {
    let took = events.iter().filter_map(|event| match *event {
        Event::Took { card, .. } => Some(card),
        _ => None,
    });
    let drew = events.iter().filter_map(|event| match *event {
        Event::Drew { card, .. } => Some(card),
        _ => None,
    });
    (took.collect(), drew.collect())
}

/// Returns the random outcome of the viewer's decision: new face-up cards, or a card from the deck.
fn chance(told: &LoggedStep<City>, viewer: Seat) -> Option<News> {
    if told.seat != Some(viewer) {
        return None;
    }
    let text = told.events.iter().rev().find_map(|event| match *event {
        Event::Flushed => Some(deeds::flushed(told.locale).to_owned()),
        Event::Drew { seat, card: Some(card) } if seat == viewer => {
            Some(deeds::drawn(card, told.locale))
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
    let text = deeds::stolen(&thief, &words::ticket(data, id), harm, told.locale);
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

/// Returns the clause for a player's action.
fn clause(told: &LoggedStep<City>, event: &Event) -> Option<String> {
    let (data, locale) = (told.after.data(), told.locale);
    Some(match *event {
        Event::Claimed { route, payment, points, .. } => {
            let route = &data.routes[route.index()];
            let cards = words::payment(route, payment, locale);
            deeds::claims(&words::ends(data, route.ends), &cards, points, locale)
        }
        Event::Turned { tunnel, .. } => {
            let ends = words::ends(data, data.routes[tunnel.route.index()].ends);
            let turned = tunnel.turned.into_iter().flatten().collect();
            deeds::turns(&ends, &words::cards(&turned, locale), locale)
        }
        Event::PaidMore { tunnel, payment, .. } => {
            deeds::pays_more(&words::cards(&payment.cards(tunnel.costs()), locale), locale)
        }
        Event::Withdrew { .. } => deeds::withdraws(locale).to_owned(),
        Event::TookToken { location, .. } => deeds::takes_token(data.name(location), locale),
        Event::Placed { location, height, .. } => {
            deeds::places(data.name(location), height, locale)
        }
        Event::DrewTickets { count, .. } => deeds::draws_tickets(count, locale),
        Event::ChoseTickets { seat } if told.before.turn == 0 && told.viewer != Some(seat) => {
            deeds::chooses(locale).to_owned()
        }
        _ => return None,
    })
}

/// Returns the sentence for a consequence of a turn.
fn consequence(told: &LoggedStep<City>, event: &Event) -> Option<String> {
    let locale = told.locale;
    Some(match *event {
        Event::Flushed => deeds::flushed(locale).to_owned(),
        Event::Shuffled => deeds::shuffled(locale).to_owned(),
        Event::NoTickets => deeds::no_tickets(locale).to_owned(),
        Event::First { .. } => deeds::first(locale).to_owned(),
        Event::LastTurns { seat } => {
            deeds::begins_last_turns(told.after.players[seat].pieces(), locale)
        }
        Event::Passed { .. } => deeds::passes(locale).to_owned(),
        _ => return None,
    })
}
