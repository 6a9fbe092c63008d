//! The loss of decisions: judged from the seat's knowledge, the same wherever it is computed.

use catenary::engine::bots::{
    Grade, HasBots, Level, LineJudge, ReviewError, Reviewed, SeatReview, Weighing, advice, grading,
    own_line,
};
use catenary::engine::codec::{self, Coded};
use catenary::engine::game::{Boundary, BySeat, Game, Record, Rng, Seat};
use catenary::measure::{Nobody, play};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup as MetromaniaSetup;
use catenary::titles::toy::{Setup as ToySetup, Toy};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup as TramwaysSetup;
use catenary::worker::protocol::{
    AnswerRequest, JudgedPly, Question, RequestId, ReviewRequest, WorkerRequest, WorkerResponse,
};
use catenary::worker::thinker::{Think, Thinker};
use std::time::Duration;

/// Plays a game between bots of a level.
fn game<G: HasBots>(setup: G::Setup, level: Level) -> Record<G> {
    let bot = level.bot();
    let bots = BySeat::new(G::players(&setup), |_| &*bot);
    play(setup, &bots, &mut Nobody).unwrap_or_else(|_| panic!("a setup")).record
}

fn city(board: Board, players: u8, seed: u64) -> Record<City> {
    game(catenary::titles::city::rules::setup::Setup::standard(board, players, seed), Level::Easy)
}

fn tramways(seed: u64) -> Record<Tramways> {
    game(TramwaysSetup::standard(1, seed), Level::Easy)
}

fn metromania(players: u8, seed: u64) -> Record<Metromania> {
    game(MetromaniaSetup::standard(players, seed), Level::Easy)
}

/// Returns the best line in a position, and what the given line loses.
fn lost<G: HasBots>(state: &G::State, line: &[G::Action]) -> (Vec<G::Action>, i64) {
    let weighing = Weighing::<G>::new(state, line.to_vec(), advice()).expect("it is judged");
    let judged = weighing.finish();
    (judged.best, judged.lost)
}

/// Calls `see` with every `every`-th decision that a review judges, and the actions from there on.
fn each_decision<G: Game>(
    record: &Record<G>,
    every: usize,
    mut see: impl FnMut(&G::State, &[G::Action]),
) {
    let mut state = G::new(&record.setup).unwrap_or_else(|_| panic!("a setup"));
    let mut at = 0;
    for (ply, &action) in record.actions.iter().enumerate() {
        if G::boundary(&state) == Boundary::Root && G::legal(&state).len() > 1 {
            at += 1;
            if at % every == 0 {
                let line = own_line::<G>(&state, &record.actions[ply..]).expect("it is legal");
                see(&state, &line);
            }
        }
        G::apply(&mut state, action, &mut Vec::new()).unwrap_or_else(|_| panic!("it is legal"));
    }
}

/// Checks that two positions that a seat cannot tell apart are judged alike.
fn judged_alike<G: HasBots>(record: &Record<G>, every: usize) {
    let (mut seen, mut differ) = (0, 0);
    each_decision(record, every, |state, line| {
        let seat = G::to_act(state).expect("somebody decides");
        let mut rng = Rng::new(77);
        let other = G::determinize(&G::observe(state, seat), &mut rng);
        let dealt = G::redacted(state, Some(seat), &mut rng);
        let judged = lost::<G>(state, line);
        assert_eq!(judged, lost::<G>(&other, line));
        assert_eq!(judged, lost::<G>(&dealt, line));
        seen += 1;
        differ += u32::from(other != *state);
    });
    assert!(seen >= 2 && differ >= 2, "{seen} {differ}");
}

#[test]
fn judgements_do_not_depend_on_hidden_cards() {
    judged_alike(&city(Board::SAN_FRANCISCO, 2, 5), 9);
    judged_alike(&city(Board::BERLIN, 4, 6), 16);
    judged_alike(&tramways(7), 14);
    judged_alike(&metromania(4, 4), 3);
}

