//! Answers one request at a time, in slices; the newest request wins. Uses no browser: worker and page step it, each with its own
//! clock.

#[cfg(test)]
mod tests;

use super::checking::Checking;
use super::field::Fielding;
use super::protocol::{
    BotDecision, DecisionRequest, FieldGame, HintRequest, JudgedPly, ParFound, ParRequest,
    Question, RequestId, WirePlan, WorkerRequest, WorkerResponse, line,
};
use super::reviewing::{Answering, ReviewRun};
use crate::engine::bots::{
    BotCheck, Decider, DeciderError, HasBots, Level, ParSearch, RerunStep, ReviewError,
    SearchProgress, Thought, advice,
};
use crate::engine::codec::{self, Coded, LinkError};
use crate::engine::game::{Game, Record, Rng, Seat};
use derive_where::derive_where;
use std::error::Error;
use std::time::Duration;

/// The bots of a search for par, in turn: the hard bot plays better, the medium one faster and more varied.
const SEEKERS: [Level; 3] = [Level::Hard, Level::Medium, Level::Medium];

/// Why a request cannot be answered; `E` is why its setup cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RequestError<E: Error> {
    /// The record cannot be read.
    #[error("the record cannot be read: {0}")]
    Record(LinkError),
    /// Its setup cannot be played.
    #[error("the setup cannot be played: {0}")]
    Setup(E),
    /// Its action of this number, from 1, is not legal.
    #[error("decision {0} is not legal")]
    Illegal(usize),
    /// Another seat is to act.
    #[error("it is not the decision of seat {}", .0.0 + 1)]
    NotItsDecision(Seat),
    /// No bot is to act.
    #[error(transparent)]
    Decider(DeciderError<E>),
    /// The game cannot be reviewed.
    #[error(transparent)]
    Review(ReviewError<E>),
}

/// Answers the newest request, for any game.
pub trait Think {
    /// Handles a message; returns the report to send at once.
    fn hear(&mut self, order: WorkerRequest, now: Duration) -> Option<WorkerResponse>;

    /// Returns whether there is something to search.
    fn is_busy(&self) -> bool;

    /// Searches for one slice and returns the report to send; `None` without a request. `clock` returns the time since any fixed
    /// moment.
    fn think(&mut self, slice: Duration, clock: &dyn Fn() -> Duration) -> Option<WorkerResponse>;
}

/// Answers requests for one rule set.
#[derive_where(Default)]
pub struct Thinker<G: Coded + HasBots> {
    task: Option<(RequestId, Task<G>)>,
    /// The computation of the last bot decision, continued if the next one belongs to the same run.
    last: Option<Decider<G>>,
}

enum Task<G: Coded + HasBots> {
    Decision(Box<Deciding<G>>),
    Hint(Box<Hinting<G>>),
    Par(Box<Search<G>>),
    Field(Box<Fielding<G>>),
    Check(Box<Checking<G>>),
    Review(Box<ReviewRun<G>>),
    Answer(Box<Answering<G>>),
}

/// The outcome of a slice.
pub(super) enum ThinkerAnswer {
    Decided(BotDecision),
    Ideas(Vec<WirePlan>),
    Found(ParFound),
    Game(FieldGame),
    Checked(Vec<BotCheck>),
    Judged(JudgedPly),
    Answered(JudgedPly),
    Reviewed,
    Refused(String),
}

impl ThinkerAnswer {
    fn about(self, id: RequestId) -> WorkerResponse {
        match self {
            ThinkerAnswer::Decided(decided) => WorkerResponse::Decided(id, decided),
            ThinkerAnswer::Ideas(ideas) => WorkerResponse::Ideas(id, ideas),
            ThinkerAnswer::Found(found) => WorkerResponse::Found(id, found),
            ThinkerAnswer::Game(game) => WorkerResponse::Game(id, game),
            ThinkerAnswer::Checked(checked) => WorkerResponse::Checked(id, checked),
            ThinkerAnswer::Judged(judged) => WorkerResponse::Judged(id, judged),
            ThinkerAnswer::Answered(judged) => WorkerResponse::Answered(id, judged),
            ThinkerAnswer::Reviewed => WorkerResponse::Reviewed(id),
            ThinkerAnswer::Refused(why) => WorkerResponse::Refused(id, why),
        }
    }
}

/// A bot's decision being computed.
struct Deciding<G: Coded + HasBots> {
    decider: Decider<G>,
    pace: Pace,
}

/// A hint being searched.
struct Hinting<G: Coded + HasBots> {
    record: Record<G>,
    thought: Box<dyn Thought<G>>,
    most: usize,
    pace: Pace,
}

struct Search<G: Coded + HasBots> {
    search: ParSearch<G>,
    games: u32,
}

/// The progress of a search, in work and time.
struct Pace {
    start: Duration,
    limit: Option<Duration>,
    work: SearchProgress,
}

