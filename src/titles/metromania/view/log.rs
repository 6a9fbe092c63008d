//! The log: what was done, line by line.

use super::draft::{Planned, follow};
use super::places::naming;
use super::whereabouts::{self, heading};
use super::{chart, trips};
use crate::engine::bots::Plan;
use crate::engine::game::Seat;
use crate::table::Aid;
use crate::table::hint::Hint;
use crate::table::title::{LoggedStep, SeatView};
use crate::table::view::{LogLine, News, Stands};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::event::Event;
use crate::titles::metromania::rules::scoring::{self, Test, Verdict};
use crate::titles::metromania::rules::state::{LineId, Pattern, State, Tunnel};
use crate::titles::metromania::words;
use crate::titles::metromania::words::whereabouts::Heading;

pub(super) fn lines(told: &LoggedStep<Metromania>) -> Vec<LogLine> {
    let lines = told.events.iter().flat_map(|event| lines_of(told, event));
    stroke(told).into_iter().chain(lines).collect()
}

/// That the reader could do nothing in a turn, which another player's decision began (MTURN-1).
pub(super) fn news(told: &LoggedStep<Metromania>) -> Option<News> {
    let passed = Event::Passed { seat: told.viewer? };
    let text = told.locale.was_passed().to_owned();
    told.events.contains(&passed).then_some(News { weight: 0, text })
}

/// The tunnels of a whole turn, told once with the decision that ends it.
fn stroke(told: &LoggedStep<Metromania>) -> Option<LogLine> {
    let ends = |event: &Event| matches!(event, Event::Turn { .. } | Event::Ended { .. });
    if !told.events.iter().any(ends) {
        return None;
    }
    let now = told.events.iter().filter(|event| matches!(event, Event::Dug { .. })).count();
    let dug = i64::from(told.before.turn.dug) + now as i64;
    let text = words::log::stroke(dug, told.locale);
    let line = LogLine { ply: told.ply, seat: told.seat, text, stands: Stands::First };
    if dug == 0 { None } else { Some(line) }
}

fn lines_of(told: &LoggedStep<Metromania>, event: &Event) -> Vec<LogLine> {
    let locale = told.locale;
    let line = |seat, text| LogLine { ply: told.ply, seat, text, stands: Stands::InOrder };
    match *event {
        Event::Doubled { seat, kind } => {
            vec![line(Some(seat), words::log::doubled(kind, locale))]
        }
        Event::Dealt => vec![line(None, words::log::dealt(locale).to_owned())],
        Event::Turn { .. } => Vec::new(),
        Event::Dug { line: dug, .. } if told.after.line(dug).tunnels.len() == 1 => {
            vec![line(Some(dug.owner()), words::log::started(dug.pattern(), locale))]
        }
        Event::Dug { .. } => Vec::new(),
        Event::Placed { seat, destination, .. } => {
            vec![line(Some(seat), words::log::placed(destination, locale))]
        }
        Event::Built { seat, points, reason, .. } => {
            vec![line(Some(seat), words::log::built(points, reason, locale))]
        }
        Event::Finished { line: done } => {
            vec![line(Some(done.owner()), words::log::finished(done.pattern(), locale))]
        }
        Event::Stopped { seat } => vec![line(Some(seat), words::log::stopped(locale).to_owned())],
        Event::Passed { seat } => vec![line(Some(seat), words::log::passed(locale).to_owned())],
        Event::LastTurns { ending, .. } => {
            vec![line(None, words::log::last_turns(ending, locale).to_owned())]
        }
        Event::Ended { .. } => ended(told),
    }
}

fn ended(told: &LoggedStep<Metromania>) -> Vec<LogLine> {
    let tests = scoring::tests(told.after);
    let texts = tests.iter().map(|verdict| words::log::verdict(verdict, told.players, told.locale));
    let end = words::log::ended(told.locale).to_owned();
    let lines = [end].into_iter().chain(texts);
    let line = |text| LogLine { ply: told.ply, seat: None, text, stands: Stands::InOrder };
    lines.map(line).collect()
}

