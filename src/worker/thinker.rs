//! Thinking about one request at a time, in slices; the newest request wins. Knows no browser: the
//! worker and the page step it, each with its own clock.

use super::protocol::{Found, Idea, Order, Purpose, Quest, Report, Request, RequestId};
use crate::engine::bots::{HasBots, Level, ParSearch, Progress, Thought};
use crate::engine::codec::{self, Coded, LinkError};
use crate::engine::game::{Game, Record, Rng, Seat};
use derive_where::derive_where;
use std::error::Error;
use std::time::Duration;

/// Who plays the games of a search for par, in turns: the hard bot plays better, the medium one
/// faster and less alike.
const SEEKERS: [Level; 3] = [Level::Hard, Level::Medium, Level::Medium];

/// Why a request cannot be thought about; `E` is why its setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RequestError<E: Error> {
    /// The record cannot be read.
    #[error("the record cannot be read: {0}")]
    Record(LinkError),
    /// Its setup cannot be played.
    #[error("the setup cannot be played: {0}")]
    Setup(E),
    /// Its decision of this number, from 1, is not legal.
    #[error("decision {0} is not legal")]
    Illegal(usize),
    /// It is not the decision of this seat.
    #[error("it is not the decision of seat {}", .0.0 + 1)]
    NotItsDecision(Seat),
}

/// Thinks about the newest request, whatever the game.
pub trait Think {
    /// Takes an order, at a time of the clock, and gives what is to be reported at once.
    fn hear(&mut self, order: Order, now: Duration) -> Option<Report>;

    /// Whether there is something to think about.
    fn is_busy(&self) -> bool;

    /// Thinks for one slice and gives what is to be reported; nothing where there is nothing to
    /// think about. `clock` tells the time since any fixed moment.
    fn think(&mut self, slice: Duration, clock: &dyn Fn() -> Duration) -> Option<Report>;
}

/// Thinks about requests of one rule set.
#[derive_where(Default)]
pub struct Thinker<G: Coded + HasBots> {
    task: Option<Task<G>>,
}

enum Task<G: Coded + HasBots> {
    Decision(Decision<G>),
    Search(Box<Search<G>>),
}

/// A decision that is thought about.
struct Decision<G: Coded + HasBots> {
    id: RequestId,
    purpose: Purpose,
    record: Record<G>,
    thought: Box<dyn Thought<G>>,
    progress: Progress,
    start: Duration,
    limit: Duration,
}

/// A search for par.
struct Search<G: Coded + HasBots> {
    id: RequestId,
    search: ParSearch<G>,
    games: u32,
}

impl<G: Coded + HasBots> Think for Thinker<G> {
    fn hear(&mut self, order: Order, now: Duration) -> Option<Report> {
        match order {
            Order::Think(request) => {
                self.take_up(request.id, Decision::begin(&request, now).map(Task::Decision))
            }
            Order::Seek(quest) => {
                self.take_up(quest.id, Search::begin(&quest).map(Box::new).map(Task::Search))
            }
            Order::Enough => self.task.take().map(|task| task.answer()),
            Order::Cancel => {
                self.task = None;
                None
            }
        }
    }

    fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    fn think(&mut self, slice: Duration, clock: &dyn Fn() -> Duration) -> Option<Report> {
        let start = clock();
        let mut task = self.task.take()?;
        loop {
            let report = match &mut task {
                Task::Decision(decision) => decision.step(clock),
                Task::Search(search) => search.step(),
            };
            let late = || clock().saturating_sub(start) >= slice;
            if let Some(report) = report.or_else(|| late().then(|| task.progress(clock()))) {
                self.task = (!report.is_last()).then_some(task);
                return Some(report);
            }
        }
    }
}

impl<G: Coded + HasBots> Thinker<G> {
    fn take_up(
        &mut self,
        id: RequestId,
        task: Result<Task<G>, RequestError<G::SetupError>>,
    ) -> Option<Report> {
        let report = task.as_ref().err().map(|why| Report::Refused(id, why.to_string()));
        self.task = task.ok();
        report
    }
}

impl<G: Coded + HasBots> Task<G> {
    fn answer(self) -> Report {
        match self {
            Task::Decision(decision) => decision.answer(),
            Task::Search(search) => search.found(0),
        }
    }

    fn progress(&self, now: Duration) -> Report {
        match self {
            Task::Decision(decision) => Report::Progress(decision.id, decision.hundredths(now)),
            Task::Search(search) => Report::Progress(search.id, search.hundredths()),
        }
    }
}

