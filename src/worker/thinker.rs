//! Thinking about one request at a time, in slices; the newest request wins. Knows no browser: the
//! worker and the page step it, each with its own clock.

use super::protocol::{Idea, Order, Purpose, Report, Request, RequestId};
use crate::bots::{Progress, Thought};
use crate::codec::{self, LinkError};
use crate::game::{Game, Rng, Seat};
use crate::games::tramways::Tramways;
use crate::games::tramways::setup::SetupError;
use crate::games::tramways::state::State;
use std::fmt;
use std::time::Duration;

/// Why a request cannot be thought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// The record cannot be read.
    Record(LinkError),
    /// Its setup cannot be played.
    Setup(SetupError),
    /// Its decision of this number, from 1, is not legal.
    Illegal(usize),
    /// It is not the decision of this seat.
    NotItsDecision(Seat),
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RequestError::Record(why) => write!(f, "the record cannot be read: {why}"),
            RequestError::Setup(why) => write!(f, "the setup cannot be played: {why}"),
            RequestError::Illegal(number) => write!(f, "decision {number} is not legal"),
            RequestError::NotItsDecision(seat) => {
                write!(f, "it is not the decision of seat {}", seat.0 + 1)
            }
        }
    }
}

impl std::error::Error for RequestError {}

/// Thinks about the newest request.
#[derive(Default)]
pub struct Thinker {
    task: Option<Task>,
}

struct Task {
    id: RequestId,
    purpose: Purpose,
    thought: Box<dyn Thought<Tramways>>,
    start: Duration,
    limit: Duration,
}

impl Thinker {
    /// Takes an order, at a time of the clock, and gives what is to be reported at once.
    pub fn hear(&mut self, order: Order, now: Duration) -> Option<Report> {
        match order {
            Order::Think(request) => {
                let task = Task::begin(&request, now);
                let refused = |why: &RequestError| Report::Refused(request.id, why.to_string());
                let report = task.as_ref().err().map(refused);
                self.task = task.ok();
                report
            }
            Order::Enough => self.task.take().map(|task| task.answer()),
            Order::Cancel => {
                self.task = None;
                None
            }
        }
    }

    /// Whether there is something to think about.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Thinks for one slice and gives what is to be reported; nothing where there is nothing to
    /// think about. `clock` tells the time since any fixed moment.
    pub fn think(&mut self, slice: Duration, clock: impl Fn() -> Duration) -> Option<Report> {
        let start = clock();
        let mut task = self.task.take()?;
        loop {
            let progress = task.thought.step();
            let now = clock();
            if progress.is_finished() || now.saturating_sub(task.start) >= task.limit {
                return Some(task.answer());
            }
            if now.saturating_sub(start) >= slice {
                let report = Report::Progress(task.id, task.hundredths(progress, now));
                self.task = Some(task);
                return Some(report);
            }
        }
    }
}

impl Task {
    fn begin(request: &Request, now: Duration) -> Result<Task, RequestError> {
        let state = position(&request.record)?;
        if Tramways::to_act(&state) != Some(request.seat) {
            return Err(RequestError::NotItsDecision(request.seat));
        }
        let mut legal = Vec::new();
        Tramways::legal_actions(&state, &mut legal);
        let observation = Tramways::observe(&state, request.seat);
        let thought = request.level.bot().think(observation, &legal, Rng::new(request.seed));
        let (id, purpose, limit) = (request.id, request.purpose, request.limit);
        Ok(Task { id, purpose, thought, start: now, limit })
    }

    fn answer(self) -> Report {
        let plans = self.thought.plans(self.purpose.most());
        Report::Answer(self.id, plans.into_iter().map(Idea::from).collect())
    }

    /// How far the work or the time has come, whichever is farther.
    fn hundredths(&self, progress: Progress, now: Duration) -> u8 {
        let part = |done: u128, of: u128| (done * 100 / of.max(1)).min(100) as u8;
        let work = part(progress.done.into(), progress.of.into());
        let time = now.saturating_sub(self.start).as_millis();
        work.max(part(time, self.limit.as_millis()))
    }
}

