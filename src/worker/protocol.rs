//! What a page and its worker say to each other: plain data, sent as JSON.

use crate::engine::bots::{Checked, Extent, Level, Plan};
use crate::engine::codec::{self, Coded, Link};
use crate::engine::game::{BySeat, Record, Seat};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The mark of this build. A page and a worker with different marks do not talk to each other.
pub const BUILD: &str = env!("CATENARY_BUILD");

/// The number of a request; later ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RequestId(pub u32);

/// What is to be thought about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// What a bot decides.
    Decision(Decision),
    /// What a person could do.
    Hint(Hint),
    /// What the par of a set-up is.
    Par(Quest),
    /// What bots reach with a deal.
    Field(FieldQuest),
    /// Whether the bots of a deal's results decided so; the results are a link.
    Check(String),
    /// What the decisions of a finished game lost.
    Review(ReviewQuest),
    /// What an answer to a puzzle loses.
    Answer(AnswerQuest),
}

/// What the bot decides whose turn it is. The answer follows from record and levels alone, unless it is cut.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The game so far, as a link (see [`crate::engine::codec`]); its header names the title.
    pub record: String,
    /// How well each seat's bot thinks; nothing for a person.
    pub levels: BySeat<Option<Level>>,
    /// The longest time to think; without one it is to the end.
    pub limit: Option<Duration>,
}

/// A person's question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The game so far, as a link.
    pub record: String,
    /// Whose decision it is; only what this seat may know is thought about.
    pub seat: Seat,
    /// How well to think.
    pub level: Level,
    /// How many plans are wanted at most.
    pub most: u8,
    /// The longest time to think.
    pub limit: Duration,
}

/// A search for the par of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quest {
    /// The best game so far, or the set-up alone, as a link.
    pub record: String,
    /// How many games to try; one at least.
    pub games: u32,
    /// Where the search's own chance begins.
    pub seed: u64,
}

/// What a search for par has come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// How many games were tried.
    pub tried: u32,
    /// How many are still to be tried.
    pub left: u32,
    /// The best game so far, as a link; nothing before the first.
    pub link: Option<String>,
}

/// Games of a field: bots play a deal from its beginning to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldQuest {
    /// The set-up, as a link.
    pub setup: String,
    /// Who plays each seat.
    pub levels: BySeat<Level>,
    /// The number of the first game, from 0.
    pub from: u32,
    /// How many games to play; one at least.
    pub games: u32,
}

/// A game of a field has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldGame {
    /// Its number.
    pub number: u32,
    /// The score of each seat.
    pub scores: BySeat<i32>,
    /// How many games are still to be played.
    pub left: u32,
}

/// A review of a seat's decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReviewQuest {
    /// The finished game, as a link.
    pub record: String,
    /// Whose decisions.
    pub seat: Seat,
    /// Those before this ply are known already.
    pub from: usize,
}

/// A decision that is to be judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerQuest {
    /// The game up to the end of the decision or farther, as a link.
    pub record: String,
    /// Whose decision it is; only what this seat may know is thought about.
    pub seat: Seat,
    /// The ply at which it begins.
    pub ply: usize,
}

/// What a decision was judged to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JudgedPly {
    /// The ply at which it begins.
    pub ply: usize,
    /// The ply after it.
    pub upto: usize,
    /// The game up to the ply as a link, with what the hard bot would have done behind the cursor.
    pub best: String,
    /// The hundredths of a point that are lost against that; below 0 where the decision is better.
    pub lost: i64,
}

/// What a page says to its worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// To think about this, and no longer about anything else; every report about it carries its number.
    Think(RequestId, Question),
    /// To answer now by what is known so far.
    Enough,
    /// To stop thinking, without an answer.
    Cancel,
}

/// What a worker says to its page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Report {
    /// It has started, and this is the mark of its build.
    Ready(String),
    /// How far a request has come, in hundredths.
    Progress(RequestId, u8),
    /// What the bot decides.
    Decided(RequestId, Decided),
    /// The plans of a hint, the best first; never none.
    Ideas(RequestId, Vec<Idea>),
    /// A game of a search was tried, and this was found so far.
    Found(RequestId, Found),
    /// A game of a field has ended so.
    Game(RequestId, FieldGame),
    /// What was found of the bots of each result, in order.
    Checked(RequestId, Vec<Checked>),
    /// A decision of a review, in order.
    Judged(RequestId, JudgedPly),
    /// What an answer was judged to be.
    Answered(RequestId, JudgedPly),
    /// All decisions of a review are judged.
    Reviewed(RequestId),
    /// A request that cannot be thought about, and why.
    Refused(RequestId, String),
}