impl<G: Coded + HasBots> Decision<G> {
    fn begin(request: &Request, now: Duration) -> Result<Decision<G>, RequestError<G::SetupError>> {
        let (record, state) = position::<G>(&request.record)?;
        if G::to_act(&state) != Some(request.seat) {
            return Err(RequestError::NotItsDecision(request.seat));
        }
        let legal = G::legal(&state);
        let observation = G::observe(&state, request.seat);
        let thought = request.level.bot().think(observation, &legal, Rng::new(request.seed));
        let (id, purpose, limit) = (request.id, request.purpose, request.limit);
        let progress = Progress { done: 0, of: 1 };
        Ok(Decision { id, purpose, record, thought, progress, start: now, limit })
    }

    /// Thinks a little; the answer when that is done or late.
    fn step(&mut self, clock: &dyn Fn() -> Duration) -> Option<Report> {
        self.progress = self.thought.step();
        let late = || clock().saturating_sub(self.start) >= self.limit;
        (self.progress.is_finished() || late()).then(|| self.answer())
    }

    fn answer(&self) -> Report {
        let plans = self.thought.plans(self.purpose.most());
        Report::Answer(self.id, plans.iter().map(|plan| Idea::new(&self.record, plan)).collect())
    }

    /// How far the work or the time has come, whichever is farther.
    fn hundredths(&self, now: Duration) -> u8 {
        let part = |done: u128, of: u128| (done * 100 / of.max(1)).min(100) as u8;
        let work = part(self.progress.done.into(), self.progress.of.into());
        let time = now.saturating_sub(self.start).as_millis();
        work.max(part(time, self.limit.as_millis()))
    }
}

impl<G: Coded + HasBots> Search<G> {
    fn begin(quest: &Quest) -> Result<Search<G>, RequestError<G::SetupError>> {
        let (record, _) = position::<G>(&quest.record)?;
        let bots = SEEKERS.iter().map(|level| level.bot()).collect();
        let search = ParSearch::new(record.setup.clone(), bots, Rng::new(quest.seed));
        Ok(Search { id: quest.id, search: search.knowing(&record), games: quest.games.max(1) })
    }

    /// Searches a little; what was found when a game has come to its end.
    fn step(&mut self) -> Option<Report> {
        let is_over = self.search.step();
        is_over.then(|| self.found(self.games.saturating_sub(self.search.tried())))
    }

    fn found(&self, left: u32) -> Report {
        let link = self.search.best().map(|(_, record)| codec::encode(&record));
        Report::Found(self.id, Found { tried: self.search.tried(), left, link })
    }

    fn hundredths(&self) -> u8 {
        (u64::from(self.search.tried()) * 100 / u64::from(self.games)).min(100) as u8
    }
}

/// A record and its last position.
type Reached<G> = (Record<G>, <G as Game>::State);

