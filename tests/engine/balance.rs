//! The scores of the solo game for an easy bot and for random play (BOARD-4, SOLO-5).

use catenary::engine::bots::Level;
use catenary::engine::game::{BySeat, Seat};
use catenary::measure::{self, Nobody};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;

/// The number of games of the easy bot, and of random play.
const GAMES: [u64; 2] = [30, 200];

/// Returns the final scores of solo games, sorted.
fn scores(games: u64, level: Level) -> Vec<i32> {
    let mut scores: Vec<i32> = (0..games).map(|seed| play(seed, level)).collect();
    scores.sort_unstable();
    println!("{scores:?}");
    scores
}

fn play(seed: u64, level: Level) -> i32 {
    let bot = level.bot::<Tramways>();
    let bots = BySeat::new(1, |_| &*bot);
    let played =
        measure::play(Setup::standard(1, seed), &bots, &mut Nobody).expect("a legal setup");
    played.outcome.expect("the game is over").scores[Seat(0)]
}

#[test]
fn board_4_easy_reaches_scores_from_sad_to_resigned() {
    let scores = scores(GAMES[0], Level::Easy);
    let middle = scores[scores.len() / 2];
    assert!((30..=44).contains(&middle), "the median is {middle}");
    let within = scores.iter().filter(|score| (15..=60).contains(*score)).count();
    assert!(10 * within >= 8 * scores.len(), "{within} games end with 15 to 60 points");
}

#[test]
fn board_4_random_bots_score_far_less() {
    let scores = scores(GAMES[1], Level::Random);
    assert!(scores[scores.len() * 9 / 10] < 20, "chance alone reaches more than Dismal");
}
