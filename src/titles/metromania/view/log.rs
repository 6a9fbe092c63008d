//! The log of actions and events.

use super::draft::{AppliedPlan, follow};
use super::places::naming;
use super::whereabouts::{self, heading};
use super::{chart, trips};
use crate::engine::bots::Plan;
use crate::engine::game::{Boundary, Game, Seat};
use crate::table::Aid;
use crate::table::hint::Hint;
use crate::table::title::{Hints, LoggedStep, Logs, SeatView};
use crate::table::view::{LogLine, News};
use crate::titles::metromania::rules::Metromania;
use crate::titles::metromania::rules::action::Action;
use crate::titles::metromania::rules::destination::Destination;
use crate::titles::metromania::rules::event::{Event, StationCause};
use crate::titles::metromania::rules::scoring::{self, Test, Verdict};
use crate::titles::metromania::rules::state::{Decision, LineId, Pattern, State, Tunnel};
use crate::titles::metromania::words;
use crate::titles::metromania::words::whereabouts::Heading;
use crate::words::sentence;

impl Logs for Metromania {
    fn log(logged: &LoggedStep<Self>) -> Vec<LogLine> {
        let Some(run) = logged.run(ends) else { return Vec::new() };
        let locale = logged.locale;
        let dug = run.events.iter().filter(|event| matches!(event, Event::Dug { .. })).count();
        let mut clauses = Vec::new();
        if dug > 0 {
            clauses.push(words::log::stroke(dug as i64, locale));
        }
        clauses.extend(run.events.iter().filter_map(|event| clause(logged, event)));
        let is_junction =
            |event: &&&Event| matches!(event, Event::Built { reason: StationCause::Junction, .. });
        let stations = run.events.iter().filter(is_junction).count();
        if stations > 0 {
            clauses.push(words::log::stations(stations as i64, locale));
        }
        let points = run.events.iter().map(|event| match event {
            Event::Built { points, .. } => i64::from(*points),
            _ => 0,
        });
        let points = points.sum();
        let turn = (!clauses.is_empty()).then(|| {
            let text = sentence(&clauses);
            let text = if points > 0 { words::log::scored(&text, points, locale) } else { text };
            logged.line(logged.seat, text)
        });
        turn.into_iter()
            .chain(run.events.iter().flat_map(|event| consequences(logged, event)))
            .collect()
    }

    /// Reports a turn in which the reader could do nothing (MTURN-1).
    fn news(logged: &LoggedStep<Self>) -> Option<News> {
        let passed = Event::Passed { seat: logged.viewer? };
        let text = logged.locale.was_passed().to_owned();
        logged.events.contains(&passed).then_some(News { weight: 0, text })
    }
}

/// Returns whether a decision ends a line of the log: after a turn, or the choice of a type.
fn ends(_: Option<Seat>, _: &[Event], after: &State) -> bool {
    matches!(Metromania::boundary(after), Boundary::Root | Boundary::Over)
}

/// Describes a part of a player's turn.
fn clause(logged: &LoggedStep<Metromania>, event: &Event) -> Option<String> {
    let locale = logged.locale;
    Some(match *event {
        Event::Doubled { seat, kind } if logged.seat == Some(seat) => {
            words::log::doubled(kind, locale)
        }
        Event::Dug { line, tunnel } if logged.after.line(line).tunnels.first() == Some(&tunnel) => {
            words::log::started(line.pattern(), locale)
        }
        Event::Placed { destination, .. } => words::log::placed(destination, locale),
        Event::Built { reason: StationCause::Junction, .. } => return None,
        Event::Built { reason, .. } => words::log::built(reason, locale),
        Event::Finished { line } => words::log::finished(line.pattern(), locale),
        Event::Stopped { .. } if has_chosen_to_stop(logged) => {
            words::log::stopped(locale).to_owned()
        }
        Event::Passed { seat } if logged.seat == Some(seat) => {
            words::log::passed(locale).to_owned()
        }
        _ => return None,
    })
}

/// Returns whether the player chose to stop (MTURN-2); otherwise no tunnel was left to dig.
fn has_chosen_to_stop(logged: &LoggedStep<Metromania>) -> bool {
    logged.before.decision == Decision::Turn && matches!(logged.events, [Event::Stopped { .. }, ..])
}

