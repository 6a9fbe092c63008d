//! The search on the toy, and on a whole game without any knowledge of it.

use super::*;
use crate::engine::bots::{Level, PlanRunner, Random, best_plan};
use crate::engine::game::BySeat;
use crate::titles::toy::{Action, Setup, Toy};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::scoring::score;
use crate::titles::tramways::rules::setup::Setup as TramwaysSetup;
use crate::titles::tramways::rules::state::State as TramwaysState;

/// The winners of a game between bots.
fn winners<G: Game>(setup: &G::Setup, bots: &[&dyn Bot<G>], seed: u64) -> Vec<Seat> {
    let mut state = G::new(setup).expect("a legal setup");
    let (mut runner, mut rng) = (PlanRunner::default(), Rng::new(seed));
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    while let Some(seat) = G::to_act(&state) {
        G::legal_actions(&state, &mut legal);
        let bot = bots[seat.index()];
        let observe = || G::observe(&state, seat);
        let action = runner.decide(bot, seat, &legal, observe, &mut rng).expect("a decision");
        events.clear();
        G::apply(&mut state, action, &mut events).expect("a legal action");
        runner.note(&events);
    }
    G::outcome(&state).expect("a finished game").winners
}

/// A thought at the first decision of the toy that leaves a choice.
fn thought(level: Level) -> (Box<dyn Thought<Toy>>, Vec<Action>) {
    let mut state = Toy::new(&Setup::new(4)).expect("a legal setup");
    Toy::apply(&mut state, Action::Reach, &mut Vec::new()).expect("a legal action");
    let mut legal = Vec::new();
    Toy::legal_actions(&state, &mut legal);
    let observation = Toy::observe(&state, Seat(0));
    (level.bot::<Toy>().think(observation, &legal, Rng::new(9)), legal)
}

#[test]
fn more_iterations_beat_chance_and_fewer_ones() {
    let [chance, few, many] = [Level::Random, Level::Easy, Level::Hard].map(|it| it.bot::<Toy>());
    for (weaker, least) in [(&chance, 150), (&few, 125)] {
        let wins = (0..200).filter(|&game| {
            let mine = Seat((game % 2) as u8);
            let bots = if mine == Seat(0) { [&*many, &**weaker] } else { [&**weaker, &*many] };
            winners(&Setup::new(game / 2), &bots, game).contains(&mine)
        });
        let wins = wins.count();
        assert!(wins >= least, "{wins} of 200");
    }
}

#[test]
fn equal_arguments_give_equal_plans() {
    let plans = || {
        let (mut thought, _) = thought(Level::Medium);
        best_plan(&mut *thought).map(|plan| (plan.actions, plan.worth))
    };
    assert!(plans().is_some());
    assert_eq!(plans(), plans());
}

#[test]
fn plans_can_be_asked_for_at_any_moment_and_are_legal() {
    let (mut thought, legal) = thought(Level::Hard);
    let mut progress = Progress { done: 0, of: 1 };
    while !progress.is_finished() {
        let plans = thought.plans(3);
        assert!(!plans.is_empty() && plans.len() <= 3);
        assert!(plans.iter().all(|plan| legal.contains(&plan.actions[0])));
        assert!(plans.is_sorted_by_key(|plan| std::cmp::Reverse(plan.worth)));
        let next = thought.step();
        assert!(next.done > progress.done && next.done <= next.of);
        progress = next;
    }
    assert_eq!(thought.plans(3).len(), 3);
}

#[test]
fn a_decision_without_a_choice_needs_no_thought() {
    let state = Toy::new(&Setup::new(4)).expect("a legal setup");
    let observation = Toy::observe(&state, Seat(0));
    let mut thought = Level::Hard.bot::<Toy>().think(observation, &[Action::Reach], Rng::new(9));
    assert!(thought.step().is_finished());
    assert_eq!(thought.plans(1)[0].actions, [Action::Reach]);
}

/// What a seat of Tramways is ahead of the mean.
#[derive(Clone)]
struct Points;

impl Evaluator<Tramways> for Points {
    fn worths(&self, state: &TramwaysState) -> BySeat<i64> {
        let points = |seat| 100 * i64::from(score(state, seat).total());
        let all: i64 = state.players.seats().map(points).sum();
        let mean = all / state.player_count() as i64;
        state.players.seats().map(|seat| points(seat) - mean).collect()
    }
}

#[test]
fn a_whole_game_is_searched_without_knowing_it() {
    let effort = TreeEffort { iterations: 24, depth: 30, exploration: 300 };
    let searcher = TreeSearcher::new(Uniform, Points, effort);
    let bots: [&dyn Bot<Tramways>; 2] = [&searcher, &Random];
    let games = (0..3)
        .filter(|&seed| winners(&TramwaysSetup::standard(2, seed), &bots, seed).contains(&Seat(0)));
    assert!(games.count() >= 2);
}
