//! Bots: they finish games, the same way from the same seed, and see nothing hidden.

use catenary::engine::bots::{Level, Plan, Rerun, Thought, best_plan, chance_of};
use catenary::engine::game::{Game, Rng, Seat};
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::setup::Setup;
use catenary::titles::metromania::rules::state::State;

fn play(levels: &[Level], seed: u64, mut look: impl FnMut(&State, Seat)) -> State {
    let setup = Setup::standard(levels.len() as u8, seed);
    let mut state = Metromania::new(&setup).expect("a legal setup");
    let mut rerun = Rerun::new(chance_of::<Metromania>(&setup));
    let (mut ply, mut events) = (0, Vec::new());
    while let Some(seat) = Metromania::to_act(&state) {
        look(&state, seat);
        let bot = levels[seat.index()].bot::<Metromania>();
        let action = rerun.decide(&*bot, &state, ply).expect("a decision");
        events.clear();
        Metromania::apply(&mut state, action, &mut events).expect("a legal action");
        rerun.note(action, Some(action), &events);
        ply += 1;
    }
    state
}

#[test]
fn easy_beats_random() {
    let wins = (0..6u64).filter(|&seed| {
        let easy = Seat((seed % 2) as u8);
        let levels = [0, 1].map(|s| if Seat(s) == easy { Level::Easy } else { Level::Random });
        let end = play(&levels, seed, |_, _| {});
        Metromania::outcome(&end).expect("an outcome").winners == [easy]
    });
    assert!(wins.count() >= 5);
}

#[test]
fn plans_do_not_depend_on_hidden_cards() {
    let mut count = 0;
    play(&[Level::Random; 4], 3, |state, seat| {
        count += 1;
        if count % 29 != 0 {
            return;
        }
        let other = Metromania::determinize(&Metromania::observe(state, seat), &mut Rng::new(5));
        let plan = |state: &State| {
            let legal = Metromania::legal(state);
            let observation = Metromania::observe(state, seat);
            let bot = Level::Medium.bot::<Metromania>();
            let mut thought = bot.think(observation, &legal, Rng::new(6));
            best_plan(&mut *thought).map(|plan| plan.actions)
        };
        assert_eq!(plan(state), plan(&other));
    });
    assert!(count > 29);
}

/// Shows every `nth` position with a choice in games of Medium.
fn each_position(players: usize, nth: usize, mut look: impl FnMut(&State, Seat)) {
    let mut count = 0;
    for seed in 0..2 {
        play(&vec![Level::Medium; players], seed, |state, seat| {
            if Metromania::legal(state).len() > 1 {
                count += 1;
                if count % nth == 0 {
                    look(state, seat);
                }
            }
        });
    }
}

fn think_hard(state: &State, seat: Seat, seed: u64) -> Box<dyn Thought<Metromania>> {
    let observation = Metromania::observe(state, seat);
    Level::Hard.bot().think(observation, &Metromania::legal(state), Rng::new(seed))
}

/// With two players nothing is hidden, so another seed must not change a decision.
#[test]
fn hard_decides_the_same_with_any_seed() {
    let mut count = 0;
    each_position(2, 5, |state, seat| {
        let plan = |seed| best_plan(&mut *think_hard(state, seat, seed)).expect("a plan");
        let [one, other] = [1, 2].map(plan);
        assert_eq!((one.actions, one.worth), (other.actions, other.worth));
        count += 1;
    });
    assert!(count >= 30, "{count}");
}

#[test]
fn hard_always_has_a_plan_and_its_progress_never_falls() {
    each_position(3, 41, |state, seat| {
        let legal = Metromania::legal(state);
        let is_legal = |plans: Vec<Plan<Metromania>>| {
            !plans.is_empty() && plans.iter().all(|plan| legal.contains(&plan.actions[0]))
        };
        let mut thought = think_hard(state, seat, 9);
        assert!(is_legal(thought.plans(3)));
        let (mut last, mut slices) = (0, 0u32);
        loop {
            let progress = thought.step();
            assert!((last..=progress.of).contains(&progress.done), "{last} {progress:?}");
            (last, slices) = (progress.done, slices + 1);
            if slices % 7 == 0 || progress.is_finished() {
                assert!(is_legal(thought.plans(3)));
            }
            if progress.is_finished() {
                break;
            }
        }
        assert!(slices > 1);
    });
}