impl Report {
    /// The request that it is about.
    pub fn request(&self) -> Option<RequestId> {
        match self {
            Report::Ready(_) => None,
            Report::Progress(id, _)
            | Report::Decided(id, _)
            | Report::Ideas(id, _)
            | Report::Found(id, _)
            | Report::Game(id, _)
            | Report::Checked(id, _)
            | Report::Judged(id, _)
            | Report::Answered(id, _)
            | Report::Reviewed(id)
            | Report::Refused(id, _) => Some(*id),
        }
    }

    /// Whether nothing more comes about its request.
    pub fn is_last(&self) -> bool {
        match self {
            Report::Ready(_) | Report::Progress(..) | Report::Judged(..) => false,
            Report::Found(_, found) => found.left == 0,
            Report::Game(_, game) => game.left == 0,
            Report::Decided(..)
            | Report::Ideas(..)
            | Report::Checked(..)
            | Report::Answered(..)
            | Report::Reviewed(_)
            | Report::Refused(..) => true,
        }
    }
}

/// What a bot decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decided {
    /// The game so far as a link, with the decision and the rest of its plan behind the cursor.
    pub line: String,
    /// How far the bot has thought.
    pub extent: Extent,
}

/// A [`Plan`] as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Idea {
    /// The game so far as a link, with the decisions of the plan behind its cursor.
    pub line: String,
    /// Its worth, in hundredths of a point.
    pub worth: i64,
}

/// The game so far as a link, with further decisions behind its cursor.
pub(super) fn line<G: Coded>(record: &Record<G>, further: &[G::Action]) -> String {
    let mut whole = record.clone();
    whole.actions.extend_from_slice(further);
    codec::write(&Link::game(whole, record.actions.len()))
}

impl Idea {
    /// A plan at the end of a record.
    pub fn new<G: Coded>(record: &Record<G>, plan: &Plan<G>) -> Idea {
        Idea { line: line(record, &plan.actions), worth: plan.worth }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_and_reports_survive_the_way() {
        let record = || "g1abc".to_owned();
        let levels = BySeat::new(3, |seat| (seat.0 > 0).then_some(Level::Hard));
        let limit = Duration::from_millis(1500);
        let (seat, level) = (Seat(2), Level::Hard);
        let questions = [
            Question::Decision(Decision { record: record(), levels, limit: Some(limit) }),
            Question::Hint(Hint { record: record(), seat, level, most: 3, limit }),
            Question::Par(Quest { record: record(), games: 9, seed: u64::MAX }),
            Question::Field(FieldQuest {
                setup: record(),
                levels: BySeat::new(3, |_| Level::Medium),
                from: 7,
                games: 93,
            }),
            Question::Check(record()),
            Question::Review(ReviewQuest { record: record(), seat, from: 12 }),
            Question::Answer(AnswerQuest { record: record(), seat, ply: 12 }),
        ];
        let asked = questions.map(|question| Order::Think(RequestId(7), question));
        for order in asked.into_iter().chain([Order::Enough, Order::Cancel]) {
            let text = serde_json::to_string(&order).expect("text");
            assert_eq!(serde_json::from_str::<Order>(&text).expect("an order"), order);
        }
        let idea = Idea { line: "g2abc".to_owned(), worth: -125 };
        let id = RequestId(7);
        let checked = vec![
            Checked::Same,
            Checked::Differs { ply: 3 },
            Checked::Illegal { ply: 0 },
            Checked::OtherBots { theirs: 9 },
            Checked::Hurried,
        ];
        let judged = JudgedPly { ply: 4, upto: 7, best: record(), lost: -30 };
        let reports = [
            Report::Ready(BUILD.to_owned()),
            Report::Progress(id, 40),
            Report::Decided(id, Decided { line: record(), extent: Extent::Cut }),
            Report::Ideas(id, vec![idea]),
            Report::Found(id, Found { tried: 3, left: 4, link: None }),
            Report::Game(id, FieldGame { number: 7, scores: BySeat::new(2, |_| -3), left: 92 }),
            Report::Checked(id, checked),
            Report::Judged(id, judged.clone()),
            Report::Answered(id, judged),
            Report::Reviewed(id),
            Report::Refused(id, "why".to_owned()),
        ];
        for report in reports {
            let text = serde_json::to_string(&report).expect("text");
            assert_eq!(serde_json::from_str::<Report>(&text).expect("a report"), report);
        }
    }
}
