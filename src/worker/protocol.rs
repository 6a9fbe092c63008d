//! The messages between a page and its worker: plain data, sent as JSON.

use crate::engine::bots::{BotCheck, Level, Plan, SearchExtent};
use crate::engine::codec::{self, Coded, Link};
use crate::engine::game::{BySeat, Record, Seat};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The mark of this build. A page and a worker with different marks do not work together.
pub const BUILD: &str = env!("CATENARY_BUILD");

/// The number of a request; later ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RequestId(pub u32);

/// A question to search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// A bot's decision.
    Decision(DecisionRequest),
    /// Plans for a person.
    Hint(HintRequest),
    /// The par of a setup.
    Par(ParRequest),
    /// The results of bots with a deal.
    Field(FieldRequest),
    /// Checks that the bots of a deal's results decided as recorded; the results are a link.
    Check(String),
    /// The losses of the decisions in a finished game.
    Review(ReviewRequest),
    /// The loss of an answer to a puzzle.
    Answer(AnswerRequest),
}

/// Asks for the decision of the bot to act. The answer depends only on record and levels, unless it is cut short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DecisionRequest {
    /// The game so far, as a link (see [`crate::engine::codec`]); its header names the title.
    pub record: String,
    /// The level of each seat's bot; `None` for a person.
    pub levels: BySeat<Option<Level>>,
    /// The longest time to search; `None` to search to the end.
    pub limit: Option<Duration>,
}

/// A person's question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HintRequest {
    /// The game so far, as a link.
    pub record: String,
    /// The seat to act; the search uses only its knowledge.
    pub seat: Seat,
    /// The level of the search.
    pub level: Level,
    /// The most plans wanted.
    pub most: u8,
    /// The longest time to search.
    pub limit: Duration,
}

/// A search for the par of a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ParRequest {
    /// The best game so far, or only the setup, as a link.
    pub record: String,
    /// The number of games to try, at least 1.
    pub games: u32,
    /// The seed of the search.
    pub seed: u64,
}

/// The state of a search for par.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ParFound {
    /// The number of games tried.
    pub tried: u32,
    /// The number of games still to try.
    pub left: u32,
    /// The best game so far, as a link; `None` before the first.
    pub link: Option<String>,
}

/// A field of games: bots play a deal from start to end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldRequest {
    /// The setup, as a link.
    pub setup: String,
    /// The level of each seat's bot.
    pub levels: BySeat<Level>,
    /// The number of the first game, from 0.
    pub from: u32,
    /// The number of games to play, at least 1.
    pub games: u32,
}

/// An ended game of a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldGame {
    /// Its number.
    pub number: u32,
    /// The score of each seat.
    pub scores: BySeat<i32>,
    /// The number of games still to play.
    pub left: u32,
}

/// A review of a seat's decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewRequest {
    /// The finished game, as a link.
    pub record: String,
    /// The seat whose decisions are reviewed.
    pub seat: Seat,
    /// Decisions before this ply are already known.
    pub from: usize,
}

/// A decision to judge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerRequest {
    /// The game up to the end of the decision or further, as a link.
    pub record: String,
    /// The deciding seat; the judgement uses only its knowledge.
    pub seat: Seat,
    /// The ply at which it begins.
    pub ply: usize,
}

/// A judged decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedPly {
    /// The ply at which it begins.
    pub ply: usize,
    /// The ply after it.
    pub upto: usize,
    /// The game up to the ply as a link, with the hard bot's line behind the cursor.
    pub best: String,
    /// The loss against that in hundredths of a point; negative if the decision is better.
    pub lost: i64,
}

/// A message of the page to its worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorkerRequest {
    /// Answer this question and drop all others; every report about it carries the number.
    Think(RequestId, Question),
    /// Answer now by what is known so far.
    Enough,
    /// Stop searching, without an answer.
    Cancel,
}

/// A message of a worker to its page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorkerResponse {
    /// It has started, with this mark of its build.
    Ready(String),
    /// The progress of a request, in percent.
    Progress(RequestId, u8),
    /// The bot's decision.
    Decided(RequestId, BotDecision),
    /// The plans of a hint, best first; never empty.
    Ideas(RequestId, Vec<WirePlan>),
    /// The state of a search after another try.
    Found(RequestId, ParFound),
    /// An ended game of a field.
    Game(RequestId, FieldGame),
    /// The result of checking the bots of each result, in order.
    Checked(RequestId, Vec<BotCheck>),
    /// A decision of a review, in order.
    Judged(RequestId, JudgedPly),
    /// The judgement of an answer.
    Answered(RequestId, JudgedPly),
    /// All decisions of a review are judged.
    Reviewed(RequestId),
    /// The request cannot be answered, and why.
    Refused(RequestId, String),
}

