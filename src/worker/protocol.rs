//! What a page and its worker say to each other: plain data, sent as JSON.

use crate::engine::bots::{Level, Plan};
use crate::engine::codec::{self, Coded, Link};
use crate::engine::game::{Record, Seat};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The mark of this build. A page and a worker with different marks do not talk to each other.
pub const BUILD: &str = env!("CATENARY_BUILD");

/// The number of a request; later ones are greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RequestId(pub u32);

/// What is to be thought about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Its number, which every report about it carries.
    pub id: RequestId,
    /// The game so far, as a link (see [`crate::engine::codec`]); its header names the title.
    pub record: String,
    /// Whose decision it is; only what this seat may know is thought about.
    pub seat: Seat,
    /// How well to think.
    pub level: Level,
    /// Where the bot's own chance begins.
    pub seed: u64,
    /// What the answer is for.
    pub purpose: Purpose,
    /// The longest time to think.
    pub limit: Duration,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// A bot decides: the best plan.
    Move,
    /// A person asks: so many plans at most, the best first.
    Hint(u8),
}

impl Purpose {
    /// How many plans are wanted.
    pub fn most(self) -> usize {
        match self {
            Purpose::Move => 1,
            Purpose::Hint(most) => usize::from(most),
        }
    }
}

/// A search for the par of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quest {
    /// Its number, which every report about it carries.
    pub id: RequestId,
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

/// What a page says to its worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// To think about this, and no longer about anything else.
    Think(Request),
    /// To look for the par of this, and not to think about anything else.
    Seek(Quest),
    /// To answer now with the best plans so far.
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
    /// The plans, the best first; never none.
    Answer(RequestId, Vec<Idea>),
    /// A game of a search was tried, and this was found so far.
    Found(RequestId, Found),
    /// A request that cannot be thought about, and why.
    Refused(RequestId, String),
}

impl Report {
    /// The request that it is about.
    pub fn request(&self) -> Option<RequestId> {
        match self {
            Report::Ready(_) => None,
            Report::Progress(id, _)
            | Report::Answer(id, _)
            | Report::Found(id, _)
            | Report::Refused(id, _) => Some(*id),
        }
    }

    /// Whether nothing more comes about its request.
    pub fn is_last(&self) -> bool {
        match self {
            Report::Ready(_) | Report::Progress(..) => false,
            Report::Found(_, found) => found.left == 0,
            Report::Answer(..) | Report::Refused(..) => true,
        }
    }
}

/// A [`Plan`] as it is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Idea {
    /// The game so far as a link, with the decisions of the plan behind its cursor.
    pub line: String,
    /// Its worth, in hundredths of a point.
    pub worth: i64,
}

impl Idea {
    /// A plan at the end of a record.
    pub fn new<G: Coded>(record: &Record<G>, plan: &Plan<G>) -> Idea {
        let mut line = record.clone();
        line.actions.extend_from_slice(&plan.actions);
        let link = Link::game(line, record.actions.len());
        Idea { line: codec::write(&link), worth: plan.worth }
    }

    /// The plan; nothing where the line cannot be read or has no decision behind its cursor.
    pub fn plan<G: Coded>(&self) -> Option<Plan<G>> {
        let mut link = codec::read::<G>(&self.line).ok()?;
        let actions = link.record.actions.split_off(link.cursor);
        if actions.is_empty() {
            return None;
        }
        Some(Plan { actions, worth: self.worth })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::toy::{Action, Setup, Toy};

    #[test]
    fn orders_and_reports_survive_the_way() {
        let request = Request {
            id: RequestId(7),
            record: "g1abc".to_owned(),
            seat: Seat(2),
            level: Level::Hard,
            seed: u64::MAX,
            purpose: Purpose::Hint(3),
            limit: Duration::from_millis(1500),
        };
        let quest =
            Quest { id: RequestId(8), record: "g1abc".to_owned(), games: 9, seed: u64::MAX };
        for order in [Order::Think(request), Order::Seek(quest), Order::Enough, Order::Cancel] {
            let text = serde_json::to_string(&order).expect("text");
            assert_eq!(serde_json::from_str::<Order>(&text).expect("an order"), order);
        }
        let idea = Idea { line: "g2abc".to_owned(), worth: -125 };
        let id = RequestId(7);
        let reports = [
            Report::Ready(BUILD.to_owned()),
            Report::Progress(id, 40),
            Report::Answer(id, vec![idea]),
            Report::Found(id, Found { tried: 3, left: 4, link: None }),
            Report::Refused(id, "why".to_owned()),
        ];
        for report in reports {
            let text = serde_json::to_string(&report).expect("text");
            assert_eq!(serde_json::from_str::<Report>(&text).expect("a report"), report);
        }
    }

    #[test]
    fn a_plan_survives_the_way() {
        let mut record = Record::<Toy>::new(Setup::new(5));
        record.actions = vec![Action::Reach];
        let plan = Plan { actions: vec![Action::Take(2), Action::Reach], worth: -125 };
        let idea = Idea::new(&record, &plan);
        let back = idea.plan::<Toy>().expect("a plan");
        assert_eq!((back.actions, back.worth), (plan.actions, plan.worth));
    }

    #[test]
    fn what_is_no_plan_is_none() {
        let record = Record::<Toy>::new(Setup::new(5));
        let without_decisions = codec::encode(&record);
        for line in ["", "g2abc", &without_decisions] {
            let idea = Idea { line: line.to_owned(), worth: 0 };
            assert!(idea.plan::<Toy>().is_none(), "{line}");
        }
    }
}
