//! The log: what was done, line by line.

use super::draft::follow;
use crate::table::title::Told;
use crate::table::view::{LogLine, Stands};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::event::Event;
use crate::titles::metromania::rules::scoring;
use crate::titles::metromania::rules::state::State;
use crate::titles::metromania::words;
use crate::words::Locale;

pub(super) fn lines(told: &Told<Metromania>) -> Vec<LogLine> {
    let lines = told.events.iter().flat_map(|event| lines_of(told, event));
    stroke(told).into_iter().chain(lines).collect()
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

/// What a plan does, in one sentence.
pub(super) fn plan(state: &State, plan: &[Action], locale: Locale) -> String {
    words::log::plan_sums(&follow(state, plan).events, locale)
}