impl Pace {
    fn new(start: Duration, limit: Option<Duration>) -> Pace {
        Pace { start, limit, work: SearchProgress { done: 0, of: 1 } }
    }

    fn is_over(&self, now: Duration) -> bool {
        self.limit.is_some_and(|limit| now.saturating_sub(self.start) >= limit)
    }

    /// Returns the greater progress, of work or time, in percent.
    fn hundredths(&self, now: Duration) -> u8 {
        let time = now.saturating_sub(self.start).as_millis();
        let time = self.limit.map_or(0, |limit| hundredths(time, limit.as_millis()));
        hundredths(self.work.done.into(), self.work.of.into()).max(time)
    }
}

pub(super) fn hundredths(done: u128, of: u128) -> u8 {
    (done * 100 / of.max(1)).min(100) as u8
}

impl<G: Coded + HasBots> Think for Thinker<G> {
    fn hear(&mut self, order: WorkerRequest, now: Duration) -> Option<WorkerResponse> {
        match order {
            WorkerRequest::Think(id, question) => {
                self.lay_aside();
                match self.begin(&question, now) {
                    Ok(task) => {
                        self.task = Some((id, task));
                        None
                    }
                    Err(why) => Some(WorkerResponse::Refused(id, why.to_string())),
                }
            }
            WorkerRequest::Enough => {
                let (id, mut task) = self.task.take()?;
                let reply = task.answer();
                self.keep(task);
                Some(reply.about(id))
            }
            WorkerRequest::Cancel => {
                self.lay_aside();
                None
            }
        }
    }

    fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    fn think(&mut self, slice: Duration, clock: &dyn Fn() -> Duration) -> Option<WorkerResponse> {
        let start = clock();
        let (id, mut task) = self.task.take()?;
        loop {
            let reply = task.step(clock).map(|reply| reply.about(id));
            let late = || clock().saturating_sub(start) >= slice;
            let progress = || WorkerResponse::Progress(id, task.hundredths(clock()));
            if let Some(report) = reply.or_else(|| late().then(progress)) {
                if report.is_last() {
                    self.keep(task);
                } else {
                    self.task = Some((id, task));
                }
                return Some(report);
            }
        }
    }
}

impl<G: Coded + HasBots> Thinker<G> {
    fn begin(
        &mut self,
        question: &Question,
        now: Duration,
    ) -> Result<Task<G>, RequestError<G::SetupError>> {
        Ok(match question {
            Question::Decision(decision) => {
                Task::Decision(Box::new(Deciding::begin(decision, self.last.take(), now)?))
            }
            Question::Hint(hint) => Task::Hint(Box::new(Hinting::begin(hint, now)?)),
            Question::Par(request) => Task::Par(Box::new(Search::begin(request)?)),
            Question::Field(request) => Task::Field(Box::new(Fielding::begin(request)?)),
            Question::Check(link) => Task::Check(Box::new(Checking::begin(link)?)),
            Question::Review(request) => Task::Review(Box::new(ReviewRun::begin(request)?)),
            Question::Answer(request) => Task::Answer(Box::new(Answering::begin(request)?)),
        })
    }

    /// Stops searching; the same question later continues from here.
    fn lay_aside(&mut self) {
        if let Some((_, task)) = self.task.take() {
            self.keep(task);
        }
    }

    fn keep(&mut self, task: Task<G>) {
        if let Task::Decision(deciding) = task {
            self.last = Some(deciding.decider);
        }
    }
}

impl<G: Coded + HasBots> Task<G> {
    /// Searches for one slice; returns something to report, if any.
    fn step(&mut self, clock: &dyn Fn() -> Duration) -> Option<ThinkerAnswer> {
        match self {
            Task::Decision(deciding) => deciding.step(clock),
            Task::Hint(hinting) => hinting.step(clock),
            Task::Par(search) => search.step(),
            Task::Field(field) => field.step(),
            Task::Check(checking) => checking.step(),
            Task::Review(reviewing) => reviewing.step(),
            Task::Answer(answering) => answering.step(),
        }
    }

    /// Returns the answer known so far.
    fn answer(&mut self) -> ThinkerAnswer {
        match self {
            Task::Decision(deciding) => deciding.answer(),
            Task::Hint(hinting) => hinting.answer(),
            Task::Par(search) => search.found(0),
            Task::Field(_) | Task::Check(_) | Task::Review(_) | Task::Answer(_) => {
                ThinkerAnswer::Refused("there is no answer before the end".to_owned())
            }
        }
    }

    fn hundredths(&self, now: Duration) -> u8 {
        match self {
            Task::Decision(deciding) => deciding.pace.hundredths(now),
            Task::Hint(hinting) => hinting.pace.hundredths(now),
            Task::Par(search) => hundredths(search.search.tried().into(), search.games.into()),
            Task::Field(field) => field.hundredths(),
            Task::Check(checking) => checking.hundredths(),
            Task::Review(reviewing) => reviewing.hundredths(),
            Task::Answer(answering) => answering.hundredths(),
        }
    }
}