/// Checks that the bot's best line is found again and loses nothing.
fn the_best_loses_nothing<G: HasBots>(record: &Record<G>, every: usize) {
    let mut seen = 0;
    each_decision(record, every, |state, line| {
        let (best, loss) = lost::<G>(state, line);
        assert_eq!(lost::<G>(state, &best), (best.clone(), 0));
        assert!(own_line::<G>(state, &best) == Some(best.clone()), "it is a whole decision");
        assert!(best != line || loss == 0);
        seen += 1;
    });
    assert!(seen >= 2);
}

#[test]
fn the_bots_own_choice_loses_nothing() {
    the_best_loses_nothing(&city(Board::SAN_FRANCISCO, 2, 8), 12);
    the_best_loses_nothing(&city(Board::BERLIN, 3, 8), 30);
    the_best_loses_nothing(&tramways(8), 20);
    the_best_loses_nothing(&metromania(2, 8), 8);
}

/// Returns all reports of a worker to a question.
fn heard<G: Coded + HasBots>(question: Question) -> Vec<WorkerResponse> {
    let mut thinker = Thinker::<G>::default();
    let order = WorkerRequest::Think(RequestId(1), question);
    let mut heard: Vec<WorkerResponse> = thinker.hear(order, Duration::ZERO).into_iter().collect();
    while thinker.is_busy() {
        let report = thinker.think(Duration::from_secs(1), &|| Duration::ZERO);
        heard.extend(report.filter(|report| !matches!(report, WorkerResponse::Progress(..))));
    }
    heard
}

fn judged(reports: &[WorkerResponse]) -> Vec<JudgedPly> {
    let (last, judged) = reports.split_last().expect("a report");
    assert_eq!(*last, WorkerResponse::Reviewed(RequestId(1)));
    let judged = judged.iter().map(|report| match report {
        WorkerResponse::Judged(_, judged) => judged.clone(),
        other => panic!("{other:?}"),
    });
    judged.collect()
}

/// Checks that a worker judges like the engine, continues from any ply, and judges answers like decisions.
fn a_worker_judges_alike<G: Coded + HasBots>(record: &Record<G>, seat: Seat, from: usize) {
    let text = codec::encode(record);
    let ask = |from| {
        judged(&heard::<G>(Question::Review(ReviewRequest { record: text.clone(), seat, from })))
    };
    let all = ask(from);
    let review = SeatReview::new(record.clone(), seat, from, advice())
        .unwrap_or_else(|_| panic!("a finished game"));
    let own: Vec<Reviewed<G>> = review.finish();
    assert!(all.len() > 2 && own.len() == all.len());
    for (shown, own) in all.iter().zip(&own) {
        assert_eq!((shown.ply, shown.upto, shown.lost), (own.ply, own.upto, own.judged.lost));
        let mut link = codec::read::<G>(&shown.best).expect("a link");
        assert_eq!(link.record.actions.split_off(link.cursor), own.judged.best);
        assert_eq!(link.record.actions, record.actions[..shown.ply]);
    }
    let half = all.len() / 2;
    assert_eq!(ask(all[half].ply), all[half..], "it goes on");
    let shown = &all[half];
    let request = AnswerRequest { record: text.clone(), seat, ply: shown.ply };
    assert_eq!(
        heard::<G>(Question::Answer(request)),
        [WorkerResponse::Answered(RequestId(1), shown.clone())]
    );
    let best = codec::encode(&codec::read::<G>(&shown.best).expect("a link").record);
    let request = AnswerRequest { record: best, seat, ply: shown.ply };
    let [WorkerResponse::Answered(_, answered)] = &heard::<G>(Question::Answer(request))[..] else {
        panic!()
    };
    assert_eq!((answered.lost, &answered.best), (0, &shown.best));
}

#[test]
fn a_worker_reviews_like_the_engine_and_answers_like_its_review() {
    let whole = city(Board::BERLIN, 2, 3);
    a_worker_judges_alike(&whole, Seat(1), whole.actions.len() * 4 / 5);
    let whole = tramways(3);
    a_worker_judges_alike(&whole, Seat(0), whole.actions.len() * 9 / 10);
    let whole = metromania(2, 3);
    a_worker_judges_alike(&whole, Seat(0), whole.actions.len() * 4 / 5);
}