/// The record of a link and its last position.
fn position<G: Coded>(record: &str) -> Result<Reached<G>, RequestError<G::SetupError>> {
    let record: Record<G> = codec::decode(record).map_err(RequestError::Record)?;
    let replay = record.replay().map_err(|error| RequestError::Setup(error.0))?;
    match replay.refusal {
        Some(_) => Err(RequestError::Illegal(replay.plies + 1)),
        None => Ok((record, replay.state)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::rules::start::Start;
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
            record: codec::encode(&Record::<Tramways>::new(setup)),
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
    fn finish(thinker: &mut Thinker<Tramways>, slice: Duration) -> (usize, Report) {
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
        let (record, state) = position::<Tramways>(&request.record).expect("a record");
        let legal = Tramways::legal(&state);
        let observation = Tramways::observe(&state, request.seat);
        let mut alone =
            Level::Easy.bot::<Tramways>().think(observation, &legal, Rng::new(request.seed));
        let best = crate::engine::bots::best_plan(&mut *alone).expect("a plan");
        let mut thinker = Thinker::<Tramways>::default();
        assert_eq!(thinker.hear(Order::Think(request), TICK), None);
        let (_, report) = finish(&mut thinker, TICK);
        assert_eq!(report, Report::Answer(RequestId(1), vec![Idea::new(&record, &best)]));
        assert!(!thinker.is_busy());
    }

    #[test]
    fn a_game_that_began_at_a_position_is_thought_about_like_its_first_one() {
        let first = request(1, Level::Easy, Purpose::Move);
        let (_, state) = position::<Tramways>(&first.record).expect("a record");
        let setup = Start::new(state).expect("a sound position").setup();
        let begun =
            Request { record: codec::encode(&Record::<Tramways>::new(setup)), ..first.clone() };
        let answers = [first, begun].map(|request| {
            let mut thinker = Thinker::<Tramways>::default();
            assert_eq!(thinker.hear(Order::Think(request), TICK), None);
            let Report::Answer(_, ideas) = finish(&mut thinker, TICK).1 else { panic!("plans") };
            let plans = ideas.iter().filter_map(Idea::plan::<Tramways>);
            plans.map(|plan| (plan.actions, plan.worth)).collect::<Vec<_>>()
        });
        assert_eq!(answers[0], answers[1]);
    }

    #[test]
    fn thinking_stops_at_its_limit_with_a_plan() {
        let mut thinker = Thinker::<Tramways>::default();
        let short = Request { limit: TICK * 3, ..request(1, Level::Hard, Purpose::Move) };
        thinker.hear(Order::Think(short), Duration::ZERO);
        let (reports, report) = finish(&mut thinker, TICK);
        assert!(reports <= 2, "{reports}");
        assert!(matches!(report, Report::Answer(_, ideas) if ideas.len() == 1));
    }

    #[test]
    fn progress_never_falls_and_stays_below_its_end() {
        let mut thinker = Thinker::<Tramways>::default();
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
        let mut thinker = Thinker::<Tramways>::default();
        thinker.hear(hard(1), Duration::ZERO);
        thinker.think(TICK, &clock());
        thinker.hear(hard(2), Duration::ZERO);
        let (_, report) = finish(&mut thinker, TICK * 10);
        assert_eq!(report.request(), Some(RequestId(2)));
        assert_eq!(thinker.think(TICK, &clock()), None, "the first is forgotten");
    }

    #[test]
    fn enough_is_answered_at_once_and_a_cancelled_thought_never() {
        let mut thinker = Thinker::<Tramways>::default();
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
        let mut thinker = Thinker::<Tramways>::default();
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
        record.actions.push(crate::titles::tramways::rules::action::Action::TwoDollars);
        let cases = [
            (Request { record: "g1xx".to_owned(), ..good.clone() }, "cannot be read"),
            (Request { record: codec::encode(&record), ..good.clone() }, "decision 1"),
            (Request { seat: other, ..good }, "not the decision of seat"),
        ];
        for (request, words) in cases {
            let mut thinker = Thinker::<Tramways>::default();
            match thinker.hear(Order::Think(request), TICK) {
                Some(Report::Refused(_, why)) => assert!(why.contains(words), "{why}"),
                report => panic!("{words}: {report:?}"),
            }
            assert!(!thinker.is_busy());
        }
    }

    fn quest(games: u32) -> Quest {
        let record = codec::encode(&Record::<Tramways>::new(Setup::standard(1, 5)));
        Quest { id: RequestId(4), record, games, seed: 2 }
    }

    #[test]
    fn a_search_reports_every_game_and_ends() {
        let mut thinker = Thinker::<Tramways>::default();
        assert_eq!(thinker.hear(Order::Seek(quest(3)), TICK), None);
        let (clock, mut found) = (clock(), Vec::new());
        while let Some(report) = thinker.think(TICK * 50, &clock) {
            assert_eq!(report.request(), Some(RequestId(4)));
            if let Report::Found(_, it) = report {
                found.push(it);
            }
        }
        let left: Vec<(u32, u32)> = found.iter().map(|it| (it.tried, it.left)).collect();
        assert_eq!(left, [(1, 2), (2, 1), (3, 0)]);
        let link = found[2].link.clone().expect("a game");
        let (record, state) = position::<Tramways>(&link).expect("a legal game");
        assert!(record.setup == Setup::standard(1, 5) && Tramways::outcome(&state).is_some());
        assert!(!thinker.is_busy());
    }

    #[test]
    fn a_search_yields_to_the_newest_request() {
        let mut thinker = Thinker::<Tramways>::default();
        thinker.hear(Order::Seek(quest(1000)), TICK);
        thinker.think(TICK, &clock());
        let enough = thinker.hear(Order::Enough, TICK);
        assert!(matches!(enough, Some(Report::Found(_, found)) if found.left == 0));
        thinker.hear(Order::Seek(quest(1000)), TICK);
        thinker.hear(Order::Think(request(5, Level::Easy, Purpose::Move)), TICK);
        let (_, report) = finish(&mut thinker, TICK);
        assert_eq!(report.request(), Some(RequestId(5)));
    }
}
