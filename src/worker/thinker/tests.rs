use super::*;
use crate::engine::bots::SearchExtent;
use crate::engine::codec::{Link, PlayedGame, Results};
use crate::engine::game::BySeat;
use crate::measure::{self, Nobody};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::action::Action;
use crate::titles::tramways::rules::setup::Setup;
use crate::titles::tramways::rules::start::Start;
use crate::worker::protocol::{FieldGame, FieldRequest};
use std::cell::Cell;

const TICK: Duration = Duration::from_millis(1);

/// A clock that advances one tick with each reading.
fn clock() -> impl Fn() -> Duration {
    let now = Cell::new(Duration::ZERO);
    move || {
        now.set(now.get() + TICK);
        now.get()
    }
}

fn record() -> Record<Tramways> {
    Record::new(Setup::standard(2, 5))
}

fn to_act(record: &Record<Tramways>) -> Seat {
    let state = record.replay().expect("a legal setup").state;
    Tramways::to_act(&state).expect("somebody decides")
}

fn decision(record: &Record<Tramways>, level: Level) -> DecisionRequest {
    let levels = BySeat::new(2, |_| Some(level));
    DecisionRequest { record: codec::encode(record), levels, limit: None }
}

fn hint() -> HintRequest {
    HintRequest {
        record: codec::encode(&record()),
        seat: to_act(&record()),
        level: Level::Medium,
        most: 3,
        limit: Duration::from_secs(1000),
    }
}

fn ask(id: u32, question: Question) -> WorkerRequest {
    WorkerRequest::Think(RequestId(id), question)
}

fn hard(id: u32) -> WorkerRequest {
    ask(id, Question::Decision(decision(&record(), Level::Hard)))
}

/// Searches to the answer and counts the reports before it.
fn finish(thinker: &mut Thinker<Tramways>, slice: Duration) -> (usize, WorkerResponse) {
    let clock = clock();
    let mut reports = 0;
    loop {
        match thinker.think(slice, &clock) {
            Some(WorkerResponse::Progress(..)) => reports += 1,
            Some(report) => return (reports, report),
            None => panic!("nothing to think about"),
        }
    }
}

fn answer(thinker: &mut Thinker<Tramways>, question: Question) -> WorkerResponse {
    assert_eq!(thinker.hear(ask(1, question), TICK), None);
    finish(thinker, TICK).1
}

/// Returns the bot's decision with the number of reports before it.
fn decided(thinker: &mut Thinker<Tramways>, decision: DecisionRequest) -> (usize, BotDecision) {
    assert_eq!(thinker.hear(ask(1, Question::Decision(decision)), TICK), None);
    match finish(thinker, TICK) {
        (reports, WorkerResponse::Decided(_, decided)) => (reports, decided),
        (_, report) => panic!("{report:?}"),
    }
}

/// Returns the actions behind the cursor of a line.
fn plan_of(line: &str) -> Vec<Action> {
    let mut link = codec::read::<Tramways>(line).expect("a link");
    link.record.actions.split_off(link.cursor)
}

#[test]
fn a_decision_comes_with_the_rest_of_the_plan() {
    let mut record = record();
    let mut thinker = Thinker::<Tramways>::default();
    for _ in 0..40 {
        let seated = |_| Some(Level::Easy);
        let mut alone = Decider::new(record.clone(), seated, None).expect("a decision");
        while let RerunStep::Thinking(_) = alone.step() {}
        let (_, decided) = decided(&mut thinker, decision(&record, Level::Easy));
        assert_eq!(decided.line, line(&record, &alone.plan()));
        assert_eq!(decided.extent, SearchExtent::Whole);
        record.actions.push(alone.plan()[0]);
    }
}

#[test]
fn repeats_a_decision_without_a_new_search() {
    let mut record = record();
    let seat = to_act(&record);
    let mut thinker = Thinker::<Tramways>::default();
    let (thought, first) = decided(&mut thinker, decision(&record, Level::Hard));
    record.actions.push(plan_of(&first.line)[0]);
    while to_act(&record) != seat {
        record.actions.push(Tramways::legal(&record.replay().expect("legal").state)[0]);
    }
    let (again, _) = decided(&mut thinker, decision(&record, Level::Hard));
    let (same, _) = decided(&mut thinker, decision(&record, Level::Hard));
    assert!(thought > 0 && again > 0 && same == 0, "{thought}, {again}, {same}");
}