/// The last position of a record.
fn position(record: &str) -> Result<State, RequestError> {
    let record = codec::decode(record).map_err(RequestError::Record)?;
    let replay = record.replay().map_err(|error| RequestError::Setup(error.0))?;
    match replay.refusal {
        Some(_) => Err(RequestError::Illegal(replay.plies + 1)),
        None => Ok(replay.state),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::game::Record;
    use crate::games::tramways::setup::Setup;
    use std::cell::Cell;

    const TICK: Duration = Duration::from_millis(1);

    /// A clock that goes on by a tick whenever it is looked at.
    fn clock() -> impl Fn() -> Duration {
        let now = Cell::new(Duration::ZERO);
        move || {
            now.set(now.get() + TICK);
            now.get()
        }
    }

    fn request(id: u32, level: Level, purpose: Purpose) -> Request {
        let setup = Setup::standard(2, 5);
        let state = Tramways::new(&setup).expect("a legal setup");
        Request {
            id: RequestId(id),
            record: codec::encode(&Record::new(setup)),
            seat: Tramways::to_act(&state).expect("somebody decides"),
            level,
            seed: 3,
            purpose,
            limit: Duration::from_secs(1000),
        }
    }

    fn hard(id: u32) -> Order {
        Order::Think(request(id, Level::Hard, Purpose::Move))
    }

    /// Thinks to the answer and counts the reports before it.
    fn finish(thinker: &mut Thinker, slice: Duration) -> (usize, Report) {
        let clock = clock();
        let mut reports = 0;
        loop {
            match thinker.think(slice, &clock) {
                Some(Report::Progress(..)) => reports += 1,
                Some(report) => return (reports, report),
                None => panic!("nothing to think about"),
            }
        }
    }

    #[test]
    fn an_answer_is_what_the_bot_thinks_in_one_go() {
        let request = request(1, Level::Easy, Purpose::Move);
        let state = position(&request.record).expect("a record");
        let mut legal = Vec::new();
        Tramways::legal_actions(&state, &mut legal);
        let observation = Tramways::observe(&state, request.seat);
        let mut alone = Level::Easy.bot().think(observation, &legal, Rng::new(request.seed));
        let best = crate::bots::best_plan(&mut *alone).expect("a plan");
        let mut thinker = Thinker::default();
        assert_eq!(thinker.hear(Order::Think(request), TICK), None);
        let (_, report) = finish(&mut thinker, TICK);
        assert_eq!(report, Report::Answer(RequestId(1), vec![best.into()]));
        assert!(!thinker.is_busy());
    }

    #[test]
    fn thinking_stops_at_its_limit_with_a_plan() {
        let mut thinker = Thinker::default();
        let short = Request { limit: TICK * 3, ..request(1, Level::Hard, Purpose::Move) };
        thinker.hear(Order::Think(short), Duration::ZERO);
        let (reports, report) = finish(&mut thinker, TICK);
        assert!(reports <= 2, "{reports}");
        assert!(matches!(report, Report::Answer(_, ideas) if ideas.len() == 1));
    }

    #[test]
    fn progress_never_falls_and_stays_below_its_end() {
        let mut thinker = Thinker::default();
        thinker.hear(hard(1), Duration::ZERO);
        let (clock, mut last) = (clock(), 0);
        while let Some(Report::Progress(_, now)) = thinker.think(TICK, &clock) {
            assert!((last..=100).contains(&now), "{last}, then {now}");
            last = now;
        }
        assert!(last > 0);
    }

    #[test]
    fn the_newest_request_wins() {
        let mut thinker = Thinker::default();
        thinker.hear(hard(1), Duration::ZERO);
        thinker.think(TICK, clock());
        thinker.hear(hard(2), Duration::ZERO);
        let (_, report) = finish(&mut thinker, TICK * 10);
        assert_eq!(report.request(), Some(RequestId(2)));
        assert_eq!(thinker.think(TICK, clock()), None, "the first is forgotten");
    }

    #[test]
    fn enough_is_answered_at_once_and_a_cancelled_thought_never() {
        let mut thinker = Thinker::default();
        assert_eq!(thinker.hear(Order::Enough, TICK), None);
        thinker.hear(hard(1), Duration::ZERO);
        let report = thinker.hear(Order::Enough, TICK);
        assert!(matches!(report, Some(Report::Answer(RequestId(1), _))));
        thinker.hear(hard(2), Duration::ZERO);
        assert_eq!(thinker.hear(Order::Cancel, TICK), None);
        assert!(!thinker.is_busy());
    }

    #[test]
    fn a_hint_is_several_plans_that_begin_differently() {
        let mut thinker = Thinker::default();
        thinker.hear(Order::Think(request(1, Level::Medium, Purpose::Hint(3))), Duration::ZERO);
        let (_, Report::Answer(_, ideas)) = finish(&mut thinker, TICK * 100) else {
            panic!("an answer")
        };
        assert!((2..=3).contains(&ideas.len()), "{ideas:?}");
        assert!(ideas.is_sorted_by_key(|idea| std::cmp::Reverse(idea.worth)));
    }

    #[test]
    fn what_cannot_be_thought_about_is_refused_in_a_sentence() {
        let good = request(1, Level::Easy, Purpose::Move);
        let other = Seat(1 - good.seat.0);
        let mut record = Record::<Tramways>::new(Setup::standard(2, 5));
        record.actions.push(crate::games::tramways::action::Action::TwoDollars);
        let cases = [
            (Request { record: "g1xx".to_owned(), ..good.clone() }, "cannot be read"),
            (Request { record: codec::encode(&record), ..good.clone() }, "decision 1"),
            (Request { seat: other, ..good }, "not the decision of seat"),
        ];
        for (request, words) in cases {
            let mut thinker = Thinker::default();
            match thinker.hear(Order::Think(request), TICK) {
                Some(Report::Refused(_, why)) => assert!(why.contains(words), "{why}"),
                report => panic!("{words}: {report:?}"),
            }
            assert!(!thinker.is_busy());
        }
    }
}
