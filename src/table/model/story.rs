//! The history of a table: log, news for the player to move, scores by turn.

use super::TableModel;
use crate::engine::game::Seat;
use crate::table::board::orientation::Turned;
use crate::table::title::{LoggedStep, Title};
use crate::table::view::{LogLine, News};
use crate::table::{Aid, DeviceTurn, PlayedStep, Players};
use crate::words::Locale;
use derive_where::derive_where;
use std::rc::Rc;

impl<G: Title> TableModel<G> {
    /// Returns the steps of the line as log entries for a reader.
    fn logged_steps(
        &self,
        reader: LogReader,
        locale: Locale,
    ) -> impl Iterator<Item = LoggedStep<'_, G>> {
        let session = self.session();
        (1..).zip(session.line_steps()).map(move |(ply, step)| LoggedStep {
            before: &**session.state_at(ply - 1),
            earlier: &session.line_steps()[..ply - 1],
            seat: step.seat,
            events: &step.events,
            after: &*step.state,
            ply,
            viewer: match reader {
                LogReader::Viewer(viewer) => viewer,
                LogReader::AfterTheGame => step.seat,
            },
            players: self.players(),
            turned: self.turned,
            locale,
        })
    }

    /// Returns the log, limited to what the viewer may read.
    pub(super) fn log(&self, locale: Locale) -> Vec<Rc<LogLine>> {
        let reader = match (self.is_over(), self.may_look_around()) {
            (true, _) => LogReader::AfterTheGame,
            (false, true) => LogReader::Viewer(None),
            (false, false) => LogReader::Viewer(self.viewer()),
        };
        let mut kept = self.log_so_far.borrow_mut();
        let steps = self.session().line_steps();
        let (players, turned) = (Rc::clone(self.players()), self.turned);
        let known = kept.known(LogListener { reader, players, turned, locale }, steps);
        for (step, logged) in steps.iter().zip(self.logged_steps(reader, locale)).skip(known) {
            let lines = G::log(&logged).into_iter().map(Rc::new).collect();
            kept.steps.push(LoggedLines { step: Rc::clone(step), lines });
        }
        kept.steps.iter().flat_map(|logged| &logged.lines).map(Rc::clone).collect()
    }

    /// Returns how others have affected the viewer's goals since the viewer's last decision; within a turn, the effect of that
    /// decision.
    pub(super) fn news(&self, locale: Locale) -> Option<News> {
        let (DeviceTurn::Yours(_), Some(viewer)) = (self.turn(), self.viewer()) else {
            return None;
        };
        if !self.assistance.shows(Aid::Plan) {
            return None;
        }
        let played: Vec<LoggedStep<G>> = self
            .logged_steps(LogReader::Viewer(Some(viewer)), locale)
            .take(self.session().ply())
            .collect();
        let is_own = |logged: &LoggedStep<G>| logged.seat == Some(viewer);
        let since = match played.as_slice() {
            [.., last] if is_own(last) => std::slice::from_ref(last),
            played => played.rsplit(is_own).next()?,
        };
        since.iter().filter_map(G::news).max_by_key(|news| news.weight)
    }
}

/// The reader of a log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LogReader {
    /// A player, or a reader who knows only what is public.
    Viewer(Option<Seat>),
    /// A reader after the game: nothing is hidden, and each action is described as its own player would read it.
    AfterTheGame,
}

/// The reader and the form of a log.
#[derive(PartialEq, Eq)]
struct LogListener {
    reader: LogReader,
    players: Rc<Players>,
    turned: Turned,
    locale: Locale,
}

/// The log lines of each step so far; the next table adds only new ones.
#[derive_where(Default)]
pub(super) struct LogSoFar<G: Title> {
    listener: Option<LogListener>,
    steps: Vec<LoggedLines<G>>,
}

/// A step of a line with its log lines.
struct LoggedLines<G: Title> {
    step: Rc<PlayedStep<G>>,
    lines: Vec<Rc<LogLine>>,
}

impl<G: Title> LogSoFar<G> {
    /// Returns the number of leading steps whose lines are still valid for this listener, and drops the others.
    fn known(&mut self, listener: LogListener, steps: &[Rc<PlayedStep<G>>]) -> usize {
        if self.listener.as_ref() != Some(&listener) {
            self.listener = Some(listener);
            self.steps.clear();
        }
        let pairs = self.steps.iter().zip(steps);
        let known = pairs.take_while(|(logged, step)| Rc::ptr_eq(&logged.step, step)).count();
        self.steps.truncate(known);
        known
    }
}