/// An interrupted bot continues where it was.
#[test]
fn resumes_an_interrupted_search() {
    let request = decision(&record(), Level::Hard);
    let (whole, first) = decided(&mut Thinker::default(), request.clone());
    let mut thinker = Thinker::<Tramways>::default();
    thinker.hear(ask(1, Question::Decision(request.clone())), TICK);
    let clock = clock();
    (0..whole / 2).for_each(|_| drop(thinker.think(TICK, &clock)));
    thinker.hear(WorkerRequest::Cancel, TICK);
    assert!(matches!(answer(&mut thinker, Question::Hint(hint())), WorkerResponse::Ideas(..)));
    let (rest, second) = decided(&mut thinker, request);
    assert!(rest < whole && first == second, "{rest} of {whole}");
}

#[test]
fn searches_games_that_began_at_a_position() {
    let (_, state) = position::<Tramways>(&codec::encode(&record())).expect("a record");
    let setup = Start::new(state).expect("a sound position").setup();
    let started = Record::<Tramways>::new(setup);
    let (_, decided) = decided(&mut Thinker::default(), decision(&started, Level::Easy));
    assert!(!plan_of(&decided.line).is_empty());
    let hint = HintRequest { record: codec::encode(&started), ..hint() };
    let report = answer(&mut Thinker::default(), Question::Hint(hint));
    assert!(matches!(&report, WorkerResponse::Ideas(_, ideas) if !ideas.is_empty()), "{report:?}");
}

#[test]
fn a_search_at_its_limit_decides_and_is_marked_as_cut() {
    let request = DecisionRequest { limit: Some(TICK * 3), ..decision(&record(), Level::Hard) };
    let mut thinker = Thinker::<Tramways>::default();
    thinker.hear(ask(1, Question::Decision(request)), Duration::ZERO);
    let (reports, report) = finish(&mut thinker, TICK);
    assert!(reports <= 2, "{reports}");
    let WorkerResponse::Decided(_, decided) = report else { panic!("{report:?}") };
    assert_eq!(decided.extent, SearchExtent::Cut);
    assert!(!plan_of(&decided.line).is_empty());
}

/// A cut plan is carried on, so later decisions by it do not follow from the game either.
#[test]
fn decisions_after_a_cut_search_are_cut_until_the_plan_ends() {
    let (mut record, seat) = (record(), to_act(&record()));
    let mut thinker = Thinker::<Tramways>::default();
    let mut extents = Vec::new();
    while extents.len() < 30 {
        let now = to_act(&record);
        thinker.hear(ask(1, Question::Decision(decision(&record, Level::Medium))), TICK);
        let report = if extents.is_empty() {
            thinker.hear(WorkerRequest::Enough, TICK).expect("a decision")
        } else {
            finish(&mut thinker, TICK * 10).1
        };
        let WorkerResponse::Decided(_, decided) = report else { panic!("{report:?}") };
        let plan = plan_of(&decided.line);
        let mut state = record.replay().expect("a legal setup").state;
        let mut events = Vec::new();
        Tramways::apply(&mut state, plan[0], &mut events).expect("a legal action");
        record.actions.push(plan[0]);
        let ends = events.iter().any(Tramways::reveals) || Tramways::to_act(&state) != Some(now);
        extents.push((now, decided.extent, ends));
    }
    let run = 1 + extents.iter().position(|(.., ends)| *ends).expect("a run ends");
    assert!(
        extents[..run].iter().all(|it| (it.0, it.1) == (seat, SearchExtent::Cut)),
        "{extents:?}"
    );
    assert!(extents[run..].iter().all(|it| it.1 == SearchExtent::Whole), "{extents:?}");
}

/// A search that ends before its limit is not cut.
#[test]
fn an_unreached_limit_changes_nothing() {
    let free = decision(&record(), Level::Medium);
    let bound = DecisionRequest { limit: Some(Duration::from_secs(1000)), ..free.clone() };
    let [free, bound] = [free, bound].map(|request| decided(&mut Thinker::default(), request).1);
    assert_eq!((free.extent, &free), (SearchExtent::Whole, &bound));
}

