//! The past of a game as a slider, a chart and a list of lines show it.

use crate::engine::game::{Game, Seat};
use crate::table::{Session, Table};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::metric::Metric;
use crate::titles::tramways::rules::scoring::score;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::view::log::{Line, brief_of};
use crate::titles::tramways::view::model::GameModel;
use crate::titles::tramways::view::msg::Walk;
use crate::titles::tramways::view::scene::Trace;
use crate::titles::tramways::view::traces::traces;
use crate::words::Locale;

/// Where a round begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The first ply of the round.
    pub ply: usize,
    /// The round, 1 to 6.
    pub round: u8,
}

/// The first ply of each round of the present line.
pub fn stops(session: &Session<Tramways>) -> Vec<Stop> {
    let mut stops: Vec<Stop> = Vec::new();
    for ply in 0..=session.length() {
        let round = session.state_at(ply).round;
        if round > stops.last().map_or(0, |stop| stop.round) {
            stops.push(Stop { ply, round });
        }
    }
    stops
}

/// The ply that a walk leads to.
pub fn walked(session: &Session<Tramways>, walk: Walk) -> usize {
    let ply = session.ply();
    match walk {
        Walk::First => 0,
        Walk::Last => session.length(),
        Walk::Back => last_action_start(session, ply),
        Walk::On => next_action_start(session, ply),
        Walk::DecisionBack => ply.saturating_sub(1),
        Walk::DecisionOn => (ply + 1).min(session.length()),
    }
}

/// The ply at which the next whole action begins; the end of the line where none does.
pub fn next_action_start(session: &Session<Tramways>, ply: usize) -> usize {
    let begins = |&at: &usize| session.state_at(at).decision.begins_whole_action();
    (ply + 1..session.length()).find(begins).unwrap_or(session.length())
}

/// The ply at which the last whole action before a ply began; 0 where none did.
pub fn last_action_start(session: &Session<Tramways>, ply: usize) -> usize {
    let begins = |&at: &usize| session.state_at(at).decision.begins_whole_action();
    (0..ply).rev().find(begins).unwrap_or(0)
}

/// Where the position is among the steps of the present line, in words.
pub fn step_shown(session: &Session<Tramways>, locale: Locale) -> String {
    let here = Place::here(session);
    let end = here.at(session.length()).steps(session);
    if here.is_within(session) {
        locale.within_step(here.steps(session) + 1, end)
    } else {
        locale.step_of(here.steps(session), end)
    }
}

/// Whether a whole action was played after the position; one that was only begun and left is none.
pub fn is_past(session: &Session<Tramways>) -> bool {
    let stands = |at: usize| {
        let decision = session.state_at(at).decision;
        decision == Decision::Over || decision.begins_whole_action()
    };
    (session.ply() + 1..=session.length()).any(stands)
}

/// Between the parts of what happened.
const BETWEEN: &str = " · ";

/// What the last action before the position of which there is something to tell has brought so far, in the words of the
/// log, but for what paid for it.
pub fn happened(model: &GameModel, locale: Locale) -> String {
    let ply = model.session().ply();
    if ply == 0 {
        return locale.at_start().to_owned();
    }
    let mut from = last_action_start(model.session(), ply);
    let told = |line: &Line| line.told(model.players(), locale, BETWEEN);
    loop {
        let lines = brief_of(&model.table, model.viewer(), locale, from..ply);
        // Of some decisions there is nothing to tell, the end of one's Administration for one.
        if !lines.is_empty() || from == 0 {
            return lines.iter().map(told).collect::<Vec<_>>().join(BETWEEN);
        }
        from = last_action_start(model.session(), from);
    }
}

/// While one looks back: what the last action before the position has changed on the map so far.
pub fn marks(table: &Table<Tramways>) -> Vec<Trace> {
    let session = &table.session;
    if is_past(session) {
        traces(table, last_action_start(session, session.ply())..session.ply())
    } else {
        Vec::new()
    }
}

/// A metric of every seat from the start on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The lowest value.
    pub low: i32,
    /// The highest value; more than the lowest.
    pub high: i32,
    /// The last ply; at least 1.
    pub plies: usize,
    /// The values of each seat, one a ply, from the start.
    pub curves: Vec<(Seat, Vec<i32>)>,
}

/// The chart of a metric over the whole present line.
pub fn chart(session: &Session<Tramways>, metric: Metric) -> Chart {
    Chart::of(curves(session, Place { line: session.line(), ply: session.length() }, metric))
}

/// A metric of every seat from the start to a place, one value a ply.
pub(super) fn curves(
    session: &Session<Tramways>,
    place: Place,
    metric: Metric,
) -> Vec<(Seat, Vec<i32>)> {
    let curve = |seat| {
        let value = |ply| metric.of(place.at(ply).state(session), seat);
        (seat, (0..=place.ply).map(value).collect())
    };
    session.state_at(0).players.seats().map(curve).collect()
}

