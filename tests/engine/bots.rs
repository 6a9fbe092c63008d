//! Bots: legal, fair, repeatable, at every step of a search.

use catenary::engine::bots::{Level, Plan, PlanRunner, Rerun, Thought, best_plan, chance_of};
use catenary::engine::game::{Game, Rng, Seat};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::action::Action;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::state::State;
use catenary::titles::tramways::rules::variants::{
    Deal, DevelopmentRule, MapChoice, MapSize, PlayerBoard, Sides,
};

/// Returns set-ups of every number of players that cover every variant.
fn setups() -> Vec<Setup> {
    let random = |sides, size| MapChoice::Random { sides, size };
    let hard = |players| std::iter::repeat_n(PlayerBoard::Hard, players).collect();
    let alternative = DevelopmentRule::Alternative;
    vec![
        Setup { development: alternative, ..Setup::standard(1, 1) },
        Setup { seats: hard(1), ..Setup::standard(1, 2) },
        Setup { map: random(Sides::Hard, MapSize::Expert), ..Setup::standard(2, 3) },
        Setup { deal: Deal::Advanced, seats: hard(3), ..Setup::standard(3, 4) },
        Setup { development: alternative, deal: Deal::Advanced, ..Setup::standard(4, 5) },
        Setup { map: random(Sides::Normal, MapSize::Standard), ..Setup::standard(5, 6) },
    ]
}

/// Plays a game with one level and shows each position with a choice.
fn play(setup: &Setup, level: Level, mut look: impl FnMut(&State, Seat)) -> State {
    let mut state = Tramways::new(setup).expect("a legal setup");
    let (bot, mut rerun) = (level.bot::<Tramways>(), Rerun::new(chance_of::<Tramways>(setup)));
    let (mut ply, mut events) = (0, Vec::new());
    while let Some(seat) = Tramways::to_act(&state) {
        if Tramways::legal(&state).len() > 1 {
            look(&state, seat);
        }
        let action = rerun.decide(&*bot, &state, ply).expect("a decision");
        events.clear();
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
        rerun.note(action, Some(action), &events);
        ply += 1;
    }
    state
}

fn think(state: &State, seat: Seat, level: Level, seed: u64) -> Box<dyn Thought<Tramways>> {
    let observation = Tramways::observe(state, seat);
    level.bot().think(observation, &Tramways::legal(state), Rng::new(seed))
}

fn assert_legal(state: &State, plans: &[Plan<Tramways>], most: usize) {
    let legal = Tramways::legal(state);
    assert!(!plans.is_empty() && plans.len() <= most, "{} plans", plans.len());
    for plan in plans {
        assert!(legal.contains(&plan.actions[0]), "{:?} of {legal:?}", plan.actions);
    }
}

/// Shows every `nth` position of quick games of all set-ups.
fn each_position(nth: usize, mut look: impl FnMut(&State, Seat)) {
    let mut count = 0;
    for setup in setups() {
        play(&setup, Level::Easy, |state, seat| {
            count += 1;
            if count % nth == 0 {
                look(state, seat);
            }
        });
    }
}

#[test]
fn games_of_every_setup_end() {
    for setup in setups() {
        let end = play(&setup, Level::Easy, |_, _| {});
        assert!(Tramways::outcome(&end).is_some());
    }
}

#[test]
fn plans_are_legal_at_every_step_of_a_search() {
    each_position(67, |state, seat| {
        for level in Level::ALL {
            let mut thought = think(state, seat, level, 9);
            assert_legal(state, &thought.plans(3), 3);
            for _ in 0..5 {
                thought.step();
                assert_legal(state, &thought.plans(3), 3);
            }
        }
    });
}

#[test]
fn a_plan_can_be_carried_out_until_something_is_revealed() {
    each_position(53, |state, seat| {
        let mut thought = think(state, seat, Level::Medium, 4);
        let plan = best_plan(&mut *thought).expect("a plan");
        let (mut state, mut events) = (state.clone(), Vec::new());
        for action in plan.actions {
            Tramways::apply(&mut state, action, &mut events).expect("a legal action");
            let revealed = events.iter().any(Tramways::reveals);
            if revealed || Tramways::to_act(&state) != Some(seat) {
                break;
            }
        }
    });
}

#[test]
fn equal_seeds_give_equal_plans_and_progress_never_falls() {
    each_position(211, |state, seat| {
        let run = || {
            let mut thought = think(state, seat, Level::Medium, 5);
            let (mut last, mut slices) = (0.0, 0);
            loop {
                let progress = thought.step();
                let share = f64::from(progress.done) / f64::from(progress.of);
                assert!((last..=1.0).contains(&share), "{last} {progress:?}");
                (last, slices) = (share, slices + 1);
                if progress.is_finished() {
                    break (thought.plans(1).remove(0).actions, slices);
                }
            }
        };
        assert_eq!(run(), run());
    });
}

#[test]
fn plans_do_not_depend_on_hidden_cards() {
    each_position(97, |state, seat| {
        let observation = Tramways::observe(state, seat);
        let other = Tramways::determinize(&observation, &mut Rng::new(77));
        let plan = |state: &State| {
            let mut thought = think(state, seat, Level::Medium, 6);
            best_plan(&mut *thought).map(|plan| plan.actions)
        };
        assert_eq!(plan(state), plan(&other));
    });
}

#[test]
fn a_level_plays_better_than_the_one_below() {
    let score = |level| -> i32 {
        let games = (1..=2).map(|seed| play(&Setup::standard(1, seed), level, |_, _| {}));
        games.filter_map(|end| Some(Tramways::outcome(&end)?.scores[Seat(0)])).sum()
    };
    let [random, easy, medium] = [Level::Random, Level::Easy, Level::Medium].map(score);
    assert!(random < easy && easy < medium, "{random}, {easy}, {medium}");
}

#[test]
fn levels_round_trip_through_their_names() {
    for level in Level::ALL {
        assert_eq!(Level::named(level.name()), Some(level));
        let text = serde_json::to_string(&level).expect("text");
        assert_eq!(text, format!("{:?}", level.name()));
    }
    assert_eq!(Level::named("Hard "), None);
}

#[test]
fn drops_a_plan_that_is_no_longer_legal() {
    let plan = || Plan::<Tramways> { actions: vec![Action::Pass, Action::Cash], worth: 0 };
    let both = [Action::Pass, Action::Cash];
    let mut runner = PlanRunner::<Tramways>::default();
    runner.take_up(Seat(0), plan());
    assert_eq!(runner.next(Seat(0), &both), Some(Action::Pass));
    assert_eq!(runner.next(Seat(0), &[Action::Pass, Action::Five]), None);
    assert_eq!(runner.next(Seat(0), &both), None);
    runner.take_up(Seat(0), plan());
    assert_eq!(runner.next(Seat(1), &both), None);
    runner.take_up(Seat(0), plan());
    runner.note(&[catenary::titles::tramways::rules::event::Event::Shuffled { seat: None }]);
    assert_eq!(runner.next(Seat(0), &both), None);
    assert_eq!(runner.next(Seat(0), &[Action::Five]), Some(Action::Five));
}