impl<G: Coded + HasBots> Deciding<G> {
    fn begin(
        request: &DecisionRequest,
        earlier: Option<Decider<G>>,
        now: Duration,
    ) -> Result<Deciding<G>, RequestError<G::SetupError>> {
        let record = codec::decode(&request.record).map_err(RequestError::Record)?;
        let level_of = |seat| request.levels.get(seat).copied().flatten();
        let decider = Decider::new(record, level_of, earlier).map_err(RequestError::Decider)?;
        Ok(Deciding { decider, pace: Pace::new(now, request.limit) })
    }

    /// Searches for one slice; returns the decision when finished or out of time.
    fn step(&mut self, clock: &dyn Fn() -> Duration) -> Option<ThinkerAnswer> {
        match self.decider.step() {
            RerunStep::Thinking(progress) => {
                self.pace.work = progress;
                self.pace.is_over(clock()).then(|| self.cut())
            }
            step => Some(self.response(step)),
        }
    }

    fn answer(&mut self) -> ThinkerAnswer {
        match self.decider.step() {
            RerunStep::Thinking(_) => self.cut(),
            step => self.response(step),
        }
    }

    fn cut(&mut self) -> ThinkerAnswer {
        let step = self.decider.decide_now();
        self.response(step)
    }

    fn response(&self, step: RerunStep<G::Action>) -> ThinkerAnswer {
        match step {
            RerunStep::Decided(_) => {
                let line = line(self.decider.record(), &self.decider.plan());
                ThinkerAnswer::Decided(BotDecision { line, extent: self.decider.extent() })
            }
            RerunStep::Thinking(_) | RerunStep::Lost => {
                ThinkerAnswer::Refused("the bot gives no answer".to_owned())
            }
        }
    }
}

impl<G: Coded + HasBots> Hinting<G> {
    /// Begins the search. Its random numbers depend only on the seat's knowledge, and differ from those of bots.
    fn begin(
        request: &HintRequest,
        now: Duration,
    ) -> Result<Hinting<G>, RequestError<G::SetupError>> {
        let (record, state) = position::<G>(&request.record)?;
        if G::to_act(&state) != Some(request.seat) {
            return Err(RequestError::NotItsDecision(request.seat));
        }
        let observation = G::observe(&state, request.seat);
        let thought = request.level.bot().think(observation, &G::legal(&state), advice());
        let (most, pace) = (request.most.into(), Pace::new(now, Some(request.limit)));
        Ok(Hinting { record, thought, most, pace })
    }

    /// Searches for one slice; returns the plans when finished or out of time.
    fn step(&mut self, clock: &dyn Fn() -> Duration) -> Option<ThinkerAnswer> {
        self.pace.work = self.thought.step();
        let is_over = self.pace.work.is_finished() || self.pace.is_over(clock());
        is_over.then(|| self.answer())
    }

    fn answer(&self) -> ThinkerAnswer {
        let plans = self.thought.plans(self.most);
        ThinkerAnswer::Ideas(plans.iter().map(|plan| WirePlan::new(&self.record, plan)).collect())
    }
}

impl<G: Coded + HasBots> Search<G> {
    fn begin(request: &ParRequest) -> Result<Search<G>, RequestError<G::SetupError>> {
        let (record, _) = position::<G>(&request.record)?;
        let bots = SEEKERS.iter().map(|level| level.bot()).collect();
        let search = ParSearch::new(record.setup.clone(), bots, Rng::new(request.seed));
        Ok(Search { search: search.knowing(&record), games: request.games.max(1) })
    }

    /// Searches for one slice; returns the state when a game has ended.
    fn step(&mut self) -> Option<ThinkerAnswer> {
        let is_over = self.search.step();
        is_over.then(|| self.found(self.games.saturating_sub(self.search.tried())))
    }

    fn found(&self, left: u32) -> ThinkerAnswer {
        let link = self.search.best().map(|(_, record)| codec::encode(&record));
        ThinkerAnswer::Found(ParFound { tried: self.search.tried(), left, link })
    }
}

/// A record and its last position.
type Reached<G> = (Record<G>, <G as Game>::State);

/// Returns the record of a link and its last position.
fn position<G: Coded>(record: &str) -> Result<Reached<G>, RequestError<G::SetupError>> {
    let record: Record<G> = codec::decode(record).map_err(RequestError::Record)?;
    let replay = record.replay().map_err(|error| RequestError::Setup(error.0))?;
    match replay.refusal {
        Some(_) => Err(RequestError::Illegal(replay.plies + 1)),
        None => Ok((record, replay.state)),
    }
}