#[test]
fn only_finished_games_that_are_judged_in_points_are_reviewed() {
    let whole = game::<Toy>(ToySetup::new(3), Level::Random);
    let mut open = whole.clone();
    open.actions.pop();
    let review = |record: Record<Toy>| SeatReview::new(record, Seat(0), 0, advice()).err();
    assert_eq!(review(open.clone()), Some(ReviewError::Open));
    let mut wrong = whole.clone();
    wrong.actions.insert(1, wrong.actions[0]);
    assert!(matches!(review(wrong), Some(ReviewError::Illegal(_))));
    assert!(grading::<Tramways>(1).is_some() && grading::<Tramways>(2).is_none());
    assert!(grading::<Metromania>(2).is_some() && grading::<Metromania>(3).is_none());
    let refused = |record: &str| {
        let request = ReviewRequest { record: record.to_owned(), seat: Seat(0), from: 0 };
        let heard = heard::<Toy>(Question::Review(request));
        matches!(heard[..], [WorkerResponse::Refused(..)])
    };
    assert!(
        refused(&codec::encode(&open)) && refused("g1nothing") && !refused(&codec::encode(&whole))
    );
}

#[test]
fn graded_titles_have_a_judge() {
    fn has<G: HasBots>() {
        assert!(G::GRADING.is_none() || G::judge().is_some());
        let grading = G::GRADING.into_iter().all(|it| 0 < it.mistake && it.mistake < it.blunder);
        assert!(grading);
    }
    has::<Tramways>();
    has::<City>();
    has::<Metromania>();
    has::<Toy>();
}

/// Returns the values of all lines of a position, judged together.
fn worths<G: HasBots>(
    judge: &dyn LineJudge<G>,
    state: &G::State,
    lines: &[Vec<G::Action>],
) -> Vec<i64> {
    let seat = G::to_act(state).expect("somebody decides");
    let mut judging = judge.judge(G::observe(state, seat), lines.to_vec(), advice());
    while !judging.step().is_finished() {}
    judging.worths()
}

/// Returns the lines that begin with each legal action.
fn lines<G: Game>(state: &G::State) -> Vec<Vec<G::Action>> {
    G::legal(state).into_iter().filter_map(|first| own_line::<G>(state, &[first])).collect()
}

#[test]
fn the_worth_of_a_line_does_not_depend_on_the_others() {
    each_decision(&city(Board::SAN_FRANCISCO, 2, 9), 40, |state, _| {
        let (judge, lines) = (City::judge().expect("a judge"), lines::<City>(state));
        let all = worths(&*judge, state, &lines);
        let last = lines.len() - 1;
        let two = worths(&*judge, state, &[lines[last].clone(), lines[0].clone()]);
        assert_eq!(two, [all[last], all[0]]);
    });
    each_decision(&tramways(9), 30, |state, _| {
        let (judge, lines) = (Tramways::judge().expect("a judge"), lines::<Tramways>(state));
        let all = worths(&*judge, state, &lines[..2]);
        assert_eq!(worths(&*judge, state, &lines[1..2]), all[1..]);
    });
}

/// Building nothing and claiming nothing costs points.
#[test]
fn the_worst_line_in_a_city_game_is_a_mistake() {
    let (mut seen, mut shown) = (0, 0);
    each_decision(&city(Board::SAN_FRANCISCO, 2, 9), 9, |state, _| {
        let all = worths(&*City::judge().expect("a judge"), state, &lines::<City>(state));
        let spread = all.iter().max().zip(all.iter().min()).map(|(most, least)| most - least);
        seen += 1;
        let grading = City::GRADING.expect("it is graded");
        shown += usize::from(spread.is_some_and(|lost| grading.grade(lost) >= Grade::Mistake));
    });
    assert!(seen >= 3 && shown * 2 > seen, "{shown} of {seen}");
}
