//! The log: what was done, line by line.

use super::chart;
use super::draft::{Planned, follow};
use super::trips;
use crate::table::Aid;
use crate::table::title::{Seen, Told};
use crate::table::view::{LogLine, News, Stands};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::event::Event;
use crate::titles::metromania::rules::scoring;
use crate::titles::metromania::rules::state::{Pattern, Tunnel};
use crate::titles::metromania::words;
use crate::titles::metromania::words::log::Heading;

pub(super) fn lines(told: &Told<Metromania>) -> Vec<LogLine> {
    let lines = told.events.iter().flat_map(|event| lines_of(told, event));
    stroke(told).into_iter().chain(lines).collect()
}

/// That the reader could do nothing in a turn, which another player's decision began (MTURN-1).
pub(super) fn news(told: &Told<Metromania>) -> Option<News> {
    let passed = Event::Passed { seat: told.viewer? };
    let text = told.locale.was_passed().to_owned();
    told.events.contains(&passed).then_some(News { weight: 0, text })
}

/// The tunnels of a whole turn, told once with the decision that ends it.
fn stroke(told: &Told<Metromania>) -> Option<LogLine> {
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

fn lines_of(told: &Told<Metromania>, event: &Event) -> Vec<LogLine> {
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

fn ended(told: &Told<Metromania>) -> Vec<LogLine> {
    let tests = scoring::tests(told.after);
    let texts = tests.iter().map(|verdict| words::log::verdict(verdict, told.players, told.locale));
    let end = words::log::ended(told.locale).to_owned();
    let lines = [end].into_iter().chain(texts);
    let line = |text| LogLine { ply: told.ply, seat: None, text, stands: Stands::InOrder };
    lines.map(line).collect()
}

/// What a plan does, and what that changes of what the test trips would pay whoever looks.
pub(super) fn plan(seen: &Seen<Metromania>, plan: &[Action]) -> String {
    if let Some(&Action::Double(kind)) = plan.first() {
        return words::log::take_twice(kind, seen.locale);
    }
    let Planned { state, events, .. } = follow(seen.state, plan);
    let told = words::log::plan_sums(&events, course(&events), seen.locale);
    let Some(seat) = seen.viewer else { return told };
    if !seen.shows(Aid::Forecast) {
        return told;
    }
    let [now, then] = [seen.state, &state].map(|state| trips::sums(state)[seat]);
    if now == then {
        return told;
    }
    format!("{told} {}", words::log::trips_then(now, then, seen.locale))
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

/// The nearest of the eight headings from one point to another.
fn heading(from: chart::Point, to: chart::Point) -> Option<Heading> {
    let (east, south) = (to.0 - from.0, to.1 - from.1);
    let across = if east.abs() * 5 < south.abs() * 2 { 0 } else { east.signum() };
    let down = if south.abs() * 5 < east.abs() * 2 { 0 } else { south.signum() };
    match (across, down) {
        (0, -1) => Some(Heading::North),
        (1, -1) => Some(Heading::NorthEast),
        (1, 0) => Some(Heading::East),
        (1, 1) => Some(Heading::SouthEast),
        (0, 1) => Some(Heading::South),
        (-1, 1) => Some(Heading::SouthWest),
        (-1, 0) => Some(Heading::West),
        (-1, -1) => Some(Heading::NorthWest),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_is_the_nearest_of_eight() {
        let to = |point| heading((100, 100), point);
        assert_eq!(to((100, 100)), None);
        assert_eq!(to((103, 20)), Some(Heading::North));
        assert_eq!(to((150, 50)), Some(Heading::NorthEast));
        assert_eq!(to((300, 110)), Some(Heading::East));
        assert_eq!(to((150, 190)), Some(Heading::SouthEast));
        assert_eq!(to((97, 180)), Some(Heading::South));
        assert_eq!(to((50, 190)), Some(Heading::SouthWest));
        assert_eq!(to((0, 90)), Some(Heading::West));
        assert_eq!(to((50, 10)), Some(Heading::NorthWest));
    }
}