#[test]
fn progress_never_falls_and_stays_below_its_maximum() {
    let limited = DecisionRequest {
        limit: Some(Duration::from_millis(40)),
        ..decision(&record(), Level::Hard)
    };
    let slow = HintRequest { level: Level::Hard, ..hint() };
    for question in [Question::Decision(limited), Question::Hint(slow)] {
        let mut thinker = Thinker::<Tramways>::default();
        thinker.hear(ask(1, question), Duration::ZERO);
        let (clock, mut last) = (clock(), 0);
        while let Some(WorkerResponse::Progress(_, now)) = thinker.think(TICK, &clock) {
            assert!((last..=100).contains(&now), "{last}, then {now}");
            last = now;
        }
        assert!(last > 0);
    }
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
fn enough_is_answered_at_once_and_a_cancelled_search_never() {
    let mut thinker = Thinker::<Tramways>::default();
    assert_eq!(thinker.hear(WorkerRequest::Enough, TICK), None);
    thinker.hear(hard(1), Duration::ZERO);
    let Some(WorkerResponse::Decided(RequestId(1), cut)) =
        thinker.hear(WorkerRequest::Enough, TICK)
    else {
        panic!("a decision")
    };
    assert_eq!(cut.extent, SearchExtent::Cut);
    thinker.hear(hard(2), Duration::ZERO);
    assert_eq!(thinker.hear(WorkerRequest::Cancel, TICK), None);
    assert!(!thinker.is_busy());
    // A decision without a search cannot be cut.
    let random = Question::Decision(decision(&record(), Level::Random));
    thinker.hear(ask(3, random), Duration::ZERO);
    let report = thinker.hear(WorkerRequest::Enough, TICK);
    assert!(
        matches!(&report, Some(WorkerResponse::Decided(_, it)) if it.extent == SearchExtent::Whole),
        "{report:?}"
    );
}

#[test]
fn hints_are_different_plans_and_repeatable() {
    let ask = || match answer(&mut Thinker::default(), Question::Hint(hint())) {
        WorkerResponse::Ideas(_, ideas) => ideas,
        report => panic!("{report:?}"),
    };
    let ideas = ask();
    assert!((2..=3).contains(&ideas.len()), "{ideas:?}");
    assert!(ideas.is_sorted_by_key(|idea| std::cmp::Reverse(idea.worth)));
    assert_eq!(ask(), ideas);
}

#[test]
fn refuses_impossible_requests_with_a_reason() {
    let other = Seat(1 - hint().seat.0);
    let mut wrong = record();
    wrong.actions.push(crate::titles::tramways::rules::action::Action::TwoDollars);
    let (fine, wrong) = (decision(&record(), Level::Easy), codec::encode(&wrong));
    let people = BySeat::new(2, |_| None);
    let cases = [
        (Question::Hint(HintRequest { record: "g1xx".to_owned(), ..hint() }), "cannot be read"),
        (Question::Hint(HintRequest { record: wrong.clone(), ..hint() }), "decision 1"),
        (Question::Hint(HintRequest { seat: other, ..hint() }), "not the decision of seat"),
        (Question::Decision(DecisionRequest { record: wrong, ..fine.clone() }), "decision 1"),
        (Question::Decision(DecisionRequest { levels: people, ..fine }), "is no bot"),
    ];
    for (question, words) in cases {
        let mut thinker = Thinker::<Tramways>::default();
        match thinker.hear(ask(1, question), TICK) {
            Some(WorkerResponse::Refused(_, why)) => assert!(why.contains(words), "{why}"),
            report => panic!("{words}: {report:?}"),
        }
        assert!(!thinker.is_busy());
    }
}

fn seek(games: u32) -> WorkerRequest {
    let record = codec::encode(&Record::<Tramways>::new(Setup::standard(1, 5)));
    ask(4, Question::Par(ParRequest { record, games, seed: 2 }))
}

#[test]
fn a_search_reports_every_game_and_ends() {
    let mut thinker = Thinker::<Tramways>::default();
    assert_eq!(thinker.hear(seek(3), TICK), None);
    let (clock, mut found) = (clock(), Vec::new());
    while let Some(report) = thinker.think(TICK * 50, &clock) {
        assert_eq!(report.request(), Some(RequestId(4)));
        if let WorkerResponse::Found(_, it) = report {
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
    thinker.hear(seek(1000), TICK);
    thinker.think(TICK, &clock());
    let enough = thinker.hear(WorkerRequest::Enough, TICK);
    assert!(matches!(enough, Some(WorkerResponse::Found(_, found)) if found.left == 0));
    thinker.hear(seek(1000), TICK);
    thinker.hear(ask(5, Question::Decision(decision(&record(), Level::Easy))), TICK);
    let (_, report) = finish(&mut thinker, TICK);
    assert_eq!(report.request(), Some(RequestId(5)));
}

/// Requests games of a field, from a number on.
fn field(from: u32, games: u32) -> WorkerRequest {
    let setup = codec::write(&Link::<Tramways>::setup(Setup::standard(1, 5)));
    let levels = BySeat::new(1, |_| Level::Random);
    ask(6, Question::Field(FieldRequest { setup, levels, from, games }))
}

fn games(thinker: &mut Thinker<Tramways>) -> Vec<FieldGame> {
    let (clock, mut games, mut last) = (clock(), Vec::new(), 0);
    while let Some(report) = thinker.think(TICK * 50, &clock) {
        assert_eq!(report.request(), Some(RequestId(6)));
        match report {
            WorkerResponse::Game(_, game) => games.push(game),
            WorkerResponse::Progress(_, now) => {
                assert!((last..=100).contains(&now), "{last}, then {now}");
                last = now;
            }
            report => panic!("{report:?}"),
        }
    }
    games
}

#[test]
fn a_field_reports_every_game_and_resumes() {
    let mut thinker = Thinker::<Tramways>::default();
    assert_eq!(thinker.hear(field(0, 5), TICK), None);
    let all = games(&mut thinker);
    let numbers: Vec<(u32, u32)> = all.iter().map(|game| (game.number, game.left)).collect();
    assert_eq!(numbers, [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)]);
    assert!(!thinker.is_busy());
    thinker.hear(field(0, 5), TICK);
    while !matches!(
        thinker.think(TICK, &clock()),
        Some(WorkerResponse::Game(_, FieldGame { number: 1, .. }))
    ) {}
    assert_eq!(thinker.hear(WorkerRequest::Cancel, TICK), None);
    assert_eq!(thinker.think(TICK, &clock()), None, "it has stopped");
    thinker.hear(field(2, 3), TICK);
    assert_eq!(games(&mut thinker), all[2..]);
}

#[test]
fn refuses_a_field_without_a_setup_and_drops_one_for_a_newer_request() {
    let mut thinker = Thinker::<Tramways>::default();
    let levels = BySeat::new(1, |_| Level::Medium);
    let request = FieldRequest { setup: "s1xx".to_owned(), levels, from: 0, games: 1 };
    let report = thinker.hear(ask(6, Question::Field(request)), TICK);
    assert!(matches!(report, Some(WorkerResponse::Refused(RequestId(6), _))), "{report:?}");
    thinker.hear(field(0, 100), TICK);
    thinker.think(TICK, &clock());
    thinker.hear(ask(7, Question::Decision(decision(&record(), Level::Easy))), TICK);
    let (_, report) = finish(&mut thinker, TICK);
    assert_eq!(report.request(), Some(RequestId(7)));
}

/// Returns a game of two against a bot, the ply of a decision with a choice by the bot, and the other action there.
fn against_a_bot() -> (Record<Tramways>, usize, Action) {
    let bot = Level::Random.bot::<Tramways>();
    let bots = BySeat::new(2, |_| &*bot);
    let played = measure::play(Setup::standard(2, 5), &bots, &mut Nobody).expect("a set-up");
    let mut state = Tramways::new(&played.record.setup).expect("a set-up");
    let mut choice = None;
    for (ply, &action) in played.record.actions.iter().enumerate() {
        let mut others = Tramways::legal(&state).into_iter().filter(|other| *other != action);
        if ply >= 40 && Tramways::to_act(&state) == Some(Seat(1)) && choice.is_none() {
            choice = others.next_back().map(|other| (ply, other));
        }
        Tramways::apply_unchecked(&mut state, action, &mut Vec::new());
    }
    let (ply, other) = choice.expect("a choice");
    (played.record, ply, other)
}

#[test]
fn the_bots_of_each_result_are_checked_in_slices() {
    let (record, ply, other) = against_a_bot();
    let game = PlayedGame::<Tramways> {
        name: "Ana".to_owned(),
        bots: Tramways::VERSION,
        undos: 0,
        hints: 0,
        hurried: 0,
        actions: record.actions.clone(),
    };
    let mut changed = game.clone();
    changed.actions[ply] = other;
    let hurried = PlayedGame { hurried: 1, ..game.clone() };
    let older = PlayedGame { bots: 0, ..game.clone() };
    let seats = [None, Some(Level::Random)].into_iter().collect();
    let games = vec![game, changed, older, hurried];
    let link = Results { setup: record.setup, seats, games }.write().expect("results");
    let mut thinker = Thinker::<Tramways>::default();
    assert_eq!(thinker.hear(ask(8, Question::Check(link)), TICK), None);
    let (clock, mut last) = (clock(), 0);
    let checked = loop {
        match thinker.think(TICK, &clock) {
            Some(WorkerResponse::Progress(RequestId(8), now)) => {
                assert!((last..=100).contains(&now), "{last}, then {now}");
                last = now;
            }
            Some(WorkerResponse::Checked(RequestId(8), checked)) => break checked,
            report => panic!("{report:?}"),
        }
    };
    let theirs = BotCheck::OtherBots { theirs: 0 };
    assert_eq!(checked, [BotCheck::Same, BotCheck::Differs { ply }, theirs, BotCheck::Hurried]);
    assert!(last > 40 && !thinker.is_busy());
    let no_results = codec::write(&Link::<Tramways>::setup(Setup::standard(2, 5)));
    let report = thinker.hear(ask(9, Question::Check(no_results)), TICK);
    assert!(matches!(report, Some(WorkerResponse::Refused(RequestId(9), _))), "{report:?}");
}