/// Describes the consequences of a turn.
fn consequences(logged: &LoggedStep<Metromania>, event: &Event) -> Vec<LogLine> {
    let locale = logged.locale;
    match *event {
        Event::Doubled { seat, kind } if logged.seat != Some(seat) => {
            vec![logged.line(Some(seat), words::log::doubled(kind, locale))]
        }
        Event::Passed { seat } if logged.seat != Some(seat) => {
            vec![logged.line(Some(seat), words::log::passed(locale))]
        }
        Event::Dealt => vec![logged.line(None, words::log::dealt(locale))],
        Event::LastTurns { ending, .. } => {
            vec![logged.line(None, words::log::last_turns(ending, locale))]
        }
        Event::Ended { .. } => ended(logged),
        _ => Vec::new(),
    }
}

fn ended(logged: &LoggedStep<Metromania>) -> Vec<LogLine> {
    let tests = scoring::tests(logged.after);
    let texts =
        tests.iter().map(|verdict| words::log::verdict(verdict, logged.players, logged.locale));
    let end = words::log::ended(logged.locale).to_owned();
    let lines = [end].into_iter().chain(texts);
    lines.map(|text| logged.line(None, text)).collect()
}

impl Hints for Metromania {
    fn hints(view: &SeatView<Self>, plans: &[Plan<Self>]) -> Vec<Hint> {
        plans.iter().enumerate().map(|it| hint(view, it)).collect()
    }
}

/// Describes a plan: its actions, its goal, and its gain for the viewer: the Destination that comes nearer, the pay of each test
/// trip.
fn hint(view: &SeatView<Metromania>, (at, plan): (usize, &Plan<Metromania>)) -> Hint {
    let locale = view.locale;
    if let Some(&Action::Double(kind)) = plan.actions.first() {
        return Hint { plan: at, now: words::log::take_twice(kind, locale), ..Hint::default() };
    }
    let AppliedPlan { state, events, .. } = follow(view.state, &plan.actions);
    let dug = events.iter().rev().find_map(|event| match event {
        Event::Dug { line, tunnel } => Some((*line, tunnel.to)),
        _ => None,
    });
    let built = events.iter().rev().find_map(|event| match event {
        Event::Built { vertex, .. } => Some(*vertex),
        _ => None,
    });
    let naming = naming(view, &state, LANDMARKS);
    let leads = dug.map(|(_, to)| words::log::leads(&naming.whereabouts(to), locale));
    let stands = || Some(words::log::stands(&naming.whereabouts(built?), locale));
    let does = words::log::plan_sums(&events, course(&events), locale);
    let parts: Vec<String> = [does].into_iter().chain(leads.or_else(stands)).collect();
    let near = dug.and_then(|(line, _)| nearer(view, &state, line));
    let seat = if view.shows(Aid::Forecast) { view.viewer } else { None };
    let near = near.map(|destination| words::log::nearer(destination, locale));
    let gain = seat.and_then(|seat| trips_after(view, &state, seat));
    let why: Vec<String> = near.into_iter().chain(gain).collect();
    Hint { plan: at, now: parts.join(" "), why: why.join(" "), pieces: Vec::new() }
}

/// The number of landmarks that describe where a plan leads.
const LANDMARKS: usize = 1;

/// Returns the viewer's Destination that this dig brought closest to a free Spot.
fn nearer(view: &SeatView<Metromania>, after: &State, line: LineId) -> Option<Destination> {
    let hand = view.state.hands.get(view.viewer?)?;
    let steps = |state: &State, destination: Destination| {
        let spots = whereabouts::free_spots(state, destination.kind());
        let way = whereabouts::from_end(state, line, &spots)?;
        Some(way.map_or(0, |(steps, _)| steps))
    };
    let gains = hand.iter().filter(|&it| after.placed[it.index()].is_none()).filter_map(|it| {
        let (now, then) = (steps(view.state, it)?, steps(after, it)?);
        Some((now.checked_sub(then).filter(|&gain| gain > 0)?, std::cmp::Reverse(then), it))
    });
    gains.max().map(|(_, _, destination)| destination)
}

/// Describes the pay of a player's test trips after a plan and now, and which of them change; `None` if none does.
fn trips_after(view: &SeatView<Metromania>, after: &State, seat: Seat) -> Option<String> {
    let [now, then] = [view.state, after].map(|state| trips::sums(state)[seat]);
    if now == then {
        return None;
    }
    let [before, after] = [view.state, after].map(trips::now);
    let pays = |verdict: &Verdict| verdict.fastest.as_ref().map_or(0, |_| verdict.points[seat]);
    let changed: Vec<(Test, i32)> = before
        .iter()
        .zip(&after)
        .map(|(before, after)| (after.test, pays(after) - pays(before)))
        .filter(|&(_, change)| change != 0)
        .collect();
    Some(words::log::trip_points_after(now, then, &changed, view.locale))
}

/// Returns the plan's line and heading; `None` if it uses both lines or ends where it began.
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
