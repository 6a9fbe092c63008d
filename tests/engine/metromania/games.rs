//! Random games: no dead end, no broken invariant, an end.

use crate::sample::share;
use catenary::engine::game::{Game, Rng};
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::metromania::rules::action::Action;
use catenary::titles::metromania::rules::setup::Setup;
use catenary::titles::metromania::rules::state::State;
use catenary::titles::metromania::rules::variants::{Municipality, Rivalry};

/// More decisions than any game has: 2 lines of 18 tunnels with 3 decisions each, and stations.
const MOST_PLIES: usize = 700;

/// Returns a setup of a number of players; consecutive seeds cover every option.
pub(crate) fn setup(players: u8, seed: u64) -> Setup {
    let municipality = match (seed % 3, players) {
        (1, _) => Municipality::Loyal,
        (2, 4) => Municipality::Strict,
        _ => Municipality::Usual,
    };
    let rivalry = Rivalry::ALL[seed as usize / 3 % 2];
    Setup { municipality, rivalry, ..Setup::standard(players, seed) }
}

/// Plays a random game and shows every position; the last one is the end.
pub(crate) fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&State)) -> State {
    play_told(setup, seed, |state, _| look(state))
}

/// Plays a random game and shows every position with the action taken in it.
pub(crate) fn play_told(
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&State, Option<Action>),
) -> State {
    let mut rng = Rng::new(seed);
    let mut state = Metromania::new(setup).expect("a legal setup");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..MOST_PLIES {
        Metromania::legal_actions(&state, &mut legal);
        if Metromania::to_act(&state).is_none() {
            look(&state, None);
            assert!(legal.is_empty());
            return state;
        }
        assert!(!legal.is_empty(), "a dead end in {setup:?} {seed}: {:?}", state.decision);
        let action = legal[rng.below(legal.len())];
        look(&state, Some(action));
        events.clear();
        Metromania::apply(&mut state, action, &mut events).expect("a legal action");
    }
    panic!("an endless game: {setup:?} {seed}");
}

fn check(state: &State) {
    Metromania::check_invariants(state).unwrap_or_else(|fault| panic!("{fault}"));
    let legal = Metromania::legal(state);
    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "{legal:?}");
    for &action in &legal {
        let text = Metromania::notation(state, action);
        assert_eq!(Metromania::parse(state, &text), Some(action), "{text}");
        assert_eq!(Metromania::check(state, action), Ok(()), "{text}");
    }
}

#[test]
fn random_games_end_without_a_broken_invariant() {
    for players in 2..=4 {
        for seed in 0..share(10_000) {
            let end = play(&setup(players, seed), seed, check);
            let outcome = Metromania::outcome(&end).expect("an outcome");
            assert!(!outcome.winners.is_empty());
        }
    }
}
