//! Bots: they finish games, the same way from the same seed, and see nothing that is hidden.

use catenary::engine::bots::{Level, Rerun, best_plan, chance_of};
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

/// Another position with other hidden letters that looks the same is thought about in the same way.
#[test]
fn what_is_hidden_changes_nothing() {
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