/// A position of one of the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line's place among the lines.
    pub line: usize,
    /// How many of its decisions count.
    pub ply: usize,
}

impl Place {
    /// Where the session stands.
    pub fn here(session: &Session<Tramways>) -> Place {
        Place { line: session.line(), ply: session.ply() }
    }

    /// Another position of the same line.
    pub fn at(self, ply: usize) -> Place {
        Place { ply, ..self }
    }

    /// How many steps lead to it from the start: the buttons of the past go from one whole action to the next.
    pub fn steps(self, session: &Session<Tramways>) -> usize {
        (1..=self.ply).filter(|&ply| !self.at(ply).is_within(session)).count()
    }

    /// Whether it lies within a step, where the buttons of the past do not stop.
    pub fn is_within(self, session: &Session<Tramways>) -> bool {
        let length = session.lines().get(self.line).map_or(0, |line| line.steps().len());
        0 < self.ply && self.ply < length && !self.state(session).decision.begins_whole_action()
    }

    /// The position; the start where there is no such line or no decision.
    pub fn state(self, session: &Session<Tramways>) -> &State {
        let steps = session.lines().get(self.line).map_or([].as_slice(), |line| line.steps());
        let last = self.ply.min(steps.len()).checked_sub(1);
        last.map_or(session.state_at(0), |last| &steps[last].state)
    }
}

impl Chart {
    /// The chart of some curves.
    pub(super) fn of(curves: Vec<(Seat, Vec<i32>)>) -> Chart {
        let all = || curves.iter().flat_map(|(_, values)| values.iter().copied());
        let low = all().min().unwrap_or(0).min(0);
        let high = all().max().unwrap_or(0).max(low + 1);
        let plies = curves.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
        Chart { low, high, plies: plies.saturating_sub(1).max(1), curves }
    }

    /// Where a curve is after a part of it, in hundredths from the left and from the top; nothing without values.
    pub fn place(&self, values: &[i32], part: usize) -> Option<(i32, i32)> {
        let at = values.len().saturating_sub(1) * part / 100;
        let value = *values.get(at)?;
        let y = 100 * (self.high - value) / (self.high - self.low);
        Some((100 * at as i32 / self.plies as i32, y))
    }

    /// The points of a curve on a sheet of this width and height, the origin at the top left. Only
    /// plies where the value changes are named, and the last one.
    pub fn points(&self, values: &[i32], (width, height): (i32, i32)) -> Vec<(i32, i32)> {
        let x = |ply: usize| width * ply as i32 / self.plies as i32;
        let y = |value: i32| height - height * (value - self.low) / (self.high - self.low);
        let mut points = Vec::new();
        for (ply, pair) in values.windows(2).enumerate() {
            if ply == 0 {
                points.push((0, y(pair[0])));
            }
            if pair[0] != pair[1] {
                points.extend([(x(ply + 1), y(pair[0])), (x(ply + 1), y(pair[1]))]);
            }
        }
        points.extend(values.last().map(|&value| (x(values.len() - 1), y(value))));
        points
    }
}

/// A line that was played besides the present one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// Its place among the lines.
    pub line: usize,
    /// The ply where it leaves the present line.
    pub fork: usize,
    /// How many decisions it has.
    pub length: usize,
    /// The round in which it ends.
    pub round: u8,
    /// What each seat would score at its end.
    pub scores: Vec<i32>,
    /// Whether the game has ended there.
    pub over: bool,
}

/// All lines but the present one.
pub fn branches(session: &Session<Tramways>) -> Vec<Branch> {
    let others = (0..session.lines().len()).filter(|&line| line != session.line());
    others.map(|line| branch(session, line)).collect()
}

