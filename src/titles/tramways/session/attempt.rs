//! A finished ranked game, and what its link proves.

use crate::engine::game::{Game, Record, Rule, Seat};
use crate::table::ranked::{Attempt, Origin};
use crate::table::sending::pasted::link_in;
use crate::table::{Clock, GameMode, Players, Table};
use crate::titles::tramways::codec::{self, LinkError};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::ranked_category::RankedCategory;
use crate::titles::tramways::rules::refusal::Refusal;
use crate::titles::tramways::rules::scoring::{Rank, Score, score};
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::setup_error::SetupError;
use crate::titles::tramways::rules::state::{Decision, State};
use crate::titles::tramways::session::daily;
use thiserror::Error;

/// Whether those sit at a game that counts who sat there at its beginning: one person, at this device.
pub fn sit_as_begun(players: &Players) -> bool {
    players.count() == 1 && players.is_person(Seat(0))
}

impl Attempt {
    /// The attempt that a table has come to; nothing where its game is casual or goes on, or a seat has changed hands.
    pub fn of(table: &Table<Tramways>, clock: Clock, finished_at: u64) -> Option<Attempt> {
        let session = &table.session;
        let over = session.state().decision == Decision::Over;
        let (mode, _) = daily::mode(session.setup())?;
        (over && mode == table.mode && sit_as_begun(&table.players)).then(|| Attempt {
            link: codec::encode(&session.record()),
            begun_at: clock.begun_at,
            finished_at,
            spent: clock.spent,
            origin: Origin::Own,
            place: 0,
        })
    }
}

/// What a link proves: a ranked game that was played to its end by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The same game as a link of this version.
    pub link: String,
    /// What its set-up is for: ranked, or a day.
    pub mode: GameMode,
    /// The kind of its set-up.
    pub category: RankedCategory,
    /// Its set-up.
    pub setup: Setup,
    /// The score and where it comes from.
    pub score: Score,
    /// The last position.
    pub state: State,
}

impl Proof {
    /// The rank of the score.
    pub fn rank(&self) -> Rank {
        Rank::of(self.score.total())
    }
}

/// Why a link proves no score.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refuted {
    /// It is no link.
    #[error("{0}")]
    Link(LinkError),
    /// What stands beside it has a field that is not known here.
    #[error("the field {0} is not known")]
    UnknownField(String),
    /// Its setup cannot be played.
    #[error("the setup cannot be played: {0} ({rule})", rule = .0.rule())]
    Setup(SetupError),
    /// Its set-up is of no category, or of a day that is none.
    #[error("the set-up is not one of a ranked game")]
    NotRanked,
    /// Its action of this number, from 1, is not legal: its notation, and why.
    #[error("action {0}, {1:?}, is illegal: {2} ({rule})", rule = .2.rule())]
    Illegal(usize, String, Refusal),
    /// The game goes on after so many actions.
    #[error("the game is not finished after its {0} actions")]
    Unfinished(usize),
    /// The score that was claimed is not the one of the game: claimed, and replayed.
    #[error("the score is {1}, not {0} as claimed")]
    Score(i32, i32),
}

/// Replays a link or an address with one, and says what it proves.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn prove(text: &str) -> Result<Proof, Refuted> {
    let record = codec::decode(&link_in(text)).map_err(Refuted::Link)?;
    let state = replayed(&record)?;
    let (mode, category) = daily::mode(&record.setup).ok_or(Refuted::NotRanked)?;
    if state.decision != Decision::Over {
        return Err(Refuted::Unfinished(record.actions.len()));
    }
    let score = score(&state, Seat(0));
    Ok(Proof { link: codec::encode(&record), mode, category, setup: record.setup, score, state })
}

/// The last position of a record.
fn replayed(record: &Record<Tramways>) -> Result<State, Refuted> {
    let replay = record.replay().map_err(|error| Refuted::Setup(error.0))?;
    match replay.refusal {
        None => Ok(replay.state),
        Some(refusal) => {
            let action = Tramways::notation(&replay.state, record.actions[replay.plies]);
            Err(Refuted::Illegal(replay.plies + 1, action, refusal))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{Day, Players, Session};
    use crate::titles::tramways::rules::action::Action;
    use crate::titles::tramways::session::fixture::played;

    fn table(record: &Record<Tramways>, mode: GameMode) -> Table<Tramways> {
        let (session, refusal) = Session::resume(record, usize::MAX).expect("a legal setup");
        assert_eq!(refusal, None);
        Table { mode, ..Table::new(session, &Players::people(1), 1) }
    }

    #[test]
    fn a_finished_ranked_game_is_an_attempt_that_proves_itself() {
        let record = played(RankedCategory::Alternative.setup(77), 3);
        let clock = Clock { begun_at: 5, spent: 6 };
        let attempt = Attempt::of(&table(&record, GameMode::Ranked), clock, 9).expect("an attempt");
        assert_eq!((attempt.begun_at, attempt.finished_at, attempt.spent), (5, 9, 6));
        let proof = prove(&attempt.link).expect("a proof");
        assert_eq!((proof.mode, proof.category), (GameMode::Ranked, RankedCategory::Alternative));
        assert_eq!((&proof.link, proof.rank()), (&attempt.link, Rank::of(proof.score.total())));
    }

    #[test]
    fn casual_unfinished_and_other_games_are_no_attempts() {
        let mut record = played(RankedCategory::Hard.setup(77), 3);
        let attempt = |record: &Record<Tramways>, mode| {
            Attempt::of(&table(record, mode), Clock::default(), 9)
        };
        assert!(attempt(&record, GameMode::Casual).is_none());
        assert!(attempt(&record, GameMode::Daily(Day(20_800))).is_none());
        record.actions.pop();
        assert!(attempt(&record, GameMode::Ranked).is_none());
        assert!(attempt(&played(Setup::standard(1, 7), 3), GameMode::Ranked).is_none());
    }

    #[test]
    fn what_proves_nothing_says_why() {
        let good = played(RankedCategory::Normal.setup(5), 3);
        let mut illegal = good.clone();
        illegal.actions[4] = Action::Bid(3);
        let mut open = good.clone();
        open.actions.truncate(10);
        let mut late = good.clone();
        late.actions.push(Action::Pass);
        let casual = played(Setup::standard(1, 5), 3);
        let why = |record| prove(&codec::encode(record)).expect_err("no proof").to_string();
        assert!(
            why(&illegal).starts_with("action 5, \"bid 3\", is illegal: "),
            "{}",
            why(&illegal)
        );
        assert_eq!(why(&open), "the game is not finished after its 10 actions");
        assert!(why(&late).contains("is illegal"), "{}", why(&late));
        assert_eq!(why(&casual), "the set-up is not one of a ranked game");
        assert_eq!(prove("hello").expect_err("no link"), Refuted::Link(LinkError::Kind('h')));
    }
}
