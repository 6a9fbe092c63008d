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
    fn log(step: &LoggedStep<Self>) -> Vec<LogLine> {
        let Some(run) = step.run(ends) else { return Vec::new() };
        let events = run.events.iter().filter_map(|event| event.shown_to(step.viewer));
        let events: Vec<Event> = events.collect();
        let mut clauses = Vec::new();
        let (took, drew) = drawn(&events);
        if !took.is_empty() {
            clauses.push(deeds::takes(step.after.board, &took, step.locale));
        }
        if !drew.is_empty() {
            clauses.push(deeds::draws(step.after.board, &drew, step.locale));
        }
        clauses.extend(events.iter().filter_map(|event| clause(step, event)));
        let kept = events.iter().filter_map(|event| match *event {
            Event::Kept { ticket, .. } => Some(words::ticket(step.after.data(), ticket)),
            _ => None,
        });
        let kept: Vec<String> = kept.collect();
        if !kept.is_empty() {
            clauses.push(deeds::keeps(&kept.join(", "), step.locale));
        }
        let details = events.iter().filter_map(|event| match *event {
            Event::Returned { ticket, .. } => {
                let (data, name) = (step.after.data(), words::ticket(step.after.data(), ticket));
                let tell = if data.is_long(ticket) { deeds::removes } else { deeds::returns };
                Some(tell(&name, step.locale))
            }
            _ => None,
        });
        let run = (!clauses.is_empty()).then(|| {
            let details = details.collect();
            LogLine { details, ..step.line(step.seat, sentence(&clauses)) }
        });
        let others = events.iter().filter_map(|event| {
            let text = consequence(step, event)?;
            Some(step.line(event.seat(), text))
        });
        let mut lines: Vec<LogLine> = run.into_iter().collect();
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
    fn news(step: &LoggedStep<Self>) -> Option<News> {
        let viewer = step.viewer?;
        let passed = step.events.contains(&Event::Passed { seat: viewer });
        let was_passed = || News { weight: 0, text: step.locale.was_passed().to_owned() };
        stolen(step, viewer).or_else(|| passed.then(was_passed)).or_else(|| chance(step, viewer))
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
fn chance(step: &LoggedStep<City>, viewer: Seat) -> Option<News> {
    if step.seat != Some(viewer) {
        return None;
    }
    let text = step.events.iter().rev().find_map(|event| match *event {
        Event::Flushed => Some(deeds::flushed(step.locale).to_owned()),
        Event::Drew { seat, card: Some(card) } if seat == viewer => {
            Some(deeds::drawn(card, step.locale))
        }
        _ => None,
    });
    text.map(|text| News { weight: 0, text })
}

fn stolen(step: &LoggedStep<City>, viewer: Seat) -> Option<News> {
    let claims = step.events.iter().find_map(|event| match *event {
        Event::Claimed { seat, .. } if seat != viewer => Some(seat),
        _ => None,
    });
    let thief = step.players.name_of(claims?, step.locale);
    let (data, closed) = (step.after.data(), closed_to(step.after, viewer));
    let tickets = step.after.players[viewer].tickets.iter();
    let stolen = tickets.filter_map(|id| {
        let ends = data.tickets[id.index()].ends;
        let Prospect::Possible(before) = outlook(step.before, viewer, ends) else { return None };
        let is_stolen = before.routes.iter().any(|route| closed.has(route));
        if is_stolen { Some((id, harm(before, outlook(step.after, viewer, ends)))) } else { None }
    });
    let (id, harm) = stolen.max_by_key(|&(_, harm)| harm)?;
    let text = deeds::stolen(&thief, &words::ticket(data, id), harm, step.locale);
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
fn clause(step: &LoggedStep<City>, event: &Event) -> Option<String> {
    let (data, locale) = (step.after.data(), step.locale);
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
        Event::ChoseTickets { seat } if step.before.turn == 0 && step.viewer != Some(seat) => {
            deeds::chooses(locale).to_owned()
        }
        _ => return None,
    })
}

/// Returns the sentence for a consequence of a turn.
fn consequence(step: &LoggedStep<City>, event: &Event) -> Option<String> {
    let locale = step.locale;
    Some(match *event {
        Event::Flushed => deeds::flushed(locale).to_owned(),
        Event::Shuffled => deeds::shuffled(locale).to_owned(),
        Event::NoTickets => deeds::no_tickets(locale).to_owned(),
        Event::First { .. } => deeds::first(locale).to_owned(),
        Event::LastTurns { seat } => {
            deeds::begins_last_turns(step.after.players[seat].pieces(), locale)
        }
        Event::Passed { .. } => deeds::passes(locale).to_owned(),
        _ => return None,
    })
}