/// What there is to say of a line.
pub fn branch(session: &Session<Tramways>, line: usize) -> Branch {
    let steps = session.lines().get(line).map_or([].as_slice(), |line| line.steps());
    let end = steps.last().map_or(session.state_at(0), |step| &step.state);
    Branch {
        line,
        fork: session.fork(line),
        length: steps.len(),
        round: end.round,
        scores: end.players.seats().map(|seat| score(end, seat).total()).collect(),
        over: Tramways::to_act(end).is_none(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Rng;
    use crate::table::Players;
    use crate::titles::tramways::rules::event::Event;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::view::scene::TraceKind;

    fn played(players: usize, seed: u64) -> Session<Tramways> {
        let mut session = Session::new(Setup::standard(players, seed)).expect("a legal setup");
        let (mut rng, mut legal) = (Rng::new(seed), Vec::new());
        loop {
            Tramways::legal_actions(session.state(), &mut legal);
            if legal.is_empty() {
                return session;
            }
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
    }

    #[test]
    fn every_round_has_its_stop() {
        let session = played(2, 3);
        let rounds: Vec<u8> = stops(&session).iter().map(|stop| stop.round).collect();
        assert_eq!(rounds, [1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn an_action_that_was_only_begun_is_no_future() {
        let mut session = played(1, 3);
        let begun =
            (0..session.length()).find(|&at| session.state_at(at).decision == Decision::Bill);
        let begun = begun.expect("something was paid");
        let (start, record) = (last_action_start(&session, begun), session.record());
        session.go_to(start);
        assert!(is_past(&session), "the whole game was played after it");
        let mut left = Session::new(Setup::standard(1, 3)).expect("a legal setup");
        for &action in &record.actions[..begun] {
            left.play(action).expect("a legal action");
        }
        left.go_to(start);
        assert!(left.can_redo() && !is_past(&left), "only a part of an action lies ahead");
    }

    #[test]
    fn the_past_marks_what_the_last_action_did_and_the_present_nothing() {
        let mut session = played(4, 3);
        let marked = |session: &Session<Tramways>| {
            let table = Table::new(session.clone(), &Players::people(4), 4);
            marks(&table).iter().any(|trace| trace.kind == TraceKind::Laid)
        };
        assert!(!marked(&session), "nothing lies ahead");
        let laid = |event: &Event| matches!(event, Event::Laid { .. });
        let mut seen = 0;
        for ply in (0..session.length()).rev() {
            session.go_to(ply);
            let steps = &session.steps()[last_action_start(&session, ply)..ply];
            let rails = steps.iter().flat_map(|step| &step.events).any(laid);
            assert_eq!(marked(&session), rails && is_past(&session), "decision {ply}");
            seen += usize::from(rails);
        }
        assert!(seen > 5, "rails were laid in {seen} positions");
    }

    #[test]
    fn a_chart_ends_with_the_final_scores() {
        let session = played(3, 4);
        let chart = chart(&session, Metric::Score);
        let outcome = Tramways::outcome(session.state()).expect("the game is over");
        for (seat, values) in &chart.curves {
            assert_eq!(values.len(), session.length() + 1);
            assert_eq!(values.last(), Some(&outcome.scores[*seat]));
            let points = chart.points(values, (600, 100));
            assert!(points.iter().all(|(x, y)| (0..=600).contains(x) && (0..=100).contains(y)));
            assert_eq!(points.last().map(|point| point.0), Some(600));
        }
    }

    #[test]
    fn a_replay_stands_at_every_action_and_comes_to_the_end_and_back() {
        let session = played(1, 5);
        let (mut ply, mut stands) = (0, 0);
        while ply < session.length() {
            ply = next_action_start(&session, ply);
            stands += 1;
        }
        assert!(stands > 20 && stands < session.length());
        while ply > 0 {
            ply = last_action_start(&session, ply);
            stands -= 1;
        }
        assert_eq!(stands, 0, "as many back as forth");
        assert_eq!(walked(&session, Walk::First), 0);
        assert_eq!(walked(&session, Walk::DecisionOn), session.length());
        assert_eq!(walked(&session, Walk::DecisionBack), session.length() - 1);
    }

    #[test]
    fn the_counter_goes_by_what_the_buttons_step() {
        let mut session = played(1, 5);
        let all = Place::here(&session).steps(&session);
        let mut inside = 0;
        for step in (0..all).rev() {
            session.go_to(walked(&session, Walk::Back));
            let shown = step_shown(&session, Locale::English);
            assert_eq!(shown, format!("Step {step} of {all}"));
            session.go_to(walked(&session, Walk::DecisionOn));
            let begun = step_shown(&session, Locale::English);
            inside += usize::from(begun == format!("In step {} of {all}", step + 1));
            session.go_to(walked(&session, Walk::DecisionBack));
        }
        assert_eq!(session.ply(), 0);
        assert!(0 < inside && inside < all, "{inside} of {all}");
    }

    #[test]
    fn branches_tell_where_they_leave_and_how_they_end() {
        let mut session = played(1, 6);
        let whole = branch(&session, 0);
        let mut legal = Vec::new();
        let fork = (0..session.length())
            .rev()
            .find(|&ply| {
                Tramways::legal_actions(session.state_at(ply), &mut legal);
                legal.len() > 1
            })
            .expect("a choice");
        let old = session.whole_record().actions[fork];
        session.go_to(fork);
        let new = legal.into_iter().find(|&action| action != old).expect("another");
        session.play(new).expect("a legal action");
        assert_eq!(branches(&session), [Branch { fork, ..whole }]);
    }
}
