//! A finished ranked game, and what its link proves.

use crate::ranked_games::random_game as played;
use crate::ranked_games::{RankedCategory, prove};
use catenary::engine::codec::{self, LinkError};
use catenary::engine::game::Record;
use catenary::table::scores::{Attempt, Refuted};
use catenary::table::{Clock, GameMode, GameTable};
use catenary::table::{Day, Players, Session};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::setup::Setup;

fn table(record: &Record<Tramways>, mode: GameMode) -> GameTable<Tramways> {
    let (session, refusal) = Session::resume(record, usize::MAX).expect("a legal setup");
    assert_eq!(refusal, None);
    GameTable { mode, ..GameTable::new(session, &Players::people(1), 1) }
}

#[test]
fn a_finished_ranked_game_is_an_attempt_that_proves_itself() {
    let record = played(RankedCategory::Alternative.setup(77), 3);
    let clock = Clock { begun_at: 5, spent: 6 };
    let attempt = Attempt::of(&table(&record, GameMode::Ranked), clock, 9).expect("an attempt");
    assert_eq!((attempt.begun_at, attempt.finished_at, attempt.spent), (5, 9, 6));
    let proof = prove(&attempt.link).expect("a proof");
    assert_eq!(
        (proof.mode, proof.category),
        (GameMode::Ranked, RankedCategory::Alternative.category())
    );
    assert_eq!((&proof.link, &proof.game), (&attempt.link, &attempt.link));
    assert_eq!((proof.lead, proof.deal.as_str()), (None, "alternative.77"));
}

#[test]
fn casual_unfinished_and_unranked_games_are_no_attempts() {
    let mut record = played(RankedCategory::Hard.setup(77), 3);
    let attempt =
        |record: &Record<Tramways>, mode| Attempt::of(&table(record, mode), Clock::default(), 9);
    assert!(attempt(&record, GameMode::Casual).is_none());
    assert!(attempt(&record, GameMode::Daily(Day(20_800))).is_none());
    record.actions.pop();
    assert!(attempt(&record, GameMode::Ranked).is_none());
    assert!(attempt(&played(Setup::standard(1, 7), 3), GameMode::Ranked).is_none());
}

#[test]
fn a_refuted_link_says_why() {
    let good = played(RankedCategory::Normal.setup(5), 3);
    let mut illegal = good.clone();
    illegal.actions[4] = Action::Bid(3);
    let mut open = good.clone();
    open.actions.truncate(10);
    let mut late = good.clone();
    late.actions.push(Action::Pass);
    let casual = played(Setup::standard(1, 5), 3);
    let why = |record| prove(&codec::encode(record)).expect_err("no proof").to_string();
    assert!(why(&illegal).starts_with("action 5, \"bid 3\", is illegal: "), "{}", why(&illegal));
    assert_eq!(why(&open), "the game is not finished after its 10 actions");
    assert!(why(&late).contains("is illegal"), "{}", why(&late));
    assert_eq!(why(&casual), "the set-up is not one of a ranked game");
    assert_eq!(prove("hello").expect_err("no link"), Refuted::Link(LinkError::Kind('h')));
}