impl WorkerResponse {
    /// Returns the number of its request; `None` for [`WorkerResponse::Ready`].
    pub fn request(&self) -> Option<RequestId> {
        match self {
            WorkerResponse::Ready(_) => None,
            WorkerResponse::Progress(id, _)
            | WorkerResponse::Decided(id, _)
            | WorkerResponse::Ideas(id, _)
            | WorkerResponse::Found(id, _)
            | WorkerResponse::Game(id, _)
            | WorkerResponse::Checked(id, _)
            | WorkerResponse::Judged(id, _)
            | WorkerResponse::Answered(id, _)
            | WorkerResponse::Reviewed(id)
            | WorkerResponse::Refused(id, _) => Some(*id),
        }
    }

    /// Returns whether it is the last report on its request.
    pub fn is_last(&self) -> bool {
        match self {
            WorkerResponse::Ready(_)
            | WorkerResponse::Progress(..)
            | WorkerResponse::Judged(..) => false,
            WorkerResponse::Found(_, found) => found.left == 0,
            WorkerResponse::Game(_, game) => game.left == 0,
            WorkerResponse::Decided(..)
            | WorkerResponse::Ideas(..)
            | WorkerResponse::Checked(..)
            | WorkerResponse::Answered(..)
            | WorkerResponse::Reviewed(_)
            | WorkerResponse::Refused(..) => true,
        }
    }
}

/// A bot's decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BotDecision {
    /// The game so far as a link, with the decision and the rest of its plan behind the cursor.
    pub line: String,
    /// Says if the bot finished its search.
    pub extent: SearchExtent,
}

/// A [`Plan`] as sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WirePlan {
    /// The game so far as a link, with the actions of the plan behind the cursor.
    pub line: String,
    /// Its worth, in hundredths of a point.
    pub worth: i64,
}

/// Writes the game so far as a link, with further actions behind the cursor.
pub(super) fn line<G: Coded>(record: &Record<G>, further: &[G::Action]) -> String {
    let mut whole = record.clone();
    whole.actions.extend_from_slice(further);
    codec::write(&Link::game(whole, record.actions.len()))
}

impl WirePlan {
    /// Writes a plan at the end of a record.
    pub fn new<G: Coded>(record: &Record<G>, plan: &Plan<G>) -> WirePlan {
        WirePlan { line: line(record, &plan.actions), worth: plan.worth }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_and_responses_round_trip() {
        let record = || "g1abc".to_owned();
        let levels = BySeat::new(3, |seat| (seat.0 > 0).then_some(Level::Hard));
        let limit = Duration::from_millis(1500);
        let (seat, level) = (Seat(2), Level::Hard);
        let questions = [
            Question::Decision(DecisionRequest { record: record(), levels, limit: Some(limit) }),
            Question::Hint(HintRequest { record: record(), seat, level, most: 3, limit }),
            Question::Par(ParRequest { record: record(), games: 9, seed: u64::MAX }),
            Question::Field(FieldRequest {
                setup: record(),
                levels: BySeat::new(3, |_| Level::Medium),
                from: 7,
                games: 93,
            }),
            Question::Check(record()),
            Question::Review(ReviewRequest { record: record(), seat, from: 12 }),
            Question::Answer(AnswerRequest { record: record(), seat, ply: 12 }),
        ];
        let asked = questions.map(|question| WorkerRequest::Think(RequestId(7), question));
        for order in asked.into_iter().chain([WorkerRequest::Enough, WorkerRequest::Cancel]) {
            let text = serde_json::to_string(&order).expect("text");
            assert_eq!(serde_json::from_str::<WorkerRequest>(&text).expect("an order"), order);
        }
        let idea = WirePlan { line: "g2abc".to_owned(), worth: -125 };
        let id = RequestId(7);
        let checked = vec![
            BotCheck::Same,
            BotCheck::Differs { ply: 3 },
            BotCheck::Illegal { ply: 0 },
            BotCheck::OtherBots { theirs: 9 },
            BotCheck::Hurried,
        ];
        let judged = JudgedPly { ply: 4, upto: 7, best: record(), lost: -30 };
        let reports = [
            WorkerResponse::Ready(BUILD.to_owned()),
            WorkerResponse::Progress(id, 40),
            WorkerResponse::Decided(id, BotDecision { line: record(), extent: SearchExtent::Cut }),
            WorkerResponse::Ideas(id, vec![idea]),
            WorkerResponse::Found(id, ParFound { tried: 3, left: 4, link: None }),
            WorkerResponse::Game(
                id,
                FieldGame { number: 7, scores: BySeat::new(2, |_| -3), left: 92 },
            ),
            WorkerResponse::Checked(id, checked),
            WorkerResponse::Judged(id, judged.clone()),
            WorkerResponse::Answered(id, judged),
            WorkerResponse::Reviewed(id),
            WorkerResponse::Refused(id, "why".to_owned()),
        ];
        for report in reports {
            let text = serde_json::to_string(&report).expect("text");
            assert_eq!(serde_json::from_str::<WorkerResponse>(&text).expect("a report"), report);
        }
    }
}
