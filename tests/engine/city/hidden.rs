//! Hidden information: hands, Tickets and their number, decks.

use super::support::{deal, legal, play_at_random, seats, tables};
use catenary::engine::game::{Game, Rng, Seat};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::setup::Setup;
use catenary::titles::city::rules::state::State;
use catenary::titles::city::rules::{City, shown_to};

fn after(state: &State, words: &[&str]) -> State {
    let mut state = state.clone();
    words.iter().for_each(|word| {
        let action = City::parse(&state, word).expect("an action");
        City::apply(&mut state, action, &mut Vec::new()).expect("legal");
    });
    state
}

/// Other players see the same position and events, whether 1 or 2 Tickets were kept.
#[test]
fn ctick_2_nobody_sees_how_many_tickets_were_kept() {
    for (board, players) in tables() {
        for seed in 0..20 {
            let start = deal(board, players, seed);
            let first = legal(&start)[0].clone();
            let one = after(&start, &[&first]);
            let other = legal(&one)[0].clone();
            let (kept, returned) = (after(&one, &[&other]), after(&one, &["return"]));
            for seat in seats(&start).skip(1) {
                assert_eq!(shown_to(&kept, Some(seat)), shown_to(&returned, Some(seat)));
            }
            assert_eq!(shown_to(&kept, None), shown_to(&returned, None));
            assert_ne!(shown_to(&kept, Some(Seat(0))), shown_to(&returned, Some(Seat(0))));
        }
    }
}

#[test]
fn ctick_2_events_reveal_no_tickets_to_others() {
    let start = deal(Board::BERLIN, 3, 5);
    let first = legal(&start)[0].clone();
    let one = after(&start, &[&first]);
    let shown = |word: &str| {
        let (mut state, mut events) = (one.clone(), Vec::new());
        let action = City::parse(&one, word).expect("an action");
        City::apply(&mut state, action, &mut events).expect("legal");
        events.iter().filter_map(|event| event.shown_to(Some(Seat(2)))).collect::<Vec<_>>()
    };
    assert_eq!(shown(&legal(&one)[0]), shown("return"));
}

#[test]
fn a_determinized_state_is_valid_and_looks_the_same() {
    for (board, players) in tables() {
        for seed in 0..15 {
            let mut rng = Rng::new(seed);
            let mut ply = 0;
            play_at_random(Setup::standard(board, players, seed), |_, _, state, _| {
                ply += 1;
                if ply % 7 != 0 {
                    return;
                }
                for seat in seats(state) {
                    let observation = City::observe(state, seat);
                    let guess = City::determinize(&observation, &mut rng);
                    assert_eq!(City::check_invariants(&guess), Ok(()));
                    let again = City::observe(&guess, seat);
                    assert_eq!(again.shown(), observation.shown(), "seat {seat:?}");
                    assert_eq!(guess.players[seat], state.players[seat]);
                    if City::to_act(state) == Some(seat) {
                        assert_eq!(legal(&guess), legal(state));
                    }
                }
                let seen = City::redacted(state, None, &mut rng);
                assert_eq!(City::check_invariants(&seen), Ok(()));
                assert_eq!(shown_to(&seen, None), shown_to(state, None));
            });
        }
    }
}

#[test]
fn a_face_up_card_stays_known_until_it_could_have_been_played() {
    for seed in 0..20 {
        play_at_random(Setup::standard(Board::SAN_FRANCISCO, 3, seed), |_, _, state, _| {
            for seat in seats(state) {
                let viewer = Seat((seat.0 + 1) % 3);
                let shown = shown_to(state, Some(viewer));
                assert!(shown.players[seat].hand.holds(&state.players[seat].known));
                assert_eq!(shown.players[seat].hand.count(), state.players[seat].hand.count());
            }
        });
    }
}