/// What a plan does, where it leads, and what that brings whoever looks: which Destination comes nearer, what each test
/// trip would pay.
pub(super) fn hint(seen: &SeatView<Metromania>, (at, plan): (usize, &Plan<Metromania>)) -> Hint {
    let locale = seen.locale;
    if let Some(&Action::Double(kind)) = plan.actions.first() {
        return Hint { plan: at, now: words::log::take_twice(kind, locale), ..Hint::default() };
    }
    let Planned { state, events, .. } = follow(seen.state, &plan.actions);
    let dug = events.iter().rev().find_map(|event| match event {
        Event::Dug { line, tunnel } => Some((*line, tunnel.to)),
        _ => None,
    });
    let built = events.iter().rev().find_map(|event| match event {
        Event::Built { vertex, .. } => Some(*vertex),
        _ => None,
    });
    let naming = naming(seen, &state, LANDMARKS);
    let leads = dug.map(|(_, to)| words::log::leads(&naming.whereabouts(to), locale));
    let stands = || Some(words::log::stands(&naming.whereabouts(built?), locale));
    let does = words::log::plan_sums(&events, course(&events), locale);
    let parts: Vec<String> = [does].into_iter().chain(leads.or_else(stands)).collect();
    let near = dug.and_then(|(line, _)| nearer(seen, &state, line));
    let seat = if seen.shows(Aid::Forecast) { seen.viewer } else { None };
    Hint {
        plan: at,
        now: parts.join(" "),
        later: Vec::new(),
        aim: near.map(|destination| words::log::nearer(destination, locale)),
        gain: seat.and_then(|seat| trips_after(seen, &state, seat)),
    }
}

/// So many landmarks say where a plan leads.
const LANDMARKS: usize = 1;

/// The Destination in the hand of whoever looks of which the nearest free Spot has come nearest by what a line dug.
fn nearer(seen: &SeatView<Metromania>, after: &State, line: LineId) -> Option<Destination> {
    let hand = seen.state.hands.get(seen.viewer?)?;
    let steps = |state: &State, destination: Destination| {
        let spots = whereabouts::free_spots(state, destination.kind());
        let way = whereabouts::from_end(state, line, &spots)?;
        Some(way.map_or(0, |(steps, _)| steps))
    };
    let gains = hand.iter().filter(|&it| after.placed[it.index()].is_none()).filter_map(|it| {
        let (now, then) = (steps(seen.state, it)?, steps(after, it)?);
        Some((now.checked_sub(then).filter(|&gain| gain > 0)?, std::cmp::Reverse(then), it))
    });
    gains.max().map(|(_, _, destination)| destination)
}

/// What the test trips would pay a player after a plan and now, and which of them changes; nothing where none does.
fn trips_after(seen: &SeatView<Metromania>, after: &State, seat: Seat) -> Option<String> {
    let [now, then] = [seen.state, after].map(|state| trips::sums(state)[seat]);
    if now == then {
        return None;
    }
    let [before, after] = [seen.state, after].map(trips::now);
    let pays = |verdict: &Verdict| verdict.fastest.as_ref().map_or(0, |_| verdict.points[seat]);
    let changed: Vec<(Test, i32)> = before
        .iter()
        .zip(&after)
        .map(|(before, after)| (after.test, pays(after) - pays(before)))
        .filter(|&(_, change)| change != 0)
        .collect();
    Some(words::log::trips_then(now, then, &changed, seen.locale))
}

/// Of which line the tunnels of a plan are and where they lead; nothing where they are of both or end where they began.
fn course(events: &[Event]) -> Option<(Pattern, Heading)> {
    let dug = events.iter().filter_map(|event| match event {
        Event::Dug { line, tunnel } => Some((line.pattern(), *tunnel)),
        _ => None,
    });
    let tunnels: Vec<(Pattern, Tunnel)> = dug.collect();
    let (&(pattern, first), &(_, last)) = (tunnels.first()?, tunnels.last()?);
    if tunnels.iter().any(|&(other, _)| other != pattern) {
        return None;
    }
    let from = first.edge.ends().into_iter().find(|&end| end != first.to)?;
    Some((pattern, heading(chart::vertex(from), chart::vertex(last.to))?))
}
