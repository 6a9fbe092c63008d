//! Random games of every setup: no dead end, no broken invariant, no endless game.

use crate::sample::share;
use catenary::engine::game::{Game, Rng};
use catenary::titles::tramways::rules::Tramways;
use catenary::titles::tramways::rules::setup::Setup;
use catenary::titles::tramways::rules::variants::{
    Deal, DevelopmentRule, MapChoice, MapSize, PlayerBoard, Sides,
};

/// More decisions than any game needs.
const MOST_PLIES: usize = 5000;

fn play(setup: &Setup, seed: u64) {
    let mut rng = Rng::new(seed);
    let mut state = Tramways::new(setup).expect("the setup is legal");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..MOST_PLIES {
        Tramways::check_invariants(&state).unwrap_or_else(|e| panic!("{setup:?}: {e}"));
        Tramways::legal_actions(&state, &mut legal);
        assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "{:?}: {legal:?}", state.decision);
        if Tramways::to_act(&state).is_none() {
            assert!(legal.is_empty());
            return;
        }
        assert!(!legal.is_empty(), "a dead end at {:?} in {setup:?} {seed}", state.decision);
        let action = legal[rng.below(legal.len())];
        let text = Tramways::notation(&state, action);
        assert_eq!(Tramways::parse(&state, &text), Some(action), "{text}");
        for &action in &legal {
            assert_eq!(Tramways::check(&state, action), Ok(()), "{:?} {text}", state.decision);
        }
        events.clear();
        Tramways::apply(&mut state, action, &mut events).expect("a legal action");
    }
    panic!("an endless game: {setup:?} {seed}");
}

fn setups(players: usize, seed: u64) -> Vec<Setup> {
    let mut setups = Vec::new();
    for deal in [Deal::Normal, Deal::Advanced] {
        for development in [DevelopmentRule::Original, DevelopmentRule::Alternative] {
            for sides in [Sides::Mixed, Sides::Normal, Sides::Hard] {
                for size in [MapSize::Standard, MapSize::Expert] {
                    for board in [PlayerBoard::Normal, PlayerBoard::Hard] {
                        let map = MapChoice::Random { sides, size };
                        let seats = std::iter::repeat_n(board, players).collect();
                        let base = Setup::standard(players, seed);
                        setups.push(Setup { deal, development, map, seats, ..base });
                    }
                }
            }
        }
    }
    setups.retain(|setup| setup.check().is_ok());
    setups
}

/// The step from game to game: it shares no factor with the numbers of options of a setup, so the first games cover
/// each option.
const STRIDE: usize = 19;

#[test]
fn random_games_of_every_setup_end() {
    let seeds = (1..=5).flat_map(|players| (0..6).map(move |seed| (players, seed)));
    let games = seeds.flat_map(|(players, seed)| {
        setups(players, seed).into_iter().map(move |setup| (setup, seed + 77))
    });
    let games: Vec<(Setup, u64)> = games.collect();
    assert!(games.len() > 600 && !games.len().is_multiple_of(STRIDE), "{} games", games.len());
    for at in 0..share(games.len() as u64) as usize {
        let (setup, seed) = &games[at * STRIDE % games.len()];
        play(setup, *seed);
    }
}
